"""Positions in words: what scenario files say, and what they may ask about."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pelagos.games.octodice.answers import DIE
from pelagos.games.octodice.box import (
    COLOURS,
    COLUMNS,
    DICE,
    LETTERS,
    LEVELS,
    NONE,
    SYMBOLS,
    TILES,
    WHITE,
)
from pelagos.games.octodice.rules.dice import roll_phase
from pelagos.games.octodice.rules.forecast import forecast, printed
from pelagos.games.octodice.rules.mainactions import ChooseAction
from pelagos.games.octodice.rules.octopods import CatchPhase
from pelagos.games.octodice.rules.round import NEXT_TURN, EndTurn, others_phase
from pelagos.games.octodice.rules.scoring import BonusScoring
from pelagos.games.octodice.rules.setup import arrange
from pelagos.games.octodice.state import BLANK, BOXES, THIRDS, UNBUILT, Octo
from pelagos.kernel.contract import Seat, Step
from pelagos.kernel.errors import BadScenario
from pelagos.kernel.words import bits, listed, place_of, table, whole, wholes, wrong

# The boxes of one third, as the sheet names them.
BOX_NAMES: Final = ("A1", "B1", "O1", "A2", "B2", "O2", "X1", "X2", "X3", "submarines", "penalty")
PHASES: Final = (
    "setup",
    "roll",
    "set aside",
    "actions",
    "octopods",
    "extras",
    "end of turn",
    "bonus",
)
NEXT_TO_KEEP: Final = (1, 2, 4, 5, 7, 7, 7)  # step of phase a that follows, by dice set aside
MOST_POINTS: Final = 999


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
        "printed": printed(state),
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
        "now": forecast(state, seat),
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
    """The names of all faces of dice of this colour: "lab", "yellow 0", "octopod"."""
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
    for key in words:
        if key not in WORDS and key not in DERIVED:
            raise BadScenario("scenario-unknown-word", {"word": key, "known": ", ".join(WORDS)})
    for key, writer in WRITERS.items():
        if key in words:
            writer(state, words[key])
    phase = words.get("phase", "roll" if BLANK in state.dice else "actions")
    if phase not in PHASES:
        known = ", ".join(PHASES)
        raise BadScenario("scenario-unknown-word", {"word": str(phase), "known": known})
    if phase != "setup":
        state.turn = turn_of(state, words)
    for seat, sheet in enumerate(listed(words.get("sheets", []), "sheets", 0, state.seats)):
        write_sheet(state, seat, sheet)
    if phase != "setup":
        state.agenda = phase_steps(state, phase)


def turn_of(state: Octo, words: Mapping[str, Any]) -> int:
    """Which turn it is: its number, or a round and a seat."""
    if "turn" in words:
        return whole(words["turn"], "turn", 1, state.rounds() * state.seats)
    rounds = whole(words.get("round", 1), "round", 1, state.rounds()) - 1
    active = whole(words.get("active", state.first), "active", 0, state.seats - 1)
    return rounds * state.seats + (active - state.first) % state.seats + 1


def write_sheet(state: Octo, seat: Seat, sheet: Any) -> None:
    for key, value in table(sheet, "sheets").items():
        if key in SHEET_WRITERS:
            SHEET_WRITERS[key](state, seat, value)
        elif key not in DERIVED:
            choice = ", ".join(SHEET_WRITERS)
            raise BadScenario("scenario-unknown-word", {"word": key, "known": choice})


def phase_steps(state: Octo, phase: str) -> list[Step[Any]]:
    """The agenda of a turn from a phase on, last thing first."""
    if phase in ("set aside", "actions", "octopods", "extras") and BLANK in state.dice:
        raise BadScenario("scenario-lacks", {"key": "dice"})
    if phase == "bonus":
        return [BonusScoring()]
    seat, box = state.active(), state.turn_box()
    if phase == "roll":
        rolling = roll_phase(seat)
    elif phase == "set aside":
        rolling = roll_phase(seat)[NEXT_TO_KEEP[state.kept.bit_count()] :]
    else:
        rolling = []
    later: list[list[Step[Any]]] = [
        [ChooseAction(seat, box)],
        [CatchPhase(seat, box + 2)],
        others_phase(state, seat),
        [EndTurn(), NEXT_TURN],
    ]
    left = later[max(PHASES.index(phase) - PHASES.index("actions"), 0) :]
    return [*rolling, *(step for steps in left for step in steps)][::-1]


# -- the words of one field -----------------------------------------------------------------------


def seat_bits(seats: Any, key: str, most: int) -> int:
    found = 0
    for seat in listed(seats, key, 0, most + 1):
        found |= 1 << whole(seat, key, 0, most)
    return found


def find_face(state: Octo, die: int, word: Any) -> int:
    """The face with this name; a black one may be named by its colour alone."""
    every = face_words(state, die)
    faces = state.box.faces[die]
    names = [every[face] for face in faces]
    colours = [name.split(" ")[0] for name in names]
    return faces[colours.index(word) if word in colours else place_of(word, names)]


def write_first(state: Octo, seat: Any) -> None:
    state.first = whole(seat, "first", 0, state.seats - 1)


def write_tiles(state: Octo, words: Any) -> None:
    """OD-1.2: nine tiles row by row, each on its own level, one side of each."""
    tiles = listed(words, "tiles", len(LETTERS), len(LETTERS))
    places = [place_of(tile, TILES) for tile in tiles]
    levels = [place // (2 * COLUMNS) for place in places]
    if levels != sorted(levels) or len({place // 2 for place in places}) != len(LETTERS):
        raise wrong("tiles", words)
    arrange(state, tiles)


def write_dice(state: Octo, words: Any) -> None:
    for die, word in enumerate(listed(words, "dice", DICE, DICE)):
        state.dice[die] = BLANK if word == "" else find_face(state, die, word)
    state.kept = (1 << DICE) - 1


def write_kept(state: Octo, words: Any) -> None:
    state.kept = bits(words, "kept", DIE)


def write_extra_now(state: Octo, seats: Any) -> None:
    state.extra_now = seat_bits(seats, "extra_now", state.seats - 1)


def write_crystals(state: Octo, seat: Seat, count: Any) -> None:
    state.crystals[seat] = whole(count, "crystals", 0, state.box.crystals)


def write_research(state: Octo, seat: Seat, count: Any) -> None:
    state.research[seat] = whole(count, "research", 0, len(state.box.path_points))


def write_lab(state: Octo, seat: Seat, levels: Any) -> None:
    marked = wholes(levels, "lab", COLUMNS, UNBUILT, LEVELS - 1)
    state.level[seat * COLUMNS : (seat + 1) * COLUMNS] = marked


def write_bots(state: Octo, seat: Seat, bots: Any) -> None:
    for colour, count in table(bots, "bots").items():
        circle = seat * COLOURS + place_of(colour, state.box.colours)
        most = len(state.box.bot_points[place_of(colour, state.box.colours)])
        state.bots[circle] = whole(count, "bots", 0, most)


def write_submarines(state: Octo, seat: Seat, colours: Any) -> None:
    marks = bits(colours, "submarines", state.box.colours)
    for colour in range(COLOURS):
        state.submarines[seat * COLOURS + colour] = marks >> colour & 1


def write_octopods(state: Octo, seat: Seat, count: Any) -> None:
    """OD-5.3: with all boxes ticked the penalty of this third is crossed out as well."""
    state.ticks[seat] = whole(count, "octopods", 0, state.box.octopods)
    if state.ticks[seat] == state.box.octopods:
        state.crossed[seat * THIRDS + max(state.third(), 0)] = 1


def write_crossed(state: Octo, seat: Seat, crossed: Any) -> None:
    marked = wholes(crossed, "crossed", THIRDS, 0, 1)
    state.crossed[seat * THIRDS : (seat + 1) * THIRDS] = marked


def write_extras(state: Octo, seat: Seat, left: Any) -> None:
    state.extras[seat] = whole(left, "extras", 0, state.box.extras)


def write_extra_on(state: Octo, seat: Seat, owners: Any) -> None:
    state.extra_on[seat] = seat_bits(owners, "extra_on", state.seats)


def write_used(state: Octo, seat: Seat, dice: Any) -> None:
    state.used[seat] = bits(dice, "used", DIE)


def write_as_bot(state: Octo, seat: Seat, dice: Any) -> None:
    state.as_bot[seat] = bits(dice, "as_bot", DIE[:WHITE])


def write_spent(state: Octo, seat: Seat, tiles: Any) -> None:
    state.spent[seat] = bits(tiles, "spent", TILES)


def write_boxes(state: Octo, seat: Seat, thirds: Any) -> None:
    for third, boxes in enumerate(listed(thirds, "boxes", 0, THIRDS)):
        start = (seat * THIRDS + third) * BOXES
        for name, points in table(boxes, "boxes").items():
            written = whole(points, "boxes", 0, MOST_POINTS)
            state.boxes[start + place_of(name, BOX_NAMES)] = written


def write_crystal_bonus(state: Octo, seat: Seat, points: Any) -> None:
    state.crystal_bonus[seat] = whole(points, "crystal_bonus", BLANK, MOST_POINTS)


def write_lab_bonus(state: Octo, seat: Seat, points: Any) -> None:
    state.lab_bonus[seat] = whole(points, "lab_bonus", BLANK, MOST_POINTS)


WRITERS: Final[dict[str, Callable[[Octo, Any], None]]] = {
    "first": write_first,
    "tiles": write_tiles,
    "dice": write_dice,
    "kept": write_kept,
    "extra_now": write_extra_now,
}
WORDS: Final = (*WRITERS, "turn", "round", "active", "phase", "sheets")
SHEET_WRITERS: Final[dict[str, Callable[[Octo, Seat, Any], None]]] = {
    "crystals": write_crystals,
    "research": write_research,
    "lab": write_lab,
    "bots": write_bots,
    "submarines": write_submarines,
    "octopods": write_octopods,
    "crossed": write_crossed,
    "extras": write_extras,
    "extra_on": write_extra_on,
    "used": write_used,
    "as_bot": write_as_bot,
    "spent": write_spent,
    "boxes": write_boxes,
    "crystal_bonus": write_crystal_bonus,
    "lab_bonus": write_lab_bonus,
}
DERIVED: Final = ("printed", "subtotals", "score", "now")  # shown; follows from the rest
