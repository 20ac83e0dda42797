### Toutes les phrases que lit une personne, en français.
### Les clés suivent le même ordre que dans en.ftl.

## Listes : plusieurs choses dans une phrase

list-of-none = rien
list-goes-on = { $items }, { $item }
list-ends = { $items } et { $item }

## Contenu : ce qui est imprimé sur plateaux et cartes, lu dans des fichiers TOML

content-unreadable = Impossible de lire { $file } : vérifiez que le fichier existe et que vous pouvez l’ouvrir.
content-bad-toml = { $file }, ligne { $line } : ce n’est pas du TOML valide. Vérifiez-y crochets, guillemets et virgules.
content-unknown-table = { $file } : la table [{ $table }] est inconnue ici. Les tables sont { $known }.
content-missing-table = { $file } : il manque la table [{ $table }].
content-not-a-table = { $file } : { $table } doit être une table. Écrivez [{ $table }] seul sur une ligne, ses champs en dessous.
content-unknown-field = { $file }, table [{ $table }] : le champ { $field } est inconnu ici. Les champs sont { $known }.
content-missing-field = { $file }, table [{ $table }] : il manque le champ { $field }.
content-wrong-type = { $file }, table [{ $table }] : le champ { $field } doit être { $expected }, et non { $found }.
content-kind = { $kind ->
    [integer] un nombre entier
    [text] un texte entre guillemets
    [truth] true ou false
    [integers] une liste de nombres entiers
    [texts] une liste de textes entre guillemets
   *[rows] une liste de rangées de nombres entiers
}
content-bad-source = { $file }, table [{ $table }] : le champ source doit dire rulebook, deduced ou reconstruction, et non { $found }.
content-empty-why = { $file }, table [{ $table }] : le champ why est vide. Dites d’où l’on sait ce que contient cette table.

## Preuve : vérifier que les tirages du croupier étaient honnêtes

proof-wrong-seed = La graine n’est pas celle de l’engagement : son empreinte est { $found }, l’engagement était { $commitment }.
proof-bad-spread = Le tirage { $draw } est invérifiable : il annonce { $spread } issues possibles.
proof-wrong-draw = Le tirage { $draw } ne vient pas du croupier : la graine et les nonces donnent { $expected }, la partie notée dit { $found } (en comptant à partir de 0, { $spread } issues).

## Robots, et la première utilisation de la lecture compilée

setup-unknown-bot = Aucun robot ne s’appelle { $bot }. Les robots sont { $known }.
warming-failed = Les règles de { $game } n’ont pas pu être compilées : { $why }

## Contenu de Ticket Gagnant

content-out-of-range = { $file }, table [{ $table }] : le champ { $field } dit { $found }, or on ne peut jouer que de { $least } à { $most }.
content-bad-square = { $file }, table [{ $table }] : { $found } n’est pas une case de cette piste. Écrivez la lettre du couloir et la colonne, par exemple c7.

## Préparer une partie

setup-unknown-game = Aucun jeu ne s’appelle { $game } ici. Vous pouvez jouer à : { $known }.
setup-unknown-pack = Aucun matériel ne s’appelle { $pack } pour { $game }. Choisissez parmi { $known }, ou donnez le chemin d’un fichier .toml.
setup-wrong-seats = { $seats ->
    [one] { $game } ne se joue pas à { $seats } : il faut de { $least } à { $most } joueurs.
   *[other] { $game } ne se joue pas à { $seats } : il faut de { $least } à { $most } joueurs.
}
setup-bad-choice = L’option { $option } ne peut pas valoir { $value } à { $seats } joueurs : choisissez parmi { $choices }.
setup-unknown-option = Le jeu { $game } n’a pas d’option { $option }. Ses options sont { $known }.
setup-bad-draw = Un tirage de { $outcome } est impossible : les issues attendues se comptent à partir de 0 et il y en a { $spread }.
option-races = Le nombre de courses de la réunion.
option-first = Qui mène la première course : une place à la table, ou 0 pour tirer au sort.
option-hidden = Les pronostics restent secrets jusqu’à l’arrivée.
option-flat-only = Rien que du plat, pour une première partie.

## Les coups tels qu’on les tape

notation-unreadable = « { $text } » ne veut rien dire ici. Un coup s’écrit 5+3, J2<1, 5~4+, 4=5, 7-3-5 ou { "flat:5" }.
notation-way = « /{ $text } » ne dit pas où céder la place. Après la barre, mettez un signe parmi + - < > ou deux, comme /+<.
notation-cards = { $cards } cartes chacun ? Personne ne peut en tenir autant : { $most } au plus.

