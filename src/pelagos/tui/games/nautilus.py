"""Nautilus in the terminal: the chart, the city, everybody's board. Colour never stands alone."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.games.nautilus.answers import FACE_NAMES
from pelagos.games.nautilus.box import CREATURES, EXPLORATION, FINDS, KINDS, SHORT, STATIONS
from pelagos.games.nautilus.rules.sailing import own_squares
from pelagos.games.nautilus.state import BLANK, LOST, TAKEN, UNSEEN, Sea
from pelagos.games.nautilus.words.show import phase_of, show_store
from pelagos.kernel.contract import Seat, State
from pelagos.speech import Speaker, Words

SHAPES: Final = "▲●■◆"  # a submarine of each seat
SEAT_STYLES: Final = ("red", "yellow", "magenta", "white")
WATER: Final = " .:░"  # lagoon, seabed, deep, trench
KIND_LETTERS: Final = "Bpgtehra"  # base, habitations, training, technical (e), sonar (h), ...
KIND_STYLES: Final = ("bold", "magenta", "green", "bright_green", "white", "yellow", "blue", "cyan")
FACE_LETTERS: Final = "GJUCNT+"  # gold, jellyfish, urchin, scallop, snail, chest, boost; then A
LONGEST_NAME: Final = 16


class NautilusBoard:
    """The table as one player sees it: only what that player may know is drawn."""

    def draw(self, position: State, speaker: Speaker, seat: Seat | None) -> RenderableType:
        assert isinstance(position, Sea)
        words = speaker.words
        return Group(
            Text(where_we_are(position, words), style="bold"),
            chart(position),
            Text(words.say("nautilus-legend"), style="dim"),
            city(position, words),
            players(position, words),
        )

    def glance(self, position: State, speaker: Speaker) -> str:
        return ""

    def sheet(self, position: State, speaker: Speaker) -> RenderableType:
        assert isinstance(position, Sea)
        return score_sheet(position, speaker.words)

    def signs(self, position: State, speaker: Speaker) -> str:
        return speaker.words.say("nautilus-signs")


def where_we_are(state: Sea, words: Words) -> str:
    return words.say(
        "nautilus-round", round=state.round, phase=words.say(f"phase-{phase_of(state)}")
    )


# -- the chart -----------------------------------------------------------------------------------


def chart(state: Sea) -> Text:
    """Rows of squares, with the names of rows and columns."""
    columns = state.box.columns
    text = Text("   " + "".join(chr(ord("A") + c % 26) + " " for c in range(columns)) + "\n", "dim")
    for row in range(state.box.rows):
        text.append(f"{row + 1:>2} ", "dim")
        for square in range(row * columns, (row + 1) * columns):
            text.append_text(sign(state, square))
            text.append(" ")
        text.append("\n")
    return text


def sign(state: Sea, square: int) -> Text:
    """A submarine, a token, a module or water."""
    if square in state.submarines:
        seat = state.submarines.index(square) // state.box.submarines
        return Text(SHAPES[seat], SEAT_STYLES[seat])
    if state.has_token(square):
        return token(state, square)
    for module in range(state.built):
        if state.chart.covers[state.where[module]] >> square & 1:
            return hull(state, module, square)
    return Text(WATER[state.box.zone[square]], "dim")


def token(state: Sea, square: int) -> Text:
    """A letter for a known face, ? for one that nobody knows, ! for one that others know."""
    face = state.token[state.chart.spot[square]]
    if face in (UNSEEN, BLANK, TAKEN):
        return Text("!" if face == BLANK else "?", "bold cyan")
    letter = FACE_LETTERS[face] if face < len(FACE_LETTERS) else "A"
    return Text(letter, "bold black on cyan")


def hull(state: Sea, module: int, square: int) -> Text:
    """The letter of its kind; in the middle its number, as one sign."""
    style = KIND_STYLES[state.kind[module]]
    middle = state.chart.at(state.where[module], 1, 1)
    if square == middle:
        return Text(chr(ord("0") + module) if module < 10 else chr(ord("a") + module - 10), style)
    if state.chart.corners[state.where[module]] >> square & 1:
        return Text("·", style)
    return Text(KIND_LETTERS[state.kind[module]], style)


# -- the city and the players --------------------------------------------------------------------


def city(state: Sea, words: Words) -> Table:
    """Every module: where, whose, and who is inside."""
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in ("module", "kind", "at", "builder", "inside"):
        grid.add_column(words.say(f"nautilus-{head}"), no_wrap=True)
    for module in range(state.built):
        builder = state.builder[module]
        grid.add_row(
            str(module),
            Text(words.say(f"kind-{state.kind[module]}"), KIND_STYLES[state.kind[module]]),
            state.box.square_name(state.where[module]),
            "" if builder < 0 else SHAPES[builder],
            inside(state, module),
        )
    return grid


def inside(state: Sea, module: int) -> Text:
    """The shapes of the seats with aquanauts here, each with their number."""
    text = Text()
    for seat in range(state.seats):
        count = state.aquanauts(seat, module)
        if count:
            text.append(f"{SHAPES[seat]}{count} ", SEAT_STYLES[seat])
    return text


def players(state: Sea, words: Words) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), caption=ruins(state, words))
    grid.add_column("", no_wrap=True, max_width=LONGEST_NAME)
    for head in ("money", "stock", "store", "submarines", "stations", "finds", "points"):
        grid.add_column(words.say(f"nautilus-{head}"))
    scores = state.scores()
    for seat in range(state.seats):
        grid.add_row(
            Text(f"{SHAPES[seat]} {words.names[seat]}", SEAT_STYLES[seat]),
            str(state.money[seat]),
            str(state.stock[seat]),
            ", ".join(word for word in show_store(state, seat) if word),
            " ".join(state.box.square_name(s) for s in own_squares(state, seat) if s >= 0),
            stations(state, seat),
            found(state, seat),
            Text(str(scores[seat]), "bold"),
        )
    return grid


def stations(state: Sea, seat: Seat) -> str:
    """``t2* e1``: active modules by kind, a star for the chip."""
    signs = []
    for station in range(STATIONS):
        active = state.active[seat * STATIONS + station]
        star = "*" if state.chip[station] == seat else ""
        if active:
            signs.append(f"{KIND_LETTERS[station + EXPLORATION]}{active}{star}")
    return " ".join(signs)


def found(state: Sea, seat: Seat) -> str:
    """``G1 C2 A3``: tokens on the board, and markers on the ruins."""
    counts = state.finds[seat * FINDS : (seat + 1) * FINDS]
    signs = [f"{FACE_LETTERS[kind]}{count}" for kind, count in enumerate(counts) if count]
    markers = state.ruins.count(seat)
    return " ".join([*signs, f"A{markers}"] if markers else signs)


def ruins(state: Sea, words: Words) -> str:
    numbers = [str(n) for n, finder in enumerate(state.ruins, start=1) if finder != LOST]
    return words.say("nautilus-ruins", found=" ".join(numbers) or "-")


# -- the end -------------------------------------------------------------------------------------


def score_sheet(state: Sea, words: Words) -> Table:
    """Stations times discoveries, and the Nemos."""
    grid = Table("", *words.names, title=words.say("nautilus-sheet"))
    seats, ranking = range(state.seats), state.ranking()
    for station in range(STATIONS):
        points = [station_points(state, seat, station) for seat in seats]
        grid.add_row(words.say(f"station-{station}"), *map(str, points))
    total = [str(state.station_points(seat)) for seat in seats]
    grid.add_row(words.say("nautilus-stations"), *total, style="bold", end_section=True)
    for kind in range(FINDS):
        grid.add_row(words.say(f"face-{kind}"), *(str(kept(state, seat, kind)) for seat in seats))
    chips = [state.discovery_points(seat, ranking[seat]) for seat in seats]
    plain = [state.discovery_points(seat, -1) for seat in seats]
    atlantis = [str(chip - rest) for chip, rest in zip(chips, plain, strict=True)]
    grid.add_row(words.say("nautilus-atlantis"), *atlantis)
    grid.add_row(words.say("nautilus-finds"), *map(str, chips), style="bold", end_section=True)
    grid.add_row(words.say("nautilus-money"), *map(str, state.money))
    grid.add_row(words.say("nautilus-points"), *map(str, state.scores()), style="bold")
    return grid


def station_points(state: Sea, seat: Seat, station: int) -> int:
    if state.chip[station] == seat:
        return state.box.leader
    return state.box.station_points[min(state.active[seat * STATIONS + station], 4)]


def kept(state: Sea, seat: Seat, kind: int) -> int:
    """Points of the tokens of one kind, raised or not."""
    place = seat * FINDS + kind
    return state.finds[place] * state.box.value[kind] + state.raised[place]


assert len(KIND_LETTERS) == len(KINDS) == len(SHORT)
assert FACE_NAMES[: len(CREATURES)] == CREATURES
