### Everything Finish Line says, at the terminal and on the page.
### Keys stand in the same order as in the other language.

finishline-title = Finish Line
finishline-poster = Write your bets in secret, then push horses with dice to make them come true.

## Horses, dice and bets

finishline-tile-name = { $number ->
    [1] Hay Fever
    [2] Late Again
    [3] Second Mortgage
    [4] Stable Income
    [5] Neigh Sayer
    [6] Whoa Is Me
    [7] Furlong Goodbye
    [8] My Aunt’s Pension
    [9] Rein Check
    [10] Carrot Clause
    [11] Hoof Knows
    [12] Stirrup Trouble
    [13] Left at the Lights
    [14] Gallop Poll
    [15] Sofa So Good
    [16] Bolt the Door
    [17] Photo Shy
    [18] Unbridled Modesty
    [19] Nearly Champagne
    [20] Mane Complaint
    [21] Sugar Lump Sum
    [22] Borrowed Hat
    [23] Saddle Sore Loser
   *[24] Out to Grass
}
finishline-tile = { finishline-tile-name } ({ $number })
finishline-own-tile = { $name } ({ $number })
finishline-lettered-horse = horse { $letter }
finishline-die = { $colour ->
    [white] a white die
    [red] a red die
    [yellow] a yellow die
    [green] a green die
   *[black] a black die
}
finishline-rolled = { $face ->
    [horseshoe] horseshoe
    [double] double horseshoe
    [whip] whip
    [pace] change of pace
    [helmet] helmet
    [level] dead heat
    [interference] interference
    [loss] loss of speed
    [extra] extra action
    [side] side bet
    [disqualified] disqualification
    [trick] trick
    [outsider] outsider at €{ $amount }
   *[blank] { $colour ->
        [white] white blank
        [red] red blank
        [yellow] yellow blank
        [green] green blank
       *[black] black blank
    }
}
finishline-face-short = { $face ->
    [horseshoe] horseshoe
    [double] double shoe
    [whip] whip
    [pace] change of pace
    [helmet] helmet
    [level] dead heat
    [interference] interference
    [loss] loss of speed
    [extra] extra action
    [side] side bet
    [disqualified] disqualified
    [trick] trick
    [outsider] outsider
   *[blank] blank
}
finishline-colour-holds = { $colour ->
    [white] white: { $faces }
    [red] red: { $faces }
    [yellow] yellow: { $faces }
    [green] green: { $faces }
   *[black] black: { $faces }
}
finishline-face-count = { $count ->
    [one] { $face }
   *[other] { $face } ×{ $count }
}
finishline-bet-win = €{ $stake } at { $odds }× on { $horse } to win
finishline-bet-pair = €{ $stake } at { $odds }× on { $low } with { $high }

## The terminal: packs that could not be played

finishline-content-both = { $file }, table [tiles]: tile { $tile } carries F and S. A tile carries one of them at most: take it off one of the lists.
finishline-content-shoes = { $file }, table [white]: { $found ->
    [0] no side shows a horseshoe
    [one] one side shows a horseshoe
   *[other] { $found } sides show a horseshoe
}, but a photo-finish needs 1 to { $most }: on all sides or on none, the dice would always be level.
finishline-content-odd = { $file }, table [green]: an outsider of { $found } has no half in whole euros, which a pair bet pays. Write an even amount.

## The terminal: moves as they are typed

finishline-notation-unreadable = “{ $text }” means nothing here. Moves look like take:white, 2:c, 1:aside, 1:c>e, 3:mix2/312, 2:trick:white+red, extra:c, win:c=200, pair:c+e=300 or done.
finishline-notation-horse = There is no horse “{ $text }”. Horses go by the letter of their starting place, from a for the hindmost to { $last } for the leader.
finishline-notation-order = “{ $text }” is no order of three: write 1, 2 and 3 once each, such as 312.
finishline-notation-pair = “{ $text }” stands there twice: a pair takes two different horses, such as c+e.
finishline-notation-stake = €{ $text } is more than anyone will ever own: write a smaller stake.

## The terminal: other words for what is typed, separated by spaces

finishline-type-win = w
finishline-type-pair = p
finishline-type-done = done
finishline-type-decline = no
finishline-type-everything = all
finishline-type-dice = dice
finishline-type-go = go on
finishline-type-colour = white=white red=red yellow=yellow green=green black=black

## The terminal and plain pages: moves, as a plain list offers them

