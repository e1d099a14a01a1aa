"""The pages docs/games/neweden/spec.md and docs/scenarios.md say what the game says."""

from itertools import groupby

from pelagos.games.neweden.words.read import DERIVED, STATION_DERIVED, STATION_WRITERS, WRITERS
from pelagos.kernel.contract import Chance, Decision
from pelagos.proof import ledger
from tests.drive import Table, walks
from tests.games.neweden.positions import GAME
from tests.games.page import Page, quoted

PAGE = Page("games/neweden/spec.md")
ENDINGS = ["points", "damage", "shared", "won", "lost", "draw"]


def test_the_table_of_answers_is_the_games() -> None:
    expected = []
    for kind in [list(kind) for _, kind in groupby(GAME.answers, type)]:
        first, last = kind[0], kind[-1]
        span = f"{first.number}-{last.number}" if len(kind) > 1 else str(first.number)
        expected.append((span, [each.spelling for each in dict.fromkeys((first, last))]))
    assert [(row[0], quoted(row[1])) for row in PAGE.table("numbers")] == expected


def test_the_table_of_options_is_the_games() -> None:
    listed = [(*quoted(name), quoted(values), rule) for name, values, rule in PAGE.table("option")]
    assert listed == [(option.key, [*option.values], option.rule) for option in GAME.options]


def test_the_table_of_questions_is_the_games() -> None:
    asked = [kind.__name__ for kind in GAME.steps if issubclass(kind, Decision)]
    assert PAGE.names("asks") == asked


def test_the_table_of_streams_is_the_games() -> None:
    streams = set()
    for state in walks(Table(GAME, 2, {}))[0].moments:
        if state.agenda and isinstance(state.agenda[-1], Chance):
            streams.add(state.agenda[-1].stream(state))
    assert {name for row in PAGE.table("stream") for name in quoted(row[0])} == streams


def test_the_endings_the_rules_and_the_version_are_there() -> None:
    assert PAGE.names("ending") == ENDINGS
    assert [int(row[0]) for row in PAGE.table("rules")][-1] == GAME.rules
    assert f"| rules version | {GAME.rules} (oldest that replays: {GAME.oldest_rules})" in PAGE.text
    assert f"| players | {GAME.players[0]} to {GAME.players[-1]} |" in PAGE.text
    numbers = [*ledger.of(GAME, "en").rules]
    assert f"`{numbers[0]}` to `{numbers[-1]}`, {len(numbers)} of them" in PAGE.text


def test_every_word_of_a_position_is_explained() -> None:
    text = Page("scenarios.md").text
    ours = text.partition("## The words of New Eden\n")[2].partition("\n## ")[0]
    named = set(quoted(ours))
    assert {*WRITERS, *STATION_WRITERS} <= named
    shown = set(quoted(ours.partition("`expect`")[2]))
    assert shown == {*DERIVED, *STATION_DERIVED} - {"printed", "is_thought"}
