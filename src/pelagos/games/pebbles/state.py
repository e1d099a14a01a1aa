"""Beach: the position. What it holds, what a seat sees of it, what a seat can imagine."""

from typing import Any, Final

from pelagos.games.pebbles.answers import MOST_STAKED
from pelagos.games.pebbles.box import HAND, Box
from pelagos.kernel.contract import Seat, State, Step
from pelagos.kernel.roll import Roll

NO_PEBBLE: Final = 0  # not drawn yet, or shown and gone
BLANK: Final = -1  # something the viewer may not know
NO_STAKE: Final = -2  # not staked yet

HIDDEN: Final = 0  # stakes and pebbles are their owners' secret
STAKES_OPEN: Final = 1
ALL_OPEN: Final = 2


class Beach(State):
    """Shells and pebbles, and where they lie."""

    fields = (
        "seats",
        "rules",
        "snatching",
        "round",
        "supply",
        "pool",
        "shells",
        "bag",
        "pebbles",
        "shown",
        "stakes",
        "opened",
        "agenda",
    )
    made_of = ("box", *fields)

    def __init__(
        self,
        box: Box,
        seats: int,
        rules: int,
        snatching: int,
        round: int,
        supply: int,
        pool: int,
        shells: list[int],
        bag: int,
        pebbles: list[int],
        shown: int,
        stakes: list[int],
        opened: int,
        agenda: list[Step[Any]],
    ) -> None:
        self.box = box
        self.seats = seats
        self.rules = rules
        self.snatching = snatching  # 1 where the option allows it
        self.round = round
        self.supply = supply
        self.pool = pool
        self.shells = shells  # by seat
        self.bag = bag  # bit p: pebble p lies in it, as far as the viewer knows
        self.pebbles = pebbles  # HAND places a seat: a pebble, NO_PEBBLE or BLANK
        self.shown = shown  # bit p: pebble p has left the game
        self.stakes = stakes  # by seat: shells, NO_STAKE or BLANK
        self.opened = opened  # HIDDEN, STAKES_OPEN or ALL_OPEN
        self.agenda = agenda

    def copy(self) -> "Beach":
        return Beach(
            self.box,
            self.seats,
            self.rules,
            self.snatching,
            self.round,
            self.supply,
            self.pool,
            self.shells[:],
            self.bag,
            self.pebbles[:],
            self.shown,
            self.stakes[:],
            self.opened,
            self.agenda[:],
        )

    def hand(self, seat: Seat) -> list[int]:
        """The pebbles before ``seat``, blanks included."""
        return [pebble for pebble in self.places(seat) if pebble != NO_PEBBLE]

    def places(self, seat: Seat) -> list[int]:
        return self.pebbles[seat * HAND : seat * HAND + HAND]

    def observe(self, seat: Seat | None) -> "Beach":
        seen = self.copy()
        for other in range(self.seats):
            if other != seat:
                seen.hide(other)
        return seen

    def hide(self, seat: Seat) -> None:
        """Put what only ``seat`` knows back among what nobody knows."""
        if self.opened < STAKES_OPEN and self.stakes[seat] != NO_STAKE:
            self.stakes[seat] = BLANK
        for place in range(seat * HAND, seat * HAND + HAND):
            if self.opened < ALL_OPEN and self.pebbles[place] > NO_PEBBLE:
                self.bag |= 1 << self.pebbles[place]
                self.pebbles[place] = BLANK

    def imagine(self, seat: Seat | None, roll: Roll) -> "Beach":
        full = self.observe(seat)
        for place, pebble in enumerate(full.pebbles):
            if pebble == BLANK:
                full.pebbles[place] = full.draw(roll)
        for other, stake in enumerate(full.stakes):
            if stake == BLANK:
                full.stakes[other] = roll.below(min(MOST_STAKED, full.shells[other]) + 1)
        return full

    def draw(self, roll: Roll) -> int:
        """Take any pebble out of the bag."""
        inside = self.inside()
        pebble = inside[roll.below(len(inside))]
        self.bag ^= 1 << pebble
        return pebble

    def inside(self) -> list[int]:
        """The pebbles in the bag, lowest first."""
        return [pebble for pebble in self.box.pebbles if self.bag >> pebble & 1]

    def scores(self) -> list[int]:
        """PB-5.1; a blank counts nothing."""
        return [self.shells[seat] + self.worth(seat) // 2 for seat in range(self.seats)]

    def worth(self, seat: Seat) -> int:
        """The sum of the pebbles that can be seen before ``seat``."""
        return sum([pebble for pebble in self.hand(seat) if pebble != BLANK])

    def standing(self) -> list[int]:
        """PB-5.2: the most points win; equals share a place."""
        scores = self.scores()
        return [1 + sum([other > score for other in scores]) for score in scores]

    def ending(self) -> str:
        if self.agenda:
            return ""
        return "points" if self.standing().count(1) == 1 else "shared"

    def pieces(self) -> dict[str, int]:
        in_hand = sum([len(self.hand(seat)) for seat in range(self.seats)])
        return {
            "shells": self.supply + self.pool + sum(self.shells),
            "pebbles": self.bag.bit_count() + self.shown.bit_count() + in_hand,
        }
