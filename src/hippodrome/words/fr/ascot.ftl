### Tout ce que dit Ascot, au terminal et sur la page.
### Les clés suivent le même ordre que dans l’autre langue.

ascot-title = Ascot
ascot-poster = Achetez, entraînez et engagez des pur-sang, sans oublier le pari mutuel.

## Le terminal : les coups tels qu’on les tape

ascot-notation-unreadable = « { $text } » ne veut rien dire ici. Un coup est un mot, comme passe, oui, { "enchère:12000" }, { "vends:maréchal" }, { "piste:3" }, { "on:3" }, { "parie:500" } ou { "à:2" }.
ascot-notation-thing = « { $text } », cela ne se possède pas. Donnez le numéro d’un cheval, de 1 à { $horses }, ou un mot parmi { $known }.
ascot-notation-horse = Il n’y a pas de cheval { $text } : les numéros vont de 1 à { $horses }.
ascot-notation-pack = Personne du nom de { $text } ne rédige de rapports ici. Adressez-vous à l’un de ceux-ci : { $known }.
ascot-notation-seat = Il n’y a pas de place { $text } : on les compte de 1 à { $seats }.
ascot-notation-report = Aucun rapport à conserver ne s’appelle { $text }. Il y a { $known }.
ascot-notation-lane = Il n’y a pas de piste { $text } : elles vont de 1, à la corde, à { $lanes } ; pour le poteau, tapez poteau.
ascot-notation-francs = « { $text } » n’est pas une somme. Écrivez-la en chiffres seulement, comme 12000, jusqu’à { $most }.
ascot-notation-odds = « { $text } » n’est pas une cote de placé. Les cotes vont par demies de { $least } à { $most }, par exemple { "cote:2,5" }.

## Le terminal : un matériel avec lequel on ne peut pas jouer

ascot-content-name = { $file }, table [names] : { $name } ne peut pas figurer dans le champ { $field } : { $field ->
    [horses] deux chevaux ne portent pas le même nom.
   *[titles] un titre n’y est ni vide ni écrit deux fois, n’a pas de deux-points et n’est aucun des mots que nous avons pour cela.
}

## Les coups que la règle interdit

ascot-refused-nothing = Rien n’interdit ce coup : il peut se jouer.
ascot-refused-game-over = La course est courue, les tribunes sont vides : la partie est finie.
ascot-refused-not-a-seat = Personne n’est assis à cette place.
ascot-refused-not-awaited = Ce n’est pas à vous : laissez finir les autres.
ascot-refused-not-a-move = Ce coup n’existe pas dans ce jeu.
ascot-refused-asked-otherwise = { $asked ->
    [naming] Personne n’a reçu le Commissaire-priseur : nommez qui tient le marteau, par exemple { "nomme:2" }.
    [exchange] D’abord, une carte de votre main va sous le mort : { "échange:5" } pour le cheval 5, { "échange:maréchal" } pour une affaire.
    [throw-in] C’est le moment de jeter des cartes, comme { "jette:5" } ; terminez par fini.
    [bid] Un lot attend sous le marteau : enchérissez, par exemple { "enchère:12000" }, ou tapez passe.
    [owe] Vous devez plus que vous n’avez : mettez quelque chose en vente, comme { "vends:5" } ou { "vends:maréchal" }.
    [member] Avant ses dés, un membre peut prendre un rapport : { "lis:véto" }, { "lis:walroy" } ou { "lis:stevens" }, sinon passe.
    [member-horse] Le rapport est lu : dites auquel de vos chevaux il s’applique, par exemple { "cheval:5" }.
    [join] La porte du Club est ouverte : oui pour entrer, passe pour poursuivre.
    [offer] Le marché est ouvert : adressez-vous à quelqu’un, comme { "à:2" }, mettez chevaux, rapports et argent sur la balance, puis envoyer ; ou passe.
    [answer] Une offre attend votre réponse : oui ou passe.
    [withdraw] Vos chevaux ne peuvent pas tous courir : retirez-en un, par exemple { "retire:5" }.
    [favourite] Nommez un favori parmi vos chevaux, par exemple { "favori:5" }, ou tapez passe.
    [bet] Le Bookmaker attend : misez sur le cheval appelé, par exemple { "parie:500" }, ou tapez passe.
    [place] Le Bookmaker prend des paris placés : demandez la cote d’un cheval, par exemple { "placé:5" }, ou tapez passe.
    [odds] On vous demande une cote : dites ce que rend un placé, par exemple { "cote:2,5" }, ou tapez passe.
    [place-bet] Le Bookmaker a donné sa cote : misez, par exemple { "parie:400" }, ou tapez passe.
    [whose] Pour qui est ce jet ? { "for:favourite" } ou { "for:next" }.
    [move] Choisissez la piste où va votre cheval, par exemple { "piste:3" }.
    [colour] Votre cheval est sur une couleur : continuez avec { "on:3" } ou { "adv:3" }, défaites-vous d’un Désavantage avec drop ou drop+, ou tapez passe.
    [inscription] La case envoie votre cheval plus loin : choisissez une piste, par exemple { "led:3" }.
    [need] Il faut un rapport à votre cheval : proposez une somme, par exemple { "offre:3000" }, ou tapez passe.
   *[need-answer] On vous offre de l’argent pour votre rapport : oui ou passe.
}
ascot-refused-no-such-card = Cette carte n’existe pas : un cheval se désigne par son numéro, une affaire par un mot comme maréchal.
ascot-refused-no-such-horse = Ce cheval n’existe pas : les numéros vont de 1 à { $horses }.
ascot-refused-auctioneer-stays = Le Commissaire-priseur est sur la table et y reste : échangez ou jetez une autre carte.
ascot-refused-both-stables = Personne ne garde les deux écuries : jetez-en une d’abord.
ascot-refused-second-stable = Vous avez déjà une écurie, et personne ne peut posséder les deux : laissez celle-ci aux autres.
ascot-refused-offer-to-oneself = On ne traite pas avec soi-même : adressez-vous à quelqu’un d’autre.
ascot-refused-address-first = Dites d’abord à qui va l’offre, par exemple { "à:2" }.
ascot-refused-money-already = Il y a déjà de l’argent dans cette offre, et il ne va que dans un sens : envoyez-la, ou reprenez-la au début.
ascot-refused-empty-offer = Il n’y a que de l’argent sur la balance : nommez au moins un cheval ou un rapport.
ascot-refused-draft-begun = Vous avez commencé une offre : finissez-la par envoyer, ou reprenez tout sans elle.
ascot-refused-answer-of-another = C’est à { $player } de répondre à cette offre : attendez votre tour.
ascot-refused-lane-too-far = Cette piste est trop loin : un cheval se décale d’une piste par longueur.
ascot-refused-straight-from-gate = La première case après le départ est sur la piste du cheval : il peut s’écarter à partir de la deuxième.
ascot-refused-no-change-in-bend = On ne change pas de piste entre le poteau du dernier tournant et la case de la cravache.
ascot-refused-horse-in-the-way = Un autre cheval barre tous les chemins, et le saute-mouton est interdit.
ascot-refused-cutting-in = Ce serait couper la piste : on y entre avec trois longueurs d’avance au moins sur tous ceux qui y suivent.
ascot-refused-left-overtaking = Ce chemin dépasse par la gauche, ce qui n’est permis que faute de tout autre coup.
ascot-refused-not-at-the-post = Le poteau se passe avec le nombre exact : d’ici, il faut { $needed }, et le dé montre { $points }.
ascot-refused-not-own-colour = Ce n’est pas la couleur du cheval : il y faut un Avantage ({ "adv:3" } ou drop+).
ascot-refused-own-colour = C’est la couleur même du cheval : inutile d’y mettre un Avantage ({ "on:3" } ou drop).
ascot-refused-no-disadvantage = Vous n’avez pas de Désavantage, tant mieux : continuez, ou restez là.
ascot-refused-no-way-on = Impossible d’aller plus loin d’ici : les longueurs supplémentaires sont perdues, le cheval reste là.
ascot-refused-lane-not-asked-for = La case ne mène pas à cette piste. Elle mène à : { $lanes }.
ascot-refused-card-not-held = Vous ne tenez pas { $thing } : choisissez une carte de votre main.
ascot-refused-not-yours-to-sell = Vous n’avez pas { $thing } à vendre : proposez ce qui est devant vous.
ascot-refused-no-buyer-before = Personne n’a voulu { $thing } à l’instant : proposez autre chose.
ascot-refused-horse-not-yours = { $horse } n’est pas à vous. Vous avez { $own }.
ascot-refused-horse-home = { $horse } est rentré au box, son entraînement est fini : choisissez un cheval encore dehors.
ascot-refused-offered-already = { $horse } est déjà sur la balance : ajoutez autre chose, ou envoyez l’offre.
ascot-refused-not-running = { $horse } ne court pas : nommez un de vos partants, ou aucun.
ascot-refused-bet-already = Vous avez déjà votre ticket sur { $horse }, un par joueur et par cheval : passez cette fois.
ascot-refused-place-bet-already = Vous avez déjà joué { $horse } placé, un pari par joueur et par cheval : nommez un autre cheval, ou passez.
ascot-refused-bid-too-low = { $francs } F, c’est trop peu : l’enchère la plus basse est maintenant de { $least } F.
ascot-refused-bid-above-means = { $francs } F, c’est plus que vous ne pouvez payer : avec { $purse } F en bourse, commission comprise, { $most } F est le maximum.
ascot-refused-not-a-step = { $francs } F ne va pas : les sommes vont de { $step } F en { $step } F.
ascot-refused-no-money = Dites une somme : { $step } F au moins.
ascot-refused-not-for-this-debt = Pour cette dette, on ne vend pas { $thing } : { $cause ->
    [entry] seuls les rapports conservés et le Bookmaker paient les engagements
   *[race] pendant la course, on ne vend que des rapports conservés
}.
ascot-refused-no-suitable-horse = Vous n’avez à l’entraînement aucun cheval dont s’occupe { $trainer } : demandez un autre rapport, ou aucun.
ascot-refused-wrong-stable = Ce rapport n’est pas pour { $horse }, dont s’occupe { $trainer } : celui qu’écrit { $reader } va à un autre de vos chevaux.
ascot-refused-fee-above-means = Le droit d’entrée est de { $francs } F, et vous avez { $purse } F : il ne reste qu’à passer.
ascot-refused-offers-used-up = Vous avez fait vos { $most } offres : il ne reste qu’à passer.
ascot-refused-addressed-already = Cette offre va déjà à { $player } : envoyez-la, ou reprenez-la au début.
ascot-refused-no-such-seat = Cette place n’existe pas : elles vont de 1 à { $seats }.
ascot-refused-nothing-to-trade = { $player } : ni cheval ni rapport d’un côté comme de l’autre, il n’y a rien à échanger.
ascot-refused-owned-by-neither = { $horse } n’est ni à vous ni à { $player } : une offre ne nomme que ce qui est à l’un de vous deux.
ascot-refused-report-not-yours = Vous n’avez plus d’exemplaire à donner ({ $report }) : n’offrez que ce qui est devant vous.
ascot-refused-report-not-theirs = { $player } : plus d’exemplaire à prendre de ce côté ({ $report }). Ne demandez que ce qui s’y trouve.
ascot-refused-money-above-means = { $francs } F, c’est plus que les { $purse } F de votre bourse.
ascot-refused-money-above-theirs = { $francs } F, c’est plus qu’il n’y a dans cette bourse ({ $player } : { $purse } F).
ascot-refused-needed-for-entries = { $francs } F entameraient vos droits d’entrée : { $fees } F y sont réservés, { $most ->
    [0] et vous n’avez rien de plus.
   *[other] donc { $most } F au plus.
}
ascot-refused-needed-for-their-entries = { $francs } F entameraient les droits d’entrée de l’autre ({ $player }) : { $fees } F y sont réservés, { $most ->
    [0] et il n’y a rien de plus.
   *[other] donc { $most } F au plus.
}
ascot-refused-entry-not-paid = Les droits d’entrée sont de { $fees } F, et vous avez { $purse } F : un cheval dont l’entrée n’est pas payée ne court pas. Retirez-en un.
ascot-refused-too-many-horses = { $number ->
    [one] Un seul cheval par joueur peut courir : retirez-en un.
   *[other] { $number } chevaux par joueur au plus peuvent courir : retirez-en un.
}
ascot-refused-bets-taken = Le Bookmaker a pris { $most } paris sur { $horse } et n’en prend plus : passez, et attendez l’appel suivant.
ascot-refused-odds-above-means = { $odds }, vous ne pourriez pas les payer : même sur la plus petite mise, { $stake } F, vos { $purse } F n’y suffiraient pas. Donnez moins, ou passez.
ascot-refused-stake-not-covered = { $francs } F à { $odds }, le Bookmaker, avec { $purse } F, ne pourrait pas les payer : { $most } F est le maximum.
ascot-refused-no-such-lane = Cette piste n’existe pas : elles vont de 1, à la corde, à { $lanes }.
ascot-refused-square-taken = La longueur { $length } de la piste { $lane } est prise : { $horse } s’y trouve.
ascot-refused-no-advantage = { $colour ->
    [black] Vous n’avez pas d’Avantage noir pour { $horse }.
    [red] Vous n’avez pas d’Avantage rouge pour { $horse }.
    [yellow] Vous n’avez pas d’Avantage jaune pour { $horse }.
   *[blue] Vous n’avez pas d’Avantage bleu pour { $horse }.
}
ascot-unfinished-throwing-in = Tapez fini quand vous avez jeté toutes les cartes dont vous ne voulez pas, même aucune.
ascot-unfinished-offer = L’offre n’est pas finie : mettez-y chevaux, rapports ou argent, puis envoyer ; ou simplement passe.

