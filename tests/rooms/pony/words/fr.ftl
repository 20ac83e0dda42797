pony-title = Poney-Club
pony-poster = Trois poneys, un bulletin secret chacun.
pony-name = poney { $pony }
pony-where = { $pony } est à { $gone } sur { $squares }.
pony-purse = { $seat } a { $coins } pièces.
pony-slip = { $seat } a { $coins } sur { $pony }.
pony-move-back = Miser sur { $pony }
pony-move-stake = Miser { $coins }
pony-move-urge = Encourager { $pony }
pony-story-slip = { $seat } remet un bulletin.
pony-story-own-slip = { $seat } mise { $coins } sur { $pony }.
pony-story-off = Ils sont partis !
pony-story-urged = { $seat } encourage { $pony }.
pony-story-ran = { $pony } avance de { $squares }.
pony-story-home = { $pony } a gagné !
pony-story-paid = { $seat } avait misé sur { $pony } et a { $coins } à présent.
pony-notation = « { $text } » ne veut rien dire ici : { "back:2" }, { "stake:5" } ou { "urge:2" }.
pony-refused = Cela ne se peut pas maintenant (raison { $reason }).
pony-slip-lacks = Un bulletin veut une mise.
law-pony = Quelqu’un a moins que rien (loi { $code }).
pony-part-race = La course
pony-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount } pièces