## Les coups que la règle interdit

refused-nothing = Rien n’interdit ce coup : il peut se jouer.
refused-meeting-over = La réunion est finie : plus rien ne se joue.
refused-not-a-seat = Personne n’est assis à cette place.
refused-not-awaited = Ce n’est pas à vous : laissez jouer les autres.
refused-not-a-move = Ce coup n’existe pas dans ce jeu.
refused-race-to-choose = Annoncez d’abord la course et le nombre de cartes, par exemple { "flat:5" }.
refused-ticket-to-fill = D’abord votre ticket : de un à trois chevaux, par exemple 7-3-5 ou .-.-2.
refused-card-to-play = La course est lancée : jouez une de vos cartes.
refused-flat-only = À cette table, on ne court qu’en plat : choisissez flat, par exemple { "flat:5" }.
refused-cards-out-of-range = Chacun reçoit de { $least } à { $most } cartes : choisissez un nombre entre les deux.
refused-no-such-horse = Ce cheval n’existe pas : les partants portent les numéros 1 à { $horses }.
refused-empty-ticket = Un ticket vide ne rapporte rien : annoncez au moins un cheval.
refused-horse-twice = Un cheval ne figure qu’une fois sur un ticket : mettez-en un autre dans chaque case, ou laissez-la vide.
refused-card-not-held = Vous n’avez pas la carte { $card } : jouez-en une de votre main.
refused-cards-still-playable = On ne se défausse pas tant qu’une de ses cartes peut faire bouger un cheval : jouez celle-là.
refused-too-far = Ici, un joker avance de 1 à { $farthest } cases : choisissez un nombre plus petit.
refused-not-adjacent = Ces deux-là ne sont ni côte à côte ni l’un derrière l’autre : il faut en déplacer un.
refused-beyond-the-line = Passé la ligne tiretée, { $horse } ne va plus que sur les côtés : jouez-le à gauche ou à droite, ou jouez une autre carte.
refused-hedge-behind = Une haie se dresse derrière { $horse }, et on ne repasse jamais une haie : choisissez une autre voie.
refused-river = Cela laisserait { $horse } dans la rivière, sans case sèche où s’arrêter : choisissez une autre voie.
refused-off-the-track = Cela mettrait { $horse } hors de la piste : choisissez un autre côté.
refused-nobody-would-move = C’est là que se trouve déjà { $horse }. Pour n’en bouger aucun, écrivez les deux numéros avec = entre eux, comme 4=5.
refused-nobody-in-the-way = Personne ne gêne { $horse } : enlevez la barre et ce qui la suit.
refused-no-room-to-yield = Pas de place là pour { $horse } : { $occupant } n’aurait aucune case libre et accessible où aller. Choisissez un autre coup.
refused-yield-not-said = Cette case est prise par { $occupant } : ajoutez où l’envoyer, par exemple /+ ou /<.
refused-yield-square-taken = Pas de place là pour { $occupant } : un autre cheval s’y tient. Choisissez une case libre.
refused-yield-off-the-track = Cela pousserait { $occupant } hors de la piste : choisissez-lui une autre case.
refused-yield-back-over-line = La ligne tiretée passée, { $occupant } ne revient plus : faites-lui céder sa place à gauche ou à droite.
refused-yield-back-over-hedge = Pas par-dessus la haie en arrière : choisissez pour { $occupant } une case devant ou à côté.
refused-yield-into-river = Pas dans la rivière : choisissez pour { $occupant } une case sèche.

## Les parties écrites