finishline-move-go = Go on to the next race
finishline-move-take = Take { $colour }
finishline-move-handful = Take { $colours }
finishline-move-aside = Die { $die }: put it aside
finishline-move-on = Die { $die }: { $horse }
finishline-move-pace = Die { $die }: the horseshoe goes from { $start } to { $end }
finishline-move-mix = Die { $die }: the three from place { $back } (counted from the back) in the order { $order }
finishline-move-level = Die { $die }: the second draws level with the leader
finishline-move-keep = Die { $die }: keep it for after the race
finishline-move-side = Die { $die }: a side bet with the next player, who is skipped
finishline-move-trick = Die { $die }: fetch back { $colour }
finishline-move-trick-two = Die { $die }: fetch back { $colours }
finishline-move-extra = Extra action on { $horse }
finishline-move-decline = Do without the extra action
finishline-move-done = Hand in the slip
finishline-move-win = €{ $stake } on { $horse } to win
finishline-move-pair = €{ $stake } on the pair { $pair }

## Moves the rules forbid

finishline-refused-nothing = Nothing forbids this move: it can be played.
finishline-refused-game-over = The last race is run: nothing more is played.
finishline-refused-not-a-seat = Nobody sits there.
finishline-refused-not-awaited = It is not for you to act now: wait for the others.
finishline-refused-not-a-move = There is no such move in this game.
finishline-refused-between-races = The race is settled: look at the slips, then type go for the next one.
finishline-refused-bets-to-write = First your bets, such as win:c=200, then done to hand in the slip.
finishline-refused-dice-to-take = First take dice from the reserve, such as take:white.
finishline-refused-die-to-use = The dice are rolled: use one of the three, or put one aside.
finishline-refused-extra-to-play = The dice are used up: place your extra action on a horse, or decline it.
finishline-refused-no-such-horse = Only { $runners } horses run here: choose one of those in the row.
finishline-refused-no-stake = A bet of nothing is no bet: stake at least €{ $step }, or leave it out.
finishline-refused-not-a-step = Stakes go in steps of €{ $step }, and €{ $stake } does not: round it up or down.
finishline-refused-stake-above-capital = You have €{ $left } left to stake, and this bet wants €{ $stake }: stake less.
finishline-refused-too-many-wins = A slip has room for { $most } win bets, and yours are written: hand it in, or bet on a pair.
finishline-refused-too-many-pairs = A slip has room for { $most } pair bets, and yours are written: hand it in, or bet on a winner.
finishline-refused-same-win-twice = You have bet on { $horse } to win already: choose another horse.
finishline-refused-same-pair-twice = You have bet on { $low } with { $high } already: choose another pair.
finishline-refused-three-to-take = You open the race: take three dice, such as take:white+white+red.
finishline-refused-one-to-take = Two dice lie before you already: take only one more.
finishline-refused-no-such-dice-left = The reserve does not hold { $dice }: take what is there.
finishline-refused-yellow-too-early = Yellow dice wait for the home straight, when the reserve is down to { $straight } dice: take another colour.
finishline-refused-one-colour-only = That would make three dice of one colour, and another colour is available: take that.
finishline-refused-other-face = Die { $die } ({ $face }) does not do that: choose what it can do, or put it aside.
finishline-refused-out-of-the-race = { $horse } is out of the race: choose a horse in the row.
finishline-refused-leader-cannot-advance = { $horse } leads already and cannot go further forward: choose a horse behind.
finishline-refused-level-takes-no-helmet = { $horse } shares the lead, and a helmet goes on neither of two level horses: choose a horse behind them.
finishline-refused-leader-has-shoe = A horseshoe waits on { $horse } already, and a leader takes only one: choose another horse.
finishline-refused-safe-from-whip = { $horse } is a safe runner (S) and is never whipped: choose another horse.
finishline-refused-safe-from-disqualification = { $horse } is a safe runner (S) and cannot be sent off: choose another horse.
finishline-refused-safe-keeps-shoe = { $horse } is a safe runner (S), and nobody takes its horseshoe away: take one from another horse.
finishline-refused-no-shoe-to-move = There is no white horseshoe on { $horse } to move: take one from another horse.
finishline-refused-same-tile = The horseshoe would stay on { $horse }: bring it to another horse.
finishline-refused-helmet-needs-shoe = A helmet is for a favourite (F) or a horse with a white horseshoe, and { $horse } is neither: choose another horse.
finishline-refused-heat-already-used = This race has had its dead heat: put the die aside, or use another.
finishline-refused-too-few-horses = Too few horses are left for that: put the die aside, or use another.
finishline-refused-level-horses-apart = Level horses are taken together or not at all: choose your three to suit.
finishline-refused-old-order = That is the order they are in: choose another, or put the die aside.
finishline-refused-too-far-back = { $horse } cannot drop two places: choose a horse further in front.
finishline-refused-outsider-already = A green die lies on { $horse } already: choose another horse.
finishline-refused-dice-not-left = { $any ->
    [1] A trick fetches only dice that have left the race, and these are not all among them: { $dice }. Choose others, or put the die aside.
   *[0] A trick fetches only dice that were used and have left the race, and these are not all among them: { $dice }. Choose others, or put the die aside.
}
finishline-refused-trick-takes-two = { $any ->
    [1] A trick fetches two dice when two have left: name two.
   *[0] A trick fetches two dice when two that were used have left: name two.
}
finishline-refused-nobody-to-skip = This is the last turn, and at this table a side bet needs somebody to skip: put the die aside.
finishline-unfinished-slip = Your slip is not handed in yet: end your bets with done.

