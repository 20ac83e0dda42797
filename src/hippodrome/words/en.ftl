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

## Bots, and the first use of the compiled reading

setup-unknown-bot = There is no bot called { $bot }. The bots are { $known }.
warming-failed = The rules of { $game } could not be compiled: { $why }

## Content of Ticket Gagnant

content-out-of-range = { $file }, table [{ $table }]: the field { $field } says { $found }, but only { $least } to { $most } can be played.
content-bad-square = { $file }, table [{ $table }]: { $found } is no square of this track. Write a lane letter and a column, such as c7.

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

## Moves as they are typed

notation-unreadable = “{ $text }” means nothing here. Moves look like 5+3, J2<1, 5~4+, 4=5, 7-3-5 or flat:5.
notation-way = “/{ $text }” is no way to make room. After the stroke write one of + - < > or two of them, such as /+<.
notation-cards = { $cards } cards each? Nobody can hold that: { $most } at most.

## Moves the rules forbid

refused-nothing = Nothing forbids this move: it can be played.
refused-meeting-over = The meeting is over: no more moves.
refused-not-a-seat = Nobody sits at that place.
refused-not-awaited = It is not your turn: wait for the others.
refused-not-a-move = There is no such move in this game.
refused-race-to-choose = First say what is run and with how many cards, for example flat:5.
refused-ticket-to-fill = Your ticket comes first: name one to three horses, for example 7-3-5 or .-.-2.
refused-card-to-play = The race is on: play one of your cards.
refused-flat-only = This table runs flat races only: choose flat, for example flat:5.
refused-cards-out-of-range = Each player gets { $least } to { $most } cards: choose a number from there.
refused-no-such-horse = There is no such horse: those that run are numbered 1 to { $horses }.
refused-empty-ticket = An empty ticket wins nothing: name at least one horse.
refused-horse-twice = A horse can stand on a ticket only once: give each box another one, or leave it empty.
refused-card-not-held = You do not hold the card { $card }: play one from your hand.
refused-cards-still-playable = No card may be thrown away while one of yours can still move a horse: play that one.
refused-too-far = A joker here moves a horse 1 to { $farthest } squares: choose a smaller number.
refused-not-adjacent = Those two are not side by side or nose to tail, so one of them has to move.
refused-beyond-the-line = Beyond the dotted line { $horse } can only go sideways: send it left or right, or play another card.
refused-hedge-behind = There is a hedge behind { $horse }, and no horse goes back over a hedge: choose another way.
refused-river = That would leave { $horse } in the river with no dry square to stop on: choose another way.
refused-off-the-track = That would put { $horse } off the track: choose another side.
refused-nobody-would-move = There is { $horse } already. To leave both where they are, write the two numbers with = between them, such as 4=5.
refused-nobody-in-the-way = Nobody stands in the way of { $horse }: leave out the stroke and what follows it.
refused-no-room-to-yield = No room for { $horse } there: not one square around { $occupant } is free and open. Choose another move.
refused-yield-not-said = On that square stands { $occupant }: add where it should go, such as /+ or /<.
refused-yield-square-taken = No room there for { $occupant }: another horse stands on that square. Choose a free one.
refused-yield-off-the-track = That would push { $occupant } off the track: choose another square for it.
refused-yield-back-over-line = Once past the dotted line, { $occupant } does not come back: let it make room to the left or right.
refused-yield-back-over-hedge = Not back over the hedge: choose a square ahead or beside for { $occupant }.
refused-yield-into-river = Not into the river: choose a dry square for { $occupant }.

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

## Horses, cards, tickets and players

horse = { $number ->
    [1] orange 1
    [2] purple 2
    [3] green 3
    [4] blue 4
    [5] red 5
    [6] yellow 6
   *[7] black 7
}
player = Player { $seat }
card-joker = joker
card-single = { $horse } by { $squares }
card-pair = { $low } with { $high }
ticket-box = { $place ->
    [1] { $horse } to win
    [2] { $horse } second
   *[3] { $horse } third
}

## The story of a meeting, and the race caller

