### Tout ce que dit Ascot, au terminal et sur la page.
### Les clés suivent le même ordre que dans l’autre langue.

## Les coups tels qu’on les tape

ascot-notation-unreadable = « { $text } » ne veut rien dire ici. Un coup est un mot, comme pass, yes, { "bid:12000" }, { "sell:farrier" }, { "lane:3" }, { "on:3" }, { "bet:500" } ou { "to:2" }.
ascot-notation-thing = « { $text } », cela ne se possède pas. Donnez le numéro d’un cheval, de 1 à { $horses }, ou un mot parmi { $known }.
ascot-notation-horse = Il n’y a pas de cheval { $text } : les numéros vont de 1 à { $horses }.
ascot-notation-pack = Personne du nom de { $text } ne rédige de rapports ici. Adressez-vous à l’un de ceux-ci : { $known }.
ascot-notation-seat = Il n’y a pas de place { $text } : on les compte de 1 à { $seats }.
ascot-notation-report = Aucun rapport à conserver ne s’appelle { $text }. Il y a { $known }.
ascot-notation-lane = Il n’y a pas de piste { $text } : elles vont de 1, à la corde, à { $lanes }, et post désigne le poteau.
ascot-notation-francs = « { $text } » n’est pas une somme. Écrivez-la en chiffres seulement, comme 12000, jusqu’à { $most }.

## Les coups que la règle interdit

