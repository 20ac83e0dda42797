### Ce qui se dit au terminal : contenu, préparer une table, jouer, revoir, simuler, mesurer.
### Les clés suivent le même ordre que dans l’autre langue.

## Robots, et la première utilisation de la lecture compilée

setup-unknown-bot = Aucun robot ne s’appelle { $bot }. Les robots sont { $known }.
warming-failed = Les règles de { $game } n’ont pas pu être compilées : { $why }

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
    [15] pioche, mains, défausse et cartes des courses passées forment ensemble tout le paquet
    [16] les mains contiennent ce qui fut donné et pas encore joué, dans l’ordre
    [17] tout ticket est permis, et tous sont remplis au départ
    [18] chaque place est donnée une fois, à partir de la tête, et les sabots disqualifient
    [20] avant la première carte, chaque cheval est au départ de son couloir
   *[other] une course paie ce que disent ses tickets, et aucun score ne passe sous le plancher
}
law-auteuil = { $code ->
    [11] qui est attendu convient à la phase de la course, et la course à la séance
    [12] bourses et caisse ensemble contiennent chaque franc, ni plus ni moins
    [13] chaque bonbon est dans le bocal ou chez quelqu’un, et le bocal contient ce qu’on y a mis
    [14] chacun tient autant de cartes de propriétaire qu’on en a donné, et un cheval a un propriétaire au plus
    [15] tout bordereau est permis, et tous sont remplis au départ
    [16] chaque cheval est sur la piste, et seul un cheval sur un obstacle est à terre
    [17] les dés sont tels qu’ils sont tombés, et aucun cheval n’en a pris deux
    [18] chaque place est donnée une fois, dans l’ordre, et seulement passé le poteau
    [19] chaque télégramme sort une fois par séance, un de chaque couleur par course
   *[other] une course paie ce que disent ses prix, ses bordereaux et ses télégrammes
}
law-finishline = { $code ->
    [11] qui est attendu convient à la phase de la course, et la course à la partie
    [12] chaque course a de nouvelles tuiles, chacune une seule fois
    [13] chaque cheval en course est une fois dans la ligne, et seuls les deux de tête peuvent être à égalité
    [14] chaque dé se trouve à un endroit et un seul
    [15] trois dés sont devant qui lance, rangés par couleur, et ne montrent de face qu’une fois jetés
    [16] une tuile porte un dé de chaque sorte au plus, et un coureur sûr jamais de fouet
    [17] toute feuille est permise
    [18] chaque place est donnée une fois, à partir de la tête de la ligne
    [19] seuls deux chevaux à égalité ont droit à la photo, et elle finit quand l’un a plus de fers
    [20] un capital est ce qu’en font les dotations, les mises et les gains
    [21] les paris latéraux passent d’un siège à l’autre, et leur somme est nulle
   *[other] chaque tour prend un dé dans la réserve, et seules les astuces en remettent
}
law-ascot = { $code ->
    [11] qui est attendu convient à la phase de la partie
    [12] bourses, Banque, Totalisateur et argent mis de côté pour les placés contiennent chaque franc, ni plus ni moins
    [13] personne n’a moins que rien, ni la Banque, ni le Totalisateur
    [14] le Totalisateur contient les mises de ses tickets
    [15] chaque titre est à un endroit et un seul, où il peut être
    [16] mains et mort comptent autant de cartes qu’on le dit
    [17] personne ne possède les deux écuries
    [18] chaque rapport est à lire, sous son paquet ou conservé par quelqu’un
    [19] chaque case de la piste connaît son cheval, et chaque cheval sa case
    [20] chaque cheval en course est sur la piste, et aucun autre
    [21] personne n’engage plus de chevaux qu’il n’en peut courir
    [22] un cheval ne porte pas plus de paris qu’il n’est permis
    [23] chaque place est donnée une fois, dans l’ordre, et seulement passé le poteau
    [24] Avantages, Désavantages et rapports conservés ne descendent jamais sous zéro
   *[other] ce qui est mis de côté pour les placés est ce qu’ils peuvent rendre
}

