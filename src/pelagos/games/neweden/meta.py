"""New Eden: what it is called, who plays it, what can be chosen, which steps it has."""

from collections.abc import Mapping
from typing import Any

from pelagos.games.neweden.answers import ANSWERS
from pelagos.games.neweden.box import Box
from pelagos.games.neweden.mind import features
from pelagos.games.neweden.mind.heuristic import value
from pelagos.games.neweden.rules import (
    activation,
    auction,
    blackmarket,
    blackmarket_build,
    building,
    damage,
    deeples,
    freeactions,
    market,
    round,
    roundscoring,
    scoring,
    setup,
    solo,
    station,
    winning,
)
from pelagos.games.neweden.rulings import OPTIONS
from pelagos.games.neweden.state import Eden
from pelagos.games.neweden.words.mention import asking, mention, own_words
from pelagos.games.neweden.words.read import position
from pelagos.games.neweden.words.show import show
from pelagos.kernel.contract import Answer, Credits, Game, Seat, State, Step


class NewEden(Game):
    """NE-1.1: one to four players, three rounds; the most points win, if the station holds."""

    key = "neweden"
    title = "New Eden"
    prefix = "NE"
    players = range(1, 5)
    minutes = 60
    credits = Credits("Benjamin Schwer", "Dennis Lohausen", "Schmidt Spiele", 2023)
    rules = 2
    oldest_rules = 1
    options = OPTIONS
    sign_names = features.NAMES
    moments = features.MOMENTS
    steps = (
        setup.DrawFirstPlayer,
        round.BeginRound,
        round.TurnUpBonus,
        round.NextTurn,
        round.BeginAuction,
        market.LayOutCard,
        market.TakeTurn,
        market.PayPrice,
        market.TakeFromBoard,
        market.PassTurn,
        market.PassingPoints,
        market.TakeNautilus,
        market.DiscardCard,
        station.GainCoins,
        station.GainPoints,
        station.TakeDeeples,
        building.BuildCard,
        damage.TakeDamage,
        damage.Repair,
        damage.LoseCard,
        damage.LoseMore,
        damage.DestroyCard,
        freeactions.UsePlant,
        freeactions.BuildExtension,
        freeactions.OfferFreeActions,
        freeactions.EndTurn,
        deeples.TurnOxygen,
        deeples.NextBottle,
        deeples.PickDeeple,
        deeples.PickAgain,
        deeples.ChooseGoal,
        deeples.MoveDeeple,
        activation.OfferActivation,
        activation.ActivateModules,
        activation.ActivateModule,
        blackmarket.BeginBlackMarket,
        blackmarket.DealCard,
        blackmarket.LaySpareRows,
        blackmarket.AskInSecret,
        blackmarket.PlanFreeActions,
        blackmarket.ChooseCards,
        blackmarket.OpenChoices,
        blackmarket.PayForCards,
        blackmarket.SettlePrice,
        blackmarket_build.ShowCards,
        blackmarket_build.BuildBought,
        blackmarket_build.BuildMore,
        blackmarket_build.ResolveEffects,
        blackmarket_build.ResolveEffect,
        auction.RevealRows,
        auction.TurnUpSpare,
        auction.NextRow,
        auction.ChooseRow,
        auction.NameOpener,
        auction.OpenBidding,
        auction.RaiseBid,
        auction.AfterBid,
        auction.NextBidder,
        auction.LeaveUnsold,
        auction.CoverBid,
        auction.WinRow,
        winning.BuildMoreOfRow,
        winning.BuildRow,
        winning.OfferMoves,
        winning.TakeMoves,
        winning.BuyMove,
        roundscoring.ScoreRound,
        roundscoring.ScoreBonus,
        roundscoring.CleanUp,
        scoring.FinalScoring,
        scoring.ScoreCoins,
        scoring.PointsForCoins,
        scoring.StationHolds,
        scoring.StationCollapses,
        solo.ThoughtTurn,
        solo.ThoughtActivates,
        solo.ThoughtDraws,
        solo.BlockRow,
        solo.CloseRow,
        solo.NextSoloRow,
        solo.ThoughtBids,
        solo.MeetBid,
        solo.WinSoloRow,
        solo.ThoughtWins,
        solo.ThoughtBuilds,
    )

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.box = Box(document)
        self.keep("box", self.box)
        self.answers = ANSWERS

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        """All options go together; those for one player mean nothing to several."""

    def setup(self, seats: int, options: Mapping[str, str], rules: int) -> State:
        return setup.set_up(self.box, seats, options, rules)

    def position(self, state: State, words: Mapping[str, Any]) -> None:
        assert isinstance(state, Eden)
        position(state, words)

    def show(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Eden)
        return show(state)

    def mention(self, position: State, answer: Answer) -> dict[str, int]:
        """What an answer costs, brings or concerns."""
        assert isinstance(position, Eden)
        return mention(position, answer)

    def asking(self, position: State) -> dict[str, int]:
        """What is possible in a turn, or in an auction."""
        assert isinstance(position, Eden)
        return asking(position)

    def figures(self, position: State, step: Step[Any]) -> dict[str, int]:
        """Whether stations hold, in percent, and what rows are sold for."""
        if isinstance(step, scoring.StationHolds | scoring.StationCollapses):
            holds = isinstance(step, scoring.StationHolds)
            return {"holds": 100 * int(holds)} if step.seat < position.seats else {}
        if isinstance(step, auction.WinRow | solo.WinSoloRow):
            return {"bid": step.bid}
        return {}

    def own_words(self) -> str:
        """The names of cards that an owner's box has otherwise."""
        return own_words(self.box)

    def value(self, position: State, seat: Seat) -> float:
        assert isinstance(position, Eden)
        return value(position, seat)

    def moment(self, position: State) -> int:
        assert isinstance(position, Eden)
        return features.moment(position)

    def signs(self, position: State, seat: Seat) -> list[int]:
        assert isinstance(position, Eden)
        return features.signs(position, seat)
