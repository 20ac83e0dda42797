### Everything Ascot says, at the terminal and on the page.
### Keys stand in the same order as in the other language.

ascot-title = Ascot
ascot-poster = Buy, train and race thoroughbreds, and mind the tote.

## The terminal: moves as they are typed

ascot-notation-unreadable = “{ $text }” means nothing here. Moves are words such as pass, yes, bid:12000, sell:farrier, lane:3, on:3, bet:500 or to:2.
ascot-notation-thing = “{ $text }” is nothing one can hold. Give a horse’s number from 1 to { $horses }, or one of { $known }.
ascot-notation-horse = There is no horse { $text }: numbers go from 1 to { $horses }.
ascot-notation-pack = Nobody called { $text } writes reports here. Ask one of { $known }.
ascot-notation-seat = There is no seat { $text }: seats are counted from 1 to { $seats }.
ascot-notation-report = No report to keep is called { $text }. There are { $known }.
ascot-notation-lane = There is no lane { $text }: lanes go from 1, the inside, to { $lanes }, and post stands for the post.
ascot-notation-francs = “{ $text }” is no sum of money. Write it in figures only, such as 12000, up to { $most }.
ascot-notation-odds = “{ $text }” is no price for a place. Prices go by halves from { $least } to { $most }, such as odds:2.5.

## The terminal: packs that could not be played

ascot-content-name = { $file }, table [names]: { $name } cannot stand in the field { $field }: { $field ->
    [horses] no two horses have the same name.
   *[titles] a title there is written once, is not empty, has no colon, and is none of the words we have for one.
}

## Moves the rules forbid

ascot-refused-nothing = Nothing forbids this move: it can be played.
ascot-refused-game-over = The race is run and the stands are empty: this game is over.
ascot-refused-not-a-seat = Nobody sits at that seat.
ascot-refused-not-awaited = It is not your turn: let the others finish.
ascot-refused-not-a-move = There is no such move in this game.
ascot-refused-asked-otherwise = { $asked ->
    [naming] Nobody was dealt the Auctioneer: name who takes the hammer, such as name:2.
    [exchange] First a card of your hand goes under the dead pile: swap:5 for horse 5, swap:farrier for a business.
    [throw-in] Now is the time to throw cards in, such as throw:5, and then to say done.
    [bid] Something is under the hammer: bid, such as bid:12000, or pass.
    [owe] You owe more than you have: put something up for sale, such as sell:5 or sell:farrier.
    [member] Before your throw, a member may take a report: read:vet, read:walroy or read:stevens, or pass.
    [member-horse] The report has been read: say which of your horses it is for, such as horse:5.
    [join] The club’s door is open: yes to join, pass to walk on.
    [offer] The market is open: address somebody, such as to:2, lay horses, reports and money on the scale, then send; or pass.
    [answer] An offer waits for your answer: yes or pass.
    [withdraw] Not all of your horses can run: withdraw one, such as scratch:5.
    [favourite] Name a favourite among your horses, such as fav:5, or pass.
    [bet] The Bookmaker waits: bet on the horse called, such as bet:500, or pass.
    [place] The Bookmaker takes place bets: ask for the price of a horse, such as place:5, or pass.
    [odds] Somebody asks you for a price: name what a place pays, such as odds:2.5, or pass.
    [place-bet] The Bookmaker has named a price: stake on it, such as bet:400, or pass.
    [whose] Whose throw is this? for:favourite or for:next.
    [move] Choose the lane your horse goes to, such as lane:3.
    [colour] Your horse stands on a colour: go on with on:3 or adv:3, drop a Disadvantage with drop or drop+, or pass.
    [inscription] The square sends your horse on: choose a lane, such as led:3.
    [need] Your horse needs a report: offer money for it, such as offer:3000, or pass.
   *[need-answer] Money is offered for your report: yes or pass.
}
ascot-refused-no-such-card = There is no such card: horses go by their number, businesses by a word such as farrier.
ascot-refused-no-such-horse = There is no such horse: numbers go from 1 to { $horses }.
ascot-refused-auctioneer-stays = The Auctioneer lies open before you and stays there: exchange or throw in another card.
ascot-refused-both-stables = Nobody may keep both stables: throw one of them in first.
ascot-refused-second-stable = You have a stable already, and nobody may own both: leave this one to the others.
ascot-refused-offer-to-oneself = You cannot trade with yourself: address somebody else.
ascot-refused-address-first = Say first whom the offer is for, such as to:2.
ascot-refused-money-already = There is money in this offer already, and it goes one way only: send the offer, or begin it anew.
ascot-refused-empty-offer = There is nothing but money on the scale: name at least one horse or report.
ascot-refused-draft-begun = You have begun an offer: finish it with send, or begin anew without it.
ascot-refused-answer-of-another = This offer is not for you to answer, but for { $player }: wait for your turn.
ascot-refused-lane-too-far = That lane is too far away: a horse changes by one lane for each length it goes.
ascot-refused-straight-from-gate = The first square after the gate is on the horse’s own lane: it may swerve from the second on.
ascot-refused-no-change-in-bend = No lane is changed between the post of the last bend and the whip square.
ascot-refused-horse-in-the-way = Another horse bars every path there, and no horse jumps another.
ascot-refused-cutting-in = That would be cutting in: a lane is entered at least three lengths ahead of every horse behind in it.
ascot-refused-left-overtaking = That path overtakes on the left, which is allowed only when there is no other move.
ascot-refused-not-at-the-post = The post is passed with the exact throw: it takes { $needed } from here, and the die shows { $points }.
ascot-refused-not-own-colour = This is not the horse’s own colour: it takes an Advantage to use it (adv:3 or drop+).
ascot-refused-own-colour = This is the horse’s own colour: no Advantage is needed (on:3 or drop).
ascot-refused-no-disadvantage = You have no Disadvantage to drop, lucky you: go on, or stay where you are.
ascot-refused-no-way-on = There is no way on from here: the extra lengths are lost, and the horse stays.
ascot-refused-lane-not-asked-for = The square does not lead to that lane. It leads to: { $lanes }.
ascot-refused-card-not-held = You do not hold { $thing }: choose a card of your hand.
ascot-refused-not-yours-to-sell = You have not got { $thing } to sell: put up something that lies before you.
ascot-refused-no-buyer-before = Nobody wanted { $thing } just now: put up something else.
ascot-refused-horse-not-yours = { $horse } is not yours. You have { $own }.
ascot-refused-horse-home = { $horse } is back in its box, its training over: choose a horse still out.
ascot-refused-offered-already = { $horse } is on the scale already: add something else, or send the offer.
ascot-refused-not-running = { $horse } does not run: name a horse of yours that does, or none.
ascot-refused-bet-already = You have your ticket on { $horse }, and there is one for each player and horse: pass this time.
ascot-refused-place-bet-already = You have a place bet on { $horse }, and there is one for each player and horse: name another horse, or pass.
ascot-refused-bid-too-low = { $francs } F is not enough: the least you may bid now is { $least } F.
ascot-refused-bid-above-means = { $francs } F is more than you can pay: with { $purse } F in your purse, commission included, { $most } F is the most.
ascot-refused-not-a-step = { $francs } F will not do: sums go in steps of { $step } F.
ascot-refused-no-money = Name a sum: { $step } F is the least.
ascot-refused-not-for-this-debt = For this debt { $thing } cannot be sold: { $cause ->
    [entry] only kept reports and the Bookmaker pay for entries
   *[race] only kept reports are sold during the race
}.
ascot-refused-no-suitable-horse = None of your horses in training is one for { $trainer }: ask for another report, or for none.
ascot-refused-wrong-stable = { $horse } is trained by { $trainer }: a report by { $reader } is for another of your horses.
ascot-refused-fee-above-means = The entrance fee is { $francs } F, and you have { $purse } F: you can only walk on.
ascot-refused-offers-used-up = You have made your { $most } offers: you can only pass now.
ascot-refused-addressed-already = This offer is for { $player } already: send it, or begin anew.
ascot-refused-no-such-seat = There is no such seat: seats go from 1 to { $seats }.
ascot-refused-nothing-to-trade = { $player }: no horse and no report on either side, so there is nothing to trade.
ascot-refused-owned-by-neither = { $horse } belongs neither to you nor to { $player }: an offer names only what one of you two owns.
ascot-refused-report-not-yours = You keep no further copy of { $report }: offer only what lies before you.
ascot-refused-report-not-theirs = { $player }: no further copy of { $report } to be had there. Ask only for what lies there.
ascot-refused-money-above-means = { $francs } F is more than the { $purse } F in your purse.
ascot-refused-money-above-theirs = { $francs } F is more than there is in that purse ({ $player }: { $purse } F).
ascot-refused-needed-for-entries = { $francs } F would cut into your entry fees: { $fees } F are kept for them, { $most ->
    [0] and you have no more than that.
   *[other] so { $most } F is the most.
}
ascot-refused-needed-for-their-entries = { $francs } F would cut into their entry fees ({ $player }): { $fees } F are kept for them, { $most ->
    [0] and there is no more than that.
   *[other] so { $most } F is the most.
}
ascot-refused-entry-not-paid = The entries cost { $fees } F, and you have { $purse } F: a horse whose entry is not paid does not run. Withdraw one.
ascot-refused-too-many-horses = { $number ->
    [one] Only one horse may run for each player: withdraw one of yours.
   *[other] Only { $number } horses may run for each player: withdraw one of yours.
}
ascot-refused-bets-taken = The Bookmaker has taken { $most } bets on { $horse } and takes no more: pass, and wait for the next call.
ascot-refused-odds-above-means = { $odds } is more than you could pay: even on the least stake, { $stake } F, your { $purse } F would not do. Name less, or pass.
ascot-refused-stake-not-covered = { $francs } F at { $odds } is more than the Bookmaker, with { $purse } F, could pay: { $most } F is the most.
ascot-refused-no-such-lane = There is no such lane: they go from 1, the inside, to { $lanes }.
ascot-refused-square-taken = Length { $length } of lane { $lane } is taken: { $horse } stands there.
ascot-refused-no-advantage = { $colour ->
    [black] You have no black Advantage for { $horse }.
    [red] You have no red Advantage for { $horse }.
    [yellow] You have no yellow Advantage for { $horse }.
   *[blue] You have no blue Advantage for { $horse }.
}
ascot-unfinished-throwing-in = Say done when you have thrown in all the cards you want to part with, even none.
ascot-unfinished-offer = The offer is not finished: put horses, reports or money into it, then send; or just pass.

