"""A choice in the dialect of the rules: whole numbers, typed; it imports a door, to be bound."""

from hippodrome.engine.doors import slot
from hippodrome.engine.parameters import PackRecord, Row, StateRecord
from hippodrome.engine.stream import Stream, below


def steady(
    pack: PackRecord, view: StateRecord, seat: int, moves: Row, count: int, stream: Stream
) -> int:
    """Choose the move whose slot is nearest to the middle of the menu; toss a coin between two."""
    middle = (slot(pack, moves[0]) + slot(pack, moves[count - 1])) // 2
    best = moves[0]
    for place in range(count):
        nearer = abs(slot(pack, moves[place]) - middle) - abs(slot(pack, best) - middle)
        if nearer < 0 or (nearer == 0 and below(stream, 2) == 1):
            best = moves[place]
    return best


ENTRY_POINTS = (steady,)
