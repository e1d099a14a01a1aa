"""Octo: a position of Octo Dice. Nothing in it is hidden."""

from typing import Any, Final

from pelagos.games.octodice.box import COLOURS, COLUMNS, DICE, LETTERS, Box
from pelagos.kernel.contract import Seat, State, Step
from pelagos.kernel.roll import Roll

BLANK: Final = -1  # a die not rolled, a box not written
UNBUILT: Final = -1  # a marker above its column
THIRDS: Final = 3

# The boxes of one third on the sheet. Turn t of a third writes into A, B and octopod box 3 t,
# 3 t + 1 and 3 t + 2; the bottom row begins at 6: extra actions, or the solo player's third turn.
BOTTOM_ROW: Final = 6
SUBMARINES: Final = 9
PENALTY: Final = 10
BOXES: Final = 11


class Rulings:
    """The answers to what the rulebook leaves open, as the options say."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.virtual_player = options["virtual_player"] == "yes"
        self.virtual_for_both = options["virtual_users"] == "both"
        self.octo_plus_twice = options["octo_plus"] == "2"
        self.plus_lab_own_move = options["plus_lab_own_move"] == "yes"
        self.octo_tiles_in_extras = options["octo_tiles_in_extras"] == "yes"
        self.extras_tick_boxes = options["extras_tick_boxes"] == "yes"
        self.extra_per_opponent = options["extra_limit"] == "opponent"
        self.bonus_when_full = options["bonus_when_full"] == "yes"
        self.crystal_plus_on_zero = options["crystal_plus_on_zero"] == "yes"
        self.super_level_one_step = options["super_level_depth"] == "one"

    def __reduce__(self) -> tuple[Any, ...]:
        return Rulings, (self.options,)


class Octo(State):
    """Lists of small integers: one a property, by seat, by seat and column, by seat and colour."""

    fields = (
        "rules",
        "seats",
        "agenda",
        "turn",
        "first",
        "column",
        "side",
        "dice",
        "kept",
        "used",
        "as_bot",
        "spent",
        "level",
        "crystals",
        "research",
        "bots",
        "submarines",
        "ticks",
        "crossed",
        "extras",
        "extra_now",
        "extra_on",
        "boxes",
        "crystal_bonus",
        "lab_bonus",
    )
    made_of = ("box", "rulings", *fields)

    def __init__(
        self,
        box: Box,
        rulings: Rulings,
        rules: int,
        seats: int,
        agenda: list[Step[Any]],
        turn: int,
        first: Seat,
        column: list[int],
        side: list[int],
        dice: list[int],
        kept: int,
        used: list[int],
        as_bot: list[int],
        spent: list[int],
        level: list[int],
        crystals: list[int],
        research: list[int],
        bots: list[int],
        submarines: list[int],
        ticks: list[int],
        crossed: list[int],
        extras: list[int],
        extra_now: int,
        extra_on: list[int],
        boxes: list[int],
        crystal_bonus: list[int],
        lab_bonus: list[int],
    ) -> None:
        self.box = box
        self.rulings = rulings
        self.rules = rules  # the version of the rules that this game follows
        self.seats = seats
        self.agenda = agenda
        self.turn = turn  # turns begun, of all players together
        self.first = first
        self.column = column  # of each tile, by letter
        self.side = side  # of each tile, by letter
        self.dice = dice  # of each die, white ones first: its face among all of that colour
        self.kept = kept  # dice set aside, as bits
        self.used = used  # by seat: dice used in main actions of this turn, as bits
        self.as_bot = as_bot  # by seat: white dice used through Flexi-Sub, as bits
        self.spent = spent  # by seat: tiles used that work once a turn, as bits
        self.level = level  # by seat and column: where the marker stands
        self.crystals = crystals
        self.research = research
        self.bots = bots  # by seat and colour: circles marked
        self.submarines = submarines  # by seat and colour: 0 or 1
        self.ticks = ticks  # by seat: octopod boxes ticked in this third
        self.crossed = crossed  # by seat and third: 1 where the penalty is crossed out
        self.extras = extras  # by seat: extra actions left in this third
        self.extra_now = extra_now  # seats that took an extra action with these dice, as bits
        self.extra_on = extra_on  # by seat: whose dice it used in this third, as bits
        self.boxes = boxes  # by seat, third and box: points written
        self.crystal_bonus = crystal_bonus
        self.lab_bonus = lab_bonus

    def copy(self) -> "Octo":
        return Octo(
            self.box,
            self.rulings,
            self.rules,
            self.seats,
            self.agenda[:],
            self.turn,
            self.first,
            self.column[:],
            self.side[:],
            self.dice[:],
            self.kept,
            self.used[:],
            self.as_bot[:],
            self.spent[:],
            self.level[:],
            self.crystals[:],
            self.research[:],
            self.bots[:],
            self.submarines[:],
            self.ticks[:],
            self.crossed[:],
            self.extras[:],
            self.extra_now,
            self.extra_on[:],
            self.boxes[:],
            self.crystal_bonus[:],
            self.lab_bonus[:],
        )

    def observe(self, seat: Seat | None) -> "Octo":
        return self.copy()

    def imagine(self, seat: Seat | None, roll: Roll) -> "Octo":
        return self.copy()

    # -- where we are in the game -------------------------------------------------------------

    def active(self) -> Seat:
        """Whose turn it is."""
        return (self.first + self.turn - 1) % self.seats

    def round(self) -> int:
        """The round being played, from 1."""
        return (self.turn - 1) // self.seats + 1

    def every(self) -> int:
        """OD-9.1: an intermediate scoring every second round; alone, every third."""
        return self.box.solo_every if self.seats == 1 else self.box.every

    def rounds(self) -> int:
        """OD-2.1: six rounds; OD-9.1: alone, nine."""
        return self.box.solo_rounds if self.seats == 1 else self.box.rounds

    def third(self) -> int:
        """OD-2.2: two rounds are a third of the game; alone, three."""
        return (self.round() - 1) // self.every()

    # -- the sheet ----------------------------------------------------------------------------

    def turn_box(self) -> int:
        """OD-9.1: box A of this turn; the solo player's third turn uses the bottom row."""
        return 3 * ((self.round() - 1) % self.every())

    def place(self, seat: Seat, box: int) -> int:
        """Where a box of the current third stands in ``boxes``."""
        return (seat * THIRDS + self.third()) * BOXES + box

    def subtotal(self, seat: Seat, third: int) -> int:
        """OD-7.3: the points of a third, less the penalty. Ticks are worth nothing."""
        start = (seat * THIRDS + third) * BOXES
        total = 0
        for written in self.boxes[start : start + PENALTY]:
            if written > 0:
                total += written
        penalty = self.boxes[start + PENALTY]
        return total - penalty if penalty > 0 else total

    def scores(self) -> list[int]:
        """OD-8.4: three subtotals and the bonus."""
        return [self.score(seat) for seat in range(self.seats)]

    def score(self, seat: Seat) -> int:
        bonus = max(self.crystal_bonus[seat], 0) + max(self.lab_bonus[seat], 0)
        return bonus + sum(self.subtotal(seat, third) for third in range(THIRDS))

    def launched(self, seat: Seat) -> int:
        """How many submarines the seat has marked."""
        return sum(self.submarines[seat * COLOURS + colour] for colour in range(COLOURS))

    def standing(self) -> list[int]:
        """OD-8.4: the highest score wins; a tie goes to more submarines, then it is shared."""
        marks = [self.score(seat) * 100 + self.launched(seat) for seat in range(self.seats)]
        return [1 + sum([other > mark for other in marks]) for mark in marks]

    def ending(self) -> str:
        """OD-8.4: what decided the game."""
        if self.agenda:
            return ""
        if self.seats == 1:
            return "solo"
        if self.standing().count(1) > 1:
            return "shared"
        scores = self.scores()
        return "points" if scores.count(max(scores)) == 1 else "submarines"

    def pieces(self) -> dict[str, int]:
        """OD-1.1: six dice, nine tiles, three markers of each player in the laboratory."""
        return {
            "dice": len(self.dice),
            "tiles": len({(i // COLUMNS, self.column[i]) for i in range(len(LETTERS))}),
            "markers": sum([UNBUILT <= level < THIRDS for level in self.level]),
        }


def first_position(box: Box, rulings: Rulings, rules: int, seats: int) -> Octo:
    """OD-1.5: nothing marked, all markers above their columns."""
    return Octo(
        box=box,
        rulings=rulings,
        rules=rules,
        seats=seats,
        agenda=[],
        turn=0,
        first=0,
        column=[letter % COLUMNS for letter in range(len(LETTERS))],
        side=[0] * len(LETTERS),
        dice=[BLANK] * DICE,
        kept=0,
        used=[0] * seats,
        as_bot=[0] * seats,
        spent=[0] * seats,
        level=[UNBUILT] * (seats * COLUMNS),
        crystals=[0] * seats,
        research=[0] * seats,
        bots=[0] * (seats * COLOURS),
        submarines=[0] * (seats * COLOURS),
        ticks=[0] * seats,
        crossed=[0] * (seats * THIRDS),
        extras=[0 if seats == 1 else box.extras] * seats,
        extra_now=0,
        extra_on=[0] * seats,
        boxes=[BLANK] * (seats * THIRDS * BOXES),
        crystal_bonus=[BLANK] * seats,
        lab_bonus=[BLANK] * seats,
    )