ascot-refused-nothing = Rien n’interdit ce coup : il peut se jouer.
ascot-refused-game-over = La course est courue, les tribunes sont vides : la partie est finie.
ascot-refused-not-a-seat = Personne n’est assis à cette place.
ascot-refused-not-awaited = Ce n’est pas à vous : laissez finir les autres.
ascot-refused-not-a-move = Ce coup n’existe pas dans ce jeu.
ascot-refused-asked-otherwise = { $asked ->
    [exchange] D’abord, une carte de votre main va sous le mort : { "swap:5" } pour le cheval 5, { "swap:farrier" } pour une affaire.
    [throw-in] C’est le moment de jeter des cartes, comme { "throw:5" }, puis de dire done.
    [bid] Un lot attend sous le marteau : enchérissez, par exemple { "bid:12000" }, ou passez avec pass.
    [owe] Vous devez plus que vous n’avez : mettez quelque chose en vente, comme { "sell:5" } ou { "sell:farrier" }.
    [member] Avant ses dés, un membre peut prendre un rapport : { "read:vet" }, { "read:walroy" } ou { "read:stevens" }, sinon pass.
    [member-horse] Le rapport est lu : dites auquel de vos chevaux il s’applique, par exemple { "horse:5" }.
    [join] La porte du Club est ouverte : yes pour entrer, pass pour poursuivre.
    [offer] Le marché est ouvert : adressez-vous à quelqu’un, comme { "to:2" }, mettez chevaux, rapports et argent sur la balance, puis send ; ou pass.
    [answer] Une offre attend votre réponse : yes ou pass.
    [withdraw] Vous avez plus de chevaux qu’il n’en peut courir : retirez-en un, par exemple { "scratch:5" }.
    [favourite] Nommez un favori parmi vos chevaux, par exemple { "fav:5" }, ou dites pass.
    [bet] Le Bookmaker attend : misez sur le cheval appelé, par exemple { "bet:500" }, ou dites pass.
    [whose] Pour qui est ce jet ? { "for:favourite" } ou { "for:next" }.
    [move] Choisissez la piste où va votre cheval, par exemple { "lane:3" }.
    [colour] Votre cheval est sur une couleur : continuez avec { "on:3" } ou { "adv:3" }, jetez un Désavantage avec drop ou drop+, ou dites pass.
    [inscription] La case envoie votre cheval plus loin : choisissez une piste, par exemple { "led:3" }.
    [need] Il faut un rapport à votre cheval : offrez-en de l’argent, par exemple { "offer:3000" }, ou dites pass.
   *[need-answer] On vous offre de l’argent pour votre rapport : yes ou pass.
}
ascot-refused-no-such-card = Cette carte n’existe pas dans ce jeu.
ascot-refused-no-such-horse = Ce cheval n’existe pas : les numéros vont de 1 à { $horses }.
ascot-refused-auctioneer-stays = Le Commissaire-priseur est ouvert devant vous et y reste : il ne s’échange ni ne se jette.
ascot-refused-both-stables = Personne ne garde les deux écuries : jetez-en une d’abord.
ascot-refused-second-stable = Vous avez déjà une écurie, et personne ne peut posséder les deux.
ascot-refused-offer-to-oneself = On ne traite pas avec soi-même : adressez-vous à quelqu’un d’autre.
ascot-refused-address-first = Dites d’abord à qui va l’offre, par exemple { "to:2" }.
ascot-refused-money-already = Il y a déjà de l’argent dans cette offre, et il ne va que dans un sens.
ascot-refused-empty-offer = Il n’y a que de l’argent sur la balance : nommez au moins un cheval ou un rapport.
ascot-refused-draft-begun = Vous avez commencé une offre : finissez-la par send, ou recommencez sans elle.
ascot-refused-answer-of-another = Cette offre est faite à quelqu’un d’autre, qui seul peut y répondre.
ascot-refused-lane-too-far = Cette piste est trop loin : un cheval se décale d’une piste par longueur.
ascot-refused-straight-from-gate = La première case après le départ est sur la piste du cheval : il peut s’écarter à partir de la deuxième.
ascot-refused-no-change-in-bend = On ne change pas de piste entre le poteau du dernier tournant et la case de la cravache.
ascot-refused-horse-in-the-way = Un autre cheval barre tous les chemins, et le saute-mouton est interdit.
ascot-refused-cutting-in = Ce serait couper la piste : on y entre avec trois longueurs d’avance au moins sur tous ceux qui y suivent.
ascot-refused-left-overtaking = Ce chemin dépasse par la gauche, ce qui n’est permis que faute de tout autre coup.
ascot-refused-not-at-the-post = Le poteau se passe avec le nombre exact, ni plus ni moins.
ascot-refused-not-own-colour = Ce n’est pas la couleur du cheval : il y faut un Avantage ({ "adv:3" } ou drop+).
ascot-refused-own-colour = C’est la couleur même du cheval : inutile d’y mettre un Avantage ({ "on:3" } ou drop).
ascot-refused-no-disadvantage = Vous n’avez pas de Désavantage à jeter. Tant mieux !
ascot-refused-no-way-on = Impossible d’aller plus loin d’ici : les longueurs supplémentaires sont perdues.
ascot-refused-lane-not-asked-for = La case ne mène pas à cette piste.
ascot-refused-card-not-held = Vous ne tenez pas { $thing }.
ascot-refused-not-yours-to-sell = Vous n’avez pas { $thing } à vendre.
ascot-refused-no-buyer-before = Personne n’a voulu { $thing } à l’instant : proposez autre chose.
ascot-refused-horse-not-yours = { $horse } n’est pas à vous.
ascot-refused-horse-home = { $horse } est rentré au box : son entraînement est fini.
ascot-refused-offered-already = { $horse } est déjà sur la balance.
ascot-refused-not-running = { $horse } ne court pas.
ascot-refused-bet-already = Vous avez déjà votre ticket sur { $horse } : un par joueur et par cheval.
ascot-refused-bid-too-low = { $francs } F, c’est trop peu : l’enchère la plus basse est maintenant de { $least } F.
ascot-refused-bid-above-means = { $francs } F, c’est plus que vous ne pouvez payer : avec { $purse } F en bourse, commission comprise, { $most } F est le maximum.
ascot-refused-not-a-step = { $francs } F ne va pas : les sommes vont de { $step } F en { $step } F.
ascot-refused-no-money = Dites une somme : { $step } F au moins.
ascot-refused-not-for-this-debt = Pour cette dette, on ne vend pas { $thing } : { $cause ->
    [entry] seuls les rapports conservés et le Bookmaker paient les engagements
   *[race] pendant la course, on ne vend que des rapports conservés
}.
ascot-refused-no-suitable-horse = Vous n’avez à l’entraînement aucun cheval dont s’occupe { $trainer }.
ascot-refused-wrong-stable = Ce rapport n’est pas pour { $horse } : c’est { $trainer } qui s’en occupe, et non { $reader }.
ascot-refused-fee-above-means = Le droit d’entrée est de { $francs } F, et vous avez { $purse } F.
ascot-refused-offers-used-up = Vous avez fait vos { $most } offres : il ne reste qu’à passer.
ascot-refused-addressed-already = Cette offre va déjà à quelqu’un : { $player }.
ascot-refused-no-such-seat = Cette place n’existe pas : on joue à { $seats }.
ascot-refused-nothing-to-trade = { $player } : ni cheval ni rapport d’un côté comme de l’autre, il n’y a rien à échanger.
ascot-refused-owned-by-neither = { $horse } n’appartient à aucun des deux, ni à vous ni à l’autre ({ $player }).
ascot-refused-report-not-yours = Vous n’avez plus d’exemplaire à donner : { $report }.
ascot-refused-report-not-theirs = { $player } : plus d’exemplaire à prendre de ce côté ({ $report }).
ascot-refused-money-above-means = { $francs } F, c’est plus que les { $purse } F de votre bourse.
ascot-refused-money-above-theirs = { $francs } F, c’est plus qu’il n’y a dans cette bourse ({ $player } : { $purse } F).
ascot-refused-too-many-horses = { $number ->
    [one] Un seul cheval par joueur peut courir : retirez-en un.
   *[other] { $number } chevaux par joueur au plus peuvent courir : retirez-en un.
}
ascot-refused-bets-taken = Le Bookmaker a pris { $most } paris sur { $horse } et n’en prend plus.
ascot-refused-no-such-lane = Cette piste n’existe pas : il y en a { $lanes }.
ascot-refused-square-taken = La longueur { $length } de la piste { $lane } est prise : { $horse } s’y trouve.
ascot-refused-no-advantage = { $colour ->
    [black] Vous n’avez pas d’Avantage noir pour { $horse }.
    [red] Vous n’avez pas d’Avantage rouge pour { $horse }.
    [yellow] Vous n’avez pas d’Avantage jaune pour { $horse }.
   *[blue] Vous n’avez pas d’Avantage bleu pour { $horse }.
}
ascot-unfinished-throwing-in = Dites done quand vous avez jeté toutes les cartes dont vous ne voulez pas, même aucune.
ascot-unfinished-offer = L’offre n’est pas finie : mettez-y chevaux, rapports ou argent, puis send ; ou dites simplement pass.

