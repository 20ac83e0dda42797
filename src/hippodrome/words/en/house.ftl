### Sentences every part of the house may say: lists, set-up, content, the table and the server.
### Keys stand in the same order as in the other language.

## Lists: several things in one sentence

list-of-none = nothing
list-goes-on = { $items }, { $item }
list-ends = { $items } and { $item }

## Names of whoever plays

player = Player { $seat }
named = { $name }
name-of-you = You
name-of-bot = { $bot ->
    [tipster] Tipster
   *[gambler] Gambler
} { $seat }

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
content-unknown-name = { $file }, table [{ $table }]: the name { $found } is not known here. The names are { $known }.

## Setting up a game

setup-unknown-game = There is no game called { $game } here. You can play: { $known }.
setup-unknown-pack = There is no pack called { $pack } for { $game }. Choose one of { $known }, or give the path of a .toml file.
setup-wrong-seats = { $seats ->
    [one] One seat is not what { $game } is made for: it takes { $least } to { $most } players.
   *[other] { $seats } seats are not what { $game } is made for: it takes { $least } to { $most } players.
}
setup-bad-choice = The option { $option } cannot be { $value } with { $seats } seats: choose from { $choices }.
setup-unknown-option = The game { $game } has no option { $option }. Its options are { $known }.
setup-bad-draw = A draw of { $outcome } is impossible: the outcomes due are counted from 0 and there are { $spread }.
option-races = How many races the meeting has.
option-first = Who leads the first race: a seat, or 0 to draw lots.
option-hidden = Predictions stay secret until the finish.
option-flat-only = Every race is a flat race, for a first game.
option-punters = How many seats only bet: the last ones, who own no horse and never throw.
option-sweets = Sweets are played for: everybody puts some into a jar, and money is changed for them at the end.
option-banker = The banker is paid a tenth of the Bank for keeping it.
option-richest = The richest player wins too, beside the owner of the first horse.
option-carried = A Totalisator nobody has won is carried over, instead of going to the Bookmaker.

## Moves as they are typed

notation-unreadable = “{ $text }” means nothing here. Moves look like 5+3, J2<1, 5~4+, 4=5, 7-3-5 or flat:5.
notation-way = “/{ $text }” is no way to make room. After the stroke write one of + - < > or two of them, such as /+<.
notation-cards = { $cards } cards each? Nobody can hold that: { $most } at most.

## Written games

transcript-not-one = Line { $line }: this is not a written game. Its first line should be “{ $expected }”.
transcript-bad-header = Line { $line }: the header is damaged; “{ $expected }” should stand here.
transcript-unknown-game = Line { $line }: no game here is called { $game }. Known ones: { $known }.
transcript-other-rules = Line { $line }: written under rules version { $found }, while this house plays version { $expected }. It needs the Hippodrome it was played with.
transcript-bad-setup = Line { $line }: such a table cannot be laid. { $why }
transcript-other-content = Line { $line }: the pack { $pack } has been printed differently since this game was played, so it cannot be replayed here.
transcript-bad-option = Line { $line }: “{ $found }” is not an option. Options look like races=4.
transcript-bad-hex = Line { $line }: “{ $found }” should be hexadecimal digits, two for each byte.
transcript-truncated = Line { $line }: the file breaks off. A written game closes with its result (or “unfinished”), its seed and its digest.
transcript-bad-line = Line { $line }: “{ $found }” is neither a move (such as “2: 5+3”) nor a draw (such as “draw 3 of 45”).
transcript-bad-seat = Line { $line }: there is no seat { $found } at a table of { $seats }.
transcript-bad-notation = Line { $line }: the move cannot be read. { $why }
transcript-bad-draw = Line { $line }: the outcome { $outcome } does not exist among { $spread }, counted from 0.
transcript-wrong-spread = Line { $line }: a draw among { $found } stands here, but the game is waiting for { $expected ->
    [0] a player’s move
   *[other] a draw among { $expected }
}.
transcript-draw-due = Line { $line }: a move stands here, but a draw among { $expected } was due.
transcript-refused = Line { $line }: the rules forbid { $move } here. { $why }
transcript-after-the-end = Line { $line }: the meeting was already over.
transcript-not-the-end = Line { $line }: the closing line does not fit the moves above it: a finished game has a result, an unfinished one says “unfinished”.
transcript-wrong-result = Line { $line }: the result does not follow from the moves; they give { $expected }.
transcript-edited = Line { $line }: something in this file was changed after it was written: its digest no longer fits.
proof-no-seed = Without the croupier’s seed the draws cannot be checked.

