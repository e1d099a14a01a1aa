"""The page docs/games/aquasphere/spec.md says what the game says."""

from pelagos.games.aquasphere.words.read import (
    DERIVED,
    PHASES,
    PLAYER_DERIVED,
    PLAYER_WRITERS,
    SECTOR_DERIVED,
    SECTOR_WRITERS,
    WORDS,
)
from pelagos.kernel.contract import Chance, Decision
from pelagos.proof import ledger
from tests.drive import seated, walks
from tests.games.aquasphere.positions import GAME
from tests.games.page import Page, quoted

PAGE = Page("games/aquasphere/spec.md")


def test_the_table_of_answers_is_the_games() -> None:
    assert PAGE.answers() == [(answer.number, answer.spelling) for answer in GAME.answers]


def test_the_table_of_options_is_the_games() -> None:
    listed = [(*quoted(name), quoted(values), rule) for name, values, rule in PAGE.table("option")]
    assert listed == [(option.key, [*option.values], option.rule) for option in GAME.options]


def test_the_table_of_questions_is_the_games() -> None:
    asked = {kind.__name__ for kind in GAME.steps if issubclass(kind, Decision)}
    listed = PAGE.names("asks")
    assert set(listed) == asked and len(listed) == len(asked)


def test_the_table_of_streams_is_the_games() -> None:
    streams = set()
    for state in walks(seated(GAME, {}))[0].moments:
        if state.agenda and isinstance(state.agenda[-1], Chance):
            streams.add(state.agenda[-1].stream(state))
    assert set(PAGE.names("stream")) == streams


def test_the_words_of_a_position_are_all_there() -> None:
    assert PAGE.names("word") == [*WORDS, *DERIVED]
    assert PAGE.names("phase") == list(PHASES)
    assert PAGE.names("word in a sector") == [*SECTOR_WRITERS, *SECTOR_DERIVED]
    assert PAGE.names("word of a player") == [*PLAYER_WRITERS, *PLAYER_DERIVED]


def test_the_endings_the_rules_and_the_version_are_there() -> None:
    assert PAGE.names("ending") == ["points", "control", "crystals", "shared"]
    assert [int(row[0]) for row in PAGE.table("rules")][-1] == GAME.rules
    assert f"| rules version | {GAME.rules} (oldest that replays: {GAME.oldest_rules})" in PAGE.text
    assert f"| players | {GAME.players[0]} to {GAME.players[-1]} |" in PAGE.text
    numbers = [*ledger.of(GAME, "en").rules]
    assert f"`{numbers[0]}` to `{numbers[-1]}`, {len(numbers)} of them" in PAGE.text


def test_the_page_on_scenarios_has_every_word_that_is_read() -> None:
    page = Page("scenarios.md")
    assert {*page.names("word in a sector")} == {*SECTOR_WRITERS}
    assert {*page.names("word of a player")} == {*PLAYER_WRITERS, "bots"}
    section = page.text.partition("## The words of AquaSphere")[2].partition("| word in")[0]
    assert [word for word in WORDS if f"`{word}`" not in section] == []
