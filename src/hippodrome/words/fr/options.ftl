### Ce que choisit qui ouvre une table, et ce que changent les règles maison, d’après les mesures.
### Le serveur l’envoie en clair, aucune page n’a donc à le charger ; les clés suivent le même ordre que dans l’autre langue.

## Règles maison : ce qu’elles changent, d’après les mesures

option-switch = { $value ->
    [0] non
   *[other] oui
}
house-rule = Règle maison { $option } : { $explained }
house-rule-figure = { $unit ->
    [percent] { $measure } { $otherwise } % au lieu de { $usual } %
    [money] { $measure } { $otherwise } au lieu de { $usual }
   *[number] { $measure } { $otherwise } au lieu de { $usual }
}
house-rule-effect = Mesuré sur { $games } parties à { $seats } : { $seen }.
house-rule-no-effect = Sur { $games } parties à { $seats }, aucune différence pour { $same }.
house-rules-bots = Les robots ne connaissent que les règles habituelles : sous une règle maison, ils jouent comme si elle n’existait pas.

## Ticket Gagnant

ticket-option-races = Le nombre de courses de la réunion.
ticket-option-races-is = { $value }
ticket-option-first = Qui mène la première course : une place à la table, ou 0 pour tirer au sort.
ticket-option-first-is = { $value ->
    [0] tirage au sort
   *[other] place { $value }
}
ticket-option-hidden = Les pronostics restent secrets jusqu’à l’arrivée.
ticket-option-flat-only = Rien que du plat, pour une première partie.
ticket-measure-points = points par joueur
ticket-measure-spread = points entre le premier et le dernier
ticket-measure-first-seat = victoires de la première place

## Finish Line

finishline-option-first = Qui mène la première course : une place à la table, ou 0 pour tirer au sort.
finishline-option-first-is = { $value ->
    [0] tirage au sort
   *[other] place { $value }
}

## Ascot

ascot-option-banker = Le banquier touche un dixième de la Banque pour sa garde.
ascot-option-richest = Le plus riche gagne aussi, à côté du propriétaire du premier cheval.
ascot-option-carried = Un Totalisateur que personne n’a gagné est reporté, au lieu d’aller au Bookmaker.
ascot-option-smaller = Près du poteau, un coup de dé trop petit pour le passer fait tout de même avancer le cheval.

## Auteuil

auteuil-option-punters = Combien de places ne font que parier : les dernières, sans cheval et sans dés.
auteuil-option-punters-is = { $value }
auteuil-option-races = Le nombre de courses de la réunion.
auteuil-option-races-is = { $value }
auteuil-option-sweets = On joue pour des bonbons : chacun en met dans le bocal, et l’argent se change en bonbons à la fin.
auteuil-option-unclaimed = À qui revient le prix d’un cheval sans propriétaire.
auteuil-option-unclaimed-is = { $value ->
    [0] à la caisse
    [1] au propriétaire du premier cheval placé derrière lui qui en a un
   *[2] au propriétaire du cheval le mieux placé qui en a un
}
auteuil-option-one-fee = Qui possède deux chevaux ne paie qu’un engagement pour les deux.
auteuil-option-sequence-frees = Les cases supplémentaires d’une tierce peuvent aller aussi à des chevaux immobilisés, ce qui les libère.
auteuil-option-sure-footed = Un cheval qui s’arrête sur un obstacle avec un dé qui suffisait à le sauter reste sur ses jambes.
auteuil-measure-rounds = tours de table par course
auteuil-measure-falls = chutes par lancer
auteuil-measure-owned = courses gagnées par un cheval qui a un propriétaire
auteuil-measure-tierce = bordereaux dont le tiercé est arrivé, dans l’ordre ou non
auteuil-measure-purse = francs par joueur à la fin
auteuil-measure-spread = francs entre le premier et le dernier
auteuil-measure-debts = bourses au-dessous de zéro à la fin
auteuil-measure-first-seat = victoires de la première place
