"""What players, and decks, can say. Made once and numbered."""

from typing import Final

from pelagos.games.neweden.box import COLUMNS, EXTENSIONS, HAND, PLANT, ROWS, SPACES
from pelagos.games.neweden.cards import (
    ARMS,
    BONUS_NAMES,
    CATEGORIES,
    MODULE_NAMES,
    MOST_STATIONS,
    OUTSIDE,
    REACH,
)
from pelagos.kernel.codec import number
from pelagos.kernel.contract import Answer, Seat

MOST_BID: Final = 200


class Done(Answer):
    """Nothing more."""

    def __init__(self) -> None:
        super().__init__("done")


class Pass(Answer):
    """No more turns in this phase A."""

    def __init__(self) -> None:
        super().__init__("pass")


class UseThePlant(Answer):
    """Free action: the power plant."""

    def __init__(self) -> None:
        super().__init__("plant")


class Extend(Answer):
    """Free action: build an extension."""

    fields = ("extension",)

    def __init__(self, extension: int) -> None:
        super().__init__(f"extend {EXTENSIONS[extension]}")
        self.extension = extension


class Buy(Answer):
    """Buy the card on a space of the board."""

    fields = ("row", "column")

    def __init__(self, space: int) -> None:
        super().__init__(f"buy {space // COLUMNS + 1}-{space % COLUMNS + 1}")
        self.space = space
        self.row = space // COLUMNS
        self.column = space % COLUMNS + 1


class Breathe(Answer):
    """Move deeples with an oxygen card, counted along its arm."""

    fields = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"oxygen {place + 1}")
        self.place = place


class LeaveDome(Answer):
    """A deeple that lies in the dome."""

    def __init__(self) -> None:
        super().__init__("from dome")


class LeaveModule(Answer):
    """A deeple that lies on a module."""

    fields = ("arm", "at")

    def __init__(self, place: int) -> None:
        self.place = place
        self.arm = place // REACH
        self.at = place % REACH + 1
        super().__init__(f"from {CATEGORIES[self.arm]} {self.at}")


class GoTo(Answer):
    """The module where a deeple stops."""

    fields = ("arm", "at")

    def __init__(self, place: int) -> None:
        self.place = place
        self.arm = place // REACH
        self.at = place % REACH + 1
        super().__init__(f"to {CATEGORIES[self.arm]} {self.at}")


class Activate(Answer):
    """Put the deeples of a module to work."""

    fields = ("arm", "at")

    def __init__(self, place: int) -> None:
        self.place = place
        self.arm = place // REACH
        self.at = place % REACH + 1
        super().__init__(f"activate {CATEGORIES[self.arm]} {self.at}")


class Lose(Answer):
    """The arm whose outermost card is destroyed."""

    fields = ("arm",)

    def __init__(self, arm: int) -> None:
        super().__init__(f"lose {CATEGORIES[arm]}")
        self.arm = arm


class LoseResearch(Answer):
    """A research card is destroyed."""

    fields = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"lose research {place + 1}")
        self.place = place


class Plan(Answer):
    """Free actions with the secret choice: uses of the plant, then extensions."""

    fields = ("uses", "tiles")

    def __init__(self, plan: int) -> None:
        self.plan = plan
        self.uses = plan % (PLANT + 1)
        self.tiles = plan // (PLANT + 1)  # as bits
        self.extensions = self.tiles.bit_count()
        words = [f"plant {self.uses}"] if self.uses else []
        words += [name for at, name in enumerate(EXTENSIONS) if self.tiles >> at & 1]
        super().__init__("plan " + (" ".join(words) or "nothing"))


class Choose(Answer):
    """The cards of the own hand that one buys in secret, as bits."""

    fields = ("cards", "count")

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.count = cards.bit_count()
        named = [str(at + 1) for at in range(HAND) if cards >> at & 1]
        super().__init__("choose " + (" ".join(named) or "none"))


class Build(Answer):
    """The next card to build, of a hand or a row."""

    fields = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"build {place + 1}")
        self.place = place


class TakeRow(Answer):
    """The next row to be auctioned."""

    fields = ("row",)

    def __init__(self, row: int) -> None:
        super().__init__(f"row {row + 1}")
        self.row = row


class Name(Answer):
    """Who opens the next row."""

    fields = ("other",)

    def __init__(self, other: Seat) -> None:
        super().__init__(f"opener {other + 1}")
        self.other = other


