### Worked examples and figures of the rules: what each position shows.

## The rules beside a game

page-rules-short = On one page
page-rules-whole = The rules on a page of their own
rules-not-mentioned = The rules do not mention “{ $text }”. Try a shorter word.
page-rules-search = Search the rules
page-rules-ruling = Dotted: a ruling of ours where the rulebook is silent
page-rules-reconstruction = Dashed: reconstructed by us
page-rules-origin = { $origin ->
    [ruling] ruling
    [reconstruction] reconstruction
   *[letter] by the book
}
page-house-rule = House rule
page-house-rule-effect = What it changes

## Examples

example-title = Example, step by step
example-step = { $step } of { $steps }
example-back = Back
example-on = Next

## Ticket Gagnant

example-ticket-track-1 = The track before the first card: seven horses abreast, turf behind them, the dotted line near the end.
example-ticket-hedges-1 = The two hedges of a hurdle race. Forward and sideways nobody minds them.
example-ticket-river-1 = The same with a river: it fills a whole column, and no horse may stop there.
example-ticket-hoofs-1 = The harness side of the boards. Whoever stands on hoof marks at the end is disqualified.
example-ticket-making-room-1 = Red 5 is to go forward by 2, onto the square of blue 4. Two squares around blue are taken.
example-ticket-making-room-2 = Red stands there now. Of the six squares left free, blue has been put on e8.
example-ticket-neighbours-1 = Red 5 stands right behind blue 4. The pair card of the two may now be played without a move.
example-ticket-neighbours-2 = Played so, it moved nobody: the card is spent, and the horses stand as before.
example-ticket-arrival-1 = Three tickets lie open: 7-3-5, then 1-4 and no third, then only a 2 for third.
example-ticket-arrival-2 = Half the cards are played, each of them forward.
example-ticket-arrival-3 = Arrival 7, 5, 4, 2, 1, 3, 6. The tickets earn 7 − 1 + 3 = 9, then −1 + 3 = 2, then −1.

## Finish Line

example-finishline-slip-1 = The slip of this seat: 18, 3 and 11 to win, the pairs 18 with 11 and 11 with 20. Odds go by the starting place.
example-finishline-horseshoes-1 = 20 leads before 11 and 18. Neither 11 nor 5 is a favourite.
example-finishline-horseshoes-2 = A white horseshoe is laid on 11: it waits there, and nothing moves.
example-finishline-horseshoes-3 = A second one comes: 11 passes 20, and both dice leave.
example-finishline-horseshoes-4 = Now one waits on 5, for 5 is no favourite either.
example-finishline-horseshoes-5 = Three more, so two places in all: 5 is second behind 11.
example-finishline-dead-heat-1 = The home straight: 20 leads, 11 and 5 follow.
example-finishline-dead-heat-2 = The dead heat puts 11 on top of 20: both are first.
example-finishline-dead-heat-3 = One white horseshoe waits on 5, and the two stay level.
example-finishline-dead-heat-4 = The second takes 5 past both: it leads, 20 is second, and 11, which lay above, third.

## Auteuil

example-auteuil-course-1 = The course before the first throw is given out: a loop with obstacles, run twice.
example-auteuil-forced-1 = A 2 and two 1s. Seven horses stand before a hedge a 2 does not clear: horse 8 alone can take the 2.
example-auteuil-forced-2 = So the 2 goes to 8, and nobody may give it a 1 instead.
example-auteuil-forced-3 = A 1 takes horse 4 onto the next square. All three dice must be given, since all three can.
example-auteuil-paid-1 = Arrival 7-3-4. In order with the win and a place: 2,717 + 251 + 102 F. In another order and a place: 123 + 102 F. The last slip brings nothing.

## Ascot

example-ascot-training-1 = The training board: horses leave their stable’s gate and go once round the loop.
example-ascot-whose-1 = One player runs 4, 8 and 12, with 8 the favourite. The first throw may be for 8, or for 4.
example-ascot-whose-2 = It was for the favourite. The next throw is 4’s by number, and nobody is asked.
example-ascot-whose-3 = Then 12: the three have gone in the order 8, 4, 12.