## Chevaux, affaires, rapports, cases

ascot-the-bank = la Banque
ascot-francs = { $francs } F
ascot-the-thing = { $thing ->
    [1] King of Clubs (1)
    [2] Priory Park (2)
    [3] Dark Warrior (3)
    [4] Elton (4)
    [5] Leonidas (5)
    [6] Knight Error (6)
    [7] Jerome Fandor (7)
    [8] Dorigen (8)
    [9] Play On (9)
    [10] Flamenco (10)
    [11] Over Coat (11)
    [12] Marmaduke Jinks (12)
    [13] le Commissaire-priseur
    [14] le Bookmaker
    [15] le Club
    [16] le Maréchal-ferrant
    [17] l’écurie Walroy
    [18] l’écurie Stevens
    [19] le Vétérinaire
    [20] le Marchand de fourrage
    [21] le rapport « Bride incassable »
    [22] le rapport « Vaisseaux solides »
   *[23] le rapport « Pied sûr »
}
ascot-the-pack = { $pack ->
    [stevens] l’entraîneur Stevens
    [walroy] l’entraîneur Walroy
   *[vet] le vétérinaire
}
ascot-report = { $name ->
    [1] Beau galop à l’aube
    [2] Galop éblouissant, chronomètre en main
    [3] Galop paresseux
    [4] D’une humeur de dogue
    [5] Boude sa mangeoire
    [6] Galop d’essai, en avant
    [7] Galop d’essai, demi-tour
    [8] Pourboire aux lads
    [9] Double ration d’avoine
    [10] Flots au concours hippique
    [11] L’assurance rembourse
    [12] Bride neuve, incassable
    [13] Cœur et vaisseaux solides
    [14] Le pied sûr par tous les terrains
    [15] La gourme à l’écurie
    [16] Une vilaine toux
    [17] Boite de l’antérieur gauche
    [18] Certificat de bonne santé
    [19] Emplâtres et onguents
    [20] Dans une forme superbe
    [21] Raide de l’épaule
   *[22] Un travail bien enlevé
}
ascot-square = { $name ->
    [1] Matinée tranquille
    [2] Ferrure neuve
    [3] Fers spéciaux pour la course
    [4] Un fer qui bouge
    [5] Avoine
    [6] Foin
    [7] Paille
    [8] Pension
    [9] Droit de piste
    [10] Rapport de l’entraîneur
    [11] Visite du vétérinaire
    [12] Note du vétérinaire
    [13] Club des Propriétaires
    [14] Dîner de veille de course
    [15] Bienfaisance
    [16] Gel
    [17] Dentiste équin
    [18] Une selle neuve
    [19] Le van
   *[20] Gages du jockey
}
ascot-inscription = { $kind ->
    [broken-bridle] Bride cassée
    [burst-vessel] Rupture de vaisseau
    [falls] Votre cheval tombe
    [overtake] Dépassez
    [inside-lanes] Prenez les pistes intérieures, { $number } longueurs plus loin
    [outside-lanes] Prenez les pistes extérieures, { $number } longueurs plus loin
    [inside-lane] Prenez la piste intérieure, { $number } longueurs plus loin
    [outside-lane] Prenez la piste extérieure, { $number } longueurs plus loin
    [move-on] { $number ->
        [one] Avancez d’une longueur
       *[other] Avancez de { $number } longueurs
    }
    [move-back] { $number ->
        [one] Reculez d’une longueur
       *[other] Reculez de { $number } longueurs
    }
   *[pay] Versez { $number } F à la Banque
}

