"""``pelagos ladder``."""

import json
from pathlib import Path

from pelagos import shelf
from pelagos.agents.levels import LEVELS
from pelagos.arena.checkpoint import NAME
from pelagos.arena.ladder import difference
from tests.cli.conftest import Call

SHORT = ("ladder", "pebbles", "--games", "2", "--budget", "2")


def test_every_level_meets_the_one_below(pelagos: Call) -> None:
    data = json.loads(pelagos(*SHORT, "--json").out)
    assert [rung["lower"] for rung in data["rungs"]] == [*LEVELS][:-1]
    assert [rung["upper"] for rung in data["rungs"]] == [*LEVELS][1:]
    for rung in data["rungs"]:
        low, high = rung["interval"]
        assert low <= rung["win_share"] <= high
        assert rung["games"] == 2
    assert pelagos(*SHORT, "--json").out == json.dumps(data, indent=2) + "\n"


def test_a_part_of_the_ladder_can_be_taken_up_again(pelagos: Call, tmp_path: Path) -> None:
    words = (*SHORT, "--from", "turtle", "--to", "dolphin", "--records", str(tmp_path), "--json")
    out = pelagos(*words).out
    assert [rung["upper"] for rung in json.loads(out)["rungs"]] == ["manta", "dolphin"]
    journals = sorted(tmp_path.glob(f"*/{NAME}"))
    assert [each.parent.name for each in journals] == ["manta-dolphin", "turtle-manta"]
    kept = [each.read_bytes() for each in journals]
    journals[0].write_bytes(b"".join(kept[0].splitlines(True)[:-1]))
    assert pelagos(*words).out == out
    assert [each.read_bytes() for each in journals] == kept


def test_a_ladder_is_climbed_with_a_box_of_ones_own(pelagos: Call, tmp_path: Path) -> None:
    assert pelagos("box", "pebbles", "--export", "my.toml").code == 0
    box = Path("my.toml")
    box.write_text(box.read_text().replace("number = 3", "number = 4"), encoding="utf-8")
    words = (*SHORT, "--to", "seahorse", "--box", "my.toml", "--records", "kept")
    assert pelagos(*words).code == 0
    own = shelf.with_box("pebbles", box.read_text()).box_fingerprint
    for record in Path("kept").glob("*/pebbles-*.jsonl"):
        assert json.loads(record.read_text().splitlines()[0])["box"] == own


def test_a_ladder_needs_two_levels(pelagos: Call) -> None:
    said = pelagos(*SHORT, "--from", "orca", "--to", "turtle", "--lang", "en").is_bad_input()
    assert "turtle is not above orca" in said


def test_the_ladder_speaks_to_people(pelagos: Call) -> None:
    out = pelagos(*SHORT, "--lang", "fr").out
    assert "Écart de" in out and "kraken" in out


def test_a_share_of_the_win_is_told_in_rating_points() -> None:
    assert difference(0.5) == 0
    assert difference(10 / 11) == 400
    assert difference(0.36) == -100
    assert difference(1.0) is None
