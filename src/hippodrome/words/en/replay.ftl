### What the page says where a finished game is watched again, and checked.
### Keys stand in the same order as in the other language.

page-replay-title = Replay
page-replay-loading = Fetching the film…
page-replay-empty = There is nothing to see in this game.
page-replay-where = Step { $step } of { $steps }
page-replay-first = To the beginning
page-replay-previous = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-speed = Speed
page-replay-times = { $speed } ×
page-replay-as = Seen by
page-replay-as-all = Everyone, hands open
page-replay-as-spectator = A spectator
page-replay-story = What happened
page-replay-link = Copy the link to this moment
page-replay-copied = The link is copied.
page-replay-link-here = Copy this link:
page-replay-transcript = Download the transcript
page-replay-fair = Was it fair?
page-replay-fair-how = Before the game the host showed the hash of a secret seed, and every seat added something of its own. Now the seed is open: your browser works out every draw again and compares. Change anything below and see it fail.
page-replay-fair-commitment = The promise made before the game
page-replay-fair-seed = The seed
page-replay-fair-nonce = What seat { $seat } added
page-replay-fair-key = The key made of them
page-replay-fair-good = Fair: the seed is the promised one, and all { $draws } draws follow from it.
page-replay-fair-broken-seed = Not fair: this seed is not the one promised. Its hash is { $found }.
page-replay-fair-broken-draws = Not fair: { $wrong ->
    [one] one of { $draws } draws does
   *[other] { $wrong } of { $draws } draws do
} not follow from the seed.
page-replay-fair-unreadable = This cannot be checked: seed and additions are written in hexadecimal digits, two for each byte.
page-replay-fair-reset = Put everything back
page-replay-fair-draws = The draws
page-replay-fair-draw = Draw { $draw }: { $outcome } of { $spread }
page-replay-fair-draw-wrong = Draw { $draw }: the record says { $outcome } of { $spread }, the seed gives { $expected }
page-replay-fair-file = Check a transcript file
page-replay-fair-file-bad = { $file } is not a transcript with a commitment, a seed and draws.
page-replay-fair-file-read = Now checking { $file }.
