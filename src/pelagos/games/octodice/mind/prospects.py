"""What dice that are still to fall can bring, if they are set aside as well as can be (OD-3)."""

from itertools import combinations, combinations_with_replacement
from math import factorial
from typing import Final

from pelagos.games.octodice.box import DICE, FACES, NONE, OCTOPOD, RESEARCH, SUBMARINE, WHITE, Box

ASIDE: Final = 2  # dice set aside after the first and after the second roll
UNKNOWN: Final = -1e9

# The faces of up to three dice of a colour, in order. Below they are known by their place here.
SETS: Final = [
    faces
    for size in range(WHITE + 1)
    for faces in combinations_with_replacement(range(FACES), size)
]
MANY: Final = len(SETS)
NOTHING: Final = 0
SIZE: Final = [len(faces) for faces in SETS]
PLACE: Final = {faces: place for place, faces in enumerate(SETS)}


def chance_of(faces: tuple[int, ...]) -> float:
    """How likely so many dice show these faces."""
    ways = factorial(len(faces))
    for face in set(faces):
        ways //= factorial(faces.count(face))
    return ways / float(FACES ** len(faces))


def joined(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return PLACE.get(tuple(sorted(one + other)), NONE)


def parts(faces: tuple[int, ...], size: int) -> list[int]:
    """The sets of so many of these dice."""
    return sorted({PLACE[part] for part in combinations(faces, size)})


CHANCE: Final = [chance_of(faces) for faces in SETS]
OF_SIZE: Final = [[p for p in range(MANY) if SIZE[p] == size] for size in range(WHITE + 1)]
JOINED: Final = [joined(one, other) for one in SETS for other in SETS]
WITH: Final = [joined(faces, (face,)) for faces in SETS for face in range(FACES)]
SHOWN: Final = [sorted(set(faces)) for faces in SETS]
PARTS: Final = [parts(faces, size) for faces in SETS for size in range(ASIDE + 1)]


class Prospects:
    """For one sheet: what dice are worth, by those that are set aside, white and black."""

    def __init__(self, box: Box, gains: list[float], caught: list[float]) -> None:
        self.caught = caught
        self.pairs = best_of_two(box, gains)
        self.white_octopods = [white_octopods(box, white) for white in range(MANY)]
        self.black_octopods = [black_octopods(box, black) for black in range(MANY)]
        self.worth = [UNKNOWN] * (MANY * MANY)

    def rolled(self, white: int, black: int) -> float:
        """These are set aside and all others are rolled."""
        found = self.worth[white * MANY + black]
        if found == UNKNOWN:
            found = self.worked_out(white, black)
            self.worth[white * MANY + black] = found
        return found

    def worked_out(self, white: int, black: int) -> float:
        aside = SIZE[white] + SIZE[black]
        if aside == DICE:
            return self.all_lie(white, black)
        return self.mean_of_rolls(white, black) if aside <= ASIDE else self.one_more(white, black)

    def all_lie(self, white: int, black: int) -> float:
        """The best two actions, and the octopods."""
        octopods = self.white_octopods[white] + self.black_octopods[black]
        return best_actions(self.pairs, white, black) + self.caught[octopods]

    def one_more(self, white: int, black: int) -> float:
        """The others fall as they will: the mean over the next of them."""
        total = 0.0
        for face in range(FACES):
            if SIZE[white] < WHITE:
                total += self.rolled(WITH[white * FACES + face], black)
            else:
                total += self.rolled(white, WITH[black * FACES + face])
        return total / FACES

    def mean_of_rolls(self, white: int, black: int) -> float:
        """Two of the dice that fall are set aside: white ones, black ones, or one of each."""
        total = 0.0
        of_blacks = self.two_blacks(white, black)
        by_faces = self.one_of_each(white, black)
        for whites in OF_SIZE[WHITE - SIZE[white]]:
            of_whites = self.two_whites(white, black, whites)
            by_face = best_by_face(by_faces, SHOWN[whites])
            for blacks in OF_SIZE[WHITE - SIZE[black]]:
                best = max(of_whites, of_blacks[blacks])
                for face in SHOWN[blacks]:
                    best = max(best, by_face[face])
                total += CHANCE[whites] * CHANCE[blacks] * best
        return total

    def one_of_each(self, white: int, black: int) -> list[float]:
        """One more of either colour is set aside: by the white and then by the black face."""
        found: list[float] = []
        for face in range(FACES):
            for other in range(FACES):
                found.append(self.rolled(WITH[white * FACES + face], WITH[black * FACES + other]))
        return found

    def two_whites(self, white: int, black: int, whites: int) -> float:
        best = UNKNOWN
        for two in PARTS[whites * (ASIDE + 1) + ASIDE]:
            best = max(best, self.rolled(JOINED[white * MANY + two], black))
        return best

    def two_blacks(self, white: int, black: int) -> list[float]:
        """By the black dice that fall."""
        found = [UNKNOWN] * MANY
        for blacks in OF_SIZE[WHITE - SIZE[black]]:
            for two in PARTS[blacks * (ASIDE + 1) + ASIDE]:
                worth = self.rolled(white, JOINED[black * MANY + two])
                found[blacks] = max(found[blacks], worth)
        return found

    def chosen(self, white: int, black: int, whites: int, blacks: int, aside: int) -> float:
        """Beside those set aside, so many of these are set aside too: the best of them."""
        best = UNKNOWN
        for dark in range(max(aside - SIZE[whites], 0), min(aside, SIZE[blacks]) + 1):
            for light in PARTS[whites * (ASIDE + 1) + aside - dark]:
                row = JOINED[white * MANY + light]
                for other in PARTS[blacks * (ASIDE + 1) + dark]:
                    found = self.rolled(row, JOINED[black * MANY + other])
                    if found > best:
                        best = found
        return best


def best_by_face(by_faces: list[float], whites: list[int]) -> list[float]:
    """By the face of a black die: what it is worth beside the best of these white ones."""
    found = [UNKNOWN] * FACES
    for white in whites:
        for face in range(FACES):
            found[face] = max(found[face], by_faces[white * FACES + face])
    return found


def best_of_two(box: Box, gains: list[float]) -> list[float]:
    """By two white and two black dice: what two actions with them bring."""
    found = [0.0] * (MANY * MANY)
    for white in OF_SIZE[2]:
        first, second = [box.symbol[face] for face in SETS[white]]
        for black in OF_SIZE[2]:
            found[white * MANY + black] = two_actions(gains, first, second, SETS[black])
    return found


def two_actions(gains: list[float], first: int, second: int, faces: tuple[int, ...]) -> float:
    """Two symbols with two faces of black dice, either way round."""
    one, other = faces
    straight = gains[first * FACES + one] + gains[second * FACES + other]
    crossed = gains[first * FACES + other] + gains[second * FACES + one]
    if is_barred(first, second, one == other):
        return max(gains[first * FACES + one], gains[first * FACES + other])
    return max(straight, crossed)


def is_barred(first: int, second: int, is_same_face: bool) -> bool:
    """Two actions of one kind that exclude each other, as far as one colour goes for both.

    OD-4.8: the next circle of research has another colour. OD-4.12: one submarine a colour.
    """
    if first != second:
        return False
    return first == RESEARCH or (first == SUBMARINE and is_same_face)


def best_actions(pairs: list[float], white: int, black: int) -> float:
    best = 0.0
    for light in PARTS[white * (ASIDE + 1) + 2]:
        for dark in PARTS[black * (ASIDE + 1) + 2]:
            if pairs[light * MANY + dark] > best:
                best = pairs[light * MANY + dark]
    return best


def white_octopods(box: Box, white: int) -> int:
    return sum([box.symbol[face] == OCTOPOD for face in SETS[white]])


def black_octopods(box: Box, black: int) -> int:
    return sum([box.colour[face] == NONE for face in SETS[black]])
