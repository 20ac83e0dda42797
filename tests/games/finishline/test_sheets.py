"""What is told when a race is settled: the arrival, every slip line by line, and the end."""

from tests.games.finishline.staging import (
    EXAMPLE,
    SPECTATOR,
    Audience,
    Stage,
    english,
    keys,
    told,
    whole_day,
)

A, B, C, D, E, F, G = range(7)
BLANKS = ("white blank", "white blank")


def settled() -> Stage:
    """The worked example of the rules, one die before its end."""
    stage = Stage().lay(*EXAMPLE)
    stage.bet(0, "win:e=200", "win:c=100", "win:f=400", "pair:e+f=200", "pair:f+g=100")
    stage.bet(1, "win:a=300").off()
    stage.having(row=[A, B, C, E, G, D, F], outsider={F: 1})
    return stage.rolled("white blank", "white blank", "red blank").last()


def test_the_slips_are_reckoned_line_by_line_for_everybody() -> None:
    first, second, third, *others = (
        "Hoof Knows (11)",
        "Neigh Sayer (5)",
        "Mane Complaint (20)",
        "Unbridled Modesty (18)",
        "Second Mortgage (3)",
        "Borrowed Hat (22)",
    )
    stories = [english(told(settled(), "1:aside", audience)) for audience in (SPECTATOR, 0, 1)]
    assert stories[0] == stories[1] == stories[2]
    assert stories[0][1:] == [
        "Past the post! No more dice in race 1.",
        (
            f"Race 1 is official: {first} wins, {second} is second, {third} third! "
            f"Then come {', '.join(others)} and My Aunt’s Pension (8)."
        ),
        "Player 1: a slip with 5 bets.",
        "— €200 at 4× on Unbridled Modesty (18) to win: lost.",
        "— €100 at 6× on Second Mortgage (3) to win: lost.",
        "— €400 at 3× on Hoof Knows (11) to win: €1,200!",
        "— €200 at 7× on Unbridled Modesty (18) with Hoof Knows (11): lost.",
        "— €100 at 5× on Hoof Knows (11) with Mane Complaint (20): lost.",
        "— Hoof Knows (11) was an outsider: €1,000 more for backing the winner.",
        "— Hoof Knows (11) was an outsider: €500 more for a pair with it.",
        "Player 1: €1,700 up, and €2,700 in hand.",
        "Player 2: a slip with one bet.",
        "— €300 at 8× on My Aunt’s Pension (8) to win: lost.",
        "Player 2: €300 down, and €700 in hand.",
        "Player 3: an empty slip is turned over.",
        "Player 3: neither up nor down, with €1,000 in hand.",
    ]


def test_the_next_race_begins_when_all_are_ready_with_the_richest() -> None:
    stage = settled().play("1:aside")
    audience = Audience(stage)
    for seat in (2, 0):
        stage.play("go", seat)
        assert audience.hears() == []
    stage.play("go", 1)
    assert english(audience.hears()) == [
        "First to roll in race 2, with the fattest purse: Player 1.",
        "Fresh money: €2,000 for everyone.",
    ]
    stage.lay(1)
    assert keys(audience.hears()) == ["race", "tile"]


def test_the_end_settles_side_bets_and_names_the_winners() -> None:
    _, audience = whole_day(1, "black side 1:side")
    assert english(audience.hears())[-5:] == [
        "Player 1: €1,500 to collect from side bets.",
        "Player 2: €1,500 to pay for side bets.",
        "Player 1: €7,500 to take home.",
        "Player 2: €1,500 short, and a long walk home.",
        "The day is done. Winner: Player 1, with €7,500!",
    ]


def test_who_has_nothing_left_is_not_short_of_anything() -> None:
    _, audience = whole_day(0)
    assert english(audience.hears())[-3:] == [
        "Player 1: €0 to take home.",
        "Player 2: €6,000 to take home.",
        "The day is done. Winner: Player 2, with €6,000!",
    ]


def test_a_shared_win_names_everybody() -> None:
    _, audience = whole_day()
    heard = english(audience.hears())
    assert heard[-1] == (
        "The day is done, and the win is shared: Player 1 and Player 2, with €6,000 each!"
    )
    assert not any("side bets" in line for line in heard)
