"""docs/answers.md knows every kind of answer that a program may be offered, with its facts."""

import re

import pytest

from pelagos import shelf
from pelagos.agents.programs.program import said
from pelagos.kernel.contract import Game
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import begin
from pelagos.kernel.play import deciding
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import look
from pelagos.proof.ledger import checkout

PAGE = (checkout() / "docs" / "answers.md").read_text(encoding="utf-8")
OF_CHANCE = {
    "octodice": {"Face", "First", "Order", "Side"},
    "aquasphere": {
        *("First", "Sector", "Turn", "DrawnProgram", "DrawnCard", "DrawnTile"),
    },
    "nautilus": {"First", "Mission", "Token"},
    "neweden": {"First", "Drawn", "DrawnBonus"},
}
GAMES = sorted(OF_CHANCE)


def part(key: str) -> str:
    """What the page says about one game."""
    return PAGE.partition(f"(`{key}`)\n")[2].partition("\n## ")[0]


def shown(key: str) -> dict[str, list[str]]:
    """By kind of answer: its facts."""
    rows = re.findall(r"^\| `(\w+)` \| .+ \| `.+` \| (.*) ?\|$", part(key), flags=re.MULTILINE)
    return {kind: re.findall(r"`(\w+)`", facts) for kind, facts in rows}


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_that_is_not_chance_is_listed(key: str) -> None:
    kinds = {type(answer).__name__ for answer in shelf.find(key).answers}
    assert {*shown(key)} == kinds - OF_CHANCE[key]


@pytest.mark.parametrize("key", GAMES)
def test_every_spelling_is_one_of_its_kind(key: str) -> None:
    kinds = {answer.spelling: type(answer).__name__ for answer in shelf.find(key).answers}
    rows = re.findall(r"^\| `(\w+)` \| .+ \| `(.+)` \| .*$", part(key), flags=re.MULTILINE)
    assert rows
    for kind, spelling in rows:
        assert kinds[spelling] == kind


@pytest.mark.parametrize("key", GAMES)
def test_every_fact_is_explained(key: str) -> None:
    explained = re.findall(r"^\| `(\w+)` \| [^|]+ \|$", part(key), flags=re.MULTILINE)
    assert {*explained} == {fact for facts in shown(key).values() for fact in facts}


@pytest.mark.parametrize("key", GAMES)
def test_answers_have_the_facts_that_are_listed(key: str) -> None:
    game, listed = shelf.find(key), shown(key)
    for seats in (game.players[-1], 2):
        for kind, facts in offered(game, seats).items():
            assert facts == listed[kind], kind


def offered(game: Game, seats: int) -> dict[str, list[str]]:
    """By kind: the facts of answers in a random game."""
    found: dict[str, list[str]] = {}
    secret, roll = secret_from_seed(seats, 1), Roll(seats)
    log = begin(game, ["A"] * seats, {}, secret, "test")
    log.resolve(secret)
    while (seat := deciding(log.state)) is not None:
        view = look(log, seat, len(log.lines))
        for answer in view.answers:
            told = said(view, answer)
            found[told["key"]] = list(told["facts"])
        log.answer(seat, view.answers[roll.below(len(view.answers))])
        log.resolve(secret)
    return found
