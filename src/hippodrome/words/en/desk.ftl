### What is said at a terminal: laying a table, playing, replaying, simulating, measuring.
### Keys stand in the same order as in the other language.

## Bots, and the first use of the compiled reading

setup-unknown-bot = There is no bot called { $bot }. The bots are { $known }.
warming-failed = The rules of { $game } could not be compiled: { $why }

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