## Horses, businesses, reports, squares

ascot-the-bank = the Bank
ascot-francs = { $francs } F
ascot-own-horse = { $name } ({ $number })
ascot-the-thing = { $thing ->
    [1] King of Clubs (1)
    [2] Priory Park (2)
    [3] Dark Warrior (3)
    [4] Elton (4)
    [5] Leonidas (5)
    [6] Knight Error (6)
    [7] Jerome Fandor (7)
    [8] Dorigen (8)
    [9] Play On (9)
    [10] Flamenco (10)
    [11] Over Coat (11)
    [12] Marmaduke Jinks (12)
    [13] the Auctioneer
    [14] the Bookmaker
    [15] the Club
    [16] the Farrier
    [17] the Walroy stable
    [18] the Stevens stable
    [19] the Vet
    [20] the Forage merchant
    [21] the report “Unbreakable bridle”
    [22] the report “Sound vessels”
   *[23] the report “Sure-footed”
}
ascot-the-pack = { $pack ->
    [stevens] the Stevens trainer
    [walroy] the Walroy trainer
   *[vet] the vet
}
ascot-report = { $name ->
    [1] A fine gallop at dawn
    [2] A brilliant gallop, watches out
    [3] A lazy gallop
    [4] In a foul temper
    [5] Off its feed
    [6] Trial gallop: on you go
    [7] Trial gallop: back you come
    [8] A tip for the stable lads
    [9] An extra ration of oats
    [10] A rosette at the horse show
    [11] The insurance pays
    [12] A new bridle, unbreakable
    [13] Heart and vessels sound
    [14] Sure-footed on any ground
    [15] Strangles in the yard
    [16] A nasty cough
    [17] Lame on the near fore
    [18] A clean bill of health
    [19] Plasters and ointment
    [20] In splendid form
    [21] Stiff in the shoulder
   *[22] Sharp work on the gallops
}
ascot-square = { $name ->
    [1] A quiet morning
    [2] New shoes
    [3] Special racing shoes
    [4] A loose shoe
    [5] Oats
    [6] Hay
    [7] Straw
    [8] Board and lodging
    [9] Use of the gallops
    [10] The trainer’s report
    [11] The vet calls
    [12] The vet’s bill
    [13] The Owners’ Club
    [14] Race-eve dinner
    [15] Charity
    [16] Frost
    [17] The horse dentist
    [18] A new saddle
    [19] The horse-box
   *[20] The jockey’s retainer
}
ascot-inscription = { $kind ->
    [broken-bridle] Broken bridle
    [burst-vessel] Burst vessel
    [falls] Your horse falls
    [overtake] Overtake
    [inside-lanes] Take the inside lanes, { $number } lengths on
    [outside-lanes] Take the outside lanes, { $number } lengths on
    [inside-lane] Take the inside lane, { $number } lengths on
    [outside-lane] Take the outside lane, { $number } lengths on
    [move-on] { $number ->
        [one] Move on one length
       *[other] Move on { $number } lengths
    }
    [move-back] { $number ->
        [one] Move back one length
       *[other] Move back { $number } lengths
    }
   *[pay] Pay the Bank { $number } F
}

## The story: deal and auction

ascot-story-dealer = Lots are drawn. Dealer, and keeper of the Bank: { $player }.
ascot-story-dealt = { $count ->
    [one] The title cards go round, face down: one each
   *[other] The title cards go round, face down: { $count } each
}, and { $dead } in the dead pile.
ascot-story-hand = Your hand: { $cards }.
ascot-story-auctioneer = { $player }: the Auctioneer on the table, the hammer in hand.
ascot-story-proposed = { $player }: the hammer to { $named }.
ascot-story-acting = { $player }: chosen as auctioneer, until somebody owns the card.
ascot-story-exchanged = { $player }: one card under the dead pile, one off the top.
ascot-story-puts-under = Under the dead pile goes { $thing }.
ascot-story-takes-top = Off the top of the dead pile comes { $thing }.
ascot-story-done = { $player }: done throwing in.
ascot-story-own-throw = { $count ->
    [0] You keep your whole hand.
   *[other] Into the dead pile, face down: { $cards }.
}
ascot-story-threw-in = { $player }: { $count ->
    [0] nothing thrown in.
    [one] one card thrown in.
   *[other] { $count } cards thrown in.
}
ascot-story-lot = { $call ->
    [0] Ladies and gentlemen, the next lot: { $thing }
    [1] Now who will start me off for { $thing }
    [2] And here we have { $thing }
    [3] Silence in the ring, please! Next comes { $thing }
    [4] A fine lot, this one: { $thing }
   *[5] Turn it up, and it is { $thing }
}, { $francs ->
    [0] free on its card
   *[other] { $francs } F on its card
}; { $left ->
    [0] the last of the pile.
    [one] one more to come.
   *[other] { $left } more to come.
}
ascot-story-bids = { $player }: { $call ->
    [0] { $francs } F!
    [1] a nod of the hat at { $francs } F.
    [2] { $francs } F, and not a blink.
    [3] catalogue up, { $francs } F.
    [4] make it { $francs } F.
   *[5] { $francs } F, from the back of the ring.
}
ascot-story-passes = { $player }: { $call ->
    [0] out.
    [1] a shake of the head.
    [2] too dear.
    [3] not today.
    [4] hands in pockets.
   *[5] out of it.
}
ascot-story-sold = { $call ->
    [0] Going, going, gone!
    [1] Bang goes the hammer!
    [2] Any more? No more? Gone!
    [3] For the third and last time… sold!
    [4] Knocked down!
   *[5] The hammer falls!
} For { $francs } F, { $thing } to { $player }.
ascot-story-commission = — a tenth for the hammer: { $francs } F for { $player }.
ascot-story-unsold = { $kind ->
    [pile] Not a hand goes up for { $thing }: out of the game.
   *[debt] Not a hand goes up for { $thing }: no sale.
}
ascot-story-keeps = { $player }: { $count ->
    [0] nothing kept from the deal.
   *[other] kept from the deal, { $cards }.
}
ascot-story-billed = { $player }: { $paid ->
    [1] { $francs } F to the Bank for the cards kept.
   *[0] { $francs } F due to the Bank for the cards kept.
}
ascot-story-pays = — { $player }: { $francs } F to { $to }.
ascot-story-owes = { $player }: { $francs } F owed to { $to }, and not enough in the purse. Something must be sold.
ascot-story-void = — { $player }: nothing left to sell, so { $francs } F to { $to } go unpaid.
ascot-story-put-up = { $kind ->
    [surplus] Too many in one stable: { $thing } comes under the hammer ({ $player }).
   *[debt] Needs must: { $thing } comes under the hammer ({ $player }).
}

