pony-title = Pony Club
pony-poster = Three ponies, one secret slip each.
pony-name = pony { $pony }
pony-where = { $pony } is at { $gone } of { $squares }.
pony-purse = { $seat } has { $coins } coins.
pony-slip = { $seat } has { $coins } on { $pony }.
pony-move-back = Back { $pony }
pony-move-stake = Stake { $coins }
pony-move-urge = Urge { $pony }
pony-story-slip = { $seat } hands in a slip.
pony-story-own-slip = { $seat } puts { $coins } on { $pony }.
pony-story-off = They are off!
pony-story-urged = { $seat } urges { $pony }.
pony-story-ran = { $pony } runs { $squares }.
pony-story-home = { $pony } has won!
pony-story-paid = { $seat } backed { $pony } and has { $coins } now.
pony-notation = “{ $text }” means nothing here: back:2, stake:5 or urge:2.
pony-refused = That cannot be done now (reason { $reason }).
pony-slip-lacks = A slip needs a stake.
law-pony = Somebody has less than nothing (law { $code }).
pony-part-race = The race
pony-standing = { $debt ->
    [1] −
   *[0] {""}
}{ $amount } coins
