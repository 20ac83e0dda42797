### The lessons of Ticket Gagnant: each step says one thing, in 25 words at most.
### Keys stand in the same order as in the other language.

lesson-ticket-first = A first flat race
lesson-ticket-first-about = Name the winners, then play your cards so that you are right.
lesson-ticket-first-welcome = Seven horses race, and none is yours. You predict who comes in, then steer the race with cards to be right.
lesson-ticket-first-hand = These four cards are all you will play in this race. You see them before you predict: that is your secret.
lesson-ticket-first-points = Your ticket names up to three horses. In its place a horse earns 7, 5 or 4 points; placed elsewhere 3; unplaced, it costs.
lesson-ticket-first-ticket = Your cards push red 5, and one brings purple 2 beside it. Name 5 first and 2 second, then hand in.
lesson-ticket-first-open = All tickets turn over together. The others back 7 and 3: they will push those, and perhaps hold yours back.
lesson-ticket-first-single = Each turn you play one card. Play “5, three squares” and send red 5 forward.
lesson-ticket-first-single-otherwise = Allowed, and a good card for later. For this lesson, begin with red 5, three squares forward.
lesson-ticket-first-pair = A pair card puts one of two horses beside the other. Put purple 2 on the left of red 5.
lesson-ticket-first-pair-otherwise = The rules allow that, too. For this lesson, let purple 2 join red 5, on its left.
lesson-ticket-first-yields = Black 7 took the square of red 5, so 5 made room: one square back. Whoever moves says where to.
lesson-ticket-first-again = Answer at once: play “5, two squares” forward. Horses may be passed on the way.
lesson-ticket-first-joker = Your last card is a joker: any horse, one to three squares, any way. Send red 5 forward three.
lesson-ticket-first-joker-otherwise = A joker may do that. For this lesson, send red 5 forward, three squares.
lesson-ticket-first-photo = With the last card the race ends where all stand. Horses level with each other go to a photo-finish, drawn by lot.
lesson-ticket-first-score = Red 5 first: 7 points. Purple 2 won the photo for second: 5 more. You lead with 12.
lesson-ticket-first-end = That is the whole game: three races, and most points wins. Obstacles and trotters come later. Now ride alone!