## The story: training

ascot-story-throws-for-start = { $player }: { $points } to see who begins.
ascot-story-starts = { $board ->
    [race] { $player }: first to throw in the race.
   *[training] The string leaves the boxes. { $player }: first out on the training ground.
}
ascot-story-dice = { $board ->
    [race] { $player }: a { $one }.
   *[training] { $player }: { $one } and { $two }, { $double ->
        [1] a double! { $total } squares for every horse.
       *[0] { $total } squares for every horse.
    }
}
ascot-story-square = — { $horse }: “{ $square }”.
ascot-story-in-box = { $call ->
    [0] — { $horse } is back in its box, rugged up and fed.
    [1] — home comes { $horse }, training done.
    [2] — { $horse } trots into its box. That will do.
    [3] — the lad shuts the door behind { $horse }: fit to race.
    [4] — { $horse } has gone the whole way round, and is home.
   *[5] — a bucket of oats for { $horse }: the work is over.
}
ascot-story-report = { $asked ->
    [1] { $player }: a report, by a member’s privilege. And { $trainer } writes: “{ $title }”.
   *[0] — a report by { $trainer }: “{ $title }”.
}
ascot-story-advantage = — { $horse } earns { $count ->
    [one] { $colour ->
        [black] a black Advantage.
        [red] a red Advantage.
        [yellow] a yellow Advantage.
       *[blue] a blue Advantage.
    }
   *[other] { $colour ->
        [black] { $count } black Advantages.
        [red] { $count } red Advantages.
        [yellow] { $count } yellow Advantages.
       *[blue] { $count } blue Advantages.
    }
}
ascot-story-disadvantage = — a bad mark: { $horse } takes { $count ->
    [one] a Disadvantage.
   *[other] { $count } Disadvantages.
}
ascot-story-kept = — { $player }: that is one to keep, { $report }.
ascot-story-strangles = — strangles! { $player }: the yard is shut, and the next turn is missed too.
ascot-story-missed = { $player }: still in quarantine, turn missed.
ascot-story-joined = { $player }: a member of the Owners’ Club from now on.
ascot-story-receives = — { $player }: { $francs } F from the Bank.
ascot-story-gallop = — { $horse } gallops { $way ->
    [back] back { $squares ->
        [0] not a square.
        [one] one square.
       *[other] { $squares } squares.
    }
   *[on] on { $squares ->
        [0] not a square.
        [one] one square.
       *[other] { $squares } squares.
    }
}
ascot-story-led-home = The light is going: { $horse } is led home.
ascot-story-training-over = The horses are trained. Businesses and Club close their doors; the market is open.

## The story: market, entries and bets

ascot-story-offer = { $player }: an offer to { $to }, { $gives } for { $takes }.
ascot-story-accepted = — { $player }: shake on it!
ascot-story-declined = — { $player }: no, thank you.
ascot-story-market-passes = { $player }: no offer.
ascot-story-market-closed = { $count ->
    [0] The market is closed, and there is not a horse to run.
    [one] The market is closed. Every owner runs one horse.
   *[other] The market is closed. Every owner runs { $count } horses.
}
ascot-story-allotted = Nobody bids for { $horse } ({ $seller }): to { $player }, { $francs ->
    [0] for nothing, as all the money is needed for entries.
   *[other] for { $francs } F.
}
ascot-story-withdrawn = { $why ->
    [unpaid] Scratched, its entry unpaid: { $horse } ({ $player }).
   *[surplus] Scratched: { $horse } ({ $player }).
}
ascot-story-entered = { $player }: { $count ->
    [0] no horse to enter.
    [one] one horse entered, { $francs } F.
   *[other] { $count } horses entered, { $francs } F.
}
ascot-story-favourite = { $player }: { $horse } is the favourite.
ascot-story-called = { $call ->
    [0] The Bookmaker licks his pencil: { $horse }
    [1] What am I offered on { $horse }
    [2] Place your bets on { $horse }
    [3] Next on the pad: { $horse }
    [4] Who fancies { $horse }
   *[5] Roll up, roll up, for { $horse }
}{ $favourite ->
    [1] , a stable’s favourite!
   *[0] …
}
ascot-story-bet = { $player }: { $francs } F on { $horse }. The pool now pays { $pays ->
    [1] the stake back, no more.
   *[other] { $pays } for 1.
}
ascot-story-place-asked = { $player }: “What for a place, { $horse }?”
ascot-story-place-priced = The Bookmaker ({ $player }): { $odds } for a place of { $horse }.
ascot-story-place-declined = The Bookmaker ({ $player }): no bet on a place of { $horse }.
ascot-story-place-left = { $player }: not at that price, { $horse } goes without.
ascot-story-place-taken = { $player }: { $francs } F on a place of { $horse }, at { $odds }.

## The story: the race and its caller

