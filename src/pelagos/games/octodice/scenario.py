"""Positions in words: what scenario files say, and what they may ask about."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pelagos.games.octodice.answers import DIE
from pelagos.games.octodice.box import (
    COLOURS,
    COLUMNS,
    DICE,
    LETTERS,
    NONE,
    SYMBOLS,
    TILES,
    WHITE,
)
from pelagos.games.octodice.dice import RollDice, SetAside, roll_phase
from pelagos.games.octodice.mainactions import ChooseAction
from pelagos.games.octodice.octopods import CatchPhase
from pelagos.games.octodice.round import NEXT_TURN, EndTurn, others_phase
from pelagos.games.octodice.scoring import BonusScoring
from pelagos.games.octodice.setup import arrange
from pelagos.games.octodice.state import BLANK, BOXES, THIRDS, Octo
from pelagos.kernel.contract import Seat, Step
from pelagos.kernel.errors import BadScenario

# The boxes of one third, as the sheet names them.
BOX_NAMES: Final = ("A1", "B1", "O1", "A2", "B2", "O2", "X1", "X2", "X3", "submarines", "penalty")
PHASES: Final = ("roll", "set aside", "actions", "octopods", "extras", "end of turn", "bonus")


# -- a position into words ----------------------------------------------------------------------


def show(state: Octo) -> dict[str, Any]:
    """The position as words and numbers, for people and scenario files."""
    return {
        "turn": state.turn,
        "round": state.round(),
        "active": state.active(),
        "first": state.first,
        "tiles": tile_names(state),
        "dice": [face_name(state, die) for die in range(DICE)],
        "kept": die_names(state.kept),
        "extra_now": seats_of(state.extra_now),
        "sheets": [show_sheet(state, seat) for seat in range(state.seats)],
    }


def show_sheet(state: Octo, seat: Seat) -> dict[str, Any]:
    by_colour = slice(seat * COLOURS, (seat + 1) * COLOURS)
    by_third = slice(seat * THIRDS, (seat + 1) * THIRDS)
    return {
        "crystals": state.crystals[seat],
        "research": state.research[seat],
        "lab": state.level[seat * COLUMNS : (seat + 1) * COLUMNS],
        "bots": dict(zip(state.box.colours, state.bots[by_colour], strict=True)),
        "submarines": coloured(state, state.submarines[by_colour]),
        "octopods": state.ticks[seat],
        "crossed": state.crossed[by_third],
        "extras": state.extras[seat],
        "extra_on": seats_of(state.extra_on[seat]),
        "used": die_names(state.used[seat]),
        "as_bot": die_names(state.as_bot[seat]),
        "spent": [name for tile, name in enumerate(TILES) if state.spent[seat] >> tile & 1],
        "boxes": [show_boxes(state, seat, third) for third in range(THIRDS)],
        "subtotals": [state.subtotal(seat, third) for third in range(THIRDS)],
        "crystal_bonus": state.crystal_bonus[seat],
        "lab_bonus": state.lab_bonus[seat],
        "score": state.score(seat),
    }


def show_boxes(state: Octo, seat: Seat, third: int) -> dict[str, int]:
    """The boxes of a third that are written."""
    start = (seat * THIRDS + third) * BOXES
    written = zip(BOX_NAMES, state.boxes[start : start + BOXES], strict=True)
    return {name: points for name, points in written if points != BLANK}


def tile_names(state: Octo) -> list[str]:
    """The grid, row by row."""
    names = [""] * len(LETTERS)
    for letter in range(len(LETTERS)):
        place = letter // COLUMNS * COLUMNS + state.column[letter]
        names[place] = TILES[2 * letter + state.side[letter]]
    return names


def face_name(state: Octo, die: int) -> str:
    face = state.dice[die]
    return "" if face == BLANK else face_words(state, die)[face]


def face_words(state: Octo, die: int) -> list[str]:
    """The names of the faces of a die: "lab", "yellow 0", "octopod"."""
    if die < WHITE:
        return [SYMBOLS[symbol] for symbol in state.box.symbol]
    faces = zip(state.box.colour, state.box.number, strict=True)
    return ["octopod" if c == NONE else f"{state.box.colours[c]} {n}" for c, n in faces]


def coloured(state: Octo, marks: Sequence[int]) -> list[str]:
    return [name for name, mark in zip(state.box.colours, marks, strict=True) if mark]


def die_names(dice: int) -> list[str]:
    return [DIE[die] for die in range(DICE) if dice >> die & 1]


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


# -- words into a position ------------------------------------------------------------------------


def position(state: Octo, words: Mapping[str, Any]) -> None:
    """Change a first position as the words say; what they do not mention stays as it is."""
    known = {*WRITERS, "round", "active", "phase", "turn", "sheets"}
    for key in words:
        if key not in known:
            raise BadScenario("scenario-unknown-word", {"word": key, "known": ", ".join(known)})
    for key, writer in WRITERS.items():
        if key in words:
            writer(state, words[key])
    set_turn(state, words)
    for seat, sheet in enumerate(words.get("sheets", [])):
        write_sheet(state, seat, sheet)
    state.agenda = phase_steps(state, words.get("phase", "actions"))


def set_turn(state: Octo, words: Mapping[str, Any]) -> None:
    """Which turn it is: its number, or a round and a seat."""
    played = state.seats * (words.get("round", 1) - 1)
    turn = played + (words.get("active", state.first) - state.first) % state.seats + 1
    state.turn = words.get("turn", turn)


def write_sheet(state: Octo, seat: Seat, sheet: Mapping[str, Any]) -> None:
    for key, value in sheet.items():
        if key in SHEET_WRITERS:
            SHEET_WRITERS[key](state, seat, value)
        elif key not in DERIVED:
            choice = ", ".join(SHEET_WRITERS)
            raise BadScenario("scenario-unknown-word", {"word": key, "known": choice})


def phase_steps(state: Octo, phase: str) -> list[Step[Any]]:
    """The agenda of a turn from a phase on, last thing first."""
    if phase not in PHASES:
        raise BadScenario("scenario-unknown-word", {"word": phase, "known": ", ".join(PHASES)})
    seat = state.active()
    if phase == "bonus":
        return [BonusScoring()]
    box = state.turn_box()
    turn: list[list[Step[Any]]] = [
        roll_phase(seat),
        rest_of_rolling(state, seat),
        [ChooseAction(seat, box)],
        [CatchPhase(seat, box + 2)],
        others_phase(state, seat),
        [EndTurn(), NEXT_TURN],
    ]
    left = turn[PHASES.index(phase) :]
    if phase == "roll":
        del left[1]
    return [step for steps in left for step in steps][::-1]


def rest_of_rolling(state: Octo, seat: Seat) -> list[Step[Any]]:
    """What is left of phase a with so many dice set aside."""
    kept = state.kept.bit_count()
    rest = roll_phase(seat)
    asked = 0
    while rest and asked <= kept:
        asked += isinstance(rest[0], SetAside)
        if asked > kept:
            break
        del rest[0]
    return [step for step in rest if not (isinstance(step, RollDice) and step.roll == 1)]


def find_face(state: Octo, die: int, word: str) -> int:
    """The face with this name; a black one may be named by its colour alone."""
    words = face_words(state, die)
    for face, name in enumerate(words):
        if word in (name, name.split(" ")[0]):
            return face
    raise BadScenario("scenario-unknown-word", {"word": word, "known": ", ".join(words)})


def bits(names: Sequence[str], all_names: Sequence[str]) -> int:
    found = 0
    for name in names:
        if name not in all_names:
            known = ", ".join(all_names)
            raise BadScenario("scenario-unknown-word", {"word": name, "known": known})
        found |= 1 << all_names.index(name)
    return found


def write_dice(state: Octo, words: Sequence[str]) -> None:
    for die, word in enumerate(words):
        state.dice[die] = BLANK if word == "" else find_face(state, die, word)
    state.kept = (1 << DICE) - 1


def write_kept(state: Octo, words: Sequence[str]) -> None:
    state.kept = bits(words, DIE)


def write_first(state: Octo, seat: Seat) -> None:
    state.first = seat


def write_extra_now(state: Octo, seats: Sequence[Seat]) -> None:
    state.extra_now = sum([1 << seat for seat in seats])


def write_bots(state: Octo, seat: Seat, bots: Mapping[str, int]) -> None:
    for colour, count in bots.items():
        bits([colour], state.box.colours)
        state.bots[seat * COLOURS + state.box.colours.index(colour)] = count


def write_submarines(state: Octo, seat: Seat, colours: Sequence[str]) -> None:
    marks = bits(colours, state.box.colours)
    for colour in range(COLOURS):
        state.submarines[seat * COLOURS + colour] = marks >> colour & 1


def write_lab(state: Octo, seat: Seat, levels: Sequence[int]) -> None:
    state.level[seat * COLUMNS : (seat + 1) * COLUMNS] = list(levels)


def write_crossed(state: Octo, seat: Seat, crossed: Sequence[int]) -> None:
    state.crossed[seat * THIRDS : (seat + 1) * THIRDS] = list(crossed)


def write_boxes(state: Octo, seat: Seat, thirds: Sequence[Mapping[str, int]]) -> None:
    for third, boxes in enumerate(thirds):
        start = (seat * THIRDS + third) * BOXES
        for name, points in boxes.items():
            bits([name], BOX_NAMES)
            state.boxes[start + BOX_NAMES.index(name)] = points


def write_extra_on(state: Octo, seat: Seat, owners: Sequence[int]) -> None:
    state.extra_on[seat] = sum([1 << owner for owner in owners])


def write_used(state: Octo, seat: Seat, dice: Sequence[str]) -> None:
    state.used[seat] = bits(dice, DIE)


def write_as_bot(state: Octo, seat: Seat, dice: Sequence[str]) -> None:
    state.as_bot[seat] = bits(dice, DIE)


def write_spent(state: Octo, seat: Seat, tiles: Sequence[str]) -> None:
    state.spent[seat] = bits(tiles, TILES)


def write_number(field: str) -> Callable[[Octo, Seat, Any], None]:
    def write(state: Octo, seat: Seat, number: Any) -> None:
        getattr(state, field)[seat] = number

    return write


WRITERS: Final[dict[str, Callable[[Octo, Any], None]]] = {
    "first": write_first,
    "tiles": arrange,
    "dice": write_dice,
    "kept": write_kept,
    "extra_now": write_extra_now,
}
SHEET_WRITERS: Final[dict[str, Callable[[Octo, Seat, Any], None]]] = {
    "crystals": write_number("crystals"),
    "research": write_number("research"),
    "lab": write_lab,
    "bots": write_bots,
    "submarines": write_submarines,
    "octopods": write_number("ticks"),
    "crossed": write_crossed,
    "extras": write_number("extras"),
    "extra_on": write_extra_on,
    "used": write_used,
    "as_bot": write_as_bot,
    "spent": write_spent,
    "boxes": write_boxes,
    "crystal_bonus": write_number("crystal_bonus"),
    "lab_bonus": write_number("lab_bonus"),
}
DERIVED: Final = ("subtotals", "score")  # shown, but following from the rest
