### Ce que toute la maison peut dire : listes, préparation, la table et le serveur.
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
    [crony] Ami du bookmaker
    [expert] Expert
    [expert-patient] Expert patient
    [expert-quick] Expert pressé
    [miser] Grippe-sou
    [plunger] Casse-cou
    [saboteur] Saboteur
    [scout] Observateur
    [tipster] Tuyauteur
    [gambler] Flambeur
   *[other] { $bot }
} { $seat }
story-by-clock = Le temps de { $player } est écoulé : la maison décide cette fois.

## Préparer une partie

setup-unknown-game = Aucun jeu ne s’appelle { $game } ici. Vous pouvez jouer à : { $known }.
setup-unknown-pack = Aucun matériel ne s’appelle { $pack } pour { $game }. Choisissez parmi { $known }, ou donnez le chemin d’un fichier .toml.
setup-wrong-seats = Ce jeu ne se joue pas à { $seats } : il faut de { $least } à { $most } joueurs.
setup-bad-choice = L’option { $option } ne peut pas valoir { $value } à { $seats } joueurs : choisissez parmi { $choices }.
setup-unknown-option = Ce jeu n’a pas d’option « { $option } ». Ses options sont { $known }.

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
table-house-full = Toutes les tables de la maison sont prises : réessayez dans une minute.
table-door-closed = L’hôte a fermé la porte de cette table : demandez-lui de vous ouvrir.
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
move-unknown-kind = Ce jeu ne connaît pas ce coup. Il connaît { $known }.
move-bad-part = Le coup « { $kind } » est illisible : sa partie « { $part } » manque, est inconnue ou ne peut pas avoir cette valeur.
table-bad-clock = La pendule va de 0 (aucune) à { $most } secondes par tour, et les robots attendent dix secondes au plus.
table-unknown-speed = Une table ne connaît pas cette allure : choisissez parmi { $known }.
table-not-yours-to-pace = L’allure de cette table est réglée par l’hôte, ou par qui joue seul contre les bots.
table-no-such-order = Impossible de laisser cette consigne au point où en est la partie : le lot a changé, ou vous n’y êtes plus.
table-no-bot-waits = Aucun bot n’attend qu’on le lui demande : la partie avance d’elle-même.
table-not-over = Cette partie n’est pas finie : on pourra remettre la même table ensuite.
table-not-seated = Seuls ceux qui étaient assis à cette table peuvent la redemander. Vous pourrez regarder la suivante.
table-proposed-already = La même table a déjà été redemandée : prenez-y votre place.
table-seat-kept = Cette place est gardée pour { $name } : choisissez-en une autre, ou demandez à l’hôte de l’ouvrir.
table-not-seated-yet = Vous n’êtes pas encore à cette table : prenez d’abord une place.
table-unknown-silk = La maison n’a pas cette casaque : choisissez-en une de 1 à { $most }.
store-already-written = Quelqu’un d’autre a joué à cette table au même instant : regardez de nouveau.
store-failed = L’écriture sur le disque a échoué, rien n’a donc changé : réessayez dans un instant, et dites à l’hôte de vérifier le disque.
store-unread = Les parties ne peuvent pas être lues pour le moment ; rien n’est perdu. Réessayez dans un instant.

## Le serveur : ce qu’il dit, lui et non la table

server-not-found = Il n’y a rien à cette adresse. Repartez du hall.
server-malformed = Le serveur ne comprend pas cette demande : rechargez la page et réessayez.
server-too-large = C’est plus que les { $most } octets permis en une fois : faites plus court.
server-slow-down = C’était trop à la fois : attendez un instant, puis réessayez.
server-too-many = { $what ->
    [tables] Vous avez dressé beaucoup de tables en peu de temps
    [names] Cela fait beaucoup de noms en peu de temps
    [replays] Vous avez demandé à revoir beaucoup de parties en peu de temps
    [records] Vous avez demandé vos parties bien souvent en peu de temps
    [sockets] Cette table a été ouverte trop souvent en peu de temps
    [chat] Vous avez beaucoup parlé en peu de temps
   *[other] C’était trop à la fois
} : réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-full = La maison est pleine pour l’instant : réessayez dans un petit moment.
server-open-tables = Vous avez déjà { $most } tables ouvertes : commencez ou abandonnez-en une d’abord, ou dressez celle-ci sur invitation seulement.
server-replays-busy = Trop de parties sont revues en ce moment : réessayez dans quelques secondes.
server-too-late = Votre demande a mis trop de temps à arriver : renvoyez-la d’un seul coup.
server-broken = Quelque chose s’est cassé sur le serveur. Rien n’a changé : réessayez, et prévenez qui s’en occupe.
server-wrong-origin = Cette demande vient d’un autre site : ouvrez le jeu à sa propre adresse.
server-no-guest = Le serveur ne vous connaît pas encore : acceptez son cookie et rechargez la page.
server-name-unseen = Un nom doit se voir : choisissez-en un avec des lettres ou des chiffres.
server-not-watchable = L’hôte de cette table ne veut pas de spectateurs pendant la partie.
server-too-many-sockets = Cette table est ouverte chez vous dans trop de fenêtres : fermez-en quelques-unes.
server-unknown-guest = Cet invité n’est pas à cette table.
server-no-replay = Il n’y a encore rien à revoir : la partie doit d’abord se terminer.
server-no-retrospect = Cette partie n’est pas finie : le bilan viendra après.
