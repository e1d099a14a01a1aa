"""The journal of a tournament: one line for each game, so that it can be taken up again."""

from pathlib import Path
from typing import Final

import msgspec

from pelagos.arena.tournament import Match, MatchOutcome, TournamentPlan
from pelagos.files import append_line, read_bytes
from pelagos.kernel.errors import PelagosError

NAME: Final = "arena.jsonl"


class OtherTournament(PelagosError):
    """The folder holds the journal of another tournament."""


class Checkpoint:
    """The games of a plan that are played already. Its first line is the plan."""

    def __init__(self, folder: Path, plan: TournamentPlan) -> None:
        self.path = folder / NAME
        self.played: dict[Match, MatchOutcome] = {}
        if self.path.exists():
            self._read(plan)
        else:
            append_line(self.path, msgspec.json.encode(plan))

    def _read(self, plan: TournamentPlan) -> None:
        """What was written down; a last line that was cut short is played again."""
        *lines, rest = read_bytes(self.path).split(b"\n")
        first = lines[0] if lines else b""
        if first != msgspec.json.encode(plan):
            raise OtherTournament("arena-other-journal", {"file": str(self.path)})
        if rest:
            self.path.write_bytes(b"".join(line + b"\n" for line in lines))
        for line in lines[1:]:
            outcome = self._decode(line)
            self.played[Match(outcome.deal, outcome.line)] = outcome

    def _decode(self, line: bytes) -> MatchOutcome:
        try:
            return msgspec.json.decode(line, type=MatchOutcome)
        except msgspec.MsgspecError:
            raise OtherTournament("arena-other-journal", {"file": str(self.path)}) from None

    def add(self, outcome: MatchOutcome) -> None:
        self.played[Match(outcome.deal, outcome.line)] = outcome
        append_line(self.path, msgspec.json.encode(outcome))
