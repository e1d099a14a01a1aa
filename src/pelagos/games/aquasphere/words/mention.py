"""What words about answers may mention; the names that our own words know."""

from typing import Final

from pelagos.games.aquasphere.answers import (
    PASS,
    Act,
    Buy,
    EngineerTo,
    Return,
    SidewaysTo,
    Use,
)
from pelagos.games.aquasphere.box import (
    CAPACITIES,
    KINDS,
    LETTERS,
    NONE,
    PROGRAMS,
    REWARDS,
    Box,
    Card,
    Tile,
)
from pelagos.games.aquasphere.rules.board import ReturnThird, brings_time, time_gain
from pelagos.games.aquasphere.rules.carryout import CarryOut
from pelagos.games.aquasphere.rules.headquarters import program_of
from pelagos.games.aquasphere.rules.knowledge import PayForLine
from pelagos.games.aquasphere.rules.round import TakeTurn
from pelagos.games.aquasphere.rules.station import fares
from pelagos.games.aquasphere.state import NOTHING, Aqua
from pelagos.kernel.contract import Answer, Seat

# -- what an answer is about ----------------------------------------------------------------------


def mention(state: Aqua, answer: Answer) -> dict[str, int]:
    """The fare of a way, the program of a room or an area, the time for a bot."""
    seat = state.active()
    if isinstance(answer, Use):
        fare = fares(state, seat)[answer.sector]
        return {"fare": fare, "is_short": int(fare > state.time[seat])}
    if isinstance(answer, EngineerTo):
        return {"program": room_program(state, answer.room)}
    if isinstance(answer, SidewaysTo):
        return {"program": room_program(state, answer.room)}
    if isinstance(answer, Act):
        return {"deed": state.area[seat]}
    if isinstance(answer, Return):
        return {"amount": time_for_bot(state)}
    return {}


def asking(state: Aqua) -> dict[str, int]:
    """What a turn offers; the action that a bot carries out."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, TakeTurn):
        return offers(state, step)
    return {"deed": step.program} if isinstance(step, CarryOut) else {}


def offers(state: Aqua, step: TakeTurn) -> dict[str, int]:
    """AQ-7.2: which of the three options are open; 1: the engineer moves with no bot to program."""
    answers = step.legal(state)
    moves = any(isinstance(answer, EngineerTo | SidewaysTo | Buy) for answer in answers)
    return {
        "programs": int(moves) + int(moves and state.bots[step.seat] > 0),
        "uses": int(any(isinstance(answer, Use) for answer in answers)),
        "passes": int(PASS in answers),
    }


def room_program(state: Aqua, room: int) -> int:
    return NONE if state.layout == NOTHING else program_of(state, room)


def time_for_bot(state: Aqua) -> int:
    """What a bot returned now would bring."""
    step = state.agenda[-1] if state.agenda else None
    seat: Seat = state.active()
    is_paid = True
    if isinstance(step, ReturnThird):
        seat, is_paid = step.seat, brings_time(state, step.own_turn, for_line=False)
    elif isinstance(step, PayForLine):
        seat, is_paid = step.seat, brings_time(state, step.own_turn, for_line=True)
    return time_gain(state, seat, state.box.return_time) if is_paid else 0


# -- an owner's cards and tiles -------------------------------------------------------------------


def own_words(box: Box) -> str:
    """Names and plain descriptions of what differs from the box that our words describe."""
    words = ""
    for place, card in enumerate(box.cards):
        words += own(f"card-{place}", f"card_text-{place}", card.name, said(card), CARDS[place])
    for place, tile in enumerate(box.tiles):
        words += own(f"tile-{place}", f"tile_text-{place}", tile.name, shown(tile), TILES[place])
    return words


def own(name_key: str, text_key: str, name: str, text: str, ours: tuple[str, str]) -> str:
    renamed = f"{name_key} = {name}\n" if name != ours[0] or text != ours[1] else ""
    return renamed + (f"{text_key} = {text}\n" if text != ours[1] else "")


def said(card: Card) -> str:
    """A card in the box's own words: ``engineer lab time 2``."""
    words = [KINDS[card.kind]]
    words += [] if card.program == NONE else [PROGRAMS[card.program]]
    words += [] if card.reward == NONE else [REWARDS[card.reward]]
    return " ".join([*words, str(card.amount)])