## The story of the game, and the race caller

finishline-story-lot = Lots are drawn. First to roll: { $player }.
finishline-story-race = { $call ->
    [0] Race { $race } of { $races }! The tiles are turned over, from the tail of the field to its head.
    [1] To the paddock for race { $race } of { $races }. Here they come, the hindmost first.
   *[2] Race { $race } of { $races } is on the card. Let us see who runs, from the back to the front.
}
finishline-story-tile = { $spot ->
    [hindmost] { $horse }{ $mark ->
        [favourite] , a favourite,
        [safe] , a safe runner,
       *[none] {""}
    } has the whole field to catch, and pays { $odds } times the stake.
    [leader] And in front at the off, { $horse }{ $mark ->
        [favourite] , a favourite,
        [safe] , a safe runner,
       *[none] {""}
    } at { $odds } times the stake.
   *[between] { $call ->
        [0] Next in the row, { $horse }
        [1] Ahead of that one, { $horse }
       *[2] Then { $horse }
    }{ $mark ->
        [favourite] , a favourite,
        [safe] , a safe runner,
       *[none] {""}
    } at { $odds } times the stake.
}
finishline-story-slip = { $call ->
    [0] { $player }: slip folded and handed in.
    [1] { $player }: the slip is in, and nobody saw it.
    [2] { $player }: slip face down on the counter.
   *[3] { $player }: bets made, lips sealed.
}
finishline-story-own-slip = { $bets ->
    [0] Your slip is in, without a single bet.
   *[other] Your slip is in: { $slip }.
}
finishline-story-off = { $call ->
    [0] The last slip is in… and they are off!
    [1] Windows closed, gates open: they are away!
    [2] No more bets. The flag drops, the dice are out!
   *[3] All slips are in, and hearts are beating. Off they go!
}
finishline-story-takes = { $call ->
    [0] { $player }: { $dice } from the reserve.
    [1] { $player }: a hand in the tray, and { $dice }.
   *[2] { $player }: { $dice }, thank you.
}
finishline-story-last-die = { $trick ->
    [1] { $call ->
        [0] And that was the last die of the reserve. Only a trick could put more there.
        [1] The reserve is empty now: the last turn, unless a trick fills it again.
       *[2] Nothing is left in the tray, but there is a black die among the three…
    }
   *[0] { $call ->
        [0] And that was the last die of the reserve: one roll decides.
        [1] The reserve is empty now. Last turn!
       *[2] Nothing is left in the tray: this roll ends it.
    }
}
finishline-story-rolls = { $blank ->
    [1] Three dice, and nothing on any of them: { $dice }.
   *[0] { $call ->
        [0] The dice say { $dice }.
        [1] They roll, they stop: { $dice }.
        [2] On the table: { $dice }.
       *[3] And there we have it: { $dice }.
    }
}
finishline-story-aside = { $call ->
    [0] { $player }: no, thank you. One die goes out: { $die }.
    [1] { $player }: { $die }, put aside.
   *[2] { $player }: nothing for anyone, and one die fewer: { $die }.
}
finishline-story-shoe = { $effect ->
    [waits] { $call ->
        [0] { $player }: a horseshoe for { $horse }, waiting for its twin.
        [1] { $player }: a horseshoe laid on { $horse }.
       *[2] { $player }: one horseshoe on { $horse }, for later.
    }
    [favourite] { $call ->
        [0] { $player }: a horseshoe for { $horse }, and a favourite needs no more!
        [1] { $player }: one horseshoe is plenty for { $horse }, a favourite!
       *[2] { $player }: a horseshoe, and { $horse } goes at once, as favourites do!
    }
   *[second] { $call ->
        [0] { $player }: the second horseshoe for { $horse }. Now it counts!
        [1] { $player }: a pair of horseshoes for { $horse }, and away!
       *[2] { $player }: there is the other horseshoe, and { $horse } feels it!
    }
}
finishline-story-double = { $call ->
    [0] { $player }: double horseshoe, and { $horse } answers!
    [1] { $player }: everything asked of { $horse }, with a double horseshoe.
   *[2] { $player }: two horseshoes at a stroke, and { $horse } is sent on.
}
finishline-story-whip = { $second ->
    [1] { $player }: the whip again on { $horse }. The stewards have seen it!
   *[0] { $player }: the whip for { $horse }. Once is allowed.
}
finishline-story-pace = { $player }: change of pace! The horseshoe goes from { $start } to { $end }{ $effect ->
    [waits] , and waits there.
    [favourite] , and a favourite needs no more!
   *[second] , where its twin was waiting!
}
finishline-story-helmet = { $call ->
    [0] { $player }: the helmet! Head down, { $horse } goes for it!
    [1] { $player }: helmet on for { $horse }, and what a burst!
   *[2] { $player }: the helmet, and the jockey of { $horse } crouches low.
}
finishline-story-level = { $player }: dead heat! { $horse } draws level with { $leader }, neck and neck!
finishline-story-interference = { $player }: interference! Three of them are mixed up: from the front, { $horses }.
finishline-story-loss = { $call ->
    [0] { $player }: loss of speed, and { $horse } drops behind { $rivals }.
    [1] { $player }: the wind is out of { $horse }; { $rivals } go by.
   *[2] { $player }: and { $horse } is going backwards! { $rivals } go past.
}
finishline-story-keep = { $player }: an extra action, pocketed for after the race.
finishline-story-side = { $who ->
    [again] { $player }: side bet! €{ $stake } from { $other } at the end, and the dice again at once.
    [last] { $player }: side bet on the last roll! €{ $stake } from { $other } at the end.
   *[next] { $player }: side bet! No turn now for { $other }, and €{ $stake } to pay at the end.
}
finishline-story-disqualify = { $player }: the stewards are called. They look at { $horse }…
finishline-story-trick = { $player }: a trick! Back into the reserve: { $dice }.
finishline-story-outsider = { $player }: a whisper about { $horse }, an outsider worth €{ $amount }.
finishline-story-disqualified = { $call ->
    [0] The bell! { $horse } is out of the race.
    [1] { $horse } is led away: disqualified!
   *[2] Disqualified! Tear up your bets on { $horse }.
}
finishline-story-passes = { $place ->
    [1] { $call ->
        [0] Past { $rivals } goes { $horse }.
        [1] { $horse } sweeps by { $rivals }.
       *[2] { $horse } has the measure of { $rivals }.
    }
    [2] { $call ->
        [0] { $horse } passes { $rivals } and lies second.
        [1] { $chase ->
            [none] At the very last, { $horse } goes past { $rivals }.
           *[one] Second now, and still coming: { $horse }, with { $rivals } beaten.
        }
       *[2] { $chase ->
            [one] { $horse } sees off { $rivals }. Only one more to catch!
            [two] { $horse } sees off { $rivals }. Only the two in front to catch!
           *[none] { $horse } sees off { $rivals }!
        }
    }
    [3] { $call ->
        [0] { $horse } gets by { $rivals } into third.
        [1] Third place for { $horse }, and { $rivals } did not like it.
       *[2] { $horse } noses ahead of { $rivals }, third now.
    }
   *[other] { $call ->
        [0] { $horse } makes up ground, and { $rivals } must watch.
        [1] Up goes { $horse }, ahead of { $rivals }.
       *[2] { $horse } leaves { $rivals } behind.
    }
}
finishline-story-leads = { $call ->
    [0] And { $horse } hits the front!
    [1] A new leader: { $horse }! Listen to the stand!
    [2] It is { $horse } now, { $horse } in front of them all!
   *[3] { $horse } takes it up, and the rails are shaking!
}
finishline-story-parted = The dead heat is broken: { $horse } is clear of { $rival }.
finishline-story-straight = { $call ->
    [0] Into the home straight! The yellow dice are open.
    [1] They turn for home, and out come the yellow dice!
   *[2] The home straight at last: yellow dice for all!
}
finishline-story-post = { $extras ->
    [0] Past the post! No more dice in race { $race }.
   *[1] Past the post in race { $race }! But wait: there are extra actions to come.
}
finishline-story-extra = { $effect ->
    [waits] { $player }: an extra action after the bell! A black horseshoe waits on { $horse }.
    [favourite] { $player }: an extra action for { $horse }, and a favourite needs no more!
   *[second] { $player }: an extra action after the bell, and it is the second horseshoe for { $horse }!
}
finishline-story-decline = { $player }: the extra action stays in the pocket.
finishline-story-photo = Photo! Nothing between { $first } and { $second }: six dice for each, and horseshoes decide.
finishline-story-photo-dice = { $shoes ->
    [0] { $horse }: not a single horseshoe.
    [one] { $horse }: one horseshoe.
   *[other] { $horse }: { $shoes } horseshoes.
}
finishline-story-photo-again = Still nothing between them. Once more!
finishline-story-photo-won = The photo is up: { $horse }, by a nostril!
finishline-story-arrival = Race { $race } is official: { $first } wins{ $placed ->
    [1] , and nobody else comes home
    [2] , { $second } is second
   *[3] , { $second } is second, { $third } third
}{ $behind ->
    [0] !
   *[other] ! Then come { $others }.
}
finishline-story-sheet = { $bets ->
    [0] { $player }: an empty slip is turned over.
    [one] { $player }: a slip with one bet.
   *[other] { $player }: a slip with { $bets } bets.
}
finishline-story-paid = — { $bet }: { $amount ->
    [0] lost.
   *[other] €{ $amount }!
}
finishline-story-outsider-paid = — { $horse } was an outsider: €{ $amount } more { $what ->
    [win] for backing the winner.
   *[pair] for a pair with it.
}
finishline-story-capital = { $change ->
    [up] { $player }: €{ $gain } up, and €{ $capital } in hand.
    [down] { $player }: €{ $gain } down, and €{ $capital } in hand.
   *[even] { $player }: neither up nor down, with €{ $capital } in hand.
}
finishline-story-starter = First to roll in race { $race }, with the fattest purse: { $player }.
finishline-story-allowance = Fresh money: €{ $amount } for everyone.
finishline-story-side-total = { $change ->
    [up] { $player }: €{ $amount } to collect from side bets.
   *[down] { $player }: €{ $amount } to pay for side bets.
}
finishline-story-total = { $debt ->
    [0] { $player }: €{ $total } to take home.
   *[1] { $player }: €{ $total } short, and a long walk home.
}
finishline-story-winners = { $count ->
    [one] The day is done. Winner: { $players }, with €{ $total }!
   *[other] The day is done, and the win is shared: { $players }, with €{ $total } each!
}

