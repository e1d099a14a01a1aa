"""NE-8: the black market of phase B: everybody chooses in secret, then all pay and build."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import (
    CHOOSE,
    PLAN,
    Choose,
    Drawn,
    Plan,
)
from pelagos.games.neweden.box import ALL_TILES, COLUMNS, EXTENSIONS, HAND, PLANT, ROWS, SPACES
from pelagos.games.neweden.cards import DECK, DECK_NAMES
from pelagos.games.neweden.rules.blackmarket_build import ResolveEffects, ShowCards
from pelagos.games.neweden.rules.damage import damage_change, put_in_box
from pelagos.games.neweden.rules.freeactions import (
    ALREADY_EXTENDED,
    EXTENSION_COSTS,
    OFFER_FREE_ACTIONS,
    PLANT_IS_SPENT,
    BuildExtension,
    UsePlant,
    has_free_action,
    plant_income,
)
from pelagos.games.neweden.rules.market import PayPrice, draw_unseen, unseen
from pelagos.games.neweden.rules.solo import thought_cards
from pelagos.games.neweden.state import (
    BLACK_MARKET,
    CHOICES_OPEN,
    EMPTY,
    FACE_DOWN,
    UNMADE,
    Eden,
)
from pelagos.kernel.contract import (
    Chance,
    Decision,
    Effect,
    Reason,
    Refusal,
    Seat,
    Step,
    Together,
)
from pelagos.kernel.roll import Roll

MARKET_COSTS: Final = Reason("NE-8.3", "market-costs", ("price", "coins"))
NO_PLAN: Final = PLAN[0]


class BeginBlackMarket(Effect[Eden]):
    """Cards left on the board go to the box; three new ones are dealt to each player."""

    rule = "NE-8.1"

    def happen(self, state: Eden) -> None:
        state.phase = BLACK_MARKET
        for space, card in enumerate(state.board):
            if card != EMPTY:
                put_in_box(state, card)
                state.board[space] = EMPTY
        state.opened = 0
        state.plan([*dealing(state), *choosing(state)])


def dealing(state: Eden) -> list[Step[Any]]:
    """NE-8.2: three cards each, and spare rows that nobody looks at."""
    steps: list[Step[Any]] = [
        DealCard(seat, place) for seat in clockwise(state) for place in range(HAND)
    ]
    steps.append(LaySpareRows())
    if state.seats == 1 and state.rulings.thought_builds_first:
        steps += thought_cards(state)
    return steps


def clockwise(state: Eden) -> list[Seat]:
    """The seats, from the Nautilus on; NE-16.6: Deep Thought gets no cards and buys none."""
    around = [(state.nautilus + i) % state.stations for i in range(state.stations)]
    return [seat for seat in around if seat < state.seats]


def choosing(state: Eden) -> list[Step[Any]]:
    if state.rulings.asks_idle:
        return [
            Together(tuple([PlanFreeActions(seat) for seat in clockwise(state)])),
            OpenChoices(),
        ]
    return [AskInSecret(), OpenChoices()]


class AskInSecret(Effect[Eden]):
    """All at once."""

    rule = "NE-8.3"
    quiet = True

    def happen(self, state: Eden) -> None:
        state.plan([Together(tuple([secret_question(state, seat) for seat in clockwise(state)]))])


def secret_question(state: Eden, seat: Seat) -> Decision[Any, Any]:
    """Free actions first, unless everybody can tell that there is none to plan."""
    if state.rulings.asks_idle or may_act_freely(state, seat):
        return PlanFreeActions(seat)
    state.plans[seat] = NO_PLAN.plan
    return ChooseCards(seat)


def may_act_freely(state: Eden, seat: Seat) -> bool:
    """As far as everybody can tell: not to ask must not betray a purse behind its screen."""
    if state.plant[seat] < PLANT:
        return True
    if state.extensions[seat] == ALL_TILES:
        return False
    return not state.is_purse_open(seat, None) or has_free_action(state, seat)


class DealCard(Chance[Eden, Drawn]):
    """A card of the round's B deck, for its owner's eyes only."""

    rule = "NE-8.2"
    fields = ("seat", "place")

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place

    def witness(self) -> Seat | None:
        return self.seat

    def stream(self, state: Eden) -> str:
        return f"deck {DECK_NAMES[state.black_deck()]}"

    def outcomes(self, state: Eden) -> Sequence[tuple[Drawn, int]]:
        return unseen(state, state.black_deck())

    def draw(self, state: Eden, roll: Roll) -> Drawn:
        return draw_unseen(state, state.black_deck(), roll)

    def take(self, state: Eden, outcome: Drawn) -> None:
        state.deck[outcome.card // DECK] ^= 1 << outcome.card % DECK
        state.hand[self.seat * HAND + self.place] = outcome.card


class LaySpareRows(Effect[Eden]):
    """Rows at the bottom are filled face down: two for two players (NE-15.4), one for three."""

    rule = "NE-8.2"
    quiet = True

    def happen(self, state: Eden) -> None:
        first = (ROWS - state.box.spare_rows[state.seats - 1]) * COLUMNS
        for space in range(first, SPACES):
            state.board[space] = FACE_DOWN


# -- the secret -----------------------------------------------------------------------------------


class PlanFreeActions(Decision[Eden, Plan]):
    """Free actions that come with the secret choice; they happen when all have chosen."""

    rule = "NE-8.6"
    fields = ("seat",)
    hidden = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[Plan]:
        return PLAN

    def refusal(self, state: Eden, answer: Plan) -> Refusal | None:
        if state.plant[self.seat] + answer.uses > PLANT:
            return PLANT_IS_SPENT
        twice = state.extensions[self.seat] & answer.tiles
        if twice:
            return Refusal(ALREADY_EXTENDED, ((twice & -twice).bit_length() - 1,))
        price = state.box.extension_price * answer.tiles.bit_count()
        coins = state.coins[self.seat] + answer.uses * plant_income(state, self.seat)
        return Refusal(EXTENSION_COSTS, (price, coins)) if price > coins else None

    def legal(self, state: Eden) -> Sequence[Plan]:
        left, built = PLANT - state.plant[self.seat], state.extensions[self.seat]
        coins, income = state.coins[self.seat], plant_income(state, self.seat)
        found: list[Plan] = []
        for plan in PLAN:
            if plan.uses <= left and not plan.tiles & built:
                price = state.box.extension_price * plan.extensions
                if price <= coins + plan.uses * income:
                    found.append(plan)
        return found

    def take(self, state: Eden, answer: Plan) -> None:
        state.plans[self.seat] = answer.plan
        state.agenda.append(ChooseCards(self.seat))


def planned_coins(state: Eden, seat: Seat) -> int:
    """The purse after the free actions planned in secret."""
    uses, tiles = state.plans[seat] % (PLANT + 1), state.plans[seat] // (PLANT + 1)
    income = uses * plant_income(state, seat)
    return state.coins[seat] + income - state.box.extension_price * tiles.bit_count()


class ChooseCards(Decision[Eden, Choose]):
    """None, some or all of the three cards, in secret."""

    rule = "NE-8.3"
    fields = ("seat",)
    hidden = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[Choose]:
        return CHOOSE

    def refusal(self, state: Eden, answer: Choose) -> Refusal | None:
        price, coins = state.box.market_coins[answer.count], planned_coins(state, self.seat)
        return Refusal(MARKET_COSTS, (price, coins)) if price > coins else None

    def legal(self, state: Eden) -> Sequence[Choose]:
        prices, coins = state.box.market_coins, planned_coins(state, self.seat)
        return [answer for answer in CHOOSE if prices[answer.count] <= coins]

    def take(self, state: Eden, answer: Choose) -> None:
        state.choice[self.seat] = answer.cards


class OpenChoices(Effect[Eden]):
    """Everybody has chosen: what is not bought goes face down onto the own row."""

    rule = "NE-8.4"
    reveals = True

    def happen(self, state: Eden) -> None:
        state.shown |= CHOICES_OPEN
        seats = clockwise(state)
        for seat in seats:
            lay_down(state, seat)
        steps: list[Step[Any]] = [PayForCards(seat) for seat in seats]
        steps += building_turns(state)
        if state.rulings.effects_together:
            steps += [ResolveEffects(seat) for seat in seats if state.choice[seat]]
        if state.seats == 1 and not state.rulings.thought_builds_first:
            steps += thought_cards(state)
        state.plan(steps)


def building_turns(state: Eden) -> list[Step[Any]]:
    """NE-8.6: whoever bought nothing has a turn only by option, for free actions."""
    turns: list[Step[Any]] = []
    for seat in clockwise(state):
        if state.choice[seat]:
            turns.append(ShowCards(seat))
        elif state.rulings.all_act_freely:
            turns.append(OFFER_FREE_ACTIONS[seat])
    return turns


def lay_down(state: Eden, seat: Seat) -> None:
    """Bought cards move to the front of the hand; the rest fill the row from the left."""
    first, row = seat * HAND, state.row_of(seat) * COLUMNS
    cards, chosen = state.hand[first : first + HAND], state.choice[seat]
    bought = [card for place, card in enumerate(cards) if chosen >> place & 1]
    rest = [card for place, card in enumerate(cards) if not chosen >> place & 1]
    state.hand[first : first + HAND] = bought + [EMPTY] * len(rest)
    state.board[row : row + COLUMNS] = rest + [EMPTY] * len(bought)
    state.choice[seat] = (1 << len(bought)) - 1


class PayForCards(Effect[Eden]):
    """Planned free actions happen, then the price is paid in coins and damage."""

    rule = "NE-8.7"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        seat, plan = self.seat, state.plans[self.seat]
        tiles = plan // (PLANT + 1)
        steps: list[Step[Any]] = [UsePlant(seat)] * (plan % (PLANT + 1))
        for extension in range(len(EXTENSIONS)):
            if tiles >> extension & 1:
                steps.append(BuildExtension(seat, extension))
        state.plan([*steps, SettlePrice(seat)])


class SettlePrice(Effect[Eden]):
    """The more cards, the dearer each."""

    rule = "NE-8.3"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        count = state.choice[self.seat].bit_count()
        state.plans[self.seat] = state.choice[self.seat] = UNMADE
        if count:
            price = PayPrice(self.seat, state.box.market_coins[count])
            state.plan([price, *damage_change(self.seat, state.box.market_damage[count])])
