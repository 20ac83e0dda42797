### Everything Auteuil says, at a terminal and on the page.
### Keys stand in the same order as in the other language.

auteuil-title = Auteuil
auteuil-poster = Own horses in secret, fill in your tiercé, then throw the dice over hedge and water.

## The terminal: moves as they are typed

auteuil-notation-unreadable = “{ $text }” means nothing here. Moves look like T7-3-4, G7, P3, 5>3, +3, 6>>3, again, buy+1, enough or go.
auteuil-notation-horse = There is no horse { $text }: the numbers go from 1 to { $horses }.
auteuil-notation-die = No die shows { $text }: it has the points 1 to { $faces }. Write the die first, then the horse, such as 5>3.
auteuil-notation-sweets = { $bought } sweets at once is a stomach-ache: change { $most } at most at a time.

## The terminal and plain pages: moves, one by one

auteuil-move-go = { $bought ->
    [0] On to the next race
    [one] On to the next race, with one sweet changed into money
   *[other] On to the next race, with { $bought } sweets changed into money
}
auteuil-move-tierce = Tiercé: { $first }, { $second }, { $third }
auteuil-move-win = { $horse } to win
auteuil-move-place = { $horse } to be placed
auteuil-move-die = The { $points } for { $horse }
auteuil-move-bonus = A square more for { $horse }
auteuil-move-fourth = The fourth six for { $horse }
auteuil-move-enough = Enough
auteuil-move-again = Throw again
auteuil-move-buy = { $bought ->
    [one] Change one sweet into money
   *[other] Change { $bought } sweets into money
}

## A pack that cannot be played

auteuil-content-no-obstacle = { $file }, table [course]: the field { $field } names square { $square }, which has no obstacle, and plain squares carry nothing. The obstacles are on { $known }.
auteuil-content-out-alone = { $file }, table [course]: square { $square } puts a horse out of the race, so it cannot send it back or hold it longer too. Leave it in one of the fields.
auteuil-content-dead-end = { $file }, table [course]: from square { $square } no horse can come home, whatever is thrown: the obstacles ahead send it back or put it out of the race. Take one of them away, or what it orders.
auteuil-content-name = { $file }, table [{ $table }]: { $name } cannot stand in the field own: a name there is written once, is not empty and is none of those we know.

## Moves the rules forbid

auteuil-refused-nothing = Nothing forbids this move: it can be played.
auteuil-refused-evening-over = The evening is over: the stands are empty and nothing more is played.
auteuil-refused-not-a-seat = Nobody sits at that place.
auteuil-refused-not-awaited = It is not your turn: wait for the others.
auteuil-refused-not-a-move = There is no such move in this game.
auteuil-refused-between-races = The race is run and settled. Say when you are ready for the next: go{ $sweets ->
    [1] , or go+2 to change two sweets into money
   *[0] {""}
}.
auteuil-refused-slip-to-fill = The slips come first: mark a tiercé, a winner and a placed horse, for example T7-3-4, G7 and P3.
auteuil-refused-dice-to-play = The dice are on the table: give one of them to a horse, for example 5>3.
auteuil-refused-bonus-to-play = Your sequence is worth a square more: name a horse, for example +3, or say enough.
auteuil-refused-fourth-to-play = There is a fourth six to give: name a horse, for example 6>>3, or say enough.
auteuil-refused-again-to-choose = Three aces, all played: you may throw again. Say again, or enough to leave the dice.
auteuil-refused-purchase-to-choose = You are short of money: before you throw you may put sweets into the jar for some. Say buy+1, for example, or enough to throw at once.
auteuil-refused-no-such-horse = There is no such horse: those that run are numbered 1 to { $horses }.
auteuil-refused-horse-twice = A tiercé takes three different horses: put another one in each row.
auteuil-refused-already-bet = { $bet ->
    [tierce] The tiercé is marked on this slip already: one a race, no more.
    [win] The winner is marked on this slip already: one a race, no more.
   *[place] The placed horse is marked on this slip already: one a race, no more.
}
auteuil-refused-no-sweets = No sweets are played for at this table, so there is nothing to change into money: say go.
auteuil-refused-no-such-die = No die that is left shows { $points }: you have { $dice }.
auteuil-refused-already-moved = One die a horse: { $horse } has had one of this throw. Choose another horse.
auteuil-refused-stuck = Still on the ground { $where }: { $horse } must wait until { $player ->
    [you] you have
   *[other] { $player } has
} the dice again{ $held ->
    [0] {""}
   *[other] , and a round longer
}. Choose another horse.
auteuil-refused-out-of-race = Out of the race since the fall { $where }: { $horse } takes no more dice. Choose another horse.
auteuil-refused-has-arrived = Home already: { $horse } takes no more dice. Choose another horse.
auteuil-refused-cannot-jump = A { $points } does not carry { $horse } over { $obstacle }: that takes { $jump } or more. Choose another horse.
auteuil-refused-wastes-dice = { $dice ->
    [3] With the { $points } for { $horse } you could not play all you can of your three dice. As many must be played as some way allows: give another die first, or choose another horse.
   *[other] With the { $points } for { $horse } you could not play the die that is left, and another choice lets you play both: choose another horse, or give the other die.
}
auteuil-refused-dice-still-playable = No die may be kept back while a horse can take it: you have { $dice } left to give.
auteuil-refused-already-extra = One square a horse: { $horse } has had one. Choose another horse, or say enough.
auteuil-slip-lacks = The slip is not complete: it still lacks { $missing }.
auteuil-lacks-tierce = a tiercé, such as T7-3-4
auteuil-lacks-win = a winner, such as G7
auteuil-lacks-place = a placed horse, such as P3
auteuil-die = a { $points }

