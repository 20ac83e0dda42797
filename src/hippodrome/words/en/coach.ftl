### The coach at any table: what a decision is about, and a word before a slip of the hand.

## The coach

coach = Coach
coach-on = Say what each decision is about, until you know it
coach-meant = { $slip } If you mean it, do the same again.
coach-here = A coach says what each decision is about, until you have met it a few times. Type coach to silence it or bring it back.
coach-silent = The coach says no more. Type coach to bring it back.
coach-back = The coach is back.

## Ticket Gagnant

coach-ticket = { $matter ->
    [choose] A race is short with few cards and rich in plans with many. Flat races are the gentlest: nothing bars a horse’s way.
    [predict] Name the horses your cards can push. First place pays most, so put there the one you hold most squares for.
    [discard] None of your cards can be played. One goes without effect: keep those that may still help a horse of your ticket.
   *[race] Bring your horses into the places you wrote, or send back whoever stands there. The last cards weigh most, a joker most of all.
}
coach-ticket-boxes = One horse only, and { $empty } boxes stay empty: a horse written there wins points more often than it loses some.
coach-ticket-joker = This spends your joker, and { $horse } stays where it is.
coach-ticket-back = This takes { $horse } back, which you have named to win.

## Finish Line

coach-finishline = { $matter ->
    [bets] Horses in front pay little and win often, those at the back the reverse. What you do not stake stays yours.
    [take] White dice bring horses on, red ones are stronger and hurt. Take a colour that can still help your bets.
    [use] One die counts for you; the two others go to your left. Help your bets, or leave your neighbour nothing of use.
    [extras] The last word before the photo: a horseshoe now may turn two places round.
   *[interval] Compare the slips: who bet on what shows why they played their dice so. Then on to the next race.
}
coach-finishline-empty = This hands in an empty slip: with nothing staked, the race brings you nothing.
coach-finishline-out = This puts { $horse } out of the race, and your own slip has a bet on it.

## Auteuil

coach-auteuil = { $matter ->
    [slips] You know one owner: yourself. A horse of yours is worth backing, for you will push it; the tiercé pays most in order.
    [dice] A 4 or more clears obstacles, less does not: small dice to horses on open turf, large ones to your own before a hedge.
    [bonus] Free squares, one for each of three horses: look who stands just before an obstacle, and who may come home.
    [fourth] One more six, for any horse: it clears everything on its way.
    [again] A second throw costs nothing, and may bring down whom you choose.
    [buying] Buy only what you need to pay with: each purchase puts one more of your sweets into the jar.
   *[interval] Now you see who owned what. Everything is dealt anew for the next race.
}
coach-auteuil-gift = { $gift ->
    [again] This turns down a second throw, which costs nothing.
    [fourth] This turns down a six that one of your own horses could take without a fall.
   *[bonus] This turns down squares that one of your own horses could take without a fall.
}
coach-auteuil-fall = { $horse } is yours, and falls with this; another choice would let nobody fall.

## Ascot

coach-ascot = { $matter ->
    [naming] Whoever holds the hammer earns a tenth of every sale: name yourself, or the one who needs it least.
    [exchange] You give a card away for one unseen. Part with the one you would least like to pay for.
    [throw-in] You pay for every card you keep. Horses can win the race; two or three are plenty for a beginning.
    [bid] Ask what the horse or business will bring you, and keep money for cards in your hand and for entries.
    [owe] Sell what you will miss least: a business late in training, a spare horse before the race.
    [member] A report may help or hurt. It is worth the risk for a horse with little to lose.
    [member-horse] If it is good news, give it to the horse you mean to win with; if bad, to another.
    [join] Members take reports before each throw. Early on that is worth the fee; late in training hardly.
    [offer] Everybody enters equally many horses: a surplus one is worth more sold now than at auction.
    [answer] Compare what you give with what you get, and whether your entries stay paid for.
    [withdraw] Leave out the horse with the most Disadvantages, or the weakest colour.
    [favourite] A favourite lets you choose whose throw it is. It costs nothing: name the horse you mean to win with.
    [bet] Nine tenths of all stakes go to those who backed the winner. A horse hardly backed pays best.
    [place] A place is one of the first three. Ask for a price only where you believe the horse will be there.
    [odds] You pay this price if the horse is placed. Ask yourself how often out of four it will be.
    [place-bet] At two for one you need to be right every other time. Stake only then.
    [whose] A long throw is for the horse with open turf, a short one for whoever is near its own colour.
    [move] Look for the horse’s own colour: from there it goes on. Overtaking is done on the outside, and nobody is jumped.
    [colour] Going on now is usually right; an Advantage kept is worth nothing once the race is over.
    [inscription] Choose the lane with your horse’s colour ahead, and nobody in the way.
    [need] Without it the horse may be lost. Offer what its chance of a prize is worth to you.
   *[need-answer] Once sold it no longer guards your own horses; refused, it may rid you of a rival.
}
coach-ascot-dear = You bid more than twice the { $francs } F printed on { $thing }.
coach-ascot-owed = Beyond { $francs } F you bid money that you owe already: you would have to sell something.
coach-ascot-hand = This throws in your whole hand: you begin with what you buy, and nothing else.
coach-ascot-gift = This offer gives something and asks for nothing in return.
