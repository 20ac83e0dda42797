### A game looked back on, on the page and in the terminal: its parts, its course, its strokes.
### Keys stand in the same order as in the other language.

## What is counted, and what games are made of

ticket-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
auteuil-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount } F
finishline-standing = { $debt ->
    [1] −
   *[0] {""}
}€{ $amount }
ascot-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount } F
part-race = Race { $race }
ascot-part-auction = Deal and auction
ascot-part-board = { $board ->
    [training] Training
   *[race] The race
}
ascot-part-market = Market and bets

## Looking back

ending-loading = Looking back on the game…
ending-winner = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
ending-given-up = This game was given up. Here is how far it came.
ending-unplayed = Nothing was played at this table.
ending-no-course = Today’s rules no longer lead through this game, so its course cannot be drawn.
ending-as-it-was = The replay still shows it as it was seen.
ending-course = From start to finish
ending-course-of = Where everybody stood, from start to finish: { $names }
ending-tenfold = Each line of this chart stands for ten times the one below it.
ending-scrub = Go through the game
ending-start = At the start
ending-moment = { $part }, step { $step } of { $steps }
ending-moment-plain = Step { $step } of { $steps }
ending-watch = Watch this moment
ending-as-table = As a table
ending-column-moment = Moment
ending-column-told = What happened
ending-parts = { $races ->
    [1] Race by race
   *[0] Phase by phase
}
ending-column-player = Player
ending-column-total = In the end
ending-strokes = Strokes and leads
ending-best = Best stroke
ending-worst = Worst stroke
ending-longest = Longest lead
ending-stroke = { $player }: { $gain }
ending-lead = { $player }: in front for { $percent }% of the game without a break
ending-lead-where = { $player }: in front for { $percent }% of the game without a break ({ $where })
ending-span = { $first } – { $last }
ending-led = In front of all others for { $percent }% of the game.
ending-never-led = Never in front of all others.
ending-home = What came home
ending-home-more = { $count } more
ending-nothing-home = Nothing came home.

## Sharing

ending-share = Tell others
ending-picture = Share a picture
ending-picture-saved = The picture is among your downloads.
ending-picture-failed = This browser cannot make the picture. Share the link instead.
ending-link = Copy the link to the finish
ending-link-copied = The link is copied. Whoever opens it sees the finish.
ending-link-here = Copy this link to the finish:

## The terminal

ending-standing-line = { $player }: { $standing }
ending-part-line = { $part }: { $gains }
ending-gain-of = { $player } { $gain }
ending-most = { $label }: { $what }
