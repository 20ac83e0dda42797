### Les conseils : ce que jouerait un observateur, et pourquoi ; et ce qu’il pense de ce qu’un robot a joué.

## Conseils

hint-ask = Conseil
hint-ask-keys = Demander ce que jouerait un observateur (touche H)
hint-title = Un observateur jouerait
hint-coming = L’observateur réfléchit…
hint-reviewed = Le plateau montre ce que l’analyse a trouvé de mieux ici.
hint-hide = Ranger le conseil
hint-only = Il n’y avait rien d’autre à faire.
hint-gain = Environ { $standing } d’avance de plus qu’avec le meilleur autre choix : { $other }.
hint-loss = Environ { $standing } d’avance de moins qu’avec : { $other }.
hint-even = Ni mieux ni moins bien que : { $other }.
hint-hasty = Trouvé à la hâte, avant : { $other }.
hint-backs = { $horse } gagne { $percent } fois sur 100.
hint-odds = { $horse } gagnant : { $percent } %, rapporte { $odds } pour 1, soit { $worth } par unité misée.
hint-chance = D’après ce que sait votre place, elle gagne { $percent } parties sur 100 à partir d’ici.
hint-here = À votre tour, tapez conseil pour savoir ce que jouerait un observateur.
hint-off = Il n’y a pas de conseils à cette table : ouvrez-en une avec --hints.
table-no-hints = Il n’y a pas de conseils à cette table : ouvrez-en une autre qui en donne.
table-no-turn-for-hints = Aucun conseil à donner pour l’instant : attendez votre tour.

## Pourquoi un robot a joué ainsi

why-ask = Pourquoi ?
why-title = { $player }, vu par un observateur d’après ce que savait cette place :
why-chance = D’après ce qu’elle savait, cette place gagnait { $percent } parties sur 100 à partir de là.
why-not-over = Un robot dit pourquoi quand la partie est finie : avant, il parlerait de son jeu.
why-no-bot = La dernière décision jusqu’ici est celle d’une personne : allez à une étape d’un robot.
why-nobody = Personne n’a encore rien décidé : avancez jusqu’à la décision d’un robot.
why-no-such-step = La partie compte les étapes 1 à { $last } : choisissez l’une d’elles.
