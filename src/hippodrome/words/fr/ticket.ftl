### Tout ce que dit Ticket Gagnant, au terminal et sur la page.
### Les clés suivent le même ordre que dans l’autre langue.

ticket-title = Ticket Gagnant
ticket-poster = Pronostiquez en secret les trois premiers, puis jouez vos cartes pour avoir raison.

## Contenu de Ticket Gagnant

content-out-of-range = { $file }, table [{ $table }] : le champ { $field } dit { $found }, or on ne peut jouer que de { $least } à { $most }.
content-bad-square = { $file }, table [{ $table }] : { $found } n’est pas une case de cette piste. Écrivez la lettre du couloir et la colonne, par exemple c7.

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
refused-not-hidden-by-race = À cette table, les pronostics sont cachés ou non pour toute la réunion : choisissez la course seule, par exemple { "flat:5" }.
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
refused-yield-back-over-hedge = On ne repasse pas une haie : choisissez pour { $occupant } une case devant ou à côté.
refused-yield-into-river = Pas dans la rivière : choisissez pour { $occupant } une case sèche.

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
card-joker = joker
card-single = { $horse } de { $squares }
card-pair = { $low } avec { $high }
ticket-box = { $place ->
    [1] { $horse } gagnant
    [2] { $horse } deuxième
   *[3] { $horse } troisième
}

## Les coups tels qu’ils sont offerts, un libellé par sorte