## Le récit : la donne et les enchères

ascot-story-dealer = { $player } : donne par tirage au sort, et garde de la Banque.
ascot-story-dealt = { $count ->
    [one] Les titres circulent, face cachée : un chacun
   *[other] Les titres circulent, face cachée : { $count } chacun
}, et { $dead } au mort.
ascot-story-hand = Votre main : { $cards }.
ascot-story-auctioneer = { $player } : le Commissaire-priseur sur la table, et le marteau en main.
ascot-story-acting = { $player } : commissaire-priseur par intérim, puisque personne ne montre la carte.
ascot-story-exchanged = { $player } : une carte glissée sous le mort, une autre prise dessus.
ascot-story-puts-under = Sous le mort : { $thing }.
ascot-story-takes-top = Prise sur le mort : { $thing }.
ascot-story-done = { $player } : plus rien à jeter.
ascot-story-own-throw = { $count ->
    [0] Vous gardez toute votre main.
   *[other] Au mort, face cachée : { $cards }.
}
ascot-story-threw-in = { $player } : { $count ->
    [0] aucune carte jetée.
    [one] une carte jetée.
   *[other] { $count } cartes jetées.
}
ascot-story-lot = { $call ->
    [0] Mesdames, messieurs, approchez : { $thing }
    [1] Qui me met un prix sur { $thing }
    [2] On m’apporte maintenant { $thing }
    [3] Un peu de silence dans la salle ! Voici { $thing }
    [4] Une pièce de choix, regardez bien : { $thing }
   *[5] On retourne la carte, et c’est { $thing }
}, { $francs ->
    [0] gratuit sur le papier
   *[other] { $francs } F d’après la carte
} ; { $left ->
    [0] ensuite, rideau.
    [one] encore une carte après celle-ci.
   *[other] encore { $left } cartes ensuite.
}
ascot-story-bids = { $player } : { $call ->
    [0] { $francs } F !
    [1] un signe de la canne, { $francs } F.
    [2] { $francs } F, sans sourciller.
    [3] on monte à { $francs } F.
    [4] { $francs } F, à ma gauche.
   *[5] { $francs } F, au fond de la salle.
}
ascot-story-passes = { $player } : { $call ->
    [0] sans moi.
    [1] la tête fait non.
    [2] trop cher.
    [3] pas aujourd’hui.
    [4] on referme son portefeuille.
   *[5] on en reste là.
}
ascot-story-sold = { $call ->
    [0] Une fois, deux fois, trois fois… adjugé !
    [1] Le marteau tombe, adjugé !
    [2] Personne ne dit mieux ? Adjugé !
    [3] Pas de regrets ? C’est vendu !
    [4] Toc ! Adjugé, vendu !
   *[5] Plus d’amateur ? Adjugé !
} { $player } : { $thing }, pour { $francs } F.
ascot-story-commission = — le dixième du marteau : { $francs } F pour { $player }.
ascot-story-unsold = { $kind ->
    [pile] Pas une main ne se lève pour { $thing }, qui sort du jeu.
   *[debt] Pas une main ne se lève pour { $thing } : vente manquée.
}
ascot-story-keeps = { $player } : { $count ->
    [0] rien de conservé de la donne.
   *[other] conservé de la donne, { $cards }.
}
ascot-story-billed = { $player } : { $paid ->
    [1] { $francs } F à la Banque pour les cartes conservées.
   *[0] { $francs } F dus à la Banque pour les cartes conservées.
}
ascot-story-pays = — { $player } : { $francs } F pour { $to }.
ascot-story-owes = { $player } : { $francs } F à verser ({ $to }), et la bourse n’y suffit pas. Il faut vendre.
ascot-story-void = — { $player } : plus rien à vendre, { $francs } F restent impayés ({ $to }).
ascot-story-put-up = { $kind ->
    [surplus] Trop de chevaux dans une même écurie : { $thing } passe sous le marteau ({ $player }).
   *[debt] Nécessité fait loi : { $thing } passe sous le marteau ({ $player }).
}

