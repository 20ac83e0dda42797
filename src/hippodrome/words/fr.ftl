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

## Mesure du serveur : beaucoup de tables à la fois

bench-server-measuring = Mesure du serveur
bench-server-title = Un coup par seconde à chaque table, pendant { $seconds } secondes
bench-server-ratio = Par coup, notre serveur dépense { $percent } % du temps de processeur que dépense celui de boardgame.io.
bench-server-note = boardgame.io garde ses parties en mémoire et laisse les pages trouver ce qui peut se jouer ; le nôtre écrit d’abord chaque coup sur le disque et envoie chaque choix avec sa conséquence. Avec --profile, on voit où passe son temps.
bench-server-parts = Où passe le temps du premier fil, par partie, dressage des tables compris
bench-server-functions = Les fonctions qui prennent le plus de temps à elles seules
bench-server-verdict = { $failures ->
    [0] Rien n’a été perdu, et un coup ne prend pas plus de place que permis.
    [one] Quelque chose n’a pas marché : voyez les chiffres ci-dessus.
   *[other] { $failures } choses n’ont pas marché : voyez les chiffres ci-dessus.
}
bench-server-late = Sur notre serveur, { $skipped } coups n’ont pas été envoyés, le précédent étant encore en route : il n’a pas tenu l’allure sur cette machine.
bench-server-bad-load = Une table demande deux connexions pour ses joueurs : donnez au moins une table, et { $least } connexions ou plus.
bench-server-not-up = Le serveur que { $command } devait lancer n’a pas démarré.
bench-server-refused = Le serveur a refusé { $path } avec le code { $status }.
bench-server-too-few-files = Il faut { $wanted } fichiers ouverts à la fois, et cette machine en permet { $most }. Donnez moins de --sockets, ou relevez la limite.
bench-server-no-peer = Il n’y a pas de boardgame.io dans { $folder } : seul notre serveur est mesuré.
bench-server-no-node = Node n’est pas installé ici : seul notre serveur est mesuré.
bench-server-no-network = boardgame.io n’a pas pu être téléchargé du registre npm : seul notre serveur est mesuré.

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
table-bot-plays-already = Personne ne joue à la place { $seat }, aucun robot ne peut donc la reprendre.
table-you-play = Vous jouez déjà vous-même à la place { $seat }.
table-host-only = Seul l’hôte de la table peut faire cela.
table-host-stays = On ne met pas l’hôte à la porte.
table-removed = L’hôte vous a prié de sortir : d’autres tables vous attendent.
table-removed-already = Cette personne a déjà été priée de sortir.
table-muted = L’hôte vous a coupé la parole.
table-nothing-said = Ce message est vide : écrivez d’abord quelque chose.
table-not-begun = La partie n’a pas encore commencé.
table-begun = La partie est déjà en cours.
table-over = Cette partie est finie : ouvrez une nouvelle table pour en jouer une autre.
table-stranded = Les règles ont changé depuis le début de cette partie, qui ne mène plus où elle menait : on peut la regarder, mais plus la jouer.
table-left-behind = Cette table a été ouverte par une autre version d’Hippodrome, que celle-ci ne peut pas suivre : ouvrez une nouvelle table.
table-unknown-game = Cette table joue à « { $game } », auquel on ne joue plus ici : ouvrez une nouvelle table.
table-stale = La table a avancé depuis votre choix : regardez de nouveau, puis choisissez.
table-no-undo = Ce coup ne peut plus être repris : depuis, quelque chose a été tiré, montré ou joué.
table-not-a-decision = La table ne comprend pas cette décision.
table-bad-clock = La pendule va de 0 (aucune) à { $most } secondes par tour, et les robots attendent dix secondes au plus.
store-already-written = Quelqu’un d’autre a joué à cette table au même instant : regardez de nouveau.
store-failed = L’écriture sur le disque a échoué, rien n’a donc changé : réessayez dans un instant, et dites à l’hôte de vérifier le disque.
store-newer = Ce dossier de données appartient à un Hippodrome plus récent : mettez celui-ci à jour, ou choisissez un autre dossier.

## Le serveur : ce qu’il dit, lui et non la table

