"""Facts for sentences: what an answer would cost here, how far it is, what it concerns."""

from pelagos.games.nautilus.box import EXPLORATION, SONAR, TRAINING
from pelagos.games.nautilus.geometry.chart import NOWHERE
from pelagos.games.nautilus.rules.building import PlaceModule
from pelagos.games.nautilus.rules.docking import DockSubmarine
from pelagos.games.nautilus.rules.submarines import MoveSubmarines
from pelagos.games.nautilus.state import Sea
from pelagos.games.nautilus.words.mention import mention, own_words
from pelagos.kernel.codec import read_answer
from tests.games.nautilus.positions import GAME, base, module, position, square

CITY = [
    base(aquanauts=[1, 1]),
    module("sonar", "J7", builder=0, aquanauts=[1, 0]),
    module("training", "M10", turn=90, builder=1, aquanauts=[0, 1]),
]


def facts(state: Sea, spelling: str) -> dict[str, int]:
    return mention(state, read_answer(GAME, spelling))


def test_what_is_bought_used_and_raised_has_its_price() -> None:
    state = position(city=CITY)
    assert facts(state, "buy sonar") == {"price": 1, "a_kind": EXPLORATION + SONAR}
    assert facts(state, "buy green 3") == {"price": 3, "a_kind": 2}
    assert facts(state, "sonar 2") == {"price": 1}
    assert facts(state, "raise snail") == {"price": 1}
    assert facts(state, "done") == {"kept": 0, "returned": 0}


def test_a_module_costs_what_its_deepest_square_adds() -> None:
    fresh = position(PlaceModule(0, 0, 3, 0), city=CITY, me={"store": ["green 1"]})
    further = position(PlaceModule(0, 0, 2, 1), city=CITY, me={"store": ["green 1"]})
    seabed = {"the_kind": 2, "price": 2}
    assert facts(fresh, "place green J4 0") == seabed
    assert facts(further, "place green J4 0") == seabed | {"price": 1}
    assert facts(position(city=CITY), "place green J4 0") == seabed


def test_a_walk_has_its_steps_its_rent_and_its_module() -> None:
    first = position(phase="aquanauts", city=CITY)
    assert facts(first, "walk 1 2") == {"steps": 2, "rent": 1, "kind": EXPLORATION + TRAINING}
    assert facts(first, "walk 0 1") == {"steps": 1, "rent": 0, "kind": EXPLORATION + SONAR}
    second = position(phase="aquanauts", active=1, city=CITY)
    assert facts(second, "walk 0 1") == {"steps": 1, "rent": 1, "kind": EXPLORATION + SONAR}
    assert facts(second, "visit 0 2") == {"steps": 1, "rent": 0, "kind": EXPLORATION + TRAINING}


def test_a_launch_has_the_square_before_the_airlock() -> None:
    state = position(city=CITY)
    assert facts(state, "launch 1 N") == {"kind": EXPLORATION + SONAR, "square": square("K6")}
    assert facts(state, "launch 2 E") == {"kind": EXPLORATION + TRAINING, "square": square("P11")}
    assert facts(state, "launch 9 N")["square"] == NOWHERE


def test_a_submarine_has_the_steps_of_its_way() -> None:
    state = position(MoveSubmarines(1), city=CITY, other={"submarines": ["V9", ""]})
    assert facts(state, "sail 1 V11") == {"steps": 2}
    assert facts(state, "sail 1 V9") == {"steps": 0}
    assert facts(state, "sail 2 V11") == {"steps": 0}


def test_docking_has_its_rent_for_whoever_is_asked() -> None:
    words = {"submarines": ["K6"]}
    mine = position(DockSubmarine(0, 0), city=CITY, me=words)
    theirs = position(DockSubmarine(1, 0), city=CITY, other=words)
    assert facts(mine, "dock 1") == {"kind": EXPLORATION + SONAR, "rent": 0}
    assert facts(theirs, "dock 1") == {"kind": EXPLORATION + SONAR, "rent": 1}
    assert facts(theirs, "dock 1 to visit") == {"kind": EXPLORATION + SONAR, "rent": 1}


def test_a_look_has_its_zone() -> None:
    assert facts(position(), "look G6") == {"zone": 1}
    assert facts(position(), "look B2") == {"zone": 2}
    assert facts(position(), "look X6") == {"zone": 3}


def test_squares_and_modules_have_names_of_their_own() -> None:
    lines = own_words(GAME.box).splitlines()
    assert lines[:2] == ["square-0 = A1", "square-1 = B1"]
    assert "square-531 = AB19" in lines and "square-532 = AC19" not in lines
    assert lines[532:534] == ["block-0 = A1–C3", "block-1 = B1–D3"]
    assert lines[-1] == "block-531 = AB19" and "block-473 = Z17–AB19" in lines
    assert own_words(GAME.box).endswith("\n")
