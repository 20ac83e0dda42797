### Studies: many games among bots, for whoever compares rules, boards and bots.

study-no-budget = { $bot } does not search and has no use for simulations: leave out what follows the colon.
study-bad-budget = “{ $budget }” is no number of simulations. Give one from 1 to { $most }, as in scout:1000.
study-unwritable = { $file } cannot be written. Choose another place.
study-unreadable = { $file } cannot be read as a study. Choose another folder, or remove it to begin anew.
study-other = { $folder } holds another study: another game, other rules or bots, or another seed. Choose another folder to begin anew.
study-unknown-format = “{ $found }” is no format of tables. Ask for { $known }.
study-no-parquet = Parquet is written with pyarrow, which is not installed. Install it with: pip install hippodrome[study]. Or ask for --format csv.
study-format-needs-folder = Tables go into a folder. Name one with --into.
study-bad-margin = “{ $margin }” is no half-width of an interval. Give a number above 0, as in --margin 0.01 or --margin moves=0.5.
study-unknown-figure = There is no figure called { $figure }. The figures are { $known }.
study-bad-cluster = “{ $on }” names no cluster. Write ray, or { $form }.
study-no-ray = Clusters are played on with Ray, which is not installed. Install it with: pip install hippodrome[cluster]. Or leave out --on.
study-cluster-away = Nobody answers at { $on }. Start the cluster, check its address, or leave out --on to play here.
study-other-code = A node of the cluster has other rules or bots of { $game } than this machine. Install the same version everywhere.
study-playing = Playing { $game }
study-rate = { NUMBER($games) } games/s
study-written = Written: { $file }
study-wins-of = wins of { $bot }
study-first-seat = wins of the first seat
study-standing = standing at the end, on average
study-apart = best above worst at the end
study-moves = moves of a game
study-lead-changes = changes of the lead in a game
study-figure = { $unit ->
    [percent] { NUMBER($figure, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 2) }
    [money] { NUMBER($figure, maximumFractionDigits: 0) }
   *[number] { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
study-change = { $sign ->
    [plus] +
   *[minus] −
}{ $unit ->
    [percent] { NUMBER($change, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [money] { NUMBER($change, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) }
   *[number] { NUMBER($change, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}
study-mark = { $unit ->
    [percent] { NUMBER($figure, style: "percent", maximumFractionDigits: 2) }
   *[number] { NUMBER($figure, maximumFractionDigits: 2) }
}
study-found = { $mean } ± { $margin }
study-axis = mean and 95 % interval
study-part = part of all


## What is varied

vary-form = “{ $typed }” is no variation. Write a field and its values, as track.columns=20..24, option.hidden=0,1,2 or seats=2..4.
vary-empty = “{ $typed }” holds no value: write the smaller number first, as in 20..24.
vary-too-many = That would be more than { $most } tables. Vary less at a time, or without --grid.
vary-twice = { $place } is varied twice. Put all its values into one --vary.
vary-nothing = There is nothing to compare: vary something beyond its usual value, as with --vary track.columns=20..24.
vary-unknown-field = { $game } prints no number called { $place }. There are { $known }; options are varied as option.NAME, seats as seats.
vary-no-such-place = There is no { $place }: { $size ->
    [0] { $field } is one number.
   *[other] { $field } has places 1 to { $size }.
}
vary-a-list = { $place } holds { $size } numbers. Name one of them, as { $place }[1].

## Sweeps

sweep-title = { $game }, { $games } games of each (95 % intervals, same deals)
sweep-arm = Otherwise
sweep-figure = Figure
sweep-usual = Usual
sweep-found = Then
sweep-change = Change
sweep-no-change = no clear change of anything
sweep-repeat = Only what is beyond its interval is shown; all figures are in the tables and in the report. Repeat it with --seed { $seed }.

## Reports

report-language = English
report-games = { $games } games at { $arms ->
    [one] one table
   *[other] { $arms } tables that share their deals
}.
report-played = Pack { $pack } ({ $hash }), rules version { $version }, seed { $seed }.
report-intervals = Intervals hold the truth 95 times in 100. Deals, not games, are what is counted: games of one deal resemble each other.
report-repeat = Repeat it with:
report-table = The same as a table
report-usual = usual
report-found = Mean and interval
report-figures = All figures
report-winners = Who wins
report-matches = Wins of the challengers
report-wins-by-bot = Wins by bot
report-wins-by-seat = Wins by seat
report-seat = seat { $seat }
report-seat-of = seat { $seat }: { $bot }
report-seat-advantage = { $clear ->
    [true] Seats are not alike: { $best } wins { $apart } of all games more than { $worst }.
   *[false] No seat is clearly better: the widest gap, between { $best } and { $worst }, is { $apart }, within what chance shows.
}
report-changes = What each change does
report-changes-said = Beside the usual table on the same { $games } deals; the dashed line is no change.
report-unchanged = No clear change of: { $figures }.
report-change-of = { $figure } (usual: { $usual })
report-course = How a game goes
report-length = How long games are
report-length-said = A game takes { $mean } moves on average.
report-leads = How often the lead changes
report-leads-said = The lead changes { $mean } times in a game on average.
report-standings = What seats have at the end
report-standing-of = Standing at the end: { $bot }
report-standing-axis = points or money of a seat
report-bets = Bets
report-no-bets = Nobody placed a bet.
report-returns = What comes back of each coin or guess
report-returns-said = Where coins are staked, 1 is to break even; where only a guess is, it is points.
report-longshots = Stated chance and what came: { $kind }
report-stated = stated chance
report-stated-beside = Stated, and what came
report-stated-came = stated { $stated }, came { $came } ({ $bets } bets)
report-bias = { $kind }: { $which ->
    [favourites] favourites bring more back than longshots ({ $favourites } against { $longshots }), the classical bias.
    [longshots] longshots bring more back than favourites ({ $longshots } against { $favourites }).
   *[none] favourites and longshots bring as much back as far as chance lets us tell ({ $favourites } and { $longshots }).
}

## Kinds of bets

ticket-wager-first = first box
ticket-wager-second = second box
ticket-wager-third = third box
ticket-wager-trio = trio bonus
finishline-wager-win = bet on the winner
finishline-wager-pair = bet on a pair
ascot-wager-win = Totalisator
ascot-wager-place = place, with the Bookmaker
auteuil-wager-tierce = tiercé
auteuil-wager-simple = win and place together