class Bid(Answer):
    """Coins for a row."""

    fields = ("coins",)

    def __init__(self, coins: int) -> None:
        super().__init__(f"bid {coins}")
        self.coins = coins


class Withdraw(Answer):
    """Out of this row's auction."""

    def __init__(self) -> None:
        super().__init__("withdraw")


class MoveForDamage(Answer):
    """One more move action for damage."""

    def __init__(self) -> None:
        super().__init__("extra move")


class Block(Answer):
    """A row that will not be auctioned."""

    fields = ("row",)

    def __init__(self, row: int) -> None:
        super().__init__(f"block {row + 1}")
        self.row = row


class Outbid(Answer):
    """One coin more than Deep Thought."""

    def __init__(self) -> None:
        super().__init__("outbid")


class Decline(Answer):
    """Deep Thought may have the row."""

    def __init__(self) -> None:
        super().__init__("decline")


class First(Answer):
    """This seat takes the Nautilus."""

    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"first {seat + 1}")
        self.seat = seat


class Drawn(Answer):
    """A module card comes up."""

    fields = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(MODULE_NAMES[card])
        self.card = card


class DrawnBonus(Answer):
    """A bonus card comes up."""

    fields = ("bonus",)

    def __init__(self, bonus: int) -> None:
        super().__init__(BONUS_NAMES[bonus])
        self.bonus = bonus


PLACES: Final = OUTSIDE * REACH
PLANS: Final = (PLANT + 1) << len(EXTENSIONS)

DONE: Final = Done()
PASS: Final = Pass()
USE_PLANT: Final = UseThePlant()
EXTEND: Final = tuple(Extend(extension) for extension in range(len(EXTENSIONS)))
BUY: Final = tuple(Buy(space) for space in range(SPACES))
BREATHE: Final = tuple(Breathe(place) for place in range(REACH))
LEAVE_DOME: Final = LeaveDome()
LEAVE_MODULE: Final = tuple(LeaveModule(place) for place in range(PLACES))
GO_TO: Final = tuple(GoTo(place) for place in range(PLACES))
ACTIVATE: Final = tuple(Activate(place) for place in range(PLACES))
LOSE: Final = tuple(Lose(arm) for arm in range(ARMS))
LOSE_RESEARCH: Final = tuple(LoseResearch(place) for place in range(REACH))
PLAN: Final = tuple(Plan(plan) for plan in range(PLANS))
CHOOSE: Final = tuple(Choose(cards) for cards in range(1 << HAND))
BUILD: Final = tuple(Build(place) for place in range(HAND))
TAKE_ROW: Final = tuple(TakeRow(row) for row in range(ROWS))
NAME: Final = tuple(Name(seat) for seat in range(MOST_STATIONS))
BID: Final = tuple(Bid(coins) for coins in range(MOST_BID + 1))
WITHDRAW: Final = Withdraw()
EXTRA_MOVE: Final = MoveForDamage()
BLOCK: Final = tuple(Block(row) for row in range(ROWS))
OUTBID: Final = Outbid()
DECLINE: Final = Decline()
FIRST: Final = tuple(First(seat) for seat in range(MOST_STATIONS))
DRAWN: Final = tuple(Drawn(card) for card in range(len(MODULE_NAMES)))
DRAWN_BONUS: Final = tuple(DrawnBonus(bonus) for bonus in range(len(BONUS_NAMES)))

FREE: Final[tuple[Answer, ...]] = (USE_PLANT, *EXTEND)
BIDS_AND_FREE: Final[tuple[Answer, ...]] = (*BID, *FREE)
RAISES: Final[tuple[Answer, ...]] = (WITHDRAW, *BID[1:], *FREE)

ANSWERS: Final = number(
    (
        DONE,
        PASS,
        *FREE,
        *BUY,
        *BREATHE,
        LEAVE_DOME,
        *LEAVE_MODULE,
        *GO_TO,
        *ACTIVATE,
        *LOSE,
        *LOSE_RESEARCH,
        *PLAN,
        *CHOOSE,
        *BUILD,
        *TAKE_ROW,
        *NAME,
        *BID,
        WITHDRAW,
        EXTRA_MOVE,
        *BLOCK,
        OUTBID,
        DECLINE,
        *FIRST,
        *DRAWN,
        *DRAWN_BONUS,
    )
)
