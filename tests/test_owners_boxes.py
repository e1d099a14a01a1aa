"""What a real copy may say, a box file can say: boxes of owners, each played with everybody."""

import json
import re
from typing import Any, Final

import pytest

from pelagos import shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.agents.levels import Level
from pelagos.kernel import record
from pelagos.kernel.contract import Game
from pelagos.kernel.play import deciding
from pelagos.kernel.view import look
from pelagos.speech import Speaker
from tests.dealing import SEED
from tests.drive import Table, Walk

GAMES: Final = 20  # of each number of players with each box
HEADQUARTERS: Final = {
    "headquarters.tiers": [["L1", "R1", "C2"], ["L2", "R2"], ["L3", "R3"]],
    "headquarters.arrows.start": ["L1", "C2"],
    "headquarters.arrows.L1": ["L2", "R2"],
    "headquarters.arrows.R1": ["L2", "R2"],
    "headquarters.arrows.C2": ["L2", "R2"],
}
WHITE: Final = [
    ["crystal", "research", "lab", "bot", "submarine", "octopod"],
    ["crystal", "crystal", "lab", "bot", "bot", "octopod"],
    ["research", "submarine", "submarine", "lab", "octopod", "octopod"],
]
NUMBERED: Final = {"yellow": 0, "red": 1, "blue": 1, "green": 2, "white": 2}
FIRST: Final[list[dict[str, Any]]] = [
    *[{"colour": colour, "number": number} for colour, number in NUMBERED.items()],
    {"octopod": True},
]
SECOND: Final = [{"colour": face["colour"], "number": 2 - face["number"]} for face in FIRST[:5]]
BLACK: Final = [FIRST, [*SECOND, {"octopod": True}], [{"colour": "red", "number": 3}, *FIRST[1:]]]

OWNERS: Final[dict[str, dict[str, dict[str, Any]]]] = {  # by game and box: what differs from ours
    "aquasphere": {
        "lines and numbers from 0": {
            "knowledge.red_lines.before": [7, 14, 21, 28, 35, 42, 49],
            "board.supply.columns": [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9, 10], [11, 12, 13]],
        },
        "gaps, repeats, colours, tiers": {
            "knowledge.red_lines.before": [12, 20],
            "board.supply.columns": [[1], [1, 2], [4, 4], [5, 7, 7], [9, 9, 9], [12, 15, 15]],
            "sectors.A.program": "crystals",
            "sectors.F.program": "crystals",
            **HEADQUARTERS,
        },
    },
    "octodice": {
        "every die and every row its own": {
            "white_die.faces": WHITE,
            "black_die.faces": BLACK,
            "sheet.bots.points": [[1, 2], [2, 1], [1, 1, 1], [3], [0, 4]],
        },
    },
}


def written(value: object) -> str:
    """A value as a box file has it."""
    if isinstance(value, list):
        return f"[{', '.join(written(each) for each in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {written(each)}' for key, each in value.items())} }}"
    return json.dumps(value)


def owners_text(key: str, box: str) -> str:
    """The box file of that owner."""
    text = shelf.box_text(shelf.find(key))
    for path, value in OWNERS[key][box].items():
        table, _, name = path.rpartition(".")
        start = text.index(f"[{table}]")
        line = re.compile(rf"^{name} = .*?(?=^\w+ = )", re.M | re.S)
        text = text[:start] + line.sub(f"{name} = {written(value)}\n", text[start:], count=1)
    return text


def owned(key: str, box: str) -> Game:
    return shelf.with_box(key, owners_text(key, box))


BOXES: Final = [(key, box) for key, boxes in OWNERS.items() for box in boxes]
TABLES: Final = [(key, box, seats) for key, box in BOXES for seats in shelf.find(key).players]


@pytest.mark.parametrize(("key", "box", "seats"), TABLES)
def test_random_games_with_an_owners_box_end_and_replay(key: str, box: str, seats: int) -> None:
    game = owned(key, box)
    for number in range(GAMES):
        walk = Walk(Table(game, seats, {}), SEED + number)
        counts = {tuple(state.pieces().items()) for state in walk.moments}
        assert len(counts) == 1
        verdict = record.verify(walk.text.encode(), lambda *_: game)
        assert verdict.log is not None and verdict.log.state.scores() == walk.log.state.scores()


@pytest.mark.parametrize(("key", "box", "seats"), TABLES)
def test_computer_players_play_with_an_owners_box(key: str, box: str, seats: int) -> None:
    game = owned(key, box)
    log = Table(game, seats, {}).begin(secret := b"an owner's own box " * 2)
    levels = [Level("turtle", SEED + seat) for seat in range(seats)]
    voices = [Speaker(game, lang, log.header.seats) for lang in ("en", "fr")]
    log.resolve(secret)
    while (asked := deciding(log.state)) is not None:
        view = look(log, asked, since=len(log.lines))
        answer = levels[asked].choose(view, ThinkingTime(iterations=6))
        assert all(voice.say(answer, log.state) for voice in voices)
        log.answer(asked, answer)
        log.resolve(secret)
    assert log.state.ending()