## Le récit : l’entraînement

ascot-story-throws-for-start = { $player } : { $points } pour le premier tour.
ascot-story-starts = { $board ->
    [race] { $player } : premier coup de dé de la course.
   *[training] Les boxes s’ouvrent, la brume se lève. { $player } : première sortie sur le terrain.
}
ascot-story-dice = { $player } : { $one } et { $two }, { $double ->
    [1] un doublet ! { $total } cases pour chaque cheval.
   *[0] { $total } cases pour chaque cheval.
}
ascot-story-die = { $player } : { $points ->
    [1] un as.
   *[other] un { $points }.
}
ascot-story-square = — { $horse } : « { $square } ».
ascot-story-in-box = { $call ->
    [0] — { $horse } rentre au box, bouchonné et content.
    [1] — { $horse } est de retour : l’entraînement est bouclé.
    [2] — { $horse } pousse la porte de son box. C’est bon pour la course.
    [3] — le lad tire le verrou derrière { $horse } : fin prêt.
    [4] — le tour est fait pour { $horse }, au repos.
   *[5] — un seau d’avoine pour { $horse } : fini de travailler.
}
ascot-story-report = { $asked ->
    [1] { $player } : un rapport, par privilège de membre. Et { $trainer } écrit : « { $title } ».
   *[0] — { $trainer } écrit : « { $title } ».
}
ascot-story-advantage = — { $horse } gagne { $count ->
    [one] { $colour ->
        [black] un Avantage noir.
        [red] un Avantage rouge.
        [yellow] un Avantage jaune.
       *[blue] un Avantage bleu.
    }
   *[other] { $colour ->
        [black] { $count } Avantages noirs.
        [red] { $count } Avantages rouges.
        [yellow] { $count } Avantages jaunes.
       *[blue] { $count } Avantages bleus.
    }
}
ascot-story-disadvantage = — mauvaise note : { $horse } récolte { $count ->
    [one] un Désavantage.
   *[other] { $count } Désavantages.
}
ascot-story-kept = — { $player } : à garder précieusement, { $report }.
ascot-story-strangles = — la gourme ! { $player } : écurie consignée, et le prochain tour saute aussi.
ascot-story-missed = { $player } : encore en quarantaine, tour passé.
ascot-story-joined = { $player } : désormais membre du Club des Propriétaires.
ascot-story-receives = — { $player } : { $francs } F de la Banque.
ascot-story-gallop = — { $horse } { $way ->
    [back] recule { $squares ->
        [0] de zéro case.
        [one] d’une case.
       *[other] de { $squares } cases.
    }
   *[on] file { $squares ->
        [0] zéro case plus loin.
        [one] une case plus loin.
       *[other] { $squares } cases plus loin.
    }
}
ascot-story-led-home = Le jour baisse : { $horse } est ramené au box.
ascot-story-training-over = Les chevaux sont prêts. Boutiques et Club ferment leurs portes ; le marché est ouvert.

