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

ascot-option-banker = Qui est payé pour tenir la Banque.
ascot-option-banker-is = { $value ->
    [0] personne : le dixième reste à la Banque
   *[other] le banquier, un dixième
}
ascot-option-richest = Le plus riche gagne aussi, à côté du propriétaire du premier cheval.
ascot-option-carried = Un Totalisateur que personne n’a gagné est reporté, au lieu d’aller au Bookmaker.
ascot-option-smaller = Près du poteau, un coup de dé trop petit pour le passer fait tout de même avancer le cheval.
ascot-option-places = Un joueur et le Bookmaker peuvent convenir de paris placés, en dehors du Totalisateur.
ascot-measure-rounds = tours de la course
ascot-measure-black = victoires des chevaux noirs
ascot-measure-red = victoires des chevaux rouges
ascot-measure-yellow = victoires des chevaux jaunes
ascot-measure-blue = victoires des chevaux bleus
ascot-measure-favourite = victoires de favoris désignés
ascot-measure-tote = mises rapportées aux prix
ascot-measure-down = chevaux tombés ou hors course
ascot-measure-spread = francs entre le plus riche et le plus pauvre
ascot-measure-forced = ventes forcées
ascot-measure-shared = parties à plus d’un gagnant

## Auteuil

auteuil-option-punters = Combien de places ne font que parier : les dernières, sans cheval et sans dés.
auteuil-option-punters-is = { $value }
auteuil-option-races = Le nombre de courses de la réunion.
auteuil-option-races-is = { $value }
auteuil-option-sweets = On joue pour des bonbons : chacun en met dans le bocal, et l’argent se change en bonbons à la fin.
