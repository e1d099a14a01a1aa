"""What a sheet is worth by experience, and what the dice on the table can bring to it.

Every action is worth what it makes of the sheet, so that a position says the same before and after
it. Dice that are still to fall are worth what comes of them on average, if set aside well.
"""

from typing import Any, Final

from pelagos.games.octodice.box import (
    A1,
    B1,
    BOT,
    C2,
    COLOURS,
    COLUMNS,
    DICE,
    FACES,
    LAB,
    NONE,
    OCTOPOD,
    RESEARCH,
    SUBMARINE,
    WHITE,
)
from pelagos.games.octodice.mind.features import extras_to_come, has_begun, moment, signs
from pelagos.games.octodice.mind.heuristic import PAIRS, most_octopods
from pelagos.games.octodice.mind.prospects import NOTHING, WITH, Prospects, is_barred
from pelagos.games.octodice.rules.dice import RollDie, with_like_dice
from pelagos.games.octodice.rules.extras import OfferExtras, PickDie, TakeExtra, extra_refusal
from pelagos.games.octodice.rules.forecast import (
    crystal_points,
    is_scored,
    lab_points,
    third_points,
)
from pelagos.games.octodice.rules.lab import holds, step_refusal
from pelagos.games.octodice.rules.mainactions import (
    ChooseAction,
    ChooseColumn,
    ChooseHow,
    ExtendLab,
    WritePoints,
    carry_out,
    closed_refusal,
    needs_number,
    value_refusal,
)
from pelagos.games.octodice.rules.octopods import ALL_DICE, Catch, CatchPhase, CountDie, octopods
from pelagos.games.octodice.state import BLANK, THIRDS, Octo, Rulings
from pelagos.kernel import contract
from pelagos.kernel.contract import Effect, Seat, State, Step, Together

KNOWN: Final = 200  # sheets that are remembered


class Sheet:
    """One player's sheet at one moment: its worth, and what actions would add to it."""

    def __init__(self, worth: float) -> None:
        self.worth = worth
        self.gains: list[float] = []  # by symbol and face of a black die
        self.caught: list[float] = []  # by octopods caught at once
        self.prospects: Prospects | None = None


class Doing:
    """What a seat is still to do with the dice that lie on the table."""

    def __init__(self) -> None:
        self.actions = 0  # to be chosen
        self.how = NONE  # an action that waits for its black die
        self.shows = NONE  # the number of a lab action that waits for its column
        self.octopods = 0  # that it will catch
        self.is_offered = False  # an extra action that it may take

    def is_nothing(self) -> bool:
        is_acting = self.actions > 0 or self.how != NONE or self.shows != NONE
        return not (is_acting or self.octopods or self.is_offered)