server-not-found = Il n’y a rien à cette adresse. Repartez du hall.
server-wrong-method = On ne peut pas s’adresser ainsi à cette adresse.
server-malformed = Le serveur ne comprend pas cette demande : rechargez la page et réessayez.
server-too-large = C’est plus que les { $most } octets permis en une fois : faites plus court.
server-slow-down = C’était trop à la fois : attendez un instant, puis réessayez.
server-broken = Quelque chose s’est cassé sur le serveur. Rien n’a changé : réessayez, et prévenez qui s’en occupe.
server-wrong-origin = Cette demande vient d’un autre site : ouvrez le jeu à sa propre adresse.
server-no-guest = Le serveur ne vous connaît pas encore : acceptez son cookie et rechargez la page.
server-not-watchable = L’hôte de cette table ne veut pas de spectateurs pendant la partie.
server-too-many-sockets = Cette table est ouverte chez vous dans trop de fenêtres : fermez-en quelques-unes.
server-unknown-guest = Cet invité n’est pas à cette table.
server-no-replay = Il n’y a encore rien à revoir : la partie doit d’abord se terminer.
server-unknown-language = Les règles ne sont pas écrites dans la langue { $language }. Elles le sont en : { $known }.
server-page-missing = Le serveur tourne, mais sa page n’a pas été construite. Lancez « make page » dans le dossier des sources, puis redémarrez.
serve-ready = Les portes sont ouvertes : { $address }
serve-share = Vos amis sur le même réseau entrent par { $address }
serve-data = Les parties sont gardées dans { $folder }
serve-how-to-stop = Ctrl-C pour fermer.
serve-closed = Les portes sont fermées. Toutes les parties sont gardées et reprendront à la réouverture.
serve-port-taken = Le port { $port } de { $host } est pris : un autre serveur tourne peut-être. Choisissez-en un autre avec --port, ou --port 0 pour n’importe lequel de libre.
serve-bad-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
serve-bad-folder = Les parties ne peuvent pas être gardées dans { $folder } : { $reason }. Choisissez un autre dossier avec --data.

## La page : Ticket Gagnant sur la table

