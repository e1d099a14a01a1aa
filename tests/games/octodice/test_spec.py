"""The page docs/games/octodice/spec.md says what the game says."""

from pelagos.games.octodice.words.show import DERIVED, PHASES, SHEET_WRITERS, WORDS
from pelagos.kernel.contract import Decision
from tests.games.octodice.positions import GAME
from tests.games.page import Page, quoted

PAGE = Page("games/octodice/spec.md")
TEXT = PAGE.text
table = PAGE.table


def test_the_table_of_answers_is_the_games() -> None:
    assert PAGE.answers() == [(answer.number, answer.spelling) for answer in GAME.answers]


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
