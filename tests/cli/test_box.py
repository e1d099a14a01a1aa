"""``pelagos box``."""

import json
from pathlib import Path

import pytest

from pelagos import shelf
from tests.cli.conftest import Call


def test_every_part_says_where_it_comes_from(pelagos: Call) -> None:
    out = pelagos("box", "octodice").out
    assert "(!) reconstructed" in out
    assert "rulebook p. 6" in out
    assert shelf.find("octodice").box_fingerprint[:12] in out


def test_a_machine_reads_the_values(pelagos: Call) -> None:
    assert json.loads(pelagos("box", "octodice", "--json").out)["game"]["rounds"] == 6


def test_an_exported_box_is_the_same_box(pelagos: Call, tmp_path: Path) -> None:
    assert "--box my.toml" in pelagos("box", "octodice", "--export", "my.toml").out
    written = (tmp_path / "my.toml").read_text(encoding="utf-8")
    assert written == shelf.box_text(shelf.find("octodice"))
    assert pelagos("box", "octodice", "--check", "my.toml").code == 0


def test_an_export_never_overwrites_unless_forced(pelagos: Call, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("mine")
    sentence = pelagos("box", "octodice", "--export", "my.toml").is_bad_input()
    assert sentence == "my.toml is there already; --force replaces it."
    assert (tmp_path / "my.toml").read_text() == "mine"
    assert pelagos("box", "octodice", "--export", "my.toml", "--force").code == 0


def test_a_corrected_box_is_shown(pelagos: Call, tmp_path: Path) -> None:
    pelagos("box", "octodice", "--export", "my.toml")
    box = tmp_path / "my.toml"
    text = box.read_text(encoding="utf-8").replace("Pelagos reconstruction", "My own copy")
    box.write_text(text, encoding="utf-8")
    assert "My own copy" in pelagos("box", "octodice", "--box", "my.toml").out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"rounds = ", "my.toml: This is not a TOML file:"),
        (b"rounds = 6", "my.toml: This is not a box of octodice: [box] must say"),
        (b'[box]\ngame = "pebbles"', "my.toml: This is not a box of octodice"),
        (b'[box]\ngame = "octodice"', "my.toml: The box lacks"),
        (b"\xff\xfe", "my.toml is not a text file."),
    ],
)
def test_a_box_that_cannot_be_used_is_told(
    pelagos: Call, tmp_path: Path, content: bytes, sentence: str
) -> None:
    (tmp_path / "my.toml").write_bytes(content)
    assert sentence in pelagos("box", "octodice", "--check", "my.toml").is_bad_input()


def test_a_place_that_cannot_be_written_is_told(pelagos: Call) -> None:
    sentence = pelagos("box", "octodice", "--export", "/dev/null/my.toml").is_bad_input()
    assert sentence.startswith("/dev/null/my.toml cannot be written: ")
