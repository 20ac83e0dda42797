### Everything Ticket Gagnant says, at a terminal and on the page.
### Keys stand in the same order as in the other language.

ticket-title = Ticket Gagnant
ticket-poster = Predict the first three in secret, then play your cards to make it come true.

## Content of Ticket Gagnant

content-out-of-range = { $file }, table [{ $table }]: the field { $field } says { $found }, but only { $least } to { $most } can be played.
content-bad-square = { $file }, table [{ $table }]: { $found } is no square of this track. Write a lane letter and a column, such as c7.

## Moves the rules forbid

refused-nothing = Nothing forbids this move: it can be played.
refused-meeting-over = The meeting is over: no more moves.
refused-not-a-seat = Nobody sits at that place.
refused-not-awaited = It is not your turn: wait for the others.
refused-not-a-move = There is no such move in this game.
refused-race-to-choose = First choose the race and how many cards, for example flat:5.
refused-ticket-to-fill = Your ticket comes first: name one to three horses, for example 7-3-5 or .-.-2.
refused-card-to-play = The race is on: play one of your cards.
refused-flat-only = This table runs flat races only: choose flat, for example flat:5.
refused-not-hidden-by-race = Whether predictions are hidden was settled for the whole meeting when this table was opened: choose the race alone, for example flat:5.
refused-cards-out-of-range = Each player gets { $least } to { $most } cards: choose a number in that range.
refused-no-such-horse = There is no such horse: those that run are numbered 1 to { $horses }.
refused-empty-ticket = An empty ticket wins nothing: name at least one horse.
refused-horse-twice = A horse can stand on a ticket only once: give each box another one, or leave it empty.
refused-card-not-held = You do not hold the card { $card }: play one from your hand.
refused-cards-still-playable = No card may be thrown away while one of yours can still move a horse: play that one.
refused-too-far = A joker here moves a horse 1 to { $farthest } squares: choose a smaller number.
refused-not-adjacent = Those two are not side by side or nose to tail, so one of them has to move.
refused-beyond-the-line = Beyond the dotted line { $horse } can only go sideways: send it left or right, or play another card.
refused-hedge-behind = There is a hedge behind { $horse }, and no horse goes back over a hedge: choose another way.
refused-river = That would leave { $horse } in the river with no dry square to stop on: choose another way.
refused-off-the-track = That would put { $horse } off the track: choose another side.
refused-nobody-would-move = There is { $horse } already. To leave both where they are, write the two numbers with = between them, such as 4=5.
refused-nobody-in-the-way = Nobody stands in the way of { $horse }: leave out the stroke and what follows it.
refused-no-room-to-yield = No room for { $horse } there: not one square around { $occupant } is free and open. Choose another move.
refused-yield-not-said = On that square stands { $occupant }: add where it should go, such as /+ or /<.
refused-yield-square-taken = No room there for { $occupant }: another horse stands on that square. Choose a free one.
refused-yield-off-the-track = That would push { $occupant } off the track: choose another square for it.
refused-yield-back-over-line = Once past the dotted line, { $occupant } does not come back: move it aside, left or right.
refused-yield-back-over-hedge = Not back over the hedge: choose a square ahead or beside for { $occupant }.
refused-yield-into-river = Not into the river: choose a dry square for { $occupant }.

## Horses, cards, tickets and players

horse = { $number ->
    [1] orange 1
    [2] purple 2
    [3] green 3
    [4] blue 4
    [5] red 5
    [6] yellow 6
   *[7] black 7
}
card-joker = joker
card-single = { $horse } by { $squares }
card-pair = { $low } with { $high }
ticket-box = { $place ->
    [1] { $horse } to win
    [2] { $horse } second
   *[3] { $horse } third
}

## Moves as they are offered, one label for each kind

