### Tout ce que dit Finish Line, au terminal et sur la page.
### Les clés suivent le même ordre que dans l’autre langue.

finishline-title = Finish Line
finishline-poster = Pariez en secret, puis poussez les chevaux à coups de dés pour avoir raison.

## Chevaux, dés et paris

finishline-tile-name = { $number ->
    [1] Rhume des Foins
    [2] Encore en Retard
    [3] Dot de Mémé
    [4] Fin de Mois
    [5] Trot Tard
    [6] Quatre Fers en l’Air
    [7] Crin d’Œil
    [8] Retraite de Tonton
    [9] Mors de Rire
    [10] Carotte Fiscale
    [11] Sabot de Vair
    [12] Selle Que J’Aime
    [13] Resté au Feu Rouge
    [14] Galop d’Essai
    [15] Vague Espoir
    [16] Ferme la Barrière
    [17] Photo Floue
    [18] Modeste Triomphe
    [19] Presque Champagne
    [20] Mise en Plis
    [21] Sucre Lent
    [22] Chapeau Prêté
    [23] Perd Ses Fers
   *[24] Bon pour le Pré
}
finishline-tile = { finishline-tile-name } ({ $number })
finishline-own-tile = { $name } ({ $number })
finishline-lettered-horse = le cheval { $letter }
finishline-die = { $colour ->
    [white] un dé blanc
    [red] un dé rouge
    [yellow] un dé jaune
    [green] un dé vert
   *[black] un dé noir
}
finishline-rolled = { $face ->
    [horseshoe] fer à cheval
    [double] double fer à cheval
    [whip] fouet
    [pace] changement de rythme
    [helmet] casque
    [level] égalité parfaite
    [interference] interférence
    [loss] perte de vitesse
    [extra] action supplémentaire
    [side] pari latéral
    [disqualified] disqualification
    [trick] astuce
    [outsider] outsider à { $amount } €
   *[blank] { $colour ->
        [white] face vide du dé blanc
        [red] face vide du dé rouge
        [yellow] face vide du dé jaune
        [green] face vide du dé vert
       *[black] face vide du dé noir
    }
}
finishline-face-short = { $face ->
    [horseshoe] fer à cheval
    [double] double fer
    [whip] fouet
    [pace] autre rythme
    [helmet] casque
    [level] égalité
    [interference] interférence
    [loss] vitesse perdue
    [extra] action en plus
    [side] pari latéral
    [disqualified] disqualifié
    [trick] astuce
    [outsider] outsider
   *[blank] rien
}
finishline-colour-holds = { $colour ->
    [white] blanc : { $faces }
    [red] rouge : { $faces }
    [yellow] jaune : { $faces }
    [green] vert : { $faces }
   *[black] noir : { $faces }
}
finishline-face-count = { $count ->
    [one] { $face }
   *[other] { $face } ×{ $count }
}
finishline-bet-win = { $stake } € à { $odds }× sur { $horse } gagnant
finishline-bet-pair = { $stake } € à { $odds }× sur { $low } avec { $high }

## Le terminal : un matériel qu’on ne pourrait pas jouer

finishline-content-both = { $file }, table [tiles] : la tuile { $tile } porte F et S. Une tuile porte au plus l’une des deux lettres : retirez-la d’une des listes.
finishline-content-shoes = { $file }, table [white] : { $found ->
    [0] aucune face ne montre de fer à cheval
    [one] une face montre un fer à cheval
   *[other] { $found } faces montrent un fer à cheval
}, or une photo sur la ligne d’arrivée en demande de 1 à { $most } : sur toutes les faces ou sur aucune, les dés seraient toujours à égalité.
finishline-content-odd = { $file }, table [green] : un outsider de { $found } n’a pas de moitié en euros entiers, or c’est ce que paie un couplé. Écrivez un montant pair.

## Le terminal : les coups tels qu’on les tape

finishline-notation-unreadable = « { $text } » ne veut rien dire ici. Un coup s’écrit { "take:white" }, { "2:c" }, { "1:aside" }, { "1:c>e" }, { "3:mix2/312" }, { "2:trick:white+red" }, { "extra:c" }, { "win:c=200" }, { "pair:c+e=300" } ou fin.
finishline-notation-horse = Il n’y a pas de cheval « { $text } ». Un cheval porte la lettre de sa place au départ, de a pour le dernier à { $last } pour celui qui mène.
finishline-notation-order = « { $text } » n’est pas un ordre pour trois chevaux : écrivez une fois chacun 1, 2 et 3, par exemple 312.
finishline-notation-pair = « { $text } » y figure deux fois : un couplé prend deux chevaux différents, par exemple c+e.
finishline-notation-stake = { $text } €, personne n’en aura jamais autant : écrivez une mise plus petite.

## Le terminal : autres mots que l’on peut taper, séparés par des espaces

finishline-type-win = gagnant g
finishline-type-pair = couplé couple c
finishline-type-done = fin terminé termine
finishline-type-decline = non renoncer
finishline-type-everything = tout
finishline-type-dice = dés des
finishline-type-go = suite suivante
finishline-type-colour = blanc=white rouge=red jaune=yellow vert=green noir=black

## Le terminal et les pages simples : les coups, tels qu’une simple liste les propose

