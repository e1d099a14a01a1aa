"""What is said is what happens, under every value of every option.

Sentences depend on options in two ways: a game says them only where they are true, or with the
numbers of this table. ``claims.py`` of a game says what its sentences claim.
"""

from types import ModuleType
from typing import Final

import pytest

from pelagos.kernel.play import play_unchecked
from pelagos.kernel.story import Story
from pelagos.speech import Speaker
from tests.drive import NAMES, TABLES, Table, questions, some_of
from tests.games.aquasphere import claims as aquasphere
from tests.games.nautilus import claims as nautilus
from tests.games.neweden import claims as neweden
from tests.games.octodice import claims as octodice

CLAIMS: Final[dict[str, ModuleType]] = {
    "aquasphere": aquasphere,
    "nautilus": nautilus,
    "neweden": neweden,
    "octodice": octodice,
}


def claiming(kind: str) -> pytest.MarkDecorator:
    """The tables of games whose sentences of this kind claim something."""
    keys = [key for key, claims in CLAIMS.items() if getattr(claims, kind, None)]
    tables = [table for table in TABLES if table.game.key in keys]
    return pytest.mark.parametrize("said", tables, ids=str)


@claiming("REFUSED")
def test_a_refusal_says_what_is_so(said: Table) -> None:
    claims = CLAIMS[said.game.key].REFUSED
    for state, question in questions(said):
        for answer in question.candidates(state):
            refusal = question.refusal(state, answer)
            if refusal is not None and refusal.reason.key in claims:
                is_so = claims[refusal.reason.key](state, question.seat, refusal.named())
                assert is_so, (refusal.reason.key, answer.spelling)


@claiming("BRINGS")
def test_an_answer_says_what_it_brings(said: Table) -> None:
    claims = CLAIMS[said.game.key].BRINGS
    for number, (state, question) in enumerate(questions(said)):
        for answer in some_of(question.legal(state), number):
            if (claim := claims.get(type(answer).__name__)) is not None:
                after, story = state.copy(), Story()
                facts = said.game.mention(state, answer)
                play_unchecked(after, answer, story)
                steps = [told.step for told in story.to(None)]
                assert claim(steps, facts), (answer.spelling, facts)


@claiming("ASKED")
def test_a_question_offers_what_can_be_answered(said: Table) -> None:
    claims = CLAIMS[said.game.key].ASKED
    for state, question in questions(said):
        if (claim := claims.get(type(question).__name__)) is not None:
            text = Speaker(said.game, "en", NAMES[: said.seats]).ask(question, state)
            assert claim(state, text), text