class Judge(contract.Judge):
    """Judges positions by the weights of signs; what it finds out about sheets it remembers."""

    def __init__(self, weights: list[float], wide: int) -> None:
        self.weights = weights
        self.wide = wide
        self.rulings: Rulings | None = None  # of the game whose sheets are remembered
        self.known: dict[tuple[int, ...], Sheet] = {}

    def points(self, position: State, seat: Seat) -> float:
        assert isinstance(position, Octo)
        position = with_like_dice(position)
        written = float(position.score(seat))
        if is_last_scored(position, seat):
            return written + crystal_points(position, seat) + lab_points(position, seat)
        sheet = self.sheet(position, seat)
        return written + sheet.worth + self.dice_worth(position, seat, sheet)

    def is_settled(self, position: State, seat: Seat) -> bool:
        """Whether no dice on the table are for this seat."""
        assert isinstance(position, Octo)
        if position.turn == 0 or is_last_scored(position, seat):
            return False
        return not has_own_dice(position, seat) and doing(position, seat).is_nothing()

    def expects(self, position: State, seat: Seat) -> bool:
        """Whether the seat's own dice are falling."""
        assert isinstance(position, Octo)
        return has_own_dice(position, seat) and isinstance(position.agenda[-1], RollDie)

    # -- sheets ------------------------------------------------------------------------------------

    def sheet(self, state: Octo, seat: Seat) -> Sheet:
        if state.rulings is not self.rulings or len(self.known) > KNOWN:
            self.rulings = state.rulings
            self.known.clear()
        key = key_of(state, seat)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Sheet(self.worth(state, seat))
        return found

    def worth(self, state: Octo, seat: Seat) -> float:
        """What scorings held now would add to the sheet, and what else such sheets came to."""
        worth = float(third_points(state, seat))
        worth += crystal_points(state, seat) + lab_points(state, seat)
        start = moment(state) * self.wide
        for sign in signs(state, seat):
            worth += self.weights[start + sign]
        return worth

    def work_out(self, state: Octo, seat: Seat, sheet: Sheet) -> None:
        """Find out, once, what every action would add."""
        if sheet.gains:
            return
        sheet.gains = [0.0] * (FACES * FACES)
        for symbol in range(OCTOPOD):
            if closed_refusal(state, seat, symbol) is None:
                self.work_out_action(state, seat, sheet, symbol)
        bend(state, seat, sheet.gains)
        sheet.caught = [self.catch_gain(state, seat, sheet, n) for n in range(DICE + 1)]

    def work_out_action(self, state: Octo, seat: Seat, sheet: Sheet, symbol: int) -> None:
        shown = state.box.number if needs_number(symbol) else state.box.colour
        by_value: dict[int, float] = {NONE: 0.0}
        for face in range(FACES):
            value = shown[face]
            if value not in by_value:
                by_value[value] = self.gain(state, seat, sheet, symbol, value)
            sheet.gains[symbol * FACES + face] = by_value[value]

    def gain(self, state: Octo, seat: Seat, sheet: Sheet, action: int, value: int) -> float:
        """What an action adds: points at once, and a better sheet; nobody has to take it."""
        if value_refusal(state, seat, action, value) is not None:
            return 0.0
        if action == LAB:
            return self.lab_gain(state, seat, sheet, value)
        step = carry_out(seat, state.turn_box(), action, value)
        return max(self.step_gain(state, seat, sheet, step), 0.0)

    def lab_gain(self, state: Octo, seat: Seat, sheet: Sheet, number: int) -> float:
        """In the column that it serves best."""
        best = 0.0
        for column in range(COLUMNS):
            if step_refusal(state, seat, column, number) is None:
                step = ExtendLab(seat, state.turn_box(), column)
                best = max(best, self.step_gain(state, seat, sheet, step))
        return best

    def catch_gain(self, state: Octo, seat: Seat, sheet: Sheet, caught: int) -> float:
        if not caught:
            return 0.0
        return self.step_gain(state, seat, sheet, Catch(seat, state.turn_box(), caught, True))

    def step_gain(self, state: Octo, seat: Seat, sheet: Sheet, step: Step[Any]) -> float:
        """The points that a step writes, and what it makes of the sheet."""
        assert isinstance(step, Effect)
        after = state.copy()
        step.happen(after)
        written = after.agenda[-1]
        assert isinstance(written, WritePoints)
        return written.points + self.worth(after, seat) - sheet.worth

    # -- dice --------------------------------------------------------------------------------------

    def dice_worth(self, state: Octo, seat: Seat, sheet: Sheet) -> float:
        """What the dice on the table can bring the seat."""
        if has_own_dice(state, seat) and state.kept != ALL_DICE:
            return self.roll_worth(state, seat, sheet)
        todo = doing(state, seat)
        if todo.is_nothing():
            return 0.0
        if todo.is_offered:
            return self.extra_worth(state, seat, sheet)
        self.work_out(state, seat, sheet)
        return sheet.caught[todo.octopods] + actions_worth(state, seat, sheet.gains, todo)

    def roll_worth(self, state: Octo, seat: Seat, sheet: Sheet) -> float:
        """Dice that can still be set aside and rolled again."""
        if sheet.prospects is None:
            self.work_out(state, seat, sheet)
            sheet.prospects = Prospects(state.box, sheet.gains, sheet.caught)
        white, black = dice_in(state, state.kept)
        aside = state.kept.bit_count()
        if BLANK in state.dice:
            return sheet.prospects.rolled(white, black)
        whites, blacks = dice_in(state, ALL_DICE & ~state.kept)
        return sheet.prospects.chosen(white, black, whites, blacks, 2 - aside % 2)

    def extra_worth(self, state: Octo, seat: Seat, sheet: Sheet) -> float:
        """An extra action that may be taken now, less what it is worth to keep it."""
        after = state.copy()
        after.extras[seat] -= 1
        spent = self.sheet(after, seat)
        self.work_out(after, seat, spent)
        best = best_pair(state, spent.gains, 0)
        for pair in PAIRS:
            best = max(best, spent.caught[octopods(state, pair)])
        return max(best + spent.worth - sheet.worth, 0.0)