finishline-move-go = Passer à la course suivante
finishline-move-take = Prendre { $colour }
finishline-move-handful = Prendre { $colours }
finishline-move-aside = Dé { $die } : l’écarter
finishline-move-on = Dé { $die } : { $horse }
finishline-move-pace = Dé { $die } : le fer quitte { $start } pour { $end }
finishline-move-mix = Dé { $die } : les trois depuis la place { $back } (comptée de la queue) dans l’ordre { $order }
finishline-move-level = Dé { $die } : le deuxième rejoint le premier
finishline-move-keep = Dé { $die } : le garder pour après la course
finishline-move-side = Dé { $die } : un pari latéral, et le joueur suivant saute son tour
finishline-move-trick = Dé { $die } : reprendre { $colour }
finishline-move-trick-two = Dé { $die } : reprendre { $colours }
finishline-move-extra = Action supplémentaire sur { $horse }
finishline-move-decline = Renoncer à l’action supplémentaire
finishline-move-done = Remettre la feuille
finishline-move-win = { $stake } € sur { $horse } gagnant
finishline-move-pair = { $stake } € sur le couplé { $pair }

## Les coups que la règle interdit

finishline-refused-nothing = Rien n’interdit ce coup : il peut se jouer.
finishline-refused-game-over = La dernière course est courue : plus rien ne se joue.
finishline-refused-not-a-seat = Personne n’est assis à cette place.
finishline-refused-not-awaited = Ce n’est pas à vous pour l’instant : laissez faire les autres.
finishline-refused-not-a-move = Ce coup n’existe pas dans ce jeu.
finishline-refused-between-races = La course est réglée : regardez les feuilles, puis tapez suite pour la suivante.
finishline-refused-bets-to-write = D’abord vos paris, par exemple { "win:c=200" }, puis fin pour remettre votre feuille.
finishline-refused-dice-to-take = Prenez d’abord des dés dans la réserve, par exemple { "take:white" }.
finishline-refused-die-to-use = Les dés sont jetés : servez-vous d’un des trois, ou écartez-en un.
finishline-refused-extra-to-play = Il n’y a plus de dés : posez votre action supplémentaire sur un cheval, ou renoncez-y.
finishline-refused-no-such-horse = Ici, { $runners } chevaux seulement sont au départ : choisissez-en un dans la ligne.
finishline-refused-no-stake = Parier sans miser, ce n’est pas parier : misez au moins { $step } €, ou laissez ce pari.
finishline-refused-not-a-step = On mise par tranches de { $step } €, et { $stake } € ne tombe pas juste : arrondissez.
finishline-refused-stake-above-capital = Il vous reste { $left } € à miser, et ce pari en demande { $stake } : misez moins.
finishline-refused-too-many-wins = Une feuille prend { $most } paris gagnants, et les vôtres y sont : remettez-la, ou jouez un couplé.
finishline-refused-too-many-pairs = Une feuille prend { $most } couplés, et les vôtres y sont : remettez-la, ou jouez un gagnant.
finishline-refused-same-win-twice = Vous avez déjà joué { $horse } gagnant : choisissez un autre cheval.
finishline-refused-same-pair-twice = Vous avez déjà joué { $low } avec { $high } : choisissez un autre couplé.
finishline-refused-three-to-take = Vous ouvrez la course : prenez trois dés, par exemple { "take:white+white+red" }.
finishline-refused-one-to-take = Deux dés vous attendent déjà : n’en prenez qu’un de plus.
finishline-refused-no-such-dice-left = Ce n’est pas dans la réserve : { $dice }. Prenez ce qu’il y a.
finishline-refused-yellow-too-early = Les dés jaunes attendent la dernière ligne droite, quand la réserve ne compte plus que { $straight } dés : prenez une autre couleur.
finishline-refused-one-colour-only = Cela ferait trois dés de la même couleur, alors qu’une autre est disponible : prenez celle-là.
finishline-refused-other-face = Le dé { $die } ({ $face }) ne fait pas cela : choisissez ce qu’il sait faire, ou écartez-le.
finishline-refused-out-of-the-race = { $horse } n’est plus en course : choisissez un cheval de la ligne.
finishline-refused-leader-cannot-advance = { $horse } mène déjà et ne peut pas aller plus loin : choisissez un cheval derrière.
finishline-refused-level-takes-no-helmet = { $horse } partage la tête, et le casque ne va sur aucun des deux chevaux à égalité : choisissez un cheval derrière eux.
finishline-refused-leader-has-shoe = Un fer attend déjà sur { $horse }, et le cheval de tête n’en prend qu’un : choisissez un autre cheval.
finishline-refused-safe-from-whip = { $horse } est un coureur sûr (S), jamais de fouet pour lui : choisissez un autre cheval.
finishline-refused-safe-from-disqualification = { $horse } est un coureur sûr (S), on ne le disqualifie pas : choisissez un autre cheval.
finishline-refused-safe-keeps-shoe = { $horse } est un coureur sûr (S) et garde son fer : prenez celui d’un autre cheval.
finishline-refused-no-shoe-to-move = Pas de fer blanc à prendre sur { $horse } : prenez celui d’un autre cheval.
finishline-refused-same-tile = Le fer resterait sur { $horse } : portez-le à un autre cheval.
finishline-refused-helmet-needs-shoe = Le casque va à un favori (F) ou à un cheval qui porte un fer blanc, et { $horse } n’est ni l’un ni l’autre : choisissez un autre cheval.
finishline-refused-heat-already-used = Cette course a déjà eu son égalité parfaite : écartez ce dé, ou servez-vous d’un autre.
finishline-refused-too-few-horses = Il reste trop peu de chevaux pour cela : écartez ce dé, ou servez-vous d’un autre.
finishline-refused-level-horses-apart = Deux chevaux à égalité se prennent ensemble ou pas du tout : choisissez les trois en conséquence.
finishline-refused-old-order = Ils sont déjà dans cet ordre : choisissez-en un autre, ou écartez le dé.
finishline-refused-too-far-back = { $horse } n’a pas deux places à perdre derrière lui : choisissez un cheval plus en avant.
finishline-refused-outsider-already = Un dé vert est déjà posé sur { $horse } : choisissez un autre cheval.
finishline-refused-dice-not-left = { $any ->
    [1] Une astuce ne reprend que des dés qui ont quitté la course, et ceux-ci n’en sont pas tous : { $dice }. Choisissez-en d’autres, ou écartez le dé.
   *[0] Une astuce ne reprend que des dés qui ont servi et quitté la course, et ceux-ci n’en sont pas tous : { $dice }. Choisissez-en d’autres, ou écartez le dé.
}
finishline-refused-trick-takes-two = { $any ->
    [1] Une astuce reprend deux dés quand deux sont sortis : nommez-en deux.
   *[0] Une astuce reprend deux dés quand il y en a deux qui ont servi : nommez-en deux.
}
finishline-refused-nobody-to-skip = C’est le dernier tour, et à cette table un pari latéral doit faire sauter le tour de quelqu’un : écartez le dé.
finishline-unfinished-slip = Votre feuille n’est pas encore remise : tapez fin après vos paris.

