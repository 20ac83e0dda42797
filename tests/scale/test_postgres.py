"""PostgreSQL by its address: opened at once by many, and every way not to open it is a sentence."""

from __future__ import annotations

import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hippodrome.cli import main
from hippodrome.table.engines import postgres_at, without_password
from hippodrome.table.log import Row, StoreFailedError
from hippodrome.table.migrations import NEWEST, revision_of
from hippodrome.table.schema import METADATA
from hippodrome.table.store import Store
from tests.scale.servers import Postgres, free_port
from tests.table.tables import refused

PATIENCE = 30


def test_migrations_make_the_same_tables_there(postgres: Postgres) -> None:
    store = Store.at(postgres.fresh())
    assert revision_of(store.engine) == NEWEST
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    store.close()


def test_many_may_open_an_empty_database_at_once(postgres: Postgres) -> None:
    address = postgres.fresh()
    failures: list[BaseException] = []

    def open_it() -> None:
        try:
            Store.at(address).close()
        except BaseException as error:  # a thread's failure would else be lost
            failures.append(error)

    threads = [threading.Thread(target=open_it) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert failures == []


def test_a_server_that_was_killed_is_found_again() -> None:
    own = Postgres()
    try:
        own.start()
        store = Store.at(own.fresh())
        store.append(Row("a", 1, b"x")).result(PATIENCE)
        own.kill()
        with pytest.raises(StoreFailedError):
            store.append(Row("a", 2, b"y")).result(PATIENCE)
        failing = store.writes
        assert not failing
        refused("store-unread", lambda: store.events("a"))
        own.start()
        store.append(Row("a", 2, b"y")).result(PATIENCE)
        again = store.writes
        assert again
        assert store.events("a") == [(1, b"x"), (2, b"y")]
        store.close()
    finally:
        own.remove()


def refused_at_the_door(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--port", "0", "--lang", "en", *arguments])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said


def test_what_cannot_be_opened_is_a_sentence(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    nobody = f"postgresql://me:secret@127.0.0.1:{free_port()}/games"
    for address, sentence in (
        ("nonsense", "nonsense is no address of a PostgreSQL database"),
        ("mysql://host/games", "mysql://host/games is no address of a PostgreSQL database"),
        ("postgresql://host", "postgresql://host is no address of a PostgreSQL database"),
        ("postgresql://me:secret@host:port/x", "is no address of a PostgreSQL database"),
        (postgres.address("nothing"), 'database "nothing" does not exist'),
        (nobody, "Connection refused"),
    ):
        said = refused_at_the_door(["--database", address], capsys)
        assert sentence in said
        assert "secret" not in said, "a password is nobody's business"
    both = ["--database", nobody, "--data", str(tmp_path)]
    assert "not in both" in refused_at_the_door(both, capsys)


def test_without_the_extra_there_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    said = refused_at_the_door(["--database", "postgresql://host/games"], capsys)
    assert 'pip install "hippodrome[scale]"' in said


def test_a_folder_needs_no_driver(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from hippodrome.table.store import Store; "
        "Store.in_folder(Path(sys.argv[1])).close(); "
        "assert not {'psycopg', 'nats'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=True)


def test_addresses_may_begin_in_either_way_and_never_show_a_password() -> None:
    assert postgres_at("postgres://me:secret@host/games").drivername == "postgresql+psycopg"
    assert without_password("postgres://me:secret@host/games") == "postgres://me:***@host/games"
    assert "secret" not in without_password("postgres://me:secret@host:port/games")


def test_the_server_opens_over_it(postgres: Postgres) -> None:
    address = postgres.fresh()
    command = [sys.executable, "-m", "hippodrome.cli", "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        [*command, "--database", address, "--no-open"], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            page = process.stdout.readline().strip().partition(": ")[2]
            assert process.stdout.readline().strip() == f"Games are kept in {address}"
            with urllib.request.urlopen(f"{page}api/health", timeout=PATIENCE) as health:
                assert health.status == 200
            process.terminate()
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
