### What is said at a terminal: content, laying a table, playing, replaying, simulating, measuring.
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
    [15] deck, hands, pile and what earlier races spent are together the whole deck
    [16] hands hold what was dealt and not played yet, in order
    [17] every ticket is a legal one, and all are filled at the off
    [18] places are given once each, from the front, and hoof marks disqualify
    [20] before the first card every horse stands where its lane starts
   *[other] a race pays what its tickets say, and no score falls below the floor
}
law-auteuil = { $code ->
    [11] whoever is awaited fits the phase of the race, and the race the evening
    [12] purses and bank together hold every franc, no more and no less
    [13] every sweet is in the jar or with somebody, and the jar holds what was put in
    [14] every racer holds as many owner cards as were dealt, each horse at most one owner
    [15] every slip is a legal one, and all are filled at the start
    [16] every horse is on the course, and only one on an obstacle is down
    [17] the dice lie as they fell, and no horse took two of them
    [18] places are given once each, in order, and only to horses past the post
    [19] each telegram is drawn once an evening, one of a colour for a race
   *[other] a race pays what its prizes, slips and telegrams say
}
law-finishline = { $code ->
    [11] whoever is awaited fits the phase of the race, and the race the game
    [12] every race has new tiles, each once
    [13] every horse in the race stands once in the row, and only two in front may be level
    [14] every die lies in exactly one place
    [15] three dice lie before whoever rolls, in order of colour, and show faces only once rolled
    [16] a tile bears at most one die of a kind, and no safe runner a whip
    [17] every slip is a legal one
    [18] places are given once each, from the front of the row
    [19] only level horses have a photo-finish, and it ends when one has more horseshoes
    [20] a capital is what allowances, stakes and payouts make it
    [21] side bets go from one seat to another and add up to nothing
   *[other] every turn takes a die from the reserve, and only tricks put some back
}
law-ascot = { $code ->
    [11] whoever is awaited fits the phase of the game
    [12] purses, Bank, Totalisator and what is put aside for place bets hold every franc, no more and no less
    [13] nobody has less than nothing, nor has the Bank or the Totalisator
    [14] the Totalisator holds the stakes on its tickets
    [15] every title card lies in one place, and nowhere it cannot lie
    [16] hands and dead pile hold as many cards as they are said to
    [17] nobody owns both stables
    [18] every report is unread, under its pack or kept by somebody
    [19] every square of the course knows the horse on it, and every horse its square
    [20] every horse in the race stands on the course, and no other does
    [21] nobody enters more horses than may run
    [22] a horse has no more bets on it than are allowed
    [23] places are given once each, in order, and only to horses past the post
    [24] Advantages, Disadvantages and kept reports never count below nothing
   *[other] what is put aside for place bets is what they may pay
}

## Simulate: many games among bots

simulate-too-few-games = { $games } games are too few for an interval. Ask for { $least } or more.
simulate-no-cores = { $cores } cores cannot play. Ask for 1 or more.
simulate-compiling = Compiling the rules, once
simulate-playing = Playing { $games } games
simulate-title = { $game }, { $games } games (95 % intervals)
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-lead = Ahead of the others
simulate-all-seats = all of them
simulate-figure = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-whole = { $mean } ± { $margin }
simulate-share = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed = { $games } games a second on { $cores ->
    [one] one core
   *[other] { $cores } cores
}. Repeat them with --seed { $seed }.

## Ladder: bots challenge each other

ladder-too-few-deals = { $deals } deals are too few for an interval. Ask for { $least } or more.
ladder-needs-two = A ladder needs at least two bots, each of them once.
ladder-bad-bar = { $bar } is no share of wins. Give one between 0 and 1, as in --bar 0.58.
ladder-no-plot = The picture cannot be written to { $file }. Choose another place.
ladder-playing = { $game }: challenges
ladder-title = { $game }, { $seats } seats: one challenger at each table (95 % intervals)
ladder-challenger = Challenger
ladder-others = Against
ladder-games = Games
ladder-count = { $games }
ladder-so-many = { $count } × { $bot }
ladder-ratings = The ladder
ladder-rating = Elo above the lowest
ladder-repeat = Repeat it with --seed { $seed }.

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

## Content: what is printed on boards and cards, read from TOML files

content-unreadable = { $file } cannot be read: check that the file is there and that you may open it.
content-not-utf8 = { $file }, line { $line }: this is not written in UTF-8. Save the file in that encoding.
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
content-bad-name = { $file }, table [{ $table }]: “{ $found }” cannot be shown as a name. A name has { $most } letters at most, no line breaks, and no space at either end.