## Le récit de la partie, et le commentateur

finishline-story-lot = Le sort a parlé. Premier à lancer : { $player }.
finishline-story-race = { $call ->
    [0] Course { $race } sur { $races } ! On retourne les tuiles, de la queue à la tête du peloton.
    [1] Au rond de présentation pour la course { $race } sur { $races }. Les voici, le dernier d’abord.
   *[2] Course { $race } sur { $races } au programme. Voyons les partants, de l’arrière vers l’avant.
}
finishline-story-tile = { $spot ->
    [hindmost] { $horse }{ $mark ->
        [favourite] , un favori,
        [safe] , un coureur sûr,
       *[none] {""}
    } a tout le peloton à remonter, à { $odds } fois la mise.
    [leader] Et en tête au départ, { $horse }{ $mark ->
        [favourite] , un favori,
        [safe] , un coureur sûr,
       *[none] {""}
    } à { $odds } fois la mise.
   *[between] { $call ->
        [0] Ensuite dans la ligne, { $horse }
        [1] Un cran devant, { $horse }
       *[2] Puis { $horse }
    }{ $mark ->
        [favourite] , un favori,
        [safe] , un coureur sûr,
       *[none] {""}
    } à { $odds } fois la mise.
}
finishline-story-slip = { $call ->
    [0] { $player } : feuille pliée, feuille remise.
    [1] { $player } : les jeux sont faits, et personne n’a rien vu.
    [2] { $player } : feuille au guichet, face cachée.
   *[3] { $player } : paris posés, bouche cousue.
}
finishline-story-own-slip = { $bets ->
    [0] Votre feuille est remise, sans le moindre pari.
   *[other] Votre feuille est remise : { $slip }.
}
finishline-story-off = { $call ->
    [0] La dernière feuille est là… et c’est parti !
    [1] Guichets fermés, stalles ouvertes : les voilà partis !
    [2] Rien ne va plus. Le drapeau tombe, les dés roulent !
   *[3] Toutes les feuilles sont là, les cœurs battent. En avant !
}
finishline-story-takes = { $call ->
    [0] { $player } : { $dice }, pris dans la réserve.
    [1] { $player } : la main dans la réserve, et voici { $dice }.
   *[2] { $player } : ce sera { $dice }.
}
finishline-story-last-die = { $trick ->
    [1] { $call ->
        [0] Et c’était le dernier dé de la réserve. Seule une astuce pourrait la regarnir.
        [1] La réserve est vide : dernier tour, sauf astuce !
       *[2] Il ne reste plus rien à prendre, mais il y a un dé noir parmi les trois…
    }
   *[0] { $call ->
        [0] Et c’était le dernier dé de la réserve : tout se joue sur ce lancer.
        [1] La réserve est vide. Dernier tour !
       *[2] Il ne reste plus rien à prendre : après ce lancer, c’est fini.
    }
}
finishline-story-rolls = { $blank ->
    [1] Trois dés, et trois fois rien : { $dice }.
   *[0] { $call ->
        [0] Les dés disent : { $dice }.
        [1] Ça roule, ça s’arrête : { $dice }.
        [2] Sur la table : { $dice }.
       *[3] Et voilà : { $dice }.
    }
}
finishline-story-aside = { $call ->
    [0] { $player } : non merci. Un dé s’en va : { $die }.
    [1] { $player } : { $die }, dé écarté.
   *[2] { $player } : rien pour personne, un dé de moins : { $die }.
}
finishline-story-shoe = { $effect ->
    [waits] { $call ->
        [0] { $player } : un fer pour { $horse }, en attendant le deuxième.
        [1] { $player } : un fer posé sur { $horse }.
       *[2] { $player } : un fer chez { $horse }, on verra plus tard.
    }
    [favourite] { $call ->
        [0] { $player } : un fer pour { $horse }, et il n’en faut pas plus à un favori !
        [1] { $player } : un seul fer suffit à { $horse }, c’est un favori !
       *[2] { $player } : un fer, et { $horse } file aussitôt, comme tous les favoris !
    }
   *[second] { $call ->
        [0] { $player } : le deuxième fer pour { $horse }. Cette fois, ça compte !
        [1] { $player } : la paire de fers est complète, et { $horse } s’élance !
       *[2] { $player } : voilà l’autre fer, { $horse } le sent passer !
    }
}
finishline-story-double = { $call ->
    [0] { $player } : double fer, et { $horse } répond !
    [1] { $player } : double fer, { $horse } donne tout !
   *[2] { $player } : deux fers d’un coup, et { $horse } s’envole.
}
finishline-story-whip = { $second ->
    [1] { $player } : encore le fouet sur { $horse }. Les commissaires ont tout vu !
   *[0] { $player } : le fouet pour { $horse }. Une fois, ça passe.
}
finishline-story-pace = { $player } : changement de rythme ! Le fer quitte { $start } pour { $end }{ $effect ->
    [waits] , et y attend.
    [favourite] , et il n’en faut pas plus à un favori !
   *[second] , où un autre l’attendait !
}
finishline-story-helmet = { $call ->
    [0] { $player } : le casque ! Tête baissée, { $horse } fonce !
    [1] { $player } : casque vissé pour { $horse }, quel coup de reins !
   *[2] { $player } : le casque, et voilà { $horse } lancé comme une balle.
}
finishline-story-level = { $player } : égalité parfaite ! { $horse } revient sur { $leader }, naseau contre naseau !
finishline-story-interference = { $player } : interférence ! Trois chevaux se bousculent, et cela donne, depuis la tête, { $horses }.
finishline-story-loss = { $call ->
    [0] { $player } : perte de vitesse, { $horse } rétrograde derrière { $rivals }.
    [1] { $player } : { $horse } n’avance plus ; { $rivals } passent devant.
   *[2] { $player } : mais { $horse } recule ! { $rivals } n’en demandaient pas tant.
}
finishline-story-keep = { $player } : une action supplémentaire, gardée pour après la course.
finishline-story-side = { $who ->
    [again] { $player } : pari latéral ! { $stake } € à recevoir à la fin, dus par { $other }, et les dés tout de suite.
    [last] { $player } : pari latéral sur le dernier lancer ! { $stake } € à recevoir à la fin, dus par { $other }.
   *[next] { $player } : pari latéral ! Pas de tour pour { $other }, et { $stake } € à payer à la fin.
}
finishline-story-disqualify = { $player } : on appelle les commissaires. Ils regardent { $horse }…
finishline-story-trick = { $player } : astuce ! De retour dans la réserve : { $dice }.
finishline-story-outsider = { $player } : un tuyau sur { $horse }, un outsider à { $amount } €.
finishline-story-disqualified = { $call ->
    [0] La cloche ! { $horse } est hors course.
    [1] On raccompagne { $horse } aux écuries : disqualifié !
   *[2] Disqualifié ! Déchirez vos paris sur { $horse }.
}
finishline-story-passes = { $place ->
    [1] { $call ->
        [0] Devant { $rivals } passe { $horse }.
        [1] { $horse } déborde { $rivals }.
       *[2] { $horse } prend le meilleur sur { $rivals }.
    }
    [2] { $call ->
        [0] { $horse } passe { $rivals } et se place deuxième.
        [1] { $chase ->
            [none] Au tout dernier moment, { $horse } passe { $rivals }.
           *[one] Deuxième maintenant, et ce n’est pas fini : { $horse }, devant { $rivals }.
        }
       *[2] { $chase ->
            [one] { $horse } laisse { $rivals } sur place. Plus qu’un à rattraper !
            [two] { $horse } laisse { $rivals } sur place. Plus que les deux de tête à rattraper !
           *[none] { $horse } laisse { $rivals } sur place !
        }
    }
    [3] { $call ->
        [0] { $horse } double { $rivals }, le voilà troisième.
        [1] Troisième place pour { $horse }, devant { $rivals }.
       *[2] D’une encolure, { $horse } prend la troisième place devant { $rivals }.
    }
   *[other] { $call ->
        [0] { $horse } refait du terrain sur { $rivals }.
        [1] { $horse } remonte, devant { $rivals }.
       *[2] { $horse } laisse derrière lui { $rivals }.
    }
}
finishline-story-leads = { $call ->
    [0] Et voilà { $horse } au commandement !
    [1] Nouveau leader : { $horse } ! Écoutez les tribunes !
    [2] C’est { $horse } maintenant, { $horse } devant tout le monde !
   *[3] { $horse } prend la tête, la lice en tremble !
}
finishline-story-parted = Finie, l’égalité : { $horse } se détache devant { $rival }.
finishline-story-straight = { $call ->
    [0] La dernière ligne droite ! Les dés jaunes sont ouverts.
    [1] Ils débouchent dans la ligne droite, place aux dés jaunes !
   *[2] Enfin la dernière ligne droite : des dés jaunes pour tous !
}
finishline-story-post = { $extras ->
    [0] Le poteau ! Plus un dé dans la course { $race }.
   *[1] Le poteau de la course { $race } ! Mais attention : il reste des actions supplémentaires.
}
finishline-story-extra = { $effect ->
    [waits] { $player } : une action supplémentaire après la cloche ! Un fer noir attend sur { $horse }.
    [favourite] { $player } : une action supplémentaire pour { $horse }, et il n’en faut pas plus à un favori !
   *[second] { $player } : une action supplémentaire après la cloche, et c’est le deuxième fer pour { $horse } !
}
finishline-story-decline = { $player } : l’action supplémentaire reste dans la poche.
finishline-story-photo = Photo ! Rien ne sépare { $first } et { $second } : six dés chacun, et les fers décident.
finishline-story-photo-dice = { $shoes ->
    [0] { $horse } : pas un seul fer.
    [one] { $horse } : un fer.
   *[other] { $horse } : { $shoes } fers.
}
finishline-story-photo-again = Toujours rien pour les départager. On recommence !
finishline-story-photo-won = La photo est là : { $horse }, d’un naseau !
finishline-story-arrival = Course { $race }, arrivée officielle : { $first } gagne{ $placed ->
    [1] , seul à l’arrivée
    [2] , { $second } est deuxième
   *[3] , { $second } est deuxième, { $third } troisième
}{ $behind ->
    [0] .
   *[other] . Suivent { $others }.
}
finishline-story-sheet = { $bets ->
    [0] { $player } : une feuille vide se retourne.
    [one] { $player } : une feuille avec un pari.
   *[other] { $player } : une feuille avec { $bets } paris.
}
finishline-story-paid = — { $bet } : { $amount ->
    [0] perdu.
   *[other] { $amount } € !
}
finishline-story-outsider-paid = — { $horse } était un outsider : { $amount } € de plus { $what ->
    [win] pour l’avoir joué gagnant.
   *[pair] pour un couplé avec lui.
}
finishline-story-capital = { $change ->
    [up] { $player } : gain de { $gain } €, { $capital } € en poche.
    [down] { $player } : perte de { $gain } €, { $capital } € en poche.
   *[even] { $player } : ni gain ni perte, { $capital } € en poche.
}
finishline-story-starter = Pour lancer en premier dans la course { $race }, la bourse la mieux garnie : { $player }.
finishline-story-allowance = De l’argent frais : { $amount } € pour tout le monde.
finishline-story-side-total = { $change ->
    [up] { $player } : { $amount } € à encaisser de paris latéraux.
   *[down] { $player } : { $amount } € à payer pour paris latéraux.
}
finishline-story-total = { $debt ->
    [0] { $player } : { $total } € à rapporter à la maison.
   *[1] { $player } : { $total } € de dettes, et le retour à pied.
}
finishline-story-winners = { $count ->
    [one] La journée est finie. Vainqueur : { $players }, avec { $total } € !
   *[other] La journée est finie, et la victoire se partage : { $players }, avec { $total } € chacun !
}

