"""Scenario files: each is a test; and what the format understands, shows and refuses."""

import json
import re
from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.kernel.contract import Refusal
from pelagos.kernel.errors import BadScenario, PelagosError
from pelagos.proof.ledger import checkout
from pelagos.proof.scenarios import NOTHING, Difference, read_scenario, run
from tests.cli.conftest import Call, pelagos  # noqa: F401 - a fixture

FILES = sorted((checkout() / "tests" / "scenarios").rglob("*.toml"))
DOCUMENT = checkout() / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```toml\n(title.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)
HEAD = 'title = "t"\ngame = "pebbles"\nrules = []\nseats = 2\n'
TAKING = HEAD + 'agenda = [["TakeShells", 0]]\n[position]\npool = 2\n'


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_scenario(file: Path) -> None:
    scenario = read_scenario(file.read_text(encoding="utf-8"))
    assert scenario.game == file.parent.name
    assert [told(difference) for difference in run(scenario)] == []


def told(difference: Difference) -> str:
    found = difference.found
    if isinstance(found, Refusal):
        found = f"{found.rule} {found.reason.key}"
    return f"then {difference.entry}, {difference.what}: {difference.expected!r}, found {found!r}"


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_documentation_hold(example: str) -> None:
    assert [told(difference) for difference in run(read_scenario(example))] == []


def test_the_documentation_has_examples() -> None:
    assert {read_scenario(example).game for example in EXAMPLES} == {"aquasphere", "octodice"}


# -- what is found -----------------------------------------------------------------------------


def differences(then: str, head: str = TAKING) -> list[tuple[int, str, object, object]]:
    found = run(read_scenario(f"{head}[[then]]\n{then}"))
    return [(each.entry, each.what, each.expected, each.found) for each in found]


@pytest.mark.parametrize(
    "then",
    [
        'says = "take-1"\nexpect = { pool = 1, shells = [1, 0] }',
        'seat = 0\nsays = "take-1"\nexpect = { "shells.0" = 1 }',
        "expect.shells.1 = 0",
        'expect = { deciding = 0, asks = "TakeShells", over = false, ending = "" }',
        'expect = { legal = ["take-2", "take-1"], scores = [0, 0], standing = [1, 1] }',
        'says = "take-3"\nrefused = "PB-2.4"\nbecause = "pool-holds-fewer"',
        'says = "let-be"\nrefused = "PB-2.3"\nbecause = "not-now"',
        'seat = 1\nsays = "take-1"\nrefused = ""\nbecause = "not-asked"',
    ],
)
def test_what_is_true_makes_no_difference(then: str) -> None:
    assert differences(then) == []


def test_what_is_not_true_is_shown_path_by_path() -> None:
    found = differences('says = "take-1"\nexpect = { pool = 2, "shells.0" = 1, round = 3 }')
    assert found == [(1, "pool", 2, 1), (1, "round", 3, 0)]


def test_a_path_that_leads_nowhere_finds_nothing() -> None:
    for path in ("barnacles", "shells.7", "pool.0", "shells.x"):
        assert differences(f'expect = {{ "{path}" = 1 }}') == [(1, path, 1, NOTHING)]


def test_an_answer_refused_unexpectedly_stops_the_scenario() -> None:
    then = 'says = "take-3"\n[[then]]\nexpect = { pool = 9 }'
    ((entry, what, expected, found),) = differences(then)
    assert (entry, what, expected) == (1, "take-3", None)
    assert isinstance(found, Refusal) and found.rule == "PB-2.4"


def test_an_answer_accepted_unexpectedly_is_shown() -> None:
    assert differences('says = "take-1"\nrefused = "PB-2.4"') == [(1, "take-1", "PB-2.4", None)]


def test_another_rule_or_reason_is_shown() -> None:
    for wanted in ('refused = "PB-1.1"', 'refused = "PB-2.4"\nbecause = "tired"'):
        ((_, _, expected, found),) = differences(f'says = "take-3"\n{wanted}')
        assert isinstance(found, Refusal) and found.reason.key == "pool-holds-fewer"
        assert expected in ("PB-1.1", "PB-2.4 tired")


def test_chance_is_forced() -> None:
    head = HEAD + 'agenda = [["RollDie", 0], ["RollDie", 1]]\n'
    assert differences('expect = { deciding = "chance" }', head) == []
    assert (
        differences(
            'chance = ["face-1", "face-2"]\nexpect = { pool = 3, deciding = "nobody" }', head
        )
        == []
    )


def test_chance_that_cannot_come_up_or_is_not_asked_is_shown() -> None:
    head = HEAD + 'agenda = [["RollDie", 0]]\n'
    ((_, what, expected, found),) = differences('chance = "draw-1"', head)
    assert (what, expected) == ("chance", "draw-1")
    assert isinstance(found, Refusal) and found.reason.key == "cannot-come-up"
    assert differences('chance = "face-1"') == [(1, "chance", "face-1", "TakeShells")]


def test_an_answer_while_chance_speaks_is_refused() -> None:
    ((_, _, _, found),) = differences('says = "take-1"', HEAD + 'agenda = [["RollDie", 0]]\n')
    assert isinstance(found, Refusal) and found.reason.key == "not-asked"


def test_seats_asked_together_answer_in_any_order() -> None:
    head = HEAD + 'agenda = [["AskStakes"]]\n[position]\nshells = [3, 3]\n'
    then = 'seat = 1\nsays = "stake-1"\n[[then]]\nseat = 0\nsays = "stake-3"\n'
    assert differences(then + "expect = { shells = [4, 2] }", head) == []


def test_a_scenario_can_begin_where_the_game_begins() -> None:
    chance = [f"draw-{pebble}" for pebble in (1, 2, 3, 4)]
    then = f"chance = {json.dumps([*chance, 'face-2'])}\nexpect = {{ deciding = 0, pool = 2 }}"
    assert differences(then, HEAD) == []


# -- what cannot be read -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "named"),
    [
        ("title = ", "scenario-not-toml", "why"),
        (HEAD, "scenario-lacks", "then"),
        ('game = "pebbles"\n', "scenario-lacks", "title"),
        (HEAD + 'colour = "red"\n', "scenario-unknown-key", "colour"),
        (HEAD + "then = 3\n", "scenario-wrong-kind", "then"),
        (HEAD + "then = [3]\n", "scenario-wrong-kind", "then 1"),
        (HEAD.replace("2", "true") + "then = []\n", "scenario-wrong-kind", "seats"),
        (HEAD.replace("2", "[1, 2]") + "then = []\n", "scenario-wrong-kind", "seats"),
        (HEAD.replace("[]", "[4]") + "then = []\n", "scenario-wrong-kind", "rules"),
        (HEAD + "options = { snatch = 1 }\nthen = []\n", "scenario-wrong-kind", "options"),
        (HEAD + "[[then]]\n", "scenario-empty-entry", "then 1"),
        (HEAD + '[[then]]\nsay = "x"\n', "scenario-unknown-key", "then 1: say"),
        (HEAD + "[[then]]\nsays = 4\n", "scenario-wrong-kind", "then 1: says"),
        (HEAD + "[[then]]\nsays = [4]\n", "scenario-wrong-kind", "then 1"),
        (HEAD + '[[then]]\nrefused = "PB-1.1"\nexpect = {}\n', "scenario-refused-what", "then 1"),
        (HEAD + '[[then]]\nsays = "x"\nbecause = "y"\n', "scenario-because-of-what", "then 1"),
    ],
)
def test_a_malformed_file_names_the_key(text: str, key: str, named: str) -> None:
    with pytest.raises(BadScenario) as caught:
        read_scenario(text)
    assert caught.value.key == key
    assert named in (*caught.value.facts, *caught.value.facts.values())


@pytest.mark.parametrize(
    ("head", "then", "key"),
    [
        (HEAD.replace("pebbles", "chess"), "expect = {}", "unknown-game"),
        (HEAD.replace("2", "7"), "expect = {}", "wrong-seats"),
        (HEAD.replace("2", "-2"), "expect = {}", "wrong-seats"),
        (HEAD + "[options]\ndepth = 'x'\n", "expect = {}", "unknown-option"),
        (HEAD + "[position]\nbarnacle = 1\n", "expect = {}", "scenario-unknown-word"),
        (HEAD + 'agenda = [["Dive"]]\n', "expect = {}", "unknown-step"),
        (HEAD + 'agenda = [["TakeShells"]]\n', "expect = {}", "scenario-wrong-kind"),
        (HEAD + 'agenda = ["TakeShells"]\n', "expect = {}", "scenario-wrong-kind"),
        (TAKING.replace("0]]", "9]]"), 'says = "take-1"', "scenario-impossible"),
        (TAKING, 'says = "dive"', "unknown-answer"),
        (TAKING, 'seat = 2\nsays = "take-1"', "scenario-wrong-seat"),
    ],
)
def test_what_the_game_cannot_understand_is_told(head: str, then: str, key: str) -> None:
    with pytest.raises(PelagosError) as caught:
        run(read_scenario(f"{head}[[then]]\n{then}\n"))
    assert caught.value.key == key


OCTO = HEAD.replace("pebbles", "octodice") + "[position]\n"


@pytest.mark.parametrize(
    "word",
    [
        "dice = 5",
        'dice = [["crystal"]]',
        "sheets = 3",
        "sheets = [3]",
        "sheets = [{ bots = 3 }]",
        "sheets = [{ lab = [7, 7, 7, 7] }]\nphase = 'bonus'",
        'round = "late"',
        "kept = [[1]]",
        "tiles = [1]",
        'tiles = ["Z9"]',
        "phase = 4",
        "active = [0]",
    ],
)
def test_words_of_the_wrong_kind_are_told_without_a_traceback(word: str) -> None:
    with pytest.raises(BadScenario):
        run(read_scenario(f"{OCTO}{word}\n[[then]]\nexpect = {{}}\n"))


# -- the command ---------------------------------------------------------------------------------


def files(**texts: str) -> list[str]:
    for name, text in texts.items():
        Path(f"{name}.toml").write_text(text, encoding="utf-8")
    return [f"{name}.toml" for name in texts]


GOOD = TAKING + '[[then]]\nsays = "take-1"\nexpect = { pool = 1 }\n'
WRONG = TAKING + '[[then]]\nsays = "take-1"\nexpect = { pool = 2, "shells.9" = 1 }\n'
REFUSED = TAKING + '[[then]]\nsays = "take-3"\n'


def test_the_command_runs_files(pelagos: Call) -> None:  # noqa: F811
    done = pelagos("scenario", *files(good=GOOD))
    assert (done.code, done.out) == (0, "ok    good.toml: t\n")


def test_the_command_shows_what_differs(pelagos: Call) -> None:  # noqa: F811
    done = pelagos("scenario", *files(good=GOOD, wrong=WRONG, refused=REFUSED))
    assert done.code == 1
    assert "    then 1, pool: expected 2; found 1\n" in done.out
    assert "    then 1, shells.9: expected 1; found no such field\n" in done.out
    assert "take-3: expected accepted; found PB-2.4 pool-holds-fewer: You would take 3" in done.out


def test_a_machine_reads_the_differences(pelagos: Call) -> None:  # noqa: F811
    done = pelagos("scenario", "--json", *files(wrong=WRONG, odd="title = 1\n"))
    wrong, odd = json.loads(done.out)
    assert done.code == 2
    assert wrong["differences"][0] == {"entry": 1, "what": "pool", "expected": 2, "found": 1}
    assert odd == {"file": "odd.toml", "error": "odd.toml: “title” cannot be 1."}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title = 1\n", "odd.toml: “title” cannot be 1."),
        (HEAD, "odd.toml: The key “then” is missing."),
        (HEAD.replace("pebbles", "pebble") + "then = []", "odd.toml: There is no game “pebble”."),
        (HEAD + "[position]\nbarnacle = 1\n[[then]]\nexpect = {}\n", "odd.toml: “barnacle” means"),
    ],
)
def test_a_malformed_file_is_one_sentence(pelagos: Call, text: str, sentence: str) -> None:  # noqa: F811
    done = pelagos("scenario", *files(odd=text, good=GOOD))
    assert done.code == 2
    assert done.err.startswith(sentence) and done.err.count("\n") == 1
    assert "ok    good.toml" in done.out


def test_a_missing_file_is_told(pelagos: Call) -> None:  # noqa: F811
    done = pelagos("scenario", "none.toml", "--lang", "fr")
    assert done.code == 2
    assert done.err.startswith("Impossible de lire none.toml")


def test_the_shelf_has_the_games_of_all_scenarios() -> None:
    assert {file.parent.name for file in FILES} <= set(shelf.registry().known)