ticket-move-race = { $course } ; { $cards ->
    [one] { $cards } carte chacun
   *[other] { $cards } cartes chacun
}
ticket-move-sealed-race = { $course } ; { $cards ->
    [one] { $cards } carte chacun
   *[other] { $cards } cartes chacun
}, pronostics cachés jusqu’à l’arrivée
ticket-move-ticket = Ticket : { $first } gagnant, { $second } deuxième, { $third } troisième
ticket-move-discard = Poser sans effet : { $card }
ticket-move-run = { $horse }, { $squares ->
    [one] une case
   *[other] { $squares } cases
} { $direction }{ $way }
ticket-move-joker = Joker : { $horse }, { $squares ->
    [one] une case
   *[other] { $squares } cases
} { $direction }{ $way }
ticket-move-beside = { $couple }, { $side }{ $way }
ticket-move-stay = { $pair } : personne ne bouge
ticket-couple = { $mover } rejoint { $fixed }
ticket-direction = { $direction ->
    [forward] en avant
    [backward] en arrière
    [left] à gauche
   *[right] à droite
}
ticket-side = { $side ->
    [forward] devant
    [backward] derrière
    [left] sur sa gauche
   *[right] sur sa droite
}
ticket-way = { $way ->
    [none] {""}
    [ahead]  ; celui qui s’y trouve passe devant
    [ahead-right]  ; celui qui s’y trouve passe devant à droite
    [right]  ; celui qui s’y trouve passe à droite
    [behind-right]  ; celui qui s’y trouve passe derrière à droite
    [behind]  ; celui qui s’y trouve passe derrière
    [behind-left]  ; celui qui s’y trouve passe derrière à gauche
    [left]  ; celui qui s’y trouve passe à gauche
   *[ahead-left]  ; celui qui s’y trouve passe devant à gauche
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
story-sealed = Les tickets de cette course restent face cachée jusqu’à l’arrivée.
story-reshuffled = Il reste trop peu de cartes pour cela : on les remélange toutes.
story-lined-up = Les couloirs sont tirés au sort. Depuis la lice de gauche : { $horses }.
story-dealt = Les cartes sont données : { $cards } chacun.
story-hand = Votre main : { $hand }.
story-predicted = { $player } : ticket rempli, face cachée.
story-ticket = { $player } : ticket avec { $boxes }.
story-off = { $discipline ->
    [flat] { $call ->
        [0] Ils sont sous les ordres… et c’est parti !
        [1] Les stalles s’ouvrent, le peloton s’élance !
        [2] Le drapeau tombe. Beau départ, bien groupé !
       *[3] Et les voilà partis, ça martèle le gazon !
    }
    [hedges] { $call ->
        [0] Ils sont sous les ordres… et c’est parti !
        [1] Les élastiques se lèvent, le peloton s’élance !
        [2] Le drapeau tombe. Beau départ, bien groupé !
       *[3] Et les voilà partis sur le gazon, deux haies devant eux !
    }
    [steeple] { $call ->
        [0] Ils sont sous les ordres… et c’est parti !
        [1] Les élastiques se lèvent, le peloton s’élance !
        [2] Le drapeau tombe. Beau départ, bien groupé !
       *[3] Et les voilà partis sur le gazon : il y aura des haies, il y aura de l’eau !
    }
   *[harness] { $call ->
        [0] Au trot derrière l’autostart… et c’est parti !
        [1] L’autostart s’éloigne, les trotteurs s’élancent !
        [2] L’autostart replie ses ailes. Beau départ, bien groupé !
       *[3] Et les sulkys sont lancés, les roues chantent sur la pouzzolane !
    }
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
story-cards-left = { $left ->
    [1] Plus qu’une carte, et tout est joué !
    [2] Plus que deux cartes dans cette course !
   *[3] La fin approche : plus que trois cartes dans cette course !
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
board-left = { $cards } à donner
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
play-turn = { $player } : { $phase ->
    [choose] quelle course, et combien de cartes ?
    [predict] le ticket est à remplir. Qui sera premier, deuxième, troisième ?
   *[race] une carte à jouer.
}
ask = { $question ->
    [course] Que court-on ?
    [cards] Combien de cartes chacun ?
    [hidden] Quand retourne-t-on les tickets ?
    [first] Première place (0 : personne), ou le ticket entier comme 7-3-5 :
    [second] Deuxième place (0 : personne) :
    [third] Troisième place (0 : personne) :
    [card] Quelle carte ?
    [horse] Quel cheval ?
    [move] Quel coup ?
   *[yield] Où cède-t-il la place ?
}
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
tickets-turned = { $hidden ->
    [0] au départ
   *[1] à l’arrivée seulement : pronostics cachés
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
help-choose-hidden = Pour que les tickets restent face cachée jusqu’à l’arrivée, ajoutez { ":hidden" }, comme dans { "flat:5:hidden" }.
help-predict = Annoncez de un à trois chevaux. Le ticket 7-3-5 met le 7 premier, le 3 deuxième et le 5 troisième ; un point laisse une case vide, comme dans 1-4-. ou .-.-2. La place exacte rapporte { $first }, { $second } ou { $third } points, une autre place dans les trois premiers { $placed } ; plus loin, chacun vous coûte jusqu’à { $most }. Voir T3.2 et T8.
help-cards = Une carte simple (Rouge 5 de 2) déplace ce cheval d’autant de cases, dans l’une des quatre directions. Une paire (Bleu 4 avec Rouge 5) pose l’un des deux sur une case voisine de l’autre. Un joker déplace le cheval de votre choix, tout droit ou de côté. Celui dont vous prenez la case cède la place, et vous dites où. Voir T4.
help-notation = Au clavier, + veut dire en avant, - en arrière, < à gauche, > à droite : 5+3 avance Rouge 5 de trois cases, J5+2 le fait avec un joker, 5~4+ met le 5 devant le 4, 4=5 n’en bouge aucun. Ajoutez /+ ou /-< et ainsi de suite pour le cheval qui cède la place.

## La page : Ticket Gagnant sur la table

page-ticket-asks-race = Choisissez la discipline de la course { $race } et le nombre de cartes.
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
page-ticket-way-beside = { $horse } rejoint { $fixed }, { $direction ->
    [forward] devant
    [backward] derrière
    [left] à gauche
   *[right] à droite
}
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
page-ticket-tap-card = Touchez une carte.
page-ticket-keys-card = Au clavier : son numéro.
page-ticket-tap-way = Touchez une case éclairée ou une flèche.
page-ticket-keys-way = Au clavier : flèches pour voir, Entrée pour jouer, Échap pour revenir.
page-ticket-keys-ticket = Au clavier : 1 à { $horses } pour un cheval, 0 pour une case vide, Entrée pour valider.
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
page-ticket-turned = Tickets retournés
page-ticket-turned-when = { $hidden ->
    [0] Au départ
   *[1] À l’arrivée seulement
}
page-ticket-left = { $cards ->
    [one] Il reste { $cards } carte à donner.
   *[other] Il reste { $cards } cartes à donner.
} Si c’est trop peu pour votre course, on remélange tout.
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
page-ticket-predicted = { $place ->
    [1] premier sur votre ticket
    [2] deuxième sur votre ticket
   *[3] troisième sur votre ticket
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
page-ticket-pays = À sa place exacte, un cheval rapporte { $first }, { $second } ou { $third } points, ailleurs dans les trois premiers { $placed }. Plus loin, il coûte jusqu’à { $most }.
page-ticket-stays-hidden = Les tickets de cette course restent face cachée jusqu’à l’arrivée.
page-ticket-face-down = Ticket face cachée
page-ticket-not-filled = Pas encore de ticket
page-ticket-players = Joueurs
page-ticket-leads = Premier joueur de cette course
page-ticket-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-ticket-signed = { $sign ->
    [1] +{ $points }
   *[0] { $points }
}
page-ticket-race-cards = { $cards ->
    [one] { $cards } carte encore dans cette course
   *[other] { $cards } cartes encore dans cette course
}
page-ticket-cards-left = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
page-ticket-score-track = La piste des points, de { $lowest } à { $highest }
page-ticket-pile = Cartes jouées : { $cards }
page-ticket-arrival = Arrivée de la course { $race }
page-ticket-reckoning = Ce qu’a rapporté chaque case de chaque ticket
page-ticket-player = Joueur
page-ticket-trio = Trio
page-ticket-race-total = Course
page-ticket-total = Total
page-ticket-last-arrival = Revoir la dernière arrivée
