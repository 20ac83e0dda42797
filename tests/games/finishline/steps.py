"""What chance does at Finish Line, in words for scenes and censuses."""

from collections.abc import Mapping

from hippodrome.engine.match import Match
from hippodrome.games.finishline.content import FACE_NAMES
from hippodrome.games.finishline.state import YELLOW
from tests.games.common.scenes import Step, arrange


def lay(match: Match, *tiles: str) -> None:
    """Lay these tiles, from the back to the front."""
    for tile in map(int, tiles):
        match.draw(sum(1 - seen for seen in match.state.seen[1:tile]))


def roll(match: Match, *faces: str) -> None:
    """Let the three dice, in order of colour, show these faces."""
    outcome = 0
    for colour, face in zip(match.state.front, faces, strict=True):
        outcome = outcome * 6 + match.pack.printed.face[colour].index(FACE_NAMES[face])
    match.draw(outcome)


def level(match: Match) -> None:
    """Put the second horse level with the leader; in play only the home straight can."""
    arrange(match.state, level=1, levelled=1)


def turn(match: Match, face: str) -> None:
    """Turn the last die into a yellow one that shows this face."""
    arrange(match.state, front={2: YELLOW}, face={2: FACE_NAMES[face]})


STEPS: Mapping[str, Step] = {"lay": lay, "roll": roll, "level": level, "turn": turn}
