"""Records: a log as text, one JSON object a line. A save, a record and an export are one format."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pelagos.kernel.canonical import compact
from pelagos.kernel.codec import read_answer
from pelagos.kernel.contract import Game, Seat
from pelagos.kernel.dealer import commitment
from pelagos.kernel.errors import (
    BadOption,
    BrokenRecord,
    Facts,
    Illegal,
    MissingBox,
    PelagosError,
)
from pelagos.kernel.log import FORMAT, HASH_LENGTH, VERSION, Header, Log, link
from pelagos.kernel.options import recorded, settle

# A game by its key, with the box of a fingerprint; where that is not at hand, with another one.
FindGame = Callable[[str, str], Game]
SIGNED: Final = b'{"signed":'  # how a line begins that a server has put under a record
HEADER_KINDS: Final[dict[str, type]] = {
    "engine": str,
    "game": str,
    "rules": int,
    "options": dict,
    "box": str,
    "seats": list,
    "commitment": str,
}


def write(log: Log) -> str:
    """The whole record. Of an unfinished game: a save, for those who may see everything."""
    lines = [written(log.header.body(), log.head_hash)]
    lines += [written(line.body, line.hash) for line in log.lines]
    return "".join(lines)


def export(log: Log, seat: Seat | None) -> str:
    """What ``seat`` (None: a spectator) may take away: all of a finished game, else masked."""
    if log.is_finished:
        return write(log)
    head = {**log.header.body(), "export": "spectator" if seat is None else seat}
    chain = link("", head, "")
    text = written(head, chain[:HASH_LENGTH])
    for line in log.lines:
        body = line.body if line.is_open_to(seat) else masked(line.body)
        chain = link(chain, body, "")
        text += written(body, chain[:HASH_LENGTH])
    return text


def masked(body: Mapping[str, Any]) -> dict[str, Any]:
    return {key: None if key in ("says", "is") else value for key, value in body.items()}


def written(body: Mapping[str, Any], hash: str) -> str:
    return compact({**body, "hash": hash}) + "\n"


class Signature:
    """Where a game was played, as a server says under its record; ``proof`` is made by its key."""

    def __init__(self, site: str, key: str, marks: Sequence[str], proof: str) -> None:
        self.site = site
        self.key = key
        self.marks = list(marks)
        self.proof = proof

    def covered(self, text: bytes) -> bytes:
        """What is signed: every byte of the record, and all that is said of it."""
        return text + compact(self._said()).encode()

    def row(self) -> str:
        return compact({"signed": self._said(), "signature": self.proof}) + "\n"

    def _said(self) -> dict[str, Any]:
        return {"site": self.site, "key": self.key, "marks": self.marks}


class Verdict:
    """What a record was found to be: whole, unfinished, or the masked export of one seat."""

    def __init__(self, kind: str, lines: int, log: Log | None, signature: Signature | None) -> None:
        self.kind = kind
        self.lines = lines
        self.log = log
        self.signature = signature  # whether it is right is not known here


def verify(data: bytes, find: FindGame) -> Verdict:
    """Read every byte of a record again, or raise BrokenRecord naming the first wrong line."""
    rows, signature = split(data), unsigned(data)[1]
    head = parsed(rows[0], 1)
    if "export" in head:
        verify_export(rows)
        return Verdict("export", len(rows), None, signature)
    log = replay(data, find)
    kind = "finished" if log.is_finished else "unfinished"
    return Verdict(kind, len(rows), log, signature)


def replay(data: bytes, find: FindGame) -> Log:
    """The log that a record holds, replayed under its own rules version and checked throughout."""
    rows = split(data)
    log = open_header(rows[0], find)
    ends = [count for count, row in enumerate(rows, start=1) if '"secret":' in row]
    secret = promised(log, rows[ends[0] - 1], ends[0]) if ends else None
    for count, row in enumerate(rows[1:], start=2):
        replay_line(log, parsed(row, count), count, secret)
        line = log.lines[-1]
        if written(line.body, line.hash) != row + "\n":
            raise BrokenRecord(count, "record-differs", {})
    if not log.state.agenda and not log.is_finished:
        raise BrokenRecord(len(rows), "record-without-end", {})
    return log


def split(data: bytes) -> list[str]:
    """The lines of a record, without a signature; each ends with one newline, the last one too."""
    if not data.endswith(b"\n"):
        raise BrokenRecord(data.count(b"\n") + 1, "record-cut-short", {})
    rows = []
    for count, row in enumerate(data[: start_of_signature(data) - 1].split(b"\n"), start=1):
        try:
            rows.append(row.decode())
        except UnicodeDecodeError:
            raise BrokenRecord(count, "record-not-text", {}) from None
    return rows


def start_of_signature(data: bytes) -> int:
    """Where the signature begins that is the last line of a record; its end where there is none."""
    start = data.rfind(b"\n", 0, -1) + 1
    return start if start and data.startswith(SIGNED, start) else len(data)


def unsigned(data: bytes) -> tuple[bytes, Signature | None]:
    """A record as it was played, and the signature under it."""
    start = start_of_signature(data)
    text, row = data[:start], data[start:]
    if not row:
        return text, None
    count = data.count(b"\n")
    signature = signature_of(row, count)
    if signature.row().encode() != row:
        raise BrokenRecord(count, "record-wrong-signature", {})
    return text, signature


def signature_of(row: bytes, count: int) -> Signature:
    try:
        line = parsed(row.decode(), count)
    except UnicodeDecodeError:
        raise BrokenRecord(count, "record-not-text", {}) from None
    said, proof = line["signed"], line.get("signature")
    if isinstance(said, dict) and isinstance(said.get("marks"), list):
        texts = [said.get("site"), said.get("key"), *said["marks"], proof]
        if all([isinstance(text, str) and text.isprintable() for text in texts]):
            return Signature(texts[0], texts[1], texts[2:-1], texts[-1])
    raise BrokenRecord(count, "record-wrong-signature", {})


def parsed(row: str, count: int) -> dict[str, Any]:
    try:
        data = json.loads(row)
    except (ValueError, RecursionError):
        raise BrokenRecord(count, "record-not-json", {}) from None
    if not isinstance(data, dict):
        raise BrokenRecord(count, "record-not-json", {})
    return data


def open_header(row: str, find: FindGame) -> Log:
    """A log at its beginning, as the header says."""
    head = parsed(row, 1)
    if head.get("format") != FORMAT or head.get("version") != VERSION:
        raise BrokenRecord(1, "record-of-another-format", {"known": f"{FORMAT} {VERSION}"})
    for key, kind in HEADER_KINDS.items():
        if type(head.get(key)) is not kind:
            raise BrokenRecord(1, "record-header-lacks", {"what": key})
    if not all([type(name) is str for name in head["seats"]]):
        raise BrokenRecord(1, "record-header-lacks", {"what": "seats"})
    header = Header(*(head[key] for key in HEADER_KINDS))
    if written(header.body(), link("", header.body(), "")[:HASH_LENGTH]) != row + "\n":
        raise BrokenRecord(1, "record-differs", {})
    game = find(header.game, header.box)
    check_versions(game, header)
    return Log(game, header)


def check_versions(game: Game, header: Header) -> None:
    """The rules version in a record decides how it replays; the box must be the one named."""
    if not game.oldest_rules <= header.rules <= game.rules:
        known = f"{game.oldest_rules}-{game.rules}"
        facts: Facts = {"rules": header.rules, "known": known, "engine": header.engine}
        raise BrokenRecord(1, "record-of-other-rules", facts)
    if header.box != game.box_fingerprint:
        own, name = game.box_fingerprint[:12], game.box_name
        facts = {"game": game.title, "box": header.box[:12], "own": own, "name": name}
        raise MissingBox(1, "record-of-another-box", facts)
    options = recorded(game, header.options)
    try:
        settled = settle(game, len(header.seats), options)
    except BadOption as error:
        raise BrokenRecord(1, error.key, error.facts) from None
    if settled != options:
        raise BrokenRecord(1, "record-header-lacks", {"what": "options"})


def promised(log: Log, row: str, count: int) -> bytes | None:
    """The secret on the line that ends the game; it must be the one promised."""
    try:
        secret = bytes.fromhex(json.loads(row)["secret"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    if commitment(secret) != log.header.commitment:
        raise BrokenRecord(count, "record-broke-promise", {})
    return secret


def replay_line(log: Log, row: dict[str, Any], count: int, secret: bytes | None) -> None:
    try:
        if "end" in row:
            replay_end(log, count, secret)
        elif "chance" in row:
            replay_chance(log, row, count, secret)
        elif "consent" in row:
            replay_take_back(log, row, count)
        elif "undo" in row:
            log.undo(replay_seat(log, row, count))
        else:
            says = read_answer(log.game, str(row.get("says")))
            log.answer(replay_seat(log, row, count), says)
    except Illegal as refused:  # mypyc gives one name one type in a function
        facts: Facts = {"rule": refused.refusal.rule or "-", "why": refused.key}
        raise BrokenRecord(count, "record-illegal", facts) from None
    except BrokenRecord:
        raise
    except PelagosError as error:
        raise BrokenRecord(count, error.key, error.facts) from None


def replay_seat(log: Log, row: dict[str, Any], count: int) -> Seat:
    seat = row.get("seat")
    if type(seat) is not int or not 0 <= seat < len(log.header.seats):
        raise BrokenRecord(count, "record-wrong-seat", {"seat": str(seat)})
    return seat


def replay_take_back(log: Log, row: dict[str, Any], count: int) -> None:
    """An answer taken back by consent: of seats of this game, each named once, in order."""
    seat, consent, line = replay_seat(log, row, count), row["consent"], row.get("undo")
    seats = list(range(len(log.header.seats)))
    is_sound = type(consent) is list and all([type(each) is int for each in consent])
    if not is_sound or consent != [each for each in seats if each in consent]:
        raise BrokenRecord(count, "record-wrong-seat", {"seat": str(consent)})
    if type(line) is not int or seat not in consent:
        raise BrokenRecord(count, "record-differs", {})
    log.take_back(seat, line, consent)


def replay_chance(log: Log, row: dict[str, Any], count: int, secret: bytes | None) -> None:
    outcome = read_answer(log.game, str(row.get("is")))
    if not log.awaits_chance():
        raise BrokenRecord(count, "record-differs", {})
    if secret is not None and log.dealt(secret) is not outcome:
        raise BrokenRecord(count, "record-chance-forged", {"is": outcome.spelling})
    log.outcome(outcome)


def replay_end(log: Log, count: int, secret: bytes | None) -> None:
    if log.state.agenda or log.is_finished or secret is None:
        raise BrokenRecord(count, "record-differs", {})
    log.finish(secret)


def verify_export(rows: list[str]) -> None:
    """A masked export: its chain must be whole; positions cannot be replayed from it."""
    chain = ""
    for count, row in enumerate(rows, start=1):
        body = parsed(row, count)
        body.pop("hash", None)
        chain = link(chain, body, "")
        if written(body, chain[:HASH_LENGTH]) != row + "\n":
            raise BrokenRecord(count, "record-differs", {})