## Horses, obstacles, races

auteuil-horse = { $number ->
    [1] orange 1
    [2] purple 2
    [3] green 3
    [4] blue 4
    [5] red 5
    [6] yellow 6
    [7] black 7
   *[8] pink 8
}
auteuil-obstacle = { $number ->
    [1] double barrière
    [2] bullfinch
    [3] oxer
    [4] Rivière des Tribunes
    [5] open ditch
    [6] stone wall
    [7] butte
    [8] little open ditch
    [9] rail, ditch and fence
   *[10] hedge
}
auteuil-the-obstacle = the { auteuil-obstacle }
auteuil-at-obstacle = at the { auteuil-obstacle }
auteuil-the-own-obstacle = “{ $name }”
auteuil-at-own-obstacle = at “{ $name }”
auteuil-order-back = back { $squares }
auteuil-order-longer = a round longer
auteuil-order-out = out
auteuil-race-name = { $number ->
    [1] Prix de Clermont-Tonnerre
    [2] Grand Steeple-Chase de Paris
    [3] Prix La Haye Jousselin
    [4] Prix du Président de la République
    [5] Grande Course de Haies d’Auteuil
    [6] Prix des Drags
    [7] Prix Murat
    [8] Prix Congress
    [9] Prix Ingré
    [10] Prix Ferdinand Dufaure
    [11] Prix Cambacérès
    [12] Prix Maurice Gillois
    [13] Prix Renaud du Vivier
    [14] Prix Alain du Breil
    [15] Grand Prix d’Automne
    [16] Grande Course de Haies de Printemps
    [17] Prix d’Angers
    [18] Prix Troytown
    [19] Prix Dandolo
   *[20] Prix de Brissac
}

## The story of an evening, and the race caller