page-ticket-asks-race = Choisissez ce qui se court pour la course { $race }, et avec combien de cartes.
page-ticket-asks-ticket = Remplissez votre ticket : un à trois chevaux.
page-ticket-asks-card = Jouez une carte.
page-ticket-asks-discard = Aucune de vos cartes ne peut déplacer un cheval : posez-en une sans effet.
page-ticket-summary-race = Course { $race } sur { $races }{ $discipline ->
    [flat] , plat
    [hedges] , haies
    [steeple] , steeple-chase
    [harness] , trot attelé
   *[none] {""}
}.
page-ticket-summary-horse = { $horse } en { $square }
page-ticket-summary-horses = En partant de la tête : { $horses }.
page-ticket-board = La piste, { $lanes } couloirs sur { $columns } colonnes, { $discipline ->
    [flat] sans obstacle
    [hedges] avec deux haies
    [steeple] avec deux haies et une rivière
   *[harness] avec des traces de sabots
}
page-ticket-own = Vos cartes et vos choix
page-ticket-hand = Votre main
page-ticket-card = { $card }{ $able ->
    [0] , ne peut déplacer aucun cheval
   *[1] {""}
}
page-ticket-way-run = { $horse }, { $squares ->
    [one] une case
   *[other] { $squares } cases
} { $direction ->
    [forward] en avant
    [backward] en arrière
    [left] à gauche
   *[right] à droite
}
page-ticket-way-beside = { $horse } { $direction ->
    [forward] devant
    [backward] derrière
    [left] à gauche de
   *[right] à droite de
} { $fixed }
page-ticket-way-ends = { $way }, { $moved ->
    [0] reste en { $end }
   *[1] de { $start } en { $end }
}
page-ticket-way-yields = { $way } ; { $horse } cède la place et va en { $square }
page-ticket-way-asks = { $way } ; vous direz ensuite où va { $horse }
page-ticket-way-stay = Personne ne bouge
page-ticket-way-discard = Poser sans effet : { $card }
page-ticket-way-barred = Impossible : { $way }. { $why }
page-ticket-yield = { $horse } cède la place et va en { $square }
page-ticket-where-yields = Où va { $horse }, qui cède la place ?
page-ticket-who-moves = Qui bouge ?
page-ticket-back = Retour
page-ticket-undo = Reprendre le coup
page-ticket-keys-card = Touchez une carte, ou tapez son numéro.
page-ticket-keys-way = Touchez une case éclairée ou une flèche. Au clavier : flèches pour voir, Entrée pour jouer, Échap pour revenir.
page-ticket-keys-ticket = Au clavier : 1 à 7 pour un cheval, 0 pour une case vide, Entrée pour valider.
page-ticket-what-is-run = Que court-on ?
page-ticket-discipline = { $discipline ->
    [flat] Plat
    [hedges] Haies
    [steeple] Steeple-chase
   *[harness] Trot attelé
}
page-ticket-discipline-hint = { $discipline ->
    [flat] Rien en travers du chemin.
    [hedges] On ne repasse pas une haie à reculons.
    [steeple] Des haies, et une rivière à franchir.
   *[harness] Finir sur une trace de sabot, c’est la disqualification.
}
page-ticket-river = Où coule la rivière ?
page-ticket-river-place = { $place ->
    [1] Avant la première haie
    [2] Après la première haie
    [3] Avant la seconde haie
   *[4] Après la seconde haie
}
page-ticket-cards-each = Cartes par joueur
page-ticket-run-it = { $discipline ->
    [flat] Courir en plat
    [hedges] Courir les haies
    [steeple] Courir un steeple-chase
   *[harness] Courir au trot attelé
}, { $cards ->
    [one] { $cards } carte chacun
   *[other] { $cards } cartes chacun
}
page-ticket-your-ticket = Votre ticket
page-ticket-horses = Les chevaux
page-ticket-box = { $place ->
    [1] 1er
    [2] 2e
   *[3] 3e
}
page-ticket-box-empty = { $place ->
    [1] Première place
    [2] Deuxième place
   *[3] Troisième place
} : vide
page-ticket-box-holds = { $place ->
    [1] Première place
    [2] Deuxième place
   *[3] Troisième place
} : { $horse }. Appuyez pour le retirer.
page-ticket-hand-in = Valider le ticket
page-ticket-face-down = Ticket face cachée
page-ticket-not-filled = Pas encore de ticket
page-ticket-players = Joueurs
page-ticket-you = (vous)
page-ticket-leads = Premier joueur de cette course
page-ticket-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-ticket-signed = { $sign ->
    [1] +{ $points }
   *[0] { $points }
}
page-ticket-cards-left = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
page-ticket-score-track = La piste des points, de −8 à 50
page-ticket-pile = Cartes jouées : { $cards }
page-ticket-stage = En scène
page-ticket-skip = Passer
page-ticket-see-track = Voir la piste
page-ticket-arrival = Arrivée de la course { $race }
page-ticket-reckoning = Ce qu’a rapporté chaque case de chaque ticket
page-ticket-player = Joueur
page-ticket-trio = Trio
page-ticket-race-total = Course
page-ticket-total = Total
page-ticket-last-arrival = Revoir la dernière arrivée

## La page : revoir une partie, et la preuve que les tirages étaient honnêtes

page-replay-title = Le film de la partie
page-replay-loading = On va chercher le film…
page-replay-empty = Il n’y a rien à voir dans cette partie.
page-replay-where = Étape { $step } sur { $steps }
page-replay-first = Au début
page-replay-previous = Une étape en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Une étape en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-times = { $speed } ×
page-replay-as = Vu par
page-replay-as-all = Tout le monde, mains ouvertes
page-replay-as-spectator = Un spectateur
page-replay-story = Le récit
page-replay-link = Copier le lien vers cet instant
page-replay-copied = Le lien est copié.
page-replay-link-here = Copiez ce lien :
page-replay-transcript = Télécharger la feuille de partie
page-replay-fair = Était-ce honnête ?
page-replay-fair-how = Avant la partie, l’hôte a montré l’empreinte d’une graine secrète, et chaque siège y a mis du sien. La graine est maintenant connue : votre navigateur refait chaque tirage et compare. Changez quoi que ce soit ci-dessous, et la preuve échoue.
page-replay-fair-commitment = La promesse faite avant la partie
page-replay-fair-seed = La graine
page-replay-fair-nonce = L’apport du siège { $seat }
page-replay-fair-key = La clé qui en résulte
page-replay-fair-good = Honnête : la graine est bien celle promise, et les { $draws } tirages en découlent tous.
page-replay-fair-broken-seed = Malhonnête : cette graine n’est pas celle promise. Son empreinte est { $found }.
page-replay-fair-broken-draws = Malhonnête : { $wrong ->
    [one] { $wrong } tirage sur { $draws } ne découle
   *[other] { $wrong } tirages sur { $draws } ne découlent
} pas de la graine.
page-replay-fair-unreadable = Impossible à vérifier : graine et apports s’écrivent en chiffres hexadécimaux, deux par octet.
page-replay-fair-reset = Tout remettre en place
page-replay-fair-draws = Les tirages
page-replay-fair-draw = Tirage { $draw } : { $outcome } sur { $spread }
page-replay-fair-draw-wrong = Tirage { $draw } : la feuille dit { $outcome } sur { $spread }, la graine donne { $expected }
page-replay-fair-file = Vérifier une feuille de partie
page-replay-fair-file-bad = { $file } n’est pas une feuille de partie avec promesse, graine et tirages.
page-replay-fair-file-read = Vérification de { $file }.

