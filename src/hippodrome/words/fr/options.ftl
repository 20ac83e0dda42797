### Ce que choisit qui ouvre une table, et ce que changent les règles maison, d’après les mesures.
### Le serveur l’envoie en clair, aucune page n’a donc à le charger ; les clés suivent le même ordre que dans l’autre langue.

## Règles maison : ce qu’elles changent, d’après les mesures

option-switch = { $value ->
    [0] non
   *[other] oui
}
house-rule = Règle maison `{ $option }` ({ $paragraph }) : { $explained }
house-rule-figure = { $unit ->
    [percent] { $measure } { $otherwise } % au lieu de { $usual } %
    [money] { $measure } { $otherwise } au lieu de { $usual }
   *[number] { $measure } { $otherwise } au lieu de { $usual }
}
house-rule-effect = Mesuré sur { $games } parties à { $seats } : { $seen }.
house-rule-no-effect = Sur { $games } parties à { $seats }, aucune différence pour { $same }.
house-rules-bots = Les robots ne connaissent que les règles habituelles : sous une règle maison, ils jouent comme si elle n’existait pas.

## Ce qu’aucune page ouverte n’entend

server-unknown-language = Les règles ne sont pas écrites dans la langue { $language }. Elles le sont en : { $known }.
server-wrong-method = Cette adresse n’accepte pas ce genre de demande.
server-page-missing = Le serveur tourne, mais sa page n’a pas été construite. Lancez « make page » dans le dossier des sources, puis redémarrez.
server-wrong-host = Ce serveur ne s’appelle pas { $host } : ouvrez-le à sa propre adresse, ou démarrez-le avec --name.

## Ticket Gagnant

ticket-option-races = Le nombre de courses de la réunion.
ticket-option-races-is = { $value }
ticket-option-first = Qui mène la première course.
ticket-option-first-is = { $value ->
    [0] tirage au sort
   *[other] place { $value }
}
ticket-option-hidden = Les pronostics restent secrets jusqu’à l’arrivée : pendant toute la réunion, ou dans les courses dont le premier joueur le décide.
ticket-option-hidden-is = { $value ->
    [0] retournés au départ
    [1] cachés jusqu’à l’arrivée
   *[2] au gré du premier joueur de chaque course
}
ticket-option-flat-only = Rien que du plat, pour une première partie.
ticket-option-drawn-lanes = Les couloirs des chevaux sont tirés au sort avant chaque course.
ticket-option-deal-on = On donne chaque course avec les cartes laissées par les précédentes, et l’on ne remélange tout que lorsqu’elles ne suffisent plus.
ticket-option-vacated = Le cheval qui cède sa place ne peut pas aller sur la case que l’autre vient de quitter.
ticket-measure-ticket = points d’un ticket
ticket-measure-spread = points entre le premier et le dernier
ticket-measure-first-player = victoires de celui qui mène en premier
ticket-measure-leads = changements de tête par course
ticket-measure-yields = chevaux poussés de côté par course
ticket-measure-photos = photo-finish par course
ticket-measure-disqualified = chevaux disqualifiés par trot attelé
ticket-measure-rail = victoires des chevaux 1 et 7

## Finish Line

finishline-option-first = Qui mène la première course.
finishline-option-first-is = { $value ->
    [0] tirage au sort
   *[other] place { $value }
}
finishline-option-constant = Chaque course paie aux cotes de la première.
finishline-option-lots = Le sort désigne qui lance en premier à chaque course, et non la bourse la mieux garnie.
finishline-option-any-die = Une astuce peut reprendre tout dé sorti de la course, même écarté sans effet.
finishline-option-whole-pairs = Un outsider ne rapporte sa moitié qu’à un couplé gagnant.
finishline-option-skipping = Un pari latéral doit faire sauter le tour de quelqu’un : au dernier tour d’une course, on ne peut que l’écarter.
finishline-measure-turns = tours par course
finishline-measure-disqualified = chevaux disqualifiés par partie
finishline-measure-favourites = courses gagnées par un F
finishline-measure-safe = courses gagnées par un S
finishline-measure-winner-start = place de départ du gagnant comptée depuis la tête
finishline-measure-bets = paris gagnants
finishline-measure-money = argent par joueur
finishline-measure-spread = écart d’argent entre le premier et le dernier
finishline-measure-starter = victoires de qui lance en premier dans la dernière course

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