auteuil-story-next-race = The bell! Ladies and gentlemen, to your places for race { $race } of { $races }.
auteuil-story-dealt = The owner cards go round, face down: { $cards ->
    [one] one for each owner
   *[other] { $cards } for each owner
}. Mum’s the word.
auteuil-story-cards = { $count ->
    [one] Your owner card: { $horses } runs for you. Not a word to the others.
   *[other] Your owner cards: { $horses } run for you. Not a word to the others.
}
auteuil-story-race = TELEGRAM · Race { $race } of { $races } · { $name } STOP entry { $fee } F { $each ->
    [owner] an owner
   *[horse] a horse
} STOP to the owners { $first } F, { $second } F, { $third } F STOP
auteuil-story-fees = The stewards collect the entries: { $francs } F from each owner.
auteuil-story-slip = { $player }: slip with the tiercé { $first }, { $second }, { $third }; { $win } to win; { $place } to be placed.
auteuil-story-slip-in = { $player }: slip folded and handed in at the window.
auteuil-story-windows-closed = The windows are closed, the betting is done. To the dice for the start!
auteuil-story-opening = { $player } { $player ->
    [you] throw
   *[other] throws
} { $one }-{ $two }-{ $three } for the start: { $total }.
auteuil-story-opening-tie = Level at { $total }: { $players } throw again.
auteuil-story-starts = { $player } { $player ->
    [you] have
   *[other] has
} the first throw.
auteuil-story-off = { $call ->
    [0] The tapes fly up at Auteuil… and they’re off!
    [1] The starter drops his flag: off they go, past the stands for the first time!
    [2] They’re away in a line, all the colours of the paddock together!
    [3] Allez! A clean start, and the turf begins to drum!
    [4] Hats off, glasses up: the field is on its way!
   *[5] And they’re off, under the chestnut trees of the Bois de Boulogne!
}
auteuil-story-bought = { $player }: { $bought ->
    [one] one more sweet in the jar
   *[other] { $bought } more sweets in the jar
}, { $francs } F more in the purse.
auteuil-story-throw = { $player } { $player ->
    [you] throw
   *[other] throws
} { $one }-{ $two }-{ $three }{ $combination ->
    [sequence] : a sequence! Three squares more once it is played.
    [triple] : three of a kind! Even a fallen horse may be given a die.
    [triple-one] : three aces! Once all are played, there may be a second throw.
    [triple-six] : three sixes, and a fourth to come! The stands roar.
   *[none] .
}
auteuil-story-nothing = { $player }: not one horse can take a die of this throw. The dice go on.
auteuil-story-lost = { $count ->
    [one] No horse can take the die that is left, { $dice }: it is lost.
   *[other] No horse can take the dice that are left, { $dice }: they are lost.
}
auteuil-story-move = { $player }: { $kind ->
    [bonus] a square more
    [fourth] the fourth six
   *[die] the { $points }
} for { $horse }, { $home ->
    [1] all the way to the post
   *[0] from { $start } to { $end }
}.
auteuil-story-raised = — Back on its feet: { $horse } leaves the ground { $where }.
auteuil-story-jump = { $call ->
    [0] — { $horse } flies { $obstacles }!
    [1] — A lovely leap, { $horse } is over { $obstacles }.
    [2] — { $horse } pricks its ears and clears { $obstacles }.
    [3] — Up, over and well clear of { $obstacles } goes { $horse }.
    [4] — { $horse } brushes through { $obstacles } and gallops on.
   *[5] — Never in doubt: { $horse } takes { $obstacles } in its stride.
}
auteuil-story-fall = { $call ->
    [0] — Oh! { $horse } comes down { $where }! A groan runs through the stands.
    [1] — A mistake { $where }, and { $horse } is on the grass!
    [2] — Hit hard { $where }: { $horse } goes down and stays there!
    [3] — Drama { $where }: { $horse } is down!
    [4] — Too close, much too close { $where }! Over rolls { $horse }; the jockey is unhurt.
    [5] — Hooves dug in { $where }: that is as far as { $horse } goes for now!
    [6] — And one is missing { $where }! It is { $horse }, sitting in the ditch.
    [7] — Took off too soon { $where }, landed too soon: { $horse } is down!
    [8] — Hats over eyes in the stands: { $horse } falls { $where }!
    [9] — A loose rein, a stumble { $where }, and { $horse } is out of the running for a while!
    [10] — The saddle is empty { $where }! Somebody catch { $horse }!
    [11] — Not a leap but a plunge { $where }: { $horse } comes to grief!
    [12] — A cloud of twigs { $where }, and out of it, on its knees, { $horse }!
   *[13] — Everybody over { $where }? No: { $horse } is down!
}
auteuil-story-back = — As the obstacle orders, { $horse } goes back { $squares ->
    [one] one square
   *[other] { $squares } squares
}, to { $end }.
auteuil-story-stood = — Right onto it, { $where }, and { $horse } keeps its feet!
auteuil-story-held = — And that obstacle does not let go so soon: { $horse } is held a round longer.
auteuil-story-out = { $call ->
    [0] — Down { $where } goes { $horse }, and the race goes on without it!
    [1] — A bad mistake { $where }: { $horse } is out of the race!
    [2] — The rider is off { $where }, and { $horse } takes no further part!
    [3] — A refusal { $where }, once and for all: { $horse } is out of the race!
    [4] — No way back from a fall { $where }: { $horse } is led away.
    [5] — The race is over for { $horse }, { $where } of all places!
    [6] — That was the last of it for { $horse } { $where }: the vet waves, all is well, but no more racing.
    [7] — Tickets are torn up { $where }: { $horse } walks home!
    [8] — So near and yet so far: { $where }, { $horse } gives up for good!
    [9] — One fewer in the field: { $horse } is gone { $where }!
    [10] — Nothing to be done { $where }: { $horse } leaves the course!
    [11] — A cruel end { $where }: { $horse } is out of it!
    [12] — Up, but lame { $where }: { $horse } is pulled up for good!
   *[13] — Off to the stable, straight from where it fell { $where }: no more of { $horse } today!
}
auteuil-story-freed = Up again { $where }: { $horse } is free to go.
auteuil-story-leads = { $call ->
    [0] And { $horse } goes to the front!
    [1] A new leader: { $horse }, and the stands take up the cry!
    [2] Look at { $horse }, out in front and pulling!
    [3] And now { $horse } shows the way!
    [4] On the rails, there goes { $horse }, first of them all!
   *[5] What a move by { $horse }: all alone in the lead!
}
auteuil-story-lap = { $call ->
    [0] The bell for lap { $lap } of { $laps }! Past the stands they come, led by { $horse }.
    [1] Round they come again: { $horse } leads them into lap { $lap } of { $laps }.
    [2] Here they come past us, { $horse } first! Lap { $lap } of { $laps }.
    [3] Lap { $lap } of { $laps }, and { $horse } is the first to begin it.
    [4] Hear that bell! Out goes { $horse } for lap { $lap } of { $laps }.
   *[5] The stands rise as { $horse } comes by: lap { $lap } of { $laps }!
}
auteuil-story-last-obstacle = { $call ->
    [0] The last is behind { $horse }: nothing but turf from here to the post!
    [1] Down safely over the last one, { $horse } turns for home!
    [2] No more obstacles for { $horse }, only the bend and the straight!
    [3] Over the last goes { $horse }, and now it is a race!
    [4] The last one cleared: { $horse } straightens up for the run to the line!
   *[5] Safe over the last, { $horse } can hear the stands already!
}
auteuil-story-arrives = { $place ->
    [1] { $call ->
        [0] First past the post, { $horse }! Hats in the air!
        [1] And it is { $horse }, { $horse } wins it!
        [2] The winner is { $horse }, and what a race it was!
        [3] Home, ears pricked, and first: { $horse }!
        [4] At the post, { $horse }! The band strikes up!
       *[5] Nobody catches { $horse } now: first past the post!
    }
    [2] { $call ->
        [0] Second, and beaten by less than it looks: { $horse }!
        [1] And { $horse } takes second place, all heart to the line!
        [2] Second place for { $horse }, and the stands applaud!
        [3] Now { $horse } comes home: second!
        [4] Who is second? It is { $horse }, it is { $horse }!
       *[5] The runner-up is { $horse }, with its ears flat back!
    }
   *[3] { $call ->
        [0] Third is { $horse }, and the tiercé is complete!
        [1] And there is the third: { $horse } completes the tiercé!
        [2] The last place that pays goes to { $horse }! The tiercé is complete!
        [3] Home in third place, { $horse }! Out with your slips!
        [4] One place was left, and { $horse } has it: the tiercé is complete!
       *[5] Third, by the skin of its teeth, { $horse }! That is the tiercé!
    }
}
auteuil-story-again = Three aces, all three played: { $player } { $player ->
    [you] throw
   *[other] throws
} again!
auteuil-story-enough = { $player }: { $kind ->
    [fourth] no fourth six, thank you.
    [again] no second throw, thank you.
   *[bonus] no further squares, thank you.
}
auteuil-story-no-third = No third horse can come home any more: the race ends here.
auteuil-story-arrival = Official result of race { $race }, { $name }: { $home ->
    [0] no horse came home
   *[other] { $horses }
}.
auteuil-story-owners = { $player } { $player ->
    [you] turn
   *[other] turns
} over { $count ->
    [one] an owner card
   *[other] the owner cards
}: { $horses }.
auteuil-story-prize = { $place ->
    [1] The winner’s prize
    [2] The second prize
   *[3] The third prize
} with { $horse }: { $francs } F to { $player }.
auteuil-story-prize-passed = { $place ->
    [1] The winner’s prize
    [2] The second prize
   *[3] The third prize
}: nobody owns { $horse }, and { $francs } F go to { $player } with { $heir }.
auteuil-story-prize-unclaimed = { $place ->
    [1] The winner’s prize
    [2] The second prize
   *[3] The third prize
} with { $horse }: nobody owns that horse, and { $francs } F stay in the bank.
auteuil-story-telegram = TELEGRAM · The totals are in STOP tiercés in order { $in_order } STOP in another order { $other_order } STOP simple bets { $simple } STOP
auteuil-story-rates = The board goes up: tiercé in order { $order } F, in another order { $other } F, the winner { $win } F, each placed horse { $place } F.
auteuil-story-pays = { $player } { $player ->
    [you] collect
   *[other] collects
} { $francs } F at the window: { $bets }.
auteuil-story-pays-nothing = { $player } { $player ->
    [you] tear up your
   *[other] tears up the
} slip: nothing this time.
auteuil-pays-tierce = { $exact ->
    [1] the tiercé in order ({ $francs } F)
   *[0] the tiercé in another order ({ $francs } F)
}
auteuil-pays-win = { $horse } to win ({ $francs } F)
auteuil-pays-place = { $horse } placed ({ $francs } F)
auteuil-story-purse = { $player }: { $purse } F in the purse, { $gained ->
    [1] { $change } F up on this race
    [0] no more and no less than before this race
   *[-1] { $change } F down on this race
}.
auteuil-story-ready = { $player } { $player ->
    [you] are
   *[other] is
} ready for the next race{ $bought ->
    [0] .
    [one] , with one sweet changed for { $francs } F.
   *[other] , with { $bought } sweets changed for { $francs } F.
}
auteuil-story-sweets = { $player } { $player ->
    [you] take
   *[other] takes
} home { $sweets ->
    [0] no sweets
    [one] one sweet
   *[other] { $sweets } sweets
}.
auteuil-story-jar = { $jar ->
    [0] The jar is empty.
    [one] One sweet stays in the jar.
   *[other] { $jar } sweets stay in the jar.
}
auteuil-story-winners = { $count ->
    [one] The lamps go out over Auteuil. Richest of the evening: { $players }, with { $francs } F!
   *[other] The lamps go out over Auteuil, and the evening is shared: { $players }, with { $francs } F each!
}

