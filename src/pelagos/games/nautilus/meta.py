"""Nautilus: what it is called, who plays it, what can be chosen, which steps it has."""

from collections.abc import Mapping
from typing import Any

from pelagos.games.nautilus.box import Box
from pelagos.games.nautilus.geometry.chart import Chart
from pelagos.games.nautilus.mind import amounts, features
from pelagos.games.nautilus.mind.heuristic import value
from pelagos.games.nautilus.mind.parameters import GUESSES, PLAIN, Taste
from pelagos.games.nautilus.rules import (
    aquanauts,
    building,
    docking,
    recovery,
    round,
    scoring,
    setup,
    stations,
    submarines,
    tokens,
)
from pelagos.games.nautilus.rules.city import covered_squares, open_sites, owned_modules
from pelagos.games.nautilus.rules.crew import count_free
from pelagos.games.nautilus.rules.scoring import TellPoints, points_by_rule
from pelagos.games.nautilus.state import PLAYING, Sea
from pelagos.games.nautilus.words.mention import mention, own_words
from pelagos.games.nautilus.words.read import position
from pelagos.games.nautilus.words.show import show
from pelagos.kernel import contract
from pelagos.kernel.contract import Answer, Credits, Game, Option, Seat, State, Step


class Nautilus(Game):
    """NA-1.1: two to four players build one city and search the sea floor around it."""

    key = "nautilus"
    title = "Nautilus"
    prefix = "NA"
    players = range(2, 5)
    minutes = 110
    credits = Credits("Brigitte and Wolfgang Ditt", "Franz Vohwinkel", "Kosmos", 2002)
    rules = 2
    oldest_rules = 1
    options = (
        Option("base", ("first", "free", "random"), "NA-1.1"),
        Option("habitation_limit", ("by_players", "four"), "NA-3.3"),
        Option("half_covered", ("city", "sea"), "NA-5.1"),
        Option("interleave", ("no", "yes"), "NA-6.1"),
        Option("stopping", ("activates", "choice"), "NA-6.4"),
        Option("unpaid_rent", ("no_stop", "visit"), "NA-6.4"),
        Option("launch_on_token", ("no", "yes"), "NA-8.1"),
        Option("launch_opens_trench", ("yes", "no"), "NA-8.4"),
        Option("recover_in_place", ("yes", "no"), "NA-9.8"),
        Option("boost_keeps_move", ("yes", "no"), "NA-9.3"),
        Option("peeks", ("one_by_one", "together"), "NA-9.5"),
        Option("dock_after_recovery", ("no", "yes"), "NA-10.3"),
        Option("buying_counts", ("yes", "no"), "NA-11.3"),
        Option("unmarked_counts", ("yes", "no"), "NA-11.4"),
    )
    guesses = GUESSES
    sign_names = features.NAMES
    amount_names = amounts.NAMES
    moments = features.MOMENTS
    steps = (
        setup.DrawFirstPlayer,
        setup.DealMission,
        setup.SinkBase,
        setup.PlaceBase,
        setup.DrawBase,
        round.BeginRound,
        round.EndRound,
        round.AnnounceEnd,
        round.NextRound,
        building.BuildingTurn,
        building.BuyModule,
        building.PlaceModule,
        building.KeepBuilding,
        building.ChooseLoad,
        building.ReturnModules,
        tokens.LookAt,
        tokens.LookFirst,
        tokens.TurnUp,
        tokens.ShowToken,
        tokens.Uncover,
        tokens.ClearToken,
        aquanauts.AquanautTurn,
        aquanauts.MoveAquanauts,
        aquanauts.KeepWalking,
        aquanauts.PayRent,
        stations.Activate,
        stations.TakeChip,
        submarines.SubmarineTurn,
        submarines.OfferLaunch,
        submarines.LaunchSubmarine,
        submarines.OfferSonar,
        submarines.UseSonar,
        submarines.OfferMove,
        submarines.MoveSubmarines,
        recovery.OpenTrench,
        recovery.Arrive,
        recovery.Recover,
        recovery.LeaveToken,
        recovery.TakeFind,
        recovery.OpenChest,
        recovery.UseBoost,
        recovery.ExtraMove,
        recovery.Peek,
        recovery.PeekAgain,
        recovery.TakeRuin,
        recovery.BringNews,
        docking.OfferDock,
        docking.DockSubmarine,
        scoring.EndGame,
        scoring.OpenMission,
        scoring.OfferRaise,
        scoring.RaiseTokens,
        scoring.CountPoints,
        scoring.TellPoints,
    )

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.box = Box(document)
        self.keep("box", self.box)
        self.chart = Chart(self.box)
        self.keep("chart", self.chart)
        self.answers = self.chart.say.all

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        """All options go together."""

    def setup(self, seats: int, options: Mapping[str, str], rules: int) -> State:
        return setup.set_up(self.box, self.chart, seats, options, rules)

    def derive(self, state: State) -> None:
        assert isinstance(state, Sea)
        state.laid, state.face_up, state.seen = state.laid, state.face_up, state.seen
        state.ground = covered_squares(state)
        state.blocks, state.sides = open_sites(state, 0)
        state.owned = owned_modules(state)
        count_free(state)

    def position(self, state: State, words: Mapping[str, Any]) -> None:
        assert isinstance(state, Sea)
        position(state, words)
        self.derive(state)

    def show(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Sea)
        return show(state)

    def mention(self, position: State, answer: Answer) -> dict[str, int]:
        """What an answer costs, how far it leads, and which module it is about."""
        assert isinstance(position, Sea)
        return mention(position, answer)

    def tally(self, position: State, step: Step[Any]) -> dict[str, int]:
        """Nothing counts before the end: money comes and goes, discoveries multiply."""
        if not isinstance(step, TellPoints):
            return {}
        assert isinstance(position, Sea)
        return points_by_rule(position, step)

    def own_words(self) -> str:
        """The squares of the chart and the modules, by name."""
        return own_words(self.box)

    def value(self, position: State, seat: Seat) -> float:
        assert isinstance(position, Sea)
        return value(PLAIN, position, seat)

    def taste(self, numbers: Mapping[str, float]) -> Taste:
        return Taste(numbers)

    def value_by(self, taste: contract.Taste, position: State, seat: Seat) -> float:
        assert isinstance(position, Sea) and isinstance(taste, Taste)
        return value(taste, position, seat)

    def moment(self, position: State) -> int:
        assert isinstance(position, Sea)
        return features.moment(position)

    def signs(self, position: State, seat: Seat) -> list[int]:
        assert isinstance(position, Sea)
        return features.signs(position, seat)

    def amounts(self, taste: contract.Taste | None, position: State, seat: Seat) -> list[float]:
        assert isinstance(position, Sea)
        return amounts.amounts(taste if isinstance(taste, Taste) else PLAIN, position, seat)

    def is_certain(self, position: State) -> bool:
        """Only tokens are still raised."""
        assert isinstance(position, Sea)
        return position.ended != PLAYING
