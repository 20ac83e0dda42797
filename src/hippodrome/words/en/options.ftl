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

ascot-option-banker = Who is paid for keeping the Bank.
ascot-option-banker-is = { $value ->
    [0] nobody: the tenth stays in the Bank
   *[other] the banker, a tenth of it
}
ascot-option-richest = The richest player wins too, beside the owner of the first horse.
ascot-option-carried = A Totalisator nobody has won is carried over, instead of going to the Bookmaker.
ascot-option-smaller = Near the post a throw too small to pass it moves the horse all the same.
ascot-option-places = A player and the Bookmaker may agree on place bets, apart from the Totalisator.
ascot-measure-rounds = rounds of the race
ascot-measure-black = wins of black horses
ascot-measure-red = wins of red horses
ascot-measure-yellow = wins of yellow horses
ascot-measure-blue = wins of blue horses
ascot-measure-favourite = wins of named favourites
ascot-measure-tote = stakes beside the prizes
ascot-measure-down = horses fallen or out of the race
ascot-measure-spread = francs between the richest and the poorest
ascot-measure-forced = forced sales
ascot-measure-shared = games with more than one winner

## Auteuil

auteuil-option-punters = How many seats only bet: the last ones, who own no horse and never throw.
auteuil-option-punters-is = { $value }
auteuil-option-races = How many races the meeting has.
auteuil-option-races-is = { $value }
auteuil-option-sweets = Sweets are played for: everybody puts some into a jar, and money is changed for them at the end.