## La page : la maison

page-title = { $page ->
    [lobby] Hippodrome : jeux de courses et de paris
    [table] Une table · Hippodrome
    [replay] Une partie rejouée · Hippodrome
    [rules] Règles · Hippodrome
   *[nowhere] Rien ici · Hippodrome
}
page-skip = Aller directement à la page
page-language = Langue
page-language-name = { $language ->
    [fr] Français
   *[en] English
}
page-evening = Lumière du soir
page-sound = Sons
page-close = Fermer
page-loading = Un instant…
page-unreachable = La maison ne répond pas. Vérifiez votre connexion ; nous continuons d’essayer.
page-unanswered = La connexion a été coupée avant la réponse. Voyez si c’est fait, puis réessayez.
page-nowhere = Il n’y a rien à cette adresse
page-nowhere-why = Le lien est peut-être ancien, ou il y manque une lettre.
page-to-lobby = Au hall
page-to-replay = Revoir la partie

## La page : le hall

page-welcome = Une journée aux courses
page-welcome-why = Des jeux de courses hippiques dans votre navigateur, avec des amis où qu’ils soient ou contre les robots de la maison. Sans compte, sans façons.
page-your-name = Votre nom
page-name-kept = C’est ainsi que les autres vous voient.
page-play-now = Jouer tout de suite contre des robots
page-new-table = Dresser une table
page-game-name = { $game ->
    [ticket] Ticket Gagnant
    [finishline] Finish Line
    [ascot] Ascot
   *[auteuil] Auteuil
}
page-game-about = { $game ->
    [ticket] Pronostiquez en secret les trois premiers, puis jouez vos cartes pour avoir raison. De 2 à 6 joueurs.
    [finishline] Misez sur un cheval, poussez-le, et passez le poteau en tête.
    [ascot] Achetez, entraînez et engagez des pur-sang, sans oublier le pari mutuel.
   *[auteuil] Une soirée à la maison, un programme de courses, et le tiercé.
}
page-in-the-stable = à l’écurie
page-my-tables = Vos tables
page-no-tables = Vous n’êtes encore à aucune table.
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table ne cherche de joueurs. Dressez-en une : d’autres pourront s’y asseoir.
page-watch = En piste
page-nothing-to-watch = La piste est vide pour l’instant.
page-finished-races = Terminées, à revoir
page-nothing-finished = Rien n’a encore été couru ici.
page-table-line = { $phase ->
    [gathering] on se rassemble
    [playing] en cours
    [finished] terminée
    [abandoned] abandonnée
   *[stranded] sous d’anciennes règles
} · { $when }
page-new-seats = Qui joue
page-new-how-many = Nombre de joueurs
page-seat = Place { $seat }
page-fill-me = moi
page-fill-open = un ami (place libre)
page-bot = { $bot ->
    [tipster] tuyauteur (robot)
    [gambler] flambeur (robot, au hasard)
   *[other] { $bot } (robot)
}
page-new-game = La réunion
page-option-value = { $option ->
    [first] { $value ->
        [0] tirage au sort
       *[other] place { $value }
    }
   *[other] { $value }
}
page-new-house = La table
page-new-title = Un nom pour la table
page-new-clock = Temps par tour
page-clock = { $seconds ->
    [0] sans pendule
    [30] 30 secondes
    [60] une minute
    [120] 2 minutes
   *[300] 5 minutes
}
page-new-pace = Les robots jouent
page-pace = { $pace ->
    [0] vivement
    [1] posément
   *[2] lentement
}
page-new-public = Annoncée à tous dans le hall ; sinon, il faut le lien pour la trouver.
page-new-watchable = On peut regarder la partie.
page-new-lay = Dresser la table
page-new-begin = Commencer aussitôt