## Le récit : marché, engagements et paris

ascot-story-offer = { $player } : offre pour { $to }, { $gives } contre { $takes }.
ascot-story-accepted = — { $player } : tope là !
ascot-story-declined = — { $player } : non, merci.
ascot-story-market-passes = { $player } : pas d’offre.
ascot-story-market-closed = { $count ->
    [0] Le marché est clos, et il n’y a pas un cheval à faire courir.
    [one] Le marché est clos. Chaque propriétaire aligne un cheval.
   *[other] Le marché est clos. Chaque propriétaire aligne { $count } chevaux.
}
ascot-story-given-away = Personne n’enchérit sur { $horse } ({ $seller }) : un cadeau pour { $player }.
ascot-story-withdrawn = Forfait : { $horse } ({ $player }).
ascot-story-entered = { $player } : { $count ->
    [0] pas de cheval à engager.
    [one] un cheval engagé, { $francs } F.
   *[other] { $count } chevaux engagés, { $francs } F.
}
ascot-story-favourite = { $player } : le favori sera { $horse }.
ascot-story-called = { $call ->
    [0] Le Bookmaker mouille son crayon : { $horse }
    [1] À combien me prend-on { $horse }
    [2] Faites vos jeux sur { $horse }
    [3] Au suivant sur le bloc : { $horse }
    [4] Qui a le tuyau sur { $horse }
   *[5] Approchez, approchez : { $horse }
}{ $favourite ->
    [1] , le favori d’une écurie !
   *[0] …
}
ascot-story-bet = { $player } : { $francs } F sur { $horse }. La cagnotte rend à présent { $pays } contre 1.

## Le récit : la course et son commentateur

