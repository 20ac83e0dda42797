### The lessons of Finish Line: each step says one thing, in 25 words at most.
### Keys stand in the same order as in the other language.

lesson-finishline-first = A first race: bets and dice
lesson-finishline-first-about = Back a horse, then meet the white, green, red and black dice.
lesson-finishline-first-welcome = Seven horses in a row, the leader on the right. Dice will make them change places. Only the order at the end counts.
lesson-finishline-first-odds = The number on a tile says what it pays: the leader least, the hindmost most. F marks favourites, S the safe ones.
lesson-finishline-first-slip = Back Unbridled Modesty (18), third from the front, at 4 for 1: tap it, leave the stake at 100 €, hand in.
lesson-finishline-first-slip-otherwise = A fair bet, too. For this lesson, put 100 € on 18 and on nobody else.
lesson-finishline-first-turn = The tipster rolled three dice, used one and passes two on. Each turn you take one more from the reserve.
lesson-finishline-first-take = Take a red die: it rolls with the two that were passed on.
lesson-finishline-first-white = A white horseshoe moves a favourite one place at once; others need two. Give it to 18.
lesson-finishline-first-white-otherwise = Allowed. For this lesson, take the white horseshoe and give it to 18.
lesson-finishline-first-pass = You are second now. Again two dice come back to you: take a white one and roll.
lesson-finishline-first-green = Green means money: 2000 € for everybody who backed this horse, if it wins. Lay it on 18.
lesson-finishline-first-again = Take a white die once more: the red one is still in your hand.
lesson-finishline-first-red = The red double horseshoe moves any horse one place. Send 18 to the front!
lesson-finishline-first-last = You lead. One colour is missing: take a white die and roll it with the black one.
lesson-finishline-first-black = Black extra action: keep it. After the last die it is a horseshoe for you alone, when nobody can answer.
lesson-finishline-first-end = Four colours met. The fifth, yellow, waits in the home straight: that is the next lesson.
lesson-finishline-straight = The home straight
lesson-finishline-straight-about = The yellow dice, the last die, and what a winner pays.
lesson-finishline-straight-straight = Later in the race: four dice are left, so this is the home straight. You have 200 € on 18, which lies third.
lesson-finishline-straight-yellow = Yellow dice may be taken only now. They are the strongest: dead heats, interference, horses losing speed.
lesson-finishline-straight-take = Take the last yellow die and roll.
lesson-finishline-straight-helmet = A helmet! It carries a favourite two places forward. Give it to 18.
lesson-finishline-straight-helmet-otherwise = Allowed, but your money is on 18. For this lesson, give it the helmet.
lesson-finishline-straight-white = You lead! Two dice are left. Take a white one.
lesson-finishline-straight-aside = Three blanks do nothing, and good so: you lead. Put one aside.
lesson-finishline-straight-finish = The last die is used, the race is over: 18 wins by a head.
lesson-finishline-straight-pay = 200 € at 4 for 1 bring 800 €. The stake itself is spent, win or lose.
lesson-finishline-straight-end = Three races, more money before each, and the richest wins. Now you can ride alone!
