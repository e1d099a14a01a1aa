"""Words: every key has its sentence in both languages, and a missing one is loud."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from pelagos import shelf
from pelagos.games.pebbles.answers import DRAW, FACE, TAKE
from pelagos.games.pebbles.rules.setup import DrawPebble
from pelagos.games.pebbles.rules.turn import BeginRound, MoveShells, RollDie, TakeShells
from pelagos.kernel import log, play
from pelagos.kernel.contract import Reason, Refusal
from pelagos.kernel.errors import BrokenRecord, Illegal, PelagosError, UnknownGame
from pelagos.kernel.story import Told
from pelagos.proof.ledger import checkout
from pelagos.speech import LANGUAGES, InFile, MissingWords, Speaker, Words, shared_text

SOURCES = checkout() / "src" / "pelagos"
PEBBLES = shelf.find("pebbles")
POSITION = PEBBLES.setup(2, {"snatch": "yes"}, 2)
NAMES = ("Ann", "Bob")


def messages(text: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the facts it mentions."""
    body, speak = FluentParser().parse(text).body, FluentSerializer()
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", speak.serialize_entry(entry)))
        for entry in body
        if isinstance(entry, ftl.Message)
    }


def trees() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(SOURCES.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.AST, names: str) -> Iterator[ast.Call]:
    """The calls of functions or methods with one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in names.split():
            yield node


def literals(nodes: list[ast.expr]) -> Iterator[str]:
    for argument in nodes:
        for node in ast.walk(argument):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


# -- the catalogues ----------------------------------------------------------------------------


def test_both_languages_say_the_same_things() -> None:
    assert messages(shared_text("en")) == messages(shared_text("fr"))


@cache
def errors() -> str:
    """The names of PelagosError and of everything made from it."""
    kinds = [n for _, tree in trees() for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    names, before = {"PelagosError"}, 0
    while len(names) > before:
        before = len(names)
        names |= {k.name for k in kinds if names & {ast.unparse(base) for base in k.bases}}
    return " ".join(sorted(names))


def error_keys() -> list[tuple[str, str]]:
    """Every key that an error is raised with, and the game (if any) that raises it."""
    keys = set()
    for path, tree in trees():
        parts = path.relative_to(SOURCES).parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for call in calls(tree, errors()):
            place = 1 if ast.unparse(call.func) == "BrokenRecord" else 0
            found = literals(call.args[place : place + 1])
            keys |= {(key, game) for key in found if re.fullmatch(r"[a-z]+(-[a-z]+)*", key)}
    on_the_shelf = ["", *shelf.registry().known]  # a game that is being written has no words yet
    return sorted((key, game) for key, game in keys if game in on_the_shelf)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_sentence(lang: str) -> None:
    keys = error_keys()
    assert ("unknown-game-near", "") in keys and ("box-pebbles", "pebbles") in keys
    for key, game in keys:
        words = Words(lang, shelf.find(game) if game else None)
        assert words.has(f"error-{key}"), (key, game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_house_has_a_sentence(lang: str) -> None:
    reasons = [r for module in (play, log) for r in vars(module).values() if isinstance(r, Reason)]
    assert len(reasons) == 8
    for reason in reasons:
        assert messages(shared_text(lang))[f"refuse-{reason.key}"] <= set(reason.names)


def said() -> tuple[set[str], set[str]]:
    """What the sources say: whole keys, and the beginnings of keys put together."""
    whole, begun = set(), set()
    for _, tree in trees():
        for call in calls(tree, "say has"):
            for key in call.args[:1]:
                if isinstance(key, ast.JoinedStr):
                    begun |= set(literals(key.values[:1]))
                else:
                    whole |= {literal for literal in literals([key]) if literal}
    return whole, begun


def test_everything_said_is_in_the_catalogue() -> None:
    whole, _ = said()
    assert "table-help" in whole
    found = [shelf.find(key) for key in shelf.registry().known]
    games = [messages(shelf.words_text(game, "en")) for game in found]
    assert whole <= set(messages(shared_text("en"))).union(*games)


def test_nothing_is_in_the_catalogue_that_is_never_said() -> None:
    whole, begun = said()
    whole |= {literal for _, tree in trees() for literal in literals_of(tree)}
    begun = begun - {"error-"} | {"errno-"}
    for key in messages(shared_text("en")):
        is_begun = any(key.startswith(begin) for begin in begun)
        assert key in whole or key.removeprefix("error-") in whole or is_begun, key


def literals_of(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


# -- speaking ----------------------------------------------------------------------------------


@pytest.fixture
def speaker() -> Speaker:
    return Speaker(PEBBLES, "en", NAMES)


def test_a_seat_is_spoken_by_its_name(speaker: Speaker) -> None:
    told = Told(MoveShells(1, 0, 2), None)
    assert speaker.told(told, POSITION) == "Bob gets the 2 shells that Ann took."


def test_a_number_is_spoken_by_its_word_where_it_has_one() -> None:
    words = Words("en", shelf.find("octodice"))
    refused = words.say("refuse-wrong-research", needs_colour=0, colour=1)
    assert refused == "Your next research circle is yellow; this die is red."


def test_a_number_beyond_all_measure_is_still_told() -> None:
    assert str(10**30) in Words("fr").say("error-no-such-line", wrong=10**30, most=3)


def test_names_and_facts_cannot_command_a_terminal() -> None:
    words = Words("en", names=["\x1b[31mRed", "a\ud800b"])
    assert words.names == ["�[31mRed", "a�b"]
    assert words.say("told-undo", seat=0) == "�[31mRed takes back the last move."
    assert "“a�b”" in words.say("table-what", text="a\nb")


def test_nothing_invisible_is_in_a_sentence(speaker: Speaker) -> None:
    sentence = speaker.told(Told(RollDie(0), FACE[3]), POSITION)
    assert sentence == "Ann rolls a 3."


def test_what_a_seat_may_not_know_is_told_without_it(speaker: Speaker) -> None:
    told = Told(DrawPebble(0, 0), DRAW[7])
    assert speaker.told(told.to(0), POSITION) == "Ann draws pebble 7."
    assert speaker.told(told.to(1), POSITION) == "Ann draws a pebble."


def test_questions_and_answers_are_spoken() -> None:
    french = Speaker(PEBBLES, "fr", NAMES)
    assert (
        french.ask(TakeShells(0), POSITION)
        == "Combien de coquillages prenez-vous\N{NO-BREAK SPACE}?"
    )
    assert french.say(TAKE[0], POSITION) == "prendre un coquillage"
    assert french.told(Told(BeginRound(2), None), POSITION) == "La manche 2 commence."


def test_options_and_endings_are_spoken(speaker: Speaker) -> None:
    (snatch,) = PEBBLES.options
    assert speaker.option(snatch) == "Snatching"
    assert speaker.value(snatch, "no") == "Nobody snatches"
    assert speaker.value(snatch, "A1 B2") == "A1 B2"
    assert speaker.ending("shared") == "Several players share the victory."


def test_a_refusal_is_spoken_with_its_facts(speaker: Speaker) -> None:
    refusal = Refusal(log.OTHERS_ANSWERED, (1,))
    assert speaker.refusal(refusal) == "Bob has moved since, so your move stands."
    assert speaker.error(Illegal(refusal)) == speaker.refusal(refusal)


def test_an_error_names_its_file_and_line() -> None:
    words = Words("en")
    broken = BrokenRecord(3, "record-differs", {})
    assert words.error(InFile("a.jsonl", broken)).startswith("a.jsonl: Line 3: Playing the record")
    unknown = UnknownGame("unknown-game", {"key": "chess", "known": "octodice"})
    assert words.error(unknown) == "There is no game “chess”. On the shelf: octodice."


def test_a_missing_message_is_loud() -> None:
    with pytest.raises(MissingWords, match="en: there is no message error-sunk"):
        Words("en").error(PelagosError("sunk", {}))


def test_a_missing_fact_is_loud() -> None:
    with pytest.raises(MissingWords, match="message told-undo"):
        Words("en").say("told-undo")
