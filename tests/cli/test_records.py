"""``pelagos verify``, ``replay`` and ``inspect``: commands that read a record."""

import json
import tomllib
from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.kernel import record as records
from pelagos.proof import scenarios
from tests.cli.conftest import Call


@pytest.fixture
def save(record: Path) -> Path:
    """The same game cut after twenty lines."""
    file = record.with_name("save.jsonl")
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:20]), encoding="utf-8")
    return file


@pytest.fixture
def export(save: Path) -> Path:
    """What the second seat may take away from it."""
    log = records.replay(save.read_bytes(), shelf.find)
    file = save.with_name("export.jsonl")
    file.write_text(records.export(log, 1), encoding="utf-8")
    return file


# -- verify ------------------------------------------------------------------------------------


def test_each_record_is_judged(pelagos: Call, record: Path, save: Path, export: Path) -> None:
    done = pelagos("verify", str(record), str(save), str(export))
    whole, unfinished, masked = done.out.splitlines()
    assert done.code == 0
    assert ": whole, " in whole
    assert ": whole so far, unfinished, 20 lines" in unfinished
    assert ": an unbroken export, 20 lines" in masked


def test_a_machine_reads_the_verdicts(pelagos: Call, record: Path) -> None:
    (row,) = json.loads(pelagos("verify", "--json", str(record)).out)
    last = json.loads(record.read_text(encoding="utf-8").splitlines()[-1])
    assert row == {
        "file": str(record),
        "kind": "finished",
        "lines": last["n"] + 1,
        "hash": last["hash"],
        "origin": "unsigned",
    }


def test_a_damaged_record_is_named_with_its_line_and_the_others_go_on(
    pelagos: Call, record: Path, save: Path
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[9] = lines[9].replace('"n":9', '"n":8')
    bad = record.with_name("bad.jsonl")
    bad.write_text("".join(lines), encoding="utf-8")
    done = pelagos("verify", str(bad), str(save))
    assert done.is_bad_input() == "1 of 2 records cannot be trusted."
    assert done.out.startswith(f"{bad}: Line 10: Playing the record again gives another line")
    assert f"{save}: whole so far" in done.out
    (row,) = json.loads(pelagos("verify", "--json", str(bad)).out)
    assert (row["file"], row["line"], row["kind"]) == (str(bad), 10, "broken")
    assert row["error"].startswith("Playing the record again gives another line")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "Line 1: The record is cut short"),
        (b"\xff\n", "Line 1: This is not UTF-8 text."),
        (b"hello\n", "Line 1: This is not a JSON object."),
        (b"[1]\n", "Line 1: This is not a JSON object."),
        (b"{}\n", "Line 1: This is not a record of the format pelagos-record 1."),
        (
            b'{"format":"pelagos-record","version":1}\n',
            "Line 1: The header has no proper “engine”.",
        ),
    ],
)
def test_what_is_no_record_is_told(
    pelagos: Call, tmp_path: Path, content: bytes, sentence: str
) -> None:
    (tmp_path / "odd.jsonl").write_bytes(content)
    assert sentence in pelagos("replay", "odd.jsonl").is_bad_input()
    done = pelagos("verify", "odd.jsonl")
    assert done.code == 2
    assert sentence in done.out


def test_a_file_that_is_not_there_does_not_stop_the_others(pelagos: Call, record: Path) -> None:
    done = pelagos("verify", "none.jsonl", str(record), "--lang", "fr")
    assert done.is_bad_input() == "1 enregistrement sur 2 n’a pas pu être vérifié."
    assert (
        "Impossible de lire none.jsonl\N{NO-BREAK SPACE}: ce fichier ou ce dossier n’existe pas."
        in done.out
    )
    assert "entier" in done.out


