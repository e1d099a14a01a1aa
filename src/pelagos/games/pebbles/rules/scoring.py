"""PB-5: the pebbles are opened and counted. The sum itself is in ``Beach.scores``."""

from pelagos.games.pebbles.state import ALL_OPEN, Beach
from pelagos.kernel.contract import Effect


class OpenPebbles(Effect[Beach]):
    """Everybody shows the pebbles that are left."""

    rule = "PB-5.1"
    reveals = True

    def happen(self, state: Beach) -> None:
        state.opened = ALL_OPEN
