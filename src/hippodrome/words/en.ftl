### Every sentence a person reads, in English.
### Keys stand in the same order as in fr.ftl.

## Lists: several things in one sentence

list-of-none = nothing
list-goes-on = { $items }, { $item }
list-ends = { $items } and { $item }

## Content: what is printed on boards and cards, read from TOML files

content-unreadable = { $file } cannot be read: check that the file is there and that you may open it.
content-bad-toml = { $file }, line { $line }: this is not valid TOML. Check the brackets, quotes and commas there.
content-unknown-table = { $file }: the table [{ $table }] is not known here. The tables are { $known }.
content-missing-table = { $file }: the table [{ $table }] is missing.
content-not-a-table = { $file }: { $table } must be a table. Write [{ $table }] on a line of its own, its fields below.
content-unknown-field = { $file }, table [{ $table }]: the field { $field } is not known here. The fields are { $known }.
content-missing-field = { $file }, table [{ $table }]: the field { $field } is missing.
content-wrong-type = { $file }, table [{ $table }]: the field { $field } must be { $expected }, not { $found }.
content-kind = { $kind ->
    [integer] a whole number
    [text] a text in quotes
    [truth] true or false
    [integers] a list of whole numbers
    [texts] a list of texts in quotes
   *[rows] a list of rows of whole numbers
}
content-bad-source = { $file }, table [{ $table }]: the field source must say rulebook, deduced or reconstruction, not { $found }.
content-empty-why = { $file }, table [{ $table }]: the field why is empty. Say how we know what this table holds.

## Proof: checking that the croupier’s draws were fair

proof-wrong-seed = The seed is not the one that was committed to: its hash is { $found }, the commitment was { $commitment }.
proof-bad-spread = Draw { $draw } cannot be checked: it claims { $spread } possible outcomes.
proof-wrong-draw = Draw { $draw } was not dealt by the croupier: seed and nonces give { $expected }, the record says { $found } (counting from 0, { $spread } outcomes).
