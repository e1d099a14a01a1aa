"""Where those who make tables come from, as far as this process has seen it.

A guest has a new identity for the asking, but not a new address; so computer players are shared
between addresses first. It is kept in memory only: after a restart an address is known again when
its players look at their tables. Where it is not, each player stands for themselves.
"""

from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000  # players; those are forgotten who were seen longest ago


class Origins:
    """The address at which each player was seen last."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def note(self, player: str, address: str) -> None:
        """Only of somebody who has made a table: the others could be anybody."""
        self._seen[player] = address
        self._seen.move_to_end(player)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def of(self, player: str) -> str:
        return self._seen.get(player, player)
