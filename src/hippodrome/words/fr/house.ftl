### Ce que toute la maison peut dire : listes, préparation, contenu, la table et le serveur.
### Les clés suivent le même ordre que dans l’autre langue.

## Listes : plusieurs choses dans une phrase

list-of-none = rien
list-goes-on = { $items }, { $item }
list-ends = { $items } et { $item }

## Les noms de qui joue

player = Joueur { $seat }
named = { $name }
name-of-you = Vous
name-of-bot = { $bot ->
    [tipster] Tuyauteur
   *[gambler] Flambeur
} { $seat }

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
content-unknown-name = { $file }, table [{ $table }] : le nom { $found } est inconnu ici. Les noms sont { $known }.

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
option-punters = Combien de places ne font que parier : les dernières, sans cheval et sans dés.
option-sweets = On joue pour des bonbons : chacun en met dans le bocal, et l’argent se change en bonbons à la fin.
option-banker = Le banquier touche un dixième de la Banque pour sa garde.
option-richest = Le plus riche gagne aussi, à côté du propriétaire du premier cheval.
option-carried = Un Totalisateur que personne n’a gagné est reporté, au lieu d’aller au Bookmaker.

## Les coups tels qu’on les tape

notation-unreadable = « { $text } » ne veut rien dire ici. Un coup s’écrit 5+3, J2<1, 5~4+, 4=5, 7-3-5 ou { "flat:5" }.
notation-way = « /{ $text } » ne dit pas où céder la place. Après la barre, mettez un signe parmi + - < > ou deux, comme /+<.
notation-cards = { $cards } cartes chacun ? Personne ne peut en tenir autant : { $most } au plus.

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
rules-not-mentioned = Les règles ne parlent pas de « { $text } ». Essayez un mot plus court.

## Preuve : vérifier que les tirages du croupier étaient honnêtes

proof-wrong-seed = La graine n’est pas celle de l’engagement : son empreinte est { $found }, l’engagement était { $commitment }.
proof-bad-spread = Le tirage { $draw } est invérifiable : il annonce { $spread } issues possibles.
proof-wrong-draw = Le tirage { $draw } ne vient pas du croupier : la graine et les nonces donnent { $expected }, la partie notée dit { $found } (en comptant à partir de 0, { $spread } issues).
