"""What is told when a race is settled: the arrival, every sheet line by line, and the end."""

from __future__ import annotations

from hippodrome.games.finishline.people.calling import names
from hippodrome.games.finishline.people.look.make import arrival, look_at_slip, reckoning
from hippodrome.games.finishline.people.look.types import Bet, Line, Slip
from hippodrome.games.finishline.people.names import horse_name, player
from hippodrome.games.finishline.rules.doors import standing
from hippodrome.games.finishline.state import Pack, State
from hippodrome.words import Sentence, sentence


def tell_result(pack: Pack, after: State) -> list[Sentence]:
    """F6: the arrival, the sheets, and after the last race the grand total."""
    told = [
        sentence(
            "finishline-story-arrival",
            race=after.race,
            horses=names(after, arrival(pack, after)),
        )
    ]
    for seat in range(after.seats):
        told += tell_sheet(pack, after, seat)
    return told + tell_end(pack, after) if after.over else told


def bet_name(view: State, bet: Bet | Line) -> Sentence:
    """Name a bet with its stake and odds."""
    if len(bet.horses) == 1:
        return sentence(
            "finishline-bet-win",
            horse=horse_name(view, bet.horses[0]),
            stake=bet.stake,
            odds=bet.odds,
        )
    low, high = bet.horses
    return sentence(
        "finishline-bet-pair",
        low=horse_name(view, low),
        high=horse_name(view, high),
        stake=bet.stake,
        odds=bet.odds,
    )


def bet_names(view: State, slip: Slip) -> tuple[Sentence, ...]:
    """Name all bets of a slip."""
    return tuple(bet_name(view, bet) for bet in (*slip.wins, *slip.pairs))


def tell_sheet(pack: Pack, after: State, seat: int) -> list[Sentence]:
    """F6.1: a sheet turned over, what each line of it paid, and the capital."""
    slip = look_at_slip(pack, after, seat)
    bets = len(slip.wins) + len(slip.pairs)
    gain = after.gain[seat]
    return [
        sentence("finishline-story-sheet", player=player(seat), bets=bets),
        *(tell_line(after, line) for line in reckoning(pack, after, seat)),
        sentence(
            "finishline-story-capital",
            player=player(seat),
            change="up" if gain > 0 else "down" if gain < 0 else "even",
            gain=abs(gain),
            capital=after.capital[seat],
        ),
    ]


def tell_line(after: State, line: Line) -> Sentence:
    """F5.13, F6.1: what a bet or an outsider paid."""
    if line.what in ("win", "pair"):
        return sentence("finishline-story-paid", bet=bet_name(after, line), amount=line.amount)
    return sentence(
        "finishline-story-outsider-paid",
        horse=horse_name(after, line.horses[0]),
        amount=line.amount,
        what="win" if line.what == "outsider-win" else "pair",
    )


def tell_end(pack: Pack, after: State) -> list[Sentence]:
    """F6.2: side bets are settled, and whoever has most has won."""
    totals = [0] * after.seats
    mask = standing(pack, after, totals)
    won = [seat for seat in range(after.seats) if mask >> seat & 1]
    told = [
        sentence(
            "finishline-story-side-total",
            player=player(seat),
            change="up" if after.side[seat] > 0 else "down",
            amount=abs(after.side[seat]),
        )
        for seat in range(after.seats)
        if after.side[seat]
    ]
    told += [
        sentence(
            "finishline-story-total",
            player=player(seat),
            debt=int(totals[seat] < 0),
            total=abs(totals[seat]),
        )
        for seat in range(after.seats)
    ]
    told.append(
        sentence(
            "finishline-story-winners",
            count=len(won),
            players=tuple(player(seat) for seat in won),
            total=totals[won[0]],
        )
    )
    return told