def test_a_record_of_a_game_that_is_not_here_is_named(pelagos: Call, record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace('"game":"pebbles"', '"game":"pebblex"', 1)
    other = record.with_name("other.jsonl")
    other.write_text(text, encoding="utf-8")
    assert pelagos("verify", str(other)).out.startswith(f"{other}: Line 1: ")


def test_the_box_at_hand_is_the_one_that_was_given(pelagos: Call, of_own_box: Path) -> None:
    mine = Path("my.toml").read_text(encoding="utf-8")
    Path("other.toml").write_text(mine.replace("number = 4", "number = 5"), encoding="utf-8")
    given = shelf.with_box("pebbles", Path("other.toml").read_text(encoding="utf-8"))
    done = pelagos("verify", str(of_own_box), "--box", "other.toml")
    assert f"here is {given.box_fingerprint[:12]}" in done.out
    Path("other.toml").write_text("spoilt", encoding="utf-8")
    done = pelagos("verify", str(of_own_box), "--box", "other.toml")
    assert done.is_bad_input().startswith("other.toml: ")


# -- replay ------------------------------------------------------------------------------------


def test_a_finished_game_is_told_in_full(pelagos: Call, record: Path) -> None:
    out = pelagos("replay", str(record)).out
    assert out.startswith("Pebbles: uniform 1, uniform 2, uniform 3\n")
    assert "uniform 2 draws pebble" in out
    assert "    7  uniform 1 rolls a" in out
    assert out.splitlines()[-1].startswith(("One player has", "Several players share"))


def test_an_unfinished_game_is_told_to_a_spectator(pelagos: Call, save: Path) -> None:
    out = pelagos("replay", str(save)).out
    assert "uniform 2 draws a pebble." in out
    assert "uniform 2 draws pebble" not in out
    assert "The record stops here, after line 19" in out


def test_it_can_wait_after_every_line_and_speak_french(pelagos: Call, record: Path) -> None:
    done = pelagos("replay", str(record), "--pause", "--lang", "fr", stdin="\n" * 200)
    assert done.code == 0
    assert "uniform 1 obtient un" in done.out


def test_an_export_cannot_be_replayed(pelagos: Call, export: Path) -> None:
    for command in ("replay", "inspect"):
        assert "what one seat could take away" in pelagos(command, str(export)).is_bad_input()


# -- inspect -----------------------------------------------------------------------------------


def test_a_position_is_opened_up(pelagos: Call, record: Path) -> None:
    found = json.loads(pelagos("inspect", str(record), "--at", "7", "--json").out)
    assert found["line"] == 7
    assert found["deciding"] == 0
    assert found["agenda"][0] == ["PB-2.3", ["TakeShells", 0]]
    assert found["last"][-1][1:3] == ["PB-2.2", ["RollDie", 0]]
    assert found["answers"][0] == ["take-1", "take one shell"]
    assert all(row[1] == "PB-2.4" for row in found["refused"])
    assert {row[2] for row in found["refused"]} == {"pool-holds-fewer"}
    assert found["position"]["round"] == 1


def test_a_seat_sees_only_what_it_may(pelagos: Call, record: Path) -> None:
    words = ("inspect", str(record), "--at", "7", "--json")
    every = json.loads(pelagos(*words).out)
    found = json.loads(pelagos(*words, "--seat", "1").out)
    own = every["position"]["pebbles"][1]
    unknown = [-1, -1]
    assert found["position"]["pebbles"] == [unknown, own, unknown]
    drawn = [row[3] for row in found["last"] if row[2][0] == "DrawPebble"]
    assert sorted(d for d in drawn if d) == sorted(f"draw-{pebble}" for pebble in own)
    assert found["answers"] == found["refused"] == []


def test_people_read_it_in_parts(pelagos: Call, record: Path) -> None:
    out = pelagos("inspect", str(record), "--at", "7").out
    assert "Agenda, what comes next first\n  PB-2.3  TakeShells(0)\n" in out
    assert "  take-1  take one shell\n" in out
    assert "  [position]\n  round = 1\n" in out


def test_the_end_of_a_game_has_no_agenda(pelagos: Call, record: Path) -> None:
    found = json.loads(pelagos("inspect", str(record), "--json").out)
    assert found["agenda"] == found["answers"] == found["refused"] == []
    assert found["deciding"] is None


@pytest.mark.parametrize("game", [*shelf.HOUSE, "pebbles"])
@pytest.mark.parametrize("part", [0.1, 0.4, 0.8, 1])
def test_a_position_becomes_a_scenario_that_holds(pelagos: Call, game: str, part: float) -> None:
    words = ("--games", "1", "--seed", "7", "--records", "kept", "--seats", "3")
    assert pelagos("simulate", game, *words).code == 0
    (file,) = Path("kept").iterdir()
    most = file.read_bytes().count(b"\n") - 1
    at = ("inspect", str(file), "--at", str(int(part * most)))
    text = pelagos(*at, "--scenario").out
    Path("my.toml").write_text(text, encoding="utf-8")
    assert pelagos("scenario", "my.toml").code == 0
    found = json.loads(pelagos(*at, "--json").out)
    scenario = scenarios.read_scenario(text)
    built = scenarios.build(shelf.find(game), scenario)
    assert json.loads(json.dumps(built.game.show(built.state))) == found["position"]
    reasons = {(rule, key) for _, rule, key, _ in found["refused"]}
    assert {(each.refused, each.because) for each in scenario.entries[1:]} == reasons


def test_a_scenario_says_no_more_than_it_must(pelagos: Call, record: Path) -> None:
    text = pelagos("inspect", str(record), "--at", "7", "--scenario").out
    lines = text.splitlines()
    words = lines[lines.index("[position]") + 1 : lines.index("[[then]]") - 1]
    assert len(words) == 3
    for line in words:
        less = scenarios.read_scenario(text.replace(line, ""))
        built = scenarios.build(shelf.find("pebbles"), less)
        assert built.game.show(built.state) != position_at(pelagos, record, 7)


def position_at(pelagos: Call, record: Path, line: int) -> object:
    words = ("inspect", str(record), "--at", str(line), "--json")
    return json.loads(pelagos(*words).out)["position"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--scenario", "--seat", "0"), "A scenario needs the whole position"),
        (("--at", "999"), "There is no line 999; the record has lines 0 to"),
        (("--at", "-1"), "There is no line -1"),
        (("--seat", "3"), "There is no seat 3; the seats are 0 to 2."),
    ],
)
def test_a_wrong_line_or_seat_is_told(
    pelagos: Call, record: Path, words: tuple[str, ...], sentence: str
) -> None:
    assert sentence in pelagos("inspect", str(record), *words).is_bad_input()


