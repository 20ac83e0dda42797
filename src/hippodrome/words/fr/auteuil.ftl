### Tout ce que dit Auteuil, au terminal et sur la page.
### Les clés suivent le même ordre que dans l’autre langue.

auteuil-title = Auteuil
auteuil-poster = Des chevaux en secret, un tiercé sur le bordereau, et les dés par-dessus haies et rivière.

## Le terminal : les coups tels qu’on les tape

auteuil-notation-unreadable = « { $text } » ne veut rien dire ici. Un coup s’écrit T7-3-4, G7, P3, 5>3, +3, 6>>3, encore, achat+1, assez ou suite.
auteuil-notation-horse = Il n’y a pas de cheval { $text } : les numéros vont de 1 à { $horses }.
auteuil-notation-die = Aucun dé ne marque { $text } : ses points vont de 1 à { $faces }. Écrivez le dé d’abord, le cheval ensuite, comme 5>3.
auteuil-notation-sweets = { $bought } bonbons d’un coup, gare à l’indigestion : on en change { $most } au plus à la fois.

## Le terminal et les pages simples : les coups, un par un

auteuil-move-go = { $bought ->
    [0] À la course suivante
    [one] À la course suivante, avec un bonbon changé en argent
   *[other] À la course suivante, avec { $bought } bonbons changés en argent
}
auteuil-move-tierce = Tiercé : { $first }, { $second }, { $third }
auteuil-move-win = { $horse } gagnant
auteuil-move-place = { $horse } placé
auteuil-move-die = Le { $points } pour { $horse }
auteuil-move-bonus = Une case de plus pour { $horse }
auteuil-move-fourth = Le quatrième six pour { $horse }
auteuil-move-enough = En rester là
auteuil-move-again = Rejouer
auteuil-move-buy = { $bought ->
    [one] Changer un bonbon en argent
   *[other] Changer { $bought } bonbons en argent
}

## Un matériel avec lequel on ne peut pas jouer

auteuil-content-no-obstacle = { $file }, table [course] : le champ { $field } nomme la case { $square }, qui n’a pas d’obstacle ; sur une case libre, rien n’est inscrit. Les obstacles sont en { $known }.
auteuil-content-out-alone = { $file }, table [course] : la case { $square } met un cheval hors course ; elle ne peut donc ni le faire reculer ni le retenir. Ne la laissez que dans un des champs.
auteuil-content-dead-end = { $file }, table [course] : depuis la case { $square }, aucun cheval ne peut arriver, quels que soient les dés : les obstacles devant lui le font reculer ou le mettent hors course. Retirez-en un, ou ce qu’il ordonne.
auteuil-content-name = { $file }, table [{ $table }] : { $name } ne peut pas figurer dans le champ own : un nom n’y est ni vide, ni écrit deux fois, ni l’un de ceux que nous connaissons.

## Les coups que la règle interdit

