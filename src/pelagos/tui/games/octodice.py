"""Octo Dice in the terminal: dice, laboratory, everybody's sheet. Colour never stands alone."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.games.octodice.box import COLOURS, COLUMNS, DICE, LEVELS, NONE, OCTOPOD, WHITE
from pelagos.games.octodice.state import (
    BLANK,
    BOTTOM_ROW,
    BOXES,
    PENALTY,
    SUBMARINES,
    THIRDS,
    UNBUILT,
    Octo,
)
from pelagos.games.octodice.words.show import tile_names
from pelagos.kernel.contract import Seat, State
from pelagos.proof import ledger
from pelagos.proof.ledger import Ledger
from pelagos.speech import Speaker, Words

SHAPES: Final = "▲●■◆"  # a marker of each seat
SEAT_STYLES: Final = ("red", "yellow", "blue", "white")
STYLES: Final = {name: name for name in ("yellow", "red", "blue", "green", "white")}
LONGEST_NAME: Final = 16  # columns
SHORTEST: Final = 2  # letters of a colour
ALL_DICE: Final = (1 << DICE) - 1


class OctoBoard:
    """The table as one player sees it; nothing in this game is hidden."""

    def draw(self, position: State, speaker: Speaker, seat: Seat | None) -> RenderableType:
        assert isinstance(position, Octo)
        words = speaker.words
        return Group(
            Text(where_we_are(position, words), style="bold"),
            sheets(position, words),
            laboratory(position, words, ledger.of(speaker.game, words.lang)),
            dice(position, words, seat),
        )

    def glance(self, position: State, speaker: Speaker) -> str:
        """The dice in one line, those set aside in brackets."""
        assert isinstance(position, Octo)
        if BLANK in position.dice:
            return ""
        faces = [face(position, die, speaker.words).plain for die in range(DICE)]
        kept = [position.kept != ALL_DICE and position.kept >> die & 1 for die in range(DICE)]
        shown = [f"[{name}]" if aside else name for name, aside in zip(faces, kept, strict=True)]
        return speaker.words.say("octodice-dice", dice=" · ".join(shown))

    def sheet(self, position: State, speaker: Speaker) -> RenderableType:
        assert isinstance(position, Octo)
        return score_sheet(position, speaker.words)

    def signs(self, position: State, speaker: Speaker) -> str:
        assert isinstance(position, Octo)
        colours = " ".join(abbreviations(position, speaker.words))
        return speaker.words.say("octodice-signs", colours=colours)


def where_we_are(state: Octo, words: Words) -> str:
    facts = {"round": state.round(), "rounds": state.rounds(), "third": state.third() + 1}
    return words.say("octodice-turn", **facts, seat=state.active())


# -- dice ------------------------------------------------------------------------------------


def dice(state: Octo, words: Words, seat: Seat | None) -> Table:
    """The six dice, each with its face and what has become of it."""
    grid = Table(*(words.say(f"die-{die}") for die in range(DICE)), box=box.ROUNDED)
    grid.add_row(*(face(state, die, words) for die in range(DICE)))
    fates = [fate(state, die, words, seat) for die in range(DICE)]
    if any(fates):
        grid.add_row(*fates, style="dim")
    return grid


def face(state: Octo, die: int, words: Words) -> Text:
    shows = state.dice[die]
    if shows == BLANK:
        return Text("?")
    if die < WHITE:
        return Text(words.say(f"symbol-{state.box.symbol[shows]}"))
    colour = state.box.colour[shows]
    if colour == NONE:
        return Text(words.say(f"symbol-{OCTOPOD}"))
    name = words.say(f"colour-{colour}")
    return Text(
        f"{name} {state.box.number[shows]}", style=STYLES.get(state.box.colours[colour], "")
    )


def fate(state: Octo, die: int, words: Words, seat: Seat | None) -> str:
    if seat is not None and state.used[seat] >> die & 1:
        return words.say("octodice-used")
    is_aside = state.kept != ALL_DICE and state.kept >> die & 1
    return words.say("octodice-aside") if is_aside else ""


# -- laboratory ------------------------------------------------------------------------------


def laboratory(state: Octo, words: Words, rules: Ledger) -> Table:
    """Three columns of tiles, the players' markers beside them."""
    grid = Table(box=box.ROUNDED)
    for column in range(COLUMNS):
        grid.add_column(Text(words.say("octodice-column", column=column)))
    grid.add_row(*(markers(state, column, UNBUILT) for column in range(COLUMNS)))
    names = tile_names(state)
    for level in range(LEVELS):
        row = names[level * COLUMNS : (level + 1) * COLUMNS]
        grid.add_row(*(tile(state, name, i, level, rules) for i, name in enumerate(row)))
    return grid


def tile(state: Octo, name: str, column: int, level: int, rules: Ledger) -> Text:
    """A tile by its letter and by the name that the rules give it."""
    title = rules.rules[f"OD-11.{name}"].title
    return Text.assemble(f"{name} {title} ", markers(state, column, level))