## La page : une table

page-no-table = Pas de table pour vous ici
page-all-seated = Toutes les places sont prises : la réunion peut commencer.
page-waiting-for-people = Il reste des places. Envoyez le lien à un ami, passez-vous cet appareil, ou ajoutez un robot.
page-invite = Inviter avec ce lien
page-copy = Copier le lien
page-copied = Copié.
page-copy-yourself = Copiez vous-même le texte sélectionné.
page-seat-empty = La place { $seat } est libre
page-sit-here = M’asseoir ici
page-friend-here = un ami sur cet appareil
page-friend-name = Nom d’un ami qui joue la place { $seat } sur cet appareil
page-sit-friend = S’asseoir aussi
page-add-bot = { $bot ->
    [tipster] Ajouter un tuyauteur
    [gambler] Ajouter un flambeur
   *[other] Ajouter { $bot }
}
page-you = (vous)
page-away = (absent)
page-free-seat = Libérer la place de { $name }
page-begin = Commencer
page-host-begins = L’hôte commence quand tout le monde est assis.
page-commitment = L’engagement du croupier sur les tirages, à vérifier après coup :
page-connection = { $line ->
    [connecting] Connexion…
    [lost] La connexion est perdue. Nous continuons d’essayer ; rien n’est oublié.
   *[closed] Déconnecté.
}
page-time-left = Temps restant :
page-your-turn = C’est à vous.
page-asked-of = { $name } : { $text }
page-waiting-for = On attend { $players }.
page-drawing = Le croupier est à l’œuvre…
page-pass = Passez l’appareil à { $name }
page-pass-why = Les autres détournent le regard.
page-unveil = Je suis { $name } : voir ma main
page-phase = { $phase ->
    [finished] La réunion est terminée.
    [abandoned] La partie a été abandonnée.
   *[stranded] On peut seulement regarder cette partie.
}
page-phase-why = { $phase ->
    [finished] La réunion est terminée. Toutes les mains et tous les tirages sont à revoir.
    [abandoned] L’hôte a abandonné cette partie.
   *[stranded] Cette partie a commencé sous d’anciennes règles, et celles d’aujourd’hui mènent ailleurs : on peut la regarder, mais non la poursuivre.
}
page-again = La même table encore une fois
page-board = Le jeu
page-beside = À côté du plateau
page-seats = Places
page-story = Récit
page-no-story = Rien ne s’est encore passé.
page-chat = Discussion
page-no-chat = Personne n’a encore rien dit.
page-chat-write = Dites quelque chose
page-chat-send = Dire
page-caller = Le speaker :
page-caller-silent = Le speaker s’éclaircit la voix…
page-presence = { $presence ->
    [bot] robot
    [stand-in] un robot joue en attendant
    [present] à table
   *[away] absent
}
page-awaited = (doit jouer)
page-watchers = Regardent : { $names }
page-let-bot-play = Laisser jouer un robot
page-take-back = Reprendre la place de { $name }
page-bot-for = Laisser jouer un robot pour { $name }
page-host = Pour l’hôte
page-mute = Faire taire { $name }
page-unmute = Rendre la parole à { $name }
page-kick = Mettre { $name } à la porte
page-abandon = Abandonner la partie
page-abandon-sure = La partie s’arrête pour tout le monde. Vraiment ?
page-abandon-yes = Oui, abandonner
page-abandon-no = Non, continuer

## La page : les règles

page-rules = Règles
page-rules-whole = Les règles sur leur propre page
page-rules-at = Règles, { $paragraph }
page-rules-search = Chercher dans les règles
page-rules-ruling = En pointillé : notre décision là où le livret se tait
page-rules-reconstruction = En tirets : reconstitué par nous
