"""New Eden in the terminal: the board, everybody's station, the own hand."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.games.neweden.box import COLUMNS, HAND, PLANT, ROWS
from pelagos.games.neweden.cards import CATEGORIES, OUTSIDE
from pelagos.games.neweden.rules.damage import is_stable, pointer
from pelagos.games.neweden.rules.roundscoring import active_bonuses
from pelagos.games.neweden.state import BLANK, EMPTY, FACE_DOWN, FINAL, MARKET, Eden
from pelagos.games.neweden.words.show import derived
from pelagos.kernel.contract import Seat, State
from pelagos.speech import Speaker, Words

SEAT_STYLES: Final = ("red", "yellow", "blue", "magenta")
LYING: Final = "▬"  # a deeple in its submarine
WORKING: Final = "▮"  # a deeple at work
LAST_PHASE: Final = 3


class EdenBoard:
    """The table as one player sees it; what is hidden from them is a question mark."""

    def draw(self, position: State, speaker: Speaker, seat: Seat | None) -> RenderableType:
        assert isinstance(position, Eden)
        words = speaker.words
        parts: list[RenderableType] = [
            Text(where_we_are(position, words), style="bold"),
            Text(bonuses(position, words)),
            board(position, words),
            stations(position, words),
        ]
        if seat is not None and position.hand[seat * HAND : seat * HAND + HAND].count(EMPTY) < HAND:
            parts.append(Text(hand(position, words, seat)))
        return Group(*parts)

    def glance(self, position: State, speaker: Speaker) -> str:
        """The bonus cards of the round."""
        assert isinstance(position, Eden)
        return bonuses(position, speaker.words)

    def sheet(self, position: State, speaker: Speaker) -> RenderableType:
        assert isinstance(position, Eden)
        return score_sheet(position, speaker.words)

    def signs(self, position: State, speaker: Speaker) -> str:
        return speaker.words.say("neweden-signs")


def where_we_are(state: Eden, words: Words) -> str:
    phase = words.say(f"phase-{min(max(state.phase - MARKET, 0), LAST_PHASE)}")
    return words.say("neweden-turn", round=max(state.round, 1), phase=phase, seat=state.nautilus)


def bonuses(state: Eden, words: Words) -> str:
    cards = [words.say(f"bonus-{bonus}") for bonus in active_bonuses(state)]
    return words.say("neweden-bonus", cards=" · ".join(cards) or "–")


def hand(state: Eden, words: Words, seat: Seat) -> str:
    cards = state.hand[seat * HAND : seat * HAND + HAND]
    return words.say("neweden-hand", cards=" · ".join(name(card, words) for card in cards))


def name(card: int, words: Words) -> str:
    if card == EMPTY:
        return "–"
    return words.say("neweden-hidden") if card == FACE_DOWN else words.say(f"card-{card}")


# -- the board ------------------------------------------------------------------------------------


def board(state: Eden, words: Words) -> Table:
    """Four rows of three; what a row costs, or what it gives in the auction."""
    grid = Table(box=box.ROUNDED, title=words.say("neweden-market"), show_header=False)
    for row in range(ROWS):
        cards = state.board[row * COLUMNS : row * COLUMNS + COLUMNS]
        grid.add_row(row_head(state, row, words), *(face(state, card, words) for card in cards))
    return grid


def row_head(state: Eden, row: int, words: Words) -> Text:
    if state.phase <= MARKET:
        facts = {"price": state.box.prices[row], "damage": f"{state.box.row_damage[row]:+d}"}
        return Text(words.say("neweden-price", **facts))
    is_marked = state.marked >> row & 1
    moves = words.say("neweden-gives", moves=state.box.moves[state.cards_in_row(row)])
    return Text(f"{'×' if is_marked else row + 1} {moves}", style="dim" if is_marked else "")


def face(state: Eden, card: int, words: Words) -> str:
    """A card by its name and what it does under the options of this table."""
    if card < 0:
        return name(card, words)
    text = words.say(f"card_text-{card}", **state.rulings.options)
    return f"{words.say(f'card-{card}')}\n{text}"


# -- stations -------------------------------------------------------------------------------------


def stations(state: Eden, words: Words) -> Table:
    """One column a station: numbers first, then its arms."""
    grid = Table(box=box.SIMPLE_HEAD, title=words.say("neweden-stations"))
    grid.add_column("")
    for station in range(state.stations):
        grid.add_column(Text(owner(station, words), style=SEAT_STYLES[station]))
    for head, values in numbers(state, words):
        grid.add_row(head, *values)
    for category in range(len(CATEGORIES)):
        arms = [arm(state, station, category, words) for station in range(state.stations)]
        grid.add_row(words.say(f"category-{category}"), *arms)
    return grid


def owner(station: int, words: Words) -> str:
    return words.names[station] if station < len(words.names) else words.say(f"seat-{station}")


def numbers(state: Eden, words: Words) -> list[tuple[str, list[str]]]:
    every = range(state.stations)
    rows = {
        "points": [str(state.points[at]) for at in every],
        "coins": [coins(state, at, words) for at in every],
        "damage": [damage(state, at) for at in every],
        "deeples": [LYING * state.dome[at] or "–" for at in every],
        "plant": [f"{PLANT - state.plant[at]}/{PLANT}" for at in every],
        "projected": [str(derived(state, at)["projected"]) for at in every],
    }
    return [(words.say(f"neweden-{head}"), values) for head, values in rows.items()]


def coins(state: Eden, station: int, words: Words) -> str:
    held = state.coins[station]
    return words.say("neweden-hidden") if held == BLANK else str(held)


def damage(state: Eden, station: int) -> str:
    """Damage against the pointer, and whether the station would hold now."""
    mark = "✓" if is_stable(state, station) else "✗"
    return f"{state.damage[station]} / {pointer(state, station)} {mark}"


def arm(state: Eden, station: int, category: int, words: Words) -> str:
    """The cards of an arm from the dome outwards, with the deeples on them."""
    cards = state.cards_of(station, category)
    return "\n".join(module(state, card, category, words) for card in cards)


def module(state: Eden, card: int, category: int, words: Words) -> str:
    title = words.say(f"card-{card}")
    if category < OUTSIDE:
        return f"{title} {WORKING * state.working[card]}{LYING * state.lying[card]}".strip()
    return f"({title})" if state.used[card] else title


# -- the end --------------------------------------------------------------------------------------


def score_sheet(state: Eden, words: Words) -> Table:
    """Points in play, for coins, for the station."""
    every = range(state.stations)
    grid = Table("", *(owner(at, words) for at in every), title=words.say("neweden-sheet"))
    earned = [state.earned[2 * at : 2 * at + 2] for at in every]
    is_over = state.phase == FINAL
    played = [state.points[at] - (sum(earned[at]) if is_over else 0) for at in every]
    grid.add_row(words.say("neweden-sheet-play"), *map(str, played))
    grid.add_row(words.say("neweden-sheet-coins"), *(str(earned[at][0]) for at in every))
    grid.add_row(words.say("neweden-sheet-station"), *(station_line(state, at) for at in every))
    total = [str(points) for points in state.points]
    grid.add_row(words.say("neweden-sheet-total"), *total, style="bold")
    return grid


def station_line(state: Eden, station: int) -> str:
    mark = "" if is_stable(state, station) else " ✗"
    return f"{state.earned[2 * station + 1]}{mark}"