def shown(tile: Tile) -> str:
    """A tile in the box's own words: ``AB``, ``- crystals+1 octopods+1``."""
    letters = "".join([LETTERS[letter] for letter in tile.letters]) or "-"
    adds = zip(CAPACITIES, tile.adds, strict=True)
    return " ".join([letters, *[f"{kind}+{more}" for kind, more in adds if more]])


# Names and meanings that words.en.ftl and words.fr.ftl describe.
CARDS: Final = (
    ("Quick Workshop", "engineer lab time 2"),
    ("Glittering Workshop", "engineer lab crystals 1"),
    ("Bright Workshop", "engineer lab points 4"),
    ("Quick Clock Room", "engineer time time 2"),
    ("Glittering Clock Room", "engineer time crystals 1"),
    ("Bright Clock Room", "engineer time points 4"),
    ("Quick Strongroom", "engineer crystals time 2"),
    ("Glittering Strongroom", "engineer crystals crystals 1"),
    ("Bright Strongroom", "engineer crystals points 4"),
    ("Quick Aquarium", "engineer octopods time 2"),
    ("Glittering Aquarium", "engineer octopods crystals 1"),
    ("Bright Aquarium", "engineer octopods points 4"),
    ("Quick Dock", "engineer submarine time 2"),
    ("Glittering Dock", "engineer submarine crystals 1"),
    ("Bright Dock", "engineer submarine points 4"),
    ("Quick Library", "engineer research time 2"),
    ("Glittering Library", "engineer research crystals 1"),
    ("Bright Library", "engineer research points 4"),
    ("Quick Code Room", "engineer program time 2"),
    ("Glittering Code Room", "engineer program crystals 1"),
    ("Bright Code Room", "engineer program points 4"),
    ("Quick Net", "catch time 2"),
    ("Glittering Net", "catch crystals 1"),
    ("Bright Net", "catch points 3"),
    ("Central Tube", "jump 1"),
    ("Clean Sweep", "overflow 1"),
    ("Master Key", "lock 2"),
    ("Friendly Shipyard", "half_price 2"),
    ("Side Door", "sideways 1"),
    ("Night Shift: Lab", "scoring lab 1"),
    ("Night Shift: Time", "scoring time 1"),
    ("Night Shift: Crystals", "scoring crystals 1"),
    ("Night Shift: Octopods", "scoring octopods 1"),
    ("Night Shift: Submarine", "scoring submarine 1"),
    ("Night Shift: Research", "scoring research 1"),
    ("Express Delivery: Lab", "immediate lab 2"),
    ("Express Delivery: Time", "immediate time 2"),
    ("Express Delivery: Crystals", "immediate crystals 2"),
    ("Express Delivery: Octopods", "immediate octopods 2"),
    ("Express Delivery: Submarine", "immediate submarine 2"),
    ("Express Delivery: Research", "immediate research 2"),
)
TILES: Final = (
    ("Archive A", "A cards+1"),
    ("Crystal Case A", "A crystals+1"),
    ("Octopod Tank A", "A octopods+1"),
    ("Time Reserve A", "A time+2"),
    ("Archive B", "B cards+1"),
    ("Crystal Case B", "B crystals+1"),
    ("Octopod Tank B", "B octopods+1"),
    ("Time Reserve B", "B time+2"),
    ("Archive C", "C cards+1"),
    ("Crystal Case C", "C crystals+1"),
    ("Octopod Tank C", "C octopods+1"),
    ("Time Reserve C", "C time+2"),
    ("Archive D", "D cards+1"),
    ("Crystal Case D", "D crystals+1"),
    ("Octopod Tank D", "D octopods+1"),
    ("Time Reserve D", "D time+2"),
    ("Archive E", "E cards+1"),
    ("Crystal Case E", "E crystals+1"),
    ("Octopod Tank E", "E octopods+1"),
    ("Time Reserve E", "E time+2"),
    ("Archive F", "F cards+1"),
    ("Crystal Case F", "F crystals+1"),
    ("Octopod Tank F", "F octopods+1"),
    ("Time Reserve F", "F time+2"),
    ("Relay AB", "AB"),
    ("Relay CD", "CD"),
    ("Relay EF", "EF"),
    ("Grotto", "- crystals+1 octopods+1"),
    ("Study", "- cards+1 time+2"),
    ("Depot", "- crystals+1 time+2"),
)