## Chevaux, affaires, rapports, cases

ascot-the-bank = la Banque
ascot-francs = { $francs } F
ascot-own-horse = { $name } ({ $number })
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
   *[pay] Versez { $number } F à la Banque
}

## Le récit : la donne et les enchères

ascot-story-dealer = Le sort a parlé. Donneur et banquier : { $player }.
ascot-story-dealt = { $count ->
    [one] Les titres circulent, face cachée : un chacun
   *[other] Les titres circulent, face cachée : { $count } chacun
}, et { $dead } au mort.
ascot-story-hand = Votre main : { $cards }.
ascot-story-auctioneer = { $player } : le Commissaire-priseur sur la table, et le marteau en main.
ascot-story-proposed = { $player } : le marteau à { $named }.
ascot-story-acting = { $player } : commissaire-priseur d’un commun accord, tant que personne n’a la carte.
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
   *[other] { $francs } F d’après la carte
} ; { $left ->
    [0] ensuite, rideau.
    [one] encore une carte après celle-ci.
   *[other] encore { $left } cartes ensuite.
}
ascot-story-bids = { $player } : { $call ->
    [0] { $francs } F !
    [1] un signe de la canne, { $francs } F.
    [2] { $francs } F, sans sourciller.
    [3] on monte à { $francs } F.
    [4] { $francs } F, à ma gauche.
   *[5] { $francs } F, au fond de la salle.
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
} { $player } : { $thing }, pour { $francs } F.
ascot-story-commission = — le dixième du marteau : { $francs } F pour { $player }.
ascot-story-unsold = { $kind ->
    [pile] Pas une main ne se lève pour { $thing }, qui sort du jeu.
   *[debt] Pas une main ne se lève pour { $thing } : vente manquée.
}
ascot-story-keeps = { $player } : { $count ->
    [0] aucune carte gardée.
   *[other] cartes gardées, { $cards }.
}
ascot-story-billed = { $player } : { $paid ->
    [1] { $francs } F à la Banque pour les cartes gardées.
   *[0] { $francs } F dus à la Banque pour les cartes gardées.
}
ascot-story-pays = — { $player } : { $francs } F à { $to }.
ascot-story-owes = { $player } : { $francs } F à verser à { $to }, et la bourse n’y suffit pas. Il faut vendre.
ascot-story-void = — { $player } : plus rien à vendre, { $francs } F dus à { $to } restent impayés.
ascot-story-put-up = { $kind ->
    [surplus] Trop de chevaux dans une même écurie : { $thing } passe sous le marteau ({ $player }).
   *[debt] Nécessité fait loi : { $thing } passe sous le marteau ({ $player }).
}