## Simulation : beaucoup de parties entre robots

simulate-too-few-games = { $games } parties, c’est trop peu pour un intervalle. Demandez-en { $least } ou plus.
simulate-no-cores = { $cores } cœurs ne peuvent pas jouer. Demandez-en 1 ou plus.
simulate-compiling = Compilation des règles, une seule fois
simulate-playing = { $games } parties en cours
simulate-title = { $game }, { $games } parties (intervalles à 95 %)
simulate-seat = Siège
simulate-bot = Robot
simulate-wins = Victoires
simulate-lead = Avance sur les autres
simulate-all-seats = tous ensemble
simulate-figure = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-whole = { $mean } ± { $margin }
simulate-share = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed = { $games } parties par seconde sur { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}. Pour les rejouer : --seed { $seed }.

## Échelle : les robots se défient

ladder-too-few-deals = { $deals } donnes, c’est trop peu pour un intervalle. Demandez-en { $least } ou plus.
ladder-needs-two = Il faut au moins deux robots pour une échelle, chacun une seule fois.
ladder-bad-bar = { $bar } n’est pas une part de victoires. Donnez-en une entre 0 et 1, par exemple --bar 0.58.
ladder-no-plot = Impossible d’écrire l’image dans { $file }. Choisissez un autre endroit.
ladder-playing = { $game } : les défis
ladder-title = { $game }, { $seats } sièges : un challenger par table (intervalles à 95 %)
ladder-challenger = Challenger
ladder-others = Contre
ladder-games = Parties
ladder-count = { $games }
ladder-so-many = { $count } × { $bot }
ladder-ratings = L’échelle
ladder-rating = Elo au-dessus du dernier
ladder-repeat = Pour la rejouer : --seed { $seed }.

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

## Contenu : ce qui est imprimé sur plateaux et cartes, lu dans des fichiers TOML

content-unreadable = Impossible de lire { $file } : vérifiez que le fichier existe et que vous pouvez l’ouvrir.
content-not-utf8 = { $file }, ligne { $line } : ce n’est pas de l’UTF-8. Enregistrez le fichier dans cet encodage.
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
content-unknown-name = { $file }, table [{ $table }] : le nom { $found } est inconnu ici. Les noms sont { $known }.
content-bad-name = { $file }, table [{ $table }] : « { $found } » ne peut pas s’afficher comme nom. Un nom a { $most } lettres au plus, ni retour à la ligne, ni espace au début ou à la fin.

## Les coups tels qu’on les tape

notation-unreadable = « { $text } » ne veut rien dire ici. Un coup s’écrit 5+3, J2<1, 5~4+, 4=5, 7-3-5 ou { "flat:5" }.
notation-way = « /{ $text } » ne dit pas où céder la place. Après la barre, mettez un signe parmi + - < > ou deux, comme /+<.
notation-cards = { $cards } cartes chacun ? Personne ne peut en tenir autant : { $most } au plus.

## Les parties écrites

transcript-not-one = Ligne { $line } : ce n’est pas une partie écrite. La première ligne devrait être « { $expected } ».
transcript-bad-header = Ligne { $line } : l’en-tête est abîmé ; on attend ici « { $expected } ».
transcript-unknown-game = Ligne { $line } : aucun jeu ne s’appelle { $game } ici. On connaît : { $known }.
transcript-other-rules = Ligne { $line } : partie écrite sous la version { $found } des règles, alors qu’on joue ici la version { $expected }. Il lui faut l’Hippodrome de l’époque.
transcript-bad-setup = Ligne { $line } : on ne peut pas ouvrir une telle table. { $why }
transcript-other-content = Ligne { $line } : le matériel { $pack } a été réimprimé autrement depuis cette partie ; on ne peut pas la rejouer ici. Si vous avez gardé l’ancien dans un fichier, indiquez-le : --pack FICHIER.
transcript-pack-needed = Ligne { $line } : cette partie s’est jouée avec un matériel personnel, { $pack } ({ $hash }…). Placez ce fichier à côté de la partie, sous n’importe quel nom, ou indiquez-le : --pack FICHIER.
transcript-other-pack = Ligne { $line } : cette partie s’est jouée avec le matériel { $pack } ({ $hash }…), et { $given } en est un autre ({ $found }…).
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