## Le terminal : Finish Line

finishline-heading = Course { $race } sur { $races }{ $moment ->
    [lay] {""} : les partants
    [bets] {""} : à vos feuilles
    [running] {""} · tour { $turn } · { $dice ->
        [0] réserve vide
        [one] reste { $dice } dé
       *[other] reste { $dice } dés
    }
    [straight] {""} · tour { $turn } · ligne droite · { $dice ->
        [0] réserve vide
        [one] reste { $dice } dé
       *[other] reste { $dice } dés
    }
    [extras] {""} · poteau passé, actions supplémentaires
    [photo] {""} · photo-finish
    [settled] {""} · réglée
   *[lot] {""} : qui commence ?
}
finishline-heading-out = · éliminés : { $horses }
finishline-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
finishline-front = tête { $arrow }
finishline-back = queue
finishline-level-place = 1ers à égalité
finishline-odds = { $odds }×
finishline-letter = { $colour ->
    [white] B
    [red] R
    [yellow] J
    [green] V
   *[black] N
}
finishline-tray = Réserve
finishline-tray-dice = { $count } { $colour ->
    [white] { $count ->
        [one] blanc
       *[other] blancs
    }
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
    [green] { $count ->
        [one] vert
       *[other] verts
    }
   *[black] { $count ->
        [one] noir
       *[other] noirs
    }
}
finishline-tray-closed = (dès { $straight })
finishline-gone = { $any ->
    [1] Sortis
   *[0] Ont servi
}
finishline-dice = Dés
finishline-face-does = { $face ->
    [horseshoe] Fer à cheval : le deuxième, ou un seul sur un F, gagne une place
    [double] Double fer : un cheval gagne une place, sauf s’il mène
    [whip] Fouet : jamais sur un S ; au deuxième, le cheval est renvoyé
    [pace] Changement de rythme : un fer blanc passe à un autre cheval
    [helmet] Casque : un F, ou un cheval ferré, gagne deux places
    [level] Égalité parfaite : le deuxième revient à hauteur du premier
    [interference] Interférence : trois voisins se rangent autrement
    [loss] Perte de vitesse : un cheval perd deux places et ses dés
    [extra] Action supplémentaire : un fer gardé pour l’après-course
    [side] Pari latéral : le suivant saute son tour et vous doit { $amount } €
    [disqualified] Disqualification : un cheval qui n’est pas un S s’en va
    [trick] { $any ->
        [1] Astuce : deux dés sortis reviennent dans la réserve
       *[0] Astuce : deux dés qui ont servi reviennent dans la réserve
    }
    [outsider] { $whole ->
        [1] Outsider, { $amount } € : prime au gagnant, moitié au couplé gagnant
       *[0] Outsider, { $amount } € : prime au gagnant, moitié au couplé
    }
   *[blank] Face vide : ce dé ne peut qu’être écarté
}
finishline-face-idle = { $face } : rien à en faire, ce dé serait écarté ({ $paragraph })
finishline-players = Joueurs
finishline-capital = Capital
finishline-side = Latéraux
finishline-slip = Feuille
finishline-slip-own = Votre feuille
finishline-stake = Mise
finishline-pays = Rapport
finishline-count = { $count }
finishline-euros = { $debt ->
    [0] { $euros } €
   *[1] −{ $euros } €
}
finishline-outsider-on-tile = { $amount }€
finishline-bet-kind = { $kind ->
    [win] gagnant
    [pair] couplé
   *[outsider] outsider
}
finishline-no-bets = rien de misé
finishline-lost = perdu
finishline-change = { $change ->
    [up] +{ $euros } €
    [down] −{ $euros } €
   *[even] ±{ $euros } €
}
finishline-total = { $total } avec les paris latéraux
finishline-photo = Photo { $round }
finishline-turn = { $player } : { $moment ->
    [bets] vos paris, à l’abri des regards. { $euros } € à miser.
    [handful] trois dés pour ouvrir la course, de deux couleurs au moins.
    [take] un dé de plus à lancer avec ces deux-là.
    [use] les dés sont jetés. Un à jouer, ou à écarter.
    [extras] une action supplémentaire à jouer. À qui le fer ?
   *[interval] toutes les feuilles sont ouvertes. On passe à la suite ?
}
finishline-ask = { $question ->
    [bet] Numéro de tuile, ou pari comme g { $one } 200 ou { $one }+{ $other }{ ":300" } :
    [first] Un cheval du couplé :
    [second] Avec quel autre ?
    [stake] Combien ? Par tranches de { $step } € :
    [handful] Lesquels ?
    [colour] Quelle couleur ?
    [die] Quel dé ?
    [target] Qu’en faire ? (0 : écarter)
    [to] Où va le fer ?
    [order] Dans quel ordre, de l’arrière vers l’avant ?
    [extra] Quel cheval ? (0 : aucun)
   *[ready] Entrée pour la course { $race }, avec { $euros } € de plus pour chacun :
}
finishline-choice-pair = deux chevaux, premier et deuxième
finishline-choice-done = remettre la feuille
finishline-choice-pays = rapporte { $euros } €
finishline-choice-aside = l’écarter
finishline-choice-none = y renoncer
finishline-choice-ready = on continue
finishline-choice = { $effect ->
    [moves] { $horse } → { $place }
    [parts] { $horse } se détache
    [leaves] { $horse } est hors course !
   *[stays] { $horse } reste { $place }
}
finishline-choice-from = le prendre à { $horse }
finishline-choice-around = { $order } ({ $horse })
finishline-choice-order = { $order } { $arrow } { $horse } devant
finishline-choice-level = { $horse } revient à hauteur
finishline-choice-keep = le garder pour l’après-course
finishline-choice-side = le suivant passe son tour, pour { $euros } €
finishline-barred = Impossible : { $horses }. Tapez-en un : on vous dira pourquoi.
finishline-no-such-tile = Aucun { $number } au départ. Les numéros sont { $numbers }.
finishline-not-neighbours = { $numbers } ne sont pas côte à côte : choisissez trois voisins.
finishline-help = { $phase ->
    [bets] Au plus trois paris gagnants et deux couplés (premier et deuxième, dans n’importe quel ordre), par tranches de { $step } € ; on peut aussi ne rien miser. Tapez gagnant 18 200, couplé 18 11 300 ou toute la feuille, { "18:200 3:tout 18+11:300" } fin. Un couplé rapporte la somme des deux cotes. Voir F2.4.
    [take] Il faut deux couleurs au moins parmi les trois dés, tant que c’est possible ; le jaune attend la dernière ligne droite. Tapez un numéro ou un nom ; pour ouvrir la course, des lettres suffisent : BBR. Voir F3.
    [use] Un dé se joue, ou s’écarte sans effet ; les deux autres passent au suivant. 2 18 joue le deuxième dé sur la tuile 18, 1 18 5 porte un fer de 18 à 5, 3 5 11 20 range trois voisins de l’arrière vers l’avant, 2 0 écarte le deuxième dé. Voir F5.
    [extras] Une action supplémentaire se pose comme un fer blanc : le deuxième, ou un seul sur un F, gagne une place. Tapez un numéro de tuile, ou 0 pour y renoncer. Voir F3.7.
   *[interval] Toute la course est sur la table. Entrée ou suite pour la suivante. Voir F6.
}
finishline-help-more = dés explique toutes les faces · sur une tuile, { $shoe } est un fer blanc, { $black } une action supplémentaire, { "!" } un fouet, € un outsider ; + après un nom est une action gardée ; F est un favori, S un coureur sûr.

