"""The page docs/games/octodice/spec.md says what the game says."""

import re
from pathlib import Path

from pelagos.games.octodice.scenario import DERIVED, PHASES, SHEET_WRITERS, WORDS
from pelagos.kernel.contract import Decision
from tests.games.octodice.positions import GAME

PAGE = Path(__file__).resolve().parents[3] / "docs" / "games" / "octodice" / "spec.md"
TEXT = PAGE.read_text(encoding="utf-8")


def table(head: str) -> list[list[str]]:
    """The rows of the table whose heading begins so."""
    lines = TEXT.splitlines()
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
    listed = []
    for numbers, spellings, _ in table("numbers"):
        first, _, last = numbers.partition("-")
        for number, spelling in zip(
            range(int(first), int(last or first) + 1), quoted(spellings), strict=True
        ):
            listed.append((number, spelling))
    assert listed == [(answer.number, answer.spelling) for answer in GAME.answers]


def test_the_table_of_options_is_the_games() -> None:
    listed = [(*quoted(name), quoted(values), rule) for name, values, rule in table("option")]
    assert listed == [
        (option.key, [*option.values, *([option.form] if option.form else [])], option.rule)
        for option in GAME.options
    ]


def test_the_table_of_questions_is_the_games() -> None:
    listed = [quoted(row[0])[0] for row in table("asks")]
    assert listed == [kind.__name__ for kind in ordered_questions()]


def ordered_questions() -> list[type]:
    """In the order of a turn, not in that of the modules."""
    asked = [kind for kind in GAME.steps if issubclass(kind, Decision)]
    order = "SetAside ChooseAction ChooseHow ChooseColumn CountDie TakeExtra PickDie SuperLevel"
    names = [*order.split(), "SuperCopy"]
    return sorted(asked, key=lambda kind: names.index(kind.__name__))


def test_the_words_of_a_position_are_all_there() -> None:
    assert [quoted(row[0])[0] for row in table("word")] == [*WORDS, "printed"]
    assert [quoted(row[0])[0] for row in table("phase")] == list(PHASES)
    shown = [name for name in DERIVED if name != "printed"]
    assert [quoted(row[0])[0] for row in table("word on a sheet")] == [*SHEET_WRITERS, *shown]


def test_the_endings_and_the_version_are_there() -> None:
    endings = [quoted(row[0])[0] for row in table("ending")]
    assert endings == ["points", "submarines", "shared", "solo"]
    assert [int(row[0]) for row in table("rules")][-1] == GAME.rules
    assert f"| rules version | {GAME.rules} (oldest that replays: {GAME.oldest_rules}) |" in TEXT
    assert f"| players | {GAME.players[0]} to {GAME.players[-1]} |" in TEXT