ascot-story-off = { $call ->
    [0] They’re under starter’s orders… and they’re off!
    [1] Up goes the tape, and the Royal Enclosure is on its feet!
    [2] The flag falls! Twelve furlongs of green turf before them!
    [3] A perfect line, not a hat straight in the stands, and away they go!
    [4] Field glasses up: the gate is open!
   *[5] There’s the bell, and there they go!
}
ascot-story-moves = { $call ->
    [0] — { $horse } to length { $length }, lane { $lane }
    [1] — { $horse } strides out to { $length }, lane { $lane }
    [2] — lane { $lane }, length { $length }, for { $horse }
    [3] — { $horse } reaches { $length }, lane { $lane }
    [4] — { $horse } gallops up to { $length } on lane { $lane }
   *[5] — up to { $length } on lane { $lane }, { $horse }
}{ $ground ->
    [own] , right on its own colour!
    [other] , on another’s colour.
    [any] , on the white square where an Advantage of its own colour counts.
   *[plain] .
}
ascot-story-jostled = { $back ->
    [1] { $call ->
        [0] — no room! { $horse } is jostled back to { $length }.
        [1] — { $horse } runs into a wall of horses and drops back to { $length }.
        [2] — squeezed out, { $horse } falls back to { $length }.
        [3] — the jockey has to pull up: { $horse } back at { $length }.
        [4] — elbows and whips! { $horse } loses a length.
       *[5] — shut in on all sides, { $horse } goes back to { $length }.
    }
   *[0] — jostled, and nowhere to go: { $horse } stays at { $length }.
}
ascot-story-waits-at-post = { $barred ->
    [1] — the exact throw, and no way through! { $horse } stays where it is.
   *[0] { $call ->
        [0] — only a { $needed } passes the post: { $horse } stays where it is.
        [1] — { $horse } needs a { $needed }, and this is not it.
        [2] — so near, and { $horse } stands still! A { $needed } is wanted.
        [3] — not a { $needed }: no winning post yet for { $horse }.
        [4] — { $horse } paws the ground and waits for a { $needed }.
       *[5] — the post wants a { $needed } and nothing else. { $horse } waits.
    }
}
ascot-story-goes-on = { $call ->
    [0] — and on goes { $horse }, to { $length } on lane { $lane }!
    [1] — the colours carry { $horse } to { $length }, lane { $lane }!
    [2] — a kick, and { $horse } is at { $length }, lane { $lane }!
    [3] — { $horse } finds another gear: { $length }, lane { $lane }!
    [4] — look at that burst! { $horse } at { $length }, lane { $lane }!
   *[5] — no holding { $horse } now: { $length }, lane { $lane }!
}
ascot-story-advantage-spent = — { $player }: { $colour ->
    [black] a black Advantage
    [red] a red Advantage
    [yellow] a yellow Advantage
   *[blue] a blue Advantage
} for { $horse }.
ascot-story-dropped = — { $player }: a Disadvantage shed with { $horse }.
ascot-story-inscribed = — “{ $inscription }”: { $horse } must obey.
ascot-story-led = — { $horse } now at { $length }, lane { $lane }.
ascot-story-not-followed = — but { $horse } cannot, and stays put.
ascot-story-given-up = — { $player }: { $report } is handed in, and { $horse } is safe.
ascot-story-need-offered = { $player }: { $francs } F to { $holder } for { $report }, quick, for { $horse }!
ascot-story-need-accepted = — { $player }: done, { $report } for { $francs } F.
ascot-story-need-declined = — { $player }: not for that money.
ascot-story-falls = { $call ->
    [0] — oh no! { $horse } is down, and the stands gasp!
    [1] — a stumble, a cloud of turf, and { $horse } has fallen!
    [2] — { $horse } pitches its jockey over its ears!
    [3] — down goes { $horse }! Only a six will put things right.
    [4] — { $horse } slips and falls in front of the Royal Box!
   *[5] — the jockey sits in the grass: { $horse } is down!
}
ascot-story-stays-fallen = { $call ->
    [0] — no six: { $horse } stays down.
    [1] — they are still catching { $horse }.
    [2] — { $horse } nibbles the grass and waits for a six.
    [3] — the jockey of { $horse } is looking for his cap.
    [4] — no luck yet for { $horse }.
   *[5] — { $horse } lets them all go by.
}
ascot-story-freed = — a six! { $horse } is up again and runs on next turn.
ascot-story-out = { $call ->
    [0] — { $horse } pulls up. Its race is over.
    [1] — and { $horse } is led away: eliminated!
    [2] — what a blow: { $horse } is out!
    [3] — a groan from the stands: no more { $horse } today.
    [4] — { $horse } leaves the course, and tickets flutter down.
   *[5] — out goes { $horse }!
}
ascot-story-leads = { $call ->
    [0] And it’s { $horse } who takes it up!
    [1] A new leader: { $horse }!
    [2] { $horse } shows in front, hard held!
    [3] Hats in the air: { $horse } leads the field!
    [4] { $horse } goes on, and asks who will come along!
   *[5] Look at { $horse }, clear of them all!
}
ascot-story-bend = { $call ->
    [0] Into the last bend, { $horse } first! No changing lanes now!
    [1] { $horse } swings into the bend ahead of them all!
    [2] Here is the last bend, and { $horse } has the call of it!
    [3] They lean into the bend, { $horse } in front!
    [4] Round the bend comes { $horse }, and hold on to your hats!
   *[5] { $horse } leads them into the last bend, on the rails of destiny!
}
ascot-story-straight = { $call ->
    [0] Whips out! { $horse } turns for home!
    [1] Into the straight, { $horse } in front, and hear that roar!
    [2] { $horse } sees the post, and so do we!
    [3] Now they ride! { $horse } from the rest!
    [4] The straight at last, and { $horse } has it to lose!
   *[5] Every hat is off for { $horse }, first into the straight!
}
ascot-story-post = { $place ->
    [1] { $call ->
        [0] It’s { $horse }! { $horse } wins the Cup!
        [1] First past the post: { $horse }! The band strikes up!
        [2] { $horse } has done it! What a race!
        [3] Nothing can catch { $horse }: home, and the winner!
        [4] The judge need not look twice: { $horse }!
       *[5] Hats, canes and parasols in the air: { $horse } wins!
    }
    [2] { $horse } is second.
   *[3] And { $horse } third: the race is run!
}
ascot-story-disqualified = An objection! { $horse } passes the post with a Disadvantage in hand: disqualified.
ascot-story-stopped = The stewards have seen enough: the race is stopped.

## The story: the reckoning

ascot-story-arrival = { $count ->
    [0] The judge shakes his head: no horse has come home. Stakes go back.
   *[other] The judge’s list: { $horses }.
}
ascot-story-banker = { $player }: { $francs } F for keeping the Bank.
ascot-story-prize = { $player }: { $place ->
    [1] the winner’s prize with { $horse }, { $francs } F.
    [2] second prize with { $horse }, { $francs } F.
   *[3] third prize with { $horse }, { $francs } F.
}
ascot-story-ticket = { $player }: a winning ticket, { $times ->
    [1] the stake back
   *[other] { $times } for 1
}: { $francs } F.
ascot-story-bookmaker = { $player }: { $francs } F stay in the Bookmaker’s satchel.
ascot-story-stake-back = { $player }: { $francs } F of stakes back.
ascot-story-carried = Not a ticket on the winner: { $francs } F are carried over to the next meeting.
ascot-story-place-paid = { $player }: { $horse } is placed, { $odds }: { $francs } F from the Bookmaker.
ascot-story-places-kept = The Bookmaker ({ $player }) keeps { $francs } F of lost place bets.
ascot-story-place-back = { $player }: { $francs } F staked on places back.
ascot-place-odds = { $whole }{ $half ->
    [0] {""}
   *[other] ½
} for 1
ascot-story-purse = { $player }: { $francs } F in the purse.
ascot-story-winner = To the winners’ enclosure, please! { $player }: owner of { $horse }, and winner of the day.
ascot-story-richest = { $too ->
    [1] And the fattest purse wins too
   *[0] No horse came home, so the fattest purse wins
}: { $count ->
    [one] { $players }, { $francs } F!
   *[other] { $players }, { $francs } F each!
}

## The terminal: Ascot