## La page : Finish Line sur la table

page-finishline-asks-bets = Remplissez votre feuille : vous avez { $euros } € à miser, et personne ne la voit.
page-finishline-asks-take = { $handful ->
    [1] Vous ouvrez la course : choisissez trois dés et lancez-les.
   *[0] { $home ->
        [1] Ligne droite ! Prenez un dé, même jaune, et lancez les trois.
       *[0] Prenez un dé dans la réserve et lancez les trois.
    }
}
page-finishline-asks-use = Servez-vous d’un de vos trois dés, ou écartez-en un.
page-finishline-asks-extra = Votre action supplémentaire : un fer noir pour un cheval, ou rien.
page-finishline-asks-ready = La course est réglée. Dites quand vous êtes prêt pour la suivante.
page-finishline-summary-race = Finish Line, course { $race } sur { $races }.
page-finishline-summary-turn = À jouer : { $player }.
page-finishline-summary-row = Depuis la tête : { $horses }.{ $level ->
    [1] {" "}Les deux premiers sont à égalité.
   *[0] {""}
}
page-finishline-summary-out = Hors course : { $horses }.
page-finishline-summary-dice = Les dés montrent { $dice }.
page-finishline-summary-reserve = Dans la réserve : { $dice }.
page-finishline-summary-sheet = Votre feuille : { $bets }.
page-finishline-summary-arrival = L’arrivée : { $horses }.
page-finishline-summary-pay = { $player } : { $lines }. { $capital } € en poche{ $side ->
    [0] {""}
   *[other] , paris latéraux { $side } €
}.
page-finishline-tile = { $horse }, à { $odds } fois la mise{ $mark ->
    [favourite] , favori
    [safe] , coureur sûr
   *[none] {""}
}{ $shoe ->
    [1] , avec un fer
   *[0] {""}
}{ $extra ->
    [1] , avec un fer noir
   *[0] {""}
}{ $whip ->
    [1] , fouetté une fois
   *[0] {""}
}{ $outsider ->
    [0] {""}
   *[other] , outsider à { $outsider } €
}
page-finishline-race = Course { $race } sur { $races }
page-finishline-legend = F favori : un seul fer suffit · S sûr : ni fouet ni disqualification · ×4 rapporte quatre fois la mise
page-finishline-back = Queue
page-finishline-front = Tête
page-finishline-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
page-finishline-odds = ×{ $odds }
page-finishline-out = Hors course :
page-finishline-barred = Impossible pour { $horse }. { $why }
page-finishline-does-go = { $horse } { $back ->
    [1] recule
   *[0] passe
} { $place ->
    [1] en tête !
    [2] à la deuxième place.
    [3] à la troisième place.
   *[other] à la { $place }e place.
}
page-finishline-does-wait = { $kind ->
    [whip] Le fouet pour { $horse } : un deuxième le disqualifierait.
    [outsider] Le dé vert reste sur { $horse } jusqu’au règlement de la course.
    [extra] Le fer noir attend sur { $horse }.
   *[shoe] Le fer attend sur { $horse }.
}
page-finishline-does-out = { $horse } est disqualifié et quitte la course.
page-finishline-does-level = { $horse } rejoint { $leader } en tête.
page-finishline-does-mix = Depuis la tête : { $horses }.{ $parted ->
    [1] {" "}L’égalité est rompue.
   *[0] {""}
}
page-finishline-does-take = Prendre le fer de { $horse }.
page-finishline-does-pace = Le fer passe de { $from } à { $horse }{ $place ->
    [0] {" "}et y attend.
    [1] , qui prend la tête !
    [2] , qui se place deuxième.
    [3] , qui se place troisième.
   *[other] , qui passe à la { $place }e place.
}
page-finishline-does-keep = À garder : après la course, c’est un fer noir pour n’importe quel cheval.
page-finishline-does-side = Le joueur suivant passe son tour et vous devra { $euros } € à la fin.
page-finishline-does-trick = De retour dans la réserve : { $dice }.
page-finishline-does-aside = Le dé s’en va sans effet ; les deux autres passent au suivant.
page-finishline-does-decline = L’action supplémentaire reste dans votre poche.
page-finishline-face = { $face ->
    [horseshoe] À poser sur un cheval. Le deuxième, ou le premier sur un F, fait gagner une place. En tête, un seul attend.
    [double] Le cheval gagne aussitôt une place. Pas pour le cheval de tête.
    [whip] Reste sur le cheval, jamais sur un S. Le deuxième fouet sur un cheval le disqualifie.
    [pace] Un fer blanc passe d’un cheval, sauf un S, à un autre : il y agit aussitôt.
    [helmet] Un F, ou un cheval qui porte un fer blanc, gagne deux places. Pas pour le cheval de tête.
    [level] Le deuxième revient à la hauteur du premier. Une fois par course.
    [interference] Trois voisins dans l’ordre de votre choix.
    [loss] Un cheval perd deux places et ses dés. Pas pour les deux derniers.
    [extra] À garder. Après la course, c’est un fer de plus, quand personne ne peut plus répondre.
    [after] La course est courue, mais ceci vaut encore un fer : posez-le sur un cheval.
    [side] Le joueur suivant passe son tour et vous devra { $euros } € tout à la fin.
    [disqualified] Un cheval quitte la course. Jamais un S.
    [trick] { $any ->
        [1] Deux dés sortis de la course, utilisés ou non, retournent dans la réserve.
       *[0] Deux dés qui ont servi et quitté la course retournent dans la réserve.
    }
    [outsider] { $whole ->
        [1] À poser sur un cheval. S’il gagne, ceux qui l’ont joué gagnant touchent la somme ; un couplé gagnant avec lui la moitié.
       *[0] À poser sur un cheval. S’il gagne, ceux qui l’ont joué gagnant touchent la somme ; les couplés avec lui la moitié, s’il est premier ou deuxième.
    }
   *[blank] Rien. Ce dé ne peut qu’être écarté.
}
page-finishline-tap-hint = Touchez un cheval éclairé, ou faites-y glisser le dé.
page-finishline-tap-keys = Clavier : les flèches changent de dé, 1 à 7 désignent un cheval depuis la tête, Entrée joue, 0 écarte.
page-finishline-pace-hint = D’abord le cheval qui cède son fer, puis celui qui le reçoit.
page-finishline-pace-other = Prendre celui d’un autre
page-finishline-mix-hint = Faites glisser les tuiles pour mêler trois voisins.
page-finishline-mix-keys = Clavier : Tab ou 1 à 7 vers une tuile, puis gauche et droite.
page-finishline-mix-not = Trois voisins seulement peuvent être mêlés : remettez les autres à leur place.
page-finishline-mix-do = Les mêler ainsi
page-finishline-mix-reset = Comme avant
page-finishline-part = Séparer les deux de tête
page-finishline-way = { $kind ->
    [level] Mettre à égalité
    [keep] Le garder
    [side] Pari latéral
    [decline] Y renoncer
   *[trick] Reprendre
}
page-finishline-aside = Écarter
page-finishline-move-tile = { $horse } : à déplacer avec gauche et droite
page-finishline-write = Écrire sur la feuille : { $horse }
page-finishline-dice = Les dés : { $player }
page-finishline-die = Dé { $die } : { $face }
page-finishline-rolls = { $rolled ->
    [1] Dernier lancer : { $player }. Désignez un dé pour lire ce qu’il fait.
   *[0] Prochain lancer : { $player }.
}
page-finishline-reserve = Réserve : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
page-finishline-straight = { $home ->
    [1] Ligne droite : les jaunes sont ouverts
   *[0] { $count ->
        [0] Jaunes au prochain tour
        [one] Jaunes dans { $count } dé
       *[other] Jaunes dans { $count } dés
    }
}
page-finishline-colour = { $colour ->
    [white] course
    [red] chance
    [yellow] finale
    [green] argent
   *[black] action
}
page-finishline-dice-of = { $count ->
    [0] aucun dé { $colour ->
        [white] blanc
        [red] rouge
        [yellow] jaune
        [green] vert
       *[black] noir
    }
    [one] un dé { $colour ->
        [white] blanc
        [red] rouge
        [yellow] jaune
        [green] vert
       *[black] noir
    }
   *[other] { $count } dés { $colour ->
        [white] blancs
        [red] rouges
        [yellow] jaunes
        [green] verts
       *[black] noirs
    }
}
page-finishline-take = Prendre { $die } (dans la réserve : { $dice })
page-finishline-take-barred = { $dice }, pas disponible maintenant. { $why }
page-finishline-hand = Les trois dés que vous lancez
page-finishline-put-back = Remettre { $die }
page-finishline-roll = Lancer
page-finishline-hand-hint = Touchez les couleurs pour sortir trois dés.
page-finishline-own = Votre feuille et vos dés
page-finishline-sheet = Votre feuille pour la course { $race }
page-finishline-sheet-secret = Derrière votre paravent jusqu’à la fin de la course.
page-finishline-bets = { $kind ->
    [win] Gagnant · jusqu’à { $most }
   *[pair] Couplé, premier et deuxième dans n’importe quel ordre · jusqu’à { $most }
}
page-finishline-line = { $kind ->
    [win] Gagnant { $line }
   *[pair] Couplé { $line }
}
page-finishline-horse = { $kind ->
    [win] Gagnant { $line } : le cheval
   *[pair] Couplé { $line } : { $place ->
        [1] un cheval
       *[2] l’autre cheval
    }
}
page-finishline-no-horse = –
page-finishline-option = { $number } · { $name } · ×{ $odds }
page-finishline-stake = { $kind ->
    [win] Mise du gagnant { $line }, en euros
   *[pair] Mise du couplé { $line }, en euros
}
page-finishline-slider = { $label }, au curseur
page-finishline-less = Miser moins
page-finishline-more = Miser plus
page-finishline-would-pay = → { $euros } €
page-finishline-rub-out = { $kind ->
    [win] Effacer le gagnant { $line }
   *[pair] Effacer le couplé { $line }
}
page-finishline-sum = { $over ->
    [1] { $sum } € misés, { $left } € de plus que vous n’avez
   *[0] { $sum } € misés, reste { $left } €
}
page-finishline-hand-in = { $bets ->
    [0] Remettre une feuille vide
   *[other] Remettre la feuille · { $sum } €
}
page-finishline-full = Toutes les lignes de votre bulletin sont prises : effacez-en une pour jouer un autre cheval.
page-finishline-unfinished = Il manque un cheval à un pari : complétez-le, ou effacez-le.
page-finishline-your-sheet = Votre feuille, derrière votre paravent
page-finishline-bet-kind = { $kind ->
    [win] gagnant
   *[pair] couplé
}
page-finishline-stake-at = { $stake } € × { $odds }
page-finishline-no-bets = Aucun pari
page-finishline-sheet-state = { $filled ->
    [1] Feuille pliée
   *[0] En train d’écrire
}
page-finishline-players = Joueurs
page-finishline-starts = Ouvre cette course
page-finishline-first = Premier à lancer : { $player }
page-finishline-side = Paris latéraux
page-finishline-kept = { $count ->
    [one] Une action supplémentaire gardée
   *[other] { $count } actions supplémentaires gardées
}
page-finishline-euros = { $euros } €
page-finishline-plus = +{ $euros } €
page-finishline-minus = −{ $euros } €
page-finishline-arrival = L’arrivée de la course { $race }
page-finishline-reckoning = Les feuilles, ligne par ligne
page-finishline-line-win = { $stake } € à { $odds } fois sur { $horse } gagnant : { $amount ->
    [0] perdu
   *[other] rapporte { $amount } €
}
page-finishline-line-pair = { $stake } € à { $odds } fois sur { $horse } avec { $other } : { $amount ->
    [0] perdu
   *[other] rapporte { $amount } €
}
page-finishline-line-outsider = { $horse } était un outsider : { $amount } € pour { $what ->
    [win] l’avoir joué gagnant
   *[pair] un couplé avec lui
}
page-finishline-line-sum = { $kind ->
    [win] gagnant
   *[pair] couplé
} { $stake } € × { $odds }
page-finishline-line-bonus = { $kind ->
    [outsider-win] outsider, gagnant
   *[outsider-pair] outsider, en couplé
}
page-finishline-lost = perdu
page-finishline-staked = Misé
page-finishline-paid = Touché
page-finishline-capital = Capital
page-finishline-total = Total général
page-finishline-photo-round = Tour { $round } : { $shoes } partout.
page-finishline-shoes = { $count ->
    [0] aucun fer
    [one] un fer
   *[other] { $count } fers
}
page-finishline-ready = À la course suivante
page-finishline-allowance = Chacun reçoit d’abord { $euros } €.
page-finishline-last-reckoning = Revoir le dernier règlement
