## Le tableau des cotes : les chances des chevaux d’après ce que sait une place.

tote-title = Tableau des cotes
tote-show = Afficher le tableau des cotes
tote-hide = Masquer le tableau des cotes
tote-horse = Cheval
tote-first = Premier
tote-second = Deuxième
tote-third = Troisième
tote-chances = Chances
tote-pays = Rapport
tote-backed = Joué
tote-percent = { NUMBER($percent) } %
tote-coming = Le commis calcule…
tote-older = Daté d’un instant : le commis calcule encore.
tote-made = D’après { $tried ->
    [one] un déroulement
   *[other] { $tried } déroulements
  } de la course que { $spectator ->
    [1] chacun ici
   *[other] votre place
  } peut imaginer.
tote-bar = Premier { $first } %, deuxième { $second } %, troisième { $third } %
table-no-tote = Cette table a été ouverte sans tableau des cotes : ouvrez-en une autre qui en ait un.
tote-here = À votre tour, tapez tote pour voir le tableau des cotes.
tote-off = Cette table n’a pas de tableau des cotes : ouvrez-en une avec --tote.

## Une partie analysée : les chances, le prix des décisions, la chance

review-heading = Analyse de { $game }
review-method = Les chances viennent de { $possibilities } parties que des pronostiqueurs poursuivent depuis chaque position, cartes sur table ; chaque décision est jugée d’après ce que savait sa place, en { $simulations } essais.
review-chances = Chances de gagner, du départ à l’arrivée
review-chance-line = { $player } : { $start } % au départ, { $end } % à la fin
review-horses = Chances des chevaux, course { $race }
review-horse-line = { $horse } : { $start } % au départ, { $most } % au mieux
review-balances = Chance et décisions
review-balance-line = { $player } : { $result } = { $expected } à attendre au départ, { $decisions } par ses décisions, { $luck } par chance
review-balance-chance = Chances de gagner : { $chance } % au départ, { $decisions } points par les décisions, { $luck } par chance
review-costs = Ce que les décisions ont coûté face au mieux trouvé
review-cost-line = { $player } : { $cost } en { $decided ->
    [one] une décision
   *[other] { $decided } décisions
  }
review-worst-line = { $cost } : { $played } ({ $notation }). Mieux : { $better } ({ $betternotation }).
review-where = étape { $after }
review-where-part = { $part }, étape { $after }
review-none = Rien de mieux n’a été trouvé d’après ce qu’on savait.
review-marks = Les tournants
review-mark-leader = En tête des chances désormais : { $player }.
review-mark-line = Étape { $after } : { $what }
review-playing = On poursuit la partie depuis chaque position
review-unfinished = Cette partie n’est pas finie : son analyse trahirait le jeu des autres. Jouez-la d’abord jusqu’au bout.
review-lost = Les règles d’aujourd’hui ne savent plus suivre cette partie : elle ne peut être analysée.
review-busy = Beaucoup de parties sont en cours d’analyse : redemandez dans quelques minutes.
review-failed = L’analyse de cette partie a échoué à chaque essai ; le journal du serveur dit pourquoi. La partie peut toujours être revue.

## Une analyse dans la page

review-ask = Analyser cette partie
review-why = Les chances de chacun au fil de la partie, le prix des décisions, la part de la chance. Il y faut une minute ou plus, une seule fois.
review-progress = Analyse : { $percent } %
review-waiting = L’analyse viendra bientôt : d’autres passent d’abord, ou la machine se prépare encore.
review-title = Analyse
review-percent = { $amount } %
review-course = Chances de gagner
review-course-horses = Chances des chevaux d’arriver premiers
review-race = Course { $race }
review-column-player = Joueur
review-column-expected = Attendu
review-column-decisions = Par décisions
review-column-luck = Par chance
review-column-result = Résultat
review-see = Le voir dans le replay
review-try = Montrer le meilleur coup sur un plateau
review-link = Lien vers cette analyse
