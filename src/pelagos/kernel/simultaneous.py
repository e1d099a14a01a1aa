"""Answering early: when several are asked at once, nobody waits for a slower neighbour."""

from typing import Any

from pelagos.kernel.contract import Decision, Seat, State, Together


def waiting(state: State) -> list[Seat]:
    """The seats whose question lies open below the one that is asked now."""
    opened = _opened(state)
    return [] if opened < 0 else [question.seat for question in _questions(state, opened)]


def aside(state: State, seat: Seat) -> State:
    """The position as a waiting ``seat`` meets it, should those before it change nothing."""
    own = [q for q in _questions(state, _opened(state)) if q.seat == seat]
    met = state.copy()
    met.agenda.clear()  # nothing below: an empty agenda says that the seat has answered all
    met.plan([*own])
    return met


def _opened(state: State) -> int:
    """Where the topmost opened Together lies on the agenda, or -1."""
    for place in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[place]
        if isinstance(step, Together):
            return place if step.opened else -1
    return -1


def _questions(state: State, place: int) -> tuple[Decision[Any, Any], ...]:
    step = state.agenda[place]
    assert isinstance(step, Together)
    return step.questions
