"""Chance is declared: weights positive, outcomes distinct, and nothing else is random."""

from collections.abc import Iterator
from typing import Any

from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Chance, State
from pelagos.kernel.play import legal, play_unchecked
from pelagos.kernel.roll import Roll
from pelagos.kernel.weights import pick, total_weight
from tests.dealing import SEED
from tests.drive import Table, Walk, moments, some_moments, walks


def chances(table: Table) -> Iterator[tuple[State, Chance[Any, Any]]]:
    for state in moments(table):
        if state.agenda and isinstance(state.agenda[-1], Chance):
            yield state, state.agenda[-1]


def test_outcomes_are_distinct_answers_with_positive_weights(table: Table) -> None:
    for state, step in chances(table):
        outcomes = step.outcomes(state)
        assert outcomes
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
        assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
        assert all(table.game.answers[outcome.number] is outcome for outcome, _ in outcomes)


def test_a_stream_has_a_name_that_everybody_knows(table: Table) -> None:
    for state, step in chances(table):
        name = step.stream(state)
        assert name
        for seat in (None, *range(table.seats)):
            assert step.stream(state.observe(seat)) == name


def test_a_quick_draw_is_the_slow_one(table: Table) -> None:
    for seed, (state, step) in enumerate(chances(table)):
        outcomes = step.outcomes(state)
        slow = pick(outcomes, Roll(seed).below(total_weight(outcomes)))
        assert step.draw(state, Roll(seed)) is slow


def test_a_witness_is_a_seat(table: Table) -> None:
    for _, step in chances(table):
        assert step.witness() in (None, *range(table.seats))


def test_the_same_secret_and_the_same_answers_make_the_same_record(table: Table) -> None:
    for seed, each in enumerate(walks(table), start=SEED):
        assert Walk(table, seed).text == each.text


def test_the_same_answer_always_leads_to_the_same_position(table: Table) -> None:
    for state in some_moments(table):
        for answer in legal(state):
            one, other = state.copy(), state.copy()
            play_unchecked(one, answer)
            play_unchecked(other, answer)
            assert digest(one) == digest(other)
