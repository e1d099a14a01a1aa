"""The contract: what a game is. Every game keeps it; the kernel knows nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.kernel.canonical import fingerprint
from pelagos.kernel.roll import Roll
from pelagos.kernel.weights import pick, total_weight

Seat = int
S = TypeVar("S", bound="State")
A = TypeVar("A", bound="Answer")

NO_FIELDS: Final[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """One answer to one step, e.g. ``Keep(die)``. Frozen; made once and shared."""

    fields: ClassVar[tuple[str, ...]] = NO_FIELDS  # what its words may mention

    def __init__(self, spelling: str) -> None:
        self.spelling = spelling  # how records write it
        self.number = -1  # its place in the game's table, for machines
        self.game: Game | None = None  # whose table that is, once a shelf has opened it

    def __repr__(self) -> str:
        return self.spelling

    def __copy__(self) -> "Answer":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Answer":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Wherever it goes, it is the one of that place in the table there."""
        assert self.game is not None, "only answers of a game from the shelf can be pickled"
        return answer_of, (self.game, self.number)


def answer_of(game: "Game", number: int) -> Answer:
    return game.answers[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason:
    """Why answers are refused: a rule, the key of a sentence, and the names of its facts."""

    def __init__(self, rule: str, key: str, names: tuple[str, ...] = ()) -> None:
        self.rule = rule
        self.key = key
        self.names = names


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """One answer refused: a reason with its facts. The sentence is made only when shown."""

    def __init__(self, reason: Reason, facts: tuple[int, ...] = (), rule: str = "") -> None:
        self.reason = reason
        self.facts = facts
        self.rule = rule or reason.rule

    def named(self) -> dict[str, int]:
        return dict(zip(self.reason.names, self.facts, strict=True))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the agenda: what the rules say comes next. Frozen, so copies share it."""

    rule: ClassVar[str] = ""  # its number in the game's ledger, e.g. "OD-4.7"
    fields: ClassVar[tuple[str, ...]] = NO_FIELDS  # its constructor's arguments, in order
    quiet: ClassVar[bool] = False  # bookkeeping that nobody at the table would say aloud
    reveals: ClassVar[bool] = False  # tells somebody something that was hidden
    says_cause: ClassVar[bool] = False  # its words may mention the step that planned it

    def __copy__(self) -> "Step[S]":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Step[S]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in self.fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """Something that simply happens."""

    def happen(self, state: S) -> None:
        """Change the state, or plan further steps. Nobody is asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S], Generic[S, A]):
    """A question to one seat."""

    hidden: ClassVar[bool] = False  # others learn that it was answered, not what
    seat: Seat

    def candidates(self, state: S) -> Sequence[A]:
        """Everything this step can be answered with, legal or not."""
        raise NotImplementedError

    def refusal(self, state: S, answer: A) -> Refusal | None:
        """The rule itself: None means legal. May look only at what the seat may know."""
        return None

    def legal(self, state: S) -> Sequence[A]:
        """The candidates that are not refused. Override only to be faster; a law compares."""
        return [a for a in self.candidates(state) if self.refusal(state, a) is None]

    def take(self, state: S, answer: A) -> None:
        """What the answer brings about."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S], Generic[S, A]):
    """A die, a deck, a bag."""

    def witness(self) -> Seat | None:
        """The one seat that sees the outcome; None: everyone."""
        return None

    def stream(self, state: S) -> str:
        """The name of the die or deck: draws of one stream never shift those of another."""
        raise NotImplementedError

    def outcomes(self, state: S) -> Sequence[tuple[A, int]]:
        """What may come up, with whole-number weights."""
        raise NotImplementedError

    def draw(self, state: S, roll: Roll) -> A:
        """One outcome by its weight. Override only to be faster; a law compares."""
        outcomes = self.outcomes(state)
        return pick(outcomes, roll.below(total_weight(outcomes)))

    def take(self, state: S, outcome: A) -> None:
        """What the outcome brings about."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: lists of small integers, and the agenda, whose last entry comes next."""

    fields: ClassVar[tuple[str, ...]] = NO_FIELDS  # everything that makes the position
    shared: ClassVar[tuple[str, ...]] = NO_FIELDS  # lists that copies share until a change
    derived: ClassVar[tuple[str, ...]] = NO_FIELDS  # what follows from the other fields
    made_of: ClassVar[tuple[str, ...]] = NO_FIELDS  # its constructor's arguments; empty: the fields
    later: ClassVar[tuple[str, ...]] = NO_FIELDS  # lists that are in no digest while all is 0
    seats: int
    agenda: list[Step[Any]]

    def plan(self, steps: list[Step[Any]]) -> None:
        """Put steps on the agenda, first thing first."""
        for place in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[place])

    @abstractmethod
    def copy(self) -> "State": ...

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in self.made_of or self.fields])

    @abstractmethod
    def observe(self, seat: Seat | None) -> "State":
        """The same position with blanks for what ``seat`` (None: a spectator) may not know."""

    @abstractmethod
    def imagine(self, seat: Seat | None, roll: Roll) -> "State":
        """One full position that ``seat`` cannot tell from this one."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points so far; after the end, the final scores."""

    @abstractmethod
    def standing(self) -> list[int]:
        """The place of each seat, 1 for the winners; equals share a place."""

    @abstractmethod
    def ending(self) -> str:
        """What decided the game, as a key; empty while it goes on."""

    @abstractmethod
    def pieces(self) -> dict[str, int]:
        """How many there are of each kind of piece, wherever they lie: a law keeps it constant."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Effect[State]):
    """Several seats are asked at once: answered in any order, applied in the order given.

    The first question is put on the agenda; the others wait below it in an opened Together,
    and meanwhile may be answered early (see ``pelagos.kernel.simultaneous``).
    """

    fields = ("questions", "opened")
    quiet = True

    def __init__(self, questions: tuple[Decision[Any, Any], ...], opened: bool = False) -> None:
        self.questions = questions
        self.opened = opened

    def happen(self, state: State) -> None:
        if len(self.questions) > 1:
            state.agenda.append(Together(self.questions[1:], True))
        if self.questions:
            state.agenda.append(self.questions[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A variant, or a question the rulebook leaves open, with the values it can take."""

    def __init__(
        self, key: str, values: tuple[str, ...], rule: str, form: str = "", before: str = ""
    ) -> None:
        self.key = key
        self.values = values
        self.default = values[0]
        self.rule = rule
        self.form = form  # an example of further values the game accepts; empty: none
        self.before = before  # what games older than the option were played by; empty: none are


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A part of a game that positions hold on to: wherever they go, it is the one there."""

    home: "Game"
    name: str

    def __copy__(self) -> "Component":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Component":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (self.home, self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Credits:
    """Whose game it is."""

    def __init__(self, designer: str, artist: str, publisher: str, year: int) -> None:
        self.designer = designer
        self.artist = artist
        self.publisher = publisher
        self.year = year


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """The numbers that a heuristic goes by; a game that has some makes a class of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Says what positions are worth by experience, where a game does more than add up signs."""

    @abstractmethod
    def points(self, position: State, seat: Seat) -> float:
        """The points that ``seat`` may expect in an observed position that is not the end."""

    @abstractmethod
    def is_settled(self, position: State, seat: Seat) -> bool:
        """Whether the signs say all there is to say; from such positions weights are learnt."""

    @abstractmethod
    def expects(self, position: State, seat: Seat) -> bool:
        """Whether dice fall of which ``points`` knows the mean: what they bring beyond is luck."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The box: name, players, options, components, set-up, and the table of its answers."""

    key: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its rule numbers: "OD"
    players: ClassVar[range]
    minutes: ClassVar[int]
    credits: ClassVar[Credits]
    rules: ClassVar[int]  # the version that new games follow
    oldest_rules: ClassVar[int]  # the oldest version whose records still replay
    options: ClassVar[tuple[Option, ...]]
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    guesses: ClassVar[dict[str, float]] = {}  # numbers of the heuristic that play may correct
    sign_names: ClassVar[tuple[str, ...]] = NO_FIELDS  # what experience can hold on to
    amount_names: ClassVar[tuple[str, ...]] = NO_FIELDS  # what else a network is told
    moments: ClassVar[int] = 1  # of a game, each with weights of its own for the signs
    answers: tuple[Answer, ...]

    def __init__(self, document: dict[str, Any]) -> None:
        """The game with the components of a parsed box file; BadBox where they do not fit."""
        self.box_fingerprint = fingerprint(document)
        self.box_name = str(document.get("box", {}).get("name", ""))
        self._spelled: dict[str, Answer] = {}  # filled when first asked
        self.again: tuple[Any, ...] | None = None  # what finds it in another process

    def keep(self, name: str, part: Component) -> None:
        """This attribute is a part that positions hold on to."""
        part.home, part.name = self, name

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        assert self.again is not None, "only games from the shelf can be pickled"
        return self.again

    @abstractmethod
    def check(self, seats: int, options: Mapping[str, str]) -> None:
        """BadOption where the settled options do not go together."""

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], rules: int) -> State:
        """The first position, for a number of seats, settled options and a rules version."""

    def derive(self, state: State) -> None:
        """Work out what follows from the fields, where they were written from outside."""
        return None

    @abstractmethod
    def position(self, state: State, words: Mapping[str, Any]) -> None:
        """Change a first position into the one that a scenario describes in words."""

    @abstractmethod
    def show(self, state: State) -> dict[str, Any]:
        """The same words for a position, so that a scenario can check and print them."""

    def spelled(self, spelling: str) -> Answer | None:
        """The answer that is spelled so, if there is one."""
        if not self._spelled:
            self._spelled = {answer.spelling: answer for answer in self.answers}
        return self._spelled.get(spelling)

    def mention(self, position: State, answer: Answer) -> dict[str, int]:
        """Further facts that words about an answer may use, seen in this position."""
        return {}

    def asking(self, position: State) -> dict[str, int]:
        """Further facts that words about the question of this position may use."""
        return {}

    def tally(self, position: State, step: Step[Any]) -> dict[str, int] | None:
        """The points a step stands for, by rule, just before it runs; None: what it changes."""
        return None

    def figures(self, position: State, step: Step[Any]) -> dict[str, int]:
        """What `simulate` should average over games, before a step runs, by ``figure-`` word."""
        return {}

    def own_words(self) -> str:
        """Words that the box itself brings, as Fluent text; they go before the game's."""
        return ""

    @abstractmethod
    def value(self, position: State, seat: Seat) -> float:
        """What an observed position is worth to ``seat``, in points: the heuristic."""

    def taste(self, numbers: Mapping[str, float]) -> Taste | None:
        """The heuristic's numbers, these in place of the ``guesses``; None where it has none."""
        return None

    def value_by(self, taste: Taste, position: State, seat: Seat) -> float:
        """``value``, by other numbers than those that were guessed."""
        return self.value(position, seat)

    def judge(self, weights: list[float], wide: int) -> Judge | None:
        """Whoever judges by these weights, ``wide`` a moment; None: they are added up."""
        return None

    def moment(self, position: State) -> int:
        """How far the game is, below ``moments``."""
        return 0

    def signs(self, position: State, seat: Seat) -> list[int]:
        """What is true of ``seat``, as places in ``sign_names``; the same place may come twice."""
        return []

    def amounts(self, taste: Taste | None, position: State, seat: Seat) -> list[float]:
        """By ``amount_names``: sizes of things, most of them below 3, as a network wants them."""
        return []

    def is_certain(self, position: State) -> bool:
        """Whether what the heuristic says of a position is certain, before the game is over."""
        return False