# -- what is asked ---------------------------------------------------------------------------------


def is_last_scored(state: Octo, seat: Seat) -> bool:
    """Whether only the bonus scoring is left."""
    return state.turn == state.rounds() * state.seats and is_scored(state, seat)


def has_own_dice(state: Octo, seat: Seat) -> bool:
    """Whether the seat rolls, chooses actions or catches octopods in its own turn."""
    if not state.turn or state.active() != seat:
        return False
    return any([is_of_turn(step) for step in state.agenda])


def is_of_turn(step: Step[Any]) -> bool:
    """CatchPhase ends the active player's part of a turn; a question of its own may follow it."""
    if isinstance(step, CountDie):
        return step.dice == ALL_DICE
    return isinstance(step, CatchPhase)


def doing(state: Octo, seat: Seat) -> Doing:
    found = Doing()
    for step in state.agenda:
        note(found, state, seat, step)
    return found


def note(found: Doing, state: Octo, seat: Seat, step: Step[Any]) -> None:
    if isinstance(step, OfferExtras):
        found.is_offered = state.kept == ALL_DICE and may_take(state, seat, step.owner)
    elif isinstance(step, Together):
        for question in step.questions:
            note(found, state, seat, question)
    elif isinstance(step, TakeExtra) and step.seat == seat:
        found.is_offered = may_take(state, seat, step.owner)
    elif isinstance(step, ChooseAction) and step.seat == seat:
        found.actions = 2 if step.box == state.turn_box() else 1
    elif isinstance(step, ChooseHow) and step.seat == seat:
        found.how = step.action
    elif isinstance(step, ChooseColumn) and step.seat == seat:
        found.shows = step.shows
    elif isinstance(step, CatchPhase) and step.seat == seat:
        found.octopods = octopods(state, ALL_DICE)
    elif isinstance(step, CountDie) and step.seat == seat:
        found.octopods = octopods(state, step.dice) + 1
    elif isinstance(step, PickDie) and step.seat == seat:
        found.octopods = most_octopods(state, seat, step.picked)


def may_take(state: Octo, seat: Seat, owner: int) -> bool:
    """Whether an extra action with the dice that lie is open to the seat."""
    return extra_refusal(state, seat, owner) is None


# -- what actions bring ----------------------------------------------------------------------------


def bend(state: Octo, seat: Seat, gains: list[float]) -> None:
    """What tiles let a die be used as: OD-11.B1, OD-11.C2 a bot, OD-11.A1 any black face."""
    for tile, symbol in ((B1, RESEARCH), (C2, SUBMARINE)):
        if holds(state, seat, tile):
            for face in range(FACES):
                at = symbol * FACES + face
                gains[at] = max(gains[at], gains[BOT * FACES + face])
    if holds(state, seat, A1):
        for symbol in range(OCTOPOD):
            row = symbol * FACES
            for face in range(FACES):
                if state.box.colour[face] == state.box.flexible_colour:
                    gains[row + face] = max(gains[row : row + FACES])