auteuil-refused-nothing = Rien n’interdit ce coup : il peut se jouer.
auteuil-refused-evening-over = La séance est levée : les tribunes sont vides, plus rien ne se joue.
auteuil-refused-not-a-seat = Personne n’est assis à cette place.
auteuil-refused-not-awaited = Ce n’est pas à vous : laissez jouer les autres.
auteuil-refused-not-a-move = Ce coup n’existe pas dans ce jeu.
auteuil-refused-between-races = La course est courue et réglée. Pour passer à la suivante, tapez suite{ $sweets ->
    [1] , ou suite+2 pour changer deux bonbons en argent
   *[0] {""}
}.
auteuil-refused-slip-to-fill = Les bordereaux d’abord : pointez un tiercé, un gagnant et un placé, par exemple T7-3-4, G7 et P3.
auteuil-refused-dice-to-play = Les dés sont sur la table : affectez-en un à un cheval, par exemple 5>3.
auteuil-refused-bonus-to-play = Votre tierce vaut une case de plus : nommez un cheval, par exemple +3, ou tapez 0 pour en rester là.
auteuil-refused-fourth-to-play = Il reste un quatrième six à donner : nommez un cheval, par exemple 6>>3, ou tapez 0 pour en rester là.
auteuil-refused-again-to-choose = Brelan d’as, joué en entier : vous avez le droit de rejouer. Tapez 1 pour rejouer, ou 0 pour en rester là.
auteuil-refused-purchase-to-choose = L’argent vous manque : avant de lancer, vous pouvez changer des bonbons. Tapez combien, ou Entrée pour lancer tout de suite.
auteuil-refused-no-such-horse = Ce cheval n’existe pas : les partants portent les numéros 1 à { $horses }.
auteuil-refused-horse-twice = Un tiercé, ce sont trois chevaux différents : pointez-en un autre à chaque rangée.
auteuil-refused-already-bet = { $bet ->
    [tierce] Le tiercé est déjà pointé sur ce bordereau : un par course, pas davantage.
    [win] Le gagnant est déjà pointé sur ce bordereau : un par course, pas davantage.
   *[place] Le placé est déjà pointé sur ce bordereau : un par course, pas davantage.
}
auteuil-refused-no-sweets = À cette table, on ne joue pas pour des bonbons : il n’y a rien à changer, tapez suite.
auteuil-refused-no-such-die = Aucun dé restant ne marque { $points } : vous avez { $dice }.
auteuil-refused-already-moved = Un seul dé par cheval : { $horse } a eu le sien à ce coup. Choisissez un autre cheval.
auteuil-refused-stuck = Encore à terre { $where } : { $horse } ne repartira { $player ->
    [vous] qu’à votre prochain tour
   *[other] qu’au prochain tour du fautif, { $player }
}{ $held ->
    [0] {""}
   *[other] , plus un tour
}. Choisissez un autre cheval.
auteuil-refused-out-of-race = Hors course depuis sa chute { $where } : { $horse } ne prend plus de dé. Choisissez un autre cheval.
auteuil-refused-has-arrived = Déjà au poteau : { $horse } ne prend plus de dé. Choisissez un autre cheval.
auteuil-refused-cannot-jump = Avec un { $points }, { $horse } ne saute pas { $obstacle } : il faut { $jump } au moins. Choisissez un autre cheval.
auteuil-refused-wastes-dice = { $dice ->
    [3] Avec le { $points } pour { $horse }, vous ne pourriez plus jouer tout ce que vos trois dés permettent. On doit en jouer autant qu’il est possible : donnez d’abord un autre dé, ou choisissez un autre cheval.
   *[other] Avec le { $points } pour { $horse }, le dé qui reste serait injouable, alors qu’un autre choix permet de jouer les deux : prenez un autre cheval, ou donnez l’autre dé.
}
auteuil-refused-dice-still-playable = On ne garde pas un dé qu’un cheval peut prendre : il vous reste { $dice } à affecter.
auteuil-refused-already-extra = Une seule case par cheval : { $horse } a eu la sienne. Choisissez un autre cheval, ou tapez 0 pour en rester là.
auteuil-slip-lacks = Le bordereau n’est pas complet : il y manque { $missing }.
auteuil-lacks-tierce = un tiercé, comme T7-3-4
auteuil-lacks-win = un gagnant, comme G7
auteuil-lacks-place = un placé, comme P3
auteuil-die = un { $points }

## Chevaux, obstacles, courses

auteuil-horse = { $number ->
    [1] Orange 1
    [2] Violet 2
    [3] Vert 3
    [4] Bleu 4
    [5] Rouge 5
    [6] Jaune 6
    [7] Noir 7
   *[8] Rose 8
}
auteuil-obstacle = { $number ->
    [1] double barrière
    [2] bullfinch
    [3] oxer
    [4] rivière des Tribunes
    [5] open-ditch
    [6] mur de pierre
    [7] butte
    [8] petit open-ditch
    [9] rail-ditch-and-fence
   *[10] haie
}
auteuil-the-obstacle = { $number ->
    [1] la double barrière
    [2] le bullfinch
    [3] l’oxer
    [4] la rivière des Tribunes
    [5] l’open-ditch
    [6] le mur de pierre
    [7] la butte
    [8] le petit open-ditch
    [9] le rail-ditch-and-fence
   *[10] la haie
}
auteuil-at-obstacle = { $number ->
    [1] à la double barrière
    [2] au bullfinch
    [3] à l’oxer
    [4] à la rivière des Tribunes
    [5] à l’open-ditch
    [6] au mur de pierre
    [7] à la butte
    [8] au petit open-ditch
    [9] au rail-ditch-and-fence
   *[10] à la haie
}
auteuil-the-own-obstacle = l’obstacle « { $name } »
auteuil-at-own-obstacle = à l’obstacle « { $name } »
auteuil-order-back = recule de { $squares }
auteuil-order-longer = un tour de plus
auteuil-order-out = hors course
auteuil-race-name = { $number ->
    [1] Prix de Clermont-Tonnerre
    [2] Grand Steeple-Chase de Paris
    [3] Prix La Haye Jousselin
    [4] Prix du Président de la République
    [5] Grande Course de Haies d’Auteuil
    [6] Prix des Drags
    [7] Prix Murat
    [8] Prix Congress
    [9] Prix Ingré
    [10] Prix Ferdinand Dufaure
    [11] Prix Cambacérès
    [12] Prix Maurice Gillois
    [13] Prix Renaud du Vivier
    [14] Prix Alain du Breil
    [15] Grand Prix d’Automne
    [16] Grande Course de Haies de Printemps
    [17] Prix d’Angers
    [18] Prix Troytown
    [19] Prix Dandolo
   *[20] Prix de Brissac
}

## Le récit de la séance, et le commentateur

