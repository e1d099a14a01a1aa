"""What players, and decks, can say. Made once and numbered."""

from typing import Final

from pelagos.games.aquasphere.box import (
    CARDS,
    COLOURS,
    LETTERS,
    PROGRAM_CARDS,
    PROGRAMS,
    ROOMS,
    SECTORS,
    TILES,
)
from pelagos.kernel.codec import number
from pelagos.kernel.contract import Answer, Seat

MOST_CAUGHT: Final = 17  # octopods of the largest box


class Use(Answer):
    """Option B: walk to a sector and use the bot of this program there."""

    fields = ("sector", "program")

    def __init__(self, program: int, sector: int) -> None:
        super().__init__(f"use {LETTERS[sector]} {PROGRAMS[program]}")
        self.program = program
        self.sector = sector


class EngineerTo(Answer):
    """Option A: the engineer follows an arrow to this room."""

    fields = ("room",)

    def __init__(self, room: int) -> None:
        super().__init__(f"engineer {ROOMS[room]}")
        self.room = room


class SidewaysTo(Answer):
    """Option A by the sideways card: the engineer changes rooms within a tier."""

    fields = ("room",)

    def __init__(self, room: int) -> None:
        super().__init__(f"sideways {ROOMS[room]}")
        self.room = room


class Buy(Answer):
    """Option A for time: a bot on any free symbol, once a round."""

    fields = ("program",)

    def __init__(self, program: int) -> None:
        super().__init__(f"buy {PROGRAMS[program]}")
        self.program = program


class Pass(Answer):
    """Option C: no more turns this round."""

    def __init__(self) -> None:
        super().__init__("pass")


class Return(Answer):
    """A programmed bot goes back to the supply."""

    fields = ("program",)

    def __init__(self, program: int) -> None:
        super().__init__(f"return {PROGRAMS[program]}")
        self.program = program


class Act(Answer):
    """Carry the action out."""

    def __init__(self) -> None:
        super().__init__("act")


class LeaveOut(Answer):
    """Leave the action out."""

    def __init__(self) -> None:
        super().__init__("leave out")


class Letter(Answer):
    """A bot on the Control Space of a letter that the new tile shows."""

    fields = ("sector",)

    def __init__(self, sector: int) -> None:
        super().__init__(f"letter {LETTERS[sector]}")
        self.sector = sector


class UseCard(Answer):
    """Use this research card."""

    fields = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"card {CARDS[card]}")
        self.card = card


class PointsNow(Answer):
    """Take the points of the catch now."""

    def __init__(self) -> None:
        super().__init__("points")


class Catch(Answer):
    """So many octopods."""

    fields = ("caught",)

    def __init__(self, caught: int) -> None:
        super().__init__(f"catch {caught}")
        self.caught = caught


class Income(Answer):
    """Time for the submarines now."""

    def __init__(self) -> None:
        super().__init__("income")


class PayCrystal(Answer):
    """Pay the red line with a crystal."""

    def __init__(self) -> None:
        super().__init__("crystal")


class Stop(Answer):
    """Stop in front of the red line."""

    def __init__(self) -> None:
        super().__init__("stop")


class Done(Answer):
    """No, or no more."""

    def __init__(self) -> None:
        super().__init__("done")


class First(Answer):
    """This seat begins."""

    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"first {seat + 1}")
        self.seat = seat


class Sector(Answer):
    """This sector, or the base laboratory of its letter, is drawn."""

    fields = ("sector",)

    def __init__(self, sector: int) -> None:
        super().__init__(f"sector {LETTERS[sector]}")
        self.sector = sector


class DrawnCard(Answer):
    """This research card is turned up."""

    fields = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"draw {CARDS[card]}")
        self.card = card


class DrawnTile(Answer):
    """This laboratory expansion is turned up."""

    fields = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(f"draw {TILES[tile]}")
        self.tile = tile


class DrawnProgram(Answer):
    """This program card is turned up."""

    fields = ("layout",)

    def __init__(self, layout: int) -> None:
        super().__init__(f"draw {PROGRAM_CARDS[layout]}")
        self.layout = layout


class Turn(Answer):
    """The centre tile lies turned by so many edges."""

    fields = ("edges",)

    def __init__(self, edges: int) -> None:
        super().__init__(f"turn {edges}")
        self.edges = edges


USE: Final = tuple(Use(p, s) for p in range(len(PROGRAMS)) for s in range(SECTORS))
ENGINEER_TO: Final = tuple(EngineerTo(room) for room in range(len(ROOMS)))
SIDEWAYS_TO: Final = tuple(SidewaysTo(room) for room in range(len(ROOMS)))
BUY: Final = tuple(Buy(program) for program in range(len(PROGRAMS)))
PASS: Final = Pass()
RETURN: Final = tuple(Return(program) for program in range(len(PROGRAMS)))
ACT: Final = Act()
LEAVE_OUT: Final = LeaveOut()
LETTER: Final = tuple(Letter(sector) for sector in range(SECTORS))
USE_CARD: Final = tuple(UseCard(card) for card in range(len(CARDS)))
POINTS_NOW: Final = PointsNow()
CATCH_UP_TO: Final = tuple(Catch(caught) for caught in range(1, MOST_CAUGHT + 1))
INCOME: Final = Income()
PAY_CRYSTAL: Final = PayCrystal()
STOP: Final = Stop()
DONE: Final = Done()
FIRST: Final = tuple(First(seat) for seat in range(COLOURS))
SECTOR: Final = tuple(Sector(sector) for sector in range(SECTORS))
DRAWN_CARD: Final = tuple(DrawnCard(card) for card in range(len(CARDS)))
DRAWN_TILE: Final = tuple(DrawnTile(tile) for tile in range(len(TILES)))
DRAWN_PROGRAM: Final = tuple(DrawnProgram(layout) for layout in range(len(PROGRAM_CARDS)))
TURN: Final = tuple(Turn(edges) for edges in range(SECTORS))

TURN_CHOICES: Final[tuple[Answer, ...]] = (
    *USE,
    *ENGINEER_TO,
    *SIDEWAYS_TO,
    *BUY,
    *RETURN,
    PASS,
)
ACTION_CHOICES: Final[tuple[Answer, ...]] = (ACT, LEAVE_OUT, *RETURN)
LETTER_CHOICES: Final[tuple[Answer, ...]] = (*LETTER, *RETURN, DONE)
END_CHOICES: Final[tuple[Answer, ...]] = (*RETURN, DONE)
LINE_CHOICES: Final[tuple[Answer, ...]] = (PAY_CRYSTAL, *RETURN, STOP)

ANSWERS: Final = number(
    (
        PASS,
        ACT,
        LEAVE_OUT,
        DONE,
        STOP,
        PAY_CRYSTAL,
        INCOME,
        POINTS_NOW,
        *USE,
        *ENGINEER_TO,
        *SIDEWAYS_TO,
        *BUY,
        *RETURN,
        *LETTER,
        *CATCH_UP_TO,
        *USE_CARD,
        *FIRST,
        *SECTOR,
        *TURN,
        *DRAWN_PROGRAM,
        *DRAWN_CARD,
        *DRAWN_TILE,
    )
)
