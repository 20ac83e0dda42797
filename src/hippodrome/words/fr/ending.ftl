### Une partie revue après coup, sur la page et au terminal : ses étapes, son cours, ses coups.
### Les clés suivent le même ordre que dans l’autre langue.

## Ce que l’on compte, et de quoi les parties sont faites

ticket-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
auteuil-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount } F
finishline-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount } €
ascot-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount } F
part-race = Course { $race }
ascot-part-auction = Donne et enchères
ascot-part-board = { $board ->
    [training] Entraînement
   *[race] La course
}
ascot-part-market = Marché et paris

## Un regard en arrière

ending-loading = On relit la partie…
ending-winner = { $count ->
    [one] Vainqueur : { $names }
   *[other] Vainqueurs : { $names }
}
ending-given-up = Cette partie a été abandonnée. Voici jusqu’où elle est allée.
ending-unplayed = Rien n’a été joué à cette table.
ending-no-course = Les règles d’aujourd’hui ne mènent plus à travers cette partie : son cours ne peut pas être tracé.
ending-as-it-was = Rejouée, elle se voit encore telle qu’on l’a vue.
ending-course = Du départ à l’arrivée
ending-course-of = Où en était chacun, du départ à l’arrivée : { $names }
ending-tenfold = Chaque ligne de ce graphique vaut dix fois celle d’en dessous.
ending-scrub = Parcourir la partie
ending-start = Au départ
ending-moment = { $part }, étape { $step } sur { $steps }
ending-moment-plain = Étape { $step } sur { $steps }
ending-watch = Revoir ce moment
ending-as-table = En tableau
ending-column-moment = Moment
ending-column-told = Ce qui s’est passé
ending-parts = { $races ->
    [1] Course par course
   *[0] Phase par phase
}
ending-column-player = Joueur
ending-column-total = À la fin
ending-strokes = Coups et avances
ending-best = Meilleur coup
ending-worst = Pire coup
ending-longest = Plus longue avance
ending-stroke = { $player } : { $gain }
ending-lead = { $player } : en tête pendant { $percent } % de la partie, sans interruption
ending-lead-where = { $player } : en tête pendant { $percent } % de la partie, sans interruption ({ $where })
ending-span = { $first } – { $last }
ending-led = Devant tous les autres pendant { $percent } % de la partie.
ending-never-led = Jamais devant tous les autres.
ending-home = Ce qui a payé
ending-home-more = { $count } de plus
ending-nothing-home = Rien n’a payé.

## Pour les autres

ending-share = Le dire aux autres
ending-picture = Partager une image
ending-picture-saved = L’image est parmi vos téléchargements.
ending-picture-failed = Ce navigateur ne sait pas faire l’image. Partagez plutôt le lien.
ending-link = Copier le lien vers l’arrivée
ending-link-copied = Le lien est copié. Qui l’ouvre voit l’arrivée.
ending-link-here = Copiez ce lien vers l’arrivée :

## Le terminal

ending-standing-line = { $player } : { $standing }
ending-part-line = { $part } : { $gains }
ending-gain-of = { $player } { $gain }
ending-most = { $label } : { $what }
