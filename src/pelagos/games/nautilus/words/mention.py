"""Facts for sentences: what an answer costs and concerns, and the names of squares and modules."""

from pelagos.games.nautilus.answers import (
    Buy,
    Dock,
    DockToVisit,
    Done,
    House,
    Launch,
    Look,
    Ping,
    Place,
    Raise,
    Sail,
    Visit,
    Walk,
)
from pelagos.games.nautilus.box import SIDE, Box
from pelagos.games.nautilus.geometry.chart import EDGES, NOWHERE
from pelagos.games.nautilus.rules.aquanauts import is_idle, rent_for, steps_between
from pelagos.games.nautilus.rules.building import PlaceModule, stored_modules
from pelagos.games.nautilus.rules.sailing import own_squares
from pelagos.games.nautilus.state import Sea
from pelagos.games.nautilus.words.paths import sea_steps
from pelagos.kernel.contract import Answer, Decision, Seat


def mention(state: Sea, answer: Answer) -> dict[str, int]:
    """Further facts about an answer in this position; nothing that is secret."""
    if isinstance(answer, Done):
        return fate_of_store(state)
    if isinstance(answer, Buy):
        return {"price": state.box.exploration, "a_kind": answer.kind}
    if isinstance(answer, House):
        return {"price": state.box.aquanaut * answer.aquanauts, "a_kind": answer.kind}
    if isinstance(answer, Place):
        return {"price": price_of(state, answer), "the_kind": answer.kind}
    if isinstance(answer, (Walk, Visit)):
        return about_walk(state, answer)
    if isinstance(answer, Launch):
        return {"kind": state.kind[answer.module], "square": square_before(state, answer)}
    if isinstance(answer, Ping):
        return {"price": state.box.sonar}
    if isinstance(answer, Sail):
        return {"steps": steps_of(state, answer)}
    if isinstance(answer, (Dock, DockToVisit)):
        rent = rent_due(state, speaking(state), answer.module)
        return {"kind": state.kind[answer.module], "rent": rent}
    if isinstance(answer, Look):
        return {"zone": state.box.zone[answer.square]}
    return {"price": state.box.raising} if isinstance(answer, Raise) else {}


def speaking(state: Sea) -> Seat:
    """The seat that is asked, or else the first player."""
    step = state.agenda[-1] if state.agenda else None
    return step.seat if isinstance(step, Decision) else state.first


def fate_of_store(state: Sea) -> dict[str, int]:
    """NA-4.2: how many modules "done" keeps for later, and how many it gives back."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, PlaceModule):
        return {"kept": 0, "returned": 0}
    count, keeps = stored_modules(state, step.seat), step.keeps(state)
    return {"kept": count if keeps else 0, "returned": 0 if keeps else count}


def price_of(state: Sea, answer: Place) -> int:
    """What placing this module adds to the price of the turn."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, PlaceModule):
        return step.more(state, answer.block)
    return state.chart.price[answer.block]


def about_walk(state: Sea, answer: Walk | Visit) -> dict[str, int]:
    steps = steps_between(state, answer.source, answer.target)
    rent = rent_due(state, speaking(state), answer.target)
    return {"steps": steps, "rent": rent, "kind": state.kind[answer.target]}


def rent_due(state: Sea, seat: Seat, module: int) -> int:
    return rent_for(state, seat, module) if is_idle(state, seat, module) else 0


def square_before(state: Sea, answer: Launch) -> int:
    block = state.where[answer.module]
    return NOWHERE if block == NOWHERE else state.chart.sea[block * EDGES + answer.direction]


def steps_of(state: Sea, answer: Sail) -> int:
    seat = speaking(state)
    start = own_squares(state, seat)[answer.submarine]
    return sea_steps(state, seat, start, answer.square) if start >= 0 else 0


def own_words(box: Box) -> str:
    """``square-9 = J1``, ``block-9 = J1–L3``: the same in every language."""
    squares = range(box.rows * box.columns)
    lines = [f"square-{s} = {box.square_name(s)}" for s in squares]
    lines += [f"block-{s} = {block_name(box, s)}" for s in squares]
    return "\n".join(lines) + "\n"


def block_name(box: Box, square: int) -> str:
    """A block by its first and its last square; where none fits, the square alone."""
    row, column = divmod(square, box.columns)
    if row + SIDE > box.rows or column + SIDE > box.columns:
        return box.square_name(square)
    last = square + (SIDE - 1) * (box.columns + 1)
    return f"{box.square_name(square)}–{box.square_name(last)}"