## Preuve : vérifier que les tirages du croupier étaient honnêtes

proof-wrong-seed = La graine n’est pas celle de l’engagement : son empreinte est { $found }, l’engagement était { $commitment }.
proof-bad-spread = Le tirage { $draw } est invérifiable : il annonce { $spread } issues possibles.
proof-wrong-draw = Le tirage { $draw } ne vient pas du croupier : la graine et les nonces donnent { $expected }, la partie notée dit { $found } (en comptant à partir de 0, { $spread } issues).

## Le terminal : dresser la table

setup-unknown-language = La maison ne parle pas encore « { $language } ». Choisissez parmi { $known }.
setup-unknown-seat = Personne ne peut s’asseoir sous le nom « { $seat } ». Une place, c’est you, { "you:NOM" }, ou un robot : { $bots }.
setup-name-of-bot = On prendrait une personne appelée « { $name } » pour le robot. Choisissez un autre nom, comme { "you:Ann" }.
setup-option-form = « { $option } » n’est pas une option bien écrite. Mettez un nom, = et une valeur, comme races=4 ou hidden=oui.
setup-bad-seed = « { $seed } » n’est pas une graine. Une graine s’écrit en chiffres hexadécimaux, deux par octet.
setup-room-fails = La salle { $package }, que nomme HIPPODROME_ROOMS, ne s’ouvre pas : { $why }
setup-room-taken = La salle { $package }, que nomme HIPPODROME_ROOMS, appelle son jeu { $game }, et il y en a déjà un de ce nom. Donnez-lui-en un autre.
setup-bad-draw = Un tirage de { $outcome } est impossible : les issues attendues se comptent à partir de 0 et il y en a { $spread }.
match-unreadable = Ce n’est pas une partie telle que l’écrit `Match.serialize` : { $why }
match-other-game = C’est une partie de { $written }, non de { $game } : confiez-la à ce jeu-là.
match-other-rules = Cette partie a été écrite sous la version { $written } des règles, et celles-ci sont la version { $rules }.
match-other-pack = Cette partie se joue avec le matériel { $written }, non avec { $pack } : reprenez-la avec le sien.
store-newer = Ces parties appartiennent à un Hippodrome plus récent : mettez celui-ci à jour, ou choisissez un autre dossier ou une autre base.
store-bad-address = { $address } n’est pas l’adresse d’une base PostgreSQL. Écrivez-la comme { $example }, et gardez le mot de passe dans PGPASSWORD ou ~/.pgpass.
store-needs-driver = PostgreSQL demande un supplément qui n’est pas installé. Installez-le avec : { $command }
store-unreachable = La base { $address } est inutilisable : { $reason }. Vérifiez qu’elle tourne, ainsi que le nom et le mot de passe de son adresse.
file-unreadable = Impossible de lire { $file } : vérifiez son nom, et que vous pouvez l’ouvrir.
save-exists = Le fichier { $file } existe déjà et ne sera pas écrasé. Donnez un autre nom à --save.
save-unwritable = Impossible d’écrire la partie dans { $file }. Donnez à --save un endroit où vous pouvez écrire.
save-gone-on = La partie de { $file } a continué dans un autre terminal ; rien n’a été écrasé. Quittez celle-ci et reprenez-la de là.

## Le terminal : jouer

