### The lessons of Auteuil: each step says one thing, in 25 words at most.
### Keys stand in the same order as in the other language.

lesson-auteuil-first = A first race over obstacles
lesson-auteuil-first-about = A slip, a jump, a fall and a sequence.
lesson-auteuil-first-welcome = Eight horses run two laps over obstacles. Everybody moves any of them by dice; you bet on the order of the first three.
lesson-auteuil-first-owner = You secretly own 1 and 3: if they come in among the first three, their prizes are yours.
lesson-auteuil-first-slip = Fill in the slip: 1, 3 and 5 as your tiercé, 1 to win, 3 to be placed. Then hand it in.
lesson-auteuil-first-slip-otherwise = A slip like any other. For this lesson: tiercé 1, 3, 5; 1 to win; 3 placed.
lesson-auteuil-first-dice = You threw 5, 4 and 2. Each die goes to another horse, whichever you like. The first obstacle stands four squares ahead.
lesson-auteuil-first-jump = A 4, 5 or 6 jumps. Give the 5 to your horse 1: it clears the obstacle.
lesson-auteuil-first-jump-otherwise = Allowed. For this lesson, give the 5 to horse 1.
lesson-auteuil-first-fall = Whoever stops on an obstacle falls. Give the 4 to 7, a rival: nobody moves it before your next turn.
lesson-auteuil-first-fall-otherwise = Allowed. For this lesson, make 7 fall with the 4: the rules are not gentle either.
lesson-auteuil-first-third = A small die cannot jump, so it must land before the obstacle. Give the 2 to your 3.
lesson-auteuil-first-sequence = 3, 2 and 1: a sequence! Play all three dice, and you may move up to three horses one square further.
lesson-auteuil-first-one = First the 3, to horse 5: it comes right before the obstacle.
lesson-auteuil-first-two = The 2 to horse 6: your own 3 would fall with it.
lesson-auteuil-first-three = And the 1 to your horse 1.
lesson-auteuil-first-bonus = Now the squares of the sequence: one more for 1.
lesson-auteuil-first-bonus-two = And one for 3: it stands right before the obstacle, ready for a big die.
lesson-auteuil-first-enough = A third square would make 5 fall, or help a rival. Say that you have enough.
lesson-auteuil-first-end = So it goes for two laps. Three horses home end the race: prizes for owners, slips paid by telegram. Ride well!
