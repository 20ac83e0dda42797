"""Packs of Finish Line that its rules could not play, and those they just can."""

from tests.games.common.content import Misprint

MISPRINTS: list[Misprint] = [
    ("players", "most", "1"),
    ("players", "most", "5"),
    ("tiles", "count", "8"),  # two races of four, and nothing left to draw the last from
    ("tiles", "count", "25"),
    ("tiles", "runners", "1"),
    ("tiles", "runners", "8"),
    ("tiles", "favourites", "[0]"),
    ("tiles", "favourites", "[10]"),
    ("tiles", "safe", "[10]"),
    ("dice", "count", "[3, 3, 2, 1]"),
    ("dice", "count", "[13, 3, 2, 1, 2]"),
    ("dice", "count", "[1, 1, 2, 1, 1]"),  # two others for two players
    ("dice", "aside", "[1, 1, 0, 0]"),
    ("dice", "aside", "[4, 1, 0, 0, 0]"),
    ("dice", "home_straight", "1"),  # two yellow dice might be all there is
    ("dice", "home_straight", "7"),  # open before it began, for two players
    ("white", "faces", '["horseshoe"]'),
    ("odds", "races", "[]"),
    ("odds", "races", "[[2, 3, 4]]"),
    ("odds", "races", "[[2, 3, 4, 0]]"),
    ("odds", "races", "[[2, 3, 4, 31]]"),
    ("odds", "races", "[[1,1,1,1],[1,1,1,1],[1,1,1,1],[1,1,1,1]]"),
    ("money", "allowance", "[300]"),
    ("money", "allowance", "[300, -1]"),
    ("money", "allowance", "[300, 10001]"),
    ("money", "step", "9"),
    ("money", "side_bet", "-1"),
    ("green", "outsiders", "[200, 400]"),
    ("names", "tiles", '["Pegasus"]'),  # of nine
]

ENDS: list[Misprint] = [
    ("players", "most", "4"),
    ("tiles", "count", "24"),
    ("tiles", "safe", "[]"),
    ("names", "tiles", '["ABCDEFGHIJKLMNOPQRST", "Été", "", "", "", "", "", "", "日本"]'),
    ("dice", "home_straight", "2"),
    ("dice", "home_straight", "6"),
    ("white", "faces", '["horseshoe", "blank", "blank", "blank", "blank", "blank"]'),
    ("red", "faces", '["blank", "blank", "blank", "blank", "blank", "blank"]'),
    ("yellow", "faces", '["dead-heat", "blank", "blank", "blank", "blank", "blank"]'),
    ("black", "faces", '["trick", "trick", "trick", "trick", "trick", "trick"]'),
    ("odds", "races", "[[1, 30, 30, 30], [1, 1, 1, 1]]"),
    ("money", "step", "10"),
    ("money", "allowance", "[0, 10000]"),
    ("money", "side_bet", "0"),
]
