"""The croupier deals every draw so that nobody can choose it and anybody can check it.

Before the game the host shows `commitment(seed)`, then each seat adds a nonce, and after the
game the seed is shown. All integers below are 8 bytes, unsigned, big-endian; `||` joins bytes.

1. commitment = SHA-256(seed), as 64 lower-case hexadecimal digits.
2. key = HMAC-SHA-256(key=seed, message=len(nonce 1) || nonce 1 || len(nonce 2) || nonce 2 || …),
   the nonces in the order of the seats. The lengths keep "ab", "c" apart from "a", "bc".
3. The counter starts at 0. A number below n, for n from 1 to 2^64:
   a. block = HMAC-SHA-256(key=key, message=counter); then the counter grows by one;
   b. value = the first 8 bytes of block;
   c. if value >= 2^64 - (2^64 mod n), the value is thrown away and we go back to a:
      the incomplete last run of n values would favour small outcomes;
   d. the outcome is value mod n.

A draw among one outcome is no special case: it gives 0 and moves the counter on by one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from hippodrome.engine.errors import BadProof

SEED_BYTES = 32
NONCE_BYTES = 16
WORD_BYTES = 8
VALUES = 2**64


def fresh_seed() -> bytes:
    """A new secret for the host to commit to."""
    return secrets.token_bytes(SEED_BYTES)


def fresh_nonce() -> bytes:
    """A new contribution of one seat to the dice."""
    return secrets.token_bytes(NONCE_BYTES)


def commitment(seed: bytes) -> str:
    """What the host shows before the game: it binds to the seed without giving it away."""
    return hashlib.sha256(seed).hexdigest()


class Croupier:
    """Deals one game's draws from the host's seed and the nonces of all seats."""

    def __init__(self, seed: bytes, nonces: Sequence[bytes], *, counter: int = 0) -> None:
        message = b"".join(word(len(nonce)) + nonce for nonce in nonces)
        self.key = hmac.digest(seed, message, "sha256")
        self.counter = counter
        """How many values were used, thrown away ones included; a game resumed starts here."""

    def below(self, spread: int) -> int:
        """The next draw: a number from 0 to spread - 1, each equally likely."""
        if not 1 <= spread <= VALUES:
            raise ValueError(f"a draw needs 1 to 2**64 outcomes, not {spread}")
        unbiased = VALUES - VALUES % spread
        while True:
            block = hmac.digest(self.key, word(self.counter), "sha256")
            self.counter += 1
            value = int.from_bytes(block[:WORD_BYTES], "big")
            if value < unbiased:
                return value % spread


def verify(
    seed: bytes, commitment: str, nonces: Sequence[bytes], draws: Sequence[tuple[int, int]]
) -> None:
    """Check a game's draws, each an outcome and its spread, against what the host committed to."""
    found = hashlib.sha256(seed).hexdigest()
    if found != commitment:
        raise BadProof("proof-wrong-seed", found=found, commitment=commitment)
    croupier = Croupier(seed, nonces)
    for draw, (outcome, spread) in enumerate(draws, start=1):
        if not 1 <= spread <= VALUES:
            raise BadProof("proof-bad-spread", draw=draw, spread=spread)
        expected = croupier.below(spread)
        if outcome != expected:
            raise BadProof(
                "proof-wrong-draw", draw=draw, spread=spread, expected=expected, found=outcome
            )


def word(number: int) -> bytes:
    """An integer as the eight bytes this protocol writes."""
    return number.to_bytes(WORD_BYTES, "big")
