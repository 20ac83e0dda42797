### Everything Finish Line says, at the terminal and on the page.
### Keys stand in the same order as in the other language.

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
finishline-bet-win = €{ $stake } at { $odds }× on { $horse } to win
finishline-bet-pair = €{ $stake } at { $odds }× on { $low } with { $high }

## Moves as they are typed

finishline-notation-unreadable = “{ $text }” means nothing here. Moves look like take:white, 2:c, 1:aside, 1:c>e, 3:mix2/312, 2:trick:white+red, extra:c, win:c=200, pair:c+e=300 or done.
finishline-notation-horse = There is no horse “{ $text }”. Horses go by the letter of their starting place, from a for the hindmost to { $last } for the leader.
finishline-notation-order = “{ $text }” is no order of three: write 1, 2 and 3 once each, such as 312.
finishline-notation-pair = “{ $text }” stands there twice: a pair takes two different horses, such as c+e.
finishline-notation-stake = €{ $text } is more than anyone will ever own: write a smaller stake.

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
finishline-refused-one-colour-only = That would make three dice of one colour, and another colour is to be had: take that.
finishline-refused-other-face = Die { $die } ({ $face }) does not do that: choose what it can do, or put it aside.
finishline-refused-out-of-the-race = { $horse } is out of the race: choose a horse in the row.
finishline-refused-leader-cannot-advance = { $horse } leads already and cannot go further forward: choose a horse behind.
finishline-refused-leader-has-shoe = A horseshoe waits on { $horse } already, and a leader takes only one: choose another horse.
finishline-refused-safe-from-whip = { $horse } is a safe runner (S) and is never whipped: choose another horse.
finishline-refused-safe-from-disqualification = { $horse } is a safe runner (S) and cannot be sent off: choose another horse.
finishline-refused-safe-keeps-shoe = { $horse } is a safe runner (S), and nobody takes its horseshoe away: take one from another horse.
finishline-refused-no-shoe-to-move = There is no white horseshoe on { $horse } to move: take one from another horse.
finishline-refused-same-tile = The horseshoe would stay on { $horse }: bring it to another horse.
finishline-refused-helmet-needs-shoe = A helmet is for a favourite (F) or a horse with a white horseshoe, and { $horse } is neither: choose another horse.
finishline-refused-heat-already-used = This race has had its dead heat: put the die aside, or use another.
finishline-refused-too-few-horses = Too few horses are left for that: put the die aside, or use another.
finishline-refused-level-horses-apart = Level horses are taken both or not at all: choose the three so.
finishline-refused-old-order = That is the order they are in: choose another, or put the die aside.
finishline-refused-too-far-back = { $horse } has not two places behind it to lose: choose a horse further in front.
finishline-refused-outsider-already = A green die lies on { $horse } already: choose another horse.
finishline-refused-dice-not-left = Not all of these have left the race: { $dice }. Fetch back dice that have.
finishline-refused-trick-takes-two = A trick fetches two dice when two have left: name two.
finishline-unfinished-slip = Your slip is not handed in yet: end your bets with done.

## The story of the game, and the race caller

finishline-story-lot = The lot is drawn. First to roll: { $player }.
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
    } has the whole field to catch, and pays { $odds } times.
    [leader] And in front at the off, { $horse }{ $mark ->
        [favourite] , a favourite,
        [safe] , a safe runner,
       *[none] {""}
    } at { $odds } times.
   *[between] { $call ->
        [0] Next in the row, { $horse }
        [1] Ahead of that one, { $horse }
       *[2] Then { $horse }
    }{ $mark ->
        [favourite] , a favourite,
        [safe] , a safe runner,
       *[none] {""}
    } at { $odds } times.
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
finishline-story-last-die = { $call ->
    [0] And that was the last die of the reserve: one roll decides.
    [1] The reserve is empty now. Last turn!
   *[2] Nothing is left in the tray: this roll ends it.
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
   *[2] { $player }: nothing for anyone, and away with { $die }.
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
finishline-story-interference = { $player }: interference! Three of them are mixed up, from the front now { $horses }.
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
        [1] Second now, and still coming: { $horse }, with { $rivals } beaten.
       *[2] { $horse } sees off { $rivals }. Only one more to catch!
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
finishline-story-arrival = Race { $race } is official: { $horses }.
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
