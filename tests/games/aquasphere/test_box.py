"""AQ-1.3: what is in the box, and what is said about a box that does not fit."""

from typing import Any

import pytest

from pelagos.games.aquasphere.box import (
    CARDS,
    CATCH,
    ENGINEER,
    IMMEDIATE,
    KINDS,
    LETTERS,
    PROGRAM,
    PROGRAMS,
    SCORING,
    TILES,
)
from pelagos.kernel.errors import BadBox
from pelagos.speech import Words
from tests.games.aquasphere.positions import GAME, box_with, game_with, position
from tests.games.playing import GONE

BOX = GAME.box


@pytest.mark.rule("AQ-1.3")
def test_seven_program_cards_are_permutations_and_every_program_visits_every_room() -> None:
    assert len(BOX.layouts) == 7
    for layout in BOX.layouts:
        assert sorted(layout) == list(range(7))
    for room in range(7):
        assert sorted(layout[room] for layout in BOX.layouts) == list(range(7))


@pytest.mark.rule("AQ-1.3")
def test_forty_one_cards_of_nine_kinds_are_all_different() -> None:
    kinds = [card.kind for card in BOX.cards]
    counts = [kinds.count(kind) for kind in range(len(KINDS))]
    assert counts == [21, 3, 1, 1, 1, 1, 1, 6, 6] and sum(counts) == len(CARDS)
    different = {(card.kind, card.program, card.reward, card.amount) for card in BOX.cards}
    assert len(different) == len(CARDS)
    for kind in (SCORING, IMMEDIATE):
        assert PROGRAM not in [card.program for card in BOX.cards if card.kind == kind]


@pytest.mark.rule("AQ-16.2", "AQ-16.3")
def test_rewards_are_2_time_1_crystal_or_points() -> None:
    for kind, points in ((ENGINEER, 4), (CATCH, 3)):
        found = {(card.reward, card.amount) for card in BOX.cards if card.kind == kind}
        assert found == {(0, 2), (1, 1), (2, points)}


@pytest.mark.rule("AQ-1.3")
def test_thirty_expansions_show_each_letter_five_times() -> None:
    shown = [letter for tile in BOX.tiles for letter in tile.letters]
    assert len(BOX.tiles) == len(TILES) == 30
    assert [shown.count(letter) for letter in range(len(LETTERS))] == [5] * 6
    assert sum(not tile.letters for tile in BOX.tiles) == 3


@pytest.mark.rule("AQ-2.7")
def test_set_up_and_refills_need_no_more_than_the_20_crystals() -> None:
    for seats in (2, 3, 4):
        refills = [sum(BOX.face(seats, round).crystals) for round in range(1, 5)]
        assert seats + 3 + sum(refills) <= 20
        assert refills[3] == 0


@pytest.mark.rule("AQ-14.2")
@pytest.mark.parametrize(("seats", "needed"), [(2, 14), (3, 16), (4, 18)])
def test_set_up_and_refills_lay_out_hardly_more_than_the_15_octopods(
    seats: int, needed: int
) -> None:
    refills = [sum(BOX.face(seats, round).octopods) for round in range(1, 5)]
    set_up = seats * BOX.start_sector[2] + sum(BOX.other_octopods)
    assert set_up + sum(refills) == 2 * set_up == needed
    assert set_up + refills[0] + refills[1] <= BOX.octopods == 15  # the first two are never short


@pytest.mark.rule("AQ-13.5")
def test_the_columns_let_2_4_6_8_11_14_bots_count() -> None:
    assert BOX.columns == [0, 2, 4, 6, 8, 11, 14]


@pytest.mark.rule("AQ-12.1")
def test_the_track_has_a_line_before_every_tenth_space() -> None:
    assert BOX.reach[:11] == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 9]
    assert BOX.retreat[:11] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]


def test_points_go_on_beyond_the_table() -> None:
    assert [BOX.points(n) for n in (0, 1, 5, 6, 7, 17, 18)] == [0, 1, 15, 21, 28, 153, 171]