transcript-not-one = Ligne { $line } : ce n’est pas une partie écrite. La première ligne devrait être « { $expected } ».
transcript-bad-header = Ligne { $line } : l’en-tête est abîmé ; on attend ici « { $expected } ».
transcript-unknown-game = Ligne { $line } : aucun jeu ne s’appelle { $game } ici. On connaît : { $known }.
transcript-other-rules = Ligne { $line } : partie écrite sous la version { $found } des règles, alors qu’on joue ici la version { $expected }. Il lui faut le Hippodrome de l’époque.
transcript-bad-setup = Ligne { $line } : une telle table ne peut pas se dresser. { $why }
transcript-other-content = Ligne { $line } : le matériel { $pack } a été réimprimé autrement depuis cette partie ; on ne peut pas la rejouer ici.
transcript-bad-option = Ligne { $line } : « { $found } » n’est pas une option. Une option s’écrit races=4.
transcript-bad-hex = Ligne { $line } : « { $found } » devrait être en chiffres hexadécimaux, deux par octet.
transcript-truncated = Ligne { $line } : le fichier s’interrompt. Une partie écrite finit par son résultat (ou « unfinished »), sa graine et son empreinte.
transcript-bad-line = Ligne { $line } : « { $found } » n’est ni un coup (comme « { "2: 5+3" } ») ni un tirage (comme « draw 3 of 45 »).
transcript-bad-seat = Ligne { $line } : il n’y a pas de place { $found } à une table de { $seats }.
transcript-bad-notation = Ligne { $line } : ce coup est illisible. { $why }
transcript-bad-draw = Ligne { $line } : l’issue { $outcome } n’existe pas parmi { $spread }, en comptant à partir de 0.
transcript-wrong-spread = Ligne { $line } : il y a ici un tirage parmi { $found }, mais la partie attend { $expected ->
    [0] le coup d’un joueur
   *[other] un tirage parmi { $expected }
}.
transcript-draw-due = Ligne { $line } : il y a ici un coup, mais on attendait un tirage parmi { $expected }.
transcript-refused = Ligne { $line } : la règle interdit { $move } à ce moment. { $why }
transcript-after-the-end = Ligne { $line } : la réunion était déjà finie.
transcript-not-the-end = Ligne { $line } : la dernière ligne ne va pas avec les coups qui précèdent : une partie finie donne un résultat, une autre dit « unfinished ».
transcript-wrong-result = Ligne { $line } : ce résultat ne découle pas des coups ; ils donnent { $expected }.
transcript-edited = Ligne { $line } : quelque chose a été modifié dans ce fichier depuis qu’il a été écrit : son empreinte ne convient plus.
proof-no-seed = Sans la graine du croupier, impossible de vérifier les tirages.

## Chevaux, cartes, tickets et joueurs

horse = { $number ->
    [1] Orange 1
    [2] Violet 2
    [3] Vert 3
    [4] Bleu 4
    [5] Rouge 5
    [6] Jaune 6
   *[7] Noir 7
}
player = Joueur { $seat }
card-joker = joker
card-single = { $horse } de { $squares }
card-pair = { $low } avec { $high }
ticket-box = { $place ->
    [1] { $horse } gagnant
    [2] { $horse } deuxième
   *[3] { $horse } troisième
}

## Le récit de la réunion, et le commentateur

story-first-player = Le sort a parlé. Premier joueur : { $player }.
story-race = { $player } : pour la course { $race } sur { $races }, { $discipline ->
    [flat] du plat
    [hedges] des haies
    [steeple] un steeple-chase, rivière en colonne { $river }
   *[harness] du trot attelé, gare aux traces de sabots
}, { $cards ->
    [one] { $cards } carte chacun
   *[other] { $cards } cartes chacun
}.
story-dealt = Les cartes sont données : { $cards } chacun.
story-hand = Votre main : { $hand }.
story-predicted = { $player } : ticket rempli, face cachée.
story-ticket = { $player } : ticket avec { $boxes }.
story-off = { $call ->
    [0] Ils sont sous les ordres… et c’est parti !
    [1] Les stalles s’ouvrent, le peloton s’élance !
    [2] Le drapeau tombe. Beau départ, bien groupé !
   *[3] Et les voilà partis, ça martèle le gazon !
}
story-move = { $player } : { $card ->
    [joker] le joker ! { $moved ->
        [0] { $horse } reste en { $end }, contre le bord.
       *[1] { $horse } passe de { $start } en { $end }.
    }
    [pair] { $moved ->
        [0] { $horse } reste en { $end }.
       *[1] { $horse } rejoint son compère, de { $start } en { $end }.
    }
   *[single] { $moved ->
        [0] { $horse } est retenu en { $end }, contre le bord.
       *[1] { $horse } passe de { $start } en { $end }.
    }
}
story-yields = — bousculé, { $horse } cède la place et se retrouve en { $end }.
story-stay = { $player } : { $low } et { $high } se touchent déjà, aucun ne bouge.
story-discard = { $player } : rien ne peut bouger ; carte posée sans effet, { $card }.
story-leads = { $call ->
    [0] Et voilà { $horse } au commandement !
    [1] Quelle action ! { $horse } se retrouve seul en tête !
    [2] C’est { $horse } qui débouche en tête, les tribunes sont debout !
   *[3] Nouveau leader : { $horse } prend la poudre d’escampette !
}
story-finish = La dernière carte est posée : la course { $race } est courue !
story-disqualified = La cloche sonne pour { $horse } : pris au galop sur les traces de sabots, disqualifié.
story-photo = Photo ! Rien ne sépare { $horses } ; le juge développe le cliché…
story-photo-result = La photo est là : { $place ->
    [1] { $horse } s’impose d’un naseau !
    [2] deuxième place pour { $horse }.
    [3] troisième place pour { $horse }.
   *[other] { $place }e place pour { $horse }.
}
story-arrival = Arrivée de la course { $race } : { $horses }.
story-points = { $player } : { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} dans cette course, { $score } en tout.
story-winners = { $count ->
    [one] La réunion est finie. Vainqueur : { $players }, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } !
   *[other] La réunion est finie, et la victoire se partage : { $players }, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } chacun !
}

