"""What is typed at a table of Finish Line in the terminal, and what is said to it."""

START = ("--seed", "02", "--option", "first=1", "--seats", "you,tipster,tipster")
"""With this seed 2, 15, 3, 9, 21, 19 and 6 run, from the back; two white dice and a red one show
two horseshoes and a whip. 15 and 3 are safe runners."""
KEYS = ("0", "0", "1", "1", "2", "3", "4", "5", "9", "15", "100", "b", "")
TWO = ("--seed", "02", "--option", "first=1", "--seats", "you,tipster")
EVENINGS = [
    ("en", (*TWO, "--pack", "tiny"), "The day is done"),
    ("fr", (*TWO, "--pack", "standard"), "La journée est finie"),
]
SLIP = "win:d=300 pair:a+d=200 done"
BAD = [
    (["9:250"], "Stakes go in steps of €100, and €250 does not"),
    (["9", "250"], "Stakes go in steps of €100, and €250 does not"),
    (["9:1100"], "You have €1,000 left to stake, and this bet wants €1,100"),
    (["9:600", "2+9:500"], "You have €400 left to stake, and this bet wants €500"),
    (["9:0"], "A bet of nothing is no bet"),
    (["9:100 2:100 3:100 6:100"], "A slip has room for 3 win bets"),
    (["9:100 2:100 3:100", "6"], "A slip has room for 3 win bets"),
    (["9+2:100 9+3:100 9+6:100"], "A slip has room for 2 pair bets"),
    (["9+2:100 2+9:100"], "You have bet on Late Again (2) with Rein Check (9) already"),
    (["9:100", "9"], "You have bet on Rein Check (9) to win already"),
    (["9+9:100"], "a pair takes two different horses"),
    (["+", "9", "9"], "a pair takes two different horses"),
    (["17:100"], "No horse 17 runs here. The numbers are 2, 15, 3, 9, 21, 19, 6."),
    (["17"], "No horse 17 runs here."),
    (["nonsense"], "“nonsense” means nothing here."),
    (["2:c"], "First your bets, such as win:c=200"),
    ([SLIP, "www"], "That would make three dice of one colour"),
    ([SLIP, "wwy"], "Yellow dice wait for the home straight"),
    ([SLIP, "w"], "You open the race: take three dice"),
    ([SLIP, "wwr", "3 15"], "Sofa So Good (15) is a safe runner (S) and is never whipped"),
    ([SLIP, "wwr", "3", "17"], "No horse 17 runs here."),
    ([SLIP, "wwr", "4"], "“4” means nothing here."),
    ([SLIP, "wwr", "win 9 200"], "means nothing here."),
    ([SLIP, "? F99.1"], "The rules have no paragraph F99.1."),
]
ON_SCREEN = (START, ["9:300 0", "wwr", "?"])
WITHOUT_COLOUR = ["front ▶"]
IN_PLAIN_LETTERS = ["front >", "[Wu] horseshoe", "E1,000", "on a tile u is a white horseshoe"]
