"""What a content file of Ticket Gagnant may say, and what it is refused for."""

from pathlib import Path

import pytest

from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import single_card
from hippodrome.games.ticket.rules.laws import broken
from hippodrome.games.ticket.state import JOKER, PREDICT, Pack, State
from hippodrome.words import words
from tests.games.common.content import Misprint, refused, reprinted
from tests.laws.walks import Setting, awaited_seats, walk


def with_misprints(folder: Path, *misprints: Misprint) -> Pack:
    """Print the tiny pack with some fields changed."""
    pack = GAME.pack(str(reprinted(GAME, folder, *misprints))).printed
    assert isinstance(pack, Pack)
    return pack


def test_the_tiny_pack_is_laid_out_as_printed() -> None:
    pack = GAME.pack("tiny").printed
    assert (pack.horses, pack.lanes, pack.columns, pack.start, pack.line) == (4, 4, 9, 3, 8)
    assert pack.stagger == [0] * 8
    assert pack.hedge == [4, 6]
    marked = [(a, b) for a in range(8) for b in range(25) if pack.hoof[a][b]]
    assert marked == [(1, 4), (2, 6), (3, 5), (4, 4)]
    assert (pack.farthest, pack.least_cards, pack.most_cards) == (2, 1, 3)
    assert pack.most_seats == 3
    assert pack.short_meeting == pack.long_meeting == [0, 0, 2, 3, 0, 0, 0]
    assert pack.winning == [0, 7, 5, 4]
    assert pack.losing == [0, 0, 0, 0, -1, -1, -1, -2, -2]
    assert (pack.placed, pack.trio_in_order, pack.trio, pack.floor) == (3, 5, 2, -8)
    assert pack.copies[JOKER] == 1


@pytest.mark.parametrize(
    "hedges",
    [
        "[3, 6]",  # the river could fall on the start column
        "[2, 6]",
        "[4, 5]",  # one column between the hedges: two places of the river are one
        "[4, 4]",
        "[5, 4]",
        "[4, 8]",  # the river could fall on the last column
        "[6, 8]",
        "[6, 7]",
    ],
)
def test_T7_6_hedges_that_leave_the_river_no_four_dry_places_are_refused(
    tmp_path: Path, hedges: str
) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, ("track", "hedges", hedges)))
    assert said.params["field"] == "hedges"


@pytest.mark.parametrize("hedges", ["[4, 6]", "[4, 7]", "[5, 7]"])
def test_T7_6_hedges_that_do_are_accepted(tmp_path: Path, hedges: str) -> None:
    pack = with_misprints(tmp_path, ("track", "hedges", hedges))
    first, second = pack.hedge
    assert len({first, first + 1, second, second + 1} - {pack.start, pack.columns}) == 4


STAGGERED: tuple[Misprint, ...] = (
    ("track", "lanes", "6"),
    ("track", "columns", "24"),
    ("track", "line", "23"),
    ("track", "starts", "[4, 7, 5, 3, 6, 3]"),
    ("track", "hedges", "[9, 14]"),
    ("points", "winning", "[20, 10, 6]"),
    ("points", "losing", "[-3, 0, 0, 0]"),
    ("points", "floor", "-20"),
)
"""A board of one's own: two lanes more than horses, the longest track, staggered starts."""


def test_T1_5_starts_may_be_staggered_lane_by_lane(tmp_path: Path) -> None:
    pack = with_misprints(tmp_path, *STAGGERED)
    assert (pack.lanes, pack.columns, pack.start) == (6, 24, 3)
    assert pack.stagger == [0, 1, 4, 2, 0, 3, 0, 0]


@pytest.mark.parametrize(
    ("starts", "hedges", "columns"),
    [
        ("[3, 3, 3, 3]", "[4, 6]", 8),
        ("[3, 4, 3, 3]", "[5, 7]", 9),
        ("[19, 3, 18, 7]", "[20, 22]", 24),
    ],
)
def test_T1_5_the_foremost_start_and_the_shortest_and_longest_track(
    tmp_path: Path, starts: str, hedges: str, columns: int
) -> None:
    pack = with_misprints(
        tmp_path,
        ("track", "starts", starts),
        ("track", "hedges", hedges),
        ("track", "columns", str(columns)),
        ("track", "line", str(columns - 1)),
        ("hoofs", "squares", '["a4"]'),
    )
    assert pack.columns == columns