## The terminal: Finish Line

finishline-heading = Race { $race } of { $races }{ $moment ->
    [lay] {""}: the runners
    [bets] {""}: slips, please
    [running] {""} · turn { $turn } · { $dice ->
        [0] no dice left
        [one] one die left
       *[other] { $dice } dice left
    }
    [straight] {""} · turn { $turn } · home straight · { $dice ->
        [0] no dice left
        [one] one die left
       *[other] { $dice } dice left
    }
    [extras] {""} · past the post, extra actions
    [photo] {""} · photo-finish
    [settled] {""} · settled
   *[lot] {""}: who starts?
}
finishline-heading-out = · out: { $horses }
finishline-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
finishline-front = front { $arrow }
finishline-back = back
finishline-level-place = 1st, dead heat
finishline-odds = { $odds }×
finishline-letter = { $colour ->
    [white] W
    [red] R
    [yellow] Y
    [green] G
   *[black] B
}
finishline-tray = Reserve
finishline-tray-dice = { $count } { $colour ->
    [white] white
    [red] red
    [yellow] yellow
    [green] green
   *[black] black
}
finishline-tray-closed = (at { $straight })
finishline-gone = { $any ->
    [1] Gone
   *[0] Used
}
finishline-dice = Dice
finishline-face-does = { $face ->
    [horseshoe] Horseshoe: the second on a horse, or one on an F, gains it a place
    [double] Double horseshoe: a horse gains a place at once, unless it leads
    [whip] Whip: never on an S; the second on a horse sends it off
    [pace] Change of pace: a white horseshoe goes to another horse
    [helmet] Helmet: an F, or a horse with a horseshoe, gains two places
    [level] Dead heat: the second horse draws level with the leader
    [interference] Interference: three neighbours line up in another order
    [loss] Loss of speed: a horse drops two places and sheds its dice
    [extra] Extra action: kept as a horseshoe for after the race
    [side] Side bet: the next player is skipped and owes you €{ $amount }
    [disqualified] Disqualified: a horse that is not an S leaves the race
    [trick] { $any ->
        [1] Trick: two dice that are gone come back to the reserve
       *[0] Trick: two used dice come back to the reserve
    }
    [outsider] { $whole ->
        [1] Outsider, €{ $amount }: a bonus for backers, half for pairs that win
       *[0] Outsider, €{ $amount }: a bonus for backers, half of it for pairs
    }
   *[blank] Blank: it can only be put aside
}
finishline-face-idle = { $face }: no use for it now, it would go aside ({ $paragraph })
finishline-players = Players
finishline-capital = Capital
finishline-side = Side bets
finishline-slip = Slip
finishline-slip-own = Your slip
finishline-stake = Stake
finishline-pays = Pays
finishline-count = { $count }
finishline-euros = { $debt ->
    [0] €{ $euros }
   *[1] −€{ $euros }
}
finishline-outsider-on-tile = €{ $amount }
finishline-bet-kind = { $kind ->
    [win] win
    [pair] pair
   *[outsider] outsider
}
finishline-no-bets = nothing staked
finishline-lost = lost
finishline-change = { $change ->
    [up] +€{ $euros }
    [down] −€{ $euros }
   *[even] ±€{ $euros }
}
finishline-total = { $total } with side bets
finishline-photo = Photo { $round }
finishline-turn = { $player }: { $moment ->
    [bets] bets for your eyes only. €{ $euros } to stake.
    [handful] three dice to open the race, of at least two colours.
    [take] one more die to roll with these two.
    [use] the dice are down. Use one of them, or put one aside.
    [extras] an extra action to play. Who gets the horseshoe?
   *[interval] all slips lie open. Ready for the next race?
}
finishline-ask = { $question ->
    [bet] Tile number, or a bet such as win { $one } 200 or { $one }+{ $other }:300:
    [first] One horse of the pair:
    [second] With which other?
    [stake] How much? Any multiple of €{ $step }:
    [handful] Which three?
    [colour] Which colour?
    [die] Which die?
    [target] Use it how? (0: aside)
    [to] Where does the horseshoe go?
    [order] In which order, back to front?
    [extra] Which horse? (0: none)
   *[ready] Enter for race { $race }, with €{ $euros } more for everyone:
}
finishline-choice-pair = two horses, first and second
finishline-choice-done = hand in the slip
finishline-choice-pays = pays €{ $euros }
finishline-choice-aside = put it aside
finishline-choice-none = do without
finishline-choice-ready = go on
finishline-choice = { $effect ->
    [moves] { $horse } → { $place }
    [parts] { $horse } pulls clear
    [leaves] { $horse } is out!
   *[stays] { $horse } stays { $place }
}
finishline-choice-from = take it from { $horse }
finishline-choice-around = { $order } ({ $horse })
finishline-choice-order = { $order } { $arrow } { $horse } in front
finishline-choice-level = { $horse } draws level in front
finishline-choice-keep = keep it for after the race
finishline-choice-side = skip the next player, for €{ $euros }
finishline-barred = Not these: { $horses }. Type one to see why.
finishline-no-such-tile = No horse { $number } runs here. The numbers are { $numbers }.
finishline-not-neighbours = { $numbers } do not stand side by side: choose three neighbours.
finishline-help = { $phase ->
    [bets] At most three bets to win and two on a pair that comes first and second, in steps of €{ $step }; betting nothing is allowed. Type win 18 200, pair 18 11 300 or the whole slip, 18:200 3:all 18+11:300 done. A pair pays the odds of both together. More in F2.4.
    [take] The three dice must be of two colours at least, as long as that can be done; yellow waits for the home straight. Type its number or its name; to open the race, letters will do: WWR. More in F3.
    [use] One die is used, or put aside without effect; the other two go on to the next player. Type 2 18 to use the second die on tile 18, 1 18 5 to carry a horseshoe from 18 to 5, 3 5 11 20 to line three neighbours up from back to front, 2 0 to put the second die aside. More in F5.
    [extras] An extra action is laid like a white horseshoe: the second on a horse, or one on an F, gains it a place. Type a tile number, or 0 to do without. More in F3.7.
   *[interval] The whole race lies open. Press Enter or type go for the next one. More in F6.
}
finishline-help-more = dice explains every face · on a tile { $shoe } is a white horseshoe, { $black } an extra action, ! a whip, € an outsider; + after a name is an extra action kept; F is a favourite, S a safe runner.

