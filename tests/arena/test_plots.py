"""Pictures of a tournament: well-formed, and true to the figures."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

from pelagos.arena.plots import game_lengths, points_by_category, win_shares

SVG = "{http://www.w3.org/2000/svg}"


def tell(value: float) -> str:
    return f"{value:.1f}"


def bars(svg: str) -> list[tuple[float, float]]:
    """Where each bar begins, and how long it is."""
    return [(float(b.attrib["x"]), float(b.attrib["width"])) for b in parts(svg, "rect")]


def parts(svg: str, kind: str) -> Iterator[ElementTree.Element]:
    return ElementTree.fromstring(svg).iter(SVG + kind)


def test_a_bar_is_as_long_as_the_share_and_its_interval_surrounds_its_end() -> None:
    agents = [
        {"name": "best <&>", "win_share": 0.75, "interval": [0.5, 0.9]},
        {"name": "uniform", "win_share": 0.25, "interval": [0.1, 0.5]},
    ]
    svg = win_shares("Shares", agents, 0.5, tell)
    (left, long), (_, short) = bars(svg)
    assert abs(long - 3 * short) < 0.5
    even, interval, *_ = parts(svg, "line")
    assert float(interval.attrib["x1"]) == float(even.attrib["x1"])
    assert float(interval.attrib["x1"]) < left + long < float(interval.attrib["x2"])
    assert {"best <&>", "75.0"} <= {text.text for text in parts(svg, "text")}


def test_what_costs_points_goes_to_the_left() -> None:
    means = {"Crystals": {"a": 4.0, "b": 2.0}, "Octopods": {"a": -1.0, "b": 0.0}}
    _, _, (zero, four), (_, two), (lost, one), (_, nothing) = bars(
        points_by_category("Points", means, tell)
    )
    assert abs(four - 2 * two) < 0.3 and abs(four - 4 * one) < 0.3 and nothing == 0
    assert abs(lost + one - zero) < 0.2


def test_every_game_is_in_one_column() -> None:
    svg = game_lengths("Length", [100, 101, 101, 190, 250])
    counts = [text.text for text in parts(svg, "text") if "faint" in text.attrib["class"]]
    assert sum(int(count or 0) for count in counts) == 5
    assert len(bars(game_lengths("Length", [7]))) == 1