ascot-stage = { $stage ->
    [deal] deal
    [auction] auction
    [training] training
    [market] market
    [betting] bets
    [race] race
   *[closed] reckoning
}
ascot-colour-letter = { $colour ->
    [black] k
    [red] r
    [yellow] y
    [blue] b
   *[whip] w
}
ascot-short-thing = { $thing ->
    [13] hammer
    [14] book
    [15] Club
    [16] forge
    [17] Walroy
    [18] Stevens
    [19] vet
    [20] oats
    [21] bridle
    [22] vessels
   *[23] sure-footed
}
ascot-count = { $count }
ascot-odds = { $times ->
    [1] stake back
   *[other] { $times } for 1
}
ascot-bank = Bank { $francs } F
ascot-tote = Totalisator { $francs } F
ascot-put-aside = places { $francs } F
ascot-place-bet = { $horse } placed: { $player } { $francs } F, { $odds }
ascot-dead-pile = { $count ->
    [one] one card in the dead pile
   *[other] { $count } cards in the dead pile
}
ascot-round = round { $round }
ascot-die = the die shows { $points }
ascot-head-player = Player
ascot-head-purse = Purse
ascot-head-marks = For the race
ascot-head-hand = { $stage ->
    [market] Offers
    [deal] Hand
    [auction] Hand
   *[other] {""}
}
ascot-head-open = Open before them
ascot-head-horse = Horse
ascot-head-pool = Pool
ascot-head-pays = Pays
ascot-head-report = Report
ascot-head-effect = Effect
ascot-head-unread = Unread
ascot-head-square = Square
ascot-head-dues = Dues
ascot-head-member-dues = Members
ascot-head-where = Where on the loop
ascot-offers-left = { $count }
ascot-mark = { $mark ->
    [dealer] dealer
    [member] member
    [missing] in quarantine
   *[done] done
}
ascot-sale = { $kind ->
    [pile] { $left ->
        [0] THE HAMMER · the last lot
        [one] THE HAMMER · one more lot to come
       *[other] THE HAMMER · { $left } more lots to come
    }
    [debt] THE HAMMER · sold for a debt
   *[surplus] THE HAMMER · one horse too many
}
ascot-lot = { $kind ->
    [report] a report kept for the race
   *[card] { $price ->
        [0] free on its card
       *[other] { $price } F on its card
    }
}, paid to { $seller }
ascot-bid = { $player }: { $francs } F{ $commission ->
    [0] {""}
   *[other] {" "}and { $commission } F for the hammer
}
ascot-no-bid = not a bid yet
ascot-still-in = from { $least } F: { $players }
ascot-debt = { $player }: { $francs } F owed to { $to } { $cause ->
    [cards] for cards
    [training] for training
    [entry] for entries
   *[race] in the race
}, { $short } F short.
ascot-hand = { $count ->
    [one] Your hand, one card: { $cost } to keep it
   *[other] Your hand, { $count } cards: { $cost } to keep them all
}
ascot-square-letter = { $what ->
    [stable-report] R
    [vet-report] V
    [join] J
    [bank] B
    [farrier] F
    [forage] O
    [stable] S
    [vet] D
   *[club] C
}
ascot-no-report = No report lies open.
ascot-quoted = “{ $title }”
ascot-turned = { $pack ->
    [stevens] Stevens
    [walroy] Walroy
   *[vet] Vet
}: { $effect }
ascot-effect = { $effect ->
    [advantage] { $count ->
        [one] one Advantage
       *[other] { $count } Advantages
    }
    [disadvantage] { $count ->
        [one] one Disadvantage
       *[other] { $count } Disadvantages
    }
    [pay] { $payee ->
        [stable] pay the stable { $count } F
        [vet] pay the vet { $count } F
        [farrier] pay the farrier { $count } F
        [forage] pay the forage man { $count } F
        [club] pay the Club { $count } F
       *[bank] pay the Bank { $count } F
    }
    [receive] get { $count } F from the Bank
    [keep] to be kept for the race
    [strangles] quarantine, and a turn missed
   *[gallop] { $way ->
        [back] back { $count } squares
       *[on] on { $count } squares
    }
}
ascot-packs-left = unread: Stevens { $stevens }, Walroy { $walroy }, vet { $vet }
ascot-boxes = to come out: { $horses }
ascot-back-home = back: { $horses }
ascot-then-again = then again from “{ $title }”
ascot-gives = { $player }:
ascot-scale = { $sent ->
    [1] AN OFFER · { $maker } to { $to }
   *[0] ON THE SCALE, not sent yet · { $maker } to { $to }
}
ascot-bend = last bend: keep your lane
ascot-inside-above = inside lane above
ascot-arrived = Home:
ascot-to-go = To go:
ascot-out = Out:
ascot-sign = { $sign ->
    [any-colour] white: an Advantage of the horse’s own colour counts here
   *[whip] whip: lanes may be changed again
}
ascot-bonus = { $colour ->
    [black] black
    [red] red
    [yellow] yellow
   *[blue] blue
}, { $lengths ->
    [one] one length on
   *[other] { $lengths } lengths on
}
ascot-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
ascot-line = { $what ->
    [bank] In the Bank
    [banker] the banker’s tenth: { $player }
    [banker-stays] the banker’s tenth stays
    [prize] { $place ->
        [1] winner’s prize: { $horse }, { $player }
        [2] second prize: { $horse }, { $player }
       *[3] third prize: { $horse }, { $player }
    }
    [prize-stays] { $place ->
        [1] winner’s prize stays
        [2] second prize stays
       *[3] third prize stays
    }
    [bank-left] left in the Bank
    [tote] In the Totalisator
    [on-winner] staked on winner { $horse }
    [multiple] a winning ticket pays
    [ticket] ticket { $stake } F: { $player }
    [commission] Bookmaker’s tenth: { $player }
    [rest] and the rest: { $player }
    [carried] carried over
    [places] Place bets
    [place-ticket] place of { $horse }, { $stake } F: { $player }
    [places-kept] the Bookmaker keeps: { $player }
    [place-back] place bets back: { $player }
   *[stake-back] stakes back: { $player }
}
ascot-turn = { $player }: { $moment ->
    [naming] the Auctioneer lies in the dead pile. Who takes the hammer?
    [exchange] one card of your hand goes under the dead pile. Which?
    [throw-in] throw in what you do not want to pay for, then keep the rest.
    [bid] what is { $about } worth to you?
    [owe] your purse will not do. What comes under the hammer?
    [member] a member’s privilege: a report before the throw?
    [member-horse] the report is read. For which horse is it?
    [join] the door of the Owners’ Club stands open.
    [offer] the market is open. An offer to somebody?
    [scale] lay things on the scale, then send the offer.
    [answer] an offer for you. Shake on it?
    [unpaid] not all entries can be paid: one horse stays at home.
    [withdraw] too many horses: one stays at home.
    [favourite] is one of your horses your favourite?
    [bet] the Bookmaker calls { $about }. A ticket?
    [place] a place bet? Ask the Bookmaker for a price.
    [odds] what do you pay for a place of { $about }?
    [place-bet] a place of { $about } pays { $odds }. Your stake?
    [whose] whose throw is it?
    [move] { $length ->
        [0] what now for { $about }?
       *[other] { $about } goes to { $length }. On which lane?
    }
    [colour] { $length ->
        [0] { $about } stands on a colour, and there is no way on.
       *[other] { $about } stands on a colour. Go on to { $length }?
    }
    [inscription] the square leads { $about } on to { $length }. Which lane?
    [need] you need { $about }. What would you give for it?
   *[need-answer] money is offered for { $about }. Will you sell?
}
ascot-ask = { $question ->
    [naming] Seat:
    [exchange] Card:
    [throw-in] Throw in, or 0 to keep the rest:
    [bid] Your bid in francs:
    [owe] Sell:
    [member] Whose report?
    [member-horse] Horse:
    [join] Join?
    [offer] To whom?
    [scale] Onto the scale, or 0 to send:
    [money] How much, in francs?
    [answer] Agreed?
    [withdraw] Withdraw:
    [favourite] Favourite:
    [bet] Your stake in francs:
    [place] Which horse?
    [odds] Your price for 1, such as 2.5:
    [place-bet] Your stake in francs:
    [whose] For which horse?
    [move] Lane:
    [colour] Lane, or 0 to stay:
    [inscription] Lane:
    [need] Your offer in francs:
   *[need-answer] Sell it?
}
ascot-off-the-list = “{ $text }” is not on the list. Type one of: { $known }.
ascot-choice-no = { $kind ->
    [done] enough: I keep the rest
    [send] send the offer
   *[pass] { $phase ->
        [bid] no bid
        [member] no report
        [join] walk on
        [offer] no offer
        [answer] no, thank you
        [favourite] none
        [bet] no ticket
        [place] no place bet
        [odds] no bet on it
        [place-bet] not at that price
        [colour] stay here
        [need] offer nothing
       *[need-answer] not for that money
    }
}
ascot-choice-yes = { $phase ->
    [join] join, for { $francs } F
    [answer] shake on it
   *[need-answer] sell it for { $francs } F
}
ascot-choice-drop = { $advantage ->
    [none] drop a Disadvantage
   *[too] spend an Advantage to drop a Disadvantage
}
ascot-choice-money = { $kind ->
    [pay] pay money too
   *[ask] ask for money
}
ascot-choice-trade = { $gives ->
    [1] give
   *[0] take
}
ascot-choice-down = is down, and needs a six
ascot-choice-stuck = cannot get through
ascot-choice-waits = stays: only a { $needed } passes the post
ascot-choice-home = past the post!
ascot-choice-reach = { $count ->
    [one] to { $length }, lane { $lanes }
   *[other] to { $length }, lanes { $lanes }
}
ascot-choice-cost = { $francs } F in all
ascot-ground = { $ground ->
    [own] its own colour, +{ $lengths }!
    [black] a black square
    [red] a red square
    [yellow] a yellow square
    [blue] a blue square
    [any-colour] white, for an Advantage of its colour
    [whip] the whip square
   *[plain] turf
}
ascot-barred = { $why ->
    [auctioneer-stays] lies open and stays
    [both-stables] not with both stables in hand
    [second-stable] would be a second stable
    [bid-too-low] is too little
    [bid-above-means] is beyond your purse
    [money-above-means] is beyond your purse
    [money-above-theirs] is beyond their purse
    [odds-above-means] is beyond your purse
    [stake-not-covered] is beyond the Bookmaker’s purse
    [not-for-this-debt] not for this debt
    [no-buyer-before] found no buyer
    [no-suitable-horse] no horse for it
    [wrong-stable] from the other stable
    [horse-home] back in its box
    [nothing-to-trade] nothing to trade
    [offers-used-up] no offer left
    [empty-offer] nothing to trade yet
    [money-already] money is there
    [too-many-horses] too many horses
    [entry-not-paid] entry not paid
    [needed-for-entries] is needed for your entries
    [needed-for-their-entries] is needed for their entries
    [lane-too-far] too far
    [straight-from-gate] straight from the gate
    [no-change-in-bend] bend
    [horse-in-the-way] way barred
    [square-taken] taken
    [cutting-in] cutting in
    [left-overtaking] left overtaking
    [no-way-on] no way on
    [no-advantage] no Advantage
    [no-disadvantage] none to drop
    [lane-not-asked-for] not that way
   *[other] not possible
}
ascot-help = { $stage ->
    [deal] One card of the hand is exchanged; then everybody throws in, in secret, what they do not want to pay for.
    [auction] The cards thrown in are sold to the highest bidder. Bids are typed in francs: 12000, 12k or all.
    [training] Horses go round the loop and pay on its letters: F farrier, O forage, S stable, D vet, C Club, B Bank; R and V are reports, J the door of the Club.
    [market] Horses, reports and money change hands by offers. A whole one may be typed at once, such as to:2 trade:5 +4000 send.
    [betting] The Bookmaker calls the horses one by one. Nine tenths of all stakes pay the tickets on the winner, a whole number of times the stake and never less than once; what is left is his.
   *[race] Lanes go from 1, the inside, to 6. A horse on its own colour goes on; on another, an Advantage is needed. p stands for the post. Your own horses are in [brackets].
}
ascot-help-more = More to see: horses, course, reports, loop. * marks a favourite, +1 an Advantage and −1 a Disadvantage.

