"""Scenario files: a position in words, some answers, and what must then be true."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos import __version__, shelf
from pelagos.kernel.codec import decode_step, read_answer
from pelagos.kernel.contract import Chance, Game, Refusal, Seat, State, Step
from pelagos.kernel.dealer import commitment
from pelagos.kernel.errors import BadScenario, Facts, Illegal, PelagosError
from pelagos.kernel.log import Header, Log
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, deciding, legal

KINDS: Final[dict[str, tuple[type, ...]]] = {
    "title": (str,),
    "game": (str,),
    "rules": (list,),
    "seats": (int, list),
    "options": (dict,),
    "position": (dict,),
    "agenda": (list,),
    "then": (list,),
}
NEEDED: Final = ("title", "game", "rules", "seats", "then")
ENTRY_KINDS: Final[dict[str, tuple[type, ...]]] = {
    "seat": (int,),
    "says": (str, list),
    "refused": (str,),
    "because": (str,),
    "chance": (str, list),
    "expect": (dict,),
}
DEEDS: Final = ("chance", "says", "expect")  # an entry does one or more of these, in this order
NOTHING: Final = object()  # what a path that leads nowhere finds
# What a game stumbles over where the words describe a position that no game leads to.
IMPOSSIBLE: Final = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
NO_SECRET: Final = b""  # chance is forced in scenarios


class Then:
    """One ``[[then]]`` of a scenario."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.seat: Seat | None = data.get("seat")
        self.says = listed(data.get("says", []))
        self.chance = listed(data.get("chance", []))
        self.refused: str | None = data.get("refused")
        self.because: str | None = data.get("because")
        self.expect: dict[str, Any] = data.get("expect", {})


class Scenario:
    """A scenario file, read and checked."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.title: str = data["title"]
        self.game: str = data["game"]
        self.rules: list[str] = data["rules"]
        self.seats = names_of(data["seats"])
        self.options: dict[str, str] = data.get("options", {})
        self.position: dict[str, Any] | None = data.get("position")
        self.agenda: list[Any] | None = data.get("agenda")
        self.entries = [Then(entry) for entry in data["then"]]


class Difference:
    """One thing that turned out otherwise. ``found`` is None where an answer was accepted."""

    def __init__(self, entry: int, what: str, expected: object, found: object) -> None:
        self.entry = entry  # the number of the [[then]], from 1
        self.what = what
        self.expected = expected
        self.found = found


# -- reading ---------------------------------------------------------------------------------


def read_scenario(text: str) -> Scenario:
    """The scenario a file holds, or BadScenario naming the key that is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario("scenario-not-toml", {"why": str(error)}) from None
    check_kinds(data, KINDS, "")
    for key in NEEDED:
        if key not in data:
            raise BadScenario("scenario-lacks", {"key": key})
    check_texts(data["rules"], "rules")
    check_texts(list(data.get("options", {}).values()), "options")
    for count, entry in enumerate(data["then"], start=1):
        check_entry(entry, f"then {count}")
    return Scenario(data)


def check_kinds(data: Mapping[str, Any], kinds: Mapping[str, tuple[type, ...]], at: str) -> None:
    """Every key must be known and hold what it should."""
    for key, value in data.items():
        if key not in kinds:
            known = ", ".join(kinds)
            raise BadScenario("scenario-unknown-key", {"key": at + key, "known": known})
        if type(value) not in kinds[key]:
            raise BadScenario("scenario-wrong-kind", {"key": at + key, "value": str(value)})


def check_texts(values: Sequence[object], key: str) -> None:
    for value in values:
        if not isinstance(value, str):
            raise BadScenario("scenario-wrong-kind", {"key": key, "value": str(value)})


def check_entry(entry: object, at: str) -> None:
    if not isinstance(entry, dict):
        raise BadScenario("scenario-wrong-kind", {"key": at, "value": str(entry)})
    check_kinds(entry, ENTRY_KINDS, f"{at}: ")
    if not any(deed in entry for deed in DEEDS):
        raise BadScenario("scenario-empty-entry", {"key": at, "known": ", ".join(DEEDS)})
    check_texts([*listed(entry.get("says", [])), *listed(entry.get("chance", []))], at)
    if "refused" in entry and not isinstance(entry.get("says"), str):
        raise BadScenario("scenario-refused-what", {"key": at})
    if "because" in entry and "refused" not in entry:
        raise BadScenario("scenario-because-of-what", {"key": at})


def listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def names_of(seats: int | list[str]) -> list[str]:
    """The names of the seats, or a letter for each of a number of seats."""
    if isinstance(seats, list):
        check_texts(seats, "seats")
        return seats
    return [chr(ord("A") + seat) for seat in range(max(seats, 0))]


# -- the position ----------------------------------------------------------------------------


def build(game: Game, scenario: Scenario) -> Log:
    """A log that begins in the scenario's position."""
    seats, promise = scenario.seats, commitment(NO_SECRET)
    options = settle(game, len(seats), scenario.options)
    header = Header(
        __version__, game.key, game.rules, options, game.box_fingerprint, seats, promise
    )
    log = Log(game, header)
    log.state = game.setup(len(seats), options, game.rules)
    if scenario.position is not None:
        game.position(log.state, scenario.position)
    if scenario.agenda is not None:
        log.state.agenda.clear()
        log.state.plan([step_of(game, entry) for entry in scenario.agenda])
    advance(log.state)
    return log