## The page: Finish Line on the table

page-finishline-asks-bets = Write your slip: you have €{ $euros } to stake, and nobody sees it.
page-finishline-asks-take = { $handful ->
    [1] You open the race: choose three dice and roll them.
   *[0] { $home ->
        [1] Home straight! Take one die, yellow ones too, and roll the three.
       *[0] Take one die from the reserve and roll the three.
    }
}
page-finishline-asks-use = Use one of your three dice, or put one aside.
page-finishline-asks-extra = Your extra action: a black horseshoe for any horse, or none.
page-finishline-asks-ready = The race is settled. Say when you are ready for the next.
page-finishline-summary-race = Finish Line, race { $race } of { $races }.
page-finishline-summary-turn = To play: { $player }.
page-finishline-summary-row = From the front: { $horses }.{ $level ->
    [1] {" "}The first two are level.
   *[0] {""}
}
page-finishline-summary-out = Out of the race: { $horses }.
page-finishline-summary-dice = The dice show { $dice }.
page-finishline-summary-reserve = In the reserve: { $dice }.
page-finishline-summary-sheet = Your slip: { $bets }.
page-finishline-summary-arrival = The result: { $horses }.
page-finishline-summary-pay = { $player }: { $lines }. €{ $capital } in hand{ $side ->
    [0] {""}
   *[other] , side bets €{ $side }
}.
page-finishline-tile = { $horse }, { $odds } times{ $mark ->
    [favourite] , favourite
    [safe] , safe runner
   *[none] {""}
}{ $shoe ->
    [1] , with a horseshoe
   *[0] {""}
}{ $extra ->
    [1] , with a black horseshoe
   *[0] {""}
}{ $whip ->
    [1] , whipped once
   *[0] {""}
}{ $outsider ->
    [0] {""}
   *[other] , outsider at €{ $outsider }
}
page-finishline-race = Race { $race } of { $races }
page-finishline-legend = F favourite: one horseshoe is enough · S safe: no whip, no disqualification · ×4 pays four times
page-finishline-back = Back
page-finishline-front = Front
page-finishline-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-finishline-odds = ×{ $odds }
page-finishline-out = Disqualified:
page-finishline-barred = Not possible for { $horse }. { $why }
page-finishline-does-go = { $horse } { $back ->
    [1] drops
   *[0] goes
} { $place ->
    [1] to the front!
    [2] to second place.
    [3] to third place.
   *[other] to place { $place }.
}
page-finishline-does-wait = { $kind ->
    [whip] The whip for { $horse }: a second one would disqualify it.
    [outsider] The green die lies on { $horse } until the race is settled.
    [extra] The black horseshoe waits on { $horse }.
   *[shoe] The horseshoe waits on { $horse }.
}
page-finishline-does-out = { $horse } is disqualified and leaves the race.
page-finishline-does-level = { $horse } draws level with { $leader }.
page-finishline-does-mix = From the front: { $horses }.{ $parted ->
    [1] {" "}The dead heat is broken.
   *[0] {""}
}
page-finishline-does-take = Take the horseshoe from { $horse }.
page-finishline-does-pace = The horseshoe goes from { $from } to { $horse }{ $place ->
    [0] {" "}and waits there.
    [1] , which takes the lead!
    [2] , which comes second.
    [3] , which comes third.
   *[other] , which comes to place { $place }.
}
page-finishline-does-keep = Keep it: after the race it is a black horseshoe for any horse.
page-finishline-does-side = The next player is skipped, and owes you €{ $euros } at the end.
page-finishline-does-trick = Back into the reserve: { $dice }.
page-finishline-does-aside = The die goes without effect; the other two pass on.
page-finishline-does-decline = The extra action stays in your pocket.
page-finishline-face = { $face ->
    [horseshoe] Lay it on any horse. A second one, or the first on an F, gains a place. A leader keeps one waiting.
    [double] The horse gains a place at once. Not for the leader.
    [whip] Stays on the horse, never on an S. The second whip on a horse disqualifies it.
    [pace] Carry a white horseshoe from one horse, not an S, to another: it acts there at once.
    [helmet] An F, or a horse with a white horseshoe, gains two places. Not for the leader.
    [level] The second horse draws level with the leader. Once a race.
    [interference] Rearrange three neighbours as you like.
    [loss] A horse drops two places and loses its dice. Not for the last two.
    [extra] Keep it. After the race it is a horseshoe, when no one can answer.
    [after] The race is run, but this still counts as a horseshoe: lay it on any horse.
    [side] The next player is skipped and owes you €{ $euros } at the very end.
    [disqualified] A horse leaves the race. Never an S.
    [trick] { $any ->
        [1] Put two dice that have left the race back into the reserve, used or not.
       *[0] Put two dice that were used and have left the race back into the reserve.
    }
    [outsider] { $whole ->
        [1] Lay it on a horse. If that one wins, all who backed it get the money; a pair with it that comes home gets half.
       *[0] Lay it on a horse. If that one wins, all who backed it get the money; pairs with it get half, if it is first or second.
    }
   *[blank] Nothing. This one can only be put aside.
}
page-finishline-tap-hint = Tap a lit horse, or drag the die onto it.
page-finishline-tap-keys = Keys: arrows change the die, 1 to 7 find a horse from the front, Enter plays, 0 puts aside.
page-finishline-pace-hint = First the horse that gives up its horseshoe, then the one that gets it.
page-finishline-pace-other = Take it from another horse
page-finishline-mix-hint = Drag tiles to mix three neighbours.
page-finishline-mix-keys = Keys: Tab or 1 to 7 to a tile, then left and right.
page-finishline-mix-not = Only three neighbours may be mixed: put the others back.
page-finishline-mix-do = Mix them like this
page-finishline-mix-reset = As they were
page-finishline-part = Part the two in front
page-finishline-way = { $kind ->
    [level] Draw level
    [keep] Keep it
    [side] Side bet
    [decline] Do without
   *[trick] Fetch back
}
page-finishline-aside = Put aside
page-finishline-move-tile = { $horse }: move it with left and right
page-finishline-write = Write on the slip: { $horse }
page-finishline-dice = The dice: { $player }
page-finishline-die = Die { $die }: { $face }
page-finishline-rolls = { $rolled ->
    [1] Last roll: { $player }. Point at a die to read what it does.
   *[0] Next to roll: { $player }.
}
page-finishline-reserve = Reserve: { $count ->
    [one] one die
   *[other] { $count } dice
}
page-finishline-straight = { $home ->
    [1] Home straight: yellow is open
   *[0] { $count ->
        [0] Yellow opens next turn
        [one] Yellow opens one die from now
       *[other] Yellow opens in { $count } dice
    }
}
page-finishline-colour = { $colour ->
    [white] race
    [red] chance
    [yellow] straight
    [green] money
   *[black] action
}
page-finishline-dice-of = { $count ->
    [0] no { $colour ->
        [white] white
        [red] red
        [yellow] yellow
        [green] green
       *[black] black
    } die
    [one] one { $colour ->
        [white] white
        [red] red
        [yellow] yellow
        [green] green
       *[black] black
    } die
   *[other] { $count } { $colour ->
        [white] white
        [red] red
        [yellow] yellow
        [green] green
       *[black] black
    } dice
}
page-finishline-take = Take { $die } (in the reserve: { $dice })
page-finishline-take-barred = { $dice }, not available now. { $why }
page-finishline-hand = The three dice you roll
page-finishline-put-back = Put back { $die }
page-finishline-roll = Roll
page-finishline-hand-hint = Tap colours to lay out three dice.
page-finishline-own = Your slip and dice
page-finishline-sheet = Your slip for race { $race }
page-finishline-sheet-secret = Secret until the race is over.
page-finishline-bets = { $kind ->
    [win] To win · up to { $most }
   *[pair] First and second, in either order · up to { $most }
}
page-finishline-line = { $kind ->
    [win] Win bet { $line }
   *[pair] Pair bet { $line }
}
page-finishline-horse = { $kind ->
    [win] Win bet { $line }: the horse
   *[pair] Pair bet { $line }: { $place ->
        [1] one horse
       *[2] the other horse
    }
}
page-finishline-no-horse = –
page-finishline-option = { $number } · { $name } · ×{ $odds }
page-finishline-stake = { $kind ->
    [win] Stake of win bet { $line }, in euros
   *[pair] Stake of pair bet { $line }, in euros
}
page-finishline-slider = { $label }, as a slider
page-finishline-less = Stake less
page-finishline-more = Stake more
page-finishline-would-pay = → €{ $euros }
page-finishline-rub-out = { $kind ->
    [win] Rub out win bet { $line }
   *[pair] Rub out pair bet { $line }
}
page-finishline-sum = { $over ->
    [1] €{ $sum } staked, €{ $left } more than you have
   *[0] €{ $sum } staked, €{ $left } left
}
page-finishline-hand-in = { $bets ->
    [0] Hand in an empty slip
   *[other] Hand in the slip · €{ $sum }
}
page-finishline-full = Every line of your slip is taken: rub one out to bet on another horse.
page-finishline-unfinished = A bet still lacks a horse: complete it, or rub it out.
page-finishline-your-sheet = Your slip, still secret
page-finishline-bet-kind = { $kind ->
    [win] to win
   *[pair] as a pair
}
page-finishline-stake-at = €{ $stake } × { $odds }
page-finishline-no-bets = No bet at all
page-finishline-sheet-state = { $filled ->
    [1] Slip folded
   *[0] Still writing
}
page-finishline-players = Players
page-finishline-starts = Starts this race
page-finishline-first = First to roll: { $player }
page-finishline-side = Side bets
page-finishline-kept = { $count ->
    [one] One extra action kept
   *[other] { $count } extra actions kept
}
page-finishline-euros = €{ $euros }
page-finishline-plus = +€{ $euros }
page-finishline-minus = −€{ $euros }
page-finishline-arrival = The result of race { $race }
page-finishline-reckoning = The slips, line by line
page-finishline-line-win = €{ $stake } at { $odds } times on { $horse } to win: { $amount ->
    [0] lost
   *[other] pays €{ $amount }
}
page-finishline-line-pair = €{ $stake } at { $odds } times on { $horse } with { $other }: { $amount ->
    [0] lost
   *[other] pays €{ $amount }
}
page-finishline-line-outsider = { $horse } was an outsider: €{ $amount } for { $what ->
    [win] the win bet
   *[pair] a pair with it
}
page-finishline-line-sum = { $kind ->
    [win] win
   *[pair] pair
} €{ $stake } × { $odds }
page-finishline-line-bonus = { $kind ->
    [outsider-win] outsider, won
   *[outsider-pair] outsider, in a pair
}
page-finishline-lost = lost
page-finishline-staked = Staked
page-finishline-paid = Paid out
page-finishline-capital = Capital
page-finishline-total = Grand total
page-finishline-photo-round = Round { $round }: { $shoes } each.
page-finishline-shoes = { $count ->
    [0] no horseshoe
    [one] one horseshoe
   *[other] { $count } horseshoes
}
page-finishline-ready = On to the next race
page-finishline-allowance = Everyone gets €{ $euros } before it.
page-finishline-last-reckoning = See the last reckoning again
