"""What the tests of every room share: a kit for each subject, and the laws it checks in all rooms.

A kit is a file of helpers (`census.py`, `content.py`, `moves.py`, `scenes.py`, `terminal.py`); the
laws stand beside it (`test_census.py`, …), once for all rooms. What differs from room to room are
facts, and a room's tests hold them: `tests/games/<room>/notation.py`, `misprints.py`, `steps.py`,
`census.toml`.
"""
