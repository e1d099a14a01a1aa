"""Chance that can be proved fair: promises, secrets, streams."""

import hashlib
import hmac

from pelagos.kernel.dealer import commitment, deal, secret_from_seed
from tests.kernel.script import EDGE, HEADS, SECRET, TAILS, Toss, heap, table

CYCLE = [HEADS, HEADS, HEADS, TAILS, EDGE, EDGE]  # the outcomes of a toss, by their weights


def test_a_promise_is_the_sha_256_of_the_secret() -> None:
    assert commitment(b"abc") == hashlib.sha256(b"abc").hexdigest()


def test_the_secret_of_a_simulated_game_follows_from_seed_and_number() -> None:
    assert secret_from_seed(3, 7) == hashlib.sha256(b"pelagos 3 7").digest()
    assert len({secret_from_seed(seed, game) for seed in range(9) for game in range(9)}) == 81


def test_an_outcome_is_fixed_by_secret_stream_and_draw() -> None:
    for draw in range(40):
        bits = int.from_bytes(hmac.digest(SECRET, f"coin#{draw}".encode(), "sha256"), "big")
        assert deal(SECRET, Toss("coin"), heap(), draw) is CYCLE[bits % 6]


def test_outcomes_come_by_their_weights() -> None:
    dealt = [deal(SECRET, Toss("coin"), heap(), draw) for draw in range(1200)]
    assert abs(dealt.count(HEADS) - 600) < 80
    assert abs(dealt.count(TAILS) - 200) < 60
    assert abs(dealt.count(EDGE) - 400) < 80


def tosses(coin: str, secret: bytes = SECRET) -> list[object]:
    return [deal(secret, Toss(coin), heap(), draw) for draw in range(30)]


def test_streams_secrets_and_draws_are_independent() -> None:
    assert tosses("red") != tosses("blue")
    assert tosses("red") != tosses("red", b"another secret")
    assert len(set(map(repr, tosses("red")))) == 3


def test_draws_of_one_stream_do_not_shift_those_of_another() -> None:
    alone = table(Toss("red"), Toss("red"), Toss("red"))
    mixed = table(Toss("red"), Toss("blue"), Toss("red"), Toss("blue"), Toss("red"))
    alone.resolve(SECRET)
    mixed.resolve(SECRET)
    red = [line.body["is"] for line in mixed.lines if line.body["chance"] == "red"]
    assert [line.body["is"] for line in alone.lines][0] == red[0]
    assert [line.body["draw"] for line in mixed.lines] == [0, 0, 1, 1, 2]


def test_the_same_secret_makes_the_same_deal_at_two_tables() -> None:
    one, other = (table(*[Toss("red")] * 5, *[Toss("blue")] * 5) for _ in range(2))
    one.resolve(SECRET)
    other.resolve(SECRET)
    assert [line.body for line in one.lines] == [line.body for line in other.lines]
    assert one.chain == other.chain


def test_a_toss_depends_on_the_position_it_is_made_in() -> None:
    state = heap(Toss("coin"))
    state.coins.append(EDGE.number)
    assert all(deal(SECRET, Toss("coin"), state, draw) is not EDGE for draw in range(50))