## Les lois que tout état doit respecter, dites par l’épreuve d’endurance

law-of-all-games = { $code ->
    [1] ou bien on attend quelqu’un, ou bien un tirage est dû, ou bien la partie est finie : jamais deux à la fois, jamais rien
    [2] une partie finit dans la limite annoncée
    [3] un siège attendu a un coup à jouer
    [4] tout coup du menu est permis
    [5] tout coup du menu a sa case dans l’espace des actions
   *[other] une partie finie a un gagnant, et seuls gagnent les sièges qui jouent
}
law-ticket = { $code ->
    [11] qui est attendu convient à la phase de la course
    [12] chaque cheval est sur la piste
    [13] chaque cheval a sa propre case
    [14] aucun cheval n’est dans la rivière, et seul un steeple-chase en a une
    [15] pioche, mains et défausse forment ensemble tout le paquet
    [16] les mains contiennent ce qui fut donné et pas encore joué, dans l’ordre
    [17] tout ticket est permis, et tous sont remplis au départ
    [18] chaque place est donnée une fois, à partir de la tête, et les sabots disqualifient
   *[other] une course paie ce que disent ses tickets, et aucun score ne passe sous le plancher
}

## Simulation : beaucoup de parties entre robots

simulate-too-few-games = { $games } parties, c’est trop peu pour un intervalle. Demandez-en { $least } ou plus.
simulate-no-cores = { $cores } cœurs ne peuvent pas jouer. Demandez-en 1 ou plus.
simulate-compiling = Compilation des règles, une seule fois
simulate-playing = { $games } parties en cours
simulate-title = { $game }, { $games } parties (intervalles à 95 %)
simulate-seat = Siège
simulate-bot = Robot
simulate-points = Points
simulate-wins = Victoires
simulate-lead = Avance sur les autres
simulate-all-seats = tous ensemble
simulate-figure = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed = { $games } parties par seconde sur { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}. Pour les rejouer : --seed { $seed }.

## Endurance : des parties au hasard, tenues de respecter les lois

soak-title = { $game } : { $games } parties au hasard, soumises aux lois à chaque pas
soak-playing = Épreuve d’endurance de { $game }
soak-seats = Sièges
soak-tables = Tables
soak-games = Parties
soak-steps = Pas
soak-longest = Plus longue partie
soak-bound = Limite annoncée
soak-choices = { $made } premiers choix sur { $all } ont été faits ; le plus rare, { $least }, { $times } fois. { $moves } coups différents ont été joués.
soak-missed = Jamais choisi au début d’une partie : { $missed }. Jouez-en davantage.
soak-lawful = Aucune loi n’a été enfreinte.
soak-broken = Une loi a été enfreinte dans { $game } : { $law }. Sièges { $seats }, options { $options }, graine { $seed }, pas { $step }.

## Mesures : la vitesse des lectures

bench-measuring = Mesures, { $rounds } tours
bench-title = Médianes de { $rounds } tours entrelacés
bench-figure = Mesure
bench-peers-missing = Les jeux des autres ne sont pas installés ici. Lancez make bench-peers, qui les installe à côté des nôtres.
bench-peers-note = Pour les jeux des autres, chaque pas du hasard compte aussi comme un coup ; pour les nôtres, seulement ce que choisissent les joueurs.
bench-written = Écrit dans { $file }.

## Le terminal : dresser la table