story-first-player = The lot is drawn. First player: { $player }.
story-race = { $player }: for race { $race } of { $races }, { $discipline ->
    [flat] a flat race
    [hedges] a race over hedges
    [steeple] a steeple-chase, the river in column { $river }
   *[harness] a harness race: mind the hoof marks
}, { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}.
story-dealt = The cards are dealt: { $cards } each.
story-hand = Your hand: { $hand }.
story-predicted = { $player }: ticket filled in, face down.
story-ticket = { $player }: ticket with { $boxes }.
story-off = { $call ->
    [0] They’re under starter’s orders… and they’re off!
    [1] The gates fly open, and away they go!
    [2] The flag is down. A fine level start!
   *[3] And the field is off and running, hooves drumming on the turf!
}
story-move = { $player }: { $card ->
    [joker] the joker! { $moved ->
        [0] { $horse } stays on { $end }, up against the edge.
       *[1] { $horse } goes from { $start } to { $end }.
    }
    [pair] { $moved ->
        [0] { $horse } stays on { $end }.
       *[1] { $horse } is called over from { $start } to { $end }.
    }
   *[single] { $moved ->
        [0] { $horse } is held on { $end }, up against the edge.
       *[1] { $horse } goes from { $start } to { $end }.
    }
}
story-yields = — shoved aside, { $horse } makes room and lands on { $end }.
story-stay = { $player }: { $low } and { $high } are neighbours already, and neither moves.
story-discard = { $player }: nothing can be moved; { $card } thrown away.
story-leads = { $call ->
    [0] And { $horse } hits the front!
    [1] Look at { $horse } now, all alone in the lead!
    [2] Here comes { $horse }, and the stands are on their feet!
   *[3] New leader: { $horse } shows the others a clean pair of heels!
}
story-finish = The last card is down: race { $race } is run!
story-disqualified = The bell rings for { $horse }: caught galloping on the hoof marks, and disqualified.
story-photo = Photo-finish! Nothing between { $horses }; we wait for the judge…
story-photo-result = The photo is in: { $place ->
    [1] { $horse } wins it by a nostril!
    [2] second place for { $horse }.
    [3] third place for { $horse }.
   *[other] { $horse } takes place { $place }.
}
story-arrival = Arrival of race { $race }: { $horses }.
story-points = { $player }: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} for this race, { $score } in all.
story-winners = { $count ->
    [one] The meeting is over. Winner: { $players }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }!
   *[other] The meeting is over, and the win is shared: { $players }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each!
}

## Laws that every state must keep, told by the soak

law-of-all-games = { $code ->
    [1] either somebody is awaited, or a draw is due, or the game is over: never two of them, never none
    [2] a game ends within its stated bound
    [3] a seat that is awaited has a move
    [4] every move of the menu is legal
    [5] every move of the menu has its slot in the action space
   *[other] a finished game has a winner, and only seats that play win
}
law-ticket = { $code ->
    [11] whoever is awaited fits the phase of the race
    [12] every horse stands on the track
    [13] every horse stands on a square of its own
    [14] no horse stands in the river, and only a steeple-chase has one
    [15] deck, hands and pile together are the whole deck
    [16] hands hold what was dealt and not played yet, in order
    [17] every ticket is a legal one, and all are filled at the off
    [18] places are given once each, from the front, and hoof marks disqualify
   *[other] a race pays what its tickets say, and no score falls below the floor
}

## Simulate: many games among bots

simulate-too-few-games = { $games } games are too few for an interval. Ask for { $least } or more.
simulate-no-cores = { $cores } cores cannot play. Ask for 1 or more.
simulate-compiling = Compiling the rules, once
simulate-playing = Playing { $games } games
simulate-title = { $game }, { $games } games (95 % intervals)
simulate-seat = Seat
simulate-bot = Bot
simulate-points = Points
simulate-wins = Wins
simulate-lead = Ahead of the others
simulate-all-seats = all of them
simulate-figure = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed = { $games } games a second on { $cores ->
    [one] one core
   *[other] { $cores } cores
}. Repeat them with --seed { $seed }.

## Soak: random games held to the laws

