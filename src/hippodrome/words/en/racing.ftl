### The race as it stands, in every room: the running order, and what one’s own papers are worth.
### A page fetches these words once a race is run. Keys stand in the same order as in the other language.

order-title = Running order
order-line = { $post ->
    [1] Order (still to go):
   *[0] Order (squares back):
}
order-head-place = Place
order-head-horse = Horse
order-head-gap = { $post ->
    [1] To go
   *[0] Behind
}
order-head-owner = Owner
order-head-pays = Pays
order-place = { $place ->
    [0] out
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}{ $level ->
    [1] , level
   *[0] {""}
}
order-gap = { $post ->
    [1] { $squares } to go
   *[0] { $squares } back
}
worth-title = If it ended here:
worth-now = Now
worth-part = { $horse } { $place ->
    [0] out
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}{ $level ->
    [1] {""} (level)
   *[0] {""}
}: { $amount }
worth-signed = { $sign ->
    [1] +{ $amount }
   *[0] { $amount }
}
worth-span = { $least } to { $most }
worth-trio = all three: { $amount }

## Ascot: what is paid at the end of the race

ascot-prizes = Prizes: { $first } F, { $second } F, { $third } F; { $banker ->
    [1] the banker’s tenth { $tenth } F
   *[0] { $tenth } F stays in the Bank
}
ascot-prizes-short = Prizes { $first } / { $second } / { $third } F
ascot-worth = { $what ->
    [prize] prize of { $horse }
    [ticket] bet on { $horse }
    [place] place of { $horse }
    [banker] banker’s tenth
    [bookmaker] the Bookmaker’s part
    [places] of the place bets
   *[stakes-back] stakes back
}: { $amount }
ascot-yours = your horse
ascot-backed = your money is on it
ascot-held-back = A Disadvantage is held for it: it would be disqualified at the post.
ascot-owed = { $purse } F − { $owed } F owed: { $left } F to bid with.
ascot-owed-all = { $purse } F − { $owed } F owed: a bid now must be sold for again.
ascot-choice-back = gets { $francs } F
ascot-pad-owner = { $player }{ $good ->
    [0] {""}
    [one] {""} · one Advantage
   *[other] {""} · { $good } Advantages
}{ $bad ->
    [0] {""}
    [one] {""} · one Disadvantage
   *[other] {""} · { $bad } Disadvantages
}
ascot-colour-worth = { $colour ->
    [black] black
    [red] red
    [yellow] yellow
   *[blue] blue
}, { $bonus ->
    [one] one length
   *[other] { $bonus } lengths
} on

## Auteuil: what is paid at the end of a race

auteuil-prizes = prizes { $first }, { $second }, { $third } F
auteuil-worth = { $what ->
    [prize] prize of { $horse }
    [tierce] tiercé
    [win] { $horse } to win
   *[place] { $horse } placed
}: { $amount }
auteuil-on-paper = { $what ->
    [owned] your horse
   *[marked] on your slip
}

## Finish Line: what a slip would be paid

finishline-worth = { $what ->
    [win] { $horses } to win
    [pair] pair { $horses }
    [outsider-win] outsider { $horses }
   *[outsider-pair] outsider { $horses } in a pair
}: { $amount }
finishline-on-slip = { $what ->
    [win] backed to win
    [pair] in a pair of yours
   *[both] backed to win, and in a pair of yours
}
