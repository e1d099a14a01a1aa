"""Names of people, as everybody else is to see them: visible, of bounded length, not another's.

The one place that says what a name may be: of a handle, of a guest, in a record.
"""

import re
import unicodedata
from typing import Final

from pelagos.server.bounds import NAME_LETTERS

HANDLE: Final = r"^[A-Za-z][A-Za-z0-9_-]{2,19}(?!\n)$"
GUEST: Final = "Guest"  # whoever gives no name that can be seen
MARK: Final = " (guest)"  # behind the name of a guest that looks like somebody's handle
STACKED: Final = 4  # signs on one letter: as many as people write anywhere

# Drawn as nothing, though they count as printable.
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
# Letters that are drawn like those of a handle: Cyrillic, Greek, Armenian, Cherokee, Latin, signs.
DRAWN_ALIKE: Final = str.maketrans(
    "АВСЕНІЈКМОРЅТУҮХԚԜӀавсԁеһнігјкӏмопрѕтуүхѵԛԝ"
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορστυχω"
    "ցհոսօ"
    "ᎪᏴᏟᎠᎬᎻᎥᎫᏦᏞᎷᏃᏢᎡᏚᎢᏙᎳᏴ"
    "ıɩȷɑɡøłđħ01|!",
    "ABCEHIJKMOPSTYYXQWIabcdehhirjklmonpstyyxvqw"
    "ABEZHIKMNOPTYXabyenikvopotuxw"
    "ghnuo"
    "ABCDEHIJKLMZPRSTVWB"
    "iijagoldholll",
)


def tidy(name: str) -> str:
    """The name as it is shown: NFC, nothing invisible; "" where no letter or digit is left."""
    seen = [each for each in BLANK.sub("", name) if each.isprintable() or each.isspace()]
    words = " ".join("".join(seen).split())
    plain = unstacked(unicodedata.normalize("NFC", words))[:NAME_LETTERS].strip()
    return plain if any(unicodedata.category(each)[0] in "LN" for each in plain) else ""


def unstacked(name: str) -> str:
    """Without the signs that are piled upon a letter, but for the first of them."""
    kept: list[str] = []
    height = 0
    for each in name:
        height = height + 1 if unicodedata.category(each).startswith("M") else 0
        if height <= STACKED:
            kept.append(each)
    return "".join(kept)


def skeleton(name: str) -> str:
    """The same for all names that are taken for one another at a glance."""
    apart = unicodedata.normalize("NFKD", name)
    bare = "".join(each for each in apart if not unicodedata.category(each).startswith("M"))
    plain = bare.translate(DRAWN_ALIKE).casefold().replace("i", "l")
    alike = plain.replace("rn", "m").replace("vv", "w")
    return re.sub(r"[\W_]+", "-", alike).strip("-")


def as_guest(name: str) -> str:
    """The name of a guest that somebody with an account goes by."""
    return name[: NAME_LETTERS - len(MARK)].strip() + MARK