def actions_worth(state: Octo, seat: Seat, gains: list[float], todo: Doing) -> float:
    """The best that the seat can still do with dice that it has not used."""
    used = state.used[seat]
    if todo.shows != NONE:
        return lab_worth(state, gains, todo.shows) + rest_worth(state, gains, used, todo.actions)
    if todo.how != NONE:
        return black_worth(state, gains, used, todo)
    if todo.actions == 2:
        return max(best_pair(state, gains, used), two_pairs(state, gains, used))
    return rest_worth(state, gains, used, todo.actions)


def lab_worth(state: Octo, gains: list[float], shows: int) -> float:
    numbers = state.box.number[:FACES]
    return gains[LAB * FACES + numbers.index(shows)] if shows in numbers else 0.0


def rest_worth(state: Octo, gains: list[float], used: int, actions: int) -> float:
    return best_pair(state, gains, used) if actions else 0.0


def black_worth(state: Octo, gains: list[float], used: int, todo: Doing) -> float:
    """The best black die for an action begun, and what the others leave for the next."""
    best = 0.0
    for die in range(WHITE, DICE):
        if not used >> die & 1:
            now = gains[todo.how * FACES + state.dice[die]]
            best = max(best, now + rest_worth(state, gains, used | 1 << die, todo.actions))
    return best


def best_pair(state: Octo, gains: list[float], used: int) -> float:
    """The best action with dice that are not used (bits)."""
    best = 0.0
    for white in range(WHITE):
        if used >> white & 1:
            continue
        row = state.box.symbol[state.dice[white]] * FACES
        for black in range(WHITE, DICE):
            if not used >> black & 1 and gains[row + state.dice[black]] > best:
                best = gains[row + state.dice[black]]
    return best


def two_pairs(state: Octo, gains: list[float], used: int) -> float:
    best = 0.0
    for white in range(WHITE):
        symbol = state.box.symbol[state.dice[white]]
        for black in range(WHITE, DICE):
            if not used >> white & 1 and not used >> black & 1:
                now = gains[symbol * FACES + state.dice[black]]
                best = max(best, now + next_pair(state, gains, used, white, black))
    return best


def next_pair(state: Octo, gains: list[float], used: int, white: int, black: int) -> float:
    """The best second action beside the one with these two dice; its white die comes later."""
    best, first = 0.0, state.box.symbol[state.dice[white]]
    for other in range(white + 1, WHITE):
        symbol = state.box.symbol[state.dice[other]]
        for dark in range(WHITE, DICE):
            if dark == black or (used >> other | used >> dark) & 1:
                continue
            if not is_barred(first, symbol, state.dice[dark] == state.dice[black]):
                best = max(best, gains[symbol * FACES + state.dice[dark]])
    return best


# -- sheets and dice by number ---------------------------------------------------------------------


def key_of(state: Octo, seat: Seat) -> tuple[int, ...]:
    """All that the worth of a sheet depends on, within one game."""
    marks = seat * COLOURS
    return (
        state.turn,
        seat,
        state.research[seat],
        state.ticks[seat],
        extras_to_come(state, seat),
        has_begun(state, seat),
        is_scored(state, seat),
        *state.crystals,
        *state.bots[marks : marks + COLOURS],
        *state.submarines[marks : marks + COLOURS],
        *state.level[seat * COLUMNS : (seat + 1) * COLUMNS],
        *state.crossed[seat * THIRDS : (seat + 1) * THIRDS],
        *state.side,
        *state.column,
    )


def dice_in(state: Octo, dice: int) -> tuple[int, int]:
    """The white and the black ones of some dice (bits), as places among the sets of faces."""
    white = black = NOTHING
    for die in range(DICE):
        if dice >> die & 1 and state.dice[die] != BLANK:
            if die < WHITE:
                white = WITH[white * FACES + state.dice[die]]
            else:
                black = WITH[black * FACES + state.dice[die]]
    return white, black
