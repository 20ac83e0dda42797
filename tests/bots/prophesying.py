"""The prophet's trials: the scout's, on the true state instead of one that was imagined."""

from hippodrome.bots.scouting import outcome
from hippodrome.engine.parameters import PackRecord, Row, StateRecord
from hippodrome.engine.stream import Stream, branch


def foretell(
    pack: PackRecord,
    truth: StateRecord,
    seat: int,
    move: int,
    taste: int,
    number: int,
    stream: Stream,
    glance: StateRecord,
    replies: Row,
    luck: Stream,
    whim: Stream,
) -> int:
    """Try a move on a copy of the truth, with draws of its own; give what came of it."""
    branch(stream, 2 * number, luck)
    branch(stream, 2 * number + 1, whim)
    return outcome(pack, truth, seat, move, taste, glance, replies, luck, whim)


ENTRY_POINTS = (foretell,)
