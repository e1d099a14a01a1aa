"""How a search goes about it: a few numbers, found by play against ``greedy``."""

from typing import Final


class SearchParameters:
    """What a searcher believes about a game."""

    def __init__(
        self,
        curiosity: float = 3.0,
        warmth: float = 1.5,
        swing: float = 8.0,
        win: float = 0.2,
        patience: int = 1,
        hasty: bool = False,
        trust: float = 0.0,
    ) -> None:
        self.curiosity = curiosity  # how much a promising answer is tried beyond what it has shown
        self.warmth = warmth  # points by which an answer may look worse and still be considered
        self.swing = swing  # points of lead that make winning e times as likely as losing
        self.win = win  # of what a seat wants is its share of the win; the rest are points
        self.patience = patience  # visits until the answers to a question are tried one by one
        self.hasty = hasty  # whether first impressions are the heuristic's, which is quicker
        self.trust = trust  # points that an answer is worth which promises e times as much


PLAIN: Final = (SearchParameters(win=0.7), SearchParameters())
STYLES: Final[
    dict[str, tuple[SearchParameters, SearchParameters]]
] = {  # by the key of a game; the second of many
    "aquasphere": (SearchParameters(warmth=2.5, win=0.7), SearchParameters(warmth=2.5)),
    "nautilus": (
        SearchParameters(warmth=3.0, hasty=True, trust=4.0),
        SearchParameters(warmth=3.0, swing=30.0, win=0.3, patience=2, trust=5.0),
    ),
    "neweden": (SearchParameters(warmth=3.0, win=0.5), SearchParameters(warmth=3.0)),
    "octodice": (SearchParameters(warmth=2.0, win=0.5), SearchParameters(warmth=2.0)),
}


def style_of(game: str, seats: int) -> SearchParameters:
    """For games of two, or of three and more, whose luck hides one's own."""
    of_two, of_many = STYLES.get(game, PLAIN)
    return of_two if seats < 3 else of_many