## The page: Ascot

page-ascot-asks = { $phase ->
    [naming] The Auctioneer lies in the dead pile: name who takes the hammer.
    [exchange] Put one card of your hand under the dead pile and take the top one.
    [throw-in] Throw in the cards you do not want to pay for, then confirm.
    [member] A member may ask for a report before the throw.
    [member-horse] Which of your horses is this report for?
    [join] The club’s door is open: will you join?
    [offer] The market is open: make somebody an offer, or none.
    [answer] An offer lies on the scale: shake on it, or not.
    [unpaid] Withdraw a horse: you cannot pay to enter them all.
    [withdraw] Withdraw a horse: you have more than may run.
    [favourite] Name one of your horses favourite, or none.
    [place] Place bets: ask the Bookmaker for a price, or none.
   *[other] It is your turn.
}
page-ascot-asks-bid = Under the hammer, { $thing }: bid { $least } F or more, or leave it.
page-ascot-asks-owe = You owe { $francs } F and are { $short } F short: put something up for sale.
page-ascot-asks-bet = { $horse } is called: a bet, or none.
page-ascot-asks-place = { $phase ->
    [odds] A question from { $player }: what do you pay for a place of { $horse }?
   *[place-bet] A place of { $horse } pays { $odds }: stake, or leave it.
}
page-ascot-ask-price = A place of { $horse }?
page-ascot-asks-whose = You threw { $points }: for which horse?
page-ascot-asks-lane = { $phase ->
    [move] { $horse } goes { $points ->
        [one] one length
       *[other] { $points } lengths
    }: choose a lit square.
    [colour] { $horse } stands on a colour: use it, or stay?
   *[inscription] The square sends { $horse } on: choose a lane.
}
page-ascot-asks-need = { $phase ->
    [need] { $horse } needs { $report }: offer money for it?
   *[need-answer] Money is offered for { $report }, for { $horse }: will you sell?
}
page-ascot-why = { $phase ->
    [naming] All name somebody at once. Whoever is named most (of equals, the one nearest the dealer) acts, and earns a tenth of every sale until somebody owns the card.
    [exchange] The new card comes up unseen. What you hold after the auction costs you its printed price.
    [throw-in] Cards you keep cost their printed price after the auction; cards thrown in are auctioned. Horses run for the prizes, businesses earn fees in training.
    [bid-pile] The buyer pays the Bank, and a tenth more to the auctioneer.
    [bid-debt] The price goes to whoever must sell; there is no commission.
    [bid-surplus] Everybody starts with the same number of horses. Bids begin at half the printed price, which goes to the seller; a horse nobody bids for goes to whoever has fewest, at that half price as far as the purse goes.
    [owe] What you put up is auctioned among the others, one thing after the other, until the debt is paid.
    [member] A report may bring an Advantage, a Disadvantage, a bill or a windfall.
    [member-horse] Good or bad, it counts for the horse you choose.
    [join] A member may ask for a report before each throw, but pays for the dinner and for charity.
    [offer] Everybody starts with the same number of horses: trade horses and reports now, before the surplus is auctioned. What your entries cost stays in your purse.
    [answer] If you shake on it, everything on the scale changes hands at once.
    [unpaid] A horse whose entry is not paid does not run. It takes its Advantages and Disadvantages out of the game.
    [withdraw] A withdrawn horse takes its Advantages and Disadvantages out of the game.
    [favourite] With a favourite you decide after each throw whether it is for that horse or for the next one.
    [bet] Nine tenths of the pool pay the tickets on the winner, a whole number of times the stake and never less than once. What is left is the Bookmaker’s.
    [place] A place is one of the first three. You may ask three times in all; you agree on the price with the Bookmaker, apart from the Totalisator.
    [odds] What you name is paid back for each franc if the horse is placed, the stake included; if it is not, the stake is yours. You put aside what you may have to pay.
    [place-bet] If the horse comes in among the first three, the Bookmaker pays this price, your stake included. Both of you put the money aside now.
    [whose] Your favourite may have this throw, or the next of your other horses.
    [move] One lane for each length, diagonally. No horse jumps another; overtake on the outside, and cut in at least three lengths ahead.
    [colour] Its own colour carries a horse on for nothing, another costs an Advantage. At the post nobody may hold a Disadvantage.
    [inscription] The square must be obeyed, on any lane with a way through.
    [need] Without it the horse is out of the race, or stays down until a six.
    [need-answer] Once sold, it protects your own horses no more.
   *[other] {""}
}
page-ascot-summary-stage = Ascot: { $stage }{ $round ->
    [0] .
   *[other] , round { $round }.
}
page-ascot-summary-turn = To play: { $player }.
page-ascot-summary-sale = Under the hammer: { $thing }. { $bid ->
    [0] No bid yet.
   *[other] { $bid } F bid ({ $player }).
}
page-ascot-summary-runner = { $state ->
    [home] { $horse } home in place { $place }
    [fallen] { $horse } fallen at length { $length }, lane { $lane }
    [gate] { $horse } at the gate, lane { $lane }
   *[running] { $horse } at length { $length }, lane { $lane }
}
page-ascot-summary-runners = From the front: { $horses }.
page-ascot-summary-training = { $horse }: { $where }
page-ascot-summary-seat = { $player }: { $purse } F{ $count ->
    [0] .
   *[other] ; { $cards }.
}
page-ascot-summary-hand = In your hand: { $cards }.
page-ascot-summary-pool = { $horse }: { $staked ->
    [0] no ticket.
   *[other] { $staked } F staked, the pool pays { $pays ->
        [1] the stake back.
       *[other] { $pays } for 1.
    }
}
page-ascot-summary-place = { $horse }: { $stake } F on a place at { $odds } ({ $player }).
page-ascot-summary-line = { $what }: { $multiple ->
    [1] { $amount ->
        [1] the stake back.
       *[other] { $amount } for 1.
    }
   *[0] { $amount } F.
}
page-ascot-progress = How far the afternoon has come
page-ascot-stage = { $stage ->
    [deal] Deal
    [auction] Auction
    [training] Training
    [market] Market
    [betting] Bets
    [race] Race
   *[closed] Reckoning
}
page-ascot-round = round { $round }
page-ascot-own = Your cards and choices
page-ascot-players = Everyone at the table
page-ascot-office = { $office ->
    [dealer] banker
    [auctioneer] auctioneer
    [bookmaker] bookmaker
   *[member] club member
}
page-ascot-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-ascot-held-unknown = has thrown in
page-ascot-bill = owes { $francs } F for cards
page-ascot-missing = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
page-ascot-offers-left = { $count ->
    [0] no offer left
    [one] one offer left
   *[other] { $count } offers left
}
page-ascot-has-staked = { $francs } F bet
page-ascot-advantages = { $colour ->
    [black] { $count ->
        [one] one black Advantage
       *[other] { $count } black Advantages
    }
    [red] { $count ->
        [one] one red Advantage
       *[other] { $count } red Advantages
    }
    [yellow] { $count ->
        [one] one yellow Advantage
       *[other] { $count } yellow Advantages
    }
   *[blue] { $count ->
        [one] one blue Advantage
       *[other] { $count } blue Advantages
    }
}
page-ascot-disadvantages = { $count ->
    [one] one Disadvantage
   *[other] { $count } Disadvantages
}
page-ascot-carries = { $good ->
    [0] {""}
    [one] , one Advantage
   *[other] , { $good } Advantages
}{ $bad ->
    [0] {""}
    [one] , one Disadvantage
   *[other] , { $bad } Disadvantages
}
page-ascot-chip = { $thing ->
    [21] “Unbreakable bridle”
    [22] “Sound vessels”
    [23] “Sure-footed”
   *[other] { $name }
}
page-ascot-card-note = { $kind ->
    [horse] { $stable } stable; { $bonus ->
        [one] one length
       *[other] { $bonus } lengths
    } on from its colour
    [auctioneer] a tenth of every sale
    [bookmaker] a tenth of all bets and what is left
   *[business] { $squares ->
        [0] earns nothing here
        [one] earns { $most } F on one square
       *[other] earns up to { $most } F on { $squares } squares
    }
}
page-ascot-lot-note = { $kind ->
    [horse] { $colour ->
        [black] A black horse
        [red] A red horse
        [yellow] A yellow horse
       *[blue] A blue horse
    } of the { $stable } stable: it goes on { $bonus ->
        [one] one length
       *[other] { $bonus } lengths
    } from its own colour.
    [auctioneer] Its owner gets a tenth of every price at this auction.
    [bookmaker] Its owner keeps the pad, a tenth of all bets and what the winning tickets leave.
   *[business] { $squares ->
        [0] No square of the training ground pays its owner.
        [one] One square of the training ground pays its owner { $most } F.
       *[other] { $squares } squares of the training ground pay its owner, up to { $most } F each.
    }
}
page-ascot-thousands = { $thousands }k
page-ascot-hand = Your hand
page-ascot-exchange = Put { $thing } under the dead pile
page-ascot-throw-in = Throw in { $thing }
page-ascot-done = { $count ->
    [0] Keep the whole hand
    [one] Throw in one card
   *[other] Throw in { $count } cards
}
page-ascot-kept = { $kept ->
    [0] You keep no card
    [one] You keep one card
   *[other] You keep { $kept } cards
}: { $purse } F − { $owed } F owed leaves { $left } F for the sales.
page-ascot-kept-dear = { $kept ->
    [one] You keep one card
   *[other] You keep { $kept } cards
}: { $purse } F − { $owed } F owed. You would be { $short } F short, and would have to sell.
page-ascot-ring = The sale ring
page-ascot-ring-waits = { $phase ->
    [lot] Lots are drawn for the dealer.
    [deal] The title cards go round.
    [naming] Everybody names an auctioneer, in secret.
    [exchange] Cards are exchanged with the dead pile.
    [top-card] A card comes off the top of the dead pile.
    [throw-in] Everybody may throw cards in, in secret.
    [owe] A debt must be paid before the sale goes on.
   *[turn-up] The next lot, please!
}
page-ascot-pile = { $count ->
    [0] The dead pile is empty
    [one] Dead pile: one card
   *[other] Dead pile: { $count } cards
}
page-ascot-sale = { $kind ->
    [pile] From the dead pile, paid to the Bank
    [debt] Sold for a debt: { $player }
   *[surplus] One horse too many: { $player }
}
page-ascot-no-bid = No bid yet
page-ascot-commission = and { $francs } F for the auctioneer
page-ascot-bidders = Who is still in
page-ascot-is-out = (out)
page-ascot-sum = { $kind ->
    [bid] Your bid, in francs
    [bet] Your stake, in francs
   *[offer] What you offer, in francs
}
page-ascot-sum-verb = { $kind ->
    [bid] Bid { $francs } F
    [bet] Bet { $francs } F
   *[offer] Offer { $francs } F
}
page-ascot-in-all = { $francs } F in all
page-ascot-back = gets { $francs } F
page-ascot-range = { $least } F to { $most } F, in steps of { $step } F
page-ascot-less = { $step } F less
page-ascot-more = { $step } F more
page-ascot-limit = Bid up to { $francs } F
page-ascot-limit-why = The least bid each time it is your turn, up to this sum; then you pass. Nobody else is told.
page-ascot-limit-left = Your limit of { $francs } F bids for you.
page-ascot-limit-stop = Decide yourself
page-ascot-finish-lot = Finish this lot
page-ascot-choices = What you can do
page-ascot-pass = { $phase ->
    [bid] Leave it
    [member] No report
    [join] Walk on
    [offer] No offer
    [answer] No, thank you
    [favourite] No favourite
    [bet] No bet
    [place] No place bet
    [odds] No bet on it
    [place-bet] Not at that price
    [colour] Stay here
    [need] Offer nothing
    [need-answer] Keep it
    [withdraw] Withdraw none
   *[other] Pass
}
page-ascot-accept = { $phase ->
    [join] Join the club: { $francs } F
    [answer] Shake on it
   *[need-answer] Sell it for { $francs } F
}
page-ascot-costs = { $gets ->
    [1] You get { $francs } F.
   *[0] You pay { $francs } F.
}
page-ascot-drop = { $advantage ->
    [1] Spend an Advantage to drop a Disadvantage
   *[0] Drop a Disadvantage
}
page-ascot-name = The hammer to { $player }
page-ascot-sell = Put up { $thing }
page-ascot-read = A report by { $trainer }
page-ascot-for-horse = For { $horse }
page-ascot-withdraw = Withdraw { $horse }
page-ascot-favourite = { $horse } is my favourite
page-ascot-throw-for = { $state ->
    [fallen] For { $horse }, which is down and waits for a six
    [post] For { $horse }: past the post!
    [waits] For { $horse }, which stays: only a { $needed } passes the post
   *[lanes] { $count ->
        [0] For { $horse }, which has no way on
        [one] For { $horse }: to length { $length }, one square
       *[other] For { $horse }: to length { $length }, { $count } squares to choose from
    }
}
page-ascot-goes = To { $to }
page-ascot-goes-on = On to { $to }
page-ascot-spends = With an Advantage to { $to }
page-ascot-led = As the square says, to { $to }
page-ascot-to-post = the post
page-ascot-to-lane = lane { $lane }
page-ascot-to-square = lane { $lane }, length { $length }: { $ground }
page-ascot-ground = { $own ->
    [1] its own colour!
   *[0] { $square ->
        [black] a black square
        [red] a red square
        [yellow] a yellow square
        [blue] a blue square
        [any-colour] the square of all colours
        [whip] the whip square
       *[plain] green turf
    }
}
page-ascot-ground-inscribed = “{ $inscription }”
page-ascot-barred = { $what } — not possible. { $why }
page-ascot-lanes = { $kind ->
    [on] Go on, to lane
    [adv] Spend an Advantage and go on, to lane
    [led] As the square says, to lane
   *[lane] To lane
}
page-ascot-close = Close by: { $horse }
page-ascot-legend = What the squares of the course mean
page-ascot-sign-name = { $kind ->
    [black] A black square
    [red] A red square
    [yellow] A yellow square
    [blue] A blue square
    [any-colour] The square of all colours
   *[whip] The whip length
}
page-ascot-sign-note = { $kind ->
    [colour] A horse of this colour may go on { $number ->
        [one] one length
       *[other] { $number } lengths
    }; another spends an Advantage of its own colour for its own lengths.
    [any-colour] Any horse may spend an Advantage of its own colour here.
    [whip] From here on lanes may be changed again.
    [broken-bridle] Give up “Unbreakable bridle”, or the horse is out of the race.
    [burst-vessel] Give up “Sound vessels”, or the horse is out of the race.
    [falls] The horse lies there until a six is thrown for it; “Sure-footed” has it up for the next turn.
    [overtake] One length past the nearest horses ahead, on a lane without them, if there is a way.
    [inside-lanes] Forward, to a lane of the inner half, if there is a way.
    [outside-lanes] Forward, to a lane of the outer half, if there is a way.
    [inside-lane] Forward, to the innermost lane, if there is a way.
    [outside-lane] Forward, to the outermost lane, if there is a way.
    [move-on] Forward, as far as there is a way, on a lane of your choice.
    [move-back] Straight back, as far as the squares are free.
   *[pay] The owner pays at once.
}
page-ascot-sign = { $name }: { $note }
page-ascot-course = The race course: { $lanes } lanes, { $lengths } lengths from the gate to the post
page-ascot-loop = The training ground: { $squares } squares around two stables
page-ascot-stable = { $stable ->
    [walroy] Walroy
   *[stevens] Stevens
}
page-ascot-squares = The squares of the training ground
page-ascot-loop-square = { $name }. { $who ->
    [all] { $dues } F for { $payee }.{" "}
    [members] { $members } F for { $payee }, members only.{" "}
    [others] { $dues } F for { $payee }; members pay nothing.{" "}
    [both] { $dues } F for { $payee }, members { $members } F.{" "}
   *[nobody] {""}
}{ $action ->
    [stable-report] The trainer’s report is read.
    [vet-report] The vet’s report is read.
    [join] One may join the club.
   *[none] {""}
}
page-ascot-payee = { $payee ->
    [farrier] the farrier
    [forage] the forage merchant
    [stable] the horse’s stable
    [vet] the vet
    [club] the club
   *[bank] the Bank
}
page-ascot-throws = Throwing: { $player }
page-ascot-die = { $points }
page-ascot-off-course = Out of the race:
page-ascot-funds = Bank { $bank } F · tote { $tote } F
page-ascot-reports = The reports
page-ascot-pack = { $trainer }: { $unread ->
    [0] every report read once
    [one] one report unread
   *[other] { $unread } reports unread
}
page-ascot-report-line = { $title }: { $effect }{ $unread ->
    [0] {" "}(read)
    [one] {""}
   *[other] {" "}(× { $unread })
}
page-ascot-queue = To come again, in this order: { $reports }.
page-ascot-effect = { $effect ->
    [advantage] { $number ->
        [one] an Advantage of the horse’s colour
       *[other] { $number } Advantages of the horse’s colour
    }
    [disadvantage] { $number ->
        [one] a Disadvantage
       *[other] { $number } Disadvantages
    }
    [pay] pay { $number } F to { $payee }
    [receive] receive { $number } F from the Bank
    [keep] to keep for the race
    [strangles] the yard is shut: miss a turn
    [back] { $number ->
        [one] one square back
       *[other] { $number } squares back
    }
   *[gallop] { $number ->
        [one] one square on
       *[other] { $number } squares on
    }
}
page-ascot-market = The market
page-ascot-market-waits = { $withdrawing ->
    [0] The market is open. The next offer: { $player }
    [one] Every owner runs one horse. The others are withdrawn.
   *[other] Every owner runs { $withdrawing } horses. The others are withdrawn.
}
page-ascot-whom = Whom the offer is for
page-ascot-address = To { $player }
page-ascot-pan = { $pan ->
    [gives] Offered: { $player }
   *[takes] In return: { $player }
}
page-ascot-pan-empty = nothing yet
page-ascot-copies = { $count } of { $copies }
page-ascot-money = Money in the offer, in francs
page-ascot-money-way = { $way ->
    [pay] I pay
   *[ask] I want
}
page-ascot-send = Make the offer
page-ascot-keys-market = Tap a card, or drag it onto its pan. An offer names at least one horse or report.
page-ascot-offer = { $player } to { $to }: { $gives } for { $takes }.
page-ascot-debt = { $player }: { $francs } F owed to { $to }, { $short } F short.
page-ascot-need = { $horse } ({ $player }) needs { $report }. { $francs ->
    [0] It could come from: { $holder }.
   *[other] { $francs } F offered to: { $holder }.
}
page-ascot-pad = The Bookmaker’s pad
page-ascot-pad-of = Bookmaker: { $player }
page-ascot-pad-pays = the pool pays
page-ascot-pad-place = place, { $odds }
page-ascot-odds = { $pays ->
    [1] your stake back
   *[other] { $pays } for 1
}
page-ascot-tote = Totalisator: { $francs } F
page-ascot-put-aside = Place bets: { $francs } F put aside
page-ascot-is-favourite = favourite
page-ascot-reckoning = { $part ->
    [bank] The Bank
    [places] Place bets
   *[tote] The Totalisator
}
page-ascot-line = { $what ->
    [bank] In the Bank
    [banker-stays] The banker’s tenth stays in the Bank
    [bank-left] Left in the Bank
    [tote] All stakes together
    [multiple] A winning ticket pays
    [places] All place bets together
   *[carried] Carried over to the next meeting
}
page-ascot-line-to = { $what ->
    [banker] The banker’s tenth: { $player }
    [commission] The Bookmaker’s tenth: { $player }
    [rest] The rest, to the Bookmaker: { $player }
    [places-kept] Lost stakes, to the Bookmaker: { $player }
    [place-back] Place bets back: { $player }
   *[stake-back] Stakes back: { $player }
}
page-ascot-line-prize = { $place ->
    [1] First prize
    [2] Second prize
   *[3] Third prize
}, { $horse }: { $player }
page-ascot-line-prize-stays = { $place ->
    [1] First prize
    [2] Second prize
   *[3] Third prize
}: stays in the Bank
page-ascot-line-on-winner = Of which on { $horse }
page-ascot-line-ticket = Ticket of { $stake } F: { $player }
page-ascot-line-place-ticket = Place of { $horse }, { $stake } F at { $odds }: { $player }
page-ascot-place = { $place ->
    [1] First
    [2] Second
   *[3] Third
}
page-ascot-enclosure = The winners’ enclosure
page-ascot-again = See the reckoning again
page-ascot-tap = Tap a lit square or its button; crossed ones say why they are barred.
page-ascot-keys = By keyboard: 1 to 6 for the lane, 0 to stay, Enter to go.

