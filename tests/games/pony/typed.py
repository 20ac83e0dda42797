"""What is typed at a table of Pony Club in the terminal, and what is said to it."""

START = ("--seats", "you,tipster", "--seed", "ab" * 16)
KEYS = tuple("123")
EVENINGS = [("en", START, "has won!"), ("fr", START, "a gagné !")]
BAD = [
    (["nonsense"], "“nonsense” means nothing here: back:2, stake:5 or urge:2."),
    (["urge:2"], "That cannot be done now (reason 4)."),
    (["2", "stake:99"], "That cannot be done now (reason 7)."),
    (["? P9.9"], "The rules have no paragraph P9.9."),
]
ON_SCREEN = (START, ["2", "5"])
WITHOUT_COLOUR = ["Pony 2 is at 0 of 6."]
IN_PLAIN_LETTERS = ["Pony 2 is at 0 of 6."]