play-welcome = Bienvenue aux courses ! Tapez { "?" } quand vous voulez pour de l’aide, quit pour partir.
play-commitment = L’engagement du croupier : { $commitment }
play-curtain = Le clavier passe à { $player }. Que les autres regardent ailleurs ; { $player }, appuyez sur Entrée.
play-next-race = Entrée pour la course suivante.
play-leaving = La réunion s’arrête là pour l’instant. À bientôt aux courses !
play-since = Depuis votre dernier tour :
play-since-earlier = ({ $lines ->
    [one] Une ligne plus ancienne manque : tapez log pour la lire.
   *[other] { $lines } lignes plus anciennes manquent : tapez log pour les lire.
})
play-last-turn = ── Votre dernier tour ──
play-go-on = Entrée pour continuer.
play-seed = La graine du croupier : { $seed }
play-saved = La partie est écrite dans { $file }.
play-resume = Reprenez quand vous voulez :
resume-welcome = Vous revoilà aux courses ! La partie reprend où vous l’avez laissée.
resume-finished = La partie de { $file } est finie. Revoyez-la avec : { $command }
play-verify = Chacun peut vérifier que tous les tirages étaient honnêtes :
ask-help = ({ "?" } : aide)
ask-back = (b : retour)
help-commands = { "?" } { $paragraph } montre un paragraphe des règles · log raconte la partie · b revient en arrière · quit enregistre et s’en va.

## Le terminal : revoir, vérifier, lire les règles

replay-unknown-eyes = Personne ne regarde en tant que « { $seen } ». Mettez une place de 1 à { $seats }, spectator ou all.
replay-unfinished = Cette partie n’est pas finie : les mains et les papiers restent cachés. Regardez-la avec --as spectator, ou reprenez-la.
replay-ask = Étape { $step } sur { $last } (Entrée : suite, b : retour, un numéro, pourquoi, essayer, q : quitter)
replay-help = Entrée ou n avance, b revient, un numéro de 0 à { $last } y saute, pourquoi demande ses raisons à un robot, essayer joue la suite à partir d’ici (essayer 2 : à la place du joueur 2, essayer 2 ouvert : avec tout ce qui était caché, tel quel), q quitte.
verify-seat = { $player } : { $score }
verify-replayed = { $finished ->
    [True] Toute la partie de { $game } a été rejouée, { $decisions } décisions : chacune est permise et le résultat est juste.
   *[False] { $decisions ->
        [0] La partie inachevée de { $game } a été rejouée, sans une décision jusqu’ici.
        [one] La partie inachevée de { $game } a été rejouée, une décision jusqu’ici : elle est permise.
       *[other] La partie inachevée de { $game } a été rejouée, { $decisions } décisions jusqu’ici : chacune est permise.
    }
}
verify-fair = { $draws ->
    [0] Rien n’a encore été tiré. La graine est celle de l’engagement ({ $commitment }).
    [one] Le seul tirage est honnête : la graine et les nonces donnent exactement celui-là, et la graine est celle de l’engagement ({ $commitment }).
   *[other] Les { $draws } tirages sont honnêtes : la graine et les nonces donnent exactement ceux-là, et la graine est celle de l’engagement ({ $commitment }).
}
output-failed = Impossible d’écrire le résultat : il n’y a plus de place là où il devait aller. Envoyez-le ailleurs.
rules-unknown-paragraph = Les règles n’ont pas de paragraphe { $number }. Près de là : { $near }.

## Le terminal : ouvrir la maison à un navigateur

