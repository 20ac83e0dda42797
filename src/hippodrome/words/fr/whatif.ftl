### Et si… ? Un plateau à soi pour essayer des coups, à partir d’un moment d’une partie.
### Les clés suivent le même ordre que dans l’autre langue.

## Depuis un film, et à une table

whatif-try = Essayer à partir d’ici
whatif-try-about = Jouez la suite contre des robots, sur un plateau rien qu’à vous : personne ne le voit, et rien n’en est compté.
whatif-seat = Jouer à la place de
whatif-seat-any = Moi, ou qui doit décider
whatif-openly = Avec tout ce qui était caché, tel quel
whatif-live = Essayer
whatif-live-keys = Essayer des coups sur un plateau à vous, d’après ce que sait votre place ; la partie continue pendant ce temps (touche T)

## Sur le plateau

whatif-title = Et si… ?
whatif-private = Un plateau à vous : personne ne le voit.
whatif-about = { $openly ->
    [True] Tout ce qui était caché est là, tel quel
   *[other] Ce que cette place ne peut savoir est imaginé
} ; les tirages sont nouveaux, et sans preuve. Rien n’est gardé.
whatif-meanwhile = Un plateau à vous ; la partie, elle, continue.
whatif-take-back = Reprendre
whatif-start-over = Recommencer
whatif-anew = Autre possibilité
whatif-back = { $live ->
    [True] Revenir à la table
   *[other] Revenir au film
}

## Ce qu’on ne peut pas essayer

whatif-gone = Ce plateau privé a été rangé : ouvrez-en un autre depuis le film ou depuis la table.
whatif-no-hints = Il n’y a pas de conseils à cette table, donc pas de coups à l’essai pendant la partie : attendez la fin, et essayez depuis le film.
whatif-not-over = On ne rejoue un moment passé qu’une fois la partie menée à son terme : revenez à ce moment-là.
whatif-not-seated = Pendant une partie, seuls ceux qui jouent essaient des coups : attendez la fin, et essayez depuis le film.
whatif-left-behind = Cette partie suit d’anciennes règles, et personne ne peut la continuer : regardez plutôt le film.
whatif-no-such-step = La partie va de l’étape 0 à l’étape { $last } : choisissez l’une d’elles.
whatif-over = La partie est finie à cet endroit : revenez à une étape précédente.
whatif-too-many = Vous avez déjà { $most } plateaux privés ouverts : fermez-en un.
whatif-house-full = Trop de plateaux privés sont ouverts dans la maison : réessayez dans un moment.
whatif-nothing-kept = Rien n’est gardé sur un plateau privé : faites cela à une table.

## Le terminal

whatif-here = À votre tour, tapez essayer pour essayer des coups sur un plateau à vous, pendant que la partie attend.
whatif-off = On n’essaie pas de coups à cette table : ouvrez-en une avec --hints.
whatif-welcome = Et si… ? Vous jouez la suite à la place { $seat }, sur un plateau à vous.
whatif-commands = reprendre annule votre dernière décision, recommencer repart du même point, autre essaie une autre possibilité, q revient.
whatif-after = La partie à l’essai est finie (reprendre, recommencer, autre ; Entrée : retour)
whatif-nothing-to-take-back = Il n’y a rien à reprendre : vous n’avez encore rien décidé.
whatif-returned = De retour à la table, où rien n’a changé.