setup-unknown-language = La maison ne parle pas encore « { $language } ». Choisissez parmi { $known }.
setup-unknown-seat = Personne ne peut s’asseoir sous le nom « { $seat } ». Une place, c’est you, { "you:NOM" }, ou un robot : { $bots }.
setup-option-form = « { $option } » n’est pas une option bien écrite. Mettez un nom, = et une valeur, comme races=4 ou hidden=oui.
setup-bad-seed = « { $seed } » n’est pas une graine. Une graine s’écrit en chiffres hexadécimaux, deux par octet.
file-unreadable = Impossible de lire { $file } : vérifiez son nom, et que vous pouvez l’ouvrir.
save-exists = Le fichier { $file } existe déjà et ne sera pas écrasé. Donnez un autre nom à --save.
save-unwritable = Impossible d’écrire la partie dans { $file }. Donnez à --save un endroit où vous pouvez écrire.
named = { $name }
name-of-you = Vous
name-of-bot = { $bot ->
    [tipster] Tuyauteur
   *[gambler] Flambeur
} { $seat }

## Le terminal : la piste

board-no-race-yet = Ticket Gagnant · une réunion de { $races ->
    [one] { $races } course
   *[other] { $races } courses
}
board-title = Ticket Gagnant · course { $race } sur { $races } · { $discipline ->
    [flat] plat
    [hedges] haies
    [steeple] steeple-chase
   *[harness] trot attelé
} · { $cards ->
    [one] { $cards } carte chacun
   *[other] { $cards } cartes chacun
}
board-mark = { $mark ->
    [start] départ
    [hedge] haie
    [river] rivière
    [line] ligne tiretée
    [leader] premier joueur
   *[hoof] sabots
}
board-players = Joueur
board-points = Points
board-ticket = Ticket
board-cards = Cartes
board-pile = Pile :
board-arrival = Arrivée :
hand-heading = Votre main :
hand-of = { $player } · main :

## Le terminal : jouer

play-welcome = Bienvenue aux courses ! Tapez { "?" } quand vous voulez pour de l’aide, quit pour partir.
play-commitment = L’engagement du croupier : { $commitment }
play-curtain = Le clavier passe à { $player }. Que les autres regardent ailleurs ; { $player }, appuyez sur Entrée.
play-turn = { $player } : { $phase ->
    [choose] quelle course, et combien de cartes ?
    [predict] le ticket est à remplir. Qui sera premier, deuxième, troisième ?
   *[race] une carte à jouer.
}
play-next-race = Entrée pour la course suivante.
play-leaving = La suite de la réunion est annulée. À bientôt aux courses !
play-seed = La graine du croupier : { $seed }
play-saved = La partie est écrite dans { $file }.
play-verify = Chacun peut vérifier que tous les tirages étaient honnêtes :
ask = { $question ->
    [course] Que court-on ?
    [cards] Combien de cartes chacun ?
    [first] Première place (0 : personne), ou le ticket entier comme 7-3-5 :
    [second] Deuxième place (0 : personne) :
    [third] Troisième place (0 : personne) :
    [card] Quelle carte ?
    [horse] Quel cheval ?
    [move] Quel coup ?
   *[yield] Où cède-t-il la place ?
}
ask-help = ({ "?" } : aide)
ask-back = (b : retour)
course = { $course ->
    [flat] plat : piste dégagée
    [hedges] haies : il y en a deux, et on ne les repasse pas
    [harness] trot attelé : pas de sabots sous les roues à l’arrivée
    [steeple1] steeple-chase, rivière juste avant la première haie
    [steeple2] steeple-chase, rivière juste après la première haie
    [steeple3] steeple-chase, rivière juste avant la seconde haie
   *[steeple4] steeple-chase, rivière juste après la seconde haie
}
cards-each = { $cards ->
    [one] { $cards } carte chacun
   *[other] { $cards } cartes chacun
}
box-empty = personne
choice-lands = { $card ->
    [pair] { $direction ->
        [forward] { $horse } passe devant : { $start } → { $end }
        [backward] { $horse } passe derrière : { $start } → { $end }
        [left] { $horse } passe à gauche : { $start } → { $end }
       *[right] { $horse } passe à droite : { $start } → { $end }
    }
   *[run] { $direction ->
        [forward] { $horse } avance : { $start } → { $end }
        [backward] { $horse } recule : { $start } → { $end }
        [left] { $horse } va à gauche : { $start } → { $end }
       *[right] { $horse } va à droite : { $start } → { $end }
    }
}
choice-stays = { $horse } reste en { $start }, contre le bord
choice-yields = { $horse } cède la place et va en { $end }
choice-must-yield = { $horse } cède la place ({ $ways } façons)
choice-nobody-moves = personne ne bouge
choice-discard = posée sans effet
help-choose = Prenez une course dans la liste, puis un nombre de cartes ; ou tapez les deux à la fois : { "flat:5" }, { "steeple2:4" }, { "harness:7" }. Voir T7.
help-predict = Annoncez de un à trois chevaux. Le ticket 7-3-5 met le 7 premier, le 3 deuxième et le 5 troisième ; un point laisse une case vide, comme dans 1-4-. ou .-.-2. La place exacte rapporte 7, 5 ou 4 points, une autre place dans les trois premiers 3 ; plus loin, chacun vous coûte 1 ou 2. Voir T3.2 et T8.
help-cards = Une carte simple (Rouge 5 de 2) déplace ce cheval d’autant de cases, dans l’une des quatre directions. Une paire (Bleu 4 avec Rouge 5) pose l’un des deux sur une case voisine de l’autre. Un joker déplace le cheval de votre choix, tout droit ou de côté. Celui dont vous prenez la case cède la place, et vous dites où. Voir T4.
help-notation = Au clavier, + veut dire en avant, - en arrière, < à gauche, > à droite : 5+3 avance Rouge 5 de trois cases, J5+2 le fait avec un joker, 5~4+ met le 5 devant le 4, 4=5 n’en bouge aucun. Ajoutez /+ ou /-< et ainsi de suite pour le cheval qui cède la place.
help-commands = { "?" } T4.7 montre un paragraphe des règles · log raconte la partie · b revient en arrière · quit enregistre et s’en va.