def markers(state: Octo, column: int, level: int) -> Text:
    """The shapes of the seats whose marker of this column stands here."""
    text = Text()
    for seat in range(state.seats):
        if state.level[seat * COLUMNS + column] == level:
            text.append(SHAPES[seat], style=SEAT_STYLES[seat])
    return text


# -- sheets ----------------------------------------------------------------------------------


def sheets(state: Octo, words: Words) -> Table:
    """One line a player: what is ticked, and the points so far."""
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 0), caption=words.say("octodice-legend"))
    grid.add_column("", no_wrap=True, max_width=LONGEST_NAME)
    for head in ("crystals", "research"):
        grid.add_column(words.say(f"octodice-{head}"), no_wrap=True)
    for colour, short in enumerate(abbreviations(state, words)):
        grid.add_column(Text(short, style=style_of(state, colour)), no_wrap=True)
    for head in ("octopods", "extras", "thirds", "total"):
        grid.add_column(words.say(f"octodice-{head}"), justify="right", no_wrap=True)
    for seat in range(state.seats):
        grid.add_row(*line(state, seat, words))
    return grid


def abbreviations(state: Octo, words: Words) -> list[str]:
    """The colours, as short as they can be told apart."""
    names = [words.say(f"colour-{colour}").capitalize() for colour in range(COLOURS)]
    length = SHORTEST
    while len({name[:length] for name in names}) < len({*names}):
        length += 1
    return [name[:length] for name in names]


def style_of(state: Octo, colour: int) -> str:
    """How a colour is printed; one that terminals do not have, plainly."""
    return STYLES.get(state.box.colours[colour], "")


def line(state: Octo, seat: Seat, words: Words) -> list[Text | str]:
    """What one player has."""
    name = Text(f"{SHAPES[seat]} {words.names[seat]}", style=SEAT_STYLES[seat])
    bots = [bots_of(state, seat * COLOURS + colour) for colour in range(COLOURS)]
    thirds = " ".join(str(state.subtotal(seat, third)) for third in range(THIRDS))
    return [
        name,
        f"{state.crystals[seat]}/{state.box.crystals}",
        research(state, seat, words),
        *bots,
        octopods(state, seat),
        str(state.extras[seat]),
        thirds,
        Text(str(state.score(seat)), style="bold"),
    ]


def research(state: Octo, seat: Seat, words: Words) -> str:
    """How far the path is ticked, and the colour it needs next."""
    done, length = state.research[seat], len(state.box.path_colour)
    if done == length:
        return f"{done}/{length}"
    needs = abbreviations(state, words)[state.box.path_colour[done]]
    return f"{done}/{length} {needs}"


def bots_of(state: Octo, place: int) -> str:
    """Ticked bots of a colour; an s for its submarine."""
    return f"{state.bots[place] or '·'}{'s' if state.submarines[place] else ' '}"


def octopods(state: Octo, seat: Seat) -> str:
    """Boxes ticked in this third."""
    ticked = state.ticks[seat]
    return "■" * ticked + "□" * (state.box.octopods - ticked)


# -- the end ---------------------------------------------------------------------------------


def score_sheet(state: Octo, words: Words) -> Table:
    """Category by category, third by third, as on the paper sheet."""
    grid = Table("", *words.names, title=words.say("octodice-sheet"))
    for third in range(THIRDS):
        for head, boxes in categories(state).items():
            points = [written(state, seat, third, boxes) for seat in range(state.seats)]
            grid.add_row(words.say(f"octodice-sheet-{head}"), *map(str, points))
        lost = [-written(state, seat, third, [PENALTY]) for seat in range(state.seats)]
        grid.add_row(words.say("octodice-sheet-penalty"), *map(str, lost))
        sums = [str(state.subtotal(seat, third)) for seat in range(state.seats)]
        grid.add_row(words.say("octodice-sheet-third", third=third + 1), *sums, style="bold")
        grid.add_section()
    for head, points in (("crystals", state.crystal_bonus), ("lab", state.lab_bonus)):
        grid.add_row(words.say(f"octodice-sheet-{head}"), *(str(max(p, 0)) for p in points))
    grid.add_row(words.say("octodice-total"), *map(str, state.scores()), style="bold")
    return grid


def categories(state: Octo) -> dict[str, list[int]]:
    """The boxes behind each line of a third; alone, the bottom row is a third turn."""
    actions, caught, bottom = [0, 1, 3, 4], [2, 5], [*range(BOTTOM_ROW, SUBMARINES)]
    if state.seats == 1:
        return {"actions": [*actions, 6, 7], "octopods": [*caught, 8], "submarines": [SUBMARINES]}
    return {"actions": actions, "octopods": caught, "extras": bottom, "submarines": [SUBMARINES]}


def written(state: Octo, seat: Seat, third: int, boxes: Sequence[int]) -> int:
    start = (seat * THIRDS + third) * BOXES
    return sum(max(state.boxes[start + box], 0) for box in boxes)
