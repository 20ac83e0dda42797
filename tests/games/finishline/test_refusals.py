"""What Finish Line's own refusals depend on: a slip that is not handed in yet."""

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.people.refusals import (
    ABOUT_DICE,
    ABOUT_HORSE,
    PLAIN,
    unfinished,
)
from hippodrome.games.finishline.rules import reasons
from hippodrome.words import LANGUAGES, words
from tests.games.finishline.refusals import betting


def test_a_slip_is_unfinished_until_it_is_handed_in() -> None:
    stage = betting("win:c=100")
    lacking = unfinished(stage.pack, stage.state, 0)
    assert lacking is not None
    assert (lacking.code, lacking.paragraph) == (reasons.BETS_TO_WRITE, "F2.4")
    assert "done" in words("en").tell(lacking.sentence)
    stage.play("done", 0)
    assert unfinished(stage.pack, stage.state, 0) is None
    assert unfinished(stage.pack, stage.state, 1) is not None
    stage.off()
    assert unfinished(stage.pack, stage.state, 0) is None


def test_every_paragraph_a_refusal_cites_is_written_in_both_languages() -> None:
    cited = {
        paragraph
        for reasons in (PLAIN, ABOUT_DICE, ABOUT_HORSE)
        for _, paragraph in reasons.values()
        if paragraph
    }
    for language in LANGUAGES:
        assert cited <= GAME.paragraphs(language).keys()
