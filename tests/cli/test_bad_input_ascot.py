"""Ascot at the terminal: what the rules forbid is explained in both languages and loses nothing.

Each moment is laid out as the tests of the rules do it, and somebody is asked there.
"""

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.state import FOR_CARDS, FOR_ENTRY
from hippodrome.words import LANGUAGES
from tests.cli.ascot_moments import match_at
from tests.games.ascot import scenes
from tests.games.ascot.scenes import Scene
from tests.games.common.terminal import asked, printed, screen

BAD: list[tuple[Scene, int, str, str, str, str]] = [
    (
        scenes.auction, 1, "bid:0", "the least you may bid now is 500 F. (A3.1)",
        "l’enchère la plus basse est maintenant de 500 F. (A3.1)", "500",
    ),
    (
        scenes.auction, 1, "12 700", "12,700 F will not do: sums go in steps of 500 F. (A1.6)",
        "les sommes vont de 500 F en 500 F. (A1.6)", "12 500",
    ),
    (
        scenes.auction, 1, "281000", "commission included, 255,000 F is the most. (A3.1)",
        "commission comprise, 255 000 F est le maximum. (A3.1)", "all",
    ),
    (
        scenes.stable_for_its_owner, 0, "500", "nobody may own both: leave this one to",
        "personne ne peut posséder les deux : laissez celle-ci aux autres. (A2.4)", "0",
    ),
    (
        scenes.throwing_in, 0, "0", "Nobody may keep both stables: throw one of them in first.",
        "Personne ne garde les deux écuries : jetez-en une d’abord. (A2.4)", "18 0",
    ),
    (
        scenes.dealt, 0, "13", "stays there: exchange or throw in another card. (A2.2)",
        "échangez ou jetez une autre carte. (A2.2)", "1",
    ),
    (
        scenes.dealt, 0, "3", "You do not hold Dark Warrior (3): choose a card of your hand.",
        "choisissez une carte de votre main. (A2.3)", "2",
    ),
    (
        scenes.dealt, 0, "0", "First a card of your hand goes under the dead pile",
        "D’abord, une carte de votre main va sous le mort", "2",
    ),
    (
        scenes.debt(FOR_CARDS), 0, "0", "You owe more than you have: put something up for sale",
        "Vous devez plus que vous n’avez : mettez quelque chose en vente", "16",
    ),
    (
        scenes.debt(FOR_CARDS), 0, "2", "You have not got Priory Park (2) to sell: put up",
        "Vous n’avez pas Priory Park (2) à vendre : proposez ce qui est devant vous.", "1",
    ),
    (
        scenes.debt(FOR_ENTRY), 0, "1", "only kept reports and the Bookmaker pay for entries.",
        "seuls les rapports conservés et le Bookmaker paient les engagements. (A6.2)", "",
    ),
    (
        scenes.member, 0, "1", "one for the Stevens trainer: ask for another report, or for none.",
        "demandez un autre rapport, ou aucun. (A4.10)", "2",
    ),
    (
        scenes.member, 0, "4", "“4” is not on the list. Type one of: 0 2 3.",
        "« 4 » n’est pas dans la liste. Tapez au choix : 0 2 3.", "0",
    ),
    (
        scenes.member_horse, 0, "4", "Elton (4) is not yours. You have King of Clubs (1)",
        "Elton (4) n’est pas à vous. Vous avez King of Clubs (1)", "",
    ),
    (
        scenes.trading, 0, "2 5", "belongs neither to you nor to Tipster 2: an offer names only",
        "Leonidas (5) n’est ni à vous ni à Tuyauteur 2", "2 1 0",
    ),
    (
        scenes.trading, 0, "to:2 give:bridle", "offer only what lies before you. (A5.2)",
        "n’offrez que ce qui est devant vous. (A5.2)", "2 1 0",
    ),
    (
        scenes.trading, 0, "2 21", "offer only what lies before you. (A5.2)",
        "n’offrez que ce qui est devant vous. (A5.2)", "2 1 0",
    ),
    (
        scenes.trading, 0, "2 +300k", "300,000 F is more than the 281,000 F in your purse. (A1.4)",
        "300 000 F, c’est plus que les 281 000 F de votre bourse. (A1.4)", "2 1 0",
    ),
    (
        scenes.trading, 0, "2 +4000 0", "nothing but money on the scale: name at least one horse",
        "Il n’y a que de l’argent sur la balance : nommez au moins un cheval", "2 1 0",
    ),
    (
        scenes.trading, 0, "1", "You cannot trade with yourself: address somebody else. (A5.6)",
        "On ne traite pas avec soi-même : adressez-vous à quelqu’un d’autre. (A5.6)", "0",
    ),
    (
        scenes.used_up, 0, "2", "You have made your 10 offers: you can only pass now. (A5.6)",
        "Vous avez fait vos 10 offres : il ne reste qu’à passer. (A5.6)", "0",
    ),
    (
        scenes.offered, 1, "2", "“2” is not on the list. Type one of: 0 1.",
        "« 2 » n’est pas dans la liste. Tapez au choix : 0 1.", "1",
    ),
    (
        scenes.offered, 2, "yes", "not for you to answer, but for Tipster 2: wait for your turn.",
        "C’est à Tuyauteur 2 de répondre à cette offre", "",
    ),
    (
        scenes.four_horses, 0, "0", "Only 3 horses may run for each player: withdraw one of yours.",
        "3 chevaux par joueur au plus peuvent courir : retirez-en un. (A5.2)", "4",
    ),
    (
        scenes.betting(4), 0, "500", "has taken 4 bets on King of Clubs (1) and takes no more:",
        "a pris 4 paris sur King of Clubs (1) et n’en prend plus : passez", "pass",
    ),
    (
        scenes.has_ticket, 0, "500", "one for each player and horse: pass this time. (A7.2)",
        "un par joueur et par cheval : passez cette fois. (A7.2)", "pass",
    ),
    (
        scenes.walled_in, 0, "1", "bars every path there, and no horse jumps another. (A9.1)",
        "barre tous les chemins, et le saute-mouton est interdit. (A9.1)", "3",
    ),
    (
        scenes.rounding_others, 0, "5", "Length 14 of lane 5 is taken: Elton (4) stands there.",
        "La longueur 14 de la piste 5 est prise : Elton (4) s’y trouve. (A9.1)", "4",
    ),
    (
        scenes.rounding_others, 0, "0", "Choose the lane your horse goes to",
        "Choisissez la piste où va votre cheval", "4",
    ),
    (
        scenes.near_the_post, 0, "p", "it takes 5 from here, and the die shows 3. (A10.9)",
        "d’ici, il faut 5, et le dé montre 3. (A10.9)", "3",
    ),
    (
        scenes.without_auctioneer, 0, "4", "There is no such seat: seats go from 1 to 3. (A2.2)",
        "Cette place n’existe pas : elles vont de 1 à 3. (A2.2)", "2",
    ),
    (
        scenes.without_auctioneer, 0, "0", "name who takes the hammer, such as name:2. (A2.2)",
        "nommez qui tient le marteau, par exemple nomme:2. (A2.2)", "1",
    ),
    (
        scenes.trading, 0, "2 +275k", "are kept for them, so 271,000 F is the most. (A5.3)",
        "y sont réservés, donc 271 000 F au plus. (A5.3)", "",
    ),
    (
        scenes.trading, 0, "2 -275k", "are kept for them, so 271,000 F is the most. (A5.3)",
        "y sont réservés, donc 271 000 F au plus. (A5.3)", "",
    ),
    (
        scenes.bidding_for_surplus, 1, "30500", "kept for them, so 30,000 F is the most. (A5.3)",
        "y sont réservés, donc 30 000 F au plus. (A5.3)", "22500",
    ),
    (
        scenes.bidding_for_surplus, 1, "22000", "the least you may bid now is 22,500 F. (A3.1)",
        "l’enchère la plus basse est maintenant de 22 500 F. (A3.1)", "22500",
    ),
    (
        scenes.entry_unpaid, 0, "0", "is not paid does not run. Withdraw one. (A5.4)",
        "un cheval dont l’entrée n’est pas payée ne court pas. Retirez-en un. (A5.4)", "5",
    ),
    (
        scenes.trading, 0, "nonsense", "“nonsense” means nothing here.",
        "« nonsense » ne veut rien dire", "0",
    ),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scene", "seat", "typed", "english", "french", "then"), BAD)
def test_bad_input_is_explained_and_loses_nothing(
    scene: Scene, seat: int, typed: str, english: str, french: str, then: str, language: str
) -> None:
    match, terminal = match_at(scene()), screen(language)
    before = match.state.remembered()
    prompt = asked(terminal, match, seat)
    prompt.answer(typed)
    sentence = english if language == "en" else french
    assert " ".join(sentence.split()) in printed(terminal)
    assert not prompt.done
    assert match.state.remembered() == before
    assert not match.log
    if then:
        again = asked(terminal, match, seat)
        again.answer(then)
        assert again.done


def test_a_refusal_keeps_what_lies_on_the_scale() -> None:
    match = match_at(scenes.trading())
    prompt = asked(screen("en"), match, 0)
    for line in ("2", "1", "5", "+999999999", "0"):
        prompt.answer(line)
    assert prompt.done
    assert [GAME.write(move) for move in match.log[-1].moves] == ["to:2", "trade:1", "send"]
