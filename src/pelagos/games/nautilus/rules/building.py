"""NA-3 and NA-4: buying a module, and building with what lies in front of you."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.nautilus.answers import Buy, Done, House, Place, Settle
from pelagos.games.nautilus.box import EXPLORATION, MOST_SEATS
from pelagos.games.nautilus.geometry.chart import EDGES, NOWHERE, opposite
from pelagos.games.nautilus.geometry.placings import Placings
from pelagos.games.nautilus.geometry.sites import has_room
from pelagos.games.nautilus.rules.city import (
    add_module,
    locks_of,
    module_at,
    module_over,
    open_sites,
)
from pelagos.games.nautilus.rules.crew import post
from pelagos.games.nautilus.rules.tokens import Uncover
from pelagos.games.nautilus.state import NOBODY, NOTHING, Sea
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat
from pelagos.kernel.copy_on_write import add

STORE_IS_FULL: Final = Reason("NA-3.4", "store-is-full", ("stored",))
STACK_IS_EMPTY: Final = Reason("NA-3.1", "stack-is-empty", ("kind",))
CANNOT_BUY: Final = Reason("NA-3.2", "cannot-buy", ("price", "money"))
CANNOT_HOUSE: Final = Reason("NA-3.3", "cannot-house", ("price", "money"))
TOO_MANY: Final = Reason("NA-3.3", "too-many-aquanauts", ("most",))
STOCK_IS_LOW: Final = Reason("NA-3.3", "stock-is-low", ("stock",))
OVERLAPS: Final = Reason("NA-5.2", "overlaps", ("module",))
SUBMARINE_THERE: Final = Reason("NA-4.7", "submarine-in-the-way", ("square",))
TOUCHES_NOTHING: Final = Reason("NA-4.5", "touches-nothing")
NO_PASSAGE: Final = Reason("NA-5.3", "no-passage", ("module",))
NOT_TO_YOUR_OWN: Final = Reason("NA-4.5", "not-to-your-own")
CANNOT_BUILD: Final = Reason("NA-4.9", "cannot-build", ("price", "money"))
NO_SUCH_LOAD: Final = Reason("NA-3.4", "no-such-load", ("aquanauts",))


def pay(state: Sea, seat: Seat, nemos: int) -> None:
    """To the bank."""
    state.money[seat] = state.money[seat] - nemos
    state.bank += nemos


def store_of(state: Sea, seat: Seat) -> tuple[int, int]:
    """The places in front of a player, in ``stored`` and ``aboard``: from here to before there."""
    return seat * state.box.stored, (seat + 1) * state.box.stored


def is_full(state: Sea, seat: Seat) -> bool:
    """NA-3.4: whether a module lies on each of them."""
    first, end = store_of(state, seat)
    return all(state.stored[place] != NOTHING for place in range(first, end))


def stored_modules(state: Sea, seat: Seat) -> int:
    """How many lie in front of a player."""
    first, end = store_of(state, seat)
    return sum([state.stored[place] != NOTHING for place in range(first, end)])


def stored_kinds(state: Sea, seat: Seat) -> int:
    """The kinds of module in front of a player, as bits."""
    first, end = store_of(state, seat)
    kinds = 0
    for place in range(first, end):
        kind = state.stored[place]
        if kind != NOTHING:
            kinds |= 1 << kind
    return kinds


# -- buying --------------------------------------------------------------------------------------


class BuildingTurn(Effect[Sea]):
    """First buying, then building; NA-4.3: who has a full store can only build, or lose it."""

    rule = "NA-3.1"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        cheapest = min(state.box.exploration, state.box.aquanaut * state.box.least_housed)
        if state.money[self.seat] < cheapest or is_full(state, self.seat):
            start_building(state, self.seat, 0)
        else:
            state.agenda.append(BUY_MODULE[self.seat])


class BuyModule(Decision[Sea, Answer]):
    """At most one module a turn, from a stack that is not empty."""

    rule = "NA-3.1"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Sea) -> Sequence[Answer]:
        say = state.chart.say
        return [say.done, *say.house[0], *say.house[1], *say.buy]

    def legal(self, state: Sea) -> Sequence[Answer]:
        say, box, money = state.chart.say, state.box, state.money[self.seat]
        if is_full(state, self.seat):
            return [say.done]
        most = min(most_housed(state), state.stock[self.seat])
        while most * box.aquanaut > money:
            most -= 1
        kinds = 0
        for kind, count in enumerate(state.stacks):
            if count:
                kinds |= 1 << kind
        return say.buying(kinds, max(most, 0), box.exploration <= money)

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, (Buy, House))
        if state.stacks[answer.kind] == 0:
            return Refusal(STACK_IS_EMPTY, (answer.kind,))
        if is_full(state, self.seat):
            return Refusal(STORE_IS_FULL, (state.box.stored,))
        return self.refusal_of_price(state, answer)

    def refusal_of_price(self, state: Sea, answer: Buy | House) -> Refusal | None:
        """NA-3.2, NA-3.3: a Nemo for a module, or one for each aquanaut."""
        money, box = state.money[self.seat], state.box
        if isinstance(answer, Buy):
            too_dear = money < box.exploration
            return Refusal(CANNOT_BUY, (box.exploration, money)) if too_dear else None
        most = most_housed(state)
        if not box.least_housed <= answer.aquanauts <= most:
            return Refusal(TOO_MANY, (most,))
        if answer.aquanauts > state.stock[self.seat]:
            return Refusal(STOCK_IS_LOW, (state.stock[self.seat],))
        price = answer.aquanauts * box.aquanaut
        return Refusal(CANNOT_HOUSE, (price, money)) if money < price else None

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            start_building(state, self.seat, 0)
            return
        assert isinstance(answer, (Buy, House))
        place = self.seat * state.box.stored
        while state.stored[place] != NOTHING:
            place += 1
        state.stacks = add(state.stacks, answer.kind, -1)
        state.stored[place] = answer.kind
        state.aboard[place] = answer.aquanauts
        state.stock[self.seat] = state.stock[self.seat] - answer.aquanauts
        price = answer.aquanauts * state.box.aquanaut
        pay(state, self.seat, state.box.exploration if isinstance(answer, Buy) else price)
        if state.rulings.buying_counts:
            state.is_busy = 1
        start_building(state, self.seat, 1)


def most_housed(state: Sea) -> int:
    """NA-3.3: aquanauts in one habitation."""
    limits = state.box.most_housed
    return max(limits) if state.rulings.four_everywhere else limits[state.seats - 2]


# -- building ------------------------------------------------------------------------------------


def start_building(state: Sea, seat: Seat, bought: int) -> None:
    """NA-3.5: who has modules may build now, also with the one just bought."""
    if stored_kinds(state, seat):
        state.agenda.append(PlaceModule(seat, bought, state.built, 0))


class PlaceModule(Decision[Sea, Answer]):
    """One module after the other, or no more. ``oldest``: the first that was placed this turn."""

    rule = "NA-4.4"
    fields = ("seat", "bought", "oldest", "paid")

    def __init__(self, seat: Seat, bought: int, oldest: int, paid: int) -> None:
        self.seat = seat
        self.bought = bought
        self.oldest = oldest
        self.paid = paid

    def candidates(self, state: Sea) -> Sequence[Answer]:
        return state.chart.say.placing(stored_kinds(state, self.seat))

    def legal(self, state: Sea) -> Sequence[Answer]:
        """Where there is room, money, and an airlock to meet; NA-4.11: that may be nowhere."""
        blocks, sides = state.blocks, state.sides
        if state.built > self.oldest:
            blocks, sides = open_sites(state, self.oldest)
        sides = self.free_sides(state, blocks, sides)
        return Placings(state.chart, stored_kinds(state, self.seat), blocks, sides).sequence()

    def free_sides(self, state: Sea, blocks: list[int], sides: list[int]) -> list[int]:
        """The sides, none where the block is too dear or a submarine lies in the way."""
        chart, purse = state.chart, state.money[self.seat] + self.paid
        free = sides[:]
        for place, block in enumerate(blocks):
            if chart.price[block] > purse:
                free[place] = 0
        for square in state.submarines:
            if square >= 0:
                beyond = chart.beyond[square]
                for place, block in enumerate(blocks):
                    if not beyond[block]:
                        free[place] = 0
        return free

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, Place)
        block, chart = answer.block, state.chart
        if not has_room(chart, state.ground, block):
            return Refusal(OVERLAPS, (overlapped(state, block),))
        for square in state.submarines:
            if square >= 0 and chart.over[square] >> block & 1:
                return Refusal(SUBMARINE_THERE, (square,))
        return self.refusal_of_contact(state, answer) or self.refusal_of_price(state, block)

    def refusal_of_contact(self, state: Sea, answer: Place) -> Refusal | None:
        """NA-4.5, NA-4.6: one passage is enough, to the city or to what was placed this turn."""
        locks = state.chart.locks(answer.kind, answer.turn)
        touched, joined = NOWHERE, NOWHERE
        for direction in range(EDGES):
            beside = state.chart.beside[answer.block * EDGES + direction]
            module = NOWHERE if beside == NOWHERE else module_at(state, beside)
            if module != NOWHERE:
                touched = max(touched, module)
                if locks >> direction & locks_of(state, module) >> opposite(direction) & 1:
                    joined = max(joined, module)
        if touched == NOWHERE:
            return Refusal(TOUCHES_NOTHING)
        if joined == NOWHERE:
            return Refusal(NO_PASSAGE, (touched,))
        is_further = state.built > self.oldest
        return Refusal(NOT_TO_YOUR_OWN) if is_further and joined < self.oldest else None

    def refusal_of_price(self, state: Sea, block: int) -> Refusal | None:
        """NA-4.9: the deepest square decides, once for all modules of the turn."""
        more = self.more(state, block)
        money = state.money[self.seat]
        return Refusal(CANNOT_BUILD, (more, money)) if more > money else None

    def more(self, state: Sea, block: int) -> int:
        """What placing a module here adds to what was paid this turn."""
        return max(state.chart.price[block] - self.paid, 0)

    def keeps(self, state: Sea) -> bool:
        """NA-4.2: whoever bought and placed nothing keeps the modules for a later turn."""
        return bool(self.bought) and state.built == self.oldest

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            if not self.keeps(state):
                state.plan([ReturnModules(self.seat)])
            return
        assert isinstance(answer, Place)
        more = self.more(state, answer.block)
        pay(state, self.seat, more)
        state.is_busy = 1
        builder = self.seat if answer.kind >= EXPLORATION else NOBODY
        module = add_module(state, answer.kind, answer.turn, answer.block, builder)
        loads = loads_of(state, self.seat, answer.kind)
        move_in(state, self.seat, module, loads[-1])
        state.agenda.append(KeepBuilding(self.seat, self.bought, self.oldest, self.paid + more))
        spots = state.chart.spots_under[answer.block]
        state.plan([Uncover(square) for square in spots if state.has_token(square)])
        if len(loads) > 1:
            state.agenda.append(ChooseLoad(self.seat, module))


def overlapped(state: Sea, block: int) -> int:
    """A module that a block would lie on."""
    for module in range(state.built):
        if state.chart.overlaps[state.where[module]] >> block & 1:
            return module
    return module_over(state, block)


class KeepBuilding(Effect[Sea]):
    """All stored modules in one go."""

    rule = "NA-4.1"
    fields = ("seat", "bought", "oldest", "paid")
    quiet = True

    def __init__(self, seat: Seat, bought: int, oldest: int, paid: int) -> None:
        self.seat = seat
        self.bought = bought
        self.oldest = oldest
        self.paid = paid

    def happen(self, state: Sea) -> None:
        if stored_kinds(state, self.seat):
            state.agenda.append(PlaceModule(self.seat, self.bought, self.oldest, self.paid))


def loads_of(state: Sea, seat: Seat, kind: int) -> list[int]:
    """How many aquanauts are on the stored modules of a kind, each number once, fewest first."""
    if kind >= EXPLORATION:
        return [0]
    first, end = store_of(state, seat)
    loads: list[int] = []
    for place in range(first, end):
        if state.stored[place] == kind and state.aboard[place] not in loads:
            loads.append(state.aboard[place])
    loads.sort()
    return loads


def place_with(state: Sea, seat: Seat, kind: int, load: int) -> int:
    """Where a module of this kind with so many aquanauts is stored."""
    first, end = store_of(state, seat)
    for place in range(first, end):
        if state.stored[place] == kind and state.aboard[place] == load:
            return place
    raise AssertionError("no such module is stored")


def move_in(state: Sea, seat: Seat, module: int, load: int) -> None:
    """NA-4.10: the module leaves the store; its aquanauts are in the city now."""
    place = place_with(state, seat, state.kind[module], load)
    state.stored[place] = NOTHING
    state.aboard[place] = 0
    post(state, seat, module, load)


class ChooseLoad(Decision[Sea, Settle]):
    """Of two habitations of a colour with different crews, which one is it?"""

    rule = "NA-4.10"
    fields = ("seat", "module")

    def __init__(self, seat: Seat, module: int) -> None:
        self.seat = seat
        self.module = module

    def candidates(self, state: Sea) -> Sequence[Settle]:
        return state.chart.say.settle

    def refusal(self, state: Sea, answer: Settle) -> Refusal | None:
        loads = [state.aquanauts(self.seat, self.module)]
        loads += loads_of(state, self.seat, state.kind[self.module])
        if answer.aquanauts in loads:
            return None
        return Refusal(NO_SUCH_LOAD, (answer.aquanauts,))

    def take(self, state: Sea, answer: Settle) -> None:
        inside = state.aquanauts(self.seat, self.module)
        if answer.aquanauts != inside:
            place = place_with(state, self.seat, state.kind[self.module], answer.aquanauts)
            state.aboard[place] = inside
            post(state, self.seat, self.module, answer.aquanauts - inside)


class ReturnModules(Effect[Sea]):
    """What is not placed goes back to the stacks, its aquanauts to the stock; nothing is repaid."""

    rule = "NA-4.2"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        first, end = store_of(state, self.seat)
        for place in range(first, end):
            if state.stored[place] != NOTHING:
                state.stacks = add(state.stacks, state.stored[place], 1)
                state.stock[self.seat] += state.aboard[place]
                state.stored[place] = NOTHING
                state.aboard[place] = 0


BUY_MODULE: Final = tuple(BuyModule(seat) for seat in range(MOST_SEATS))
BUILDING_TURN: Final = tuple(BuildingTurn(seat) for seat in range(MOST_SEATS))
