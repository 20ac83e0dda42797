### Tout ce que dit Finish Line, au terminal et sur la page.
### Les clés suivent le même ordre que dans l’autre langue.

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
finishline-bet-win = { $stake } € à { $odds }× sur { $horse } gagnant
finishline-bet-pair = { $stake } € à { $odds }× sur { $low } avec { $high }

## Les coups tels qu’on les tape

finishline-notation-unreadable = « { $text } » ne veut rien dire ici. Un coup s’écrit { "take:white" }, { "2:c" }, { "1:aside" }, { "1:c>e" }, { "3:mix2/312" }, { "2:trick:white+red" }, { "extra:c" }, { "win:c=200" }, { "pair:c+e=300" } ou done.
finishline-notation-horse = Il n’y a pas de cheval « { $text } ». Un cheval porte la lettre de sa place au départ, de a pour le dernier à { $last } pour celui qui mène.
finishline-notation-order = « { $text } » n’est pas un ordre pour trois chevaux : écrivez une fois chacun 1, 2 et 3, par exemple 312.
finishline-notation-pair = « { $text } » y figure deux fois : un couplé prend deux chevaux différents, par exemple c+e.
finishline-notation-stake = { $text } €, personne n’en aura jamais autant : écrivez une mise plus petite.

## Les coups que la règle interdit

finishline-refused-nothing = Rien n’interdit ce coup : il peut se jouer.
finishline-refused-game-over = La dernière course est courue : plus rien ne se joue.
finishline-refused-not-a-seat = Personne n’est assis à cette place.
finishline-refused-not-awaited = Ce n’est pas à vous pour l’instant : laissez faire les autres.
finishline-refused-not-a-move = Ce coup n’existe pas dans ce jeu.
finishline-refused-between-races = La course est réglée : regardez les feuilles, puis tapez go pour la suivante.
finishline-refused-bets-to-write = D’abord vos paris, par exemple { "win:c=200" }, puis done pour remettre votre feuille.
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
finishline-refused-no-such-dice-left = La réserve ne contient pas { $dice } : prenez ce qu’il y a.
finishline-refused-yellow-too-early = Les dés jaunes attendent la dernière ligne droite, quand la réserve ne compte plus que { $straight } dés : prenez une autre couleur.
finishline-refused-one-colour-only = Cela ferait trois dés de la même couleur, alors qu’une autre est disponible : prenez celle-là.
finishline-refused-other-face = Le dé { $die } ({ $face }) ne fait pas cela : choisissez ce qu’il sait faire, ou écartez-le.
finishline-refused-out-of-the-race = { $horse } n’est plus en course : choisissez un cheval de la ligne.
finishline-refused-leader-cannot-advance = { $horse } mène déjà et ne peut pas aller plus loin : choisissez un cheval derrière.
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
finishline-refused-dice-not-left = Tout cela n’a pas quitté la course : { $dice }. Reprenez des dés qui en sont sortis.
finishline-refused-trick-takes-two = Une astuce reprend deux dés quand deux sont sortis : nommez-en deux.
finishline-unfinished-slip = Votre feuille n’est pas encore remise : finissez vos paris par done.

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
finishline-story-last-die = { $call ->
    [0] Et c’était le dernier dé de la réserve : tout se joue sur ce lancer.
    [1] La réserve est vide. Dernier tour !
   *[2] Il ne reste plus rien à prendre : après ce lancer, c’est fini.
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
        [1] Deuxième maintenant, et ce n’est pas fini : { $horse }, devant { $rivals }.
       *[2] { $horse } laisse { $rivals } sur place. Plus qu’un à rattraper !
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
finishline-story-arrival = Arrivée officielle de la course { $race } : { $horses }.
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