## The page: Auteuil on the table

page-auteuil-asks-slip = Fill in your slip: a tiercé, a winner, a placed horse.
page-auteuil-asks-dice = { $left ->
    [3] Give your three dice to three horses
    [one] Give your last die to a horse
   *[other] { $left } dice left: give one to a horse
}{ $combination ->
    [sequence] . A sequence: three squares more to come!
    [triple] . Three of a kind: even a fallen horse may go.
    [triple-one] . Three aces: play them all, and you may throw again!
    [triple-six] . Three sixes: a fourth to come!
   *[none] .
}
page-auteuil-asks-bonus = Sequence! A square more for up to three horses.
page-auteuil-asks-fourth = Three sixes! A fourth six for any horse.
page-auteuil-asks-again = Three aces, all played! Throw again, or leave it at that.
page-auteuil-asks-buying = You are short of money: change sweets for some if you like, then throw.
page-auteuil-asks-ready = { $sweets ->
    [1] The race is settled. Change sweets for money if you like, then on to the next.
   *[0] The race is settled. Say when you are ready for the next.
}
page-auteuil-summary-race = Auteuil, race { $race } of { $races }.
page-auteuil-summary-name = { $name }, entry { $fee } F { $each ->
    [owner] an owner
   *[horse] a horse
}.
page-auteuil-summary-horse = { $horse } on { $where }{ $fallen ->
    [1] , fallen
    [2] , out of the race
   *[0] {""}
}
page-auteuil-summary-home = { $horse } home, { $place ->
    [1] first
    [2] second
   *[3] third
}
page-auteuil-summary-horses = From the front: { $horses }.
page-auteuil-summary-dice = The dice ({ $player }): { $dice }.
page-auteuil-summary-owned = Your owner cards: { $horses }.
page-auteuil-summary-pay = { $player }: { $total } F from this race, { $purse } F in the purse.
page-auteuil-board = The course, { $lap } squares a lap, { $laps } laps, { $obstacles } obstacles
page-auteuil-square = square { $square }, lap { $lap }
page-auteuil-square-obstacle = square { $square }, { $obstacle }, lap { $lap }
page-auteuil-goes = { $horse }, { $points ->
    [one] one square
   *[other] { $points } squares
}: to { $where }
page-auteuil-goes-over = { $horse }, { $points ->
    [one] one square
   *[other] { $points } squares
}: over { $obstacles } to { $where }
page-auteuil-goes-down = { $horse }, { $points ->
    [one] one square
   *[other] { $points } squares
}: falls { $where }, { $orders ->
    [out] and is out of the race
    [longer] stuck until your next turn but one
    [back] stuck until your next turn, then sent back { $back ->
        [one] one square
       *[other] { $back } squares
    }
    [longer-back] stuck until your next turn but one, then sent back { $back ->
        [one] one square
       *[other] { $back } squares
    }
   *[fall] stuck until your next turn
}
page-auteuil-goes-home = { $horse }, { $points ->
    [one] one square
   *[other] { $points } squares
}: past the post, { $place ->
    [1] first
    [2] second
   *[3] third
}{ $ends ->
    [1] , and the race is over
   *[0] {""}
}
page-auteuil-barred = Not possible for { $horse }. { $why }
page-auteuil-opening = The throws for the start
page-auteuil-dice = The dice ({ $player }): { $dice }
page-auteuil-die = Take the { $points } in hand
page-auteuil-die-is = { $points }{ $used ->
    [1] , given
   *[0] {""}
}
page-auteuil-combination = { $combination ->
    [sequence] Sequence!
    [triple] Three of a kind!
    [triple-one] Three aces!
   *[triple-six] Three sixes!
}
page-auteuil-throws = Next to throw: { $player }
page-auteuil-paddock = The horses, and what the die would do
page-auteuil-yours = You own this horse
page-auteuil-backed = You have backed this horse
page-auteuil-again = Throw again
page-auteuil-enough = { $kind ->
    [fourth] No fourth six
    [again] No second throw
   *[bonus] That is enough
}
page-auteuil-tap-dice = Tap a die, then a lit horse, or drag one onto the other.
page-auteuil-keys-dice = Keys: arrows for the die, 1 to 8 for the horse, Enter to give.
page-auteuil-own = Your slip, dice and cards
page-auteuil-slip = Your betting slip
page-auteuil-slip-line = { $line ->
    [0] Tiercé, first
    [1] Tiercé, second
    [2] Tiercé, third
    [3] To win
   *[4] To be placed
}
page-auteuil-slip-mark = { $line ->
    [0] Tiercé, first
    [1] Tiercé, second
    [2] Tiercé, third
    [3] To win
   *[4] To be placed
}: { $horse }
page-auteuil-tierce = Tiercé · { $stake } F
page-auteuil-simple = Simple · { $stake } F
page-auteuil-letter = { $line ->
    [3] G
   *[4] P
}
page-auteuil-hand-in = Hand in the slip · { $francs } F
page-auteuil-tap-slip = G: gagnant, to win. P: placé, in the first three. Tap the circles or drag the silks.
page-auteuil-keys-slip = Keys: 1 to 8 fill line after line, Enter hands in.
page-auteuil-slip-state = { $filled ->
    [1] Slip folded
   *[0] No slip yet
}
page-auteuil-bet = { $bet ->
    [tierce] Tiercé
    [win] To win
   *[place] Placed
}
page-auteuil-owner-of = Owner card: { $horse }
page-auteuil-cards = { $cards ->
    [one] One owner card, face down
   *[other] { $cards } owner cards, face down
}
page-auteuil-telegram = Télégramme
page-auteuil-strip-fee = Entry { $francs } F { $each ->
    [owner] an owner
   *[horse] a horse
}
page-auteuil-strip-prize = { $place ->
    [1] First
    [2] Second
   *[3] Third
} { $francs } F
page-auteuil-strip-prizes = { $prizes } F
page-auteuil-strip-order = Tiercés in order { $count }
page-auteuil-strip-other = In another order { $count }
page-auteuil-strip-simple = Simple bets { $count }
page-auteuil-totals = The totals
page-auteuil-francs = { $francs } F
page-auteuil-minus = −{ $francs } F
page-auteuil-plus = +{ $francs } F
page-auteuil-count = { $count }
page-auteuil-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
page-auteuil-pay-table = The pay table of this race
page-auteuil-pay-order = In order
page-auteuil-pay-other = Other order
page-auteuil-pay-simple = Simple
page-auteuil-pay-pays = pays
page-auteuil-pay-win = G pays
page-auteuil-pay-place = P pays
page-auteuil-players = Owners and punters
page-auteuil-player = Player
page-auteuil-punter = Punter: bets and never throws
page-auteuil-only-bets = Punter
page-auteuil-starts = First to throw
page-auteuil-bought = { $bought ->
    [one] one sweet changed into money
   *[other] { $bought } sweets changed into money
}
page-auteuil-sweets-won = { $sweets ->
    [one] one sweet
   *[other] { $sweets } sweets
}
page-auteuil-final-sweets = { $francs } F · { $sweets ->
    [one] one sweet
   *[other] { $sweets } sweets
}
page-auteuil-jar = { $sweets ->
    [one] One sweet in the jar
   *[other] { $sweets } sweets in the jar
}
page-auteuil-buy = Sweets to put into the jar, { $francs } F each
page-auteuil-throw = Throw
page-auteuil-throw-bought = Throw, with { $francs } F more
page-auteuil-ready = Next race
page-auteuil-ready-bought = Next race, with { $francs } F more
page-auteuil-race = Race { $race } of { $races }
page-auteuil-arrival = Result of race { $race }
page-auteuil-home = Home already
page-auteuil-unowned = nobody’s horse
page-auteuil-owners-show = The owners show their cards
page-auteuil-reckoning = What the race brought everyone
page-auteuil-owned = Owned
page-auteuil-prizes = Prizes
page-auteuil-slip-head = Slip
page-auteuil-cost = Paid in
page-auteuil-purse = Purse
page-auteuil-exact = { $exact ->
    [1] in order
   *[0] other order
}
page-auteuil-your-cards = Yours:
page-auteuil-your-slip = Slip:
page-auteuil-last-report = Show the last telegram again

