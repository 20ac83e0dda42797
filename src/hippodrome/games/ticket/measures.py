"""What is worth knowing of a meeting of Ticket Gagnant, for those who compare rules."""

from hippodrome.engine.measuring import Measure

MEASURES = (
    Measure("points", "number", lambda games: games.points.mean(axis=1)),
    Measure("spread", "number", lambda games: games.spread),
    Measure("first-seat", "percent", lambda games: games.won(0)),
)