ticket-move-race = { $course }; { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
ticket-move-sealed-race = { $course }; { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}, predictions hidden until the finish
ticket-move-ticket = Ticket: { $first } to win, { $second } second, { $third } third
ticket-move-discard = Throw away: { $card }
ticket-move-run = { $horse }, { $squares ->
    [one] one square
   *[other] { $squares } squares
} { $direction }{ $way }
ticket-move-joker = Joker: { $horse }, { $squares ->
    [one] one square
   *[other] { $squares } squares
} { $direction }{ $way }
ticket-move-beside = { $couple }, { $side }{ $way }
ticket-move-stay = { $pair }: nobody moves
ticket-couple = { $mover } next to { $fixed }
ticket-direction = { $direction ->
    [forward] forward
    [backward] backward
    [left] to the left
   *[right] to the right
}
ticket-side = { $side ->
    [forward] in front
    [backward] behind
    [left] on the left
   *[right] on the right
}
ticket-way = { $way ->
    [none] {""}
    [ahead] ; whoever stands there goes ahead
    [ahead-right] ; whoever stands there goes ahead on the right
    [right] ; whoever stands there goes to the right
    [behind-right] ; whoever stands there goes behind on the right
    [behind] ; whoever stands there goes behind
    [behind-left] ; whoever stands there goes behind on the left
    [left] ; whoever stands there goes to the left
   *[ahead-left] ; whoever stands there goes ahead on the left
}

## The story of a meeting, and the race caller

story-first-player = Lots are drawn. First player: { $player }.
story-race = { $player }: for race { $race } of { $races }, { $discipline ->
    [flat] a flat race
    [hedges] a race over hedges
    [steeple] a steeple-chase, the river in column { $river }
   *[harness] a harness race: mind the hoof marks
}, { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}.
story-sealed = The tickets of this race stay face down until the finish.
story-reshuffled = Too few cards are left for that: all of them are shuffled together again.
story-lined-up = The lanes are drawn. From the left rail: { $horses }.
story-dealt = The cards are dealt: { $cards } each.
story-hand = Your hand: { $hand }.
story-predicted = { $player }: ticket filled in, face down.
story-ticket = { $player }: ticket with { $boxes }.
story-off = { $discipline ->
    [flat] { $call ->
        [0] They’re under starter’s orders… and they’re off!
        [1] The gates fly open, and away they go!
        [2] The flag is down. A clean start!
       *[3] And the field is off and running, hooves drumming on the turf!
    }
    [hedges] { $call ->
        [0] They’re under starter’s orders… and they’re off!
        [1] The tape flies up, and away they go!
        [2] The flag is down. A clean start!
       *[3] And the field is off across the grass, with two hedges to jump!
    }
    [steeple] { $call ->
        [0] They’re under starter’s orders… and they’re off!
        [1] The tape flies up, and away they go!
        [2] The flag is down. A clean start!
       *[3] And the field is off across the grass, with hedges and water to come!
    }
   *[harness] { $call ->
        [0] In line behind the starting car, at the trot… and they’re off!
        [1] The starting car pulls away, and the trotters are let go!
        [2] The starting car folds its wings. A clean start!
       *[3] And the sulkies are off, wheels humming on the cinders!
    }
}
story-move = { $player }: { $card ->
    [joker] the joker! { $moved ->
        [0] { $horse } stays on { $end }, up against the edge.
       *[1] { $horse } goes from { $start } to { $end }.
    }
    [pair] { $moved ->
        [0] { $horse } stays on { $end }.
       *[1] { $horse } is called over from { $start } to { $end }.
    }
   *[single] { $moved ->
        [0] { $horse } is held on { $end }, up against the edge.
       *[1] { $horse } goes from { $start } to { $end }.
    }
}
story-yields = — shoved aside, { $horse } makes room and lands on { $end }.
story-stay = { $player }: { $low } and { $high } are neighbours already, and neither moves.
story-discard = { $player }: nothing to move; { $card } thrown away.
story-leads = { $call ->
    [0] And { $horse } hits the front!
    [1] Look at { $horse } now, all alone in the lead!
    [2] Here comes { $horse }, and the stands are on their feet!
   *[3] New leader: { $horse } shows the others a clean pair of heels!
}
story-cards-left = { $left ->
    [1] One card to play, and it decides the race!
    [2] Two cards left in this race!
   *[3] The end is near: three cards left in this race!
}
story-finish = The last card is down: race { $race } is run!
story-disqualified = The bell rings for { $horse }: caught galloping on the hoof marks, and disqualified.
story-photo = Photo-finish! Nothing between { $horses }; we wait for the judge…
story-photo-result = The photo is in: { $place ->
    [1] { $horse } wins it by a nostril!
    [2] second place for { $horse }.
    [3] third place for { $horse }.
   *[other] { $place }th place for { $horse }.
}
story-arrival = Result of race { $race }: { $horses }.
story-points = { $player }: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} for this race, { $score } in all.
story-winners = { $count ->
    [one] The meeting is over. Winner: { $players }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }!
   *[other] The meeting is over, and the win is shared: { $players }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each!
}

## The terminal: the board

