### What if: a private board to try moves on, from a point of a game.
### Keys stand in the same order as in the other language.

## From a replay, and at a table

whatif-try = Try it from here
whatif-try-about = Play on from this step against bots, on a board of your own: nobody sees it, and it counts nowhere.
whatif-seat = Play as
whatif-seat-any = My seat, or whoever is to decide
whatif-openly = With all that was hidden as it truly lay
whatif-live = Try it out
whatif-live-keys = Try moves on a board of your own, from what your seat knows; the game goes on meanwhile (key T)

## On the board

whatif-title = What if?
whatif-private = A board of your own: nobody sees it.
whatif-about = { $openly ->
    [True] All that was hidden lies as it truly did
   *[other] What this seat cannot know is imagined
}; what is drawn is drawn anew, with no proof. Nothing is kept.
whatif-meanwhile = A board of your own; the game goes on meanwhile.
whatif-take-back = Take back
whatif-start-over = Start over
whatif-anew = Another possibility
whatif-back = { $live ->
    [True] Back to the table
   *[other] Back to the replay
}

## What cannot be tried

whatif-gone = This private board has been cleared away: open another one from the replay or from the table.
whatif-no-hints = There are no hints at this table, so nobody tries moves out while the game is on: wait for its end, and try from the replay.
whatif-not-over = What is past can be tried again once a game has been played to its end: come back then.
whatif-not-seated = While a game is on, only those who play try moves out: wait for its end, and try from the replay.
whatif-left-behind = This game was played under older rules, and none can go on from it: watch the replay instead.
whatif-no-such-step = The game goes from step 0 to step { $last }: choose one of them.
whatif-over = The game is over here: go back to an earlier step.
whatif-too-many = You have { $most } private boards open already: close one of them.
whatif-house-full = Too many private boards are open in this house: try again in a while.
whatif-nothing-kept = Nothing is kept on a private board: do this at a table.

## The terminal

whatif-here = Whoever is asked may type try to try moves on a board of their own, while the game waits.
whatif-off = Moves are not tried out at this table: lay one with --hints.
whatif-welcome = What if? You play on from here at seat { $seat }, on a board of your own.
whatif-commands = undo takes your last decision back, restart begins again, other tries another possibility, q goes back.
whatif-after = This board is played to its end (undo, restart, other; Enter: back)
whatif-nothing-to-take-back = There is nothing to take back: you have decided nothing yet.
whatif-returned = Back at the table, where nothing has changed.