def step_of(game: Game, entry: object) -> Step[Any]:
    """``["SetAside", 0]``: the name of a step and its arguments."""
    if isinstance(entry, list) and entry:
        try:
            return decode_step(game, entry)
        except TypeError:
            pass  # too few arguments, or too many
    raise BadScenario("scenario-wrong-kind", {"key": "agenda", "value": str(entry)})


# -- running ---------------------------------------------------------------------------------


def run(scenario: Scenario, game: Game | None = None) -> list[Difference]:
    """Play the scenario; everything that turned out otherwise. Stops at a wrong answer.

    ``game``: the same one with other components.
    """
    game = game or shelf.find(scenario.game)
    try:
        return play(build(game, scenario), scenario.entries)
    except PelagosError:
        raise
    except IMPOSSIBLE as error:
        why = f"{type(error).__name__}: {error}"
        raise BadScenario("scenario-impossible", {"why": why}) from error


def play(log: Log, entries: Sequence[Then]) -> list[Difference]:
    differences: list[Difference] = []
    for count, entry in enumerate(entries, start=1):
        wrong = speak(log, entry, count)
        if wrong is not None:
            return [*differences, wrong]
        differences += compare(log, entry.expect, count)
    return differences


def speak(log: Log, entry: Then, count: int) -> Difference | None:
    """Give the entry's answers and outcomes; the first that went otherwise."""
    for outcome in entry.chance:
        wrong = force(log, outcome, count)
        if wrong is not None:
            return wrong
    for spelling in entry.says:
        wrong = answer(log, entry, spelling, count)
        if wrong is not None:
            return wrong
    return None


def force(log: Log, spelling: str, count: int) -> Difference | None:
    outcome = read_answer(log.game, spelling)
    if not log.awaits_chance():
        return Difference(count, "chance", outcome.spelling, asked(log.state))
    try:
        log.outcome(outcome)
    except Illegal as error:
        return Difference(count, "chance", outcome.spelling, error.refusal)
    return None


def answer(log: Log, entry: Then, spelling: str, count: int) -> Difference | None:
    says = read_answer(log.game, spelling)
    seat = speaking(log, entry)
    refusal = log.refusal(seat, says)
    if entry.refused is not None:
        return compare_refusal(entry, spelling, refusal, count)
    if refusal is not None:
        return Difference(count, spelling, None, refusal)
    log.answer(seat, says)
    return None


def speaking(log: Log, entry: Then) -> Seat:
    """The seat that an entry names, or else the one that is asked."""
    if entry.seat is None:
        asked_now = deciding(log.state)
        return 0 if asked_now is None else asked_now
    if not 0 <= entry.seat < log.state.seats:
        facts: Facts = {"wrong": entry.seat, "most": log.state.seats - 1}
        raise BadScenario("scenario-wrong-seat", facts)
    return entry.seat


def compare_refusal(
    entry: Then, spelling: str, refusal: Refusal | None, count: int
) -> Difference | None:
    """Refused by the rule, and for the reason, that the entry names."""
    is_rule = refusal is not None and refusal.rule == entry.refused
    is_reason = refusal is not None and entry.because in (None, refusal.reason.key)
    if is_rule and is_reason:
        return None
    wanted = " ".join(word for word in (entry.refused, entry.because) if word)
    return Difference(count, spelling, wanted, refusal)


# -- comparing -------------------------------------------------------------------------------


def compare(log: Log, expect: Mapping[str, Any], count: int) -> list[Difference]:
    """What the position should be, against what it is, path by path."""
    shown = facts_of(log)
    differences = []
    for path, wanted in flattened(expect):
        found = at(shown, path)
        if found != wanted and not (path == "legal" and is_same_set(found, wanted)):
            differences.append(Difference(count, path, wanted, found))
    return differences


def facts_of(log: Log) -> dict[str, Any]:
    """Everything that an ``expect`` can ask for."""
    state = log.state
    return {
        **log.game.show(state),
        "scores": state.scores(),
        "standing": state.standing(),
        "ending": state.ending(),
        "deciding": speaker_of(state),
        "asks": asked(state),
        "legal": [option.spelling for option in legal(state)],
        "over": not state.agenda,
    }


def speaker_of(state: State) -> Seat | str:
    """Who answers next: a seat, ``chance``, or ``nobody``."""
    seat = deciding(state)
    if seat is not None:
        return seat
    return "chance" if state.agenda and isinstance(state.agenda[-1], Chance) else "nobody"


def asked(state: State) -> str:
    """The step that waits for an answer or an outcome; empty when the game is over."""
    return type(state.agenda[-1]).__name__ if state.agenda else ""


def flattened(expect: Mapping[str, Any], before: str = "") -> list[tuple[str, Any]]:
    """``{"a": {"b": 1}}`` and ``{"a.b": 1}`` alike as ``[("a.b", 1)]``."""
    paths: list[tuple[str, Any]] = []
    for key, value in expect.items():
        if isinstance(value, dict):
            paths += flattened(value, f"{before}{key}.")
        else:
            paths.append((before + key, value))
    return paths


def at(shown: Any, path: str) -> Any:
    """What lies at a dotted path; NOTHING where it leads nowhere."""
    for key in path.split("."):
        if isinstance(shown, list) and key.isdigit() and int(key) < len(shown):
            shown = shown[int(key)]
        elif isinstance(shown, dict) and key in shown:
            shown = shown[key]
        else:
            return NOTHING
    return shown


def is_same_set(found: Any, wanted: Any) -> bool:
    return isinstance(wanted, list) and sorted(map(str, found)) == sorted(map(str, wanted))
