## The tote board: chances of the horses from what one seat knows.

tote-title = Tote board
tote-show = Show the tote board
tote-hide = Hide the tote board
tote-horse = Horse
tote-first = First
tote-second = Second
tote-third = Third
tote-chances = Chances
tote-pays = Pays
tote-backed = Backed
tote-percent = { NUMBER($percent) } %
tote-coming = The clerk is reckoning…
tote-older = A moment old: the clerk is still reckoning.
tote-made = Of { $tried ->
    [one] one course
   *[other] { $tried } courses
  } of the race that { $spectator ->
    [1] anyone here
   *[other] your seat
  } may imagine.
tote-bar = First { $first } %, second { $second } %, third { $third } %
table-no-tote = This table was laid without a tote board: lay another one with it.
tote-here = Whoever is asked may type tote to see the tote board.
tote-off = This table has no tote board: lay one with --tote.

## A game reviewed: chances, what decisions cost, luck

review-heading = Review of { $game }
review-method = Chances are of { $possibilities } games that tipsters play on from each position, with everything open; decisions are judged from what their seat knew, by { $simulations } trials each.
review-chances = Chances to win, from start to finish
review-chance-line = { $player }: { $start } % at the start, { $end } % at the end
review-horses = Chances of the horses, race { $race }
review-horse-line = { $horse }: { $start } % at the start, { $most } % at best
review-balances = Luck and decisions
review-balance-line = { $player }: { $result } = { $expected } to be expected at the start, { $decisions } by decisions, { $luck } by luck
review-balance-chance = Chance to win: { $chance } % at the start, { $decisions } points by decisions, { $luck } by luck
review-costs = What decisions cost against the best found
review-cost-line = { $player }: { $cost } over { $decided ->
    [one] one decision
   *[other] { $decided } decisions
  }
review-worst-line = { $cost }: { $played } ({ $notation }). Better: { $better } ({ $betternotation }).
review-where = step { $after }
review-where-part = { $part }, step { $after }
review-none = Nothing better was found by what they knew.
review-marks = Turning points
review-mark-leader = The likeliest to win from here: { $player }.
review-mark-line = Step { $after }: { $what }
review-playing = Playing it on from every position
review-unfinished = This game is not finished: its review would give away what others hold. Play it to its end first.
review-lost = Today’s rules cannot follow this game any more, so it cannot be reviewed.
review-busy = Many games are being reviewed just now: ask again in a few minutes.
review-failed = Something went wrong each time this game was reviewed; the server’s log says what. The replay is whole.

## A review on the page

review-ask = Review this game
review-why = Everybody’s chances through the game, what decisions cost, what luck brought. It takes a minute or more, once.
review-progress = Reviewing: { $percent } %
review-waiting = The review will be made soon: others come first, or the machine is still getting ready.
review-title = Review
review-percent = { $amount } %
review-course = Chances to win
review-course-horses = Chances of the horses to come in first
review-race = Race { $race }
review-column-player = Player
review-column-expected = Expected
review-column-decisions = By decisions
review-column-luck = By luck
review-column-result = Result
review-see = See it in the replay
review-try = Show the better move on a board
review-link = Link to this review