## Moves as they are typed

notation-unreadable = “{ $text }” means nothing here. Moves look like 5+3, J2<1, 5~4+, 4=5, 7-3-5 or flat:5.
notation-way = “/{ $text }” is no way to make room. After the stroke write one of + - < > or two of them, such as /+<.
notation-cards = { $cards } cards each? Nobody can hold that: { $most } at most.

## Written games

transcript-not-one = Line { $line }: this is not a written game. Its first line should be “{ $expected }”.
transcript-bad-header = Line { $line }: the header is damaged; “{ $expected }” should stand here.
transcript-unknown-game = Line { $line }: no game here is called { $game }. Known ones: { $known }.
transcript-other-rules = Line { $line }: written under rules version { $found }, while this house plays version { $expected }. It needs the Hippodrome it was played with.
transcript-bad-setup = Line { $line }: such a table cannot be opened. { $why }
transcript-other-content = Line { $line }: the edition { $pack } has been printed differently since this game was played, so it cannot be replayed here. If you have the old one as a file, give it: --pack FILE.
transcript-pack-needed = Line { $line }: this game was played with a pack of somebody’s own, { $pack } ({ $hash }…). Put that file beside the game, under any name, or give it: --pack FILE.
transcript-other-pack = Line { $line }: this game was played with the pack { $pack } ({ $hash }…), and { $given } is another one ({ $found }…).
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

## Proof: checking that the croupier’s draws were fair

proof-wrong-seed = The seed is not the one that was committed to: its hash is { $found }, the commitment was { $commitment }.
proof-bad-spread = Draw { $draw } cannot be checked: it claims { $spread } possible outcomes.
proof-wrong-draw = Draw { $draw } was not dealt by the croupier: seed and nonces give { $expected }, the record says { $found } (counting from 0, { $spread } outcomes).

## The terminal: laying a table

setup-unknown-language = The house does not speak “{ $language }” yet. Choose one of { $known }.
setup-unknown-seat = Nobody called “{ $seat }” can sit down. A seat is you, you:NAME, or a bot: { $bots }.
setup-name-of-bot = A person called “{ $name }” would be taken for the bot. Choose another name, such as you:Ann.
setup-option-form = “{ $option }” is not how an option is written. Write a name, = and a value, such as races=4 or hidden=yes.
setup-bad-seed = “{ $seed }” is no seed. A seed is written in hexadecimal digits, two for each byte.
setup-room-fails = The room { $package }, which HIPPODROME_ROOMS names, cannot be opened: { $why }
setup-room-taken = The room { $package }, which HIPPODROME_ROOMS names, calls its game { $game }, and there is one of that name already. Give it another.
setup-bad-draw = A draw of { $outcome } is impossible: the outcomes due are counted from 0 and there are { $spread }.
match-unreadable = This is no game as `Match.serialize` writes it: { $why }
match-other-game = This is a game of { $written }, not of { $game }: let that game restore it.
match-other-rules = This game was written under version { $written } of the rules, and these are version { $rules }.
match-other-pack = This game is played with the pack { $written }, not with { $pack }: restore it with its own.
store-newer = These games belong to a newer Hippodrome: update this one, or choose another folder or database.
store-bad-address = { $address } is no address of a PostgreSQL database. Write it like { $example }, and keep the password in PGPASSWORD or ~/.pgpass.
store-needs-driver = PostgreSQL takes an extra that is not installed. Install it with: { $command }
store-unreachable = The database { $address } cannot be used: { $reason }. Check that it is running, and the name and password in its address.
file-unreadable = { $file } cannot be read: check its name, and that you may open it.
save-exists = There is a file { $file } already, and it will not be written over. Give --save another name.
save-unwritable = The game cannot be written to { $file }. Give --save a place you may write to.
save-gone-on = The game in { $file } has gone on in another terminal, and nothing was written over it. Leave this one, and resume it from there.

## The terminal: playing

