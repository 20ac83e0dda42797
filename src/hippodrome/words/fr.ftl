### Toutes les phrases que lit une personne, en français.
### Les clés suivent le même ordre que dans en.ftl.

## Listes : plusieurs choses dans une phrase

list-of-none = rien
list-goes-on = { $items }, { $item }
list-ends = { $items } et { $item }

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

## Preuve : vérifier que les tirages du croupier étaient honnêtes

proof-wrong-seed = La graine n’est pas celle de l’engagement : son empreinte est { $found }, l’engagement était { $commitment }.
proof-bad-spread = Le tirage { $draw } est invérifiable : il annonce { $spread } issues possibles.
proof-wrong-draw = Le tirage { $draw } ne vient pas du croupier : la graine et les nonces donnent { $expected }, la partie notée dit { $found } (en comptant à partir de 0, { $spread } issues).
