"""Fair ratings: which games are rated, and in which order those who played them are compared.

Whoever begins a game with an account is rated by it, whatever becomes of them or of their account.
Only all of those who play it can agree that it is not; nobody can by themselves. docs/ratings.md
says so to players, and why.
"""

from collections.abc import Sequence
from typing import Literal

from pelagos.kernel.log import Log
from pelagos.server.model import Entrant, Seating, StoredTable
from pelagos.server.ratings import LEAST_ENTRANTS
from pelagos.server.seating.before import entrants_of
from pelagos.server.table.storage import is_own_box

Unrated = Literal[
    "lesson",
    "private",
    "own-box",
    "no-clock",
    "few-accounts",
    "taken-back",
    "hints",
    "met-often",
]  # words are in ``unrated-<reason>``


def why_unrated(kept: StoredTable, seating: Seating, log: Log) -> Unrated | None:
    """Why a game is not rated, or would not be if it began now; None where it is.

    That those who played it have met too often is known when its result is written.
    """
    if kept.lesson is not None:
        return "lesson"
    if seating.visibility == "private":
        return "private"
    if is_own_box(kept.game, kept.box):
        return "own-box"
    if seating.conduct.tempo is None:
        return "no-clock"
    entrants = entrants_of(seating) if seating.is_waiting else seating.entrants
    if not is_contest(list(entrants.values())):
        return "few-accounts"
    if log.taken_back:
        return "taken-back"
    if seating.conduct.hinted:
        return "hints"
    return "met-often" if log.is_finished and kept.has_moved_nobody else None


def is_contest(entrants: Sequence[Entrant]) -> bool:
    """Whether there is anybody to be compared with: people with people, programs with programs."""
    programs = sum(entrant.is_program for entrant in entrants)
    return max(programs, len(entrants) - programs) >= LEAST_ENTRANTS


def places_of(seating: Seating, standing: Sequence[int]) -> list[int]:
    """In which place everybody is: those who have left come last, who left first behind them all.

    Whoever had a computer player answer for them has left, also where they came back.
    """
    left = {each.seat: each.first for each in seating.conduct.departures}
    order = [
        (seat in left, -left[seat] if seat in left else place)
        for seat, place in enumerate(standing)
    ]
    return [1 + sum(other < own for other in order) for own in order]
