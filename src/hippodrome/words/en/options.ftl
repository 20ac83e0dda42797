### What whoever opens a table may choose, and what house rules change, as it was measured.
### The server tells it as text, so that no page has to fetch it; keys stand in the same order as in the other language.

## House rules: what they change, as it was measured

option-switch = { $value ->
    [0] no
   *[other] yes
}
house-rule = House rule { $option }: { $explained }
house-rule-figure = { $unit ->
    [percent] { $measure } { $otherwise } % instead of { $usual } %
    [money] { $measure } { $otherwise } instead of { $usual }
   *[number] { $measure } { $otherwise } instead of { $usual }
}
house-rule-effect = Measured over { $games } games of { $seats }: { $seen }.
house-rule-no-effect = { $games } games of { $seats } show no difference in { $same }.
house-rules-bots = The bots know the usual rules only: under house rules they play as if there were none.

## Ticket Gagnant

ticket-option-races = How many races the meeting has.
ticket-option-races-is = { $value }
ticket-option-first = Who leads the first race: a seat, or 0 to draw lots.
ticket-option-first-is = { $value ->
    [0] by lot
   *[other] seat { $value }
}
ticket-option-hidden = Predictions stay secret until the finish: in the whole meeting, or in the races whose first player says so.
ticket-option-hidden-is = { $value ->
    [0] turned over at the off
    [1] hidden until the finish
   *[2] as each race’s first player says
}
ticket-option-flat-only = Every race is a flat race, for a first game.
ticket-option-drawn-lanes = Lots are drawn for the horses’ lanes before every race.
ticket-option-deal-on = Each race is dealt from the cards the last ones left, and all are shuffled together only when those are too few.
ticket-option-vacated = A horse that makes room cannot be put on the square the other one came from.
ticket-measure-ticket = points of a ticket
ticket-measure-spread = points between first and last
ticket-measure-first-player = wins of the one who leads first
ticket-measure-leads = changes of the lead in a race
ticket-measure-yields = horses pushed aside in a race
ticket-measure-photos = photo-finishes in a race
ticket-measure-disqualified = disqualified horses in a harness race
ticket-measure-rail = wins of horses 1 and 7

## Finish Line

finishline-option-first = Who leads the first race: a seat, or 0 to draw lots.
finishline-option-first-is = { $value ->
    [0] by lot
   *[other] seat { $value }
}

## Ascot

ascot-option-banker = The banker is paid a tenth of the Bank for keeping it.
ascot-option-richest = The richest player wins too, beside the owner of the first horse.
ascot-option-carried = A Totalisator nobody has won is carried over, instead of going to the Bookmaker.
ascot-option-smaller = Near the post a throw too small to pass it moves the horse all the same.

## Auteuil

auteuil-option-punters = How many seats only bet: the last ones, who own no horse and never throw.
auteuil-option-punters-is = { $value }
auteuil-option-races = How many races the meeting has.
auteuil-option-races-is = { $value }
auteuil-option-sweets = Sweets are played for: everybody puts some into a jar, and money is changed for them at the end.
