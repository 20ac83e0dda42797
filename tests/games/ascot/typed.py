"""What is typed at a table of Ascot in the terminal, and what is said to it."""

START = ("--seed", "05", "--seats", "you,tipster")
KEYS = (
    *("0", "0", "0", "1", "p", "d", "d+", "b", "", "500"),
    *(str(number) for number in range(24)),
)
EVENINGS = [
    ("en", (*START, "--pack", "tiny"), "In the Totalisator"),
    ("fr", ("--seed", "05", "--seats", "you,you,gambler", "--pack", "tiny"), "Au Totalisateur"),
]
BAD = [
    (["nonsense"], "“nonsense” means nothing here."),
    (["0"], "Nobody was dealt the Auctioneer: name who takes the hammer"),
    (["name:3"], "There is no such seat: seats go from 1 to 2. (A2.2)"),
    (["1", "0"], "First a card of your hand goes under the dead pile"),
    (["1", "swap:0"], "There is no such card: horses go by their number"),
    (["1", "swap:12"], "You do not hold Marmaduke Jinks (12): choose a card of your hand. (A2.3)"),
    (["1", "bid:500"], "First a card of your hand goes under the dead pile"),
    (["? A99.1"], "The rules have no paragraph A99.1."),
]
ALL_THE_WAY = ["1", "1", *(str(card) for card in range(1, 21)), *["0"] * 40]
ON_SCREEN = (START, ALL_THE_WAY)
WITHOUT_COLOUR = ["DEAL", "AUCTION"]
IN_PLAIN_LETTERS = ["Ascot > DEAL > auction", "|===="]