soak-title = { $game }: { $games } random games, after every step held to the laws
soak-playing = Soaking { $game }
soak-seats = Seats
soak-tables = Tables
soak-games = Games
soak-steps = Steps
soak-longest = Longest game
soak-bound = Stated bound
soak-choices = { $made } of { $all } first choices were made; least often { $least }, { $times } times. { $moves } different moves were played.
soak-missed = Never chosen at the start of a game: { $missed }. Soak more games.
soak-lawful = No law was broken.
soak-broken = A law was broken in { $game }: { $law }. Seats { $seats }, options { $options }, seed { $seed }, step { $step }.

## Benchmark: how fast the readings are

bench-measuring = Measuring, { $rounds } rounds
bench-title = Medians of { $rounds } interleaved rounds
bench-figure = Figure
bench-peers-missing = The games of other people are not installed here. Run make bench-peers, which sets them up beside ours.
bench-peers-note = For the games of other people every chance step counts as a move too; for ours only what players choose.
bench-written = Written to { $file }.

## Benchmark of the server: many tables at once

bench-server-measuring = Measuring the server
bench-server-title = A move a second at every table, { $seconds } seconds
bench-server-ratio = Our server spends { $percent } % of the processor time that boardgame.io’s spends on a move.
bench-server-note = boardgame.io keeps its matches in memory and lets pages work out what may be played; ours writes every move to disk first and sends every choice with its consequence. With --profile you see where its time goes.
bench-server-parts = Where the time of the first thread goes, by part, with laying the tables
bench-server-functions = The functions that take the most time of their own
bench-server-verdict = { $failures ->
    [0] Nothing was lost, and a move takes no more room than it may.
    [one] One thing went wrong: see the figures above.
   *[other] { $failures } things went wrong: see the figures above.
}
bench-server-late = On our server { $skipped } moves were not sent, for the one before was still on its way: it could not keep the pace on this machine.
bench-server-bad-load = A table needs two sockets for its players: give at least one table, and { $least } sockets or more.
bench-server-not-up = The server that { $command } should start did not come up.
bench-server-refused = The server refused { $path } with status { $status }.
bench-server-too-few-files = { $wanted } files must be open at once, and this machine allows { $most }. Give fewer --sockets, or raise the limit.
bench-server-no-peer = There is no boardgame.io in { $folder }, so only our server is measured.
bench-server-no-node = Node is not installed here, so only our server is measured.
bench-server-no-network = boardgame.io could not be fetched from the npm registry, so only our server is measured.

## The terminal: laying a table

setup-unknown-language = The house does not speak “{ $language }” yet. Choose one of { $known }.
setup-unknown-seat = Nobody called “{ $seat }” can sit down. A seat is you, you:NAME, or a bot: { $bots }.
setup-option-form = “{ $option }” is not how an option is written. Write a name, = and a value, such as races=4 or hidden=yes.
setup-bad-seed = “{ $seed }” is no seed. A seed is written in hexadecimal digits, two for each byte.
file-unreadable = { $file } cannot be read: check its name, and that you may open it.
save-exists = There is a file { $file } already, and it will not be written over. Give --save another name.
save-unwritable = The game cannot be written to { $file }. Give --save a place you may write to.
named = { $name }
name-of-you = You
name-of-bot = { $bot ->
    [tipster] Tipster
   *[gambler] Gambler
} { $seat }

## The terminal: the board

