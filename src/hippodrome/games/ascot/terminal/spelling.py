"""What people type at Ascot, written out as the rules read it: money as said, French verbs."""

from __future__ import annotations

import re
from typing import Any

from hippodrome.games.ascot.terminal.levels import AMOUNTS, POST

ANSWERS = {
    "y": "yes",
    "o": "yes",
    "oui": "yes",
    "no": "pass",
    "n": "pass",
    "non": "pass",
    "passe": "pass",
    "fini": "done",
    "terminé": "done",
    "envoyer": "send",
    "envoie": "send",
    "post": "p",
    "poteau": "p",
}
EVERYTHING = ("all", "tout")
"""As much as one may name."""
VERBS = {
    "échange": "swap",
    "jette": "throw",
    "vends": "sell",
    "cheval": "horse",
    "retire": "scratch",
    "favori": "fav",
    "donne": "give",
    "prends": "take",
    "piste": "lane",
    "enchère": "bid",
    "parie": "bet",
    "paie": "pay",
    "demande": "ask",
    "lis": "read",
    "à": "to",
}
THINGS = {
    "commissaire": "auctioneer",
    "maréchal": "farrier",
    "véto": "vet",
    "vétérinaire": "vet",
    "fourrage": "forage",
    "bride": "bridle",
    "vaisseaux": "vessels",
    "pied": "sure",
}
MOVE = re.compile(r"(?P<verb>[^\W\d]+)\s*:\s*(?P<thing>\w+)")
THOUSANDS = re.compile(r"(?<!\d)(\d+)k(?!\w)")
GROUPED = re.compile(r"(?<!\d)\d{1,3}(?:[.,'’\u202f\u00a0]\d{3})+(?!\d)")
SPACED = re.compile(r"(?<!\d)\d{1,3}(?: \d{3})+(?!\d)")
PUT = re.compile(r"(?<!\S)([+-]) ?(\d+)(?!\S)")


def spelled(look: Any, typed: str) -> str:
    """Write a line out as notation where it says more than notation can; leave others alone."""
    line = typed.strip().lower()
    written = " ".join(ANSWERS.get(word, word) for word in line.split(" "))
    written = MOVE.sub(in_english, written)
    if look.phase in (*AMOUNTS, "offer"):
        written = THOUSANDS.sub(lambda found: f"{found[1]}000", written)
        written = GROUPED.sub(lambda found: re.sub(r"\D", "", found[0]), written)
    if look.phase in AMOUNTS:  # in the market a space may part two answers
        written = SPACED.sub(lambda found: found[0].replace(" ", ""), written)
        if written in EVERYTHING:
            written = most(look, written)
    if look.phase == "offer":
        written = PUT.sub(put_money, written)
    if look.phase == "move" and written == POST and not any(one.home for one in look.choices):
        written = "lane:post"  # the rules say why not
    return typed if written == line else written


def in_english(found: re.Match[str]) -> str:
    """Write a move's words as the rules know them."""
    verb, thing = found["verb"], found["thing"]
    return f"{VERBS.get(verb, verb)}:{THINGS.get(thing, thing)}"


def put_money(found: re.Match[str]) -> str:
    """Write money laid on the scale, or asked for."""
    return f"{'pay' if found[1] == '+' else 'ask'}:{found[2]}"


def most(look: Any, otherwise: str) -> str:
    """Give the most that may be named now."""
    return next((str(choice.most) for choice in look.choices if choice.step), otherwise)
