"""AQ-13, AQ-15: intermediate scorings, the final scoring."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.aquasphere.answers import DONE, INCOME, UseCard
from pelagos.games.aquasphere.box import LETTERS, PROGRAMS, SCORING, SECTORS
from pelagos.games.aquasphere.rules.board import ProgramBot, TakeTime, pay_time, time_gain
from pelagos.games.aquasphere.rules.knowledge import GainKnowledge, LoseKnowledge, retreat
from pelagos.games.aquasphere.rules.research import cards_in, held
from pelagos.games.aquasphere.state import INCOME_FIRST, TWO_STEPS, Aqua
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step

OPEN: Final = 0  # neither income nor cards yet
AFTER: Final = 1  # the income has been taken
BEFORE: Final = 2  # cards first: the income comes after all of them

NO_TIME_FOR_CARD: Final = Reason("AQ-16.9", "no-time-for-card", ("price", "purse"))
NO_BOT_FOR_CARD: Final = Refusal(Reason("AQ-16.9", "no-bot-for-card"))
CARD_SYMBOL_TAKEN: Final = Reason("AQ-16.9", "card-symbol-taken", ("program",))
IS_TAKEN: Final = tuple(Refusal(CARD_SYMBOL_TAKEN, (p,)) for p in range(len(PROGRAMS)))
INCOME_TAKEN: Final = Refusal(Reason("AQ-13.1", "income-taken"))
CARDS_FIRST: Final = Refusal(Reason("AQ-13.1", "cards-first"))


# -- income and scoring cards ---------------------------------------------------------------------


class IntermediateScoring(Effect[Aqua]):
    """After every round: time and cards, player by player; then the points of all."""

    rule = "AQ-13.3"
    fields = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def happen(self, state: Aqua) -> None:
        steps: list[Step[Any]] = [CLEAR_MARKERS]
        steps += [BeginIncome(seat) for seat in state.order]
        state.plan([*steps, SCORE_ROUND])


class ClearMarkers(Effect[Aqua]):
    """The markers of bought programming go back to the general supply."""

    rule = "AQ-13.2"
    quiet = True

    def happen(self, state: Aqua) -> None:
        state.time_supply += sum(state.marker)
        state.marker = [0] * state.seats


class BeginIncome(Effect[Aqua]):
    """Time for submarines, and scoring cards, in the order that the player likes."""

    rule = "AQ-13.1"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        cards = held(state, self.seat, SCORING)
        if not cards:
            state.plan([TakeIncome(self.seat)])
        elif state.rulings.income_order == INCOME_FIRST:
            state.plan([TakeIncome(self.seat), OfferScoringCards(self.seat, cards, AFTER)])
        else:
            state.plan([OfferScoringCards(self.seat, cards, OPEN)])


class TakeIncome(Effect[Aqua]):
    """One time marker for each own submarine in the station, as far as they fit."""

    rule = "AQ-13.1"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        gain = time_gain(state, self.seat, income(state, self.seat))
        if gain > 0:
            state.plan([TakeTime(self.seat, gain)])


def income(state: Aqua, seat: Seat) -> int:
    return state.box.income * state.deployed(seat)


class OfferScoringCards(Effect[Aqua]):
    """Nobody is asked where no scoring card can be used."""

    rule = "AQ-13.1"
    fields = ("seat", "cards", "when")
    quiet = True

    def __init__(self, seat: Seat, cards: int, when: int) -> None:
        self.seat = seat
        self.cards = cards
        self.when = when

    def happen(self, state: Aqua) -> None:
        purse = state.time[self.seat]
        if self.when == OPEN:
            purse += time_gain(state, self.seat, income(state, self.seat))
        usable = [
            scoring_card_refusal(state, self.seat, answer.card, purse) is None
            for answer in cards_in(self.cards)
        ]
        if any(usable):
            state.plan([UseScoringCards(self.seat, self.cards, self.when)])
        elif self.when != AFTER:
            state.plan([TakeIncome(self.seat)])


def scoring_card_refusal(state: Aqua, seat: Seat, card: int, purse: int) -> Refusal | None:
    """AQ-16.9: one time marker, a bot from the supply, and the depicted symbol free."""
    found = state.box.cards[card]
    if state.programmed[seat] >> found.program & 1:
        return IS_TAKEN[found.program]
    if state.bots[seat] == 0:
        return NO_BOT_FOR_CARD
    return Refusal(NO_TIME_FOR_CARD, (found.amount, purse)) if purse < found.amount else None


class UseScoringCards(Decision[Aqua, Answer]):
    """A scoring card, the income, or no more cards. Done without income takes it at the end."""

    rule = "AQ-13.1"
    fields = ("seat", "cards", "when")
    quiet = True

    def __init__(self, seat: Seat, cards: int, when: int) -> None:
        self.seat = seat
        self.cards = cards  # not used in this scoring, as bits
        self.when = when

    def candidates(self, state: Aqua) -> Sequence[Answer]:
        return [*cards_in(self.cards), INCOME, DONE]

    def refusal(self, state: Aqua, answer: Answer) -> Refusal | None:
        if isinstance(answer, UseCard):
            return scoring_card_refusal(state, self.seat, answer.card, state.time[self.seat])
        if answer is INCOME and self.when != OPEN:
            return INCOME_TAKEN if self.when == AFTER else CARDS_FIRST
        return None

    def take(self, state: Aqua, answer: Answer) -> None:
        if isinstance(answer, UseCard):
            others = self.cards & ~(1 << answer.card)
            is_bound = self.when == OPEN and state.rulings.income_order == TWO_STEPS
            rest = OfferScoringCards(self.seat, others, BEFORE if is_bound else self.when)
            state.plan([UseScoringCard(self.seat, answer.card), rest])
        elif answer is INCOME:
            state.plan([TakeIncome(self.seat), OfferScoringCards(self.seat, self.cards, AFTER)])
        elif self.when != AFTER:
            state.plan([TakeIncome(self.seat)])


class UseScoringCard(Effect[Aqua]):
    """One time marker for a bot on the depicted symbol; AQ-5.2 applies."""

    rule = "AQ-16.9"
    fields = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, state: Aqua) -> None:
        card = state.box.cards[self.card]
        pay_time(state, self.seat, card.amount)
        state.plan([ProgramBot(self.seat, card.program, False)])


# -- the points of a round ------------------------------------------------------------------------


class ScoreRound(Effect[Aqua]):
    """Four parts are summed for each player, then moved as one."""

    rule = "AQ-13.3"
    quiet = True

    def happen(self, state: Aqua) -> None:
        control = control_points(state)
        state.plan([score_seat(state, seat, control[seat]) for seat in state.order])


def score_seat(state: Aqua, seat: Seat, control: int) -> Step[Any]:
    crystals = state.box.points(state.crystals[seat])
    return ScoreSeat(seat, control, bots_in_play(state, seat), crystals, octopods(state, seat))


def control_points(state: Aqua) -> list[int]:
    """AQ-13.4: most controlled sectors; a tie for most brings less to each."""
    sectors = [state.controlled(seat) for seat in range(state.seats)]
    most = max(sectors)
    if most == 0 and not state.rulings.tie_at_zero:
        return [0] * state.seats
    points = state.box.control_alone if sectors.count(most) == 1 else state.box.control_tied
    return [points if count == most else 0 for count in sectors]


def bots_in_play(state: Aqua, seat: Seat) -> int:
    """AQ-13.5, AQ-5.4: the highest number without bot in a column without submarine."""
    out = max(0, state.box.board_bots - state.bots[seat])
    return state.box.numbers[min(out, state.box.board_spaces[state.deployed(seat)])]


def octopods(state: Aqua, seat: Seat) -> int:
    """AQ-13.7: what the octopods in controlled sectors cost, sector by sector."""
    lost = 0
    for sector in range(SECTORS):
        if state.control[sector] == seat:
            lost += state.box.points(state.octopods_at[sector])
    return lost


class ScoreSeat(Effect[Aqua]):
    """Control, bots in play and crystals, less octopods: one move. AQ-13.6: before any payment."""

    rule = "AQ-13.3"
    fields = ("seat", "control", "bots", "crystals", "octopods")

    def __init__(self, seat: Seat, control: int, bots: int, crystals: int, octopods: int) -> None:
        self.seat = seat
        self.control = control
        self.bots = bots
        self.crystals = crystals
        self.octopods = octopods

    def happen(self, state: Aqua) -> None:
        points = self.control + self.bots + self.crystals - self.octopods
        if points > 0:
            state.plan([GainKnowledge(self.seat, points, False)])
        elif points < 0:
            lost = retreat(state, self.seat, -points)
            state.plan([LoseKnowledge(self.seat, -points, lost)])


# -- the end --------------------------------------------------------------------------------------


class FinalScoring(Effect[Aqua]):
    """After the fourth intermediate scoring, once."""

    rule = "AQ-15.1"

    def happen(self, state: Aqua) -> None:
        state.plan([final_score(state, seat) for seat in state.order])


def final_score(state: Aqua, seat: Seat) -> "ScoreFinally":
    """AQ-15.1 letters, AQ-15.2 time, AQ-15.3 all submarines, AQ-15.4 a complete laboratory."""
    box = state.box
    return ScoreFinally(
        seat,
        box.points(len(letters(state, seat))),
        box.per_time * state.time[seat],
        box.all_submarines if state.submarines[seat] == 0 else 0,
        box.complete_lab if state.lab[seat].bit_count() >= box.most_tiles else 0,
    )


def letters(state: Aqua, seat: Seat) -> list[int]:
    """AQ-15.1: the different letters of base laboratory and expansions."""
    found = 1 << state.letter[seat]
    for tile in range(len(state.box.tiles)):
        if state.lab[seat] >> tile & 1:
            found |= state.box.tiles[tile].sectors
    return [letter for letter in range(len(LETTERS)) if found >> letter & 1]


class ScoreFinally(Effect[Aqua]):
    """Letters, time left, all submarines out, laboratory complete. AQ-12.7: red lines are free."""

    rule = "AQ-15.1"
    fields = ("seat", "letters", "time", "submarines", "lab")

    def __init__(self, seat: Seat, letters: int, time: int, submarines: int, lab: int) -> None:
        self.seat = seat
        self.letters = letters
        self.time = time
        self.submarines = submarines
        self.lab = lab

    def happen(self, state: Aqua) -> None:
        state.knowledge[self.seat] += self.letters + self.time + self.submarines + self.lab


CLEAR_MARKERS: Final = ClearMarkers()
SCORE_ROUND: Final = ScoreRound()
