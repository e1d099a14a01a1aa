"""NE-9.4 to NE-9.7: what the winner of a row gets: cards to build, and move actions."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import BREATHE, BUILD, DONE, EXTRA_MOVE, FREE, Breathe, Build
from pelagos.games.neweden.box import COLUMNS
from pelagos.games.neweden.cards import OXYGEN, REACH
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.damage import TakeDamage
from pelagos.games.neweden.rules.deeples import TurnOxygen, oxygen_legal, oxygen_refusal
from pelagos.games.neweden.rules.freeactions import (
    free_legal,
    free_refusal,
    free_steps,
    has_free_action,
    is_free,
)
from pelagos.games.neweden.state import EMPTY, KINDS, Eden
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.copy_on_write import add

NO_MOVES_LEFT: Final = Refusal(Reason("NE-9.5", "no-moves-left"))
EXTRA_IS_TAKEN: Final = Refusal(Reason("NE-9.6", "extra-is-taken"))
EXTRA_IS_USELESS: Final = Refusal(Reason("NE-9.6", "extra-is-useless"))


def row_rewards(state: Eden, seat: Seat, row: int) -> list[Step[Any]]:
    """NE-9.5: all cards are built first; the fewer there are, the more move actions follow."""
    moves = state.box.moves[state.cards_in_row(row)]
    extra = state.box.extra_moves - state.extras[seat]
    return [BuildMoreOfRow(seat, row), OfferMoves(seat, moves, extra)]


class BuildMoreOfRow(Effect[Eden]):
    """While cards of the row are left."""

    rule = "NE-9.4"
    fields = ("seat", "row")
    quiet = True

    def __init__(self, seat: Seat, row: int) -> None:
        self.seat = seat
        self.row = row

    def happen(self, state: Eden) -> None:
        if state.cards_in_row(self.row):
            state.agenda.append(BuildRow(self.seat, self.row))


class BuildRow(Decision[Eden, Answer]):
    """The next card of the row, in an order of one's own."""

    rule = "NE-9.4"
    fields = ("seat", "row")
    quiet = True

    def __init__(self, seat: Seat, row: int) -> None:
        self.seat = seat
        self.row = row

    def candidates(self, state: Eden) -> Sequence[Answer]:
        return [*self.builds(state), *FREE]

    def builds(self, state: Eden) -> list[Answer]:
        """The cards that are left."""
        first = self.row * COLUMNS
        return [BUILD[at] for at in range(COLUMNS) if state.board[first + at] != EMPTY]

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        return free_refusal(state, self.seat, answer) if is_free(answer) else None

    def legal(self, state: Eden) -> Sequence[Answer]:
        found = self.builds(state)
        found += free_legal(state, self.seat)
        return found

    def take(self, state: Eden, answer: Answer) -> None:
        if isinstance(answer, Build):
            space = self.row * COLUMNS + answer.place
            card = state.board[space]
            state.board[space] = EMPTY
            state.plan([BuildCard(self.seat, card), BuildMoreOfRow(self.seat, self.row)])
        else:
            state.plan([free_steps(self.seat, answer), self])


class OfferMoves(Effect[Eden]):
    """Where the winner can still do something."""

    rule = "NE-9.5"
    fields = ("seat", "moves", "extra")
    quiet = True

    def __init__(self, seat: Seat, moves: int, extra: int) -> None:
        self.seat = seat
        self.moves = moves
        self.extra = extra

    def happen(self, state: Eden) -> None:
        question = TakeMoves(self.seat, self.moves, self.extra)
        if has_free_action(state, self.seat) or len(question.legal(state)) > 1:
            state.agenda.append(question)


class TakeMoves(Decision[Eden, Answer]):
    """Move actions of a won row; once a row, by option once a phase, one more for damage."""

    rule = "NE-9.5"
    fields = ("seat", "moves", "extra")
    quiet = True

    def __init__(self, seat: Seat, moves: int, extra: int) -> None:
        self.seat = seat
        self.moves = moves
        self.extra = extra

    def candidates(self, state: Eden) -> Sequence[Answer]:
        oxygen = BREATHE[: state.length[self.seat * KINDS + OXYGEN]]
        return [DONE, *oxygen, EXTRA_MOVE, *FREE]

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if answer is DONE:
            return None
        if isinstance(answer, Breathe):
            if self.moves == 0:
                return NO_MOVES_LEFT
            return oxygen_refusal(state, self.seat, answer.place)
        if answer is EXTRA_MOVE:
            return self.extra_refusal(state)
        return free_refusal(state, self.seat, answer)

    def extra_refusal(self, state: Eden) -> Refusal | None:
        if self.extra == 0:
            return EXTRA_IS_TAKEN
        is_useful = state.rulings.useless_extra or bool(oxygen_legal(state, self.seat))
        return None if is_useful else EXTRA_IS_USELESS

    def legal(self, state: Eden) -> Sequence[Answer]:
        found: list[Answer] = [DONE]
        oxygen = oxygen_legal(state, self.seat)
        if self.moves:
            found += oxygen
        if self.extra and (oxygen or state.rulings.useless_extra):
            found.append(EXTRA_MOVE)
        found += free_legal(state, self.seat)
        return found

    def take(self, state: Eden, answer: Answer) -> None:
        seat, moves = self.seat, self.moves
        if isinstance(answer, Breathe):
            card = state.arm[(seat * KINDS + OXYGEN) * REACH + answer.place]
            state.plan([TurnOxygen(seat, card), OfferMoves(seat, moves - 1, self.extra)])
        elif answer is EXTRA_MOVE:
            damage = TakeDamage(seat, state.box.extra_damage)
            state.plan([BuyMove(seat), damage, OfferMoves(seat, moves + 1, self.extra - 1)])
        elif answer is not DONE:
            state.plan([free_steps(seat, answer), OfferMoves(seat, moves, self.extra)])


class BuyMove(Effect[Eden]):
    """One more move action, for damage."""

    rule = "NE-9.6"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        if state.rulings.extra_once_a_phase:
            state.extras = add(state.extras, self.seat, 1)
