### Chaque jeu sur une page.

## La page

brief-title = { $game } sur une page
brief-doing = Ce que l’on fait
brief-winning = Comment on gagne
brief-turning = Un tour en quatre images
brief-wronging = Cinq erreurs courantes
brief-print = Imprimer cette page
brief-whole = Toutes les règles
brief-none = Il n’y a pas de page pour { $game } : lisez plutôt ses règles.
brief-do = { $game ->
    [ticket] Vous êtes pronostiqueurs à une réunion de courses. Regardez vos cartes, écrivez en secret qui sera premier, deuxième et troisième, puis jouez ces cartes, une par tour, pour que cela arrive.
    [auteuil] Vous êtes à la fois propriétaire, jockey et parieur. Vos chevaux ne sont connus que de vous ; vous remplissez un bulletin, puis vous lancez trois dés et choisissez les trois chevaux qu’ils font avancer, par-dessus haies et rivière.
    [finishline] Sept chevaux sont alignés. Vous écrivez vos paris en secret, puis les dés circulent : à chaque tour vous en lancez trois, vous en utilisez un pour faire avancer un cheval, en faire reculer ou en sortir un, et vous passez les deux autres.
   *[ascot] Vous achetez aux enchères des chevaux et des affaires, vous entraînez les chevaux sur un premier plateau, vous en faites commerce, vous pariez, et vous les menez sur un second plateau avec dés, pistes et Avantages.
}
brief-win = { $game ->
    [ticket] Le plus de points après la dernière course. Un cheval à sa place exacte rapporte le plus, un cheval placé dans la mauvaise case moins, un cheval non placé coûte des points.
    [auteuil] Le plus d’argent à la fin de la soirée : les prix de vos chevaux, et ce que rapportent votre tiercé, votre gagnant et votre placé.
    [finishline] Le plus d’argent après trois courses. Un pari gagnant paie la cote de la place de départ ; un couplé paie les deux cotes ajoutées, dans n’importe quel ordre.
   *[ascot] Posséder le premier cheval au poteau. L’argent ne fait qu’aider à y parvenir.
}
brief-turn-1 = { $game ->
    [ticket] Le premier joueur choisit la course et le nombre de cartes.
    [auteuil] Un télégramme annonce la course. Remplissez votre bulletin : tiercé, gagnant, placé.
    [finishline] Chacun parie en secret sur des chevaux et des couplés.
   *[ascot] On vend la pile morte : enchérissez pour chevaux et affaires.
}
brief-turn-2 = { $game ->
    [ticket] Cartes en main, inscrivez un à trois chevaux sur votre ticket.
    [auteuil] Lancez trois dés : trois chevaux différents en prennent chacun un.
    [finishline] Aux deux dés reçus, ajoutez-en un de la réserve, et lancez.
   *[ascot] Deux dés mènent chacun de vos chevaux autour du plateau d’entraînement.
}
brief-turn-3 = { $game ->
    [ticket] À chaque tour, jouez une carte : un cheval avance d’autant, dans le sens voulu.
    [auteuil] Un cheval qui s’arrête sur un obstacle tombe et reste bloqué un moment.
    [finishline] Utilisez un dé : les fers font avancer un cheval, un second fouet en sort un.
   *[ascot] On engage les chevaux, on nomme un favori, on parie.
}
brief-turn-4 = { $game ->
    [ticket] Quand il n’y a plus de carte, l’ordre sur la piste est l’arrivée.
    [auteuil] Quand trois chevaux sont arrivés, la banque paie et les propriétaires se dévoilent.
    [finishline] Quand le dernier dé de la réserve a servi, on retourne les bulletins.
   *[ascot] En course, choisissez une piste : le premier au poteau donne la victoire.
}
brief-wrong-1 = { $game ->
    [ticket] Le nombre d’une carte est exact : ni moins, ni plus. Seul le bord arrête un cheval avant.
    [auteuil] L’engagement est dû pour chaque cheval possédé, et le bulletin de 23 F par tout le monde.
    [finishline] Votre bulletin reste caché jusqu’à l’arrivée ; personne ne sait combien de paris il porte.
   *[ascot] Les cartes gardées à la donne se paient après les enchères : gardez de quoi.
}
brief-wrong-2 = { $game ->
    [ticket] Une carte déplace son cheval dans tous les sens, en arrière aussi : on peut retenir un rival.
    [auteuil] Un cheval ne prend jamais deux dés d’un même jet ; il faut en déplacer trois si c’est possible.
    [finishline] Un seul fer suffit à un favori (F) ; aux autres il en faut un second, qui que ce soit qui le joue.
   *[ascot] L’acheteur paie un dixième de plus, au commissaire-priseur : sa carte rapporte.
}
brief-wrong-3 = { $game ->
    [ticket] Les chevaux sur le passage n’arrêtent rien ; seul celui de la case d’arrivée fait place.
    [auteuil] Un 1, un 2 ou un 3 ne franchit jamais un obstacle ; un 4 ou plus les saute tous.
    [finishline] Les chevaux sûrs (S) ne craignent ni fouet ni disqualification.
   *[ascot] Les Avantages sont au cheval, pas à vous : ils partent avec lui s’il est vendu.
}
brief-wrong-4 = { $game ->
    [ticket] On n’est pas obligé de remplir les trois cases : un cheval non placé coûte des points, une case vide rien.
    [auteuil] On peut déplacer le cheval de n’importe qui : ce que vous possédez reste secret jusqu’à la fin.
    [finishline] Les dés jaunes sont fermés jusqu’à la ligne droite : sept dés ou moins dans la réserve.
   *[ascot] Tous engagent le même nombre de chevaux ; les engagements doivent être en caisse.
}
brief-wrong-5 = { $game ->
    [ticket] Une carte double pose un cheval à côté de l’autre : c’est vous qui choisissez lequel bouge.
    [auteuil] Suites, brelans et six donnent plus que leurs points : regardez avant de placer.
    [finishline] On peut écarter un dé sans effet, si les trois vous gênent.
   *[ascot] Le plus riche ne gagne pas : c’est le propriétaire du premier cheval.
}