ascot-story-off = { $call ->
    [0] Le ruban se lève sur la pelouse d’Ascot… les voilà partis !
    [1] Le roi ajuste ses jumelles, le starter baisse le bras : c’est parti !
    [2] Tous d’une seule ligne, et le gazon anglais vole déjà !
    [3] Hauts-de-forme et chapeaux fleuris se dressent : ils sont lancés !
    [4] La cloche ! Paris retient son souffle, Ascot galope !
   *[5] Départ superbe, et la tribune royale est debout !
}
ascot-story-moves = { $call ->
    [0] — { $horse } à la longueur { $length }, piste { $lane }
    [1] — en belle foulée, { $horse } va jusqu’à { $length }, piste { $lane }
    [2] — piste { $lane }, longueur { $length } : { $horse }
    [3] — { $horse } gagne { $length }, piste { $lane }
    [4] — au galop, { $horse } atteint { $length }, piste { $lane }
   *[5] — et { $horse } pousse à { $length }, piste { $lane }
}{ $ground ->
    [own] , en plein sur sa couleur !
    [other] , sur la couleur d’un autre.
    [any] , sur la case blanche où tout Avantage est bon.
   *[plain] .
}
ascot-story-jostled = { $back ->
    [1] { $call ->
        [0] — pas de place ! { $horse } est bousculé et recule à { $length }.
        [1] — { $horse } bute sur un mur de croupes : retour à { $length }.
        [2] — pris en sandwich, { $horse } rétrograde à { $length }.
        [3] — le jockey reprend à pleins bras : { $horse } à { $length }.
        [4] — ça joue des coudes ! { $horse } y laisse une longueur.
       *[5] — enfermé de partout, { $horse } revient à { $length }.
    }
   *[0] — bousculé, et coincé : { $horse } reste à { $length }.
}
ascot-story-too-much = { $call ->
    [0] — trop fort pour le poteau : { $horse } ne bouge pas.
    [1] — il faut le compte juste, et { $horse } ne l’a pas.
    [2] — si près du but, { $horse } piétine !
    [3] — trop long d’une encolure pour { $horse }.
    [4] — { $horse } gratte le gazon : c’est trop.
   *[5] — le poteau n’en veut pas, { $horse } attendra.
}
ascot-story-goes-on = { $call ->
    [0] — et { $horse } remet cela : { $length }, piste { $lane } !
    [1] — sa couleur porte { $horse } à { $length }, piste { $lane } !
    [2] — un coup de talon, { $horse } est à { $length }, piste { $lane } !
    [3] — il en avait sous le pied ! { $horse } à { $length }, piste { $lane } !
    [4] — quelle pointe de vitesse ! { $horse } à { $length }, piste { $lane } !
   *[5] — rien n’arrête { $horse } : { $length }, piste { $lane } !
}
ascot-story-advantage-spent = — { $player } : { $colour ->
    [black] un Avantage noir
    [red] un Avantage rouge
    [yellow] un Avantage jaune
   *[blue] un Avantage bleu
} pour { $horse }.
ascot-story-dropped = — { $player } : un Désavantage de moins, grâce à { $horse }.
ascot-story-inscribed = — « { $inscription } » : { $horse } doit obéir.
ascot-story-led = — { $horse } se retrouve à { $length }, piste { $lane }.
ascot-story-not-followed = — mais c’est impossible, { $horse } reste où il est.
ascot-story-given-up = — { $player } : { $report } est rendu, et { $horse } est sauvé.
ascot-story-need-offered = { $player } : { $francs } F à qui me cède { $report } ({ $holder }), vite, pour { $horse } !
ascot-story-need-accepted = — { $player } : marché conclu, { $report } pour { $francs } F.
ascot-story-need-declined = — { $player } : pas à ce prix-là.
ascot-story-falls = { $call ->
    [0] — oh ! { $horse } est à terre, un cri monte des tribunes !
    [1] — une faute, une gerbe de gazon, et { $horse } est tombé !
    [2] — { $horse } fait passer son jockey par-dessus les oreilles !
    [3] — la chute ! Il n’y a plus qu’un six pour relever { $horse }.
    [4] — { $horse } glisse sous les yeux de la reine !
   *[5] — le jockey dans l’herbe, la casaque verte de haut en bas : { $horse } est tombé !
}
ascot-story-stays-fallen = { $call ->
    [0] — pas de six : { $horse } reste au sol.
    [1] — on court encore après { $horse }.
    [2] — { $horse } broute en attendant un six.
    [3] — et { $horse } ? Son jockey cherche sa toque.
    [4] — toujours rien pour { $horse }.
   *[5] — { $horse } regarde passer les autres.
}
ascot-story-freed = — un six ! { $horse } est debout et repart au prochain tour.
ascot-story-out = { $call ->
    [0] — { $horse } s’arrête net. C’est fini pour lui.
    [1] — on emmène { $horse } par la bride : éliminé !
    [2] — quel coup du sort, { $horse } est hors de course !
    [3] — un « oh » dans les tribunes : { $horse }, c’est fini pour aujourd’hui.
    [4] — { $horse } quitte la piste, et les tickets volent.
   *[5] — adieu, { $horse } !
}
ascot-story-leads = { $call ->
    [0] Et voici { $horse } au commandement !
    [1] Du nouveau en tête : { $horse } !
    [2] { $horse } sort du peloton, qui suivra ?
    [3] Les hauts-de-forme s’envolent : { $horse } mène !
    [4] { $horse } passe tout le monde et ne salue personne !
   *[5] Regardez { $horse }, seul devant !
}
ascot-story-bend = { $call ->
    [0] Le dernier tournant pour { $horse } ! Plus question de changer de piste !
    [1] { $horse } plonge le premier dans le tournant !
    [2] Voici le tournant, et { $horse } le négocie en tête !
    [3] Les voilà penchés dans la courbe, { $horse } devant !
    [4] Tenez vos chapeaux : { $horse } aborde le tournant !
   *[5] Le peloton s’étire au tournant, { $horse } le tire par le nez !
}
ascot-story-straight = { $call ->
    [0] Cravachez ! { $horse } débouche dans la ligne droite !
    [1] La ligne droite, { $horse } en tête, et quelle clameur !
    [2] { $horse } a vu le poteau, et nous aussi !
    [3] À la cravache maintenant ! { $horse } et les autres !
    [4] Plus que la ligne droite, { $horse } a la course dans les jambes !
   *[5] Les ombrelles s’agitent pour { $horse }, premier dans la ligne droite !
}
ascot-story-post = { $place ->
    [1] { $call ->
        [0] { $horse } ! C’est { $horse } qui gagne à Ascot !
        [1] Au poteau, { $horse } ! La musique de la Garde éclate !
        [2] Il l’a fait ! { $horse } l’emporte, quelle course !
        [3] Intouchable ! { $horse } premier au poteau !
        [4] Le juge n’a pas besoin de la loupe : { $horse } !
       *[5] Cannes, chapeaux, ombrelles, tout vole : { $horse } a gagné !
    }
    [2] { $horse } prend la deuxième place.
   *[3] Et { $horse } troisième : la course est courue !
}
ascot-story-disqualified = Réclamation ! { $horse } passe le poteau avec un Désavantage en poche : disqualifié.
ascot-story-stopped = Les commissaires en ont assez vu : la course est arrêtée.