play-welcome = Welcome to the races! Type ? at any time for help, quit to leave.
play-commitment = The croupier’s commitment: { $commitment }
play-curtain = Over to { $player }. Everyone else, look away; { $player }, press Enter.
play-next-race = Press Enter for the next race.
play-leaving = The meeting stops here for now. See you at the races!
play-since = Since your last turn:
play-since-earlier = ({ $lines ->
    [one] One earlier line is left out: type log to read it.
   *[other] { $lines } earlier lines are left out: type log to read them.
})
play-last-turn = ── Your last turn ──
play-go-on = Press Enter to go on.
play-seed = The croupier’s seed: { $seed }
play-saved = The game is written in { $file }.
play-resume = Go on from here whenever you like:
resume-welcome = Welcome back to the races! The game goes on where you left it.
resume-finished = The game in { $file } is finished. Watch it with: { $command }
play-verify = Anyone can check that every draw was fair:
ask-help = (? for help)
ask-back = (b: back)
help-commands = ? { $paragraph } shows a paragraph of the rules · log tells the story so far · b goes back · quit saves and leaves.

## The terminal: replaying, checking and reading the rules

replay-unknown-eyes = Nobody watches as “{ $seen }”. Use a seat from 1 to { $seats }, spectator or all.
replay-unfinished = This game is not finished, so hands and papers stay closed: watch it with --as spectator, or resume it.
replay-ask = Step { $step } of { $last } (Enter: on, b: back, a number, why, try, q: quit)
replay-help = Enter or n goes on, b goes back, a number from 0 to { $last } jumps there, why asks a bot for its reasons, try plays on from here (try 2: as player 2, try 2 open: with all that was hidden as it lay), q quits.
verify-seat = { $player }: { $score }
verify-replayed = { $finished ->
    [True] The whole game of { $game } was replayed, { $decisions } decisions: every one is legal and the result is right.
   *[False] { $decisions ->
        [0] The unfinished game of { $game } was replayed, without a decision so far.
        [one] The unfinished game of { $game } was replayed, one decision so far: it is legal.
       *[other] The unfinished game of { $game } was replayed, { $decisions } decisions so far: every one is legal.
    }
}
verify-fair = { $draws ->
    [0] Nothing was drawn yet. The seed is the one committed to ({ $commitment }).
    [one] The one draw is fair: seed and nonces give exactly this, and the seed is the one committed to ({ $commitment }).
   *[other] All { $draws } draws are fair: seed and nonces give exactly these, and the seed is the one committed to ({ $commitment }).
}
output-failed = This could not be printed, for the place it was sent to is full: send it somewhere else.
rules-unknown-paragraph = The rules have no paragraph { $number }. Near it: { $near }.

## The terminal: opening the house to a browser

serve-ready = The gates are open: { $address }
serve-share = Friends on your network come in at { $address }
serve-data = Games are kept in { $folder }
serve-two-stores = Games are kept in a folder (--data) or in a database (--database), not in both: leave one out.
serve-processes-need-database = { $processes } processes need a database that all of them can write to: name a PostgreSQL with --database, or leave --processes out.
serve-bus-needs-database = A bus is for several processes over one database: name a PostgreSQL with --database, or leave --bus out.
serve-processes-not-here = Several processes cannot share a port on this system. Leave --processes out.
serve-processes-failed = Not every process could open its doors; what they said is above. Nothing was changed.
bus-bad-address = { $address } is no address of a NATS. Write it like { $example }.
bus-needs-driver = A bus takes an extra that is not installed. Install it with: { $command }
bus-unreachable = The bus { $address } cannot be used: { $reason }. Check that it is running, and the name and password in its address.
serve-bad-thinkers = Nobody is called “{ $thinkers }” who could think for bots: say own or bus.
serve-thinkers-need-bus = Workers elsewhere are found over a bus: name a NATS with --bus, or leave --thinkers out.
workers-secret-short = Servers and workers sign what they tell each other. Set { $setting } to the same secret for all of them, of { $least } letters at least.
worker-ready = { $workers ->
    [one] One process thinks
   *[other] { $workers } processes think
} for the servers on { $address }.
worker-how-to-stop = Press Ctrl-C to stop.
worker-stopped = The worker has stopped. What it was asked is asked of others.
serve-how-to-stop = Press Ctrl-C to close.
serve-closed = The gates are closed. Every game is kept and goes on when you open again.
serve-port-taken = Port { $port } on { $host } is taken: another server may be running. Choose another with --port, or --port 0 for any free one.
serve-bad-address = The server cannot listen on { $host }, port { $port }: { $reason }.
serve-bad-proxy = { $proxy } is no address of a proxy: give the number it connects from, such as 127.0.0.1.
serve-bad-folder = The games cannot be kept in { $folder }: { $reason }. Choose another folder with --data.
serve-folder-taken = Another Hippodrome keeps its games in { $folder } at this moment. Stop that one first, or choose another folder with --data.
serve-no-database = { $file } is no database of games. Move it away, or choose another folder with --data.
serve-cut-short = { $file } ends before it should: part of it is lost. Put a copy in its place, or choose another folder with --data.
migrate-table = { $table }: { $rows ->
    [one] one row moved and read back
   *[other] { $rows } rows moved and read back
 } ({ $hash })
