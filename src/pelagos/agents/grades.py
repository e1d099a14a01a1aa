"""How well each level plays a game, so that about 100 rating points lie between neighbours.

docs/agents.md tells how the numbers were found, and what games between neighbours came to.
"""

from typing import Final, NamedTuple


class Glance(NamedTuple):
    """Judges every answer by what the position looks like afterwards."""

    blur: float  # mistakes, in spreads between the answers there are
    reach: float = 0.5  # of the answers, the better ones, may be given


class Thought(NamedTuple):
    """Searches ahead."""

    iterations: int  # at most
    blur: float = 0.0  # how little it minds what it has tried less


Grade = Glance | Thought | None  # None: searches for as long as the clock allows
Grades = tuple[Grade, Grade, Grade, Grade, Grade, Grade, Grade, Grade]  # weakest first

PLAIN: Final[Grades] = (  # for a game that nobody has graded
    Glance(0.9),
    Glance(0.7),
    Glance(0.5),
    Glance(0.3),
    Thought(8),
    Thought(16),
    Thought(40),
    None,
)
GRADES: Final[dict[str, Grades]] = {  # by the key of a game
    "aquasphere": (
        Glance(0.7),
        Glance(0.52),
        Glance(0.32),
        Thought(6),
        Thought(14),
        Thought(30),
        Thought(100),
        None,
    ),
    "nautilus": (
        Glance(1.8),
        Glance(1.22),
        Glance(0.78),
        Glance(0.45),
        Thought(12, blur=4.5),
        Thought(24, blur=1.0),
        Thought(60, blur=0.2),
        None,
    ),
    "neweden": (
        Glance(3.2),
        Glance(1.25),
        Glance(0.65),
        Glance(0.22),
        Thought(24, blur=1.5),
        Thought(24, blur=0.6),
        Thought(60),
        None,
    ),
    "octodice": (
        Glance(2.4, reach=0.67),
        Glance(4.5),
        Glance(1.7),
        Glance(0.9),
        Thought(40, blur=8.0),
        Thought(40, blur=2.0),
        Thought(40, blur=0.65),
        None,
    ),
}


def grade_of(game: str, place: int) -> Grade:
    return GRADES.get(game, PLAIN)[place]
