"""What chance does at Pony Club: one die, for which the number of its outcome will do."""

from collections.abc import Mapping

from tests.games.common.scenes import Step

STEPS: Mapping[str, Step] = {}
