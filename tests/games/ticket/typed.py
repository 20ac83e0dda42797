"""What is typed at a table of Ticket Gagnant in the terminal, and what is said to it."""

START = ("--seats", "you,tipster", "--option", "first=1", "--seed", "01")
HOUSE = [
    f"--option={rule}" for rule in ("hidden=2", "drawn_lanes=yes", "deal_on=yes", "vacated=yes")
]
KEYS = tuple("1234567")
EVENINGS = [
    ("en", ("--pack", "tiny"), "The meeting is over"),
    ("en", ("--pack", "standard"), "The meeting is over"),
    ("fr", ("--pack", "tiny"), "La réunion est finie"),
    ("fr", ("--pack", "standard"), "La réunion est finie"),
    ("en", ("--pack", "tiny", *HOUSE), "The meeting is over"),
    ("fr", ("--pack", "standard", *HOUSE), "La réunion est finie"),
]
BAD = [
    (["flat:2"], "Each player gets 3 to 7 cards: choose a number in that range. (T3.1)"),
    (["flat:8"], "8 cards each? Nobody can hold that: 7 at most."),
    (["flat:3:hidden"], "Whether predictions are hidden was settled for the whole meeting"),
    (["7-3-5"], "First choose the race and how many cards, for example flat:5. (T3.1)"),
    (["flat:3", "1-1-2"], "A horse can stand on a ticket only once"),
    (["flat:3", ".-.-."], "An empty ticket wins nothing: name at least one horse. (T3.2)"),
    (["flat:3", "5+3"], "Your ticket comes first"),
    (["flat:3", "7-3-5", "nonsense"], "“nonsense” means nothing here."),
    (["flat:3", "7-3-5", "9"], "“9” means nothing here."),
    (["flat:3", "7-3-5", "xJ"], "You do not hold the card J"),
    (["flat:3", "7-3-5", "? T99.1"], "The rules have no paragraph T99.1."),
]
SCREEN = (80, 36)
"""At a full table a hand has more to offer than 24 lines can list below the track."""
ON_SCREEN = (("--option", "first=1"), ["flat:3", "7-3-5"])
CUT_OFF = r"\S…"
"""Dots of its own stand for cards at the bottom of the pile and tickets still to be filled in."""
WITHOUT_COLOUR = [" 1│"]
IN_PLAIN_LETTERS = ["Ticket Gagnant"]
