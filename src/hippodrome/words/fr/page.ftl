### Ce que dit la page autour des jeux : accueil, table, règles.
### Les clés suivent le même ordre que dans l’autre langue.

## La page : la maison

page-title = { $page ->
    [lobby] Hippodrome : jeux de courses et de paris
    [table] Une table · Hippodrome
    [replay] Une partie rejouée · Hippodrome
    [result] Le bilan · Hippodrome
    [rules] Règles · Hippodrome
    [brief] Sur une page · Hippodrome
    [record] Vos parties · Hippodrome
    [learn] Une leçon · Hippodrome
    [puzzle] Trouvez le coup · Hippodrome
    [puzzles] Problèmes · Hippodrome
    [screen] Le grand écran · Hippodrome
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
page-sound-course = Les bruits du champ de courses
page-sound-caller = Le commentateur parle
page-sound-volume = Volume
page-notices = Me prévenir hors de la page quand c’est à moi
page-close = Fermer
page-loading = Un instant…
page-unreachable = La maison ne répond pas. Vérifiez votre connexion ; nous réessayons.
page-unanswered = La connexion a été coupée avant la réponse. Voyez si c’est fait, puis réessayez.
page-nowhere = Il n’y a rien à cette adresse
page-nowhere-why = Le lien est peut-être ancien, ou il y manque une lettre.
page-to-lobby = Retour au hall
page-to-result = Le bilan de la partie
page-board-here = Plateau
page-to-replay = Revoir la partie

## La page : le hall

page-welcome = Une journée aux courses
page-welcome-why = Des jeux de courses hippiques dans votre navigateur, avec des amis où qu’ils soient ou contre les robots de la maison. Sans compte, sans façons.
page-your-name = Votre nom
page-name-kept = C’est ainsi que les autres vous voient.
page-play-now = Jouer tout de suite contre des robots
page-new-table = Ouvrir une table
page-play-game = Jouer
page-learn = Apprendre
page-lay-game = Nouvelle table
page-new-which = Quel jeu
page-game-seats = { $least } à { $most } joueurs, { $short } à { $long } min
page-my-tables = Vos tables
page-to-record = Vos parties
page-table-with = avec { $players }
page-table-won = { $won ->
    [True] vous avez gagné
   *[False] vous n’avez pas gagné
}
page-no-tables = Vous n’êtes encore à aucune table.
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table ne cherche de joueurs. Ouvrez-en une : d’autres pourront s’y asseoir.
page-watch = En piste
page-nothing-to-watch = La piste est vide pour l’instant.
page-finished-races = Terminées, à revoir
page-nothing-finished = Rien n’a encore été couru ici.
page-tables-of = Montrer les tables de
page-all-games = tous les jeux
page-more-tables = En voir plus
page-tables-added = { $added ->
    [one] Une table de plus est montrée.
   *[other] { $added } tables de plus sont montrées.
}
page-table-line = { $phase ->
    [gathering] on se rassemble
    [playing] en cours
    [finished] terminée
    [abandoned] abandonnée
   *[stranded] sous d’anciennes règles
} · { $when }
page-table-yours = à vous de jouer · dernier coup { $ago }
page-table-waits = on attend { $players } · dernier coup { $ago }

## La page : une table

page-you = (vous)
page-connection = { $line ->
    [connecting] Connexion…
    [lost] La connexion est perdue. Nous réessayons ; rien n’est oublié.
   *[closed] Déconnecté.
}
page-your-turn = C’est à vous.
page-turn-at = C’est à vous de jouer : { $game }.
page-asked-of = { $name } : { $text }
page-waiting-for = On attend { $players }.
page-drawing = Le croupier est à l’œuvre…
page-pass = Passez l’appareil à { $name }
page-phase = { $phase ->
    [finished] La réunion est terminée.
    [abandoned] La partie a été abandonnée.
   *[stranded] On peut seulement regarder cette partie.
}
page-undo = Reprendre le coup
page-undo-left = { $seconds } s
page-stage = En scène
page-stage-skip = Passer
page-stage-leave = Voir le bilan
page-watching = Tous les yeux sur la piste…
page-rolling = Les dés roulent…
page-skip-to-turn = Passer à mon tour
page-skip-to-now = Passer au présent
page-honours = L’ordre d’arrivée
page-place = { $place ->
    [1] 1er
    [2] 2e
   *[3] 3e
}
page-board = Le jeu
page-beside = À côté du plateau
page-seats = Places
page-story = Récit
page-since = Depuis votre dernier tour
page-since-news = { $count ->
    [one] Il s’est passé une chose depuis votre dernier tour.
   *[other] Il s’est passé { $count } choses depuis votre dernier tour.
}
page-chat = Discussion
page-caller = Le speaker :
page-caller-silent = Le speaker s’éclaircit la voix…
page-presence = { $presence ->
    [bot] robot
    [stand-in] un robot joue en attendant
    [present] à table
   *[away] absent
}
page-take-back = Reprendre la place de { $name }

## La page : les règles

page-rules = Règles
page-rules-at = Règles, { $paragraph }

# A game without a page of its own.
