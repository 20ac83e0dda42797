### Sentences every part of the house may say: lists, set-up, the table and the server.
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
    [crony] Bookmaker’s friend
    [expert] Expert
    [expert-patient] Patient expert
    [expert-quick] Quick expert
    [miser] Miser
    [plunger] Plunger
    [saboteur] Saboteur
    [scout] Scout
    [tipster] Tipster
    [gambler] Gambler
   *[other] { $bot }
} { $seat }
story-by-clock = Time is up for { $player }: the house decides this time.

## Setting up a game

setup-unknown-game = There is no game called { $game } here. You can play: { $known }.
setup-unknown-pack = There is no pack called { $pack } for { $game }. Choose one of { $known }, or give the path of a .toml file.
setup-wrong-seats = { $seats ->
    [one] This game cannot be played alone: it takes { $least } to { $most } players.
   *[other] This game cannot be played by { $seats }: it takes { $least } to { $most } players.
}
setup-bad-choice = The option { $option } cannot be { $value } with { $seats } seats: choose from { $choices }.
setup-unknown-option = This game has no option “{ $option }”. Its options are { $known }.

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
table-house-full = All tables of this house are taken: try again in a minute.
table-door-closed = The host has closed the door of this table: ask them to open it for you.
table-removed-already = This guest has been shown the door already.
table-muted = The host has muted you.
table-nothing-said = There is nothing in that message: write something first.
table-not-begun = The game has not begun yet.
table-begun = The game is being played already.
table-over = This game is over: open a new table for another.
table-stranded = The rules have changed since this game began, and it no longer leads where it led: it can be viewed, but not continued.
table-left-behind = This table was opened by another version of Hippodrome, which this one cannot follow: open a new table.
table-unknown-game = This table plays “{ $game }”, which is no longer played here: open a new table.
table-stale = The table has moved on since you chose: look again and choose anew.
table-no-undo = This can no longer be taken back: something was drawn, shown or played since.
table-not-a-decision = That is not a decision this table understands.
move-unknown-kind = This game has no such move. It has { $known }.
move-bad-part = A move “{ $kind }” cannot be read: its part “{ $part }” is missing, unknown or not one it can have.
table-bad-clock = A clock may run from 0 (none) to { $most } seconds a turn, bots may wait up to ten seconds.
table-unknown-speed = A table has no such speed: choose one of { $known }.
table-not-yours-to-pace = The host sets the speed of this table, or whoever plays alone against bots.
table-no-such-order = That cannot be left for later as the game stands: the lot has changed, or you are out of it.
table-no-bot-waits = No bot waits to be asked: the game goes on by itself.
table-not-over = This game is still on: the same table can be laid again once it is over.
table-not-seated = Only those who sat at this table can ask for it again. You may watch the next one.
table-proposed-already = Somebody has asked for the same table already: take your seat at that one.
table-seat-kept = This seat is kept for { $name }: choose another one, or ask the host to open it.
table-not-seated-yet = You do not sit at this table yet: take a seat first.
table-unknown-silk = The house has no such silk: choose one from 1 to { $most }.
store-already-written = Somebody else moved at this table at the same moment: look again.
store-failed = This could not be written to disk, so nothing has changed: try again in a moment, and tell the host to check the disk.
store-unread = The games cannot be read at the moment; nothing is lost. Try again shortly.

## The server: what it, not the table, says

server-not-found = There is nothing at this address. Start from the lobby.
server-malformed = The server cannot make sense of this request: reload the page and try again.
server-too-large = That is more than the { $most } bytes one may send at once: make it shorter.
server-slow-down = That was too much at once: wait a moment, then try again.
server-too-many = { $what ->
    [tables] You have laid many tables in a short time
    [names] That was many names in a short time
    [replays] You have asked for many replays in a short time
    [records] You have asked for your record many times in a short time
    [sockets] This table was opened too often in a short time
    [chat] You have said a lot in a short time
   *[other] That was too much at once
}: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-full = The house is full at the moment: try again in a little while.
server-open-tables = You have { $most } open tables already: begin or give up one of them first, or lay this one by invitation only.
server-replays-busy = Too many replays are being shown just now: try again in a few seconds.
server-too-late = That took too long to say: ask again, all at once.
server-broken = Something broke on the server. Nothing was changed: try again, and tell whoever runs it.
server-wrong-origin = This request came from another site: open the game at its own address.
server-no-guest = The server does not know you yet: allow its cookie and reload the page.
server-name-unseen = One must be able to see a name: choose one with letters or figures.
server-not-watchable = The host of this table does not want spectators while the game is on.
server-too-many-sockets = You have this table open in too many windows: close some.
server-unknown-guest = That guest is not at this table.
server-no-replay = There is nothing to replay yet: the game must finish first.
server-no-retrospect = This game is not over yet: how it went is told once it is.