board-no-race-yet = Ticket Gagnant · a meeting of { $races ->
    [one] one race
   *[other] { $races } races
}
board-title = Ticket Gagnant · race { $race } of { $races } · { $discipline ->
    [flat] flat
    [hedges] hedges
    [steeple] steeple-chase
   *[harness] harness
} · { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
board-left = { $cards } left to deal
board-mark = { $mark ->
    [start] start
    [hedge] hedge
    [river] river
    [line] dotted line
    [leader] first player
   *[hoof] hoof marks
}
board-players = Player
board-points = Points
board-ticket = Ticket
board-cards = Cards
board-pile = Pile:
board-arrival = Result:
hand-heading = Your hand:
hand-of = { $player } · hand:
play-turn = { $player }: { $phase ->
    [choose] which race shall be run, and with how many cards?
    [predict] fill in your ticket. Who comes in first, second, third?
   *[race] play a card.
}
ask = { $question ->
    [course] What kind of race?
    [cards] How many cards each?
    [hidden] When are the tickets turned over?
    [first] First place (0 for nobody), or a whole ticket such as 7-3-5:
    [second] Second place (0 for nobody):
    [third] Third place (0 for nobody):
    [card] Which card?
    [horse] Which horse?
    [move] Which move?
   *[yield] Where does it go?
}
course = { $course ->
    [flat] flat: a clear track
    [hedges] hedges: two of them, and no way back over
    [harness] harness: stay off the hoof marks at the end
    [steeple1] steeple-chase, river just before the first hedge
    [steeple2] steeple-chase, river just after the first hedge
    [steeple3] steeple-chase, river just before the second hedge
   *[steeple4] steeple-chase, river just after the second hedge
}
cards-each = { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
tickets-turned = { $hidden ->
    [0] at the off
   *[1] only at the finish: predictions are hidden
}
box-empty = nobody
choice-lands = { $card ->
    [pair] { $direction ->
        [forward] { $horse } goes in front: { $start } → { $end }
        [backward] { $horse } goes behind: { $start } → { $end }
        [left] { $horse } goes to the left: { $start } → { $end }
       *[right] { $horse } goes to the right: { $start } → { $end }
    }
   *[run] { $direction ->
        [forward] { $horse } forward: { $start } → { $end }
        [backward] { $horse } backward: { $start } → { $end }
        [left] { $horse } left: { $start } → { $end }
       *[right] { $horse } right: { $start } → { $end }
    }
}
choice-stays = { $horse } stays on { $start }, against the edge
choice-yields = { $horse } is pushed to { $end }
choice-must-yield = { $horse } is pushed aside ({ $ways } ways)
choice-nobody-moves = nobody moves
choice-discard = thrown away, without effect
help-choose = Pick a race from the list, then a number of cards; or type both at once: flat:5, steeple2:4, harness:7. More in T7.
help-choose-hidden = For tickets that stay face down until the finish add :hidden, as in flat:5:hidden.
help-predict = Name one to three horses. A ticket such as 7-3-5 has 7 first, 3 second and 5 third; a point leaves a box empty, as in 1-4-. or .-.-2. Exact places earn { $first }, { $second } and { $third } points, a horse in the first three but elsewhere { $placed }; behind them each costs you up to { $most }. More in T3.2 and T8.
help-cards = A single card (red 5 by 2) moves that horse so many squares, in any of the four directions. A pair (blue 4 with red 5) sets one of the two on a square next to the other. A joker moves any horse, straight on or sideways. Whoever stands where you land makes room, and you say where. More in T4.
help-notation = Typed, + is forward, - backward, < left, > right: 5+3 moves red 5 three squares forward, J5+2 does it with a joker, 5~4+ puts 5 in front of 4, 4=5 moves neither. Add /+ or /-< and the like for a horse that makes room.

## The page: Ticket Gagnant on the table

page-ticket-asks-race = Choose what race { $race } will be, and with how many cards.
page-ticket-asks-ticket = Fill in your ticket: name one to three horses.
page-ticket-asks-card = Play a card.
page-ticket-asks-discard = None of your cards can move a horse: throw one away.
page-ticket-summary-race = Race { $race } of { $races }{ $discipline ->
    [flat] , on the flat
    [hedges] , over hedges
    [steeple] , a steeple-chase
    [harness] , in harness
   *[none] {""}
}.
page-ticket-summary-horse = { $horse } on { $square }
page-ticket-summary-horses = From the front: { $horses }.
page-ticket-board = The track, { $lanes } lanes by { $columns } columns, { $discipline ->
    [flat] without obstacles
    [hedges] with two hedges
    [steeple] with two hedges and a river
   *[harness] with hoof marks
}
page-ticket-own = Your cards and choices
page-ticket-hand = Your hand
page-ticket-card = { $card }{ $able ->
    [0] , cannot move a horse now
   *[1] {""}
}
page-ticket-way-run = { $horse }, { $squares ->
    [one] one square
   *[other] { $squares } squares
} { $direction ->
    [forward] forward
    [backward] backward
    [left] to the left
   *[right] to the right
}
page-ticket-way-beside = { $horse } { $direction ->
    [forward] in front of
    [backward] behind
    [left] to the left of
   *[right] to the right of
} { $fixed }
page-ticket-way-ends = { $way }, { $moved ->
    [0] stays on { $end }
   *[1] from { $start } to { $end }
}
page-ticket-way-yields = { $way }; { $horse } is pushed to { $square }
page-ticket-way-asks = { $way }; then you say where { $horse } goes
page-ticket-way-stay = Nobody moves
page-ticket-way-discard = Throw away: { $card }
page-ticket-way-barred = Not possible: { $way }. { $why }
page-ticket-yield = Push { $horse } to { $square }
page-ticket-where-yields = Where does { $horse } go?
page-ticket-who-moves = Who moves?
page-ticket-back = Back
page-ticket-tap-card = Tap a card.
page-ticket-keys-card = Keys: its number.
page-ticket-tap-way = Tap a lit square or an arrow.
page-ticket-keys-way = Keys: arrows to look, Enter to play, Escape to go back.
page-ticket-keys-ticket = Keys: 1 to { $horses } for a horse, 0 for an empty box, Enter to hand in.
page-ticket-what-is-run = What kind of race?
page-ticket-discipline = { $discipline ->
    [flat] Flat
    [hedges] Hedges
    [steeple] Steeple-chase
   *[harness] Harness
}
page-ticket-discipline-hint = { $discipline ->
    [flat] Nothing in the way.
    [hedges] No going back over a hedge.
    [steeple] Hedges, and a river to land beyond.
   *[harness] Finish on hoof marks and you are out.
}
page-ticket-river = Where is the river?
page-ticket-river-place = { $place ->
    [1] Before the first hedge
    [2] After the first hedge
    [3] Before the second hedge
   *[4] After the second hedge
}
page-ticket-cards-each = Cards each
page-ticket-turned = Tickets turned over
page-ticket-turned-when = { $hidden ->
    [0] At the off
   *[1] Only at the finish
}
page-ticket-left = { $cards ->
    [one] One card is left to deal.
   *[other] { $cards } cards are left to deal.
} If that is too few for your race, all are shuffled together again.
page-ticket-run-it = { $discipline ->
    [flat] Run on the flat
    [hedges] Run over hedges
    [steeple] Run a steeple-chase
   *[harness] Run in harness
}, { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
page-ticket-your-ticket = Your ticket
page-ticket-horses = The horses
page-ticket-box = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
page-ticket-predicted = { $place ->
    [1] first on your ticket
    [2] second on your ticket
   *[3] third on your ticket
}
page-ticket-box-empty = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
}: empty
page-ticket-box-holds = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
}: { $horse }. Press to take it out.
page-ticket-hand-in = Hand in the ticket
page-ticket-pays = In its exact place a horse earns { $first }, { $second } or { $third } points, elsewhere in the first three { $placed }. Behind them it costs up to { $most }.
page-ticket-stays-hidden = The tickets of this race stay face down until the finish.
page-ticket-face-down = Ticket face down
page-ticket-not-filled = No ticket yet
page-ticket-players = Players
page-ticket-leads = First player of this race
page-ticket-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-ticket-signed = { $sign ->
    [1] +{ $points }
   *[0] { $points }
}
page-ticket-race-cards = { $cards ->
    [one] { $cards } card left in this race
   *[other] { $cards } cards left in this race
}
page-ticket-cards-left = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
page-ticket-score-track = The score track, from { $lowest } to { $highest }
page-ticket-pile = Cards played: { $cards }
page-ticket-arrival = Result of race { $race }
page-ticket-reckoning = What every box of every ticket earned
page-ticket-player = Player
page-ticket-trio = Trio
page-ticket-race-total = Race
page-ticket-total = Total
page-ticket-last-arrival = Show the last result again
