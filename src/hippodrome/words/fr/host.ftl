### Ce que lit qui tient la maison : sauvegardes, exportations, et comment elle se porte.
### Les clés suivent le même ordre que dans l’autre langue.

## Garder
backup-copying = Copie en cours
backup-table = { $table } : { $rows ->
    [one] { $rows } ligne copiée et relue
   *[other] { $rows } lignes copiées et relues
 } ({ $hash })
backup-done = Tout ce que garde { $place } est aussi dans { $file }. Le fichier contient les cartes et les dés des parties en cours : gardez-le aussi soigneusement que les parties.
backup-file-there = { $file } existe déjà et reste tel quel. Donnez un nom de fichier encore libre.
backup-other-version = Les parties de { $place } ont été gardées par une autre version de Hippodrome. Sauvegardez-les avec celle-là, ou laissez celle-ci les servir une fois.
backup-failed = Impossible de copier { $place } dans { $file } : { $reason }. Vérifiez l’un et l’autre, puis réessayez.
restore-done = Tout ce que contient { $file } est maintenant dans { $place }, vérifié table par table.
restore-not-empty = Il y a déjà des parties dans { $folder }, et elles restent telles quelles. Indiquez un dossier qui n’en contient pas.
restore-no-backup = { $file } n’est pas un fichier écrit par hippodrome backup. Indiquez-en un.
restore-damaged = { $file } est abîmé : sa table { $table } n’est plus ce qui avait été écrit. Rien n’a été restauré ; essayez une autre sauvegarde.
restore-unreadable = { $file } est illisible : { $reason }. Rien n’a été restauré.
restore-failed = Impossible de restaurer { $file } dans { $place } : { $reason }. Vérifiez l’un et l’autre, puis réessayez.
export-writing = Écriture des parties
export-done = { $games ->
    [0] Aucune partie n’est encore terminée et archivée : { $folder } contient un tableau vide.
    [one] La seule partie terminée est dans { $folder }, avec un tableau de ses places.
   *[other] { $games } parties terminées sont dans { $folder }, avec un tableau de leurs places.
}
export-folder-full = { $folder } n’est pas vide et reste tel quel. Indiquez un dossier nouveau ou vide.
export-failed = Impossible d’écrire les parties de { $place } dans { $folder } : { $reason }. Vérifiez l’un et l’autre, puis réessayez.

## Comment va la maison
serve-bad-metrics = On ne peut pas observer la maison à { $address } : écrivez plutôt { $example }, avec un port libre par processus.
serve-bad-traces = Les traces vont à l’adresse d’un collecteur OpenTelemetry, comme { $example }, ou au terminal avec { $console }. Rien n’a été ouvert.
serve-traces-need-extra = Les traces demandent un supplément qui n’est pas installé. Installez-le avec : { $command }
status-title = Comment va la maison
status-health = { $health ->
    [unwritable] Les parties ne peuvent pas être écrites en ce moment : voyez le disque ou la base, ainsi que le journal.
    [unready] Tout va bien, mais n’envoyez personne ici : ce processus va fermer, ou la base ne le connaît pas encore.
   *[well] Tout va bien : les parties s’écrivent et tout le monde peut venir.
}
status-now = Dans ce processus
status-row = { $what ->
    [sockets] Pages à une table
    [memory] Tables en mémoire
    [moves] Coups depuis l’ouverture
    [latency] Millisecondes d’un coup à sa réponse, en moyenne
   *[refusals] Refus depuis l’ouverture
}
status-by = { $label ->
    [phase] Tables gardées, par phase
    [queue] Ce qui attend, par file
   *[code] Ce qui a été refusé, par raison
}
status-figure = { NUMBER($figure) }
status-phase = { $which ->
    [gathering] en attente de joueurs
    [playing] en cours
    [finished] terminées
   *[abandoned] abandonnées
}
status-queue = { $which ->
    [writer] coups à écrire
    [bots] décisions de robots
    [oracle] tableaux de cotes et conseils
   *[reviews] analyses
}