## Le récit : l’entraînement

ascot-story-throws-for-start = { $player } : { $points } pour savoir qui commence.
ascot-story-starts = { $board ->
    [race] { $player } : premier coup de dé de la course.
   *[training] Les boxes s’ouvrent, la brume se lève. { $player } : première sortie sur le terrain.
}
ascot-story-dice = { $board ->
    [race] { $player } : { $one ->
        [1] un as.
       *[other] un { $one }.
    }
   *[training] { $player } : { $one } et { $two }, { $double ->
        [1] un doublet ! { $total } cases pour chaque cheval.
       *[0] { $total } cases pour chaque cheval.
    }
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
ascot-story-receives = — { $player } : { $francs } F de la Banque.
ascot-story-gallop = — { $horse } { $way ->
    [back] { $squares ->
        [0] ne recule pas.
        [one] recule d’une case.
       *[other] recule de { $squares } cases.
    }
   *[on] { $squares ->
        [0] n’avance pas.
        [one] file une case plus loin.
       *[other] file { $squares } cases plus loin.
    }
}
ascot-story-led-home = Le jour baisse : { $horse } est ramené au box.
ascot-story-training-over = Les chevaux sont prêts. Les affaires et le Club ferment ; le marché est ouvert.

## Le récit : marché, engagements et paris

ascot-story-offer = { $player } : une offre pour { $to }, { $gives } contre { $takes }.
ascot-story-accepted = — { $player } : tope là !
ascot-story-declined = — { $player } : non, merci.
ascot-story-market-passes = { $player } : pas d’offre.
ascot-story-market-closed = { $count ->
    [0] Le marché est clos, et il n’y a pas un cheval à faire courir.
    [one] Le marché est clos. Chaque propriétaire aligne un cheval.
   *[other] Le marché est clos. Chaque propriétaire aligne { $count } chevaux.
}
ascot-story-allotted = Personne n’enchérit sur { $horse } ({ $seller }) : pour { $player }, { $francs ->
    [0] sans rien payer, la bourse ne suffisant qu’aux droits d’entrée.
   *[other] à { $francs } F.
}
ascot-story-withdrawn = { $why ->
    [unpaid] Forfait, faute d’avoir payé l’entrée : { $horse } ({ $player }).
   *[surplus] Forfait : { $horse } ({ $player }).
}
ascot-story-entered = { $player } : { $count ->
    [0] pas de cheval à engager.
    [one] un cheval engagé, { $francs } F.
   *[other] { $count } chevaux engagés, { $francs } F.
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
ascot-story-bet = { $player } : { $francs } F sur { $horse }. La masse rend à présent { $pays ->
    [1] la mise, sans plus.
   *[other] { $pays } pour 1.
}
ascot-story-place-asked = { $player } : « Combien pour un placé, { $horse } ? »
ascot-story-place-priced = Le Bookmaker ({ $player }) : { $odds } pour un placé de { $horse }.
ascot-story-place-declined = Le Bookmaker ({ $player }) : pas de placé sur { $horse }.
ascot-story-place-left = { $player } : pas à cette cote, pas de placé sur { $horse }.
ascot-story-place-taken = { $player } : { $francs } F sur { $horse } placé, à { $odds }.

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
    [3] — { $horse } arrive à { $length }, piste { $lane }
    [4] — au galop, { $horse } atteint { $length }, piste { $lane }
   *[5] — et { $horse } pousse à { $length }, piste { $lane }
}{ $ground ->
    [own] , en plein sur sa couleur !
    [other] , sur la couleur d’un autre.
    [any] , sur la case blanche où compte un Avantage de sa couleur.
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
ascot-story-waits-at-post = { $barred ->
    [1] — le compte est juste, mais la voie est barrée ! { $horse } ne bouge pas.
   *[0] { $call ->
        [0] — il faut { $needed }, rien d’autre : { $horse } ne bouge pas.
        [1] — { $horse } attend un { $needed }, et ce n’en est pas un.
        [2] — si près du but, { $horse } piétine ! Il lui faut { $needed }.
        [3] — pas de { $needed } : pas encore de poteau pour { $horse }.
        [4] — { $horse } gratte le gazon : il lui faut { $needed }.
       *[5] — le poteau veut un { $needed } et rien d’autre, { $horse } attendra.
    }
}
ascot-story-goes-on = { $call ->
    [0] — et { $horse } remet ça : { $length }, piste { $lane } !
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
ascot-story-need-offered = { $player } : { $francs } F à qui me cède { $report } ({ $holder }), vite, pour { $horse } !
ascot-story-need-accepted = — { $player } : marché conclu, { $report } pour { $francs } F.
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
   *[5] Le peloton s’étire au tournant, { $horse } en tête !
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
ascot-story-banker = { $player } : { $francs } F pour la garde de la Banque.
ascot-story-prize = { $player } : { $place ->
    [1] le prix du vainqueur avec { $horse }, { $francs } F.
    [2] le deuxième prix avec { $horse }, { $francs } F.
   *[3] le troisième prix avec { $horse }, { $francs } F.
}
ascot-story-ticket = { $player } : ticket gagnant, { $times ->
    [1] la mise rendue
   *[other] { $times } pour 1
} : { $francs } F.
ascot-story-bookmaker = { $player } : { $francs } F restent dans la sacoche du Bookmaker.
ascot-story-stake-back = { $player } : { $francs } F de mises rendues.
ascot-story-carried = Pas un ticket sur le gagnant : { $francs } F sont reportés à la prochaine réunion.
ascot-story-place-paid = { $player } : { $horse } est placé, { $odds } : { $francs } F du Bookmaker.
ascot-story-places-kept = Le Bookmaker ({ $player }) garde { $francs } F de placés perdus.
ascot-story-place-back = { $player } : { $francs } F de placés rendus.
ascot-place-odds = { $whole }{ $half ->
    [0] {""}
   *[other] ½
} pour 1
ascot-story-purse = { $player } : { $francs } F en bourse.
ascot-story-winner = Au pesage du vainqueur, s’il vous plaît ! { $player } : la victoire, avec { $horse }.
ascot-story-richest = { $too ->
    [1] Et la bourse la mieux garnie gagne aussi
   *[0] Faute d’arrivée, la bourse la mieux garnie l’emporte
} : { $count ->
    [one] { $players }, { $francs } F !
   *[other] { $players }, { $francs } F chacun !
}

## Le terminal : Ascot

ascot-stage = { $stage ->
    [deal] donne
    [auction] enchères
    [training] entraînement
    [market] marché
    [betting] paris
    [race] course
   *[closed] comptes
}
ascot-colour-letter = { $colour ->
    [black] n
    [red] r
    [yellow] j
    [blue] b
   *[whip] c
}
ascot-short-thing = { $thing ->
    [13] marteau
    [14] carnet
    [15] Club
    [16] forge
    [17] Walroy
    [18] Stevens
    [19] véto
    [20] avoine
    [21] bride
    [22] vaisseaux
   *[23] pied-sûr
}
ascot-count = { $count }
ascot-odds = { $times ->
    [1] la mise
   *[other] { $times } pour 1
}
ascot-bank = Banque { $francs } F
ascot-tote = Totalisateur { $francs } F
ascot-put-aside = placés { $francs } F
ascot-place-bet = { $horse } placé : { $player } { $francs } F, { $odds }
ascot-dead-pile = { $count ->
    [one] { $count } carte au mort
   *[other] { $count } cartes au mort
}
ascot-round = tour { $round }
ascot-die = le dé montre { $points }
ascot-head-player = Joueur
ascot-head-purse = Bourse
ascot-head-marks = Pour la course
ascot-head-hand = { $stage ->
    [market] Offres
    [deal] Main
    [auction] Main
   *[other] {""}
}
ascot-head-open = À découvert
ascot-head-horse = Cheval
ascot-head-pool = Masse
ascot-head-pays = Paie
ascot-head-report = Rapport
ascot-head-effect = Effet
ascot-head-unread = À lire
ascot-head-square = Case
ascot-head-dues = À payer
ascot-head-member-dues = Membres
ascot-head-where = Où sur la boucle
ascot-offers-left = { $count }
ascot-mark = { $mark ->
    [dealer] donneur
    [member] membre
    [missing] en quarantaine
   *[done] c’est fait
}
ascot-sale = { $kind ->
    [pile] { $left ->
        [0] LE MARTEAU · dernier lot
        [one] LE MARTEAU · encore un lot après celui-ci
       *[other] LE MARTEAU · encore { $left } lots après celui-ci
    }
    [debt] LE MARTEAU · vente pour dette
   *[surplus] LE MARTEAU · un cheval de trop
}
ascot-lot = { $kind ->
    [report] un rapport gardé pour la course
   *[card] { $price ->
        [0] rien d’après la carte
       *[other] { $price } F d’après la carte
    }
}, payé à { $seller }
ascot-bid = { $player } : { $francs } F{ $commission ->
    [0] {""}
   *[other] {" "}et { $commission } F pour le marteau
}
ascot-no-bid = pas encore d’enchère
ascot-still-in = à partir de { $least } F : { $players }
ascot-debt = { $player } : { $francs } F à payer à { $to } { $cause ->
    [cards] pour les cartes
    [training] pour l’entraînement
    [entry] pour les engagements
   *[race] en pleine course
}. Il manque { $short } F.
ascot-hand = { $count ->
    [one] Votre main, { $count } carte : { $cost } pour la garder
   *[other] Votre main, { $count } cartes : { $cost } pour tout garder
}
ascot-square-letter = { $what ->
    [stable-report] R
    [vet-report] V
    [join] P
    [bank] B
    [farrier] F
    [forage] A
    [stable] E
    [vet] D
   *[club] C
}
ascot-no-report = Aucun rapport sur la table.
ascot-quoted = « { $title } »
ascot-turned = { $pack ->
    [stevens] Stevens
    [walroy] Walroy
   *[vet] Véto
} : { $effect }
ascot-effect = { $effect ->
    [advantage] { $count ->
        [one] un Avantage
       *[other] { $count } Avantages
    }
    [disadvantage] { $count ->
        [one] un Désavantage
       *[other] { $count } Désavantages
    }
    [pay] { $payee ->
        [stable] payer { $count } F à l’écurie
        [vet] payer { $count } F au vétérinaire
        [farrier] payer { $count } F au maréchal-ferrant
        [forage] payer { $count } F au fourrage
        [club] payer { $count } F au Club
       *[bank] payer { $count } F à la Banque
    }
    [receive] toucher { $count } F de la Banque
    [keep] à garder pour la course
    [strangles] quarantaine, un tour perdu
   *[gallop] { $way ->
        [back] reculer de { $count } cases
       *[on] avancer de { $count } cases
    }
}
ascot-packs-left = à lire : Stevens { $stevens }, Walroy { $walroy }, véto { $vet }
ascot-boxes = à sortir : { $horses }
ascot-back-home = rentrés : { $horses }
ascot-then-again = puis de nouveau, dès « { $title } »
ascot-gives = { $player } :
ascot-scale = { $sent ->
    [1] UNE OFFRE · { $maker } à { $to }
   *[0] SUR LA BALANCE, pas encore envoyée · { $maker } à { $to }
}
ascot-bend = virage : gardez la piste
ascot-inside-above = corde en haut
ascot-arrived = Arrivés :
ascot-to-go = À courir :
ascot-out = Sortis :
ascot-sign = { $sign ->
    [any-colour] blanche : un Avantage de la couleur du cheval y compte
   *[whip] cravache : on peut de nouveau changer de piste
}
ascot-bonus = { $colour ->
    [black] noir
    [red] rouge
    [yellow] jaune
   *[blue] bleu
}, { $lengths ->
    [one] une longueur de plus
   *[other] { $lengths } longueurs de plus
}
ascot-place = { $place ->
    [1] 1er
    [2] 2e
   *[3] 3e
}
ascot-line = { $what ->
    [bank] À la Banque
    [banker] dixième du banquier : { $player }
    [banker-stays] le dixième du banquier reste
    [prize] { $place ->
        [1] prix du vainqueur : { $horse }, { $player }
        [2] deuxième prix : { $horse }, { $player }
       *[3] troisième prix : { $horse }, { $player }
    }
    [prize-stays] { $place ->
        [1] le prix du vainqueur reste
        [2] le deuxième prix reste
       *[3] le troisième prix reste
    }
    [bank-left] reste à la Banque
    [tote] Au Totalisateur
    [on-winner] misé sur le gagnant { $horse }
    [multiple] un ticket gagnant rend
    [ticket] ticket { $stake } F : { $player }
    [commission] dixième du Bookmaker : { $player }
    [rest] et le reste : { $player }
    [carried] reporté
    [places] Paris placés
    [place-ticket] { $horse } placé, { $stake } F : { $player }
    [places-kept] le Bookmaker garde : { $player }
    [place-back] placés rendus : { $player }
   *[stake-back] mises rendues : { $player }
}
ascot-turn = { $player } : { $moment ->
    [naming] le Commissaire-priseur est dans le mort. Qui tient le marteau ?
    [exchange] une carte de votre main passe sous le mort. Laquelle ?
    [throw-in] jetez ce que vous ne voulez pas payer, puis gardez le reste.
    [bid] jusqu’où montez-vous pour { $about } ?
    [owe] la bourse n’y suffit pas. Que met-on sous le marteau ?
    [member] privilège de membre : un rapport avant le coup ?
    [member-horse] le rapport est lu. Pour quel cheval ?
    [join] la porte du Club est ouverte.
    [offer] le marché est ouvert. Une offre à quelqu’un ?
    [scale] chargez la balance, puis envoyez l’offre.
    [answer] une offre pour vous. Tope là ?
    [unpaid] la bourse ne paie pas toutes les entrées : un cheval reste au box.
    [withdraw] trop de chevaux : l’un d’eux reste au box.
    [favourite] un de vos chevaux est-il votre favori ?
    [bet] le Bookmaker appelle { $about }. Un ticket ?
    [place] un pari placé ? Demandez une cote au Bookmaker.
    [odds] que rendez-vous pour un placé de { $about } ?
    [place-bet] un placé de { $about } rend { $odds }. Votre mise ?
    [whose] pour qui, ce coup de dé ?
    [move] { $length ->
        [0] que fait { $about } ?
       *[other] { $about } va à { $length }. Sur quelle piste ?
    }
    [colour] { $length ->
        [0] { $about } est sur une couleur, voie fermée.
       *[other] { $about } est sur une couleur. On pousse à { $length } ?
    }
    [inscription] la case envoie { $about } à { $length }. Quelle piste ?
    [need] il vous faut { $about }. Votre offre ?
   *[need-answer] on veut vous acheter { $about }. Vendu ?
}
ascot-ask = { $question ->
    [naming] Place :
    [exchange] Carte :
    [throw-in] Jeter, ou 0 pour garder le reste :
    [bid] Votre enchère en francs :
    [owe] Vendre :
    [member] Le rapport de qui ?
    [member-horse] Cheval :
    [join] Entrer ?
    [offer] À qui ?
    [scale] Sur la balance, ou 0 pour envoyer :
    [money] Combien, en francs ?
    [answer] D’accord ?
    [withdraw] Retirer :
    [favourite] Favori :
    [bet] Votre mise en francs :
    [place] Quel cheval ?
    [odds] Votre cote pour 1, comme 2,5 :
    [place-bet] Votre mise en francs :
    [whose] Pour quel cheval ?
    [move] Piste :
    [colour] Piste, ou 0 pour rester :
    [inscription] Piste :
    [need] Votre offre en francs :
   *[need-answer] Vendre ?
}
ascot-off-the-list = « { $text } » n’est pas dans la liste. Tapez au choix : { $known }.
ascot-choice-no = { $kind ->
    [done] cela suffit : je garde le reste
    [send] envoyer l’offre
   *[pass] { $phase ->
        [bid] pas d’enchère
        [member] pas de rapport
        [join] passer son chemin
        [offer] pas d’offre
        [answer] non, merci
        [favourite] aucun
        [bet] pas de ticket
        [place] pas de placé
        [odds] pas de pari là-dessus
        [place-bet] pas à cette cote
        [colour] rester là
        [need] ne rien offrir
       *[need-answer] pas à ce prix
    }
}
ascot-choice-yes = { $phase ->
    [join] entrer, pour { $francs } F
    [answer] tope là
   *[need-answer] vendre pour { $francs } F
}
ascot-choice-drop = { $advantage ->
    [none] perdre un Désavantage
   *[too] perdre un Désavantage au prix d’un Avantage
}
ascot-choice-money = { $kind ->
    [pay] payer en plus
   *[ask] demander de l’argent
}
ascot-choice-trade = { $gives ->
    [1] donner
   *[0] prendre
}
ascot-choice-down = est tombé : il faut un six
ascot-choice-stuck = ne peut pas passer
ascot-choice-waits = reste là : il faut { $needed } pour passer le poteau
ascot-choice-home = au poteau !
ascot-choice-reach = { $count ->
    [one] à { $length }, piste { $lanes }
   *[other] à { $length }, pistes { $lanes }
}
ascot-choice-cost = { $francs } F en tout
ascot-ground = { $ground ->
    [own] sa couleur, +{ $lengths } !
    [black] case noire
    [red] case rouge
    [yellow] case jaune
    [blue] case bleue
    [any-colour] blanche, pour un Avantage de sa couleur
    [whip] case de la cravache
   *[plain] gazon
}
ascot-barred = { $why ->
    [auctioneer-stays] reste sur la table
    [both-stables] pas avec les deux écuries en main
    [second-stable] serait une deuxième écurie
    [bid-too-low] trop peu
    [bid-above-means] dépasse votre bourse
    [money-above-means] dépasse votre bourse
    [money-above-theirs] dépasse leur bourse
    [odds-above-means] dépasse votre bourse
    [stake-not-covered] dépasse la bourse du Bookmaker
    [not-for-this-debt] pas pour cette dette
    [no-buyer-before] sans preneur
    [no-suitable-horse] pas de cheval pour cela
    [wrong-stable] de l’autre écurie
    [horse-home] rentré au box
    [nothing-to-trade] rien à échanger
    [offers-used-up] plus d’offre à faire
    [empty-offer] rien à échanger encore
    [money-already] l’argent y est
    [too-many-horses] trop de chevaux
    [entry-not-paid] entrée non payée
    [needed-for-entries] réservé à vos droits d’entrée
    [needed-for-their-entries] réservé à leurs droits d’entrée
    [lane-too-far] trop loin
    [straight-from-gate] départ tout droit
    [no-change-in-bend] virage
    [horse-in-the-way] voie barrée
    [square-taken] prise
    [cutting-in] queue de poisson
    [left-overtaking] dépassement à gauche
    [no-way-on] sans issue
    [no-advantage] pas d’Avantage
    [no-disadvantage] rien à lâcher
    [lane-not-asked-for] pas par là
   *[other] impossible
}
ascot-help = { $stage ->
    [deal] On échange une carte de sa main ; puis chacun jette en secret ce qu’il ne veut pas payer.
    [auction] Les cartes jetées vont au plus offrant. Les enchères se tapent en francs : 12000, 12k ou tout.
    [training] Les chevaux font le tour de la boucle et paient sur les lettres : F maréchal-ferrant, A avoine et foin, E écurie, D vétérinaire, C Club, B Banque ; R et V sont des rapports, P la porte du Club.
    [market] Chevaux, rapports et argent changent de mains par des offres. Une offre entière se tape d’un coup, comme { "à:2 troque:5 +4000 envoyer" }.
    [betting] Le Bookmaker appelle les chevaux un par un. Les neuf dixièmes des mises paient les tickets du gagnant, un nombre entier de fois la mise et jamais moins d’une fois ; ce qui reste est à lui.
   *[race] Les pistes vont de 1, à la corde, à 6. Sur sa couleur un cheval va plus loin ; sur une autre, il faut un Avantage. p désigne le poteau. Vos chevaux sont entre [crochets].
}
ascot-help-more = À voir aussi : chevaux, signes, rapports, boucle. * marque un favori, +1 un Avantage et −1 un Désavantage.

## La page : Ascot

page-ascot-asks = { $phase ->
    [naming] Le Commissaire-priseur est dans le mort : nommez qui tient le marteau.
    [exchange] Glissez une carte sous le mort et prenez celle du dessus.
    [throw-in] Jetez les cartes que vous ne voulez pas payer, puis confirmez.
    [member] Avant de lancer, un membre peut demander un rapport.
    [member-horse] Pour lequel de vos chevaux, ce rapport ?
    [join] La porte du club est ouverte : y entrez-vous ?
    [offer] Le marché est ouvert : faites une offre, ou aucune.
    [answer] Une offre est sur la balance : tope là, ou non ?
    [unpaid] Retirez un cheval : vous ne pouvez pas payer toutes les entrées.
    [withdraw] Retirez un cheval : vous en avez trop pour la course.
    [favourite] Nommez l’un de vos chevaux favori, ou aucun.
    [place] Paris placés : demandez une cote au Bookmaker, ou aucune.
   *[other] À vous de jouer.
}
page-ascot-asks-bid = Sous le marteau, { $thing } : enchérissez à { $least } F ou plus, ou laissez.
page-ascot-asks-owe = Vous devez { $francs } F et il vous en manque { $short } : mettez quelque chose en vente.
page-ascot-asks-bet = On appelle { $horse } : un pari, ou rien.
page-ascot-asks-place = { $phase ->
    [odds] Question de { $player } : que rendez-vous pour un placé de { $horse } ?
   *[place-bet] Un placé de { $horse } rend { $odds } : misez, ou laissez.
}
page-ascot-ask-price = { $horse } placé ?
page-ascot-asks-whose = Vous avez fait { $points } : pour quel cheval ?
page-ascot-asks-lane = { $phase ->
    [move] { $horse } avance de { $points ->
        [one] { $points } longueur
       *[other] { $points } longueurs
    } : choisissez une case éclairée.
    [colour] { $horse } est sur une couleur : qu’en faites-vous ?
   *[inscription] La case envoie { $horse } plus loin : choisissez une piste.
}
page-ascot-asks-need = { $phase ->
    [need] Il faut à { $horse } { $report } : combien en offrez-vous ?
   *[need-answer] On vous offre de l’argent pour { $report }, au profit de { $horse } : vendez-vous ?
}
page-ascot-why = { $phase ->
    [naming] Chacun nomme quelqu’un en même temps. Le plus souvent nommé officie (à égalité, le plus proche du donneur) et touche un dixième de chaque vente jusqu’à ce que quelqu’un possède la carte.
    [exchange] La nouvelle carte se prend sans être vue. Ce qui vous reste en main après les enchères se paie au prix imprimé.
    [throw-in] Une carte gardée se paie au prix imprimé après les enchères ; une carte jetée y est vendue. Les chevaux courent pour les prix, les affaires rapportent pendant l’entraînement.
    [bid-pile] L’acheteur paie la Banque, et un dixième de plus au commissaire-priseur.
    [bid-debt] Le prix va à qui doit vendre, sans commission.
    [bid-surplus] Chacun part avec le même nombre de chevaux. On commence à la moitié du prix imprimé, qui va au vendeur ; un cheval sans enchère va à qui en a le moins, à ce demi-prix tant que la bourse y suffit.
    [owe] Ce que vous mettez en vente est disputé entre les autres, un bien après l’autre, jusqu’à ce que la dette soit payée.
    [member] Un rapport peut valoir un Avantage, un Désavantage, une facture ou une aubaine.
    [member-horse] Bon ou mauvais, il compte pour le cheval que vous choisissez.
    [join] Un membre peut demander un rapport avant chaque lancer, mais paie le dîner et les œuvres.
    [offer] Chacun part avec le même nombre de chevaux : échangez chevaux et rapports maintenant, avant que le surplus ne soit mis aux enchères. Vos droits d’entrée restent dans votre bourse.
    [answer] Si vous topez, tout ce qui est sur la balance change aussitôt de mains.
    [unpaid] Un cheval dont l’entrée n’est pas payée ne court pas. Il emporte ses Avantages et ses Désavantages hors du jeu.
    [withdraw] Un cheval retiré emporte ses Avantages et ses Désavantages hors du jeu.
    [favourite] Avec un favori, vous décidez après chaque lancer s’il est pour lui ou pour le cheval suivant.
    [bet] Les neuf dixièmes de la masse paient les tickets du gagnant, un nombre entier de fois la mise et jamais moins d’une fois. Ce qui reste est au Bookmaker.
    [place] Placé, c’est être l’un des trois premiers. Vous pouvez demander trois fois en tout ; la cote se convient avec le Bookmaker, en dehors du Totalisateur.
    [odds] C’est ce que vous rendez pour chaque franc si le cheval est placé, mise comprise ; sinon la mise est à vous. Vous mettez de côté ce que vous pourriez devoir.
    [place-bet] Si le cheval est l’un des trois premiers, le Bookmaker rend cette cote, mise comprise. Vous mettez l’argent de côté tous les deux dès maintenant.
    [whose] Ce lancer peut aller à votre favori, ou au suivant de vos autres chevaux.
    [move] Une piste par longueur, en biais ; on ne saute personne, on dépasse par l’extérieur, et on ne se rabat qu’avec trois longueurs d’avance.
    [colour] Sur sa couleur, un cheval continue sans rien payer ; sur une autre, il faut un Avantage. Au poteau, personne ne doit plus avoir de Désavantage.
    [inscription] On obéit à la case, par toute piste qui offre un passage.
    [need] Sans lui, le cheval est hors de course, ou reste à terre jusqu’à un six.
    [need-answer] Une fois vendu, il ne protège plus vos propres chevaux.
   *[other] {""}
}
page-ascot-summary-stage = Ascot : { $stage }{ $round ->
    [0] .
   *[other] , tour { $round }.
}
page-ascot-summary-turn = À jouer : { $player }.
page-ascot-summary-sale = Sous le marteau : { $thing }. { $bid ->
    [0] Aucune enchère encore.
   *[other] Enchère de { $bid } F ({ $player }).
}
page-ascot-summary-runner = { $state ->
    [home] { $horse } à l’arrivée, place { $place }
    [fallen] { $horse } à terre, longueur { $length }, piste { $lane }
    [gate] { $horse } au départ, piste { $lane }
   *[running] { $horse } à la longueur { $length }, piste { $lane }
}
page-ascot-summary-runners = En partant de la tête : { $horses }.
page-ascot-summary-training = { $horse } : { $where }
page-ascot-summary-seat = { $player } : { $purse } F{ $count ->
    [0] .
   *[other]  ; { $cards }.
}
page-ascot-summary-hand = Dans votre main : { $cards }.
page-ascot-summary-pool = { $horse } : { $staked ->
    [0] aucun ticket.
   *[other] { $staked } F de mises, la masse rend { $pays ->
        [1] la mise.
       *[other] { $pays } pour 1.
    }
}
page-ascot-summary-place = { $horse } : { $stake } F placé à { $odds } ({ $player }).
page-ascot-summary-line = { $what } : { $multiple ->
    [1] { $amount ->
        [1] la mise, sans plus.
       *[other] { $amount } pour 1.
    }
   *[0] { $amount } F.
}
page-ascot-progress = Où en est l’après-midi
page-ascot-stage = { $stage ->
    [deal] Donne
    [auction] Enchères
    [training] Entraînement
    [market] Marché
    [betting] Paris
    [race] Course
   *[closed] Comptes
}
page-ascot-round = tour { $round }
page-ascot-own = Vos cartes et vos choix
page-ascot-players = Autour de la table
page-ascot-office = { $office ->
    [dealer] tient la Banque
    [auctioneer] tient le marteau
    [bookmaker] prend les paris
   *[member] membre du club
}
page-ascot-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-ascot-held-unknown = a jeté ses cartes
page-ascot-bill = doit { $francs } F de cartes
page-ascot-missing = { $count ->
    [one] passe { $count } tour
   *[other] passe { $count } tours
}
page-ascot-offers-left = { $count ->
    [0] plus d’offre à faire
    [one] encore { $count } offre
   *[other] encore { $count } offres
}
page-ascot-has-staked = { $francs } F de paris
page-ascot-advantages = { $colour ->
    [black] { $count ->
        [one] { $count } Avantage noir
       *[other] { $count } Avantages noirs
    }
    [red] { $count ->
        [one] { $count } Avantage rouge
       *[other] { $count } Avantages rouges
    }
    [yellow] { $count ->
        [one] { $count } Avantage jaune
       *[other] { $count } Avantages jaunes
    }
   *[blue] { $count ->
        [one] { $count } Avantage bleu
       *[other] { $count } Avantages bleus
    }
}
page-ascot-disadvantages = { $count ->
    [one] { $count } Désavantage
   *[other] { $count } Désavantages
}
page-ascot-carries = { $good ->
    [0] {""}
    [one] , { $good } Avantage
   *[other] , { $good } Avantages
}{ $bad ->
    [0] {""}
    [one] , { $bad } Désavantage
   *[other] , { $bad } Désavantages
}
page-ascot-chip = { $thing ->
    [21] « Bride incassable »
    [22] « Vaisseaux solides »
    [23] « Pied sûr »
   *[other] { $name }
}
page-ascot-card-note = { $kind ->
    [horse] écurie { $stable } ; { $bonus ->
        [one] { $bonus } longueur
       *[other] { $bonus } longueurs
    } sur sa couleur
    [auctioneer] un dixième des ventes
    [bookmaker] un dixième des paris et le reste
   *[business] { $squares ->
        [0] ne rapporte rien ici
        [one] touche { $most } F sur { $squares } case
       *[other] touche jusqu’à { $most } F sur { $squares } cases
    }
}
page-ascot-lot-note = { $kind ->
    [horse] { $colour ->
        [black] Un cheval noir
        [red] Un cheval rouge
        [yellow] Un cheval jaune
       *[blue] Un cheval bleu
    } de l’écurie { $stable } : sur sa couleur, il gagne { $bonus ->
        [one] { $bonus } longueur
       *[other] { $bonus } longueurs
    }.
    [auctioneer] Qui le possède touche un dixième de chaque prix de cette vente.
    [bookmaker] Qui le possède tient le carnet, et garde un dixième des paris et ce que laissent les tickets gagnants.
   *[business] { $squares ->
        [0] Aucune case du terrain d’entraînement ne paie son propriétaire.
        [one] { $squares } case du terrain d’entraînement paie { $most } F à son propriétaire.
       *[other] { $squares } cases du terrain d’entraînement paient son propriétaire, jusqu’à { $most } F chacune.
    }
}
page-ascot-thousands = { $thousands } k
page-ascot-hand = Votre main
page-ascot-exchange = Glisser sous le mort : { $thing }
page-ascot-throw-in = Jeter : { $thing }
page-ascot-done = { $count ->
    [0] Garder toute la main
    [one] Jeter { $count } carte
   *[other] Jeter { $count } cartes
}
page-ascot-kept = { $kept ->
    [0] Vous ne gardez aucune carte
    [one] Vous gardez { $kept } carte
   *[other] Vous gardez { $kept } cartes
} : { $purse } F − { $owed } F dus, il reste { $left } F pour les ventes.
page-ascot-kept-dear = { $kept ->
    [one] Vous gardez { $kept } carte
   *[other] Vous gardez { $kept } cartes
} : { $purse } F − { $owed } F dus. Il vous manquerait { $short } F : il faudrait vendre.
page-ascot-ring = La salle des ventes
page-ascot-ring-waits = { $phase ->
    [lot] On tire au sort qui donne.
    [deal] On distribue les titres.
    [naming] Chacun nomme un commissaire-priseur, en secret.
    [exchange] On échange des cartes avec le mort.
    [top-card] Une carte vient du dessus du mort.
    [throw-in] Chacun peut jeter des cartes, en secret.
    [owe] Une dette se règle avant la suite de la vente.
   *[turn-up] Le lot suivant, s’il vous plaît !
}
page-ascot-pile = { $count ->
    [0] Le mort est vide
    [one] { $count } carte au mort
   *[other] { $count } cartes au mort
}
page-ascot-sale = { $kind ->
    [pile] Carte du mort, payée à la Banque
    [debt] Vente pour dette : { $player }
   *[surplus] Un cheval de trop : { $player }
}
page-ascot-no-bid = Pas encore d’enchère
page-ascot-commission = et { $francs } F pour le commissaire-priseur
page-ascot-bidders = Qui enchérit encore
page-ascot-is-out = (n’enchérit plus)
page-ascot-sum = { $kind ->
    [bid] Votre enchère, en francs
    [bet] Votre mise, en francs
   *[offer] Ce que vous offrez, en francs
}
page-ascot-sum-verb = { $kind ->
    [bid] Enchérir à { $francs } F
    [bet] Miser { $francs } F
   *[offer] Offrir { $francs } F
}
page-ascot-in-all = { $francs } F en tout
page-ascot-back = rapporte { $francs } F
page-ascot-range = de { $least } F à { $most } F, par { $step } F
page-ascot-less = { $step } F de moins
page-ascot-more = { $step } F de plus
page-ascot-limit = Enchérir jusqu’à { $francs } F
page-ascot-limit-why = À chaque tour l’enchère la plus basse, jusqu’à cette somme ; ensuite vous passez. Personne d’autre ne le sait.
page-ascot-limit-left = Votre limite de { $francs } F enchérit pour vous.
page-ascot-limit-stop = Décider vous-même
page-ascot-finish-lot = Finir ce lot
page-ascot-choices = Ce que vous pouvez faire
page-ascot-pass = { $phase ->
    [bid] Laisser
    [member] Pas de rapport
    [join] Passer son chemin
    [offer] Pas d’offre
    [answer] Non, merci
    [favourite] Pas de favori
    [bet] Pas de pari
    [place] Pas de placé
    [odds] Pas de pari là-dessus
    [place-bet] Pas à cette cote
    [colour] Rester là
    [need] Ne rien offrir
    [need-answer] Le garder
    [withdraw] N’en retirer aucun
   *[other] Passer
}
page-ascot-accept = { $phase ->
    [join] Entrer au club : { $francs } F
    [answer] Tope là !
   *[need-answer] Le vendre { $francs } F
}
page-ascot-costs = { $gets ->
    [1] Vous recevez { $francs } F.
   *[0] Vous payez { $francs } F.
}
page-ascot-drop = { $advantage ->
    [1] Un Avantage pour perdre un Désavantage
   *[0] Perdre un Désavantage
}
page-ascot-name = Le marteau à { $player }
page-ascot-sell = Mettre en vente : { $thing }
page-ascot-read = Un rapport : { $trainer }
page-ascot-for-horse = Pour { $horse }
page-ascot-withdraw = Retirer { $horse }
page-ascot-favourite = { $horse } est mon favori
page-ascot-throw-for = { $state ->
    [fallen] Pour { $horse }, à terre, qui attend un six
    [post] Pour { $horse } : au-delà du poteau !
    [waits] Pour { $horse }, qui reste là : il lui faut { $needed } pour passer le poteau
   *[lanes] { $count ->
        [0] Pour { $horse }, qui n’a pas de passage
        [one] Pour { $horse } : longueur { $length }, une seule case
       *[other] Pour { $horse } : longueur { $length }, { $count } cases au choix
    }
}
page-ascot-goes = Vers { $to }
page-ascot-goes-on = Continuer vers { $to }
page-ascot-spends = Avec un Avantage, vers { $to }
page-ascot-led = Selon la case, vers { $to }
page-ascot-to-post = le poteau
page-ascot-to-lane = la piste { $lane }
page-ascot-to-square = la piste { $lane }, longueur { $length } : { $ground }
page-ascot-ground = { $own ->
    [1] sa propre couleur !
   *[0] { $square ->
        [black] une case noire
        [red] une case rouge
        [yellow] une case jaune
        [blue] une case bleue
        [any-colour] la case de toutes les couleurs
        [whip] la case de la cravache
       *[plain] le gazon
    }
}
page-ascot-ground-inscribed = « { $inscription } »
page-ascot-barred = { $what } — impossible. { $why }
page-ascot-lanes = { $kind ->
    [on] Continuer, vers la piste
    [adv] Dépenser un Avantage et continuer, vers la piste
    [led] Selon la case, vers la piste
   *[lane] Vers la piste
}
page-ascot-close = De plus près : { $horse }
page-ascot-legend = Ce que disent les cases du parcours
page-ascot-sign-name = { $kind ->
    [black] Une case noire
    [red] Une case rouge
    [yellow] Une case jaune
    [blue] Une case bleue
    [any-colour] La case de toutes les couleurs
   *[whip] La longueur de la cravache
}
page-ascot-sign-note = { $kind ->
    [colour] Un cheval de cette couleur peut continuer de { $number ->
        [one] { $number } longueur
       *[other] { $number } longueurs
    } ; un autre dépense un Avantage de sa couleur pour ses propres longueurs.
    [any-colour] Tout cheval peut y dépenser un Avantage de sa couleur.
    [whip] À partir d’ici, on peut de nouveau changer de piste.
    [broken-bridle] Rendez « Bride incassable », sinon le cheval est hors de course.
    [burst-vessel] Rendez « Vaisseaux solides », sinon le cheval est hors de course.
    [falls] Le cheval reste à terre jusqu’à un six lancé pour lui ; « Pied sûr » le relève pour le tour suivant.
    [overtake] Une longueur au-delà des chevaux les plus proches devant lui, sur une piste où ils ne sont pas, s’il y a un passage.
    [inside-lanes] En avant, vers une piste de la moitié intérieure, s’il y a un passage.
    [outside-lanes] En avant, vers une piste de la moitié extérieure, s’il y a un passage.
    [inside-lane] En avant, vers la piste la plus à l’intérieur, s’il y a un passage.
    [outside-lane] En avant, vers la piste la plus à l’extérieur, s’il y a un passage.
    [move-on] En avant, aussi loin qu’il y a un passage, sur la piste de son choix.
    [move-back] Tout droit en arrière, tant que les cases sont libres.
   *[pay] Le propriétaire paie aussitôt.
}
page-ascot-sign = { $name } : { $note }
page-ascot-course = Le champ de courses : { $lanes } pistes, { $lengths } longueurs du départ au poteau
page-ascot-loop = Le terrain d’entraînement : { $squares } cases autour de deux écuries
page-ascot-stable = { $stable ->
    [walroy] Walroy
   *[stevens] Stevens
}
page-ascot-squares = Les cases du terrain d’entraînement
page-ascot-loop-square = { $name }. { $who ->
    [all] { $dues } F pour { $payee }.{" "}
    [members] { $members } F pour { $payee }, membres seulement.{" "}
    [others] { $dues } F pour { $payee } ; rien pour les membres.{" "}
    [both] { $dues } F pour { $payee }, { $members } F pour les membres.{" "}
   *[nobody] {""}
}{ $action ->
    [stable-report] On lit le rapport de l’entraîneur.
    [vet-report] On lit le rapport du vétérinaire.
    [join] On peut entrer au club.
   *[none] {""}
}
page-ascot-payee = { $payee ->
    [farrier] le maréchal-ferrant
    [forage] le marchand de fourrage
    [stable] l’écurie du cheval
    [vet] le vétérinaire
    [club] le club
   *[bank] la Banque
}
page-ascot-throws = Les dés : { $player }
page-ascot-die = { $points }
page-ascot-off-course = Hors de course :
page-ascot-funds = Banque { $bank } F · Totalisateur { $tote } F
page-ascot-reports = Les rapports
page-ascot-pack = { $trainer } : { $unread ->
    [0] tous les rapports ont été lus
    [one] { $unread } rapport à lire
   *[other] { $unread } rapports à lire
}
page-ascot-report-line = { $title } : { $effect }{ $unread ->
    [0] {" "}(lu)
    [one] {""}
   *[other] {" "}(× { $unread })
}
page-ascot-queue = Reviendront, dans cet ordre : { $reports }.
page-ascot-effect = { $effect ->
    [advantage] { $number ->
        [one] { $number } Avantage de la couleur du cheval
       *[other] { $number } Avantages de la couleur du cheval
    }
    [disadvantage] { $number ->
        [one] { $number } Désavantage
       *[other] { $number } Désavantages
    }
    [pay] { $number } F pour { $payee }
    [receive] la Banque vous verse { $number } F
    [keep] à garder pour la course
    [strangles] écurie consignée : passez un tour
    [back] { $number ->
        [one] reculez de { $number } case
       *[other] reculez de { $number } cases
    }
   *[gallop] { $number ->
        [one] avancez de { $number } case
       *[other] avancez de { $number } cases
    }
}
page-ascot-market = Le marché
page-ascot-market-waits = { $withdrawing ->
    [0] Le marché est ouvert. La prochaine offre : { $player }
    [one] Chacun fait courir { $withdrawing } cheval. On retire les autres.
   *[other] Chacun fait courir { $withdrawing } chevaux. On retire les autres.
}
page-ascot-whom = À qui s’adresse l’offre
page-ascot-address = À { $player }
page-ascot-pan = { $pan ->
    [gives] Offre : { $player }
   *[takes] En échange : { $player }
}
page-ascot-pan-empty = rien encore
page-ascot-copies = { $count } sur { $copies }
page-ascot-money = L’argent de l’offre, en francs
page-ascot-money-way = { $way ->
    [pay] Je paie
   *[ask] Je demande
}
page-ascot-send = Faire l’offre
page-ascot-keys-market = Touchez une carte, ou faites-la glisser sur son plateau. Une offre nomme au moins un cheval ou un rapport.
page-ascot-offer = { $player } à { $to } : { $gives } contre { $takes }.
page-ascot-debt = { $player } : { $francs } F dus à { $to }, il en manque { $short }.
page-ascot-need = Il faut à { $horse } ({ $player }) { $report }. { $francs ->
    [0] Il pourrait venir de : { $holder }.
   *[other] { $francs } F offerts à : { $holder }.
}
page-ascot-pad = Le carnet du Bookmaker
page-ascot-pad-of = Bookmaker : { $player }
page-ascot-pad-pays = la masse rend
page-ascot-pad-place = placé, { $odds }
page-ascot-odds = { $pays ->
    [1] votre mise
   *[other] { $pays } pour 1
}
page-ascot-tote = Totalisateur : { $francs } F
page-ascot-put-aside = Paris placés : { $francs } F mis de côté
page-ascot-is-favourite = favori
page-ascot-reckoning = { $part ->
    [bank] La Banque
    [places] Les paris placés
   *[tote] Le Totalisateur
}
page-ascot-line = { $what ->
    [bank] Dans la Banque
    [banker-stays] Le dixième du banquier reste à la Banque
    [bank-left] Reste à la Banque
    [tote] Toutes les mises
    [multiple] Un ticket gagnant rend
    [places] Tous les paris placés
   *[carried] Reporté à la prochaine réunion
}
page-ascot-line-to = { $what ->
    [banker] Le dixième du banquier : { $player }
    [commission] Le dixième du Bookmaker : { $player }
    [rest] Le reste, au Bookmaker : { $player }
    [places-kept] Mises perdues, au Bookmaker : { $player }
    [place-back] Placés rendus : { $player }
   *[stake-back] Mises rendues : { $player }
}
page-ascot-line-prize = { $place ->
    [1] Premier prix
    [2] Deuxième prix
   *[3] Troisième prix
}, { $horse } : { $player }
page-ascot-line-prize-stays = { $place ->
    [1] Premier prix
    [2] Deuxième prix
   *[3] Troisième prix
} : reste à la Banque
page-ascot-line-on-winner = Dont sur { $horse }
page-ascot-line-ticket = Ticket de { $stake } F : { $player }
page-ascot-line-place-ticket = { $horse } placé, { $stake } F à { $odds } : { $player }
page-ascot-place = { $place ->
    [1] Premier
    [2] Deuxième
   *[3] Troisième
}
page-ascot-enclosure = Le pesage du vainqueur
page-ascot-again = Revoir les comptes
page-ascot-tap = Touchez une case éclairée ou son bouton ; les cases barrées disent pourquoi.
page-ascot-keys = Au clavier : 1 à 6 pour la piste, 0 pour rester, Entrée pour y aller.

## Le terminal et les pages simples : comment se dit chaque sorte de coup

ascot-move-pass = non
ascot-move-yes = oui
ascot-move-done = assez : garder le reste
ascot-move-send = envoyer l’offre
ascot-move-for = { $whose ->
    [favourite] le lancer est pour le favori
   *[next] le lancer est pour le cheval suivant
}
ascot-move-drop = { $advantage ->
    [too] perdre un Désavantage au prix d’un Avantage
   *[none] perdre un Désavantage
}
ascot-move-swap = glisser { $thing } sous le mort
ascot-move-throw = jeter { $thing }
ascot-move-sell = mettre en vente { $thing }
ascot-move-read = prendre un rapport : { $pack }
ascot-move-horse = le rapport est pour { $horse }
ascot-move-to = faire une offre à { $seat }
ascot-move-trade = { $horse } change de main
ascot-move-give = donner { $report }
ascot-move-take = recevoir { $report }
ascot-move-scratch = retirer { $horse }
ascot-move-fav = { $horse } est le favori
ascot-move-lane = { $lane ->
    [0] franchir le poteau
   *[other] vers la piste { $lane }
}
ascot-move-on = plus loin, vers la piste { $lane }
ascot-move-adv = plus loin, vers la piste { $lane }, avec un Avantage
ascot-move-led = selon la case, vers la piste { $lane }
ascot-move-bid = enchérir à { $francs } F
ascot-move-pay = payer { $francs } F
ascot-move-ask = demander { $francs } F
ascot-move-bet = parier { $francs } F
ascot-move-offer = offrir { $francs } F pour le rapport
ascot-move-name = le marteau à { $seat }
ascot-move-place = demander la cote d’un placé : { $horse }
ascot-move-odds = rendre { $odds }

## Le terminal : ce qu’on peut taper pour chaque sorte de coup et pour chaque chose, séparé par des espaces

ascot-type-pass = passe non no n
ascot-type-yes = oui o y
ascot-type-done = fini terminé
ascot-type-send = envoyer envoie
ascot-type-for = for
ascot-type-drop = drop
ascot-type-swap = échange
ascot-type-throw = jette
ascot-type-sell = vends
ascot-type-read = lis
ascot-type-horse = cheval
ascot-type-to = à
ascot-type-trade = troque
ascot-type-give = donne
ascot-type-take = prends
ascot-type-scratch = retire
ascot-type-fav = favori
ascot-type-lane = piste
ascot-type-on = on
ascot-type-adv = adv
ascot-type-led = led
ascot-type-bid = enchère
ascot-type-pay = paie
ascot-type-ask = demande
ascot-type-bet = parie
ascot-type-offer = offre
ascot-type-name = nomme
ascot-type-place = placé
ascot-type-odds = cote
ascot-type-lane-post = poteau post
ascot-type-all = tout all
ascot-type-thing-auctioneer = commissaire
ascot-type-thing-bookmaker = bookmaker
ascot-type-thing-club = club
ascot-type-thing-farrier = maréchal
ascot-type-thing-walroy = walroy
ascot-type-thing-stevens = stevens
ascot-type-thing-vet = véto vétérinaire
ascot-type-thing-forage = fourrage
ascot-type-thing-bridle = bride
ascot-type-thing-vessels = vaisseaux
ascot-type-thing-sure = pied
