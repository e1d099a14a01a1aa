"""``pelagos bench``."""

import json
import sys
from pathlib import Path

import pytest

from pelagos.arena import peers as environments
from pelagos.arena.peers import NoPeer, Peer, Place, prepare
from pelagos.cli import bench
from pelagos.proof.ledger import checkout
from tests.cli.conftest import Call

KEYS = "game seats build ns_per_decision ns_per_copy games_per_second"
QUICK = ("--rounds", "1", "--seconds", "0.01")


def test_a_machine_reads_a_row_for_each_game_seats_and_build(pelagos: Call) -> None:
    rows = json.loads(pelagos("bench", "pebbles", *QUICK, "--json").out)
    assert all(" ".join(row) == KEYS for row in rows)
    assert [row["seats"] for row in rows if row["build"] == "interpreted"] == [2, 3, 4]
    assert all(row["ns_per_decision"] > 0 and row["games_per_second"] > 0 for row in rows)


def test_without_a_compiled_build_it_says_how_to_make_one(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "build", lambda: "interpreted")
    done = pelagos("bench", "pebbles", *QUICK, "--lang", "fr")
    assert "interprétée" in done.out
    assert "python3 dev.py compile" in done.err


def test_a_box_of_ones_own_is_measured(pelagos: Call) -> None:
    assert pelagos("box", "pebbles", "--export", "my.toml").code == 0
    box = ("--box", "my.toml")
    assert json.loads(pelagos("bench", "pebbles", *box, *QUICK, "--json").out)
    assert "name it" in pelagos("bench", *box, *QUICK).is_bad_input()
    assert "box of octodice" in pelagos("bench", "octodice", *box).is_bad_input()


def test_figures_are_medians() -> None:
    row = {"game": "g", "seats": 2, "build": "compiled", "ns_per_copy": 1, "games_per_second": 1}
    rows = [{**row, "ns_per_decision": ns} for ns in (1, 100, 3)]
    assert [found["ns_per_decision"] for found in bench.medians(rows)] == [3]


# -- peers --------------------------------------------------------------------------------------

PROGRAM = """
import json, sys
for line in sys.stdin:
    figures = {"ns_per_decision": 5e4, "games_per_second": None, "ns_per_copy": None}
    print(json.dumps({**figures, "version": "1.2"}), flush=True)
"""
CATAN = Peer("catanatron", "catanatron", "unused", ("catan",))
CHESS = Peer("chess", "chess", "unused", ("chess",))


def prepared(peer: Peer) -> Place:
    if peer is CHESS:
        raise NoPeer("peer-without-node", {})
    return Place([sys.executable, "-c", PROGRAM], Path())


@pytest.fixture
def stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peers", lambda: (CATAN, CHESS))
    monkeypatch.setattr(bench, "prepare", prepared)


@pytest.mark.usefixtures("stand_ins")
def test_peers_are_measured_with_us_and_compared(pelagos: Call) -> None:
    data = json.loads(pelagos("bench", "pebbles", "--peers", *QUICK, "--json").out)
    *ours, catan = data["rows"]
    assert {row["seats"] for row in ours} == {4}
    assert (catan["system"], catan["version"], catan["times"]) == ("catanatron", "1.2", 1.0)
    for row in ours:
        assert row["times"] == pytest.approx(5e4 / row["ns_per_decision"], abs=0.01)
    assert data["missing"] == [{"system": "chess", "reason": "There is no Node with npm here."}]


@pytest.mark.usefixtures("stand_ins")
def test_a_person_reads_the_ratios_and_what_is_missing(pelagos: Call) -> None:
    done = pelagos("bench", "pebbles", "--peers", *QUICK)
    assert "times catanatron" in done.out and "catanatron 1.2" in done.out
    assert "chess was not measured. There is no Node with npm here." in done.err


def test_a_peer_that_cannot_be_installed_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    half_made = tmp_path / "pelagos" / "peers" / "nobody"
    half_made.mkdir(parents=True)
    (half_made / "rest").touch()
    monkeypatch.setattr(environments, "make_environment", fail_to_install)
    with pytest.raises(NoPeer, match="peer-not-installed: why no such package"):
        prepare(Peer("nobody", "nobody", "nobody.py", ()))
    assert not list(half_made.iterdir())


def fail_to_install(folder: Path, python: str, package: str) -> None:
    words = "import sys; sys.exit('no such package')"
    environments.install([sys.executable, "-c", words], folder)


@pytest.mark.parametrize("peer", environments.peers(), ids=lambda peer: str(peer.name))
def test_every_peer_has_its_program(peer: Peer) -> None:
    text = (checkout() / "bench" / "peers" / peer.program).read_text(encoding="utf-8")
    assert all(task.split()[-1] in text for task in peer.tasks)
