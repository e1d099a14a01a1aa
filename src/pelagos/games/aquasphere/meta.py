"""AquaSphere: what it is called, who plays it, what can be chosen, which steps it has."""

from collections.abc import Mapping
from typing import Any

from pelagos.games.aquasphere.answers import ANSWERS
from pelagos.games.aquasphere.box import Box
from pelagos.games.aquasphere.mind import features
from pelagos.games.aquasphere.mind.heuristic import value
from pelagos.games.aquasphere.rules import (
    areas,
    board,
    carryout,
    headquarters,
    knowledge,
    refill,
    research,
    round,
    scoring,
    setup,
    stacks,
    station,
)
from pelagos.games.aquasphere.rules.points import tally
from pelagos.games.aquasphere.state import Aqua
from pelagos.games.aquasphere.words.mention import asking, mention, own_words
from pelagos.games.aquasphere.words.read import position
from pelagos.games.aquasphere.words.show import show
from pelagos.kernel.contract import Answer, Credits, Game, Option, Seat, State, Step
from pelagos.kernel.errors import BadOption


class AquaSphere(Game):
    """AQ-1.1: two to four players, four rounds, the most knowledge points win."""

    key = "aquasphere"
    title = "AquaSphere"
    prefix = "AQ"
    players = range(2, 5)
    minutes = 100
    credits = Credits("Stefan Feld", "Dennis Lohausen", "Hall Games", 2014)
    rules = 2
    oldest_rules = 1
    options = (
        Option("edition", ("french", "english"), "AQ-1.3"),
        Option("spare_octopods", ("no", "yes"), "AQ-1.3"),
        Option("zero_lock", ("either", "clockwise"), "AQ-2.13"),
        Option("third_bot", ("older", "any"), "AQ-5.2"),
        Option("time_for_bots", ("own_turn", "not_for_lines", "always"), "AQ-5.2"),
        Option("move_without_bot", ("yes", "no"), "AQ-5.7"),
        Option("supply", ("limited", "unlimited"), "AQ-6.7"),
        Option("where_to_use", ("stated", "anywhere", "gain"), "AQ-9.2"),
        Option("skip_action", ("yes", "no"), "AQ-9.7"),
        Option("catch_fewer", ("no", "yes"), "AQ-10.4"),
        Option("points_before_card", ("yes", "no"), "AQ-10.6"),
        Option("early_pass", ("no", "yes"), "AQ-11.1"),
        Option("refuse_to_pay", ("no", "yes"), "AQ-12.4"),
        Option("reward_order", ("action_first", "choice"), "AQ-12.8"),
        Option("income_order", ("two_steps", "interleaved", "income_first"), "AQ-13.1"),
        Option("tie_at_zero", ("no", "yes"), "AQ-13.4"),
        Option("neutral_colour", ("first", "alternate"), "AQ-14.3"),
        Option("reward_without_bot", ("yes", "no"), "AQ-16.2"),
        Option("several_jumps", ("yes", "no"), "AQ-16.4"),
        Option("sideways_turn", ("turn", "free"), "AQ-16.8"),
        Option("sideways_reach", ("next", "tier"), "AQ-16.8"),
    )
    sign_names = features.NAMES
    moments = features.MOMENTS
    steps = (
        setup.JoinSector,
        setup.DrawFirstPlayer,
        setup.DrawLab,
        setup.FillStartSector,
        setup.FillOtherSectors,
        setup.FillDrawnSector,
        setup.DockFirstNeutrals,
        setup.EquipTeam,
        stacks.DealCard,
        stacks.DealTile,
        stacks.DrawProgram,
        stacks.LayOutPrograms,
        stacks.TurnCentreTile,
        round.BeginRound,
        round.NextTurn,
        round.TakeTurn,
        headquarters.MoveEngineer,
        headquarters.MoveSideways,
        headquarters.BuyProgram,
        headquarters.LeaveHeadquarters,
        board.TakeTime,
        board.TakeCrystals,
        board.ReturnBot,
        board.ProgramBot,
        board.PlaceOnSymbol,
        board.ReturnThird,
        station.WalkTo,
        station.PayTheRest,
        station.MoveBot,
        station.PlaceBot,
        station.EnterLoadingStation,
        station.RelieveOvercrowding,
        carryout.BeginAction,
        carryout.CarryOut,
        carryout.LeaveActionOut,
        carryout.OfferLastReturn,
        carryout.OfferScarceReturn,
        carryout.EndTurn,
        areas.TakeTile,
        areas.OfferLetters,
        areas.UseLetter,
        areas.TakeTimeThere,
        areas.TakeCrystalsThere,
        areas.ChooseCatch,
        areas.CatchOctopods,
        areas.PlaceSubmarine,
        areas.TakeCard,
        knowledge.GainKnowledge,
        knowledge.MeetRedLine,
        knowledge.PayForLine,
        knowledge.PayWithCrystal,
        knowledge.CrossLine,
        knowledge.StopAtLine,
        knowledge.LoseKnowledge,
        research.OfferCards,
        research.UseCards,
        research.UseReward,
        research.UseImmediate,
        scoring.IntermediateScoring,
        scoring.ClearMarkers,
        scoring.BeginIncome,
        scoring.TakeIncome,
        scoring.OfferScoringCards,
        scoring.UseScoringCards,
        scoring.UseScoringCard,
        scoring.ScoreRound,
        scoring.ScoreSeat,
        scoring.FinalScoring,
        scoring.ScoreFinally,
        refill.PrepareRound,
        refill.RefillStation,
        refill.PlaceNeutral,
        refill.DockNeutral,
        refill.NewOrder,
    )

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.box = Box(document)
        self.keep("box", self.box)
        self.answers = ANSWERS

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        """AQ-11.1: an engineer who may neither move without a bot nor pass would be stuck."""
        if options["early_pass"] == "no" and options["move_without_bot"] == "no":
            raise BadOption("engineer-stuck", {})

    def setup(self, seats: int, options: Mapping[str, str], rules: int) -> State:
        return setup.set_up(self.box, seats, options, rules)

    def position(self, state: State, words: Mapping[str, Any]) -> None:
        assert isinstance(state, Aqua)
        position(state, words)

    def show(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Aqua)
        return show(state)

    def mention(self, position: State, answer: Answer) -> dict[str, int]:
        """What an answer costs, brings or concerns."""
        assert isinstance(position, Aqua)
        return mention(position, answer)

    def asking(self, position: State) -> dict[str, int]:
        """What is possible in a turn; which action a bot carries out."""
        assert isinstance(position, Aqua)
        return asking(position)

    def tally(self, position: State, step: Step[Any]) -> dict[str, int] | None:
        assert isinstance(position, Aqua)
        return tally(position, step)

    def own_words(self) -> str:
        """The names of cards and tiles that an owner's box has otherwise."""
        return own_words(self.box)

    def value(self, position: State, seat: Seat) -> float:
        assert isinstance(position, Aqua)
        return value(position, seat)

    def moment(self, position: State) -> int:
        assert isinstance(position, Aqua)
        return features.moment(position)

    def signs(self, position: State, seat: Seat) -> list[int]:
        assert isinstance(position, Aqua)
        return features.signs(position, seat)