serve-ready = Les portes sont ouvertes : { $address }
serve-share = Vos amis sur le même réseau entrent par { $address }
serve-data = Les parties sont gardées dans { $folder }
serve-two-stores = Les parties se gardent dans un dossier (--data) ou dans une base (--database), pas dans les deux : n’en donnez qu’un.
serve-processes-need-database = Il faut à { $processes } processus une base où tous puissent écrire : indiquez un PostgreSQL avec --database, ou enlevez --processes.
serve-bus-needs-database = Un bus sert à plusieurs processus sur une même base : indiquez un PostgreSQL avec --database, ou enlevez --bus.
serve-processes-not-here = Plusieurs processus ne peuvent pas partager un port sur ce système. Enlevez --processes.
serve-processes-failed = Tous les processus n’ont pas pu ouvrir leurs portes ; ce qu’ils ont dit est plus haut. Rien n’a changé.
bus-bad-address = { $address } n’est pas l’adresse d’un NATS. Écrivez-la comme { $example }.
bus-needs-driver = Un bus demande un supplément qui n’est pas installé. Installez-le avec : { $command }
bus-unreachable = Le bus { $address } est inutilisable : { $reason }. Vérifiez qu’il tourne, ainsi que le nom et le mot de passe de son adresse.
serve-bad-thinkers = Personne ne s’appelle « { $thinkers } » qui puisse réfléchir pour les bots : dites own ou bus.
serve-thinkers-need-bus = C’est par un bus qu’on trouve qui réfléchit ailleurs : indiquez un NATS avec --bus, ou enlevez --thinkers.
workers-secret-short = Serveurs et assistants signent ce qu’ils se disent. Donnez à { $setting } le même secret chez tous, de { $least } caractères au moins.
worker-ready = { $workers ->
    [one] Un processus réfléchit
   *[other] { $workers } processus réfléchissent
} pour les serveurs de { $address }.
worker-how-to-stop = Ctrl-C pour arrêter.
worker-stopped = L’assistant s’est arrêté. Ses questions en cours seront posées à d’autres.
serve-how-to-stop = Ctrl-C pour fermer.
serve-closed = Les portes sont fermées. Toutes les parties sont gardées et reprendront à la réouverture.
serve-port-taken = Le port { $port } de { $host } est pris : un autre serveur tourne peut-être. Choisissez-en un autre avec --port, ou --port 0 pour n’importe lequel de libre.
serve-bad-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
serve-bad-proxy = { $proxy } n’est pas l’adresse d’un proxy : donnez le numéro depuis lequel il se connecte, par exemple 127.0.0.1.
serve-bad-folder = Les parties ne peuvent pas être gardées dans { $folder } : { $reason }. Choisissez un autre dossier avec --data.
serve-folder-taken = Un autre Hippodrome garde en ce moment ses parties dans { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
serve-no-database = { $file } n’est pas une base de parties. Déplacez ce fichier, ou choisissez un autre dossier avec --data.
serve-cut-short = { $file } s’arrête trop tôt : il en manque un morceau. Remettez une copie à sa place, ou choisissez un autre dossier avec --data.
migrate-table = { $table } : { $rows ->
    [one] { $rows } ligne déplacée et relue
   *[other] { $rows } lignes déplacées et relues
 } ({ $hash })
migrate-done = Toutes les parties sont maintenant dans { $address }. { $folder } reste tel quel ; n’ouvrez pas les deux, ils ne diraient plus la même chose.
migrate-nothing-there = Il n’y a pas de parties dans { $folder }. Indiquez le dossier où hippodrome serve dit garder les siennes.
migrate-not-empty = Il y a déjà des parties dans { $address }, et aucune n’a été déplacée. Indiquez une base vide.
migrate-differs = Ce qui a été relu de { $table } n’est pas ce qui a été écrit : rien n’a donc été déplacé. Essayez une autre base.
migrate-failed = Rien n’a été déplacé vers { $address } : { $reason }. Vérifiez l’un et l’autre, puis réessayez.

# The plain face, which any room has.
plain-turn = { $player }, c’est à vous.
plain-ask = Votre choix ?
plain-help = Choisissez dans la liste par son numéro, ou tapez un coup : { $examples }.
plain-figures = points

## Un matériel personnel (hippodrome pack check)

pack-check-known = { $file } imprime la même chose que l’édition { $edition } de { $game }.
pack-check-otherwise = { $file } est un matériel pour { $game }. Il diffère de l’édition standard en { $changes ->
    [one] un point
   *[other] { $changes } points
} :
pack-check-change = [{ $table }] { $place } : { $after } au lieu de { $before }
pack-check-more = [{ $table }] et { $more ->
    [one] un autre point
   *[other] { $more } autres points
}
pack-check-sources = D’où chaque table est connue, d’après le fichier :
pack-check-source = { $source ->
    [rulebook] d’une règle du jeu
    [deduced] déduit d’une règle
   *[reconstruction] notre reconstitution, à vérifier sur une boîte
} : { $tables }
pack-check-bots = Les robots savent y jouer, mais ce qu’ils savent des chances et des prix a été réglé sur l’édition standard.
pack-check-hash = Une partie jouée avec ce matériel le désigne par l’empreinte { $hash }.
pack-check-play = On peut y jouer :
content-of-no-game = { $file } : aucune de ses tables n’appartient à un jeu d’ici. Leurs tables sont : { $known }.

## Les chances annoncées et ce qu’il en est advenu
chances-playing = Pronostics de { $game }
chances-horses = { $game }, chevaux vainqueurs : score de Brier { $brier } (chances égales : { $blind }), écart moyen de { $error } points
chances-seats = { $game }, joueurs vainqueurs : score de Brier { $brier } (chances égales : { $blind }), écart moyen de { $error } points
chances-bin = Annoncé
chances-count = Chances
chances-stated = Annoncé, en moyenne
chances-came = Réalisé
chances-too-few = { $found }, c’est trop peu : parties, décisions entre deux pronostics, possibilités et cœurs sont au moins 1.

## Beaucoup de parties à la fois, pour les programmes

batch-no-games = { $games } parties, cela ne se joue pas. Demandez-en 1 ou plus.
batch-unknown-reward = « { $reward } » n’est pas une récompense. Demandez « win » ou « points ».
batch-no-such-seat = Il n’y a pas de siège { $seat } pour un robot : les sièges se comptent de 0 à { $most }.
batch-unknown-bot = Le robot « { $bot } » ne joue pas dans un lot. Demandez l’un de ceux-ci : { $known }.
batch-nobody-asked = Les robots occupent tous les sièges : personne ne serait interrogé. Laissez un siège sans robot.
batch-wrong-shape = Il faut une case par partie, pour { $games } parties, et non un tableau de forme { $shape }.
batch-bad-slot = La case { $slot } ne peut pas être choisie dans la partie { $game } : son masque ne la contient pas. Rien n’a été joué.

## Adaptateurs, pour les programmes

adapter-missing = Il faut { $package }, qui n’est pas installé. Lancez : pip install hippodrome[{ $extra }]
adapter-bad-render = « { $mode } » n’est pas une façon de dessiner le plateau. Demandez l’une de celles-ci : { $known }.
adapter-bad-slot = La case { $slot } ne peut pas être choisie par le siège { $seat } : son masque ne la contient pas. Rien n’a été joué.
adapter-bots-and-seats = { $bots } robots nommés pour une table de { $seats } sièges, dont le vôtre. Nommez un seul robot, ou un par autre siège.

## Les robots des autres

bot-no-class = { $where } n’est pas un robot : nommez une classe dérivée de hippodrome.Bot, sous la forme { "module:Classe" }.
bot-bad-name = Le robot { $where } se nomme « { $name } ». Donnez à sa classe un nom en minuscules, chiffres et traits d’union, 24 signes au plus.
bot-name-taken = Le robot { $where } se nomme { $name }, comme l’un de ceux de la maison. Donnez un autre nom à sa classe.
bot-fails = Le robot { $where } ne peut pas être chargé : { $why }. Écrivez-le { "module:Classe" }, et vérifiez que Python trouve le module.

solver-too-many = Plus de { $most } positions découlent de celle-ci. Commencez plus tard dans la partie, prenez un plateau plus petit, ou autorisez-en davantage.