## The terminal and plain pages: what each kind of move is called where it is offered by name

ascot-move-pass = no
ascot-move-yes = yes
ascot-move-done = enough: the rest is kept
ascot-move-send = send the offer
ascot-move-for = { $whose ->
    [favourite] the throw is for the favourite
   *[next] the throw is for the next horse
}
ascot-move-drop = { $advantage ->
    [too] spend an Advantage to drop a Disadvantage
   *[none] drop a Disadvantage
}
ascot-move-swap = put { $thing } under the dead pile
ascot-move-throw = throw { $thing } in
ascot-move-sell = put { $thing } up for sale
ascot-move-read = take a report of { $pack }
ascot-move-horse = the report is for { $horse }
ascot-move-to = make an offer to { $seat }
ascot-move-trade = { $horse } changes hands
ascot-move-give = give { $report }
ascot-move-take = get { $report }
ascot-move-scratch = withdraw { $horse }
ascot-move-fav = { $horse } is the favourite
ascot-move-lane = { $lane ->
    [0] past the post
   *[other] to lane { $lane }
}
ascot-move-on = on to lane { $lane }
ascot-move-adv = on to lane { $lane }, with an Advantage
ascot-move-led = as the square says, to lane { $lane }
ascot-move-bid = bid { $francs } F
ascot-move-pay = pay { $francs } F
ascot-move-ask = ask for { $francs } F
ascot-move-bet = bet { $francs } F
ascot-move-offer = offer { $francs } F for the report
ascot-move-name = the hammer to { $seat }
ascot-move-place = ask for the price of a place: { $horse }
ascot-move-odds = pay { $odds }

