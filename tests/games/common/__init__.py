"""What the tests of every room share: a kit for each subject, and the laws it checks in all rooms.

A kit is a file of helpers (`census.py`, `content.py`, `moves.py`, `refusals.py`, `scenes.py`,
`terminal.py`); the laws stand beside it (`test_census.py`, …), those of the terminal in
`tests/cli/test_every_room.py`. They are said once; what differs from room to room are facts, and a
room's tests hold them in files of the same names: `census.toml`, `misprints.py`, `notation.py`,
`refusals.py`, `steps.py`, `typed.py`.
"""
