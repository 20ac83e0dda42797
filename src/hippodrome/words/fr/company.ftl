### Autour d’une table : la mettre, se retrouver, la même encore, vos parties, le grand écran.
### Les clés suivent le même ordre que dans l’autre langue.

## Mettre une table

page-seat = Place { $seat }
page-fill-me = moi
page-fill-open = un ami (place libre)
page-bot = { $bot ->
    [expert-patient] expert patient (robot, prend tout son temps)
    [expert] expert (robot, compare de près)
    [expert-quick] expert pressé (robot, réfléchit à peine)
    [scout] observateur (robot, voit venir)
    [tipster] tuyauteur (robot, a ses recettes)
    [gambler] flambeur (robot, joue n’importe quoi)
    [plunger] casse-cou (robot, tout ou rien)
    [miser] grippe-sou (robot, ne risque rien)
    [saboteur] saboteur (robot, s’en prend au premier)
    [crony] ami du bookmaker (robot, ne laisse gagner personne)
   *[other] { $bot } (robot)
}
page-awaited = (doit jouer)
page-watchers = Regardent : { $names }
page-door-closed = La porte est fermée : seuls ceux qui sont assis ici peuvent entrer.
page-to-screen = Grand écran
page-earlier = Montrer ce qui précède
page-no-story = Rien ne s’est encore passé.
page-last-turn = Votre dernier tour
page-time-left = Temps restant :
page-table-tools = La table
server-only-a-screen = Cet écran ne fait que montrer la table : jouez sur votre propre appareil.
page-house-rules = Règles maison
page-clock = { $seconds ->
    [0] sans pendule
    [30] 30 secondes
    [60] une minute
    [120] 2 minutes
   *[300] 5 minutes
}
page-new-seats = Qui joue
page-new-how-many = Nombre de joueurs
page-new-game = La réunion
page-new-house = La table
page-new-title = Un nom pour la table
page-new-clock = Temps par tour
page-new-gentle = Pour une première partie : { $choice }.
page-new-gentle-house = Pour une première partie, n’y touchez pas.
page-new-clock-about = Quand il est écoulé, un tuyauteur décide à la place de qui devait jouer.
page-new-pace-about = Le temps que prennent les robots, pour que l’on voie ce que fait chacun.
page-new-with-hints = avec conseils et entraîneur
page-new-pace = Les robots jouent
page-pace = { $pace ->
    [0] vivement
    [1] posément
   *[2] lentement
}
page-new-public = Annoncée à tous dans le hall ; sinon, il faut le lien pour la trouver.
page-new-watchable = On peut regarder la partie.
page-new-tote = Un tableau des cotes : ce que la maison attend de chaque cheval, d’après ce que sait chaque place. Pour tous ou pour personne.
page-new-hints = Des conseils : à son tour, chacun peut demander ce que jouerait un observateur, et pourquoi, et essayer des coups sur un plateau à soi. Pour tous ou pour personne.
page-new-lay = Ouvrir la table
page-new-begin = Commencer tout de suite

## Se retrouver, se quitter

