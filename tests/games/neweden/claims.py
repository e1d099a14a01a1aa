"""What sentences of New Eden claim about a position, for the law that holds them to it."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.neweden.answers import Bid, Breathe, Buy, Extend, Pass, UseThePlant
from pelagos.games.neweden.rules.winning import TakeMoves
from pelagos.games.neweden.state import Eden
from pelagos.kernel.contract import Seat
from pelagos.kernel.play import legal

Facts = dict[str, Any]
Claims = dict[str, Callable[..., object]]


def has_had_the_extra(state: Eden, seat: Seat, facts: Facts) -> object:
    question = state.agenda[-1]
    is_so = isinstance(question, TakeMoves) and question.extra == 0
    return is_so and (state.extras[seat] > 0) is state.rulings.extra_once_a_phase


REFUSED: Final[Claims] = {  # by reason: whether what it says is so
    "extra-is-taken": has_had_the_extra,
    "only-outward": lambda state, seat, facts: state.rulings.outward_only,
    "moved-already": lambda state, seat, facts: not state.rulings.deeples_move_again,
    "not-reached": lambda state, seat, facts: state.rulings.only_reached,
}


WORDS: Final = {  # what offers an answer in a turn
    Buy: "buy a card",
    Breathe: "move deeples",
    UseThePlant: "free action",
    Extend: "free action",
    Pass: "pass",
}


def offers_a_turn(state: Eden, text: str) -> bool:
    offered = {word for word in WORDS.values() if word in text.lower()}
    return offered == {WORDS[type(answer)] for answer in legal(state)}


ASKED: Final[Claims] = {  # by question: whether its English words offer what can be answered
    "TakeTurn": offers_a_turn,
    "RaiseBid": lambda state, text: (
        ("cannot" not in text) is any(isinstance(answer, Bid) for answer in legal(state))
    ),
}
