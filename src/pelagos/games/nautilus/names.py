"""Facts for sentences: what an answer costs and concerns, and the names of squares and modules."""

from pelagos.games.nautilus.answers import (
    Buy,
    Dock,
    DockToVisit,
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
from pelagos.games.nautilus.aquanauts import is_idle, rent_for, steps_between
from pelagos.games.nautilus.box import Box
from pelagos.games.nautilus.building import PlaceModule
from pelagos.games.nautilus.geometry import EDGES, NOWHERE
from pelagos.games.nautilus.paths import sea_steps
from pelagos.games.nautilus.sailing import own_squares
from pelagos.games.nautilus.state import Sea
from pelagos.kernel.contract import Answer, Decision, Seat


def mention(state: Sea, answer: Answer) -> dict[str, int]:
    """Further facts about an answer in this position; nothing that is secret."""
    if isinstance(answer, Buy):
        return {"price": state.box.exploration}
    if isinstance(answer, House):
        return {"price": state.box.aquanaut * answer.aquanauts}
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
    """``square-9 = J1``, ``module-5 = module 5``: the same in every language."""
    squares = range(box.rows * box.columns)
    lines = [f"{fact}-{s} = {box.square_name(s)}" for s in squares for fact in ("square", "block")]
    numbered = [(fact, m) for m in range(1, box.modules) for fact in ("module", "source", "target")]
    lines += [f"{fact}-{module} = module {module}" for fact, module in numbered]
    return "\n".join(lines) + "\n"