WRONG: list[tuple[dict[str, Any], str, dict[str, object]]] = [
    ({"supply__crystals": GONE}, "box-lacks", {"what": "supply.crystals"}),
    (
        {"supply__crystals": 0},
        "box-wrong-number",
        {"what": "supply.crystals", "least": 1, "most": 99},
    ),
    (
        {"supply__octopods": True},
        "box-wrong-number",
        {"what": "supply.octopods", "least": 1, "most": 99},
    ),
    (
        {"game__rounds": 5},
        "box-wrong-number",
        {"what": "game.rounds", "least": 4, "most": 4},
    ),
    (
        {"programs__names": ["lab"]},
        "box-wrong-count",
        {"what": "programs.names", "needs": 7},
    ),
    (
        {"programs__names": [*PROGRAMS[1:], "lab"]},
        "box-wrong-words",
        {"what": "programs.names", "needs": ", ".join(PROGRAMS)},
    ),
    ({"pieces__colours__names": "red"}, "box-not-a-list", {"what": "pieces.colours.names"}),
    ({"cards": 3}, "box-not-tables", {"what": "cards"}),
    (
        {"cards__RC_dash_41": GONE},
        "box-wrong-entries",
        {"what": "cards", "needs": 41, "odd": "RC-41"},
    ),
    (
        {"sectors__G": {}},
        "box-wrong-entries",
        {"what": "sectors", "needs": 6, "odd": "G"},
    ),
    (
        {"program_cards__PC_dash_1__tiles": ["gold"] * 7},
        "box-unknown-word",
        {"what": "program_cards.PC-1.tiles", "word": "gold", "known": ", ".join(PROGRAMS)},
    ),
    (
        {"program_cards__PC_dash_1__tiles": ["lab"] * 7},
        "box-not-different",
        {"what": "program_cards.PC-1.tiles", "needs": 7},
    ),
    (
        {"sectors__A__program": "program"},
        "box-unknown-word",
        {"what": "sectors.A.program", "word": "program", "known": ", ".join(PROGRAMS[:6])},
    ),
    (
        {"sectors__A__lock": 3},
        "box-wrong-number",
        {"what": "sectors.A.lock", "least": 0, "most": 2},
    ),
    ({"cards__RC_dash_01__name": " "}, "box-not-a-name", {"what": "cards.RC-01.name"}),
    ({"cards__RC_dash_01__name": "{ $x }"}, "box-not-a-name", {"what": "cards.RC-01.name"}),
    (
        {"knowledge__red_lines__before": []},
        "box-empty",
        {"what": "knowledge.red_lines.before"},
    ),
    (
        {"knowledge__red_lines__before": [10, 51]},
        "box-wrong-number",
        {"what": "knowledge.red_lines.before", "least": 1, "most": 50},
    ),
    (
        {"scoring__table_beyond__points": []},
        "box-short-table",
        {"what": "scoring.table", "needs": 18},
    ),
    (
        {"expansions__LX_dash_01__letters": ["A", "A"]},
        "box-wrong-letters",
        {"what": "expansions.LX-01"},
    ),
    (
        {"headquarters__arrows__L1": ["L2"]},
        "box-wrong-arrows",
        {"what": "headquarters.arrows.L1", "needs": 2},
    ),
    (
        {"headquarters__arrows__L1": ["L2", "L3"]},
        "box-wrong-arrows",
        {"what": "headquarters.arrows.L1", "needs": 2},
    ),
    (
        {"headquarters__tiers": []},
        "box-wrong-count",
        {"what": "headquarters.tiers", "needs": 3},
    ),
    (
        {"headquarters__tiers": [["L1", "R1"], ["L2", "C2", "R2"], ["L3", "L3"]]},
        "box-wrong-tiers",
        {"what": "headquarters.tiers", "needs": "L1, R1, L2, C2, R2, L3, R3"},
    ),
    (
        {"headquarters__tiers": [["L1", "R1"], ["L2", "C2", "R2"], "L3 R3"]},
        "box-wrong-tiers",
        {"what": "headquarters.tiers", "needs": "L1, R1, L2, C2, R2, L3, R3"},
    ),
    (
        {"headquarters__tiers": [["L1", "R1"], ["L2", "C2"], ["R2", "L3", "R3"]]},
        "box-wrong-arrows",
        {"what": "headquarters.arrows.R1", "needs": 2},
    ),
    (
        {"centre__bulbs": [2, 3, 4, 6]},
        "box-wrong-words",
        {"what": "centre.bulbs", "needs": "2, 3, 4, 5"},
    ),
    (
        {"board__supply__columns": [[1, 2], [3, 4], [5, 6], [7, 8], [9], [10]]},
        "box-wrong-columns",
        {"what": "board.supply.columns", "needs": 14},
    ),
    (
        {"board__supply__columns": [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10, 11], [12, 14, 13]]},
        "box-wrong-columns",
        {"what": "board.supply.columns", "needs": 14},
    ),
    (
        {"board__supply__columns": [[1, 2], [3, 4], [5, 6, 7, 8], [9, 10, 11], [12, 13, 14], []]},
        "box-empty",
        {"what": "board.supply.columns"},
    ),
    (
        {"board__supply__columns": [[1, 2], [3, 4], [5, 6, 7, 8], [9, 10, 11], [12, 13, 14]]},
        "box-wrong-count",
        {"what": "board.supply.columns", "needs": 6},
    ),
    (
        {"board__supply__columns": [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10, 11], [12, 13, 100]]},
        "box-wrong-number",
        {"what": "board.supply.columns", "least": 0, "most": 99},
    ),
    (
        {"centre_faces__4_dash_2__submarines": [1, 0, 0, 0, 0, 0]},
        "box-wrong-number",
        {"what": "centre_faces.4-2.submarines", "least": 0, "most": 0},
    ),
]


