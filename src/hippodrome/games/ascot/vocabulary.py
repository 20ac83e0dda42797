"""The closed lists of words that looks, moves and events use; each list is in its room's order."""

from typing import Literal

Business = Literal[
    "auctioneer", "bookmaker", "club", "farrier", "walroy", "stevens", "vet", "forage"
]
"""The title cards that are no horses, in the order of their numbers."""
Kept = Literal["bridle", "vessels", "sure"]
"""The reports one may keep, in the order of their numbers."""
Colour = Literal["black", "red", "yellow", "blue"]
Stable = Literal["stevens", "walroy"]
ReportsOf = Literal[Stable, "vet"]
"""The packs of reports, in the order of their numbers."""
Payee = Literal["bank", "farrier", "forage", "stable", "vet", "club"]
Order = Literal[
    "broken-bridle",
    "burst-vessel",
    "falls",
    "overtake",
    "inside-lanes",
    "outside-lanes",
    "inside-lane",
    "outside-lane",
    "move-on",
    "move-back",
    "pay",
]
"""What inscriptions order."""
Square = Literal["plain", Colour, Order, "any-colour", "whip"]
"""What squares of the course are, in the order of their numbers."""
Action = Literal["stable-report", "vet-report", "join"]
Effect = Literal["advantage", "disadvantage", "pay", "receive", "keep", "strangles", "gallop"]
Where = Literal["box", "unseen", "hand", "pile", "hammer", "owned", "gone"]
Status = Literal["running", "fallen", "home", "eliminated", "disqualified"]
SaleKind = Literal["pile", "debt", "surplus"]
Cause = Literal["cards", "training", "entry", "race"]
"""What debts are for, in the order of their numbers."""
Stage = Literal["deal", "auction", "training", "market", "betting", "race", "closed"]
"""How far the game is, in its order."""
Phase = Literal[
    "lot",
    "deal",
    "naming",
    "exchange",
    "top-card",
    "throw-in",
    "turn-up",
    "bid",
    "owe",
    "first-throw",
    "member",
    "read",
    "member-horse",
    "dice",
    "join",
    "offer",
    "answer",
    "withdraw",
    "favourite",
    "bet",
    "place",
    "odds",
    "place-bet",
    "race-throw",
    "die",
    "whose",
    "move",
    "colour",
    "inscription",
    "need",
    "need-answer",
    "closed",
]
"""What the game waits for."""
Reckoned = Literal[
    "bank",
    "banker",
    "banker-stays",
    "prize",
    "prize-stays",
    "bank-left",
    "tote",
    "on-winner",
    "multiple",
    "ticket",
    "commission",
    "rest",
    "carried",
    "stake-back",
    "places",
    "place-ticket",
    "places-kept",
    "place-back",
]
"""The lines of the reckoning."""
Earning = Literal["prize", "ticket", "place", "banker", "bookmaker", "places", "stakes-back"]
"""What of one's own is paid at the end of a race: a horse's prize, a bet on the winner or on a
place, the banker's tenth, the Bookmaker's part of the Totalisator and of place bets, stakes that go
back."""
