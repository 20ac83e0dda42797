### Ce que dit la page où l’on revoit et vérifie une partie finie.
### Les clés suivent le même ordre que dans l’autre langue.

page-replay-title = Le film de la partie
page-replay-loading = On va chercher le film…
page-replay-empty = Il n’y a rien à voir dans cette partie.
page-replay-where = Étape { $step } sur { $steps }
page-replay-first = Au début
page-replay-previous = Une étape en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Une étape en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-times = { $speed } ×
page-replay-as = Vu par
page-replay-as-all = Tout le monde, mains ouvertes
page-replay-as-spectator = Un spectateur
page-replay-story = Le récit
page-replay-link = Copier le lien vers cet instant
page-replay-copied = Le lien est copié.
page-replay-link-here = Copiez ce lien :
page-replay-transcript = Télécharger la feuille de partie
page-replay-fair = Était-ce honnête ?
page-replay-fair-how = Avant la partie, l’hôte a montré l’empreinte d’une graine secrète, et chaque siège y a mis du sien. La graine est maintenant connue : votre navigateur refait chaque tirage et compare. Changez quoi que ce soit ci-dessous, et la preuve échoue.
page-replay-fair-commitment = La promesse faite avant la partie
page-replay-fair-seed = La graine
page-replay-fair-nonce = L’apport du siège { $seat }
page-replay-fair-key = La clé qui en résulte
page-replay-fair-good = Honnête : la graine est bien celle promise, et les { $draws } tirages en découlent tous.
page-replay-fair-broken-seed = Malhonnête : cette graine n’est pas celle promise. Son empreinte est { $found }.
page-replay-fair-broken-draws = Malhonnête : { $wrong ->
    [one] { $wrong } tirage sur { $draws } ne découle
   *[other] { $wrong } tirages sur { $draws } ne découlent
} pas de la graine.
page-replay-fair-unreadable = Impossible à vérifier : graine et apports s’écrivent en chiffres hexadécimaux, deux par octet.
page-replay-fair-reset = Tout remettre en place
page-replay-fair-draws = Les tirages
page-replay-fair-draw = Tirage { $draw } : { $outcome } sur { $spread }
page-replay-fair-draw-wrong = Tirage { $draw } : la feuille dit { $outcome } sur { $spread }, la graine donne { $expected }
page-replay-fair-file = Vérifier une feuille de partie
page-replay-fair-file-bad = { $file } n’est pas une feuille de partie avec promesse, graine et tirages.
page-replay-fair-file-read = Vérification de { $file }.
