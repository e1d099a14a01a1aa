"""NA-5: what lies on, over, beside and before what, worked out again square by square."""

import pytest

from pelagos.arena.speed import first_position
from pelagos.games.nautilus.answers import Sail
from pelagos.games.nautilus.box import Box
from pelagos.games.nautilus.geometry.chart import EDGES, NOWHERE, bits, opposite, places
from pelagos.games.nautilus.geometry.sites import HALF, SEA, has_room
from pelagos.games.nautilus.geometry.water import Waters
from pelagos.games.nautilus.rules.aquanauts import within_steps
from pelagos.games.nautilus.state import Sea
from pelagos.kernel.contract import Answer
from pelagos.kernel.play import playout
from pelagos.kernel.roll import Roll
from tests.games.nautilus.positions import GAME, base, box_with, module, position, square

CHART = GAME.chart
COLUMNS = GAME.box.columns
SPOTS = GAME.box.spots
BLOCKS = places(CHART.blocks)


def apart(block: int, other: int) -> tuple[int, int]:
    return other // COLUMNS - block // COLUMNS, other % COLUMNS - block % COLUMNS


@pytest.mark.rule("NA-5.2")
@pytest.mark.parametrize("name", ["J10", "A1", "Z17", "A17", "Z1", "C3"])
def test_blocks_overlap_unless_only_a_corner_is_shared(name: str) -> None:
    block = square(name)
    near = [b for b in BLOCKS if max(map(abs, apart(block, b))) < 3]
    expected = [b for b in near if sum(map(abs, apart(block, b))) < 4]
    assert CHART.overlaps[block] == bits(expected)
    covered = [q for q in range(CHART.squares) if all(0 <= d < 3 for d in apart(block, q))]
    assert CHART.covers[block] == bits(covered)
    assert CHART.corners[block] == bits([covered[n] for n in (0, 2, 6, 8)])
    assert all(CHART.over[q] >> block & 1 for q in covered)


@pytest.mark.rule("NA-5.3", "NA-5.4")
def test_edges_and_sea_squares_belong_to_each_other() -> None:
    for block in BLOCKS:
        for direction in range(EDGES):
            other = CHART.beside[block * EDGES + direction]
            if other != NOWHERE:
                assert CHART.beside[other * EDGES + opposite(direction)] == block
                assert not CHART.overlaps[block] >> other & 1
            sea = CHART.sea[block * EDGES + direction]
            if sea != NOWHERE:
                assert CHART.ashore[sea * EDGES + direction] == block
                assert not CHART.covers[block] >> sea & 1
    j10 = square("J10") * EDGES
    assert [CHART.sea[j10 + d] for d in (0, 2, 4, 6)] == list(
        map(square, ("K9", "M11", "K13", "I11"))
    )


def test_nothing_spreads_beyond_the_chart() -> None:
    assert CHART.all == (1 << CHART.squares) - 1
    corners = {"A1": ["B1", "A2"], "AB1": ["AA1", "AB2"], "A19": ["A18", "B19"]}
    for corner, beside in corners.items():
        assert CHART.spread(1 << square(corner)) == bits([square(name) for name in beside])
    assert CHART.spread(1 << square("AB19")) == bits([square("AB18"), square("AA19")])


@pytest.mark.rule("NA-8.2")
def test_a_disc_holds_what_is_near_enough() -> None:
    for name in ("J10", "A1", "AB19"):
        centre = square(name)
        for ring, radius in enumerate((4, 5, 6)):
            near = [q for q in range(CHART.squares) if sum(map(abs, apart(centre, q))) <= radius]
            assert CHART.disc(centre, radius) == bits(near)
            heard = [q for q in near if not CHART.trench >> q & 1]
            assert CHART.squares_of(CHART.sonar[ring][centre]) == bits(heard) & bits(SPOTS)


@pytest.mark.rule("NA-4.9")
def test_the_deepest_square_sets_the_price() -> None:
    prices = {name: CHART.price[square(name)] for name in ("J10", "J4", "A1", "Z8")}
    assert prices == {"J10": 1, "J4": 2, "A1": 3, "Z8": 4}


