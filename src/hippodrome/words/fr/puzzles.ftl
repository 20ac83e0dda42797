### Problèmes : trouvez le coup.

## Les problèmes

puzzle-title = Trouvez le coup
puzzle-daily = Le problème du jour
puzzle-daily-why = Chaque jour, une position tirée d’une partie entre observateurs, la même pour tous. Un coup y vaut nettement plus que les autres.
puzzle-daily-open = Le résoudre
puzzle-daily-done = { $right ->
    [True] Trouvé ! Un autre demain.
   *[other] Pas trouvé aujourd’hui. Un autre demain.
}
puzzle-daily-look = Le revoir
puzzle-streak = { $days ->
    [0] Pas encore de série : trouvez celui du jour pour en commencer une.
    [one] Série : { $days } jour.
   *[other] Série : { $days } jours de suite.
}
puzzle-longest = { $days ->
    [one] La plus longue : { $days } jour.
   *[other] La plus longue : { $days } jours.
}
puzzle-all = Tous les problèmes
puzzle-of-game = { $game }, problème { $number } sur { $count }
puzzle-solved-of = { $solved } { $solved ->
    [one] trouvé
   *[other] trouvés
} sur { $count }
puzzle-find = Quel coup vaut nettement plus que les autres ? Vous avez un essai.
puzzle-show = Montrez-moi
puzzle-next = Problème suivant
puzzle-other = Ou, tout aussi bon :
puzzle-here = Vous
puzzle-loading = On met la position en place…
puzzle-right = Trouvé !
puzzle-wrong = Pas celui-là.
puzzle-shown = Voici le coup.
puzzle-practised = Seul le premier essai compte ; celui-ci était pour s’exercer.
puzzle-answer = Le coup :
puzzle-behind = { $move } : environ { $standing } de moins.
puzzle-gains = Environ { $standing } de mieux que le suivant : { $other }.
puzzle-wins = Ensuite vous gagnez { $answer ->
    [one] { $answer } partie
   *[other] { $answer } parties
} sur 100, contre { $rival } après le suivant.
puzzle-horse = { $horse } arrive en tête { $answer } fois sur 100 après ce coup, { $rival } fois après le suivant.
puzzle-tipster = Le tuyauteur, lui, jouerait : { $move }.
puzzle-number-state = { $state ->
    [right] Problème { $number }, trouvé
    [wrong] Problème { $number }, essayé
   *[other] Problème { $number }
}
puzzle-none = Il n’y a pas de problème pour { $game } avec ses règles et ses plateaux actuels : choisissez un autre jeu.
puzzle-no-such = Il n’y a pas de problème { $number } : choisissez de 1 à { $last }.
puzzle-terminal = { $game }, problème { $number } sur { $count }. Vous êtes à la place { $seat } sur { $seats }.
puzzle-terminal-show = Tapez voir pour qu’on vous montre le coup.