## The table: what it, not the rules of the game, forbids

table-unknown = There is no such table. Check the link, or look for it in the lobby.
table-no-such-seat = This table has { $seats } seats: choose one of them.
table-seat-taken = Seat { $seat } is taken: choose another one.
table-seat-empty = Nobody sits at seat { $seat }.
table-seats-empty = Some seats are still empty: invite a friend or a bot to each, then start.
table-not-your-seat = Seat { $seat } is not yours.
table-bot-plays = A bot plays seat { $seat } now: take the seat back first.
table-bot-plays-already = No person plays seat { $seat }, so no bot can take over.
table-you-play = You play seat { $seat } yourself already.
table-host-only = Only the host of this table can do that.
table-host-stays = The host cannot be shown the door.
table-removed = The host has shown you the door: you may watch other tables.
table-removed-already = This guest has been shown the door already.
table-muted = The host has muted you.
table-nothing-said = There is nothing in that message: write something first.
table-not-begun = The game has not begun yet.
table-begun = The game is being played already.
table-over = This game is over: lay a new table for another.
table-stranded = The rules have changed since this game began, and it no longer leads where it led: it can be looked at, but not played on.
table-left-behind = This table was laid by another version of Hippodrome, which this one cannot follow: lay a new table.
table-unknown-game = This table plays “{ $game }”, which is no longer played here: lay a new table.
table-stale = The table has moved on since you chose: look again and choose anew.
table-no-undo = This can no longer be taken back: something was drawn, shown or played since.
table-not-a-decision = That is not a decision this table understands.
table-bad-clock = A clock may run from 0 (none) to { $most } seconds a turn, bots may wait up to ten seconds.
store-already-written = Somebody else moved at this table in the same moment: look again.
store-failed = This could not be written to disk, so nothing has changed: try again in a moment, and tell the host to check the disk.
store-newer = This data folder belongs to a newer Hippodrome: update this one, or choose another folder.

## The server: what it, not the table, says

server-not-found = There is nothing at this address. The lobby is the place to start from.
server-wrong-method = This address cannot be asked that way.
server-malformed = The server cannot make sense of this request: reload the page and try again.
server-too-large = That is more than the { $most } bytes one may send at once: make it shorter.
server-slow-down = That was too much at once: wait a moment, then try again.
server-broken = Something broke on the server. Nothing was changed: try again, and tell whoever runs it.
server-wrong-origin = This request came from another site: open the game at its own address.
server-no-guest = The server does not know you yet: allow its cookie and reload the page.
server-not-watchable = The host of this table does not want spectators while the game is on.
server-too-many-sockets = You have this table open too often: close some of its windows.
server-unknown-guest = That guest is not at this table.
server-no-replay = There is nothing to replay yet: the game must finish first.
server-unknown-language = The rules are not written in { $language }. They are in: { $known }.
server-page-missing = The server runs, but its page has not been built. Run “make page” in the source folder, then start again.
serve-ready = The gates are open: { $address }
serve-share = Friends on your network come in at { $address }
serve-data = Games are kept in { $folder }
serve-how-to-stop = Press Ctrl-C to close.
serve-closed = The gates are closed. Every game is kept and goes on when you open again.
serve-port-taken = Port { $port } on { $host } is taken: another server may be running. Choose another with --port, or --port 0 for any free one.
serve-bad-address = The server cannot listen on { $host }, port { $port }: { $reason }.
serve-bad-folder = The games cannot be kept in { $folder }: { $reason }. Choose another folder with --data.
rules-not-mentioned = The rules do not mention “{ $text }”. Try a shorter word.

## Proof: checking that the croupier’s draws were fair

proof-wrong-seed = The seed is not the one that was committed to: its hash is { $found }, the commitment was { $commitment }.
proof-bad-spread = Draw { $draw } cannot be checked: it claims { $spread } possible outcomes.
proof-wrong-draw = Draw { $draw } was not dealt by the croupier: seed and nonces give { $expected }, the record says { $found } (counting from 0, { $spread } outcomes).