page-all-seated = Toutes les places sont prises : la réunion peut commencer.
page-waiting-for-people = Il reste des places. Envoyez le lien à un ami, passez-vous cet appareil, ou ajoutez un robot.
page-invite = Inviter avec ce lien
page-only-here = Cette adresse ne s’ouvre que sur cet ordinateur. Pour que d’autres puissent venir, lancez la maison ainsi, puis ouvrez la page par l’adresse qu’elle vous dira de partager :
page-only-here-brief = Cette table ne s’ouvre que sur cet ordinateur. Pour les autres :
page-copy = Copier le lien
page-copied = Copié.
page-copy-yourself = Copiez vous-même le texte sélectionné.
page-seat-empty = La place { $seat } est libre
page-sit-here = M’asseoir ici
page-friend-here = un ami sur cet appareil
page-friend-name = Nom d’un ami qui joue à la place { $seat } sur cet appareil
page-sit-friend = S’asseoir aussi
page-bot-for-seat = Un robot pour le siège { $seat }
page-add-bot = { $bot ->
    [expert-patient] Ajouter un expert patient
    [expert] Ajouter un expert
    [expert-quick] Ajouter un expert pressé
    [scout] Ajouter un observateur
    [tipster] Ajouter un tuyauteur
    [gambler] Ajouter un flambeur
    [plunger] Ajouter un casse-cou
    [miser] Ajouter un grippe-sou
    [saboteur] Ajouter un saboteur
    [crony] Ajouter un ami du bookmaker
   *[other] Ajouter { $bot }
}
page-away = (absent)
page-free-seat = Libérer la place ({ $name })
page-begin = Commencer
page-host-begins = L’hôte lance la partie quand tout le monde est assis.
page-commitment = L’engagement du croupier sur les tirages, à vérifier après coup :
page-phase-why = { $phase ->
    [finished] La réunion est terminée. On peut revoir toutes les mains et tous les tirages.
    [abandoned] L’hôte a abandonné cette partie.
   *[stranded] Cette partie a commencé sous d’anciennes règles, et celles d’aujourd’hui mènent ailleurs : on peut la regarder, mais non la poursuivre.
}
page-again = La même table encore une fois
page-again-asked = { $name } propose de remettre la même table.
page-again-come = Prendre ma place
page-again-decline = Pas cette fois
page-again-yours = On vous attend à la table suivante.
page-again-answers = { $answer ->
    [seated] De la partie : { $names }.
    [asked] Pas encore de réponse : { $names }.
   *[gone] Pas cette fois : { $names }.
}
page-again-go = À la table suivante
page-again-watch = Regarder la table suivante
page-kept-for = Gardée pour { $name }, qui n’a pas encore répondu
page-kept-for-you = Votre place vous est gardée
page-open-seat = Ouvrir la place aux autres
page-follows = La même table encore. Elle commence dès que tout le monde est assis.
page-missing = { $count ->
    [one] Une place reste à prendre.
   *[other] { $count } places restent à prendre.
}
page-ready = (ici, fin prêt)
page-name-first = Comment les autres vous appelleront-ils ?
page-name-this = C’est mon nom
page-your-silk = Votre casaque
page-silk = Casaque { $silk }
page-house-rules-here = Comment on joue ici
page-not-watchable = Personne ne peut regarder.
page-to-screen-why = pour un téléviseur : le plateau, le commentateur et un code à scanner ; les téléphones montrent alors les mains.
page-scan = Scannez pour jouer avec votre téléphone
page-screen-missing = { $count ->
    [0] Tout le monde est là.
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}

## Vos parties
page-record = Vos parties
page-record-why = Les parties que vous avez finies ou abandonnées dans ce navigateur. La maison ne vous connaît que par son cookie.
page-record-of = Montrer les parties de
page-record-tally = { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
page-record-won = gagnée
page-record-given-up = abandonnée
page-record-winner = (vainqueur)
page-record-empty = Vous n’avez pas encore fini de partie ici.
page-record-export = Emporter en fichier tout ce qui est gardé de vous
page-record-forget = M’oublier
page-record-forget-sure = Votre nom, ce que vous avez dit et les liens vers vos parties terminées disparaissent pour de bon ; seuls les coups restent. Êtes-vous sûr ?
page-record-forget-yes = Oui, tout oublier
page-record-forget-no = Non, les garder
page-record-forgotten = { $count ->
    [0] C’est oublié : de vos parties, il ne reste que les coups.
    [one] C’est oublié, sauf dans une partie en cours : redemandez quand elle sera terminée.
   *[other] C’est oublié, sauf dans { $count } parties en cours : redemandez quand elles seront terminées.
}

## L’allure d’une table

page-speed = L’allure de la table
page-speed-name = { $speed ->
    [ease] Tranquille
    [brisk] Vive
    [once] D’un trait
   *[step] Pas à pas
}
page-speed-why = { $speed ->
    [ease] Chaque scène est jouée, et les bots prennent leur temps.
    [brisk] Les scènes sont courtes, et les bots sont vifs.
    [once] Personne n’attend rien.
   *[step] Quand il ne reste que des bots à décider, chacun attend votre signal.
}
page-bots-wait = Les bots attendent votre signal.
page-bots-wait-for-host = Les bots attendent le signal de qui règle l’allure.
page-next-bot = Suivant

## Pour l’hôte

page-host = Pour l’hôte
page-mute = Faire taire { $name }
page-unmute = Rendre la parole à { $name }
page-kick = Mettre { $name } à la porte
page-door-close = Fermer la porte aux autres
page-door-open = Ouvrir la porte aux autres
page-abandon = Abandonner la partie
page-abandon-sure = La partie s’arrête pour tout le monde. Vraiment ?
page-abandon-yes = Oui, abandonner
page-abandon-no = Non, continuer

## Ce qui vient un instant après la table

page-chat-send = Envoyer
page-chat-write = Dites quelque chose
page-no-chat = Personne n’a encore rien dit.
page-pass-why = Les autres détournent le regard.
page-unveil = Je suis { $name } : voir ma main
page-since-all = Tout voir ({ $count })
page-since-fewer = En voir moins
page-since-when = Depuis votre dernier tour, { $ago }
page-plain-asks = C’est à vous.
page-plain-amount = Un montant de { $least } à { $most }
page-plain-back = Recommencer
page-plain-name = Choisir
page-bot-for = Laisser jouer un robot pour { $name }
page-let-bot-play = Laisser jouer un robot
page-no-table = Pas de table pour vous ici
