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
table-host-only = Only the host of this table can do that.
table-host-stays = The host cannot be shown the door.
table-removed = The host has shown you the door: you may watch other tables.
table-muted = The host has muted you.
table-nothing-said = There is nothing in that message: write something first.
table-not-begun = The game has not begun yet.
table-begun = The game is being played already.
table-over = This game is over: lay a new table for another.
table-stale = The table has moved on since you chose: look again and choose anew.
table-no-undo = This can no longer be taken back: something was drawn, shown or played since.
table-not-a-decision = That is not a decision this table understands.
table-bad-clock = A clock may run from 0 (none) to { $most } seconds a turn, bots may wait up to ten seconds.
store-already-written = Somebody else moved at this table in the same moment: look again.
