"""The croupier: exact to the byte, fair, and caught when anybody cheats."""

import hashlib
import hmac
from collections import Counter

import pytest

from hippodrome.engine.croupier import Croupier, commitment, fresh_nonce, fresh_seed, verify
from hippodrome.engine.errors import BadProof

SEED = bytes(range(32))
NONCES = (b"abc", b"\xff", b"")

# Computed with the openssl command line, so that a port to another language can be checked too.
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
KEY = "427d703b1b52f28d8efceaebb3b6d3476dec9b0a78a09967c96323769ae2d77a"
VALUES = (
    0xB35C4434FFC82275,
    0x9E230CE370762711,
    0xFE8654EE0E50FD12,
    0xDF776B530638A783,
    0x0B532980D9382B6C,
    0x8E3D6FE65EE05E59,
    0xA19E7A8BAD9A4419,
    0x0E82FC8DAF1F1760,
)


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 spelled out from its definition, for keys of at most a block."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def draws_by_hand(seed: bytes, nonces: tuple[bytes, ...], spreads: list[int]) -> list[int]:
    """The documented protocol, written a second time and differently."""
    message = b""
    for nonce in nonces:
        message += bytes.fromhex(f"{len(nonce):016x}") + nonce
    key = hmac_by_hand(seed, message)
    counter = 0
    outcomes = []
    for spread in spreads:
        complete_runs = (1 << 64) // spread
        value = complete_runs * spread
        while value // spread >= complete_runs:
            value = int(hmac_by_hand(key, bytes.fromhex(f"{counter:016x}")).hex()[:16], 16)
            counter += 1
        outcomes.append(value - value // spread * spread)
    return outcomes


def game() -> tuple[list[tuple[int, int]], str]:
    """Forty honest draws of many spreads, and the commitment made before them."""
    croupier = Croupier(SEED, NONCES)
    spreads = [2 + number % 44 for number in range(40)]
    return [(croupier.below(spread), spread) for spread in spreads], commitment(SEED)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == COMMITMENT


def test_the_key_and_the_values_are_those_another_tool_computes() -> None:
    croupier = Croupier(SEED, NONCES)
    assert croupier.key.hex() == KEY
    assert tuple(croupier.below(2**64) for _ in VALUES) == VALUES
    sevens = Croupier(SEED, NONCES)
    assert [sevens.below(7) for _ in VALUES] == [value % 7 for value in VALUES]


def test_draws_follow_the_documented_protocol() -> None:
    spreads = [6, 45, 2, 7, 1, 3, 1000, 2**40, 2**63 + 1, 6, 2**63 + 12345, 44] * 20
    croupier = Croupier(SEED, NONCES)
    assert [croupier.below(spread) for spread in spreads] == draws_by_hand(SEED, NONCES, spreads)


def test_values_of_the_incomplete_run_are_thrown_away() -> None:
    spread = 2**63 + 1
    croupier = Croupier(SEED, NONCES)
    kept = [value for value in VALUES if value < spread]
    assert [croupier.below(spread) for _ in kept] == kept == [VALUES[4], VALUES[7]]
    assert croupier.counter == len(VALUES)


def test_the_first_biased_value_is_thrown_away_and_the_last_fair_one_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blocks = [bytes(32), *((2**64 - below).to_bytes(8, "big") + bytes(24) for below in (1, 2))]
    monkeypatch.setattr(hmac, "digest", lambda *_: blocks.pop(0))
    croupier = Croupier(SEED, NONCES)
    assert croupier.below(3) == (2**64 - 2) % 3
    assert croupier.counter == 2


def test_a_draw_among_one_is_nought_and_moves_the_counter() -> None:
    croupier = Croupier(SEED, NONCES)
    assert croupier.below(1) == 0
    assert croupier.counter == 1


@pytest.mark.parametrize("spread", [0, -1, 2**64 + 1])
def test_a_draw_among_none_or_too_many_is_a_mistake_of_ours(spread: int) -> None:
    croupier = Croupier(SEED, NONCES)
    with pytest.raises(ValueError, match="outcomes"):
        croupier.below(spread)
    assert croupier.counter == 0


def test_a_game_resumed_at_its_counter_goes_on_as_it_would_have() -> None:
    whole = Croupier(SEED, NONCES)
    draws = [whole.below(6) for _ in range(20)]
    first = Croupier(SEED, NONCES)
    earlier = [first.below(6) for _ in range(8)]
    second = Croupier(SEED, NONCES, counter=first.counter)
    assert earlier + [second.below(6) for _ in range(12)] == draws


# The 99.9 % points of chi-square with one degree of freedom less than outcomes.
@pytest.mark.parametrize(("spread", "bound"), [(2, 10.83), (6, 20.52), (7, 22.46), (45, 78.75)])
def test_every_outcome_is_equally_likely(spread: int, bound: float) -> None:
    croupier = Croupier(SEED, NONCES)
    games = 1000 * spread
    counts = Counter(croupier.below(spread) for _ in range(games))
    assert set(counts) == set(range(spread))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < bound


def test_seeds_and_nonces_are_fresh_and_long() -> None:
    assert len(fresh_seed()) == 32
    assert len(fresh_nonce()) == 16
    assert fresh_seed() != fresh_seed()
    assert fresh_nonce() != fresh_nonce()


@pytest.mark.parametrize(
    "nonces",
    [(b"ab", b"c\xff", b""), (b"\xff", b"abc", b""), (b"abc", b"\xff"), (b"abc", b"\xfe", b"")],
    ids=["moved boundary", "swapped seats", "seat left out", "one bit"],
)
def test_every_seat_has_a_hand_in_the_key(nonces: tuple[bytes, ...]) -> None:
    assert Croupier(SEED, nonces).key != Croupier(SEED, NONCES).key


def test_an_honest_game_is_confirmed() -> None:
    draws, promise = game()
    verify(SEED, promise, NONCES, draws)
    verify(SEED, promise, NONCES, draws[:17])
    verify(SEED, promise, NONCES, [])


@pytest.mark.parametrize("place", [0, 16, 39])
def test_an_edited_draw_is_named(place: int) -> None:
    draws, promise = game()
    outcome, spread = draws[place]
    draws[place] = ((outcome + 1) % spread, spread)
    with pytest.raises(BadProof) as caught:
        verify(SEED, promise, NONCES, draws)
    params = caught.value.sentence.params
    assert (params["draw"], params["expected"], params["found"]) == (
        place + 1,
        outcome,
        (outcome + 1) % spread,
    )
    assert f"Draw {place + 1} " in str(caught.value)


def test_a_draw_left_out_is_noticed() -> None:
    draws, promise = game()
    with pytest.raises(BadProof):
        verify(SEED, promise, NONCES, draws[1:])


def test_an_impossible_spread_is_no_crash() -> None:
    draws, promise = game()
    draws[4] = (0, 0)
    with pytest.raises(BadProof, match="Draw 5 "):
        verify(SEED, promise, NONCES, draws)


def test_another_seed_does_not_match_the_commitment() -> None:
    draws, promise = game()
    other = b"\x01" + SEED[1:]
    with pytest.raises(BadProof, match=promise) as caught:
        verify(other, promise, NONCES, draws)
    assert caught.value.sentence.key == "proof-wrong-seed"


def test_another_nonce_changes_the_draws() -> None:
    draws, promise = game()
    with pytest.raises(BadProof) as caught:
        verify(SEED, promise, (b"abd", b"\xff", b""), draws)
    assert caught.value.sentence.key == "proof-wrong-draw"