auteuil-story-next-race = La cloche ! Mesdames, messieurs, en place pour la course { $race } sur { $races }.
auteuil-story-dealt = Les cartes de propriétaire circulent, face cachée : { $cards ->
    [one] une par propriétaire
   *[other] { $cards } par propriétaire
}. Bouche cousue !
auteuil-story-cards = { $count ->
    [one] Votre carte de propriétaire : { $horses } court pour vous. Motus !
   *[other] Vos cartes de propriétaire : { $horses } courent pour vous. Motus !
}
auteuil-story-race = TÉLÉGRAMME · Course { $race } sur { $races } · { $name } STOP engagement { $fee } F par { $each ->
    [owner] propriétaire
   *[horse] cheval
} STOP aux propriétaires { $first } F, { $second } F, { $third } F STOP
auteuil-story-fees = On passe à la caisse pour les engagements : { $francs } F par propriétaire.
auteuil-story-slip = { $player } : bordereau avec le tiercé { $first }, { $second }, { $third } ; { $win } gagnant ; { $place } placé.
auteuil-story-slip-in = { $player } : bordereau plié, remis au guichet.
auteuil-story-windows-closed = Les guichets sont fermés, rien ne va plus. Aux dés pour le départ !
auteuil-story-opening = Pour le départ, { $player } { $player ->
    [vous] lancez
   *[other] lance
} { $one }-{ $two }-{ $three } : { $total }.
auteuil-story-opening-tie = Égalité à { $total }, on relance : { $players }.
auteuil-story-starts = Les premiers dés sont pour { $player }.
auteuil-story-off = { $call ->
    [0] Les élastiques se lèvent à Auteuil… ils sont partis !
    [1] Le starter abaisse son drapeau : premier passage devant les tribunes !
    [2] Les voilà lancés sur une seule ligne, toutes casaques mêlées !
    [3] Bon départ pour tout le monde, et le gazon se met à trembler !
    [4] Jumelles aux yeux, mesdames et messieurs : le peloton est en route !
   *[5] Et c’est parti, sous les marronniers du bois de Boulogne !
}
auteuil-story-bought = { $player } : { $bought ->
    [one] un bonbon de plus dans le bocal
   *[other] { $bought } bonbons de plus dans le bocal
}, { $francs } F de plus en poche.
auteuil-story-throw = { $player } { $player ->
    [vous] lancez
   *[other] lance
} { $one }-{ $two }-{ $three }{ $combination ->
    [sequence] : une tierce ! Trois cases de plus, une fois les points joués.
    [triple] : un brelan ! Même un cheval à terre peut prendre un dé.
    [triple-one] : brelan d’as ! Joué en entier, il donne le droit de rejouer.
    [triple-six] : brelan de six, et un quatrième à suivre ! Les tribunes grondent.
   *[none] .
}
auteuil-story-nothing = { $player } : pas un cheval ne peut prendre un dé. La main passe.
auteuil-story-lost = { $count ->
    [one] Aucun cheval ne peut prendre le dé qui reste, { $dice } : il est perdu.
   *[other] Aucun cheval ne peut prendre les dés qui restent, { $dice } : ils sont perdus.
}
auteuil-story-move = { $player } : { $kind ->
    [bonus] une case de plus
    [fourth] le quatrième six
   *[die] le { $points }
} pour { $horse }, { $home ->
    [1] jusqu’au poteau
   *[0] de { $start } à { $end }
}.
auteuil-story-raised = — Remis en selle { $where }, { $horse } repart !
auteuil-story-jump = { $call ->
    [0] — { $horse } s’envole par-dessus { $obstacles } !
    [1] — Quel saut ! { $horse } efface { $obstacles }.
    [2] — Les oreilles bien droites, { $horse } franchit { $obstacles }.
    [3] — Hop ! { $horse } passe { $obstacles } avec de la marge.
    [4] — { $horse } écorche un peu { $obstacles }, mais il est passé.
   *[5] — Dans sa foulée, { $horse } avale { $obstacles }.
}
auteuil-story-fall = { $call ->
    [0] — Oh là là ! Chute { $where }, et c’est { $horse } ! Les tribunes en ont le souffle coupé.
    [1] — La faute { $where }, et voilà { $horse } dans l’herbe !
    [2] — Pris de court { $where }, { $horse } s’y couche !
    [3] — Coup de théâtre { $where } : { $horse } est à terre !
    [4] — Trop près, beaucoup trop près { $where } ! Panache pour { $horse }, le jockey se relève.
    [5] — Dérobade { $where } : { $horse } reste planté là !
    [6] — Il en manque un { $where } ! C’est { $horse }, assis dans le fossé.
    [7] — Parti trop tôt { $where }, retombé trop tôt : { $horse } est par terre !
    [8] — On se cache les yeux dans les tribunes : { $horse } tombe { $where } !
    [9] — Un appel manqué { $where }, et { $horse } est arrêté pour un moment !
    [10] — La selle est vide { $where } ! Rattrapez { $horse } !
    [11] — Ce n’est pas un saut, c’est un plongeon { $where } : { $horse } boit la tasse !
    [12] — Un nuage de brindilles { $where }, et { $horse } en sort sur les genoux !
   *[13] — Tout le monde est passé { $where } ? Non : { $horse } est tombé !
}
auteuil-story-back = — Ainsi le veut l’obstacle : { $horse } recule { $squares ->
    [one] d’une case
   *[other] de { $squares } cases
}, jusqu’en { $end }.
auteuil-story-stood = — En plein dessus, { $where }, et { $horse } reste sur ses jambes !
auteuil-story-held = — Et cet obstacle-là ne lâche pas si vite : { $horse } y reste un tour de plus.
auteuil-story-out = { $call ->
    [0] — Chute { $where } pour { $horse }, et la course continue sans lui !
    [1] — Grosse faute { $where } : { $horse } est hors course !
    [2] — Jockey à terre { $where } : c’est fini pour { $horse } !
    [3] — Refus { $where }, et pour de bon : { $horse } n’ira pas plus loin !
    [4] — On ne repart pas d’une chute { $where } : { $horse } rentre à l’écurie.
    [5] — La course s’arrête { $where } pour { $horse } !
    [6] — Plus de peur que de mal { $where }, mais { $horse } ne courra plus aujourd’hui.
    [7] — On déchire des tickets : { $horse } rentre à pied, tombé { $where } !
    [8] — Si près du but ! { $horse } renonce { $where } pour de bon !
    [9] — Un de moins dans le peloton : adieu { $horse }, resté { $where } !
    [10] — Rien à faire { $where } : { $horse } quitte la piste !
    [11] — Cruelle fin de course { $where } pour { $horse } !
    [12] — Debout, mais boiteux { $where } : { $horse } est arrêté pour de bon !
   *[13] — Tout droit à l’écurie, après cette chute { $where } : on ne reverra plus { $horse } !
}
auteuil-story-freed = Debout { $where } : { $horse } peut repartir.
auteuil-story-leads = { $call ->
    [0] Et c’est { $horse } qui passe en tête !
    [1] Changement de leader : { $horse } ! Écoutez-moi ces tribunes !
    [2] Regardez { $horse }, qui tire et qui mène grand train !
    [3] Au commandement maintenant, { $horse } !
    [4] À la corde, voilà { $horse } qui se détache !
   *[5] Quelle attaque ! { $horse } est seul devant !
}
auteuil-story-lap = { $call ->
    [0] La cloche du tour { $lap } sur { $laps } ! { $horse } emmène tout ce monde devant les tribunes.
    [1] Un tour de bouclé, on remet cela : { $horse } entame le tour { $lap } sur { $laps }.
    [2] Les revoilà devant nous, { $horse } le premier ! Tour { $lap } sur { $laps }.
    [3] Tour { $lap } sur { $laps }, et c’est { $horse } qui l’ouvre.
    [4] Vous entendez la cloche ? { $horse } repart pour le tour { $lap } sur { $laps }.
   *[5] Tout le monde debout, voici { $horse } qui repasse : tour { $lap } sur { $laps } !
}
auteuil-story-last-obstacle = { $call ->
    [0] Le dernier obstacle est passé pour { $horse } : plus que du gazon jusqu’au poteau !
    [1] { $horse } se reçoit bien au dernier et file vers le tournant !
    [2] Plus rien à sauter pour { $horse } : le tournant, la ligne droite, et la gloire !
    [3] Le dernier pour { $horse } ! Et maintenant, à la cravache !
    [4] C’est sauté ! { $horse } n’a plus que la ligne droite devant lui !
   *[5] Sans une faute au dernier, { $horse } entend déjà les tribunes !
}
auteuil-story-arrives = { $place ->
    [1] { $call ->
        [0] Au poteau, { $horse } ! Les chapeaux volent !
        [1] Et c’est { $horse }, oui, { $horse } qui l’emporte !
        [2] Victoire, mesdames et messieurs, victoire pour { $horse }, au terme d’une course magnifique !
        [3] { $horse } passe le poteau en vainqueur, les oreilles pointées !
        [4] C’est gagné pour { $horse } ! Musique !
       *[5] On ne le reprendra plus : { $horse } premier au poteau !
    }
    [2] { $call ->
        [0] Deuxième, et battu de bien peu : { $horse } !
        [1] Et c’est { $horse } qui prend la deuxième place, au courage !
        [2] La deuxième place pour { $horse }, que les tribunes applaudissent !
        [3] Voici { $horse } qui passe le poteau : deuxième !
        [4] Qui est deuxième ? C’est { $horse }, oui, { $horse } !
       *[5] Le dauphin, c’est { $horse }, les oreilles couchées !
    }
   *[3] { $call ->
        [0] Et { $horse } troisième : le tiercé est complet !
        [1] Voilà le troisième : { $horse } complète le tiercé !
        [2] La dernière place payée est pour { $horse } ! Le tiercé est complet !
        [3] Troisième au poteau, { $horse } ! À vos bordereaux !
        [4] Il restait une place, { $horse } la prend : le tiercé est complet !
       *[5] Troisième sur le fil, { $horse } ! C’est le tiercé !
    }
}
auteuil-story-again = Brelan d’as joué jusqu’au bout : { $player } { $player ->
    [vous] relancez
   *[other] relance
} !
auteuil-story-enough = { $player } : { $kind ->
    [fourth] le quatrième six, sans façon.
    [again] le second lancer, sans façon.
   *[bonus] les autres cases, sans façon.
}
auteuil-story-no-third = Plus aucun cheval ne peut finir troisième : la course s’arrête là.
auteuil-story-arrival = Arrivée officielle de la course { $race }, { $name } : { $home ->
    [0] aucun cheval à l’arrivée
   *[other] { $horses }
}.
auteuil-story-owners = { $count ->
    [one] { $player } { $player ->
        [vous] retournez votre
       *[other] retourne sa
    } carte de propriétaire : { $horses }.
   *[other] { $player } { $player ->
        [vous] retournez vos
       *[other] retourne ses
    } cartes de propriétaire : { $horses }.
}
auteuil-story-prize = { $place ->
    [1] Le prix du vainqueur
    [2] Le deuxième prix
   *[3] Le troisième prix
} avec { $horse } : { $francs } F pour { $player }.
auteuil-story-prize-passed = { $place ->
    [1] Le prix du vainqueur
    [2] Le deuxième prix
   *[3] Le troisième prix
} avec { $horse } : pas de propriétaire, et { $francs } F reviennent à { $player } avec { $heir }.
auteuil-story-prize-unclaimed = { $place ->
    [1] Le prix du vainqueur
    [2] Le deuxième prix
   *[3] Le troisième prix
} avec { $horse } : pas de propriétaire, { $francs } F restent en caisse.
auteuil-story-telegram = TÉLÉGRAMME · Paris réussis STOP tiercés dans l’ordre { $in_order } STOP en ordre différent { $other_order } STOP paris simples { $simple } STOP
auteuil-story-rates = Les rapports sont affichés : tiercé dans l’ordre { $order } F, en ordre différent { $other } F, gagnant { $win } F, chaque placé { $place } F.
auteuil-story-pays = { $player } { $player ->
    [vous] passez
   *[other] passe
} à la caisse pour { $francs } F : { $bets }.
auteuil-story-pays-nothing = { $player } { $player ->
    [vous] déchirez votre
   *[other] déchire son
} bordereau : ce sera pour une autre fois.
auteuil-pays-tierce = { $exact ->
    [1] le tiercé dans l’ordre ({ $francs } F)
   *[0] le tiercé en ordre différent ({ $francs } F)
}
auteuil-pays-win = { $horse } gagnant ({ $francs } F)
auteuil-pays-place = { $horse } placé ({ $francs } F)
auteuil-story-purse = { $player } : { $purse } F en poche, { $gained ->
    [1] { $change } F de plus sur cette course
    [0] ni plus ni moins qu’avant cette course
   *[-1] { $change } F de moins sur cette course
}.
auteuil-story-ready = Pour la course suivante, { $player } { $player ->
    [vous] êtes
   *[other] est
} en place{ $bought ->
    [0] .
    [one] , avec un bonbon changé contre { $francs } F.
   *[other] , avec { $bought } bonbons changés contre { $francs } F.
}
auteuil-story-sweets = { $player } : { $sweets ->
    [0] pas un bonbon
    [one] { $sweets } bonbon
   *[other] { $sweets } bonbons
} à emporter.
auteuil-story-jar = { $jar ->
    [0] Le bocal est vide.
    [one] Il reste { $jar } bonbon dans le bocal.
   *[other] Il reste { $jar } bonbons dans le bocal.
}
auteuil-story-winners = { $count ->
    [one] Les lampes s’éteignent sur Auteuil. La plus grosse somme de la séance : { $players }, avec { $francs } F !
   *[other] Les lampes s’éteignent sur Auteuil, et la séance se partage : { $players }, avec { $francs } F chacun !
}