## The terminal: Auteuil

auteuil-title-bare = Auteuil · race { $race } of { $races }
auteuil-heading = Auteuil · race { $race } of { $races } · { $name }
auteuil-title-jar = jar: { $sweets }
auteuil-players = Player
auteuil-purse = Purse
auteuil-owns = Owns
auteuil-slip = Slip
auteuil-throw = Throw
auteuil-punter = bets
auteuil-francs = { $francs } F
auteuil-count = { $count }
auteuil-dice = { $made ->
    [sequence] sequence
    [triple] triple
    [triple-one] three aces
    [triple-six] three sixes
   *[plain] {""}
}
auteuil-to-go = To go:
auteuil-arrived = Home:
auteuil-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
auteuil-nobodys = nobody’s horse
auteuil-card-title = RED TELEGRAM
auteuil-card-name = { $name } STOP
auteuil-card-money = entry { $fee } F { $each ->
    [owner] an owner
   *[horse] a horse
} STOP prizes { $first }, { $second } and { $third } F STOP
auteuil-pays-up-to-tierce = Tiercé: { $least } to { $most } F in order, { $other_least } to { $other_most } F otherwise.
auteuil-pays-up-to-simple = Win: { $least } to { $most } F. Place: { $other_least } to { $other_most } F (type pay for the table).
auteuil-slip-heading = Your slip
auteuil-slip-row = { $row ->
    [first] tiercé · 1st
    [second] tiercé · 2nd
    [third] tiercé · 3rd
    [win] G · to win
   *[place] P · placed
}
auteuil-head-in-order = In order
auteuil-head-other-order = Otherwise
auteuil-head-simple = Simple
auteuil-head-pays-order = Order pays
auteuil-head-pays-other = other
auteuil-head-pays-win = win
auteuil-head-pays-place = place
auteuil-head-prizes = Prizes
auteuil-head-tierce = Tiercé
auteuil-head-win = Win
auteuil-head-place = Place
auteuil-head-cost = Paid in
auteuil-head-sweets = Sweets
auteuil-turn = { $player }: { $phase ->
    [slips] fill in your slip; it costs { $francs } F. Who is in the first three?
    [dice] the dice are yours. Which die to which horse?
    [bonus] a sequence! Up to three horses go a square further.
    [fourth] three sixes! Who gets the fourth?
    [again] three aces! Throw again?
    [buying] short of money. Change sweets for some, before the throw?
   *[interval] the race is settled. Ready for the next?
}
auteuil-ask = { $question ->
    [first] First of the tiercé, or a whole slip such as 7-3-4 G7 P3:
    [second] Second of the tiercé:
    [third] Third of the tiercé:
    [win] To win:
    [place] To be in the first three:
    [die] Which die?
    [horse] For which horse?
    [bonus] A square more for which horse? (0: enough)
    [fourth] The fourth six for which horse? (0: none)
    [again] 1 to throw again, 0 to leave the dice:
    [buy] Enter to throw, or how many sweets to change for money:
    [sweets] Enter for race { $race }, or how many sweets to change for money:
   *[ready] Enter for race { $race }:
}
auteuil-choice-die = for
auteuil-choice-enough = enough
auteuil-choice-again = throw again
auteuil-choice-throw = throw
auteuil-choice-runs = { $horse }: { $start } → { $end }
auteuil-choice-jumps = { $horse }: { $start } → { $end }, over { $letters }
auteuil-choice-falls = { $horse }: { $start } → { $end }, { $out ->
    [1] out of the race at { $letter }!
   *[0] a fall at { $letter }!
}
auteuil-choice-arrives = { $horse } comes home { $place ->
    [1] first!
    [2] second!
   *[3] third: over!
}
auteuil-choice-ready = { $sweets ->
    [0] go on
   *[other] { $francs } F
}
auteuil-barred = Not these: { $horses }. Type a number to see why.
auteuil-help = { $phase ->
    [slips] Mark three different horses for the tiercé, one to win, one to come in the first three; all three bets are part of the slip. Typed in one go: T7-3-4 G7 P3. Your owner cards are your secret, and so is the slip until the race is paid. More in U2.3 and U6.4.
    [dice] Each die goes to another horse, any horse, by exactly its points: 5>3 gives the 5 to horse 3. Over an obstacle it takes a 4 or more; a horse that ends on one falls, and stays down until whoever made it fall has the dice again. As many dice must be given as some way allows. More in U3 and U4.
    [bonus] After a sequence up to three different horses go a square further, also ones just moved: +3 for horse 3. Onto an obstacle is a fall. Type 0 or enough when you have enough. More in U5.1.
    [fourth] After three sixes a fourth six goes to any horse, even one that was moved or is down: 6>>3 for horse 3. Type 0 or enough to do without. More in U5.4.
    [again] After three aces, all played, you may throw again: type 1 or again, or else 0 or enough. More in U5.3.
    [buying] Where sweets are played for, whoever is short of money may buy some before a throw: buy+2 puts two sweets into the jar; it does not count for the ranking. Enter or enough throws at once. More in U7.3.
   *[interval] The whole race lies open. Press Enter or type go for the next one; where sweets are played for, go+2 changes two more into money. More in U7.
}
auteuil-type-pay = pay rapports
auteuil-type-go = go on
auteuil-type-again = again
auteuil-type-enough = enough
auteuil-type-buy = buy
auteuil-help-more = pay shows the whole pay table · on the course × is a horse that is down, † one out of the race, ² one on its second lap, ▒ an obstacle.