def test_T7_6_the_hedges_lie_beyond_the_foremost_start(tmp_path: Path) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, ("track", "starts", "[3, 4, 3, 3]")))
    assert (said.params["field"], said.params["found"]) == ("hedges", 4)
    assert (said.params["least"], said.params["most"]) == (5, 5)


def test_a_start_for_every_lane_is_asked_for_with_its_bounds(tmp_path: Path) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, ("track", "starts", "[3, 3, 3, 5]")))
    assert (said.params["least"], said.params["most"]) == (3, 4)
    assert "starts" in words("en").tell(said)
    assert "de 3 à 4" in words("fr").tell(said)


@pytest.mark.parametrize("house", [{}, {"drawn_lanes": 1, "deal_on": 1, "hidden": 2, "vacated": 1}])
def test_a_meeting_is_played_to_its_end_on_a_board_of_ones_own(
    tmp_path: Path, house: dict[str, int]
) -> None:
    pack = GAME.pack(str(reprinted(GAME, tmp_path, *STAGGERED)))
    setting = Setting(GAME, pack, 3, {"first": 1, **house})
    begun = False
    for seed in range(4):
        for printed, state in walk(setting, seed):
            assert broken(printed, state) == 0
            if state.phase == PREDICT:
                begun = True
                for horse in range(1, 5):
                    lane = state.lane[horse]
                    assert state.column[horse] == [4, 7, 5, 3][lane - 1]
                    assert house or lane == horse
        assert state.over
        assert min(state.score[seat] for seat in range(3)) >= -20
    assert begun


@pytest.mark.compiled
def test_both_readings_play_alike_on_a_board_of_ones_own(tmp_path: Path) -> None:
    pack = GAME.pack(str(reprinted(GAME, tmp_path, *STAGGERED)))
    laid = GAME.lay(pack, 3, {"drawn_lanes": 1, "deal_on": 1, "hidden": 2, "vacated": 1})
    slow, fast = GAME.interpreted, GAME.compiled
    here, there = slow.state_form(laid), fast.state_form(laid)
    packs = [reading.pack_form(pack.printed) for reading in (slow, fast)]
    slow.begin(packs[0], here)
    fast.begin(packs[1], there)
    stream, moves = new_stream(5), slow.moves()
    while not here.over:
        if here.spread:
            outcome = below(stream, here.spread)
            slow.draw(packs[0], here, outcome)
            fast.draw(packs[1], there, outcome)
        else:
            seat = awaited_seats(here)[0]
            move = moves[below(stream, slow.menu(packs[0], here, seat, moves))]
            slow.play(packs[0], here, seat, move)
            fast.play(packs[1], there, seat, move)
        assert State.from_record(there) == here


def test_a_box_must_be_enough_for_the_fewest_cards_at_a_full_table(tmp_path: Path) -> None:
    most: Misprint = ("deck", "most_dealt", "7")
    pack = with_misprints(tmp_path, most, ("deck", "least_dealt", "5"))
    assert pack.least_cards == 5  # 15 cards for three seats
    said = refused(GAME, reprinted(GAME, tmp_path, most, ("deck", "least_dealt", "6")))
    assert said.params["field"] == "least_dealt"
    assert said.params["most"] == 5


def test_fewer_horses_and_shorter_distances_make_a_smaller_deck(tmp_path: Path) -> None:
    pack = with_misprints(tmp_path, ("horses", "count", "3"))
    assert pack.deck_size == 3 * 2 + 3 + 1
    assert pack.copies[single_card(4, 1)] == 0
    pack = with_misprints(tmp_path, ("deck", "farthest", "3"))
    assert pack.deck_size == 4 * 3 + 6 + 1


@pytest.mark.parametrize("square", ["e1", "a10", "a0", "h3", "A4", "a", "44", "a4 ", "", "a123"])
def test_hoof_marks_lie_on_the_track(tmp_path: Path, square: str) -> None:
    file = reprinted(GAME, tmp_path, ("hoofs", "squares", f'["a4", "{square}"]'))
    said = refused(GAME, file)
    assert said.key == "content-bad-square"
    assert said.params == {"file": str(file), "table": "hoofs", "found": square}


def test_hoof_marks_may_lie_in_every_corner(tmp_path: Path) -> None:
    pack = with_misprints(tmp_path, ("hoofs", "squares", '["a1", "d9", "a9", "d1"]'))
    assert [pack.hoof[lane][column] for lane in (1, 4) for column in (1, 9)] == [1, 1, 1, 1]
