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
ticket-option-hidden = Predictions stay secret until the finish.
ticket-option-flat-only = Every race is a flat race, for a first game.
ticket-measure-points = points per player
ticket-measure-spread = points between first and last
ticket-measure-first-seat = wins of the first seat

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
auteuil-option-unclaimed = Whose the prize of a horse without owner is.
auteuil-option-unclaimed-is = { $value ->
    [0] the bank’s
    [1] the owner’s of the next placed horse behind it that has one
   *[2] the owner’s of the best placed horse that has one
}
auteuil-option-one-fee = Owners of two horses pay one entry fee for both.
auteuil-option-sequence-frees = The extra squares of a sequence may go to stuck horses too, which frees them.
auteuil-option-sure-footed = A horse that ends on an obstacle with a die that could have jumped it keeps its feet.
auteuil-measure-rounds = rounds of a race
auteuil-measure-falls = falls a throw
auteuil-measure-owned = races won by a horse with an owner
auteuil-measure-tierce = slips whose tiercé came home, in whatever order
auteuil-measure-purse = francs per player at the end
auteuil-measure-spread = francs between first and last
auteuil-measure-debts = purses below zero at the end
auteuil-measure-first-seat = wins of the first seat