## La page : Auteuil sur la table

page-auteuil-asks-slip = Remplissez votre bordereau : un tiercé, un gagnant, un placé.
page-auteuil-asks-dice = { $left ->
    [3] Donnez vos trois dés à trois chevaux
    [one] Donnez votre dernier dé à un cheval
   *[other] Encore { $left } dés : donnez-en un à un cheval
}{ $combination ->
    [sequence] . Une tierce : trois cases de plus à suivre !
    [triple] . Un brelan : même un cheval tombé peut repartir.
    [triple-one] . Brelan d’as : joué en entier, il donne le droit de rejouer !
    [triple-six] . Brelan de six : il y en aura un quatrième !
   *[none] .
}
page-auteuil-asks-bonus = Tierce ! Une case de plus pour trois chevaux au plus.
page-auteuil-asks-fourth = Brelan de six ! Un quatrième six pour le cheval de votre choix.
page-auteuil-asks-again = Brelan d’as, joué en entier ! Rejouez, ou restez-en là.
page-auteuil-asks-buying = L’argent vous manque : changez des bonbons si vous voulez, puis lancez.
page-auteuil-asks-ready = { $sweets ->
    [1] La course est réglée. Changez des bonbons en francs si le cœur vous en dit, puis à la suivante.
   *[0] La course est réglée. Dites quand vous êtes prêt pour la suivante.
}
page-auteuil-summary-race = Auteuil, course { $race } sur { $races }.
page-auteuil-summary-name = { $name }, engagement { $fee } F par { $each ->
    [owner] propriétaire
   *[horse] cheval
}.
page-auteuil-summary-horse = { $horse } en { $where }{ $fallen ->
    [1] , à terre
    [2] , hors course
   *[0] {""}
}
page-auteuil-summary-home = { $horse } arrivé { $place ->
    [1] premier
    [2] deuxième
   *[3] troisième
}
page-auteuil-summary-horses = En partant de la tête : { $horses }.
page-auteuil-summary-dice = Les dés ({ $player }) : { $dice }.
page-auteuil-summary-owned = Vos cartes de propriétaire : { $horses }.
page-auteuil-summary-pay = { $player } : { $total } F pour cette course, { $purse } F en bourse.
page-auteuil-board = La piste, { $lap } cases par tour, { $laps } tours, { $obstacles } obstacles
page-auteuil-square = case { $square }, tour { $lap }
page-auteuil-square-obstacle = case { $square }, { $obstacle }, tour { $lap }
page-auteuil-goes = { $horse }, { $points ->
    [one] une case
   *[other] { $points } cases
} : jusqu’en { $where }
page-auteuil-goes-over = { $horse }, { $points ->
    [one] une case
   *[other] { $points } cases
} : saute { $obstacles }, jusqu’en { $where }
page-auteuil-goes-down = { $horse }, { $points ->
    [one] une case
   *[other] { $points } cases
} : tombe { $where } { $orders ->
    [out] et se retrouve hors course
    [longer] et y reste pendant deux tours
    [back] et y reste jusqu’à votre prochain tour, puis recule { $back ->
        [one] d’une case
       *[other] de { $back } cases
    }
    [longer-back] et y reste pendant deux tours, puis recule { $back ->
        [one] d’une case
       *[other] de { $back } cases
    }
   *[fall] et y reste jusqu’à votre prochain tour
}
page-auteuil-goes-home = { $horse }, { $points ->
    [one] une case
   *[other] { $points } cases
} : passe le poteau { $place ->
    [1] premier
    [2] deuxième
   *[3] troisième
}{ $ends ->
    [1] , et la course est finie
   *[0] {""}
}
page-auteuil-barred = Impossible pour { $horse }. { $why }
page-auteuil-opening = Les lancers pour le départ
page-auteuil-dice = Les dés ({ $player }) : { $dice }
page-auteuil-die = Prendre le { $points }
page-auteuil-die-is = { $points }{ $used ->
    [1] , donné
   *[0] {""}
}
page-auteuil-combination = { $combination ->
    [sequence] Tierce !
    [triple] Brelan !
    [triple-one] Brelan d’as !
   *[triple-six] Brelan de six !
}
page-auteuil-throws = Prochain lancer : { $player }
page-auteuil-paddock = Les chevaux, et ce que le dé leur ferait
page-auteuil-yours = Ce cheval est à vous
page-auteuil-backed = Vous avez joué ce cheval
page-auteuil-again = Rejouer
page-auteuil-enough = { $kind ->
    [fourth] Pas de quatrième six
    [again] En rester là
   *[bonus] Cela suffit
}
page-auteuil-tap-dice = Touchez un dé puis un cheval éclairé, ou faites glisser l’un sur l’autre.
page-auteuil-keys-dice = Au clavier : flèches pour le dé, 1 à 8 pour le cheval, Entrée pour donner.
page-auteuil-own = Votre bordereau, vos dés, vos cartes
page-auteuil-slip = Votre bordereau de paris
page-auteuil-slip-line = { $line ->
    [0] Tiercé, premier
    [1] Tiercé, deuxième
    [2] Tiercé, troisième
    [3] Gagnant
   *[4] Placé
}
page-auteuil-slip-mark = { $line ->
    [0] Tiercé, premier
    [1] Tiercé, deuxième
    [2] Tiercé, troisième
    [3] Gagnant
   *[4] Placé
} : { $horse }
page-auteuil-tierce = Tiercé · { $stake } F
page-auteuil-simple = Simple · { $stake } F
page-auteuil-letter = { $line ->
    [3] G
   *[4] P
}
page-auteuil-hand-in = Remettre le bordereau · { $francs } F
page-auteuil-tap-slip = G : gagnant. P : placé, dans les trois premiers. Touchez les ronds ou faites glisser les casaques.
page-auteuil-keys-slip = Au clavier : 1 à 8 remplissent ligne après ligne, Entrée remet le bordereau.
page-auteuil-slip-state = { $filled ->
    [1] Bordereau plié
   *[0] Pas de bordereau
}
page-auteuil-bet = { $bet ->
    [tierce] Tiercé
    [win] Gagnant
   *[place] Placé
}
page-auteuil-owner-of = Carte de propriétaire : { $horse }
page-auteuil-cards = { $cards ->
    [one] Une carte de propriétaire, face cachée
   *[other] { $cards } cartes de propriétaire, face cachée
}
page-auteuil-telegram = Télégramme
page-auteuil-strip-fee = Engagement { $francs } F par { $each ->
    [owner] propriétaire
   *[horse] cheval
}
page-auteuil-strip-prize = { $place ->
    [1] Premier
    [2] Deuxième
   *[3] Troisième
} { $francs } F
page-auteuil-strip-prizes = { $prizes } F
page-auteuil-strip-order = Tiercés dans l’ordre { $count }
page-auteuil-strip-other = En ordre différent { $count }
page-auteuil-strip-simple = Paris simples { $count }
page-auteuil-totals = Paris réussis
page-auteuil-francs = { $francs } F
page-auteuil-minus = −{ $francs } F
page-auteuil-plus = +{ $francs } F
page-auteuil-count = { $count }
page-auteuil-place = { $place ->
    [1] 1er
    [2] 2e
   *[3] 3e
}
page-auteuil-pay-table = Le barème de cette course
page-auteuil-pay-order = Dans l’ordre
page-auteuil-pay-other = Désordre
page-auteuil-pay-simple = Simples
page-auteuil-pay-pays = rapport
page-auteuil-pay-win = rapport G
page-auteuil-pay-place = rapport P
page-auteuil-players = Propriétaires et parieurs
page-auteuil-player = Joueur
page-auteuil-punter = Parieur : mise et ne lance jamais
page-auteuil-only-bets = Parieur
page-auteuil-starts = Premier à lancer
page-auteuil-bought = { $bought ->
    [one] un bonbon changé en francs
   *[other] { $bought } bonbons changés en francs
}
page-auteuil-sweets-won = { $sweets ->
    [0] aucun bonbon
    [one] un bonbon
   *[other] { $sweets } bonbons
}
page-auteuil-final-sweets = { $francs } F · { $sweets ->
    [0] aucun bonbon
    [one] un bonbon
   *[other] { $sweets } bonbons
}
page-auteuil-jar = { $sweets ->
    [0] Plus de bonbon dans le bocal
    [one] Un bonbon dans le bocal
   *[other] { $sweets } bonbons dans le bocal
}
page-auteuil-buy = Bonbons à mettre dans le bocal, { $francs } F pièce
page-auteuil-throw = Lancer
page-auteuil-throw-bought = Lancer, avec { $francs } F de plus
page-auteuil-ready = Course suivante
page-auteuil-ready-bought = Course suivante, avec { $francs } F de plus
page-auteuil-race = Course { $race } sur { $races }
page-auteuil-arrival = Arrivée de la course { $race }
page-auteuil-home = Déjà arrivés
page-auteuil-unowned = sans propriétaire
page-auteuil-owners-show = Les propriétaires montrent leurs cartes
page-auteuil-reckoning = Ce que la course rapporte à chacun
page-auteuil-owned = Chevaux
page-auteuil-prizes = Prix
page-auteuil-slip-head = Bordereau
page-auteuil-cost = Versé
page-auteuil-purse = Bourse
page-auteuil-exact = { $exact ->
    [1] dans l’ordre
   *[0] désordre
}
page-auteuil-your-cards = Vos chevaux :
page-auteuil-your-slip = Bordereau :
page-auteuil-last-report = Revoir le dernier télégramme

