"""How rules note what happens, in the dialect: an event and a few numbers, in a bounded buffer.

The buffer is scratch: outside equality, hash, views, undo and keys. Whoever wants to know what a
play or a draw noted empties it before and reads it after (`Match` does); playouts do neither, and
then a note costs a comparison. One note too many is not written but counted, so that who reads the
buffer can say so.
"""

from hippodrome.engine.state import WIDTH, Noted


def is_noting(state: Noted) -> bool:
    """Is there anybody to note for? In playouts the buffer has long run over.

    Rules ask before they work out what only a note needs; a note too many is still counted.
    """
    return state.noted * WIDTH <= len(state.notes)


def note(state: Noted, event: int, first: int, second: int, third: int) -> None:
    """Note an event that all may know of, with up to three facts."""
    note_five(state, event, first, second, third, 0, 0)


def note_five(
    state: Noted, event: int, first: int, second: int, third: int, fourth: int, fifth: int
) -> None:
    """Note an event with up to five facts."""
    place = state.noted * WIDTH
    if place >= len(state.notes):
        state.noted = len(state.notes) // WIDTH + 1
        return
    state.notes[place] = event
    state.notes[place + 1] = first
    state.notes[place + 2] = second
    state.notes[place + 3] = third
    state.notes[place + 4] = fourth
    state.notes[place + 5] = fifth
    state.noted += 1
