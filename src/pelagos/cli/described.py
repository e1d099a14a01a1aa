"""A position of a game in the words of scenarios, and as a whole scenario file."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pelagos.kernel.codec import encode, encode_step
from pelagos.kernel.contract import Decision, State
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.log import Log
from pelagos.kernel.options import settle
from pelagos.kernel.play import why_not
from pelagos.proof import scenarios
from pelagos.proof.scenarios import IMPOSSIBLE, Scenario, facts_of

PLAIN: Final = re.compile(r"[A-Za-z0-9_-]+")  # a key of TOML that needs no quotes
EXPECTED: Final = ("deciding", "asks", "scores")
Document = dict[str, Any]


def scenario_of(log: Log, title: str) -> str:
    """A scenario file that begins here; PelagosError where words cannot say the position."""
    document = beginning(log, title)
    full = built(document, log)
    if full is None or facts_of(full) != facts_of(log):
        raise PelagosError("inspect-beyond-words", {})
    leave_out(document, log, encode(full.state))
    return "\n".join(lines_of(document)) + "\n"


def built(document: Document, log: Log) -> Log | None:
    """The same game from what the document says; None where that makes no position."""
    try:
        return scenarios.build(log.game, Scenario(document))
    except (PelagosError, *IMPOSSIBLE):
        return None


def beginning(log: Log, title: str) -> Document:
    """Everything that can be said of it, with what is true there."""
    header, state = log.header, log.state
    usual = settle(log.game, len(header.seats), {})
    facts = facts_of(log)
    return {
        "title": title,
        "game": log.game.key,
        "rules": [state.agenda[-1].rule] if state.agenda else [],
        "seats": len(header.seats),
        "options": {key: value for key, value in log.options.items() if usual[key] != value},
        "agenda": [encode_step(step) for step in reversed(state.agenda)],
        "position": log.game.show(state),
        "then": [{"expect": {key: facts[key] for key in EXPECTED}}, *refusals(state)],
    }


def refusals(state: State) -> Iterator[Document]:
    """An answer for each reason to refuse one."""
    step = state.agenda[-1] if state.agenda else None
    told = set()
    for answer in step.candidates(state) if isinstance(step, Decision) else ():
        refusal = why_not(state, answer)
        if refusal is not None and (because := (refusal.rule, refusal.reason.key)) not in told:
            told.add(because)
            yield {"says": answer.spelling, "refused": because[0], "because": because[1]}


def leave_out(document: Document, log: Log, wanted: Mapping[str, Any]) -> None:
    """Whatever the position is the same without."""

    def is_same() -> bool:
        shorter = built(document, log)
        return shorter is not None and encode(shorter.state) == wanted

    def spare(words: Document) -> None:
        for key, value in list(words.items()):
            del words[key]
            if not is_same():
                words[key] = value
                for part in value if isinstance(value, list) else [value]:
                    if isinstance(part, dict):
                        spare(part)

    spare(document["position"])
    if not document["options"]:
        del document["options"]
    agenda = document.pop("agenda")
    if not is_same():
        document["agenda"] = agenda


# -- as TOML ------------------------------------------------------------------------------------


def lines_of(document: Mapping[str, Any], name: str = "") -> Iterator[str]:
    """A table of TOML: plain values first, then tables and lists of tables."""
    tables = {key: value for key, value in document.items() if is_table(value)}
    for key, value in document.items():
        if key not in tables:
            yield f"{key_text(key)} = {value_text(value)}"
    for key, value in tables.items():
        path = f"{name}{key_text(key)}"
        if isinstance(value, dict):
            yield from ("", f"[{path}]")
            yield from inner_lines(value, path)
        else:
            for part in value:
                yield from ("", f"[[{path}]]")
                yield from inner_lines(part, path)


def inner_lines(table: Mapping[str, Any], path: str) -> Iterator[str]:
    """The position has tables of its own; deeper ones stand on one line."""
    if path == "position":
        yield from lines_of(table, "position.")
    else:
        for key, value in table.items():
            yield f"{key_text(key)} = {value_text(value)}"


def is_table(value: object) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(part, dict) for part in value)
    return isinstance(value, dict)


def key_text(key: str) -> str:
    return key if PLAIN.fullmatch(key) else value_text(key)


def value_text(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key_text(key)} = {value_text(part)}" for key, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(value_text, value))}]"
    return json.dumps(value, ensure_ascii=False)