## Le terminal : revoir, vérifier, lire les règles

replay-unknown-eyes = Personne ne regarde en tant que « { $seen } ». Mettez une place de 1 à { $seats }, spectator ou all.
replay-ask = Étape { $step } sur { $last } (Entrée : suite, b : retour, un numéro, q : quitter)
replay-help = Entrée ou n avance, b revient, un numéro de 0 à { $last } y saute, q quitte.
verify-seat = { $player } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
verify-replayed = { $finished ->
    [True] Toute la partie de { $game } a été rejouée, { $decisions } décisions : chacune est permise et le résultat est juste.
   *[False] La partie inachevée de { $game } a été rejouée, { $decisions } décisions jusqu’ici : chacune est permise.
}
verify-fair = Les { $draws } tirages sont honnêtes : la graine et les nonces donnent exactement ceux-là, et la graine est celle de l’engagement ({ $commitment }).
rules-unknown-paragraph = Les règles n’ont pas de paragraphe { $number }. Près de là : { $near }.
rules-not-mentioned = Les règles ne parlent pas de « { $text } ». Essayez un mot plus court.

## La table : ce qu’elle interdit, et non les règles du jeu

table-unknown = Cette table n’existe pas. Vérifiez le lien, ou cherchez-la dans le hall.
table-no-such-seat = Cette table compte { $seats } places : choisissez l’une d’elles.
table-seat-taken = La place { $seat } est prise : choisissez-en une autre.
table-seat-empty = Personne n’est assis à la place { $seat }.
table-seats-empty = Des places sont encore libres : invitez un ami ou un robot à chacune, puis lancez la partie.
table-not-your-seat = La place { $seat } n’est pas la vôtre.
table-bot-plays = Un robot joue à la place { $seat } en ce moment : reprenez-la d’abord.
table-host-only = Seul l’hôte de la table peut faire cela.
table-host-stays = On ne met pas l’hôte à la porte.
table-removed = L’hôte vous a prié de sortir : d’autres tables vous attendent.
table-muted = L’hôte vous a coupé la parole.
table-nothing-said = Ce message est vide : écrivez d’abord quelque chose.
table-not-begun = La partie n’a pas encore commencé.
table-begun = La partie est déjà en cours.
table-over = Cette partie est finie : ouvrez une nouvelle table pour en jouer une autre.
table-stale = La table a avancé depuis votre choix : regardez de nouveau, puis choisissez.
table-no-undo = Ce coup ne peut plus être repris : depuis, quelque chose a été tiré, montré ou joué.
table-not-a-decision = La table ne comprend pas cette décision.
table-bad-clock = La pendule va de 0 (aucune) à { $most } secondes par tour, et les robots attendent dix secondes au plus.
store-already-written = Quelqu’un d’autre a joué à cette table au même instant : regardez de nouveau.
