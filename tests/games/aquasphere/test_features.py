"""Features say what the words for a position say, seen from a seat."""

from typing import Any

import pytest

from pelagos.games.aquasphere.box import CARDS, COLOURED, LETTERS, PROGRAMS, ROOMS, SPACES, TILES
from pelagos.games.aquasphere.features import NAMES, features
from pelagos.games.aquasphere.state import Aqua
from pelagos.kernel.play import advance, play_unchecked, random_answer
from pelagos.kernel.roll import Roll
from tests.games.aquasphere.positions import GAME, first

Named = dict[str, int]
EVERY = 17  # positions of a game; the tests of all of them take long


def of_table(words: dict[str, Any], seat: int) -> Named:
    seats = len(words["players"])
    return {
        **{f"round {n}": int(words["round"] == n) for n in (1, 2, 3, 4)},
        **{f"seats {n}": int(seats == n) for n in (2, 3, 4)},
        "bulb": words["centre"]["bulb"],
        **{f"supply {kind}": words["supply"][kind] for kind in ("time", "crystals", "octopods")},
        "my turn": int(words["active"] == seat),
    }


def of_rooms(words: dict[str, Any]) -> Named:
    lying = {"now": words["programs"]["rooms"], "next": words["programs"]["next_rooms"]}
    return {
        f"{when} room {room} {program}": int(lying[when].get(room) == program)
        for when in lying
        for room in ROOMS
        for program in PROGRAMS
    }


def of_sector(words: dict[str, Any], seat: int, letter: str, colours: list[int]) -> Named:
    there, adds = words["sectors"][letter], words["centre"]["adds"][letter]
    kinds = ("time", "crystals", "octopods")
    return {
        **{kind: there[kind] for kind in kinds},
        "lock": there["lock"],
        "fare": words["players"][seat]["fares"][letter],
        **{f"adds {kind}": adds[kind] for kind in kinds},
        **{f"programs {program}": int(there["program"] == program) for program in COLOURED},
        **{f"control {n}": int(there["control"] == c) for n, c in enumerate(colours)},
        **{f"loading {n}": there["loading"][c] for n, c in enumerate(colours)},
        **{f"submarine {n}": int(c in there["submarines"]) for n, c in enumerate(colours)},
        **{f"card {card}": int(there["cards"][-1:] == [card]) for card in CARDS},
        **{f"tile {tile}": int(there["tiles"][-1:] == [tile]) for tile in TILES},
    }


def of_player(words: dict[str, Any], seat: int) -> Named:
    player = words["players"][seat]
    return {
        "present": 1,
        "free spaces": player["track"]["free"],
        **{kind: player[kind] for kind in ("points", "time", "crystals", "bots", "submarines")},
        "bought": player["bought"],
        "place": words["order"].index(seat),
        "passed": int(seat in words["passed"]),
        "expansions": len(player["tiles"]),
        **{f"capacity {kind}": room for kind, room in player["capacity"].items()},
        "control points": player["now"]["control"],
        "bots in play": player["now"]["bots"],
        "octopod loss": player["now"]["octopods"],
        **{f"letter {letter}": int(letter in player["letters"]) for letter in LETTERS},
        **{f"programmed {p}": int(p in player["programmed"]) for p in PROGRAMS},
        **{f"engineer {space}": int(player["engineer"] == space) for space in SPACES},
        **{f"card {card}": int(card in player["cards"]) for card in CARDS},
    }


def expected(state: Aqua, seat: int) -> Named:
    """All features, from the words for the position."""
    words = GAME.show(state)
    seats = len(words["players"])
    colours = [*((seat + n) % seats for n in range(seats)), *range(seats, 4)]
    start = words["ring"].index(words["players"][seat]["scientist"])
    found = {**of_table(words, seat), **of_rooms(words)}
    for n in range(6):
        letter = words["ring"][(start + n) % 6]
        named = of_sector(words, seat, letter, colours)
        found |= {f"sector {n} {name}": value for name, value in named.items()}
    for n in range(4):
        named = of_player(words, colours[n]) if n < seats else dict.fromkeys(of_player(words, 0), 0)
        found |= {f"player {n} {name}": value for name, value in named.items()}
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_say_what_the_words_say(seats: int) -> None:
    state, roll, count = first(seats), Roll(seats), 0
    advance(state)
    while state.agenda:
        play_unchecked(state, random_answer(state, roll))
        count += 1
        if count % EVERY == 0:
            for seat in range(seats):
                found = dict(zip(NAMES, features(state, seat), strict=True))
                assert found == expected(state, seat)
