### What whoever opens a table may choose, and what house rules change, as it was measured.
### The server tells it as text, so that no page has to fetch it; keys stand in the same order as in the other language.

## House rules: what they change, as it was measured

option-switch = { $value ->
    [0] no
   *[other] yes
}
house-rule = House rule `{ $option }` ({ $paragraph }): { $explained }
house-rule-figure = { $unit ->
    [percent] { $measure } { $otherwise } % instead of { $usual } %
    [money] { $measure } { $otherwise } instead of { $usual }
   *[number] { $measure } { $otherwise } instead of { $usual }
}
house-rule-effect = Measured over { $games } games of { $seats }: { $seen }.
house-rule-no-effect = { $games } games of { $seats } show no difference in { $same }.
house-rules-bots = The bots know the usual rules only: under house rules they play as if there were none.

## What no open page is told

server-unknown-language = The rules are not written in { $language }. They are in: { $known }.
server-wrong-method = This address takes no such request.
server-page-missing = The server runs, but its page has not been built. Run “make page” in the source folder, then start again.
server-wrong-host = This server is not called { $host }: open it at its own address, or start it with --name.

## Ticket Gagnant

ticket-option-races = How many races the meeting has.
ticket-option-races-is = { $value }
ticket-option-first = Who leads the first race.
ticket-option-first-is = { $value ->
    [0] drawn by lot
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

finishline-option-first = Who leads the first race.
finishline-option-first-is = { $value ->
    [0] drawn by lot
   *[other] seat { $value }
}
finishline-option-constant = Every race pays the odds of the first.
finishline-option-lots = A lot decides who rolls first in every race, not the fattest purse.
finishline-option-any-die = A trick may fetch back any die that has left the race, those put aside without effect too.
finishline-option-whole-pairs = An outsider brings its half only to a pair bet that comes home.
finishline-option-skipping = A side bet needs somebody to skip: on the last turn of a race it can only be put aside.
finishline-measure-turns = turns of a race
finishline-measure-disqualified = horses disqualified in a game
finishline-measure-favourites = races won by an F
finishline-measure-safe = races won by an S
finishline-measure-winner-start = winner’s starting place counted from the front
finishline-measure-bets = bets that come home
finishline-measure-money = money per player
finishline-measure-spread = money between first and last
finishline-measure-starter = wins of who rolls first in the last race

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
