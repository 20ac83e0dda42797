"""What Alembic runs to upgrade a database: always over a connection that `migrate` gives it."""

from alembic import context

from hippodrome.table.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite alters a table only by copying it
)
with context.begin_transaction():
    context.run_migrations()