@pytest.mark.rule("AQ-1.3")
@pytest.mark.parametrize(("values", "key", "facts"), WRONG)
def test_a_box_that_does_not_fit_is_refused_and_says_why(
    values: dict[str, Any], key: str, facts: dict[str, object]
) -> None:
    with pytest.raises(BadBox) as caught:
        game_with(**values)
    assert (caught.value.key, caught.value.facts) == (key, facts)
    for lang in ("en", "fr"):
        assert Words(lang, GAME).error(caught.value)


LIMITS: list[tuple[str, int, int]] = [  # a number of the box, its least and its most
    ("pieces.bots", 3, 99),
    *[(f"pieces.{piece}", 1, 1) for piece in ("engineers", "scientists")],
    ("pieces.counters", 2, 2),
    ("pieces.submarines", 6, 6),
    ("supply.crystals", 1, 99),
    ("supply.octopods", 1, 99),
    ("supply.spares.octopods", 0, 99),
    ("supply.time.french", 1, 99),
    ("supply.time.english", 1, 99),
    *[(f"setup.start_sector.{kind}", 0, 9) for kind in ("time", "crystals", "octopods")],
    ("setup.time.beside_zero_lock", 0, 99),
    ("setup.time.elsewhere", 0, 99),
    ("setup.bots.supply", 14, 14),
    ("setup.bots.play_order", 1, 1),
    ("setup.bots.programmed", 1, 1),
    ("game.rounds", 4, 4),
    ("sectors.F.lock", 0, 2),
    ("board.programming.programmed", 2, 2),
    ("board.programming.returned", 0, 9),
    ("board.programming.bought", 1, 9),
    ("board.time_action.least", 0, 9),
    *[(f"lab.base.{kind}", 0, 9) for kind in ("cards", "crystals", "octopods", "time")],
    ("lab.expansions", 1, 9),
    ("knowledge.track.spaces", 2, 999),
    ("knowledge.price.crystals", 1, 9),
    ("scoring.control.alone", 0, 99),
    ("scoring.control.tied", 0, 99),
    ("scoring.income.time_per_submarine", 0, 9),
    ("scoring.final.per_time_marker", 0, 9),
    ("scoring.final.all_submarines", 0, 99),
    ("scoring.final.complete_lab", 0, 99),
    ("centre_faces.3-4.players", 3, 3),
    ("centre_faces.3-4.bulb", 4, 4),
    *[(f"expansions.LX-30.{kind}", 0, 9) for kind in ("cards", "crystals", "octopods", "time")],
    ("cards.RC-01.amount", 0, 9),
    ("cards.RC-22.amount", 0, 9),
    ("cards.RC-30.price", 0, 9),
]
LISTS: list[tuple[str, int, int, int]] = [  # a list of numbers, how many, their least and most
    ("setup.other_sectors.octopods", 2, 0, 9),
    ("setup.other_sectors.crystals", 2, 0, 9),
    ("setup.neutral.submarines", 3, 0, 1),
    ("setup.neutral.bots", 3, 0, 1),
    ("station.submarine_spaces.prices", 4, 0, 9),
    ("station.loading.limits", 3, 2, 99),
    *[(f"centre_faces.2-3.{kind}", 6, 0, 9) for kind in ("time", "crystals", "octopods")],
    ("centre_faces.2-3.submarines", 6, 0, 2),
    ("centre_faces.3-3.submarines", 6, 0, 1),
]