migrate-done = All games are in { $address } now. { $folder } stays as it was; do not open both, or they will differ.
migrate-nothing-there = There are no games in { $folder }. Name the folder that hippodrome serve says it keeps its games in.
migrate-not-empty = There are games in { $address } already, and none were moved. Name an empty database.
migrate-differs = What was read back of { $table } is not what was written, so nothing was moved. Try another database.
migrate-failed = Nothing was moved to { $address }: { $reason }. Check both, and try again.

# The plain face, which any room has.
plain-turn = { $player }, it is your turn.
plain-ask = Your choice?
plain-help = Pick from the list by its number, or type a move: { $examples }.
plain-figures = points

## A pack of one's own (hippodrome pack check)

pack-check-known = { $file } prints what the edition { $edition } of { $game } prints.
pack-check-otherwise = { $file } is a pack for { $game }. It prints { $changes ->
    [one] one thing
   *[other] { $changes } things
} otherwise than the standard edition:
pack-check-change = [{ $table }] { $place }: { $after }, not { $before }
pack-check-more = [{ $table }] and { $more ->
    [one] one more
   *[other] { $more } more
}
pack-check-sources = Where each table is known from, as the file says:
pack-check-source = { $source ->
    [rulebook] from a rulebook
    [deduced] deduced from one
   *[reconstruction] our reconstruction, to be checked against a box
}: { $tables }
pack-check-bots = Bots can play with it, but what they know of chances and prices was fitted to the standard edition.
pack-check-hash = A game played with it names it by the hash { $hash }.
pack-check-play = It can be played:
content-of-no-game = { $file }: none of its tables is one of a game here. Their tables are: { $known }.

## Stated chances beside what became of them
chances-playing = Looking ahead in { $game }
chances-horses = { $game }, horses to come in first: Brier score { $brier } (all alike: { $blind }), off by { $error } points on average
chances-seats = { $game }, seats to win: Brier score { $brier } (all alike: { $blind }), off by { $error } points on average
chances-bin = Stated
chances-count = Chances
chances-stated = Stated, on average
chances-came = Came true
chances-too-few = { $found } is too few: games, decisions between looks, possibilities and cores are 1 at least.

## Many games at once, for programs

batch-no-games = { $games } games cannot be stepped. Ask for 1 or more.
batch-unknown-reward = “{ $reward }” is no reward. Ask for “win” or “points”.
batch-no-such-seat = There is no seat { $seat } for a bot: seats are counted from 0 to { $most }.
batch-unknown-bot = The bot “{ $bot }” does not play in a batch. Ask for one of: { $known }.
batch-nobody-asked = Bots have all the seats, so nobody would be asked. Leave one seat without a bot.
batch-wrong-shape = A step takes one slot for each of the { $games } games, not an array of the shape { $shape }.
batch-bad-slot = The slot { $slot } may not be chosen in game { $game }: it is not set in its mask. Nothing was played.

## Adapters, for programs

adapter-missing = This needs { $package }, which is not installed. Run: pip install hippodrome[{ $extra }]
adapter-bad-render = “{ $mode }” is no way to draw a board. Ask for one of: { $known }.
adapter-bad-slot = The slot { $slot } may not be chosen by seat { $seat }: it is not set in its mask. Nothing was played.
adapter-bots-and-seats = { $bots } bots were named for a table of { $seats } seats, one of which is yours. Name one bot, or one for each other seat.

## Bots of other people

bot-no-class = { $where } is no bot: name a class derived from hippodrome.Bot, as module:Class.
bot-bad-name = The bot { $where } calls itself “{ $name }”. Give its class a name of small letters, digits and hyphens, 24 at most.
bot-name-taken = The bot { $where } calls itself { $name }, as one of the house does. Give its class another name.
bot-fails = The bot { $where } cannot be loaded: { $why }. Write it as module:Class, and check that Python finds the module.

solver-too-many = More than { $most } positions follow from here. Begin later in the game, take a smaller pack, or allow more of them.
