"""Options depend only on what the seat may know; views and exports never leak."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from pelagos.kernel import record
from pelagos.kernel.codec import digest, encode, encode_step
from pelagos.kernel.contract import Answer, Decision, Refusal, Seat, State
from pelagos.kernel.log import Log
from pelagos.kernel.play import legal
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View, look
from tests.drive import Table, Walk, moments, questions, some_moments, some_of, walks

DREAMS = 3  # imagined positions for each real one


def test_legal_answers_depend_only_on_what_the_seat_may_know(table: Table) -> None:
    for state, question in questions(table):
        options = list(legal(state))
        for other in dreams(state, question.seat):
            assert list(legal(other)) == options


def test_refusals_depend_only_on_what_the_seat_may_know(table: Table) -> None:
    for count, (state, question) in enumerate(questions(table)):
        candidates = some_of(question.candidates(state), count)
        refusals = refused(state, question, candidates)
        for other in dreams(state, question.seat):
            assert list(question.candidates(other)) == list(question.candidates(state))
            assert refused(other, question, candidates) == refusals


def test_secrets_are_met_wherever_a_game_has_them(secretive: Table) -> None:
    owners = {owner for each in walks(secretive) for owner in each.owners}
    assert owners - {None}


def refused(state: State, question: Decision[Any, Any], candidates: list[Answer]) -> list[object]:
    return [facts(question.refusal(state, answer)) for answer in candidates]


def facts(refusal: Refusal | None) -> object:
    return refusal and (refusal.rule, refusal.reason.key, refusal.facts)


def dreams(state: State, seat: Seat | None) -> list[State]:
    """What the seat sees, and positions it cannot tell from the real one."""
    return [state.observe(seat), *(state.imagine(seat, Roll(dream)) for dream in range(DREAMS))]


def test_a_seat_cannot_tell_an_imagined_position_from_the_real_one(table: Table) -> None:
    for state in some_moments(table):
        for seat in (None, *range(table.seats)):
            seen = encode(state.observe(seat))
            for other in dreams(state, seat):
                assert encode(other.observe(seat)) == seen


def test_imagining_uses_nothing_but_what_is_seen(table: Table) -> None:
    for state in some_moments(table):
        for seat in (None, *range(table.seats)):
            imagined = digest(state.imagine(seat, Roll(5)))
            assert digest(state.observe(seat).imagine(seat, Roll(5))) == imagined


def test_an_imagined_position_has_all_its_pieces(table: Table) -> None:
    for state in moments(table):
        for seat in (None, *range(table.seats)):
            assert state.imagine(seat, Roll(6)).pieces() == state.pieces()


def test_the_export_of_an_unfinished_game_masks_what_the_seat_may_not_know(
    secretive: Table,
) -> None:
    for each in walks(secretive):
        log = unfinished(each, len(each.owners) - 1)
        for seat in (None, *range(secretive.seats)):
            rows = record.export(log, seat).splitlines()[1:]
            for row, owner in zip(rows, each.owners, strict=False):
                if owner is not None and owner != seat:
                    assert json.loads(row).get("says") is json.loads(row).get("is") is None


def test_a_view_does_not_change_with_what_its_seat_cannot_know(secretive: Table) -> None:
    for each in walks(secretive):
        for owner, one, other in twins(each):
            for seat in (None, *range(secretive.seats)):
                if seat != owner:
                    assert told(look(one, seat)) == told(look(other, seat))
                    assert record.export(one, seat) == record.export(other, seat)


def twins(each: Walk) -> Iterator[tuple[Seat, Log, Log]]:
    """For every secret line: the log up to it, and one with another secret in its place."""
    one = each.table.begin(each.secret)
    for line, owner in enumerate(each.owners):
        truth = each.log.lines[line].answer
        assert truth is not None
        lie = [] if owner is None else [o for o in options(one, owner) if o is not truth]
        tell(one, each.log.lines[line].body.get("seat", 0), truth)
        if owner is not None and lie:
            other = unfinished(each, line)
            tell(other, owner, lie[-1])
            if not any(told.step.reveals for told in one.lines[-1].story.told):
                yield owner, one, other


def options(log: Log, owner: Seat) -> Sequence[Answer]:
    met = log.state if log.awaits_chance() else log.facing(owner)
    assert met is not None
    return legal(met)


def tell(log: Log, owner: Seat, answer: Answer) -> None:
    if log.awaits_chance():
        log.outcome(answer)
    else:
        log.answer(owner, answer)


def unfinished(each: Walk, lines: int) -> Log:
    """The log of a walk before line number ``lines``, counted from 0."""
    log = each.table.begin(each.secret)
    for line in each.log.lines[:lines]:
        assert line.answer is not None
        tell(log, line.body.get("seat", 0), line.answer)
    return log


def told(view: View) -> object:
    """Everything a view holds, as data."""
    story = [(encode_step(each.step), each.answer) for each in view.story]
    asked = None if view.asked is None else encode_step(view.asked)
    return encode(view.position), view.answers, asked, view.deciding, view.line, story