def wrong_with(name: str, value: object) -> tuple[str, dict[str, object]]:
    """What is said about a box with this value."""
    with pytest.raises(BadBox) as caught:
        game_with(**{name.replace(".", "__").replace("-", "_dash_"): value})
    return caught.value.key, dict(caught.value.facts)


@pytest.mark.parametrize(("name", "least", "most"), LIMITS, ids=[limit[0] for limit in LIMITS])
def test_a_number_has_its_limits(name: str, least: int, most: int) -> None:
    for beyond in (-1000, 1000):
        said = ("box-wrong-number", {"what": name, "least": least, "most": most})
        assert wrong_with(name, beyond) == said


@pytest.mark.parametrize(("name", "count", "least", "most"), LISTS, ids=[each[0] for each in LISTS])
def test_a_list_of_numbers_has_its_limits(name: str, count: int, least: int, most: int) -> None:
    assert wrong_with(name, [least] * (count + 1)) == (
        "box-wrong-count",
        {"what": name, "needs": count},
    )
    assert wrong_with(name, [1000] * count) == (
        "box-wrong-number",
        {"what": name, "least": least, "most": most},
    )


def test_our_words_describe_our_box() -> None:
    assert GAME.own_words() == ""


def test_an_owners_names_are_spoken() -> None:
    game = game_with(cards__RC_dash_25__name="Tunnel", expansions__LX_dash_28__time=1)
    assert game.own_words() == (
        "card-24 = Tunnel\ntile-27 = Grotto\ntile_text-27 = - crystals+1 octopods+1 time+1\n"
    )
    words = Words("fr", game)
    assert words.say("card-24") == "Tunnel"
    assert words.say("tile_text-27") == "- crystals+1 octopods+1 time+1"


def test_a_changed_card_is_described_by_what_it_does() -> None:
    game = game_with(cards__RC_dash_01__amount=3, cards__RC_dash_30__price=2)
    assert "card_text-0 = engineer lab time 3" in game.own_words()
    assert "card_text-29 = scoring lab 2" in game.own_words()


def test_other_values_make_another_fingerprint() -> None:
    assert game_with(supply__crystals=21).box_fingerprint != GAME.box_fingerprint
    assert game_with(box__name="mine").box_fingerprint == GAME.box_fingerprint
    assert box_with()["box"]["game"] == "aquasphere"


def test_boards_are_drawn_from_what_is_printed() -> None:
    document = box_with()
    printed = GAME.show(position(seats=3))["printed"]
    assert {name: printed[name] for name in printed if name not in ("cards", "tiles")} == {
        "rounds": 4,
        "colours": document["pieces"]["colours"]["names"],
        "tiers": [["L1", "R1"], ["L2", "C2", "R2"], ["L3", "R3"]],
        "arrows": {
            space: rooms
            for space, rooms in document["headquarters"]["arrows"].items()
            if isinstance(rooms, list)
        },
        "loading": 4,
        "spaces": [1, 2, 3, 4],
        "track": 50,
        "lines": [10, 20, 30, 40, 50],
        "numbers": [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10, 11], [12, 13, 14]],
        "board_bots": 14,
        "triangle": [n * (n + 1) // 2 for n in range(len(printed["triangle"]))],
        "bulbs": [2, 3, 4, 5],
        "buy": 3,
        "returned": 2,
        "programmed": 2,
        "line": 1,
        "reward_without_bot": True,
        "base": {"cards": 2, "crystals": 2, "octopods": 2, "time": 4},
        "expansions": 5,
        "complete_lab": 5,
        "all_submarines": 5,
    }
    assert printed["cards"]["RC-18"] == {
        "name": "Bright Library",
        "kind": "engineer",
        "program": "research",
        "reward": "points",
        "amount": 4,
    }
    assert printed["cards"]["RC-25"] == {
        "name": "Central Tube",
        "kind": "jump",
        "program": "",
        "reward": "",
        "amount": 1,
    }
    assert printed["tiles"]["LX-29"] == {
        "name": "Study",
        "letters": [],
        "adds": {"cards": 1, "crystals": 0, "octopods": 0, "time": 2},
    }
    assert printed["tiles"]["LX-25"]["letters"] == ["A", "B"]
    assert (len(printed["cards"]), len(printed["tiles"])) == (41, 30)
