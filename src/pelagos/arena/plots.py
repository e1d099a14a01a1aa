"""A tournament as pictures: SVG that follows the reader's light or dark colours."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, Final

WIDTH: Final = 720
LABELS: Final = 270  # room for names on the left
RIGHT: Final = 640  # where the scale ends; figures stand behind it
ROW: Final = 34
BAR: Final = 15
HEAD: Final = 56
BINS: Final = 20
LONGEST: Final = 36  # letters of a name
# Okabe and Ito: told apart by people who see colours differently.
COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#b8a800")
STYLE: Final = """<style>
svg { background: #fff; color: #16252e; font: 13px system-ui, sans-serif }
text { fill: currentColor } .faint { opacity: .7 } .soft { opacity: .6 }
.end { text-anchor: end } .mid { text-anchor: middle }
.title { font-size: 16px; font-weight: 600 } line { stroke: currentColor }
@media (prefers-color-scheme: dark) { svg { background: #0d1b24; color: #dbe8ee } }
</style>"""
Tell = Callable[[float], str]  # a figure in the reader's language


class Drawing:
    """Shapes and words, gathered into one SVG."""

    def __init__(self, title: str, height: float) -> None:
        self._title = title
        self._height = height
        self._parts: list[str] = []
        self.text(16, 28, title, "title")

    def text(self, x: float, y: float, words: str, kind: str = "") -> None:
        self._parts.append(f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>')

    def bar(
        self, x: float, y: float, width: float, height: float, colour: str, kind: str = ""
    ) -> None:
        place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self._parts.append(f'<rect class="{kind}" {place} fill="{colour}" rx="2"/>')

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str = "") -> None:
        place = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self._parts.append(f'<line class="{kind}" {place}/>')

    def svg(self) -> str:
        size = f'viewBox="0 0 {WIDTH} {self._height:.0f}" width="{WIDTH}" role="img"'
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<title>{escape(self._title)}</title>'
        )
        return "\n".join([head, STYLE, *self._parts, "</svg>"]) + "\n"


class Scale:
    """Values from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self._low = low
        self._span = (high - low) or 1.0

    def __call__(self, value: float) -> float:
        return LABELS + (RIGHT - LABELS) * (value - self._low) / self._span


def win_shares(title: str, agents: Sequence[Mapping[str, Any]], even: float, tell: Tell) -> str:
    """A bar for each agent with its 95 % interval; a line where all would be alike."""
    drawing = Drawing(title, HEAD + ROW * len(agents) + 16)
    scale = Scale(0.0, 1.0)
    drawing.line(scale(even), HEAD - 8, scale(even), HEAD + ROW * len(agents), "faint")
    for row, about in enumerate(agents):
        top, middle = HEAD + ROW * row, HEAD + ROW * row + ROW / 2
        low, high = about["interval"]
        drawing.text(LABELS - 10, middle + 4, shortened(about["name"]), "end")
        bar = scale(about["win_share"]) - LABELS
        drawing.bar(LABELS, top + 6, bar, ROW - 12, COLOURS[row % len(COLOURS)], "soft")
        drawing.line(scale(low), middle, scale(high), middle)
        for end in (low, high):
            drawing.line(scale(end), middle - 5, scale(end), middle + 5)
        drawing.text(RIGHT + 10, middle + 4, tell(100 * about["win_share"]))
    return drawing.svg()


def points_by_category(title: str, means: Mapping[str, Mapping[str, float]], tell: Tell) -> str:
    """For each category a bar for each agent; what costs points goes to the left."""
    agents = list(dict.fromkeys(name for by_agent in means.values() for name in by_agent))
    step = BAR * len(agents) + 14
    drawing = Drawing(title, HEAD + 22 + step * len(means) + 10)
    legend(drawing, agents)
    values = [value for by_agent in means.values() for value in by_agent.values()]
    scale = Scale(min(0.0, *values), max(0.0, *values))
    for row, (category, by_agent) in enumerate(means.items()):
        top = HEAD + 22 + step * row
        drawing.text(LABELS - 10, top + step / 2, shortened(category), "end")
        for place, name in enumerate(agents):
            value, y = by_agent.get(name, 0.0), top + BAR * place
            left = min(scale(0), scale(value))
            colour = COLOURS[place % len(COLOURS)]
            drawing.bar(left, y, abs(scale(value) - scale(0)), BAR - 2, colour)
            drawing.text(RIGHT + 10, y + BAR - 3, tell(value), "faint")
    drawing.line(scale(0), HEAD + 16, scale(0), HEAD + 22 + step * len(means), "faint")
    return drawing.svg()


def legend(drawing: Drawing, agents: Sequence[str]) -> None:
    x = 16.0
    for place, name in enumerate(agents):
        drawing.bar(x, HEAD - 11, 12, 12, COLOURS[place % len(COLOURS)])
        drawing.text(x + 18, HEAD, shortened(name))
        x += 34 + 7.5 * len(shortened(name))


def game_lengths(title: str, lengths: Sequence[int]) -> str:
    """How many games took how many decisions."""
    low, high = min(lengths), max(lengths)
    width = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // width + 1)
    for length in lengths:
        counts[(length - low) // width] += 1
    base, room = HEAD + 180, (WIDTH - 64) / len(counts)
    drawing = Drawing(title, base + 34)
    for place, count in enumerate(counts):
        height, x = 170 * count / max(counts), 32 + room * place
        drawing.bar(x + 1, base - height, room - 2, height, COLOURS[0])
        if count:
            drawing.text(x + room / 2, base - height - 4, str(count), "mid faint")
    drawing.line(32, base, WIDTH - 32, base)
    for value in sorted({low, high}):
        drawing.text(32 + room * ((value - low) // width + 0.5), base + 18, str(value), "mid")
    return drawing.svg()


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
