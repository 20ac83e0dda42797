### The riding school: first races, coached, and the coach at any table.
### Keys stand in the same order as in the other language.

## At a lesson

lesson-step = Step { $step } of { $steps }
lesson-private = Prepared deal: it counts nowhere.
lesson-go-on = Go on
lesson-show-me = Show me
lesson-leave = Leave the lesson
lesson-watching = Watch: the others play.
lesson-again = Once more
lesson-play = Play a real game
lesson-to-lobby = To the lobby
lesson-more = All lessons
lesson-school = Riding school: { $game }
lesson-school-about = Short lessons on prepared deals, against bots. Take them in any order; leave whenever you like.
lesson-minutes = { $minutes ->
    [one] About a minute
   *[other] About { $minutes } minutes
}
lesson-taken = taken
lesson-begin = Begin
lesson-offer = New to { $game }?
lesson-offer-about = A first race with a coach shows all it takes, in about { $minutes } minutes. It counts nowhere.
lesson-offer-take = Ride with the coach
lesson-offer-play = Play at once
lesson-otherwise = That is allowed, and you may be right. For this lesson, please do what is lit.
lesson-read-first = One moment: read what the coach says first, then go on.
lesson-watch = The others are playing: watch what they do.
lesson-your-move = It is your move: do what is lit.
lesson-no-bot = In a lesson you ride yourself: no bot takes your seat. You may leave at any time.
lesson-over = The lesson is over: take it once more, or play a real game.

## What is wrong with a lesson

lesson-none = There is no lesson for { $game } yet: its rules are told by hippodrome rules { $game }.
lesson-unknown = { $game } has no lesson { $lesson }: choose one of { $known }.
lesson-unreadable = { $file } is no lesson: { $why }
lesson-decides-for-you = Lesson { $lesson }, step { $step }: the person’s decision belongs under ask.
lesson-no-event = Lesson { $lesson }, step { $step }: { $event } did not happen.
lesson-cannot-be-played = Lesson { $lesson }, { $step }: { $line } cannot be played. { $why }
lesson-draw-due = Lesson { $lesson }, { $step }: a draw among { $spread } is due and not written.

## The terminal

lesson-welcome = { $title }: a lesson on a prepared deal. It counts nowhere; quit leaves it.
lesson-press-enter = Enter: go on.
lesson-type = To do it, type { $moves }
lesson-finished = The lesson is over. A real game:
lesson-list = Lessons of { $game }:
