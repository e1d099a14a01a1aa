"""AquaSphere in the terminal: station, rooms, everybody's board. Colour never stands alone."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.games.aquasphere.box import (
    COLOURS,
    FOR_CARDS,
    FOR_CRYSTALS,
    FOR_TIME,
    LETTERS,
    PROGRAMS,
    ROOMS,
    ROUNDS,
    SPACES,
    START,
)
from pelagos.games.aquasphere.rules.scoring import letters
from pelagos.games.aquasphere.state import NOBODY, NOTHING, Aqua
from pelagos.games.aquasphere.words.show import final_now, scoring_now, show_centre
from pelagos.kernel.contract import Seat, State
from pelagos.speech import Speaker, Words

SHAPES: Final = "▲●■◆"  # the pieces of each colour
SEAT_STYLES: Final = ("red", "yellow", "blue", "white")
LONGEST_NAME: Final = 16  # columns
STATION: Final = (
    *("sector", "white", "time", "crystals", "octopods", "control", "loading", "submarines"),
    *("card", "tile", "next", "lock"),
)
BOARDS: Final = (
    *("player", "points", "time", "crystals", "bots", "programmed", "engineer", "scientist"),
    *("letters", "cards", "scoring"),
)


class AquaBoard:
    """The table as one player sees it; nothing in this game is hidden."""

    def draw(self, position: State, speaker: Speaker, seat: Seat | None) -> RenderableType:
        assert isinstance(position, Aqua)
        words = speaker.words
        return Group(
            Text(where_we_are(position, words), style="bold"),
            station(position, words),
            Text(words.say("aquasphere-rooms", rooms=rooms(position, words))),
            players(position, words),
        )

    def glance(self, position: State, speaker: Speaker) -> str:
        """Nothing: the story names every card that is turned up."""
        return ""

    def sheet(self, position: State, speaker: Speaker) -> RenderableType:
        assert isinstance(position, Aqua)
        return score_sheet(position, speaker.words)

    def signs(self, position: State, speaker: Speaker) -> str:
        return speaker.words.say("aquasphere-signs")


def where_we_are(state: Aqua, words: Words) -> str:
    facts = {"round": max(state.round, 1), "rounds": ROUNDS, "bulb": state.bulb()}
    return words.say("aquasphere-round", **facts, seat=state.active())


def piece(colour: int) -> Text:
    return Text(SHAPES[colour], style=SEAT_STYLES[colour])


def pieces(colours: list[int]) -> Text:
    return Text("").join([piece(colour) for colour in colours])


# -- station -------------------------------------------------------------------------------------


def station(state: Aqua, words: Words) -> Table:
    """One line a sector, clockwise."""
    heads = [words.say(f"aquasphere-{head}") for head in STATION]
    grid = Table(
        *heads, box=box.SIMPLE_HEAD, padding=(0, 1), caption=words.say("aquasphere-legend")
    )
    for sector in state.ring:
        grid.add_row(*sector_line(state, sector, words))
    return grid


def sector_line(state: Aqua, sector: int, words: Words) -> list[Text | str]:
    first = sector * COLOURS
    waiting = [c for c in range(COLOURS) for _ in range(state.loading[first + c])]
    docked = [colour for colour in state.spaces[first : first + COLOURS] if colour != NOBODY]
    control = state.control[sector]
    adds = show_centre(state)["adds"][LETTERS[sector]]
    return [
        Text(LETTERS[sector], style="bold"),
        words.say(f"program-{state.box.sector_program[sector]}"),
        str(state.time_at[sector]),
        str(state.crystals_at[sector]),
        str(state.octopods_at[sector]),
        piece(control) if control != NOBODY else "·",
        pieces(waiting),
        pieces(docked),
        named(words, "card", state.top(state.cards_at, sector)),
        named(words, "tile", state.top(state.tiles_at, sector)),
        f"{adds['time']} {adds['crystals']} {adds['octopods']}",
        str(state.box.lock[sector]),
    ]


def named(words: Words, kind: str, thing: int) -> str:
    return "" if thing == NOTHING else words.say(f"{kind}-{thing}")


# -- headquarters --------------------------------------------------------------------------------


def rooms(state: Aqua, words: Words) -> str:
    """Each room with its program, and the one of the next round in brackets."""
    return "  ".join(f"{name} {room(state, place, words)}" for place, name in enumerate(ROOMS))


def room(state: Aqua, place: int, words: Words) -> str:
    found = [
        words.say(f"program-{state.box.layouts[layout][place]}") if layout != NOTHING else "–"
        for layout in (state.layout, state.next_layout)
    ]
    return f"{found[0]} ({found[1]})"


# -- players -------------------------------------------------------------------------------------


def players(state: Aqua, words: Words) -> Table:
    """One line a player."""
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in BOARDS:
        grid.add_column(words.say(f"aquasphere-{head}"), max_width=LONGEST_NAME + 8)
    for seat in state.order:
        grid.add_row(*player_line(state, seat, words))
    return grid


def player_line(state: Aqua, seat: Seat, words: Words) -> list[Text | str]:
    programs = [p for p in range(len(PROGRAMS)) if state.programmed[seat] >> p & 1]
    cards = [c for c in range(len(state.box.cards)) if state.cards[seat] >> c & 1]
    engineer = state.engineer[seat]
    return [
        Text(f"{SHAPES[seat]} {words.names[seat][:LONGEST_NAME]}", style=SEAT_STYLES[seat]),
        Text(str(state.knowledge[seat]), style="bold"),
        f"{state.time[seat]}/{state.room(seat, FOR_TIME)}",
        f"{state.crystals[seat]}/{state.room(seat, FOR_CRYSTALS)}",
        str(state.bots[seat]),
        ", ".join(words.say(f"program-{program}") for program in programs),
        SPACES[engineer] if engineer < START else "–",
        LETTERS[state.scientist[seat]],
        "".join(LETTERS[letter] for letter in letters(state, seat)),
        f"{len(cards)}/{state.room(seat, FOR_CARDS)} "
        + ", ".join(words.say(f"card-{card}") for card in cards),
        f"{scoring_now(state, seat)['total']} / {final_now(state, seat)['total']}",
    ]


# -- the end -------------------------------------------------------------------------------------


def score_sheet(state: Aqua, words: Words) -> Table:
    """The final scoring, category by category."""
    grid = Table("", *words.names, title=words.say("aquasphere-sheet"))
    final = [final_now(state, seat) for seat in range(state.seats)]
    before = [state.knowledge[seat] - final[seat]["total"] for seat in range(state.seats)]
    grid.add_row(words.say("aquasphere-sheet-before"), *map(str, before))
    for head in ("letters", "time", "submarines", "lab"):
        grid.add_row(words.say(f"aquasphere-sheet-{head}"), *(str(f[head]) for f in final))
    grid.add_row(words.say("aquasphere-sheet-total"), *map(str, state.scores()), style="bold")
    return grid