## The terminal: what may be typed for each kind of move and each thing, parted by spaces

ascot-type-pass = pass no n
ascot-type-yes = yes y
ascot-type-done = done
ascot-type-send = send
ascot-type-for = for
ascot-type-drop = drop
ascot-type-swap = swap
ascot-type-throw = throw
ascot-type-sell = sell
ascot-type-read = read
ascot-type-horse = horse
ascot-type-to = to
ascot-type-trade = trade
ascot-type-give = give
ascot-type-take = take
ascot-type-scratch = scratch
ascot-type-fav = fav
ascot-type-lane = lane
ascot-type-on = on
ascot-type-adv = adv
ascot-type-led = led
ascot-type-bid = bid
ascot-type-pay = pay
ascot-type-ask = ask
ascot-type-bet = bet
ascot-type-offer = offer
ascot-type-name = name
ascot-type-place = place
ascot-type-odds = odds
ascot-type-lane-post = post
ascot-type-all = all
ascot-type-thing-auctioneer = auctioneer
ascot-type-thing-bookmaker = bookmaker
ascot-type-thing-club = club
ascot-type-thing-farrier = farrier
ascot-type-thing-walroy = walroy
ascot-type-thing-stevens = stevens
ascot-type-thing-vet = vet
ascot-type-thing-forage = forage
ascot-type-thing-bridle = bridle
ascot-type-thing-vessels = vessels
ascot-type-thing-sure = sure
