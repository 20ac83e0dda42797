### Each game on one page.

## The page

brief-title = { $game } on one page
brief-doing = What you do
brief-winning = How you win
brief-turning = A turn in four pictures
brief-wronging = Five things people get wrong
brief-print = Print this page
brief-whole = All the rules
brief-none = There is no page for { $game }: read its rules instead.
brief-do = { $game ->
    [ticket] You are tipsters at a race meeting. Look at your cards, write down in secret who will come in first, second and third, then play those cards, one a turn, to make it come true.
    [auteuil] You are owner, jockey and punter at once. You own horses nobody knows of, fill in a slip, then throw three dice and choose which three horses they bring forward, over hedge and water.
    [finishline] Seven horses stand in a row. You write bets in secret, then dice go round: each turn you roll three, use one to push a horse up, let one fall back or throw one out, and pass the other two on.
   *[ascot] You buy horses and businesses at auction, train the horses round one board, trade them, bet, and ride your own over a second board with dice, lanes and Advantages.
}
brief-win = { $game ->
    [ticket] Most points after the last race. A horse on its exact place scores most, a placed horse in the wrong box less, a wrong horse costs points.
    [auteuil] Most money when the evening ends: prizes of your horses, and what your tiercé, your win bet and your place bet pay.
    [finishline] Most money after three races. A win bet pays the odds of the starting place; a pair pays the two added up, in either order.
   *[ascot] Own the first horse past the post. Money only helps you to get there.
}
brief-turn-1 = { $game ->
    [ticket] The first player picks the race and the size of the hands.
    [auteuil] A telegram names the race. Fill in your slip: tiercé, win, place.
    [finishline] Everybody bets in secret on horses and pairs.
   *[ascot] The dead pile is sold: bid for horses and businesses.
}
brief-turn-2 = { $game ->
    [ticket] With your cards in hand, write one to three horses on your ticket.
    [auteuil] Throw three dice: three different horses each take one.
    [finishline] Take one die from the reserve to the two passed on, and roll.
   *[ascot] Two dice take each of your horses round the training board.
}
brief-turn-3 = { $game ->
    [ticket] Each turn play one card: a horse goes that far, any way you like.
    [auteuil] A horse that stops on an obstacle falls and is stuck for a while.
    [finishline] Use one die: horseshoes advance a horse, a second whip throws one out.
   *[ascot] Horses are entered, a favourite is named, bets are laid.
}
brief-turn-4 = { $game ->
    [ticket] When no card is left, the order on the track is the result.
    [auteuil] When three are home the bank pays, and owners are revealed.
    [finishline] When the last die of the reserve is used, slips are turned up.
   *[ascot] In the race, choose a lane: whoever is first past the post wins.
}
brief-wrong-1 = { $game ->
    [ticket] A card’s number is exact: no fewer squares, no more. Only the border stops a horse early.
    [auteuil] The entry fee is due for each horse you own, and the slip of 23 F from everybody.
    [finishline] Your slip stays hidden until the race is over; nobody learns how many bets it has.
   *[ascot] Cards you keep from the deal are paid for after the auction: leave money for them.
}
brief-wrong-2 = { $game ->
    [ticket] Cards move any horse in any direction, backward too: you may hold a rival back.
    [auteuil] A horse never takes two dice of one throw; you must move three if you can.
    [finishline] One horseshoe moves a favourite (F); others need a second one, whoever plays it.
   *[ascot] A buyer pays a tenth more, to the auctioneer: that card is worth having.
}
brief-wrong-3 = { $game ->
    [ticket] Horses in the way do not stop a move; only the one on the last square makes room.
    [auteuil] A 1, 2 or 3 never crosses an obstacle; a 4 or more jumps all on its way.
    [finishline] Safe runners (S) cannot be whipped or disqualified.
   *[ascot] Advantages belong to the horse, not to you: they go with it when it is sold.
}
brief-wrong-4 = { $game ->
    [ticket] You need not fill all three boxes: a horse that is not placed costs points, an empty box nothing.
    [auteuil] You may move anybody’s horse: what you own is your secret until the end.
    [finishline] Yellow dice are closed until the home straight: seven dice or fewer in the reserve.
   *[ascot] Everybody must enter the same number of horses; the fees must be in your purse.
}
brief-wrong-5 = { $game ->
    [ticket] A pair card sets one horse beside the other: you choose which of the two moves.
    [auteuil] Sequences, triples and sixes give more than their points: look before you place.
    [finishline] You may put a die aside without effect, if all three would hurt you.
   *[ascot] The richest does not win: the owner of the first horse does.
}
