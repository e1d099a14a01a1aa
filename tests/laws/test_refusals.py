"""Every candidate is legal or refused by a rule of the ledger; a refused answer changes nothing."""

from functools import cache

import pytest

from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import Illegal
from pelagos.kernel.play import NOT_NOW, legal, play, why_not
from pelagos.proof.ledger import of
from tests.drive import Table, questions, some_of


@cache
def rules(game: Game) -> frozenset[str]:
    return frozenset(of(game, "en").rules)


def test_every_candidate_is_legal_or_refused_by_a_rule_of_the_ledger(table: Table) -> None:
    for state, question in questions(table):
        for answer in question.candidates(state):
            refusal = question.refusal(state, answer)
            assert refusal is None or refusal.rule in rules(table.game)
            assert refusal is None or len(refusal.named()) == len(refusal.facts)


def test_somebody_who_is_asked_can_answer(table: Table) -> None:
    for state, question in questions(table):
        assert legal(state)
        assert 0 <= question.seat < table.seats


def test_legal_answers_are_the_candidates_that_are_not_refused_in_order(table: Table) -> None:
    for state, question in questions(table):
        candidates = list(question.candidates(state))
        slow = [answer for answer in candidates if question.refusal(state, answer) is None]
        assert list(question.legal(state)) == slow
        assert len(set(candidates)) == len(candidates)
        assert all(table.game.answers[answer.number] is answer for answer in candidates)


def test_a_refused_answer_changes_nothing(table: Table) -> None:
    for count, (state, question) in enumerate(questions(table)):
        before = digest(state)
        for answer in some_of(question.candidates(state), count):
            if question.refusal(state, answer) is not None:
                with pytest.raises(Illegal):
                    play(state, answer)
        assert digest(state) == before


def test_what_is_no_candidate_is_refused_by_the_rule_of_the_question(table: Table) -> None:
    for count, (state, question) in enumerate(questions(table)):
        candidates = question.candidates(state)
        for answer in some_of(table.game.answers, count):
            if answer not in candidates:
                refusal = why_not(state, answer)
                assert refusal is not None
                assert (refusal.reason, refusal.rule) == (NOT_NOW, question.rule)


def test_every_step_and_option_cites_a_rule_of_the_ledger(game: Game) -> None:
    assert {step.rule for step in game.steps} <= rules(game)
    assert {option.rule for option in game.options} <= rules(game)
