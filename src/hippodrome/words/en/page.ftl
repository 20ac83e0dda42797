### What the page says around the games: lobby, table, rules.
### Keys stand in the same order as in the other language.

## The page: the house itself

page-title = { $page ->
    [lobby] Hippodrome: horse-racing board games
    [table] A table · Hippodrome
    [replay] A replay · Hippodrome
    [result] How it went · Hippodrome
    [rules] Rules · Hippodrome
    [brief] On one page · Hippodrome
    [record] Your record · Hippodrome
    [learn] A lesson · Hippodrome
    [puzzle] Find the move · Hippodrome
    [puzzles] Puzzles · Hippodrome
    [screen] The big screen · Hippodrome
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
page-sound-course = Sounds of the course
page-sound-caller = The caller speaks
page-sound-volume = Volume
page-notices = Tell me outside the page when it is my turn
page-close = Close
page-loading = One moment…
page-unreachable = The house cannot be reached. Check your connection; we go on trying.
page-unanswered = The connection broke before the answer came. Check whether it was done, then try again.
page-nowhere = There is nothing at this address
page-nowhere-why = The link may be old, or a letter may be missing.
page-to-lobby = To the lobby
page-to-result = How it went
page-board-here = Board
page-to-replay = Watch the replay

## The page: the lobby

page-welcome = A day at the races
page-welcome-why = Horse-racing board games to play in your browser, with friends anywhere or against the house’s bots. No account, no fuss.
page-your-name = Your name
page-name-kept = That is what the others see.
page-play-now = Play now against bots
page-new-table = Open a new table
page-play-game = Play
page-learn = Learn
page-lay-game = New table
page-new-which = Which game
page-game-seats = { $least } to { $most } players, { $short } to { $long } min
page-my-tables = Your tables
page-to-record = Your record
page-table-with = with { $players }
page-table-won = { $won ->
    [True] you have won
   *[False] you have not won
}
page-no-tables = You are not at any table yet.
page-open-tables = Open tables
page-no-open-tables = No table is looking for players. Open one: others can join it.
page-watch = Running now
page-nothing-to-watch = The track is empty at the moment.
page-finished-races = Finished, ready to replay
page-nothing-finished = Nothing has finished here yet.
page-tables-of = Show tables of
page-all-games = all games
page-more-tables = Show more
page-tables-added = { $added ->
    [one] One more table is shown.
   *[other] { $added } more tables are shown.
}
page-table-line = { $phase ->
    [gathering] gathering
    [playing] being played
    [finished] finished
    [abandoned] given up
   *[stranded] under older rules
} · { $when }
page-table-yours = your turn · last move { $ago }
page-table-waits = waiting for { $players } · last move { $ago }

## The page: a table

page-you = (you)
page-connection = { $line ->
    [connecting] Connecting…
    [lost] The connection is lost. We go on trying; nothing is forgotten.
   *[closed] Disconnected.
}
page-your-turn = It is your turn.
page-turn-at = It is your turn at { $game }.
page-asked-of = { $name }: { $text }
page-waiting-for = Waiting for { $players }.
page-drawing = The croupier is at work…
page-pass = Pass the device to { $name }
page-phase = { $phase ->
    [finished] The meeting is over.
    [abandoned] The game has been given up.
   *[stranded] This game can only be viewed.
}
page-undo = Take it back
page-undo-left = { $seconds } s
page-stage = On stage
page-stage-skip = Skip
page-stage-leave = See how it went
page-watching = Eyes on the track…
page-rolling = The dice are rolling…
page-skip-to-turn = Skip to my turn
page-skip-to-now = Skip to now
page-honours = The order of arrival
page-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
page-board = The game
page-beside = Beside the board
page-seats = Seats
page-story = Log
page-since = Since your last turn
page-since-news = { $count ->
    [one] One thing has happened since your last turn.
   *[other] { $count } things have happened since your last turn.
}
page-chat = Chat
page-caller = The race caller:
page-caller-silent = The race caller clears his throat…
page-presence = { $presence ->
    [bot] bot
    [stand-in] a bot plays meanwhile
    [present] here
   *[away] away
}
page-take-back = Take the seat of { $name } back

## The page: the rules

page-rules = Rules
page-rules-at = Rules, { $paragraph }

# A game without a page of its own.
