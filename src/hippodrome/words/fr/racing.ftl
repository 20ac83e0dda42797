### La course à cet instant, dans toutes les salles : l’ordre des chevaux, et ce que valent ses propres papiers.
### Une page ne va chercher ces mots qu’en course. Les clés suivent le même ordre que dans l’autre langue.

order-title = Ordre en course
order-line = { $post ->
    [1] Ordre (reste à courir) :
   *[0] Ordre (cases de retard) :
}
order-head-place = Place
order-head-horse = Cheval
order-head-gap = { $post ->
    [1] Reste
   *[0] Retard
}
order-head-owner = Propriétaire
order-head-pays = Rapport
order-place = { $place ->
    [0] hors course
    [1] 1er
   *[other] { $place }e
}{ $level ->
    [1] , à égalité
   *[0] {""}
}
order-gap = { $post ->
    [1] reste { $squares }
   *[0] à { $squares }
}
worth-title = Si tout s’arrêtait là :
worth-now = Là :
worth-part = { $horse } { $place ->
    [0] hors course
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] { $place }e
}{ $level ->
    [1] {""} (à égalité)
   *[0] {""}
} : { $amount }
worth-signed = { $sign ->
    [1] +{ $amount }
   *[0] { $amount }
}
worth-span = de { $least } à { $most }
worth-trio = les trois : { $amount }

## Ascot : ce qui se paie à la fin de la course

ascot-prizes = Prix : { $first } F, { $second } F, { $third } F ; { $banker ->
    [1] dixième du banquier { $tenth } F
   *[0] { $tenth } F restent à la Banque
}
ascot-prizes-short = Prix { $first } / { $second } / { $third } F
ascot-worth = { $what ->
    [prize] prix de { $horse }
    [ticket] pari sur { $horse }
    [place] place de { $horse }
    [banker] dixième du banquier
    [bookmaker] part du Bookmaker
    [places] sur les paris à la place
   *[stakes-back] mises rendues
} : { $amount }
ascot-yours = votre cheval
ascot-backed = vous avez parié sur lui
ascot-held-back = Un Désavantage pèse sur lui : il serait disqualifié au poteau.
ascot-owed = { $purse } F − { $owed } F dus : { $left } F pour enchérir.
ascot-owed-all = { $purse } F − { $owed } F dus : toute enchère obligera à revendre.
ascot-choice-back = rend { $francs } F
ascot-pad-owner = { $player }{ $good ->
    [0] {""}
    [one] {""} · { $good } Avantage
   *[other] {""} · { $good } Avantages
}{ $bad ->
    [0] {""}
    [one] {""} · { $bad } Désavantage
   *[other] {""} · { $bad } Désavantages
}
ascot-colour-worth = { $colour ->
    [black] noir
    [red] rouge
    [yellow] jaune
   *[blue] bleu
}, { $bonus ->
    [one] { $bonus } longueur
   *[other] { $bonus } longueurs
} de plus

## Auteuil : ce qui se paie à la fin d’une course

auteuil-prizes = prix { $first }, { $second }, { $third } F
auteuil-worth = { $what ->
    [prize] prix du { $horse }
    [tierce] tiercé
    [win] { $horse } gagnant
   *[place] { $horse } placé
} : { $amount }
auteuil-on-paper = { $what ->
    [owned] votre cheval
   *[marked] sur votre bulletin
}

## Finish Line : ce que paierait un bulletin

finishline-worth = { $what ->
    [win] { $horses } gagnant
    [pair] couplé { $horses }
    [outsider-win] outsider { $horses }
   *[outsider-pair] outsider { $horses } en couplé
} : { $amount }
finishline-on-slip = { $what ->
    [win] joué gagnant
    [pair] dans un de vos couplés
   *[both] joué gagnant, et dans un de vos couplés
}
