### The lessons of Ascot: each step says one thing, in 25 words at most.
### Keys stand in the same order as in the other language.

lesson-ascot-auction = The deal and the auction
lesson-ascot-auction-about = Exchange a card, throw in what is too dear, and bid for a lot.
lesson-ascot-auction-welcome = Ascot is a whole season: cards are dealt and sold, horses trained, traded and raced. It begins with your hand.
lesson-ascot-auction-hand = Cards are horses or businesses. Horses earn prizes; businesses earn fees from everybody. Black horses are the best and the dearest.
lesson-ascot-auction-exchange = First, everybody exchanges a card for the unseen top of the dead pile. Give up blue 12, the slowest colour.
lesson-ascot-auction-exchange-otherwise = You may give up that one. For this lesson, exchange blue 12.
lesson-ascot-auction-price = You drew red 10. What you keep must be paid after the auction: this hand costs 285,000 F, and you have 281,000.
lesson-ascot-auction-throw = So throw red 10 into the dead pile, face down, then say that you are done.
lesson-ascot-auction-throw-otherwise = A choice one can defend. For this lesson, throw in red 10 alone.
lesson-ascot-auction-lot = The dead pile is sold card by card. Here is the farrier, who earns fees in training; somebody offers 1,500 F.
lesson-ascot-auction-bid = Businesses sell cheaply here. Bid 2,000 F.
lesson-ascot-auction-bid-otherwise = Allowed. For this lesson, bid 2,000 F for the farrier.
lesson-ascot-auction-sold = Both others pass: the farrier is yours. You pay 2,000 F to the Bank, and a tenth of it to the auctioneer.
lesson-ascot-auction-end = So it goes until the pile is sold. Then all hands are shown and paid, and training begins.