@pytest.mark.rule("NA-5.2")
def test_blocks_are_looked_up_as_the_sets_say() -> None:
    for block in BLOCKS[::7]:
        for other in BLOCKS:
            assert CHART.apart[block][other] == 1 - (CHART.overlaps[block] >> other & 1)
            assert CHART.beyond[block][other] == 1 - (CHART.over[block] >> other & 1)


@pytest.mark.rule("NA-6.2")
def test_nobody_walks_to_where_he_is() -> None:
    city = [base(), module("purple", "M10"), module("purple", "P10"), module("sonar", "J7")]
    state = position(city=city)
    assert places(within_steps(state, 1, 1)) == [0, 2]
    assert places(within_steps(state, 1, 2)) == [0, 2, 3]
    assert places(within_steps(state, 0, 1)) == [1, 3]


@pytest.mark.rule("NA-8.3", "NA-8.4")
@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize("laid", [SPOTS, SPOTS[::2], SPOTS[1::3], []])
def test_a_submarine_goes_onto_tokens_but_not_past_them(is_open: bool, laid: list[int]) -> None:
    water, tokens = CHART.all if is_open else CHART.open, bits(laid)
    for steps in range(CHART.waters.far + 1):
        for name in ("K4", "A1", "W8", "K10", "AB4", "S19"):
            reached = reach(square(name), steps, is_open, tokens)
            assert reached == flood(square(name), steps, water, tokens)


@pytest.mark.rule("NA-8.3")
def test_submarines_of_another_box_may_go_further() -> None:
    """Further than a machine word has room for."""
    waters = Waters(Box(box_with(stations__technical__effect=[4, 8, 12])))
    for name in ("K4", "A1", "W8"):
        found = waters.reach(square(name), 12, True, CHART.spots_of(bits(SPOTS)))
        reached = [q for q in range(CHART.squares) if found.has(q)]
        assert reached == flood(square(name), 12, CHART.all, bits(SPOTS))
        said: list[Answer] = []
        found.pick(CHART.say.sail[0], 12, [SEA] * CHART.squares, HALF, said)
        assert len(said) == len(reached)


def reach(start: int, steps: int, is_open: bool, tokens: int) -> list[int]:
    """As the rules ask for it, and as they list what can be said."""
    found = CHART.waters.reach(start, steps, is_open, CHART.spots_of(tokens))
    said: list[Answer] = []
    found.pick(GAME.chart.say.sail[0], steps, [SEA] * CHART.squares, HALF, said)
    squares = [answer.square for answer in said if isinstance(answer, Sail)]
    assert squares == [q for q in range(CHART.squares) if found.has(q)]
    return squares


def test_squares_can_be_left_out_of_a_reach() -> None:
    start = square("K4")
    found = CHART.waters.reach(start, 4, False, 0)
    for name in ("K4", "L4", "K6", "A1"):
        found.remove(square(name))
        assert not found.has(square(name))
    assert found.has(square("J4"))
    found.add(start)
    assert found.has(start)


@pytest.mark.rule("NA-5.1", "NA-5.2")
def test_what_lies_on_a_square_says_where_there_is_room() -> None:
    """The city of a few random games, worked out from the sets of squares."""
    for seed in range(3):
        state = played(seed)
        assert bits([q for q, g in enumerate(state.ground) if g != SEA]) == state.covered
        assert bits([q for q, g in enumerate(state.ground) if g == HALF]) == state.halved
        full = [b for b in BLOCKS if not has_room(CHART, state.ground, b)]
        assert bits(full) == state.crowded


def played(seed: int) -> Sea:
    """The end of a random game."""
    state = first_position(GAME, 4)
    playout(state, Roll(seed))
    assert isinstance(state, Sea)
    return state


def flood(start: int, steps: int, water: int, tokens: int) -> list[int]:
    """Square by square: onto tokens, but not past them."""
    reached, ahead = {start}, {start}
    for _ in range(steps):
        beside = {q for s in ahead for q in places(CHART.around[s]) if water >> q & 1}
        ahead = beside - reached
        reached |= ahead
        ahead = {q for q in ahead if not tokens >> q & 1}
    return sorted(reached)
