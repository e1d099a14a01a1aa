"""What has to be known of a game beside its result, as its page and its record say."""

from typing import Final

from pelagos.server.model import Seating, StoredTable

# Words are in ``mark-<mark>``.
TAKEN_BACK: Final = "taken-back"  # by consent
HINTS: Final = "hints"  # somebody with a seat asked for some
STAND_IN: Final = "stand-in"  # a computer player answered for somebody


def marks_of(kept: StoredTable) -> list[str]:
    """The marks of a game, in the order in which they are told."""
    return marks(kept.seating, any(is_consent(line) for line in kept.lines))


def marks(seating: Seating, is_taken_back: bool) -> list[str]:
    found = [TAKEN_BACK] if is_taken_back else []
    found += [HINTS] if seating.conduct.hinted else []
    return found + ([STAND_IN] if seating.conduct.departures else [])


def is_consent(line: str) -> bool:
    return '"consent":' in line