## Le terminal : Auteuil

auteuil-title-bare = Auteuil · course { $race } sur { $races }
auteuil-heading = Auteuil · course { $race } sur { $races } · { $name }
auteuil-title-jar = bocal : { $sweets }
auteuil-players = Joueur
auteuil-purse = Bourse
auteuil-owns = Chevaux
auteuil-slip = Bordereau
auteuil-throw = Coup
auteuil-punter = parie
auteuil-francs = { $francs } F
auteuil-count = { $count }
auteuil-dice = { $made ->
    [sequence] tierce
    [triple] brelan
    [triple-one] trois as
    [triple-six] trois six
   *[plain] {""}
}
auteuil-to-go = À courir :
auteuil-arrived = Arrivés :
auteuil-place = { $place ->
    [1] 1er
    [2] 2e
   *[3] 3e
}
auteuil-nobodys = sans propriétaire
auteuil-card-title = TÉLÉGRAMME ROUGE
auteuil-card-name = { $name } STOP
auteuil-card-money = engagement { $fee } F par { $each ->
    [owner] propriétaire
   *[horse] cheval
} STOP prix { $first }, { $second } et { $third } F STOP
auteuil-pays-up-to-tierce = Tiercé : { $least } à { $most } F dans l’ordre, { $other_least } à { $other_most } F sinon.
auteuil-pays-up-to-simple = Gagnant : { $least } à { $most } F. Placé : { $other_least } à { $other_most } F (pour tout voir, rapports).
auteuil-slip-heading = Bordereau
auteuil-slip-row = { $row ->
    [first] tiercé · 1er
    [second] tiercé · 2e
    [third] tiercé · 3e
    [win] G · gagnant
   *[place] P · placé
}
auteuil-head-in-order = Ordre
auteuil-head-other-order = Désordre
auteuil-head-simple = Simples
auteuil-head-pays-order = L’ordre paie
auteuil-head-pays-other = désordre
auteuil-head-pays-win = gagnant
auteuil-head-pays-place = placé
auteuil-head-prizes = Prix
auteuil-head-tierce = Tiercé
auteuil-head-win = Gagn.
auteuil-head-place = Placé
auteuil-head-cost = Versé
auteuil-head-sweets = Bonbons
auteuil-turn = { $player } : { $phase ->
    [slips] bordereau à remplir, { $francs } F. Qui finira dans les trois premiers ?
    [dice] les dés sont là. Quel dé pour quel cheval ?
    [bonus] une tierce ! Jusqu’à trois chevaux avancent d’une case.
    [fourth] trois six ! À qui le quatrième ?
    [again] trois as ! On rejoue ?
    [buying] l’argent manque. Quelques bonbons contre des francs, avant de lancer ?
   *[interval] la course est réglée. On passe à la suivante ?
}
auteuil-ask = { $question ->
    [first] Premier du tiercé, ou tout le bordereau comme 7-3-4 G7 P3 :
    [second] Deuxième du tiercé :
    [third] Troisième du tiercé :
    [win] Gagnant :
    [place] Placé, dans les trois premiers :
    [die] Quel dé ?
    [horse] Pour quel cheval ?
    [bonus] Une case de plus pour quel cheval ? (0 : cela suffit)
    [fourth] Le quatrième six pour quel cheval ? (0 : personne)
    [again] 1 pour rejouer, 0 pour en rester là :
    [buy] Entrée pour lancer, ou combien de bonbons changer en argent :
    [sweets] Entrée pour la course { $race }, ou combien de bonbons changer en argent :
   *[ready] Entrée pour la course { $race } :
}
auteuil-choice-die = pour
auteuil-choice-enough = cela suffit
auteuil-choice-again = rejouer
auteuil-choice-throw = lancer
auteuil-choice-runs = { $horse } : { $start } → { $end }
auteuil-choice-jumps = { $horse } : { $start } → { $end }, saute { $letters }
auteuil-choice-falls = { $horse } : { $start } → { $end }, { $out ->
    [1] hors course en { $letter } !
   *[0] chute en { $letter } !
}
auteuil-choice-arrives = { $horse } au poteau, { $place ->
    [1] premier !
    [2] deuxième !
   *[3] troisième !
}
auteuil-choice-ready = { $sweets ->
    [0] on continue
   *[other] { $francs } F
}
auteuil-barred = Impossible : { $horses }. Tapez un numéro pour savoir pourquoi.
auteuil-help = { $phase ->
    [slips] Pointez trois chevaux différents pour le tiercé, un gagnant, un placé : les trois paris font le bordereau. D’un seul coup : T7-3-4 G7 P3. Vos cartes de propriétaire restent secrètes, le bordereau aussi jusqu’au paiement. Voir U2.3 et U6.4.
    [dice] Chaque dé va à un cheval différent, n’importe lequel, qui avance d’exactement ses points : 5>3 donne le 5 au cheval 3. Pour sauter un obstacle, il faut un 4 au moins ; qui s’arrête dessus tombe, et reste à terre jusqu’à ce que le joueur qui l’a fait tomber retrouve les dés. On doit jouer autant de dés qu’il est possible. Voir U3 et U4.
    [bonus] Après une tierce, jusqu’à trois chevaux différents avancent d’une case, même s’ils viennent de bouger : +3 pour le cheval 3. Sur un obstacle, c’est la chute. Tapez 0 quand cela suffit. Voir U5.1.
    [fourth] Après trois six, un quatrième six va au cheval de votre choix, même déjà joué, même à terre : 6>>3 pour le cheval 3. Tapez 0 pour vous en passer. Voir U5.4.
    [again] Après trois as, joués tous les trois, vous avez le droit de rejouer : tapez 1, sinon 0. Voir U5.3.
    [buying] Quand on joue pour des bonbons, celui à qui l’argent manque peut en acheter avant de lancer : 2 met deux bonbons dans le bocal ; cela ne compte pas pour le classement. Entrée lance tout de suite. Voir U7.3.
   *[interval] Toute la course est sur la table. Entrée pour la suivante ; si l’on joue pour des bonbons, 2 en change deux de plus en argent. Voir U7.
}
auteuil-type-pay = rapports pay
auteuil-type-go = suite suivante
auteuil-type-again = encore rejouer
auteuil-type-enough = assez
auteuil-type-buy = achat acheter
auteuil-help-more = rapports montre tout le tableau des rapports · sur la piste, × est un cheval à terre, † un cheval hors course, ² un cheval au second tour, ▒ un obstacle.