# -- boxes -------------------------------------------------------------------------------------


@pytest.fixture
def of_own_box(pelagos: Call, tmp_path: Path) -> Path:
    """A finished game with a box of one's own, which is ``my.toml`` and lies elsewhere."""
    assert pelagos("box", "pebbles", "--export", "my.toml").code == 0
    box = Path("my.toml")
    box.write_text(box.read_text().replace("number = 3", "number = 4"), encoding="utf-8")
    words = ("--games", "1", "--seed", "5", "--box", "my.toml", "--records", "own")
    assert pelagos("simulate", "pebbles", *words).code == 0
    return next((tmp_path / "own").iterdir())


def test_a_record_whose_box_is_missing_is_sound_for_all_we_know(
    pelagos: Call, of_own_box: Path, record: Path
) -> None:
    done = pelagos("verify", str(of_own_box), str(record))
    box = shelf.with_box("pebbles", Path("my.toml").read_text()).box_fingerprint
    assert done.is_bad_input() == "1 of 2 records could not be checked."
    own = shelf.find("pebbles").box_fingerprint[:12]
    assert f"Line 1: The record was played with the box {box[:12]} of Pebbles" in done.out
    assert f"here is {own}, “{shelf.find('pebbles').box_name}”." in done.out
    (row,) = json.loads(pelagos("verify", "--json", str(of_own_box)).out)
    assert (row["kind"], row["box"]) == ("unchecked", box)
    french = pelagos("verify", str(of_own_box), "--lang", "fr").is_bad_input()
    assert french == "1 enregistrement sur 1 n’a pas pu être vérifié."
    assert "was played with the box" in pelagos("replay", str(of_own_box)).is_bad_input()


def test_a_record_finds_its_box_given_or_beside_it(
    pelagos: Call, of_own_box: Path, record: Path
) -> None:
    both = (str(of_own_box), str(record))
    assert pelagos("verify", *both, "--box", "my.toml").code == 0
    beside = of_own_box.parent
    (beside / "notes.toml").write_text("anything = 'else'", encoding="utf-8")
    Path("my.toml").rename(beside / "z.toml")
    assert pelagos("verify", *both).code == 0
    assert pelagos("replay", str(of_own_box)).code == 0
    assert pelagos("inspect", str(of_own_box)).code == 0


def test_a_scenario_is_proved_with_a_box_of_ones_own(pelagos: Call) -> None:
    assert pelagos("box", "octodice", "--export", "my.toml").code == 0
    box = Path("my.toml")
    count = tomllib.loads(box.read_text())["sheet"]["crystals"]["circles"]
    box.write_text(box.read_text().replace(f"circles = {count}\n", f"circles = {count + 1}\n", 1))
    Path("own.toml").write_text(
        'title = "One more"\ngame = "octodice"\nrules = []\nseats = 2\n'
        f'[[then]]\nexpect = {{ "printed.crystals" = {count + 1} }}\n',
        encoding="utf-8",
    )
    assert pelagos("scenario", "own.toml").code == 1
    assert pelagos("scenario", "own.toml", "--box", "my.toml").code == 0


def test_a_box_that_cannot_be_used_is_named_instead_of_the_record(
    pelagos: Call, record: Path
) -> None:
    Path("my.toml").write_text("rounds = ", encoding="utf-8")
    sentence = pelagos("replay", str(record), "--box", "my.toml").is_bad_input()
    assert sentence.startswith("my.toml: This is not a TOML file")
