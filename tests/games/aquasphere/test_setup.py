"""AQ-1, AQ-2, AQ-17: components and set-up."""

from collections import Counter

import pytest

from pelagos.games.aquasphere.box import COLOURS, OCTOPODS, SECTORS
from pelagos.games.aquasphere.state import Aqua
from pelagos.kernel.codec import encode
from pelagos.kernel.play import advance, legal, play_unchecked, random_answer
from pelagos.kernel.roll import Roll
from tests.games.aquasphere.positions import GAME, first, position, say, sector, shown
from tests.games.playing import asks, open_answers

RING = tuple(f"sector {letter}" for letter in "ABCDEF")


def begun(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> Aqua:
    """A game set up by chance, before the first turn."""
    state, roll = first(seats, options), Roll(seed)
    advance(state)
    while not asks(state).startswith("TakeTurn"):
        play_unchecked(state, random_answer(state, roll))
    return state


def finished(seats: int, seed: int = 1) -> Aqua:
    state, roll = first(seats), Roll(seed)
    advance(state)
    while state.agenda:
        play_unchecked(state, random_answer(state, roll))
    return state


@pytest.mark.rule("AQ-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_four_rounds_and_the_most_points_win(seats: int) -> None:
    state = finished(seats)
    assert state.round == 4
    assert state.standing()[state.knowledge.index(max(state.knowledge))] == 1
    assert seats in GAME.players and len(GAME.players) == 3


@pytest.mark.rule("AQ-1.2")
def test_each_colour_has_sixteen_bots_and_six_submarines() -> None:
    pieces = first(3).pieces()
    assert [pieces[f"bots of {colour}"] + 1 for colour in range(COLOURS)] == [16] * 4
    assert [pieces[f"submarines of {colour}"] for colour in range(COLOURS)] == [6] * 4


@pytest.mark.rule("AQ-1.3")
def test_the_shared_pieces_are_those_of_the_french_box() -> None:
    pieces = first().pieces()
    assert (pieces["time"], pieces["crystals"], pieces["octopods"]) == (44, 20, 15)
    assert (pieces["cards"], pieces["tiles"]) == (41, 30)


@pytest.mark.rule("AQ-1.3")
def test_the_english_edition_has_38_time_markers() -> None:
    assert first(options={"edition": "english"}).pieces()["time"] == 38


@pytest.mark.rule("AQ-1.3")
def test_some_boxes_hold_two_more_octopods() -> None:
    assert first(options={"spare_octopods": "yes"}).pieces()["octopods"] == 17


@pytest.mark.rule("AQ-1.4")
def test_colours_that_nobody_plays_are_neutral() -> None:
    assert GAME.show(begun(4))["neutral"] == {"bots": [], "submarines": []}
    three = GAME.show(begun(3))["neutral"]
    assert three == {"bots": [12], "submarines": [5]}
    assert GAME.show(begun(2))["neutral"] == {"bots": [15, 15], "submarines": [4, 6]}


@pytest.mark.rule("AQ-2.1")
def test_the_sectors_form_a_ring_in_any_order() -> None:
    state = first()
    advance(state)
    assert asks(state) == "JoinSector 0"
    say(state, "sector D", "sector B")
    assert open_answers(state) == ["sector A", "sector C", "sector E", "sector F"]
    say(state, "sector F", "sector A", "sector C", "sector E")
    assert GAME.show(state)["ring"] == ["D", "B", "F", "A", "C", "E"]


@pytest.mark.rule("AQ-2.2")
def test_the_top_program_card_is_laid_out_and_the_next_one_can_be_seen() -> None:
    state = say(advanced(), *RING, "draw PC-3", "draw PC-5")
    programs = GAME.show(state)["programs"]
    assert (programs["now"], programs["next"]) == ("PC-3", "PC-5")
    assert programs["rooms"]["L1"] == "research"
    assert programs["unseen"] == ["PC-1", "PC-2", "PC-4", "PC-6", "PC-7"]


@pytest.mark.rule("AQ-2.2")
def test_four_program_cards_are_drawn_in_a_game() -> None:
    assert finished(2).layouts.bit_count() == 3


def advanced(seats: int = 2) -> Aqua:
    state = first(seats)
    advance(state)
    return state


@pytest.mark.rule("AQ-2.3")
def test_the_play_order_goes_clockwise_from_the_start_player() -> None:
    state = say(advanced(4), *RING, "draw PC-1", "draw PC-2", "first 3")
    assert state.order == [2, 3, 0, 1]


@pytest.mark.rule("AQ-2.4")
def test_counters_start_at_0_and_engineers_on_the_start() -> None:
    state = begun(3)
    assert state.knowledge == [0, 0, 0]
    assert [shown(state, seat)["engineer"] for seat in range(3)] == ["start"] * 3
    assert shown(state)["track"]["lap"] == 0


@pytest.mark.rule("AQ-2.5")
def test_the_general_supply_holds_what_is_not_laid_out() -> None:
    state = begun(4)
    laid = sum(state.time_at) + sum(state.time)
    assert state.time_supply == 44 - laid
    assert (state.crystal_supply, state.octopod_supply) == (20 - 7, 15 - 9)


@pytest.mark.rule("AQ-2.6")
def test_boards_hold_14_bots_and_a_base_lab_names_the_start_sector() -> None:
    state = begun(4)
    assert state.bots == [14] * 4
    assert len(set(state.letter)) == 4
    assert state.scientist == state.letter


@pytest.mark.rule("AQ-2.7")
def test_the_centre_tiles_come_with_bulbs_2_3_4_and_5() -> None:
    assert [position(round=n).bulb() for n in (1, 2, 3, 4)] == [2, 3, 4, 5]
    assert sorted({begun(2, seed).rotation for seed in range(40)}) == list(range(SECTORS))


@pytest.mark.rule("AQ-2.8")
def test_a_start_sector_is_filled_and_its_submarine_is_free() -> None:
    state = begun(4)
    for seat in range(4):
        home = sector(state, shown(state, seat)["letter"])
        assert (home["octopods"], home["crystals"], home["time"]) == (1, 1, 4)
        assert home["submarines"] == [seat]
        assert shown(state, seat)["area"] == "submarine"
    assert state.submarines == [5] * 4


@pytest.mark.rule("AQ-2.9")
def test_two_other_sectors_get_octopods_and_crystals_and_never_a_start_sector() -> None:
    state = begun(4)
    others = [s for s in range(SECTORS) if s not in state.letter]
    found = sorted((state.octopods_at[s], state.crystals_at[s]) for s in others)
    assert found == [(2, 1), (3, 2)]


@pytest.mark.rule("AQ-2.10")
def test_with_two_players_two_sectors_get_a_neutral_submarine() -> None:
    state = begun(2)
    docked = [s for s in range(SECTORS) if 2 in state.spaces[s * COLOURS : (s + 1) * COLOURS]]
    assert len(docked) == 2
    assert all(state.octopods_at[s] == 0 and s not in state.letter for s in docked)
    assert all(state.spaces[s * COLOURS] == 2 for s in docked)
    assert sum(state.loading) == 0


@pytest.mark.rule("AQ-2.11")
def test_with_three_players_neutral_bots_wait_where_nobody_starts() -> None:
    state = begun(3)
    assert state.spaces.count(3) == 1
    waiting = [state.loading[s * COLOURS + 3] for s in range(SECTORS)]
    assert waiting == [int(s not in state.letter) for s in range(SECTORS)]


@pytest.mark.rule("AQ-2.10", "AQ-2.11")
def test_with_four_players_nothing_is_neutral() -> None:
    state = begun(4)
    assert sum(state.loading) == 0
    assert sorted(colour for colour in state.spaces if colour >= 0) == [0, 1, 2, 3]


@pytest.mark.rule("AQ-2.12")
def test_every_sector_gets_one_card_and_one_expansion() -> None:
    state = begun(2)
    for letter in "ABCDEF":
        assert len(sector(state, letter)["cards"]) == 1
        assert len(sector(state, letter)["tiles"]) == 1


def start_time(ring: str, letter: str, **options: str) -> int:
    state = say(
        advanced_with(options),
        *(f"sector {name}" for name in ring),
        *("draw PC-1", "draw PC-2", "first 1", f"sector {letter}"),
    )
    roll = Roll(1)
    while not asks(state).startswith("TakeTurn"):
        play_unchecked(state, random_answer(state, roll))
    return state.time[0]


def advanced_with(options: dict[str, str]) -> Aqua:
    state = first(2, options)
    advance(state)
    return state


@pytest.mark.rule("AQ-2.13")
@pytest.mark.parametrize(("letter", "time"), [("C", 3), ("D", 3), ("A", 4), ("F", 4), ("B", 4)])
def test_beside_the_0_lock_one_starts_with_3_time(letter: str, time: int) -> None:
    assert start_time("ABCDEF", letter) == time
    assert start_time("DEFABC", letter) == time  # C and D are neighbours here too


@pytest.mark.rule("AQ-2.13")
def test_by_the_option_only_the_clockwise_lock_counts() -> None:
    assert start_time("ABCDEF", "C", zero_lock="clockwise") == 3
    assert start_time("ABCDEF", "D", zero_lock="clockwise") == 4


@pytest.mark.rule("AQ-2.14")
def test_the_first_bot_is_programmed_in_the_colour_of_the_start_sector() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        state = begun(4, seed)
        for seat in range(4):
            home = sector(state, shown(state, seat)["letter"])
            assert shown(state, seat)["programmed"] == [home["program"]]
            seen[home["program"]] += 1
    assert len(seen) == 6 and "program" not in seen


@pytest.mark.rule("AQ-17.1")
def test_everything_lies_open_and_decks_have_no_order() -> None:
    state = begun(3)
    for seat in (None, 0, 1, 2):
        assert encode(state.observe(seat)) == encode(state)
        assert encode(state.imagine(seat, Roll(3))) == encode(state)
    assert state.next_layout >= 0
    assert OCTOPODS == 3 and len(legal(state)) > 1
