"""Everything a game can ask, say, tell and refuse has words, in both languages, with its facts."""

import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pelagos import shelf
from pelagos.kernel.contract import Answer, Chance, Decision, Game, Reason, Refusal, State, Step
from pelagos.kernel.play import legal
from pelagos.proof.ledger import checkout, of
from pelagos.speech import SEATS
from tests.drive import TABLES, moments, seated, some_of, walks

LANGUAGES = ("en", "fr")


class Variables(Visitor):
    """The names of the facts that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(game: Game, lang: str) -> dict[str, frozenset[str]]:
    """Each message of a game, with the facts it mentions."""
    resource = FluentParser().parse(shelf.words_text(game, lang))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {e.id.name: mentioned(e) for e in resource.body if isinstance(e, ast.Message)}


def mentioned(message: ast.Message) -> frozenset[str]:
    variables = Variables()
    variables.visit(message)
    return frozenset(variables.names)


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def has(game: Game, lang: str, key: str, facts: tuple[str, ...] | set[str]) -> None:
    """The message must be there, and mention no fact that it will not get.

    Of a seat it may ask, too, whether it is the reader's.
    """
    assert key in messages(game, lang), key
    assert messages(game, lang)[key] <= {*facts, *(f"{f}_is" for f in facts if f in SEATS)}, key


def test_every_question_is_asked(game: Game, lang: str) -> None:
    for step in game.steps:
        if issubclass(step, Decision):
            has(game, lang, f"ask-{step.__name__}", {*step.fields, *asked(game).get(step, ())})


@cache
def asked(game: Game) -> dict[type[Step[Any]], set[str]]:
    """What a game mentions with each kind of question, in all positions that ask it."""
    facts: dict[type[Step[Any]], set[str]] = {}
    for table in (table for table in TABLES if table.game is game):
        for state in moments(table):
            if state.agenda and isinstance(step := state.agenda[-1], Decision):
                facts.setdefault(type(step), set()).update(game.asking(state))
    return facts


def test_every_answer_is_said(game: Game, lang: str) -> None:
    facts = mentions(game)
    for answer in game.answers:
        names = {*answer.fields, *facts.get(type(answer), game.mention(late(game), answer))}
        has(game, lang, f"say-{type(answer).__name__}", names)


@cache
def mentions(game: Game) -> dict[type[Answer], set[str]]:
    """What a game mentions with each kind of answer, in all positions that could hear it."""
    facts: dict[type[Answer], set[str]] = {}
    for table in (table for table in TABLES if table.game is game):
        for count, state in enumerate(moments(table)):
            of_each_kind = {type(answer): answer for answer in some_of(sayable(state), count)}
            for kind, answer in of_each_kind.items():
                facts.setdefault(kind, set()).update(game.mention(state, answer))
    return facts


@cache
def late(game: Game) -> State:
    """A position for answers that random games never come to."""
    return walks(seated(game, {}))[0].moments[-1]


def sayable(state: State) -> Sequence[Answer]:
    step = state.agenda[-1] if state.agenda else None
    return step.candidates(state) if isinstance(step, Decision) else legal(state)


def test_every_step_worth_telling_is_told(game: Game, lang: str) -> None:
    for step in game.steps:
        if not step.quiet:
            is_answered = issubclass(step, Decision | Chance)
            facts = {"answer", *answered(game).get(step, ())} if is_answered else set()
            facts |= {"cause"} if step.says_cause else set()
            has(game, lang, f"told-{step.__name__}", {*step.fields, *facts})


@cache
def answered(game: Game) -> dict[type[Step[Any]], set[str]]:
    """What every answer to a kind of question has to say about itself."""
    facts: dict[type[Step[Any]], set[str]] = {}
    for table in (table for table in TABLES if table.game is game):
        for count, state in enumerate(moments(table)):
            for step in state.agenda[-1:]:
                candidates = some_of(sayable(state), count)
                for answer in {type(each): each for each in candidates}.values():
                    about = {*answer.fields, *game.mention(state, answer)}
                    facts[type(step)] = facts.get(type(step), about) & about
    return facts


def test_what_may_be_hidden_is_told_to_those_who_do_not_see_it(game: Game, lang: str) -> None:
    for step in game.steps:
        is_secret = issubclass(step, Decision) and step.hidden
        if is_secret or (issubclass(step, Chance) and "witness" in vars(step)):
            has(game, lang, f"told-{step.__name__}-hidden", step.fields)


def test_every_reason_is_a_sentence_and_cites_a_rule(game: Game, lang: str) -> None:
    rules = of(game, lang).rules
    for reason in reasons(game):
        has(game, lang, f"refuse-{reason.key}", reason.names)
        assert reason.rule in rules, reason.key


def reasons(game: Game) -> Iterator[Reason]:
    for module in modules(game):
        for value in vars(module).values():
            if isinstance(value, Reason):
                yield value
            if isinstance(value, Refusal):
                yield value.reason


def modules(game: Game) -> Iterator[ModuleType]:
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def test_every_option_and_value_has_words(game: Game, lang: str) -> None:
    for option in game.options:
        has(game, lang, f"option-{option.key}", ())
        for value in option.values:
            has(game, lang, f"option-{option.key}-{value}", ())
    assert {option.key for option in game.options} <= set(of(game, lang).options)


class Choices(Visitor):
    """What messages choose by: the name of a fact, and the cases."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def test_texts_chosen_by_a_cause_name_steps_that_plan_such(game: Game, lang: str) -> None:
    choices = Choices()
    choices.visit(FluentParser().parse(shelf.words_text(game, lang)))
    for name, cases in choices.found:
        if name == "cause":
            assert cases - {"other"} <= {step.__name__ for step in game.steps}


def test_texts_chosen_by_an_option_have_one_for_each_value(game: Game, lang: str) -> None:
    client = checkout() / "web/src/games" / game.key / f"words.{lang}.ftl"
    texts = [shelf.words_text(game, lang)]
    texts += [client.read_text("utf-8")] if client.exists() else []
    choices = Choices()
    for text in texts:
        choices.visit(FluentParser().parse(text))
    for option in game.options:
        for name, cases in choices.found:
            if name == option.key and cases & {*option.values}:
                assert cases == {*option.values}, name


def test_every_ending_has_words(game: Game, lang: str) -> None:
    tables = [table for table in TABLES if table.game is game]
    endings = {each.log.state.ending() for table in tables for each in walks(table)}
    for ending in endings:
        has(game, lang, f"ending-{ending}", ())


def test_no_words_are_left_of_what_is_gone(game: Game, lang: str) -> None:
    kinds = {step.__name__ for step in game.steps}
    kinds |= {type(answer).__name__ for answer in game.answers}
    keys = {reason.key for reason in reasons(game)}
    for key in messages(game, lang):
        prefix, _, rest = key.partition("-")
        if prefix in ("ask", "say", "told"):
            assert rest.removesuffix("-hidden") in kinds, key
        if prefix == "refuse":
            assert rest in keys, key


def test_both_languages_say_the_same_things(game: Game) -> None:
    english, french = (messages(game, lang) for lang in LANGUAGES)
    assert english.keys() == french.keys()
    assert of(game, "en").rules.keys() == of(game, "fr").rules.keys()
    assert of(game, "en").options == of(game, "fr").options
