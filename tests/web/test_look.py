"""The look by numbers: contrast of the tokens in both themes, players told apart by everybody."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web/src/tokens.css"
THEMES = ("dark", "light")
SOLID = ("abyss", "trench", "deep", "panel-solid")
VOICES = ("foam", "spray", "mist", "mist-2", "sand", "crystal", "glow", "loss")
# What is written in which colour, on what, and how strong it has to be (WCAG 2 AA).
TEXT = [
    *(
        (ink, ground, 4.5)
        for ink in ("foam", "spray", "mist", "sand", "crystal")
        for ground in SOLID
    ),
    *(("mist-2", ground, 4.5) for ground in SOLID),
    *((ink, ground, 4.5) for ink in ("glow", "loss") for ground in SOLID),
    ("glow-ink", "glow", 4.5),
    ("glow-ink", "glow-bright", 4.5),
    ("sand-ink", "sand", 4.5),
    ("abyss", "foam", 4.5),
    ("bubble-ink", "bubble", 4.5),
    ("bubble-head", "bubble", 4.5),
    ("bubble-link", "bubble", 4.5),
    ("tip-ink", "tip", 4.5),
    ("foam", "twilight", 4.5),
    ("foam", "shallows", 4.5),
    *((f"p{n}", ground, 4.5) for n in (1, 2, 3, 4) for ground in ("deep", "panel-solid")),
    *((line, ground, 3.0) for line in ("line-2", "glow", "coral") for ground in SOLID),
]
# Machado, Oliveira, Fernandes 2009, severity 1: what reaches the eye of whom.
EYES = {
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
Colour = tuple[float, float, float]


def tokens(theme: str) -> dict[str, str]:
    css = TOKENS.read_text(encoding="utf-8")
    blocks = [re.search(r":root\{(.*?)\n\}", css, re.S)]
    if theme == "light":
        blocks.append(re.search(r'\[data-theme="light"\]\{(.*?)\n\}', css, re.S))
    found: dict[str, str] = {}
    for block in blocks:
        assert block
        found |= dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{3,6})\b", block[1]))
    return found


def linear(colour: str) -> Colour:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * d for d in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def light(colour: Colour) -> float:
    r, g, b = colour
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(linear(one)), light(linear(other))))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground", "least"), TEXT)
def test_contrast_is_enough(theme: str, ink: str, ground: str, least: float) -> None:
    all_of = tokens(theme)
    found = contrast(all_of[ink], all_of[ground])
    assert found >= least, f"{ink} on {ground}: {found:.2f}"


def seen(colour: str, eye: str) -> Colour:
    r, g, b = linear(colour)
    x, y, z = (max(0.0, min(1.0, m[0] * r + m[1] * g + m[2] * b)) for m in EYES[eye])
    return x, y, z


def lab(colour: Colour) -> Colour:
    """CIE L*a*b*, where distances are what the eye calls different."""
    r, g, b = colour
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str, eye: str) -> float:
    """How different two colours are to an eye; 12 and more is seen at a glance."""
    a, b = lab(seen(one, eye)), lab(seen(other, eye))
    return math.dist(a, b)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eye", EYES)
def test_players_differ_for_every_eye(theme: str, eye: str) -> None:
    """By colour as far as that goes; their shapes differ for everybody anyway."""
    all_of = tokens(theme)
    for one, other in combinations((f"p{n}" for n in (1, 2, 3, 4)), 2):
        distance = apart(all_of[one], all_of[other], eye)
        assert distance > 12, f"{one} and {other}: {distance:.0f}"


def test_no_other_file_makes_a_colour() -> None:
    """Only tokens.css, and a game's own tokens.css; drawings and shadows apart."""
    sources = TOKENS.parent
    paths = [*sources.rglob("*.svelte"), *sources.rglob("*.css")]
    for path in paths:
        if path.name == "tokens.css" or path.name in ("Logo.svelte", "Water.svelte"):
            continue
        style = path.read_text(encoding="utf-8").partition("<style>")[2] or (
            path.read_text(encoding="utf-8") if path.suffix == ".css" else ""
        )
        colours = [c for c in re.findall(r"#[0-9a-fA-F]{3,8}\b|\brgba?\([^)]*\)", style)]
        assert set(colours) <= {"rgb(255 255 255 / 0.35)"}, f"{path.name}: {colours}"
