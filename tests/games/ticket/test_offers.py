"""What is offered is what the rules allow; what is barred they refuse, for the same reason."""

import threading
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from hippodrome.engine.lasting import Lasting
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import DIRECTIONS, way_of
from hippodrome.games.ticket.people import choices as offers
from hippodrome.games.ticket.people.look.make import look
from hippodrome.games.ticket.people.look.types import Choice, Square
from hippodrome.games.ticket.people.refusals import explain
from hippodrome.games.ticket.rules.doors import refusal
from hippodrome.games.ticket.rules.movement import carry_out
from hippodrome.games.ticket.rules.reasons import ALLOWED, YIELD_NOT_SAID
from hippodrome.games.ticket.state import FIRST_PAIR, JOKER, PREDICT, RACE, STEEPLE, State
from tests.games.common.scenes import arrange
from tests.games.ticket.drawings import ON_BLUE
from tests.games.ticket.positions import RED, Race, single, standing
from tests.laws.walks import awaited_seats, menu_of, some_settings, view_of, walk

EDITIONS = pytest.mark.parametrize("edition", ["standard", "tiny"])


def number_of(choice: Choice) -> int:
    return GAME.moves.number(choice.move)


def turns(edition: str, games: int) -> Iterator[tuple[Any, State, int, list[int]]]:
    """Random games as those see them whose turn it is: pack, view, seat and menu."""
    chance = Random(f"offers {edition}")
    for seed, setting in enumerate(chance.sample(some_settings("ticket", edition), games)):
        for pack, state in walk(setting, seed):
            for seat in awaited_seats(state):
                view = view_of(setting, pack, state, seat)
                yield pack, view, seat, menu_of(setting, pack, state, seat)


@EDITIONS
def test_what_is_offered_is_the_menu_in_its_order(edition: str) -> None:
    for pack, view, seat, menu in turns(edition, 12):
        assert [number_of(choice) for choice in look(pack, view, seat).choices] == menu


@EDITIONS
def test_what_is_barred_is_refused_and_for_the_reason_given(edition: str) -> None:
    reasons = set()
    for pack, view, seat, _ in turns(edition, 12):
        for choice in look(pack, view, seat).barred:
            move = number_of(choice)
            refused = explain(pack, view, seat, move)
            assert refusal(pack, view, seat, move) not in (ALLOWED, YIELD_NOT_SAID)
            assert (choice.barred, choice.paragraph) == (refused.sentence, refused.paragraph)
            reasons.add(refused.sentence.key)
    assert len(reasons) >= 5


@EDITIONS
def test_every_printed_move_is_either_offered_or_barred(edition: str) -> None:
    for pack, view, seat, _ in turns(edition, 6):
        if view.phase != RACE:
            continue
        seen = look(pack, view, seat)
        stuck = seen.choices[0].move.kind == "discard"
        for card in set(view.hand[seat][: view.held[seat]]):
            shown = [one for one in (*seen.choices, *seen.barred) if one.card == card]
            printed = {GAME.write(number_of(one)).partition("/")[0] for one in shown}
            if card == JOKER:
                expected = DIRECTIONS * pack.farthest * pack.horses
            elif card < FIRST_PAIR:
                expected = DIRECTIONS
            else:
                expected = 2 * DIRECTIONS + 1  # either horse to any side, or both stay
            assert len(printed) == expected + stuck


@EDITIONS
def test_a_choice_foretells_where_everyone_will_stand(edition: str) -> None:
    for pack, view, seat, _ in turns(edition, 6):
        for choice in look(pack, view, seat).choices:
            if not choice.horse:
                continue
            after = view.copy()
            carry_out(pack, after, number_of(choice))
            assert choice.start == where(view, choice.horse)
            assert choice.end == where(after, choice.horse)
            assert bool(choice.displaced) == bool(way_of(number_of(choice)))
            if choice.displaced:
                assert where(view, choice.displaced) == choice.end
                assert where(after, choice.displaced) == choice.displaced_to


def where(state: State, horse: int) -> Square:
    return Square(state.lane[horse], state.column[horse])


