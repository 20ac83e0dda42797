### Études : beaucoup de parties entre robots, pour qui compare règles, plateaux et robots.

study-no-budget = { $bot } ne cherche pas et n’a que faire de simulations : retirez ce qui suit les deux-points.
study-bad-budget = « { $budget } » n’est pas un nombre de simulations. Donnez-en un de 1 à { $most }.
study-unwritable = Impossible d’écrire dans { $file }. Choisissez un autre endroit.
study-unreadable = { $file } ne se lit pas comme une étude. Choisissez un autre dossier, ou supprimez-le pour recommencer.
study-other = { $folder } contient une autre étude : autre jeu, autres règles ou robots, ou autre graine. Choisissez un autre dossier pour recommencer.
study-unknown-format = « { $found } » n’est pas un format de tableau. Demandez { $known }.
study-no-parquet = Parquet s’écrit avec pyarrow, qui n’est pas installé. Installez-le : pip install hippodrome[study]. Ou demandez --format csv.
study-format-needs-folder = Les tableaux vont dans un dossier. Nommez-en un avec --into.
study-bad-margin = « { $margin } » n’est pas une demi-largeur d’intervalle. Donnez un nombre supérieur à 0, par exemple --margin 0.01 ou --margin moves=0.5.
study-unknown-figure = Aucune mesure ne s’appelle { $figure }. Les mesures sont { $known }.
study-bad-cluster = « { $on } » ne désigne aucune grappe. Écrivez ray, ou { $form }.
study-no-ray = Pour jouer sur une grappe il faut Ray, qui n’est pas installé. Installez-le : pip install hippodrome[cluster]. Ou retirez --on.
study-cluster-away = Personne ne répond à { $on }. Démarrez la grappe, vérifiez son adresse, ou retirez --on pour jouer ici.
study-other-code = Un nœud de la grappe a d’autres règles ou d’autres robots pour { $game } que cette machine. Installez partout la même version.
study-playing = { $game } : parties en cours
study-rate = { NUMBER($games) } parties/s
study-written = Écrit : { $file }
study-wins-of = victoires de { $bot }
study-first-seat = victoires du premier siège
study-standing = avoir final, en moyenne
study-apart = écart final du meilleur au dernier
study-moves = coups d’une partie
study-lead-changes = changements de tête par partie
study-figure = { $unit ->
    [percent] { NUMBER($figure, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 2) }
    [money] { NUMBER($figure, maximumFractionDigits: 0) }
   *[number] { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
study-change = { $sign ->
    [plus] +
   *[minus] −
}{ $unit ->
    [percent] { NUMBER($change, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [money] { NUMBER($change, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) }
   *[number] { NUMBER($change, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}
study-mark = { $unit ->
    [percent] { NUMBER($figure, style: "percent", maximumFractionDigits: 2) }
   *[number] { NUMBER($figure, maximumFractionDigits: 2) }
}
study-found = { $mean } ± { $margin }
study-axis = moyenne et intervalle à 95 %
study-part = part de l’ensemble


## Ce qui varie

vary-form = « { $typed } » n’est pas une variation. Écrivez un champ et ses valeurs, par exemple track.columns=20..24, option.hidden=0,1,2 ou seats=2..4.
vary-empty = « { $typed } » ne contient aucune valeur : écrivez d’abord le plus petit nombre, comme dans 20..24.
vary-too-many = Cela ferait plus de { $most } tables. Faites varier moins de choses à la fois, ou sans --grid.
vary-twice = { $place } varie deux fois. Mettez toutes ses valeurs dans un seul --vary.
vary-nothing = Il n’y a rien à comparer : faites varier quelque chose au-delà de sa valeur habituelle, par exemple --vary track.columns=20..24.
vary-unknown-field = { $game } n’imprime aucun nombre appelé { $place }. Il y a { $known } ; les options varient sous option.NOM, les sièges sous seats.
vary-no-such-place = { $place } n’existe pas : { $size ->
    [0] { $field } est un seul nombre.
   *[other] { $field } a les places 1 à { $size }.
}
vary-a-list = { $place } contient { $size } nombres. Nommez-en un, par exemple { $place }[1].

## Balayages

sweep-title = { $game }, { $games } parties de chaque (intervalles à 95 %, mêmes donnes)
sweep-arm = Autrement
sweep-figure = Mesure
sweep-usual = D’habitude
sweep-found = Alors
sweep-change = Écart
sweep-no-change = aucun écart net de quoi que ce soit
sweep-repeat = Seul ce qui dépasse son intervalle est montré ; toutes les mesures sont dans les tableaux et le rapport. Pour le rejouer : --seed { $seed }.

## Rapports

report-language = Français
report-games = { $games } parties { $arms ->
    [one] à une table
   *[other] à { $arms } tables qui partagent leurs donnes
}.
report-played = Édition { $pack } ({ $hash }), version { $version } des règles, graine { $seed }.
report-intervals = Un intervalle contient la vraie valeur 95 fois sur 100. On compte les donnes et non les parties : celles d’une même donne se ressemblent.
report-repeat = Pour le refaire :
report-table = La même chose en tableau
report-usual = d’habitude
report-found = Moyenne et intervalle
report-figures = Toutes les mesures
report-winners = Qui gagne
report-matches = Victoires des challengers
report-wins-by-bot = Victoires par robot
report-wins-by-seat = Victoires par siège
report-seat = siège { $seat }
report-seat-of = siège { $seat } : { $bot }
report-seat-advantage = { $clear ->
    [true] Les sièges ne se valent pas : { $best } gagne { $apart } des parties de plus que { $worst }.
   *[false] Aucun siège n’est nettement meilleur : le plus grand écart, entre { $best } et { $worst }, est de { $apart }, ce que le hasard suffit à expliquer.
}
report-changes = Ce que change chaque variante
report-changes-said = Par rapport à la table habituelle, sur les mêmes { $games } donnes ; le trait pointillé marque l’absence d’écart.
report-unchanged = Aucun écart net pour : { $figures }.
report-change-of = { $figure } (d’habitude : { $usual })
report-course = Le cours d’une partie
report-length = Durée des parties
report-length-said = Une partie compte { $mean } coups en moyenne.
report-leads = Changements de tête
report-leads-said = La tête change { $mean } fois par partie en moyenne.
report-standings = Ce qu’ont les sièges à la fin
report-standing-of = Avoir final : { $bot }
report-standing-axis = points ou argent d’un siège
report-bets = Les paris
report-no-bets = Personne n’a parié.
report-returns = Ce que rapporte chaque pièce ou chaque pronostic
report-returns-said = Là où l’on mise des pièces, 1 veut dire récupérer sa mise ; là où l’on ne risque qu’un pronostic, ce sont des points.
report-longshots = Chance annoncée et résultat : { $kind }
report-stated = chance annoncée
report-stated-beside = Annoncé, puis arrivé
report-stated-came = annoncé { $stated }, arrivé { $came } ({ $bets } paris)
report-bias = { $kind } : { $which ->
    [favourites] les favoris rapportent plus que les outsiders ({ $favourites } contre { $longshots }), le biais classique.
    [longshots] les outsiders rapportent plus que les favoris ({ $longshots } contre { $favourites }).
   *[none] favoris et outsiders rapportent autant, pour ce que le hasard permet d’en dire ({ $favourites } et { $longshots }).
}

## Sortes de paris

ticket-wager-first = première case
ticket-wager-second = deuxième case
ticket-wager-third = troisième case
ticket-wager-trio = prime du trio
finishline-wager-win = pari gagnant
finishline-wager-pair = pari couplé
ascot-wager-win = Totalisateur
ascot-wager-place = placé, chez le Bookmaker
auteuil-wager-tierce = tiercé
auteuil-wager-simple = gagnant et placé ensemble
