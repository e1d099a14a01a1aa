"""What experience can hold on to in a position: signs, each with a weight for every phase."""

from typing import Final

from pelagos.evaluation.features import capped, capped_names
from pelagos.games.neweden.box import EXTENSIONS, HAND, PLANT, ROUNDS
from pelagos.games.neweden.cards import CATEGORIES
from pelagos.games.neweden.mind.economy import at_hand, everything
from pelagos.games.neweden.mind.lookahead import foreseen
from pelagos.games.neweden.rules.damage import pointer
from pelagos.games.neweden.state import AUCTION, FINAL, KINDS, Eden
from pelagos.kernel.contract import Seat

PHASES: Final = FINAL + 1
MOMENTS: Final = (ROUNDS + 1) * PHASES
MOST_COINS: Final = 20
MOST_MARGIN: Final = 24
MIDDLE: Final = 12  # damage and pointer meet
MOST_DEEPLES: Final = 10
MOST_OXYGEN: Final = 16
MOST_CARDS: Final = 6
MOST_LEAD: Final = 8
POINTS_A_STEP: Final = 5
MOST_PASSED: Final = 3

NAMES: Final = (
    *capped_names("coins", MOST_COINS),
    *capped_names("margin", MOST_MARGIN),
    *capped_names("deeples at hand", MOST_DEEPLES),
    *capped_names("deeples", MOST_DEEPLES),
    *capped_names("oxygen at hand", MOST_OXYGEN),
    *capped_names("oxygen", MOST_OXYGEN),
    *(name for kind in CATEGORIES for name in capped_names(f"{kind} cards", MOST_CARDS)),
    *(f"extension {name}" for name in EXTENSIONS),
    *capped_names("plant", PLANT),
    *capped_names("lead", 2 * MOST_LEAD),
    *capped_names("others passed", MOST_PASSED),
    *capped_names("cards in hand", HAND),
    "passed",
    "Nautilus",
    "highest bid",
    "out of the bidding",
)
OF_MARGIN: Final = 21
OF_AT_HAND: Final = OF_MARGIN + 25
OF_DEEPLES: Final = OF_AT_HAND + 11
OF_OXYGEN_AT_HAND: Final = OF_DEEPLES + 11
OF_OXYGEN: Final = OF_OXYGEN_AT_HAND + 17
OF_CARDS: Final = OF_OXYGEN + 17
OF_EXTENSIONS: Final = OF_CARDS + 42
OF_PLANT: Final = OF_EXTENSIONS + 4
OF_LEAD: Final = OF_PLANT + 4
OF_PASSED: Final = OF_LEAD + 17
OF_HAND: Final = OF_PASSED + 4
OF_STATUS: Final = OF_HAND + 4


def moment(state: Eden) -> int:
    return state.round * PHASES + state.phase


def signs(state: Eden, seat: Seat) -> list[int]:
    """The places in NAMES that are true of the seat when what is under way is done."""
    state = foreseen(state, seat)
    ready, near = at_hand(state, seat)
    deeples, oxygen = everything(state, seat)
    margin = pointer(state, seat) - state.damage[seat]
    found = [
        capped(state.coins[seat], MOST_COINS),
        OF_MARGIN + capped(MIDDLE + margin, MOST_MARGIN),
        OF_AT_HAND + capped(ready, MOST_DEEPLES),
        OF_DEEPLES + capped(deeples, MOST_DEEPLES),
        OF_OXYGEN_AT_HAND + capped(near, MOST_OXYGEN),
        OF_OXYGEN + capped(oxygen, MOST_OXYGEN),
        OF_PLANT + capped(state.plant[seat], PLANT),
        OF_LEAD + capped(MOST_LEAD + lead(state, seat) // POINTS_A_STEP, 2 * MOST_LEAD),
        OF_PASSED + capped((state.passed & ~(1 << seat)).bit_count(), MOST_PASSED),
        OF_HAND + cards_in_hand(state, seat),
    ]
    for kind in range(KINDS):
        cards = capped(state.length[seat * KINDS + kind], MOST_CARDS)
        found.append(OF_CARDS + kind * (MOST_CARDS + 1) + cards)
    for tile in range(len(EXTENSIONS)):
        if state.extensions[seat] >> tile & 1:
            found.append(OF_EXTENSIONS + tile)
    add_status(state, seat, found)
    return found


def lead(state: Eden, seat: Seat) -> int:
    """Points ahead of the best of the others."""
    others = [state.points[other] for other in range(state.stations) if other != seat]
    return state.points[seat] - max(others)


def cards_in_hand(state: Eden, seat: Seat) -> int:
    hand = state.hand[seat * HAND : seat * HAND + HAND]
    return sum([card >= 0 for card in hand])


def add_status(state: Eden, seat: Seat, found: list[int]) -> None:
    if state.passed >> seat & 1:
        found.append(OF_STATUS)
    if state.nautilus == seat:
        found.append(OF_STATUS + 1)
    if state.phase == AUCTION and state.bidder == seat:
        found.append(OF_STATUS + 2)
    if state.withdrawn >> seat & 1:
        found.append(OF_STATUS + 3)