@pytest.mark.parametrize("printed", ["lanes", "columns", "line", "farthest", "hedge", "river", ""])
def test_tracks_that_differ_in_one_thing_share_nothing_they_remember(printed: str) -> None:
    """The same hand on the same squares of another board: each has answers of its own."""
    empty, lane = ". . . . . . . . . .", ". . . . . . 5 . . ."
    race = standing("\n".join([*[empty] * 4, lane, empty]), hand=[JOKER])
    race.having(discipline=STEEPLE, river=3)
    arrange(race.pack, farthest=3, line=9, hedge=[2, 3])
    before = look_at(race)
    if printed == "hedge":
        race.pack.hedge[1] = 6
    elif printed == "river":
        race.having(river=9)
    elif printed:
        changed = {"lanes": 5, "columns": 8, "line": 6, "farthest": 2}
        setattr(race.pack, printed, changed[printed])
    after = look_at(race)
    offers.runs.cache_clear()
    offers.ends_from.cache_clear()
    offers._courses.clear()
    assert after == look_at(race)
    assert (after == before) == (not printed)


def test_courses_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "MOST_COURSES", 2)
    for columns in range(4, 12):
        race = standing(" ".join([".", "5", *"." * columns]), hand=[single(RED, 2)])
        assert found(look_at(race), "5+2").end == Square(1, 4)
        assert len(offers._courses) <= 2


def test_all_tickets_are_listed_once_and_written_once() -> None:
    pack = GAME.pack("standard").printed
    match = GAME.match(2, {"first": 1})
    match.play(0, "flat:3")
    match.draw_all(lambda _: 0)
    assert match.state.phase == PREDICT
    offered = match.look(0).choices
    assert isinstance(offered, Lasting)
    assert offered is match.look(1).choices
    assert offered is offers.tickets(pack.horses)
    assert [number_of(choice) for choice in offered] == match.menu(0)


@pytest.mark.parametrize("asks", ["run", "yield_refusal"])
def test_a_table_and_an_archive_may_work_out_the_same_course_at_once(
    asks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second thread works out all of its own while the first is in the middle of its own."""
    mine = standing(ON_BLUE, hand=[single(RED, 2)])
    upside_down = "\n".join(reversed(ON_BLUE.strip("\n").split("\n")[1:]))
    theirs = standing(f"{upside_down}\n. . . . . . . .", hand=[single(RED, 2)])
    races, known = (mine, theirs), []
    for race in races:
        forget()
        known.append(look_at(race))
    assert known[0] != known[1]
    forget()
    found: list[tuple[Choice, ...]] = []

    def second() -> None:
        found.append(look_at(theirs))

    monkeypatch.setattr(offers, asks, interrupted(getattr(offers, asks), second))
    first = look_at(mine)
    assert [first, *found] == known
    assert [look_at(race) for race in races] == known  # nor was anything wrong remembered


def interrupted(asked: Callable[..., int], meanwhile: Callable[[], None]) -> Callable[..., int]:
    """Let a thread run from beginning to end within the second call of a rule."""
    calls = 0

    def answer(*arguments: Any) -> int:
        nonlocal calls
        calls += 1
        if calls == 2:
            thread = threading.Thread(target=meanwhile)
            thread.start()
            thread.join()
        return asked(*arguments)

    return answer


def forget() -> None:
    offers.runs.cache_clear()
    offers.ends_from.cache_clear()
    offers.ways_from.cache_clear()
    offers._courses.clear()


def look_at(race: Race) -> tuple[Choice, ...]:
    view = State()
    GAME.interpreted.see(race.pack, race.state, 0, view)
    return look(race.pack, view, 0).choices


def found(choices: tuple[Choice, ...], written: str) -> Choice:
    return next(choice for choice in choices if GAME.write(number_of(choice)) == written)


def test_a_horse_in_the_way_may_go_where_the_mover_came_from() -> None:
    squares = {choice.displaced_to for choice in look_at(standing("5 4", hand=[single(RED, 1)]))}
    assert Square(1, 1) in squares
    assert all(
        choice.displaced_to != choice.start
        for choice in look_at(standing(ON_BLUE, hand=[single(RED, 2)]))
    )