## Le récit : les comptes

ascot-story-arrival = { $count ->
    [0] Le juge lève les bras : aucun cheval à l’arrivée. Les mises sont rendues.
   *[other] L’arrivée officielle : { $horses }.
}
ascot-story-banker = { $player } : { $francs } F pour la garde de la Banque.
ascot-story-prize = { $player } : { $place ->
    [1] le prix du vainqueur avec { $horse }, { $francs } F.
    [2] le deuxième prix avec { $horse }, { $francs } F.
   *[3] le troisième prix avec { $horse }, { $francs } F.
}
ascot-story-ticket = { $player } : ticket gagnant, { $times } pour 1, { $francs } F.
ascot-story-bookmaker = { $player } : { $francs } F restent dans la sacoche du Bookmaker.
ascot-story-stake-back = { $player } : { $francs } F de mises rendues.
ascot-story-carried = Pas un ticket sur le gagnant : { $francs } F sont reportés à la prochaine réunion.
ascot-story-purse = { $player } : { $francs } F en bourse.
ascot-story-winner = Au pesage du vainqueur, s’il vous plaît ! { $player } : la victoire, avec { $horse }.
ascot-story-richest = { $too ->
    [1] Et la bourse la mieux garnie gagne aussi
   *[0] Faute d’arrivée, la bourse la mieux garnie l’emporte
} : { $count ->
    [one] { $players }, { $francs } F !
   *[other] { $players }, { $francs } F chacun !
}
