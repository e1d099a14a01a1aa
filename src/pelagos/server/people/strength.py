"""How soon a password would be guessed, as zxcvbn estimates it."""

from typing import Final

from zxcvbn import zxcvbn

READ: Final = 24  # letters that are judged; of all its work zxcvbn does the most for long passwords
ENOUGH: Final = 2  # on its scale up to 4: a million guesses would not find it
PATTERNS: Final = ("spatial", "sequence", "repeat")
DATES: Final = ("date", "regex")


def weakness(password: str, handle: str) -> str | None:
    """Why somebody would soon guess the password; None where they would not."""
    judged = zxcvbn(password[:READ], [handle, "pelagos"])
    if judged["score"] >= ENOUGH:
        return None
    longest = max(judged["sequence"], key=lambda match: len(match["token"]))
    pattern, words = longest["pattern"], longest.get("dictionary_name")
    if words == "user_inputs":
        return "handle"
    if pattern in PATTERNS:
        return "pattern"
    if pattern in DATES:
        return "date"
    return "common" if words == "passwords" else "word"
