"""The pages docs/games/nautilus/spec.md and docs/scenarios.md say what the game says."""

import re
from itertools import groupby
from pathlib import Path

from pelagos.games.nautilus.answers import FACE_NAMES
from pelagos.games.nautilus.box import ANALYSIS, ATLANTIS, CHEST, FACES, SEATS
from pelagos.games.nautilus.rules.scoring import TellPoints
from pelagos.games.nautilus.state import ENDINGS
from pelagos.games.nautilus.words.read import (
    DERIVED,
    MODULE_DERIVED,
    MODULE_WORDS,
    PLAYER_WRITERS,
    WORDS,
)
from pelagos.games.nautilus.words.show import PHASES
from pelagos.kernel.contract import Decision
from pelagos.proof.ledger import of
from tests.games.nautilus.positions import GAME, position

DOCS = Path(__file__).resolve().parents[3] / "docs"
TEXT = (DOCS / "games" / "nautilus" / "spec.md").read_text(encoding="utf-8")
SCENARIOS = (DOCS / "scenarios.md").read_text(encoding="utf-8")
OURS = SCENARIOS.partition("## The words of Nautilus\n")[2].partition("\n## ")[0]


def table(head: str, text: str = TEXT) -> list[list[str]]:
    """The rows of the table whose heading begins so."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"| {head} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return rows


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_the_table_of_answers_is_the_games() -> None:
    kinds = [list(kind) for _, kind in groupby(GAME.answers, type)]
    expected = []
    for kind in kinds:
        first, last = kind[0], kind[-1]
        span = f"{first.number}-{last.number}" if len(kind) > 1 else str(first.number)
        spelled = [first.spelling, last.spelling] if len(kind) > 1 else [first.spelling]
        expected.append((span, spelled))
    assert [(row[0], quoted(row[1])) for row in table("numbers")] == expected


def test_the_table_of_options_is_the_games() -> None:
    listed = [(*quoted(name), quoted(values), rule) for name, values, rule in table("option")]
    assert listed == [(option.key, [*option.values], option.rule) for option in GAME.options]


def test_the_table_of_points_is_the_games() -> None:
    by_rule = GAME.tally(position(), TellPoints(0, 0, 0, 0))
    assert [row[0] for row in table("booked under")] == list(by_rule)


def test_the_table_of_questions_is_the_games() -> None:
    asked = [kind.__name__ for kind in GAME.steps if issubclass(kind, Decision)]
    assert [quoted(row[0])[0] for row in table("asks")] == asked


def test_the_endings_the_version_and_the_rules_are_there() -> None:
    assert {quoted(row[0])[0] for row in table("ending")} == set(ENDINGS[1:])
    assert [int(row[0]) for row in table("rules")][-1] == GAME.rules
    assert f"| rules version | {GAME.rules} (oldest that replays: {GAME.oldest_rules}) |" in TEXT
    assert f"| players | {GAME.players[0]} to {GAME.players[-1]} |" in TEXT
    rules = list(of(GAME, "en").rules)
    assert f"| rule numbers | `{rules[0]}` to `{rules[-1]}`, {len(rules)} of them |" in TEXT


def test_the_longest_game_there_can_be_follows_from_the_box() -> None:
    box = GAME.box
    purses = max(seats * start for seats, start in zip(SEATS, box.start, strict=True))
    chests = sum(box.bag[CHEST::FACES]) * max(box.effect[ANALYSIS])
    tokens = len(box.spots)
    assert min(box.exploration, box.aquanaut * box.least_housed, *box.building) >= 1
    assert f"no more than players have: {purses} Nemos at most at the start, and {chests}" in TEXT
    assert f"no game has more than {purses + chests + tokens + 1} rounds" in TEXT


def test_every_word_of_a_position_is_explained() -> None:
    words = {word for row in table("word", OURS) for word in quoted(row[0])}
    assert words == {*WORDS} - {"paths", "prices", "printed"}
    of_module = {word for row in table("word of a module", OURS) for word in quoted(row[0])}
    assert of_module == {*MODULE_WORDS}
    of_player = {word for row in table("word of a player", OURS) for word in quoted(row[0])}
    assert of_player == {*PLAYER_WRITERS}
    shown = set(quoted(OURS.partition("`expect`")[2]))
    assert shown == {*MODULE_DERIVED, *DERIVED, "paths", "prices", "printed"}


def test_every_phase_ending_and_face_is_spelled_out() -> None:
    for word in (*PHASES, *ENDINGS, *FACE_NAMES[:ATLANTIS]):
        assert f'`"{word}"`' in OURS
