"""What is typed at a table of Auteuil in the terminal, and what is said to it."""

START = ("--pack", "standard", "--seed", "02", "--seats", "you,tipster")
"""With this seed the first throw is yours: a 4, a 2 and a 3; your horses are 2 and 4."""
KEYS = tuple("123456780")
EVENINGS = [
    ("en", ("--pack", "tiny", "--option", "races=3"), "The lamps go out over Auteuil"),
    ("en", ("--pack", "standard", "--option", "races=1"), "The lamps go out over Auteuil"),
    ("fr", ("--pack", "tiny", "--option", "races=3"), "Les lampes s’éteignent sur Auteuil"),
    ("fr", ("--pack", "standard", "--option", "races=1"), "Les lampes s’éteignent sur Auteuil"),
]
SLIP = "7-3-4 7 3"
BAD = [
    (["7", "7"], "A tiercé takes three different horses: put another one in each row. (U2.3)"),
    (["7-7-4"], "A tiercé takes three different horses: put another one in each row. (U2.3)"),
    (["9"], "There is no horse 9: the numbers go from 1 to 8."),
    (["7-3-4", "9"], "There is no horse 9: the numbers go from 1 to 8."),
    (["7-3-4", "T1-2-3"], "The tiercé is marked on this slip already"),
    (["5>3"], "The slips come first"),
    (["nonsense"], "“nonsense” means nothing here."),
    ([SLIP, "6"], "No die that is left shows 6: you have"),
    ([SLIP, "6>1"], "No die that is left shows 6: you have"),
    ([SLIP, "4>1", "3>1"], "One die a horse: orange 1 has had one of this throw."),
    ([SLIP, "4>1", "3", "1"], "One die a horse: orange 1 has had one of this throw."),
    ([SLIP, "4>1", "3>5", "2>6", "+5", "+6", "+5"], "One square a horse: red 5"),
    ([SLIP, "enough"], "No die may be kept back while a horse can take it"),
    ([SLIP, "G7"], "The dice are on the table: give one of them to a horse"),
    ([SLIP, "? U99.1"], "The rules have no paragraph U99.1."),
]
WATCHING = (
    "--pack",
    "tiny",
    "--seed",
    "02",
    "--seats",
    "tipster,gambler,you",
    "--option",
    "punters=1",
)
ON_SCREEN = (WATCHING, ["1-2-3 1 1"])
WITHOUT_COLOUR = ["╭"]
IN_PLAIN_LETTERS = ["###", "+---+", "Tierce"]
