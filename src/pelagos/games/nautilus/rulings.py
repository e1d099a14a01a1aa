"""What the rulebook leaves open, and how a table has decided it."""

from collections.abc import Mapping
from typing import Any

from pelagos.games.nautilus.geometry.sites import CITY, HALF


class Rulings:
    """The answers to what the rulebook leaves open, as the options say."""

    def __init__(self, options: Mapping[str, str], rules: int) -> None:
        self.options, self.rules = options, rules
        self.base = options["base"]
        self.four_everywhere = options["habitation_limit"] == "four"
        self.dry = CITY if options["half_covered"] == "sea" else HALF  # where nobody sails
        self.interleave = options["interleave"] == "yes"
        self.may_visit = options["stopping"] == "choice"
        self.poor_may_visit = options["unpaid_rent"] == "visit"
        self.launch_on_token = options["launch_on_token"] == "yes"
        self.launch_opens_trench = options["launch_opens_trench"] == "yes"
        self.recover_in_place = options["recover_in_place"] == "yes"
        self.boost_keeps_move = options["boost_keeps_move"] == "yes"
        self.peeks_together = options["peeks"] == "together"
        self.dock_after_recovery = options["dock_after_recovery"] == "yes"
        self.unpaid_ends_move = rules == 1  # as a recovery does
        self.buying_counts = options["buying_counts"] == "yes"
        self.unmarked_counts = options["unmarked_counts"] == "yes"

    def __reduce__(self) -> tuple[Any, ...]:
        return Rulings, (self.options, self.rules)