board-no-race-yet = Ticket Gagnant · a meeting of { $races ->
    [one] one race
   *[other] { $races } races
}
board-title = Ticket Gagnant · race { $race } of { $races } · { $discipline ->
    [flat] flat
    [hedges] hedges
    [steeple] steeple-chase
   *[harness] harness
} · { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
board-mark = { $mark ->
    [start] start
    [hedge] hedge
    [river] river
    [line] dotted line
    [leader] first player
   *[hoof] hoof marks
}
board-players = Player
board-points = Points
board-ticket = Ticket
board-cards = Cards
board-pile = Pile:
board-arrival = Arrival:
hand-heading = Your hand:
hand-of = { $player } · hand:

## The terminal: playing

play-welcome = Welcome to the races! Type ? at any time for help, quit to leave.
play-commitment = The croupier’s commitment: { $commitment }
play-curtain = Over to { $player }. Everyone else looks away; { $player }, press Enter.
play-turn = { $player }: { $phase ->
    [choose] which race shall be run, and with how many cards?
    [predict] fill in your ticket. Who comes in first, second, third?
   *[race] play a card.
}
play-next-race = Press Enter for the next race.
play-leaving = The rest of the meeting is called off. See you at the races!
play-seed = The croupier’s seed: { $seed }
play-saved = The game is written in { $file }.
play-verify = Anyone can check that every draw was fair:
ask = { $question ->
    [course] What is run?
    [cards] How many cards each?
    [first] First place (0 for nobody), or a whole ticket such as 7-3-5:
    [second] Second place (0 for nobody):
    [third] Third place (0 for nobody):
    [card] Which card?
    [horse] Which horse?
    [move] Which move?
   *[yield] Where does it make room?
}
ask-help = (? for help)
ask-back = (b: back)
course = { $course ->
    [flat] flat: a clear track
    [hedges] hedges: two of them, and no way back over
    [harness] harness: stay off the hoof marks at the end
    [steeple1] steeple-chase, river just before the first hedge
    [steeple2] steeple-chase, river just after the first hedge
    [steeple3] steeple-chase, river just before the second hedge
   *[steeple4] steeple-chase, river just after the second hedge
}
cards-each = { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
box-empty = nobody
choice-lands = { $card ->
    [pair] { $direction ->
        [forward] { $horse } goes in front: { $start } → { $end }
        [backward] { $horse } goes behind: { $start } → { $end }
        [left] { $horse } goes to the left: { $start } → { $end }
       *[right] { $horse } goes to the right: { $start } → { $end }
    }
   *[run] { $direction ->
        [forward] { $horse } forward: { $start } → { $end }
        [backward] { $horse } backward: { $start } → { $end }
        [left] { $horse } left: { $start } → { $end }
       *[right] { $horse } right: { $start } → { $end }
    }
}
choice-stays = { $horse } stays on { $start }, against the edge
choice-yields = { $horse } makes room on { $end }
choice-must-yield = { $horse } makes room ({ $ways } ways)
choice-nobody-moves = nobody moves
choice-discard = thrown away, without effect
help-choose = Pick a race from the list, then a number of cards; or type both at once: flat:5, steeple2:4, harness:7. More in T7.
help-predict = Name one to three horses. A ticket such as 7-3-5 has 7 first, 3 second and 5 third; a point leaves a box empty, as in 1-4-. or .-.-2. Exact places earn 7, 5 and 4 points, a horse in the first three but elsewhere 3; behind them each costs you 1 or 2. More in T3.2 and T8.
help-cards = A single card (red 5 by 2) moves that horse so many squares, in any of the four directions. A pair (blue 4 with red 5) sets one of the two on a square next to the other. A joker moves any horse, straight on or sideways. Whoever stands where you land makes room, and you say where. More in T4.
help-notation = Typed, + is forward, - backward, < left, > right: 5+3 moves red 5 three squares forward, J5+2 does it with a joker, 5~4+ puts 5 in front of 4, 4=5 moves neither. Add /+ or /-< and the like for a horse that makes room.
help-commands = ? T4.7 shows a paragraph of the rules · log tells the story so far · b goes back · quit saves and leaves.

## The terminal: replaying, checking and reading the rules

replay-unknown-eyes = Nobody watches as “{ $seen }”. Use a seat from 1 to { $seats }, spectator or all.
replay-ask = Step { $step } of { $last } (Enter: on, b: back, a number, q: quit)
replay-help = Enter or n goes on, b goes back, a number from 0 to { $last } jumps there, q quits.
verify-seat = { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
verify-replayed = { $finished ->
    [True] The whole game of { $game } was replayed, { $decisions } decisions: every one is legal and the result is right.
   *[False] The unfinished game of { $game } was replayed, { $decisions } decisions so far: every one is legal.
}
verify-fair = All { $draws } draws are fair: seed and nonces give exactly these, and the seed is the one committed to ({ $commitment }).
rules-unknown-paragraph = The rules have no paragraph { $number }. Near it: { $near }.
rules-not-mentioned = The rules do not mention “{ $text }”. Try a shorter word.

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

## The page: Ticket Gagnant on the table

page-ticket-asks-race = Choose what is run in race { $race }, and with how many cards.
page-ticket-asks-ticket = Fill in your ticket: name one to three horses.
page-ticket-asks-card = Play a card.
page-ticket-asks-discard = None of your cards can move a horse: throw one away.
page-ticket-summary-race = Race { $race } of { $races }{ $discipline ->
    [flat] , on the flat
    [hedges] , over hedges
    [steeple] , a steeple-chase
    [harness] , in harness
   *[none] {""}
}.
page-ticket-summary-horse = { $horse } on { $square }
page-ticket-summary-horses = From the front: { $horses }.
page-ticket-board = The track, { $lanes } lanes by { $columns } columns, { $discipline ->
    [flat] without obstacles
    [hedges] with two hedges
    [steeple] with two hedges and a river
   *[harness] with hoof marks
}
page-ticket-own = Your cards and choices
page-ticket-hand = Your hand
page-ticket-card = { $card }{ $able ->
    [0] , cannot move a horse now
   *[1] {""}
}
page-ticket-way-run = { $horse }, { $squares ->
    [one] one square
   *[other] { $squares } squares
} { $direction ->
    [forward] forward
    [backward] backward
    [left] to the left
   *[right] to the right
}
page-ticket-way-beside = { $horse } { $direction ->
    [forward] in front of
    [backward] behind
    [left] to the left of
   *[right] to the right of
} { $fixed }
page-ticket-way-ends = { $way }, { $moved ->
    [0] stays on { $end }
   *[1] from { $start } to { $end }
}
page-ticket-way-yields = { $way }; { $horse } makes room to { $square }
page-ticket-way-asks = { $way }; then you say where { $horse } makes room
page-ticket-way-stay = Nobody moves
page-ticket-way-discard = Throw away: { $card }
page-ticket-way-barred = Not possible: { $way }. { $why }
page-ticket-yield = { $horse } makes room to { $square }
page-ticket-where-yields = Where does { $horse } make room?
page-ticket-who-moves = Who moves?
page-ticket-back = Back
page-ticket-undo = Take it back
page-ticket-keys-card = Tap a card, or press its number.
page-ticket-keys-way = Tap a lit square or an arrow. Keys: arrows to look, Enter to play, Escape to go back.
page-ticket-keys-ticket = Keys: 1 to 7 for a horse, 0 for an empty box, Enter to hand in.
page-ticket-what-is-run = What is run?
page-ticket-discipline = { $discipline ->
    [flat] Flat
    [hedges] Hedges
    [steeple] Steeple-chase
   *[harness] Harness
}
page-ticket-discipline-hint = { $discipline ->
    [flat] Nothing in the way.
    [hedges] No going back over a hedge.
    [steeple] Hedges, and a river to land beyond.
   *[harness] Finish on hoof marks and you are out.
}
page-ticket-river = Where is the river?
page-ticket-river-place = { $place ->
    [1] Before the first hedge
    [2] After the first hedge
    [3] Before the second hedge
   *[4] After the second hedge
}
page-ticket-cards-each = Cards each
page-ticket-run-it = { $discipline ->
    [flat] Run on the flat
    [hedges] Run over hedges
    [steeple] Run a steeple-chase
   *[harness] Run in harness
}, { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
page-ticket-your-ticket = Your ticket
page-ticket-horses = The horses
page-ticket-box = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
page-ticket-box-empty = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
}: empty
page-ticket-box-holds = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
}: { $horse }. Press to take it out.
page-ticket-hand-in = Hand in the ticket
page-ticket-face-down = Ticket face down
page-ticket-not-filled = No ticket yet
page-ticket-players = Players
page-ticket-you = (you)
page-ticket-leads = First player of this race
page-ticket-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-ticket-signed = { $sign ->
    [1] +{ $points }
   *[0] { $points }
}
page-ticket-cards-left = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
page-ticket-score-track = The score track, from −8 to 50
page-ticket-pile = Cards played: { $cards }
page-ticket-stage = On stage
page-ticket-skip = Skip
page-ticket-see-track = See the track
page-ticket-arrival = Arrival of race { $race }
page-ticket-reckoning = What every box of every ticket earned
page-ticket-player = Player
page-ticket-trio = Trio
page-ticket-race-total = Race
page-ticket-total = Total
page-ticket-last-arrival = Show the last arrival again

## The page: replays, and the proof that the draws were fair

page-replay-title = Replay
page-replay-loading = Fetching the film…
page-replay-empty = There is nothing to see in this game.
page-replay-where = Step { $step } of { $steps }
page-replay-first = To the beginning
page-replay-previous = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-speed = Speed
page-replay-times = { $speed } ×
page-replay-as = Seen by
page-replay-as-all = Everyone, hands open
page-replay-as-spectator = A spectator
page-replay-story = What happened
page-replay-link = Copy the link to this moment
page-replay-copied = The link is copied.
page-replay-link-here = Copy this link:
page-replay-transcript = Download the transcript
page-replay-fair = Was it fair?
page-replay-fair-how = Before the game the host showed the hash of a secret seed, and every seat added something of its own. Now the seed is open: your browser works out every draw again and compares. Change anything below and see it fail.
page-replay-fair-commitment = The promise made before the game
page-replay-fair-seed = The seed
page-replay-fair-nonce = What seat { $seat } added
page-replay-fair-key = The key made of them
page-replay-fair-good = Fair: the seed is the promised one, and all { $draws } draws follow from it.
page-replay-fair-broken-seed = Not fair: this seed is not the one promised. Its hash is { $found }.
page-replay-fair-broken-draws = Not fair: { $wrong ->
    [one] one of { $draws } draws does
   *[other] { $wrong } of { $draws } draws do
} not follow from the seed.
page-replay-fair-unreadable = This cannot be checked: seed and additions are written in hexadecimal digits, two for each byte.
page-replay-fair-reset = Put everything back
page-replay-fair-draws = The draws
page-replay-fair-draw = Draw { $draw }: { $outcome } of { $spread }
page-replay-fair-draw-wrong = Draw { $draw }: the record says { $outcome } of { $spread }, the seed gives { $expected }
page-replay-fair-file = Check a transcript file
page-replay-fair-file-bad = { $file } is not a transcript with a commitment, a seed and draws.
page-replay-fair-file-read = Now checking { $file }.

## The page: the house itself

page-title = { $page ->
    [lobby] Hippodrome: horse-racing board games
    [table] A table · Hippodrome
    [replay] A replay · Hippodrome
    [rules] Rules · Hippodrome
   *[nowhere] Nothing here · Hippodrome
}
page-skip = Skip to the page itself
page-language = Language
page-language-name = { $language ->
    [fr] Français
   *[en] English
}
page-evening = Evening light
page-sound = Sounds
page-close = Close
page-loading = One moment…
page-unreachable = The house cannot be reached. Check your connection; we go on trying.
page-unanswered = The connection broke before the answer came. Look whether it was done, then try again.
page-nowhere = There is nothing at this address
page-nowhere-why = The link may be old, or a letter may be missing.
page-to-lobby = To the lobby
page-to-replay = Watch the replay

## The page: the lobby

page-welcome = A day at the races
page-welcome-why = Horse-racing board games to play in your browser, with friends anywhere or against bots of the house. No account, no fuss.
page-your-name = Your name
page-name-kept = That is what the others see.
page-play-now = Play now against bots
page-new-table = Lay a new table
page-game-name = { $game ->
    [ticket] Ticket Gagnant
    [finishline] Finish Line
    [ascot] Ascot
   *[auteuil] Auteuil
}
page-game-about = { $game ->
    [ticket] Predict the first three in secret, then play your cards to make it come true. 2 to 6 players.
    [finishline] Back a horse, hurry it along, and be first past the post.
    [ascot] Buy, train and race thoroughbreds, and mind the tote.
   *[auteuil] An evening at home, a card of races, and the tiercé.
}
page-in-the-stable = in the stable
page-my-tables = Your tables
page-no-tables = You sit at no table yet.
page-open-tables = Open tables
page-no-open-tables = No table is looking for players. Lay one: others can join it.
page-watch = Being run now
page-nothing-to-watch = The track is empty at the moment.
page-finished-races = Finished, to be replayed
page-nothing-finished = Nothing has been run here yet.
page-table-line = { $phase ->
    [gathering] gathering
    [playing] being played
    [finished] finished
    [abandoned] given up
   *[stranded] from older rules
} · { $when }
page-new-seats = Who plays
page-new-how-many = How many play
page-seat = Seat { $seat }
page-fill-me = me
page-fill-open = a friend (open seat)
page-bot = { $bot ->
    [tipster] tipster (bot)
    [gambler] gambler (bot, random)
   *[other] { $bot } (bot)
}
page-new-game = The meeting
page-option-value = { $option ->
    [first] { $value ->
        [0] by lot
       *[other] seat { $value }
    }
   *[other] { $value }
}
page-new-house = The table
page-new-title = A name for the table
page-new-clock = Time for each turn
page-clock = { $seconds ->
    [0] no clock
    [30] 30 seconds
    [60] a minute
    [120] 2 minutes
   *[300] 5 minutes
}
page-new-pace = Bots play
page-pace = { $pace ->
    [0] briskly
    [1] at ease
   *[2] slowly
}
page-new-public = Listed in the lobby for everyone; otherwise only people with the link find it.
page-new-watchable = Others may watch.
page-new-lay = Lay the table
page-new-begin = Begin at once

## The page: a table

page-no-table = No table for you here
page-all-seated = Every seat is taken: the meeting can begin.
page-waiting-for-people = Some seats are free. Send the link to a friend, hand this device round, or add a bot.
page-invite = Invite with this link
page-copy = Copy the link
page-copied = Copied.
page-copy-yourself = Copy the marked text yourself.
page-seat-empty = Seat { $seat } is free
page-sit-here = Sit here
page-friend-here = a friend on this device
page-friend-name = Name of a friend who plays seat { $seat } on this device
page-sit-friend = Sit down too
page-add-bot = { $bot ->
    [tipster] Add a tipster
    [gambler] Add a gambler
   *[other] Add { $bot }
}
page-you = (you)
page-away = (away)
page-free-seat = Free the seat of { $name }
page-begin = Begin
page-host-begins = The host begins when everybody is seated.
page-commitment = The croupier’s promise about the draws, to be checked afterwards:
page-connection = { $line ->
    [connecting] Connecting…
    [lost] The connection is lost. We go on trying; nothing is forgotten.
   *[closed] Disconnected.
}
page-time-left = Time left:
page-your-turn = It is your turn.
page-asked-of = { $name }: { $text }
page-waiting-for = Waiting for { $players }.
page-drawing = The croupier is at work…
page-pass = Pass the device to { $name }
page-pass-why = Everyone else looks away.
page-unveil = I am { $name }: show my hand
page-phase = { $phase ->
    [finished] The meeting is over.
    [abandoned] The game has been given up.
   *[stranded] This game can only be looked at.
}
page-phase-why = { $phase ->
    [finished] The meeting is over. Every hand and every draw can be seen in the replay.
    [abandoned] The host has given this game up.
   *[stranded] This game was begun under older rules, and the present ones lead elsewhere: it can be looked at, but not played on.
}
page-again = The same table again
page-board = The game
page-beside = Beside the board
page-seats = Seats
page-story = Log
page-no-story = Nothing has happened yet.
page-chat = Chat
page-no-chat = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Say it
page-caller = The race caller:
page-caller-silent = The race caller clears his throat…
page-presence = { $presence ->
    [bot] bot
    [stand-in] a bot plays meanwhile
    [present] here
   *[away] away
}
page-awaited = (to move)
page-watchers = Watching: { $names }
page-let-bot-play = Let a bot play
page-take-back = Take the seat of { $name } back
page-bot-for = Let a bot play for { $name }
page-host = For the host
page-mute = Mute { $name }
page-unmute = Let { $name } speak
page-kick = Show { $name } the door
page-abandon = Give the game up
page-abandon-sure = The game ends for everybody. Are you sure?
page-abandon-yes = Yes, give it up
page-abandon-no = No, play on

## The page: the rules

page-rules = Rules
page-rules-whole = The rules on a page of their own
page-rules-at = Rules, { $paragraph }
page-rules-search = Search the rules
page-rules-ruling = Dotted: a ruling of ours where the rulebook is silent
page-rules-reconstruction = Dashed: reconstructed by us
