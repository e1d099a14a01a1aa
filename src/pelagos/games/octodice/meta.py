"""Octo Dice: what it is called, who plays it, what can be chosen, which steps it has."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.games.octodice.answers import ANSWERS, CountAsOctopod, Keep, Pick, Use, UseAsBot
from pelagos.games.octodice.box import COLOUR_NAMES, NONE, OCTOPOD, WHITE, Box
from pelagos.games.octodice.mind import features
from pelagos.games.octodice.mind.evaluator import Judge
from pelagos.games.octodice.mind.heuristic import value
from pelagos.games.octodice.rules import (
    dice,
    extras,
    mainactions,
    octopods,
    round,
    scoring,
    virtual,
)
from pelagos.games.octodice.rules.setup import (
    DrawFirstPlayer,
    ShuffleLevel,
    TurnTile,
    check_faces,
    check_layout,
    set_up,
)
from pelagos.games.octodice.state import Octo
from pelagos.games.octodice.words.show import position, show
from pelagos.kernel.contract import Answer, Credits, Game, Option, Seat, State
from pelagos.kernel.errors import BadOption

NUMBERED: Final = 6  # instead of a symbol, a black die shows a number on a colour


class OctoDice(Game):
    """OD-1.1: one to four players, six dice, nine laboratory tiles, a sheet each."""

    key = "octodice"
    title = "Octo Dice"
    prefix = "OD"
    players = range(1, 5)
    minutes = 25
    credits = Credits("Chris Toussaint", "Dennis Lohausen", "Pegasus Spiele", 2015)
    rules = 1
    oldest_rules = 1
    options = (
        Option("layout", ("first", "random"), "OD-1.4", form="B A C D F E I H G"),
        Option("faces", ("first", "random"), "OD-1.4", form="A1 B2 C1 D1 E2 F1 G1 H2 I1"),
        Option("virtual_player", ("no", "yes"), "OD-10.1"),
        Option("virtual_users", ("both", "other"), "OD-10.1"),
        Option("octo_plus", ("1", "2"), "OD-11.A2"),
        Option("plus_lab_own_move", ("no", "yes"), "OD-11.E1"),
        Option("octo_tiles_in_extras", ("yes", "no"), "OD-6.4"),
        Option("extras_tick_boxes", ("yes", "no"), "OD-5.5"),
        Option("extra_limit", ("turn", "opponent"), "OD-6.2"),
        Option("bonus_when_full", ("yes", "no"), "OD-5.4"),
        Option("crystal_plus_on_zero", ("yes", "no"), "OD-11.D1"),
        Option("super_level_depth", ("any", "one"), "OD-11.I1"),
    )
    sign_names = features.NAMES
    moments = features.MOMENTS
    steps = (
        ShuffleLevel,
        TurnTile,
        DrawFirstPlayer,
        round.NextTurn,
        round.TakeTurn,
        round.EndTurn,
        dice.RollDice,
        dice.RollDie,
        dice.SetAside,
        dice.KeepTheRest,
        mainactions.ChooseAction,
        mainactions.ChooseHow,
        mainactions.ChooseColumn,
        mainactions.AnalyseCrystal,
        mainactions.DoResearch,
        mainactions.ExtendLab,
        mainactions.ActivateBot,
        mainactions.PrepareSubmarine,
        mainactions.WritePoints,
        octopods.CatchPhase,
        octopods.CountDie,
        octopods.Catch,
        extras.OfferExtras,
        extras.TakeExtra,
        extras.SpendExtra,
        extras.PickDie,
        virtual.RollForVirtualPlayer,
        virtual.RollVirtualDie,
        virtual.OfferVirtualDice,
        scoring.IntermediateScoring,
        scoring.ScoreSubmarines,
        scoring.LosePoints,
        scoring.NextThird,
        scoring.BonusScoring,
        scoring.SuperLevel,
        scoring.MoveToTop,
        scoring.ScoreCrystals,
        scoring.CrystalBonus,
        scoring.ScoreLabs,
        scoring.ScoreTile,
        scoring.LabBonus,
        scoring.SuperCopy,
    )

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.box = Box(document)
        self.keep("box", self.box)
        self.answers = ANSWERS

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        """OD-10.1: the virtual player joins two players only."""
        check_layout(options["layout"])
        check_faces(options["faces"])
        if options["virtual_player"] == "yes" and seats != 2:
            raise BadOption("virtual-for-two", {"seats": seats})

    def setup(self, seats: int, options: Mapping[str, str], rules: int) -> State:
        return set_up(self.box, seats, options, rules)

    def position(self, state: State, words: Mapping[str, Any]) -> None:
        assert isinstance(state, Octo)
        position(state, words)

    def show(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Octo)
        return show(state)

    def mention(self, position: State, answer: Answer) -> dict[str, int]:
        """What the die of an answer shows: a symbol, or a number on a colour."""
        assert isinstance(position, Octo)
        if not isinstance(answer, Keep | Use | UseAsBot | Pick | CountAsOctopod):
            return {}
        face = position.dice[answer.die]
        if answer.die < WHITE:
            return {"symbol": self.box.symbol[face], "colour": NONE, "shows": NONE}
        symbol = OCTOPOD if self.box.colour[face] == NONE else NUMBERED
        return {"symbol": symbol, "colour": self.box.colour[face], "shows": self.box.number[face]}

    def own_words(self) -> str:
        """The colours of an owner's box by the names it gives them."""
        named = [(n, name) for n, name in enumerate(self.box.colours) if name != COLOUR_NAMES[n]]
        return "".join([f"colour-{n} = {name}\nneeds_colour-{n} = {name}\n" for n, name in named])

    def value(self, position: State, seat: Seat) -> float:
        assert isinstance(position, Octo)
        return value(position, seat)

    def judge(self, weights: list[float], wide: int) -> Judge:
        return Judge(weights, wide)

    def moment(self, position: State) -> int:
        assert isinstance(position, Octo)
        return features.moment(position)

    def signs(self, position: State, seat: Seat) -> list[int]:
        assert isinstance(position, Octo)
        return features.signs(position, seat)
