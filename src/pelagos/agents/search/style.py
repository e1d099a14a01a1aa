"""How a search goes about it: a few numbers, found by play against ``greedy``."""

from typing import Final


class Style:
    """What a searcher believes about a game."""

    def __init__(
        self,
        curiosity: float = 3.0,
        warmth: float = 1.5,
        swing: float = 8.0,
        win: float = 0.7,
        win_of_many: float = 0.2,
        ahead: int = 0,
        patience: int = 1,
    ) -> None:
        self.curiosity = curiosity  # how much a promising answer is tried beyond what it has shown
        self.warmth = warmth  # points by which an answer may look worse and still be considered
        self.swing = swing  # points of lead that make winning e times as likely as losing
        self.win = win  # of what a seat wants is its share of the win; the rest are points
        self.win_of_many = win_of_many  # likewise of three and more, whose luck hides one's own
        self.ahead = ahead  # answers that the heuristic plays on before a position is judged
        self.patience = patience  # visits until the answers to a question are tried one by one


NEVER: Final = 1_000_000
PLAIN: Final = Style()
STYLES: Final[dict[str, Style]] = {  # by the key of a game
    "aquasphere": Style(warmth=2.5),
    # One look ahead, on many imagined positions: what its heuristic says leaps from one kind of
    # question to the next, so that lines of different lengths cannot be compared.
    "nautilus": Style(warmth=6.0, swing=30.0, win=0.2, win_of_many=0.6, patience=NEVER),
    "neweden": Style(warmth=3.0, win=0.5, patience=2),
    "octodice": Style(warmth=3.0, win=0.2),
}


def style_of(game: str) -> Style:
    return STYLES.get(game, PLAIN)
