### Puzzles: find the move.

## Puzzles

puzzle-title = Find the move
puzzle-daily = Today’s puzzle
puzzle-daily-why = One position a day from a game of scouts, the same for everybody. One move is worth clearly more than the rest.
puzzle-daily-open = Solve it
puzzle-daily-done = { $right ->
    [True] Found! A new one tomorrow.
   *[other] Not found today. A new one tomorrow.
}
puzzle-daily-look = Look at it again
puzzle-streak = { $days ->
    [0] No streak yet: find today’s to begin one.
    [one] Streak: 1 day.
   *[other] Streak: { $days } days in a row.
}
puzzle-longest = { $days ->
    [one] Longest so far: 1 day.
   *[other] Longest so far: { $days } days.
}
puzzle-all = All puzzles
puzzle-of-game = { $game }, puzzle { $number } of { $count }
puzzle-solved-of = { $solved } of { $count } found
puzzle-find = Which move is worth clearly more than the others? You have one try.
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-other = Or, as good:
puzzle-here = You
puzzle-loading = The position is being set up…
puzzle-right = Found it!
puzzle-wrong = Not this one.
puzzle-shown = This is the move.
puzzle-practised = Only the first try counts; this one was for practice.
puzzle-answer = The move:
puzzle-behind = { $move } falls some { $standing } behind.
puzzle-gains = Some { $standing } better than the next best: { $other }.
puzzle-wins = { $answer ->
    [one] You win 1 game of 100 after it
   *[other] You win { $answer } games of 100 after it
}, { $rival } after the next best.
puzzle-horse = { $horse } comes in first { $answer } times of 100 after it, { $rival } times after the next best.
puzzle-tipster = The tipster, by rules of thumb, would play: { $move }.
puzzle-number-state = { $state ->
    [right] Puzzle { $number }, found
    [wrong] Puzzle { $number }, tried
   *[other] Puzzle { $number }
}
puzzle-none = There are no puzzles for { $game } with its rules and boards as they are now: choose another game.
puzzle-no-such = There is no puzzle { $number }: choose one from 1 to { $last }.
puzzle-terminal = { $game }, puzzle { $number } of { $count }. You are at seat { $seat } of { $seats }.
puzzle-terminal-show = Type show to be shown the move.
