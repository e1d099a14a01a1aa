"""NA-1 and NA-2: set-up, who begins, the phases of a round."""

import pytest

from pelagos.games.nautilus.state import UNSEEN, Sea
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, legal
from tests.games.nautilus.positions import GAME, position, refused, say, shown, square
from tests.games.playing import asks, open_answers


def begun(seats: int = 2, **options: str) -> Sea:
    state = GAME.setup(seats, settle(GAME, seats, options), 1)
    assert isinstance(state, Sea)
    advance(state)
    return state


@pytest.mark.rule("NA-1.1")
def test_the_base_lies_where_a_first_game_has_it() -> None:
    state = say(begun(), "first 1", "mission 1", "mission 2")
    assert state.built == 1
    assert state.where[0] == square("J10")


@pytest.mark.rule("NA-1.1")
def test_the_first_player_may_choose_any_block_of_the_lagoon() -> None:
    state = say(begun(base="free"), "first 2", "mission 1", "mission 2")
    assert asks(state) == "PlaceBase 1"
    assert len(open_answers(state)) == 58
    assert refused(state, "base A1") == ("NA-1.1", "outside-lagoon", {"block": 0})
    assert refused(state, "base H6") is None
    assert say(state, "base H6").where[0] == square("H6")


@pytest.mark.rule("NA-1.1")
def test_the_base_may_be_drawn_by_lot() -> None:
    state = say(begun(base="random"), "first 1", "mission 1", "mission 2")
    assert asks(state) == "DrawBase"
    assert len(legal(state)) == 58
    assert say(state, "base H6").stacks[0] == 0


@pytest.mark.rule("NA-1.2")
def test_there_are_seven_stacks() -> None:
    state = position()
    assert shown(state, "stacks") == {
        "base": 0,
        "purple": 10,
        "green": 10,
        "training": 4,
        "technical": 4,
        "sonar": 4,
        "research": 4,
        "analysis": 4,
    }


@pytest.mark.rule("NA-1.3")
def test_sixty_tokens_lie_face_down_and_nobody_knows_them() -> None:
    state = position()
    assert state.laid.bit_count() == 60
    assert state.token == [UNSEEN] * 60
    assert [sum(state.bag[zone * 22 : zone * 22 + 22]) for zone in range(4)] == [0, 26, 20, 14]


@pytest.mark.rule("NA-1.4")
@pytest.mark.parametrize(("seats", "chips"), [(2, [4, 2]), (3, [5, 3, 1]), (4, [5, 4, 2, 1])])
def test_chips_go_by_the_number_of_players(seats: int, chips: list[int]) -> None:
    state = position(seats=seats)
    assert state.box.chips[seats - 2] == chips
    assert state.chip == [-1] * 5


@pytest.mark.rule("NA-1.5")
@pytest.mark.parametrize(("seats", "money"), [(2, 55), (3, 50), (4, 45)])
def test_everybody_has_fifteen_aquanauts_three_submarines_and_money(seats: int, money: int) -> None:
    state = position(seats=seats)
    assert state.money == [money] * seats
    assert state.stock == [15] * seats
    assert state.submarines == [-1] * (3 * seats)
    assert state.active == [0] * (5 * seats)


@pytest.mark.rule("NA-1.5")
def test_every_mission_is_dealt_once() -> None:
    state = say(begun(), "first 1", "mission 3")
    assert asks(state) == "DealMission 1"
    assert open_answers(state) == ["mission 1", "mission 2", "mission 4"]


@pytest.mark.rule("NA-1.6")
def test_the_first_player_is_drawn() -> None:
    state = begun(3)
    assert open_answers(state) == ["first 1", "first 2", "first 3"]
    assert say(state, "first 3").first == 2


@pytest.mark.rule("NA-1.7")
def test_a_mission_is_its_owners_secret() -> None:
    state = position(me={"mission": "M1"}, other={"mission": "M3"})
    assert [p["mission"] for p in shown(state.observe(0), "players")] == ["M1", "hidden"]
    assert [p["mission"] for p in shown(state.observe(None), "players")] == ["hidden", "hidden"]
    assert shown(state.observe(0), "undealt") == ["M2", "M3", "M4"]


@pytest.mark.rule("NA-1.7")
def test_a_face_is_known_to_those_who_looked() -> None:
    state = position(tokens={"H3": "gold"}, me={"seen": ["H3"]})
    assert shown(state.observe(0), "tokens.H3") == "gold"
    assert shown(state.observe(1), "tokens.H3") == "hidden"
    assert shown(state.observe(1), "tokens.K3") == "?"


@pytest.mark.rule("NA-2.1")
def test_all_play_a_phase_before_the_next_begins() -> None:
    state = position(first=1, seats=3)
    order: list[str] = []
    while asks(state) and len(order) < 6:
        order.append(asks(state))
        say(state, "done")
    assert order[:3] == ["BuyModule 1", "BuyModule 2", "BuyModule 0"]
    crew = [{"kind": "base", "aquanauts": [1, 0, 1]}, {"kind": "purple", "at": "M10"}]
    state = position(first=1, seats=3, phase="aquanauts", city=crew)
    assert asks(state) == "MoveAquanauts 2 0 -1 -1"
    assert asks(say(state, "done")) == "MoveAquanauts 0 0 -1 -1"


@pytest.mark.rule("NA-2.2")
def test_the_next_player_to_the_left_begins_the_next_round() -> None:
    state = position(seats=3, first=2, phase="submarines", active=1, is_busy=1, round=4)
    assert (state.round, state.first) == (5, 0)
    assert asks(state) == "BuyModule 0"
