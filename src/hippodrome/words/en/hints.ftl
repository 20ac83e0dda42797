### Hints: what a scout would do, and why; and what it thinks of what a bot did.

## Hints

hint-ask = Hint
hint-ask-keys = Ask what a scout would do (key H)
hint-title = A scout would play
hint-coming = The scout is thinking…
hint-reviewed = The board shows what the review found better here.
hint-hide = Put the hint away
hint-only = There was nothing else to do.
hint-gain = Some { $standing } further ahead than with the next best: { $other }.
hint-loss = Some { $standing } less far ahead than with: { $other }.
hint-even = No better or worse than: { $other }.
hint-hasty = Found in a hurry, before: { $other }.
hint-backs = { $horse } wins { $percent } % of the time.
hint-odds = { $horse } to win: { $percent } %, pays { $odds } for 1, so { $worth } for each 1 staked.
hint-chance = From what your seat knows, it wins { $percent } games of 100 from here.
hint-here = Whoever is asked may type hint to hear what a scout would do.
hint-off = There are no hints at this table: lay one with --hints.
table-no-hints = There are no hints at this table: lay another one with them.
table-no-turn-for-hints = There is nothing to give a hint for: wait until your seat is asked.

## Why a bot decided as it did

why-ask = Why?
why-title = { $player }, as a scout sees it from what that seat knew:
why-chance = From what it knew, this seat won { $percent } games of 100 from there.
why-not-over = A bot says why once the game is over: until then it would speak of its hand.
why-no-bot = The last decision up to here was a person’s: go to a step of a bot.
why-nobody = Nobody has decided anything yet: go on to a bot’s decision.
why-no-such-step = The game has steps 1 to { $last }: choose one of them.
