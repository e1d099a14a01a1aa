"""``pelagos play``: whole games by piped input, and everything a player may type."""

import json
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.calling import as_called
from pelagos.files import FileTrouble
from pelagos.kernel.record import export, replay, verify
from pelagos.tui import saves
from tests.cli.conftest import Call, Done
from tests.conftest import PELAGOS

PROMPT = "Ann (? help) > "
ALWAYS_FIRST = "1\n" * 300
OCTODICE = ("play", "octodice", "--seed", "5", "--seats", "human:Ann,greedy")
PEBBLES = ("play", "pebbles", "--seed", "3", "--seats", "human:Ann,greedy")


def plain(done: Done) -> str:
    return done.out.replace("\N{NO-BREAK SPACE}", " ")


def the_record() -> Path:
    (file,) = Path().glob("*.jsonl")
    return file


# -- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("en", "Ann: Keep a die.", "The record of this game is in octodice-"),
        (
            "fr",
            "Ann : Gardez un dé.",
            "L’enregistrement de cette partie est dans octodice-",
        ),
    ],
)
def test_a_whole_game_against_greedy(pelagos: Call, lang: str, first: str, last: str) -> None:
    done = pelagos(*OCTODICE, "--lang", lang, stdin=ALWAYS_FIRST)
    assert done.code == 0
    assert first in plain(done)
    assert plain(done).splitlines()[-1].startswith(last)
    assert verify(the_record().read_bytes(), shelf.find).kind == "finished"
    assert not list(Path().glob("*.sealed"))


def test_a_real_terminal_program_plays_a_whole_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PELAGOS, *PEBBLES, "--lang", "fr"],
        input=ALWAYS_FIRST,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=True,
    )
    assert "La partie est finie" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("seats", ["human", "human,uniform,greedy,uniform"])
def test_every_number_of_players_has_its_sheet(pelagos: Call, seats: str) -> None:
    words = ("play", "octodice", "--seed", "1", "--option", "faces=random", "--seats", seats)
    out = pelagos(*words, stdin=ALWAYS_FIRST).out
    assert "Scoring sheet" in out
    assert ("Extra actions" in out) == (seats != "human")


def test_the_virtual_player_rolls(pelagos: Call) -> None:
    done = pelagos(*OCTODICE, "--option", "virtual_player=yes", stdin=ALWAYS_FIRST)
    assert "Six dice are rolled for the virtual player." in done.out
    assert "the dice of the virtual player" in done.out


def test_agents_alone_can_be_watched(pelagos: Call) -> None:
    out = pelagos("play", "pebbles", "--seats", "greedy,uniform", "--seed", "1").out
    assert "Greedy 1" in out and "The game is over" in out


def test_names_are_shown_as_they_are(pelagos: Call) -> None:
    words = ("play", "octodice", "--seed", "1", "--seats", "human:[/x] :crab:,greedy")
    out = pelagos(*words, stdin=ALWAYS_FIRST).out
    assert "┃ [/x] :crab: ┃" in out
    assert ": Keep a die." in out


def test_what_others_did_is_told_before_the_question(pelagos: Call) -> None:
    out = pelagos(*PEBBLES, stdin="1\n1\n1\n").out
    first, second = out.split(PROMPT)[:2]
    assert "Ann draws pebble" in first
    assert "Greedy 2 draws a pebble." in first
    assert "Greedy 2: " in second


# -- what can be typed -------------------------------------------------------------------------


def replies(pelagos: Call, *typed: str, game: tuple[str, ...] = OCTODICE) -> list[str]:
    """What was said after each line typed; nothing more is typed afterwards."""
    done = pelagos(*game, stdin="".join(f"{line}\n" for line in typed))
    assert done.code == 0, done.err
    return plain(done).split(PROMPT)[1 : len(typed) + 1]


def test_answers_are_typed_by_number_by_spelling_or_as_they_are_said(pelagos: Call) -> None:
    by_number, by_spelling, as_said = replies(pelagos, "1", "KEEP  w2", "keep B3: green 2")
    assert "Ann keeps the lab." in by_number
    assert "Ann keeps the submarine." in by_spelling
    assert "Ann keeps the green 2." in as_said


@pytest.mark.parametrize("typed", ["foo", "0", "7", "99", "-1", "", "keep", "kepe w1", "²"])
def test_what_means_nothing_is_told_and_asked_again(pelagos: Call, typed: str) -> None:
    (reply,) = replies(pelagos, typed)
    assert f"“{typed}” is neither an answer nor a command." in reply


def test_a_refused_answer_is_told_with_its_rule(pelagos: Call) -> None:
    _, reply = replies(pelagos, "keep w1", "keep w1")
    assert reply.startswith("You have kept this die already; it stays as it is. (OD-3.4)")


def test_why_gives_the_text_of_the_rule(pelagos: Call) -> None:
    _, reply = replies(pelagos, "keep w1", "why keep w1")
    assert "(OD-3.4)" in reply
    assert "OD-3.4 Set aside is set aside" in reply
    assert "A die that was set aside is not rolled again this turn." in reply


def test_why_of_a_legal_answer_says_so_and_of_nothing_says_what(pelagos: Call) -> None:
    allowed, unknown, now = replies(pelagos, "why 1", "why dive", "why use w1")
    assert allowed.startswith("“keep w1” is allowed.")
    assert "“dive” is neither" in unknown
    assert now.startswith("That move is not possible now. (OD-3.4)")


def test_why_alone_lists_every_refusal(pelagos: Call) -> None:
    _, reply = replies(pelagos, "keep w1", "why")
    sentence = "You have kept this die already; it stays as it is. (OD-3.4)"
    assert reply.startswith(f"{sentence}\n    keep w1\n")


def test_why_alone_says_each_reason_once(pelagos: Call) -> None:
    *_, reply = replies(pelagos, "keep w1", "keep w2", "why")
    assert reply.count("You have kept this die already") == 1
    assert "\n    keep w1, keep w2\n" in reply


def test_why_says_so_where_nothing_is_refused(pelagos: Call) -> None:
    (reply,) = replies(pelagos, "why")
    assert reply == "Nothing is refused now.\n"


def test_rules_are_read_and_searched(pelagos: Call) -> None:
    rule, none, found, nothing = replies(
        pelagos, "rule od-4.7", "rule OD-99", "rules crystal", "rules barnacle"
    )
    assert rule.startswith("OD-4.7 Crystal\n") and "rulebook: rulebook p. 6" in rule
    assert none.startswith("There is no rule “OD-99”.")
    assert "OD-4.7 Crystal" in found and "rules mention “crystal”" in found
    assert nothing.startswith("No rule mentions “barnacle”.")


def test_french_words_do_the_same(pelagos: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    game = (*OCTODICE, "--lang", "fr")
    monkeypatch.setattr("tests.cli.test_play.PROMPT", "Ann (? aide) > ")
    rule, found, why, help_ = replies(
        pelagos, "règle od-4.7", "regles cristal", "pourquoi 1", "aide", game=game
    )
    assert rule.startswith("OD-4.7 Cristal\n")
    assert "mentionnent « cristal »" in found
    assert why.startswith("« keep w1 » est permis.")
    assert "quitter" in help_


def test_help_and_board_are_shown_again(pelagos: Call) -> None:
    help_, board = replies(pelagos, "?", "board")
    assert "undo" in help_
    assert "Keep a die." in board


@pytest.mark.parametrize(
    ("game", "signs"),
    [
        ("octodice", "Ye Re Bl Gr Wh  in answers: colour 1, colour 2"),
        ("aquasphere", "Crys., Octo.      crystals, octopods"),
        ("nautilus", "0 1 2 …          a module by its number"),
        ("neweden", "▬ ▮        a deeple that waits, a deeple at work"),
    ],
)
def test_help_explains_the_short_words_of_the_board(pelagos: Call, game: str, signs: str) -> None:
    words = ("play", game, "--seed", "5", "--seats", "human:Ann,greedy")
    (help_,) = replies(pelagos, "?", game=words)
    assert signs in help_


@pytest.mark.parametrize(
    ("seats", "lang", "typed", "told"),
    [
        ("human:Ann,greedy", "en", "hint", r"to win, points in the end: \d"),
        ("human:Ann", "en", "hint", r"\(keep [wb][1-3]\): points in the end: -?\d"),
        ("human:Ann,greedy", "fr", "conseil", r"\(keep [wb][1-3]\) : \d+ % de chances"),
    ],
)
def test_a_hint_tells_the_best_few_answers(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch, seats: str, lang: str, typed: str, told: str
) -> None:
    monkeypatch.setattr(
        "pelagos.tui.session.ThinkingTime", lambda seconds: ThinkingTime(iterations=20)
    )
    words = ("play", "octodice", "--seed", "5", "--lang", lang, "--seats", seats)
    said = " ".join(plain(pelagos(*words, stdin=f"{typed}\n")).split())
    assert 1 <= len(re.findall(told, said)) <= 3


def test_no_hint_is_told_as_well(pelagos: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelagos.tui.session.advise", lambda *_: [])
    (reply,) = replies(pelagos, "hint")
    assert reply.endswith("No advice this time. Ask again.\n")


def test_an_answer_can_be_taken_back(pelagos: Call) -> None:
    nothing, _, back, revealed, _ = replies(pelagos, "undo", "1", "undo", "undo", "1")
    too_late = "What came before this can no longer be taken back: Dice: "
    assert nothing.startswith(too_late)
    assert "Ann takes back the last move." in back
    assert revealed.startswith(too_late)


# -- saving and going on -----------------------------------------------------------------------


@pytest.mark.parametrize("leaving", ["quit\n", "quitter\n", ""])
def test_a_game_left_can_go_on(pelagos: Call, leaving: str) -> None:
    done = pelagos(*OCTODICE, stdin="1\n1\n" + leaving)
    file = the_record()
    assert done.code == 0
    assert f"pelagos play --resume {file}" in done.out
    assert verify(file.read_bytes(), shelf.find).kind == "unfinished"
    assert pelagos("play", "--resume", str(file), stdin=ALWAYS_FIRST).code == 0
    assert verify(file.read_bytes(), shelf.find).kind == "finished"


def test_what_to_type_next_is_what_can_be_typed(tmp_path: Path) -> None:
    script = tmp_path / "my tools" / "pelagos"
    script.parent.mkdir()
    script.symlink_to(Path(sys.executable).with_name("pelagos"))
    game = ["play", "pebbles", "--seats", "human,greedy", "--records", "my games"]
    quit_at_once = partial(
        subprocess.run,
        cwd=tmp_path,
        input="1\nquit\n",
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    left = quit_at_once([script, *game])
    again = left.stdout.rpartition("Go on with: ")[2]
    assert again.startswith(f"'{script}' play --resume ")
    on = quit_at_once(again, shell=True)
    assert "The game is saved." in on.stdout


def test_a_command_on_the_path_is_called_by_its_name(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Path(sys.executable).with_name("pelagos")
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", str(script.parent))
    assert as_called() == "pelagos"
    monkeypatch.setenv("PATH", "/nowhere")
    assert as_called() == str(script)


def test_a_game_that_goes_on_keeps_what_was_played(pelagos: Call) -> None:
    pelagos(*OCTODICE, stdin="1\n1\n1\n")
    file = the_record()
    before = file.read_text(encoding="utf-8")
    pelagos("play", "--resume", str(file), stdin="1\n1\n")
    assert file.read_text(encoding="utf-8").startswith(before)
    assert file.read_text(encoding="utf-8") != before


def test_an_unfinished_record_does_not_hold_the_secret(pelagos: Call) -> None:
    pelagos(*OCTODICE, stdin="1\n")
    file = the_record()
    sealed = saves.envelope_of(file)
    secret = json.loads(sealed.read_text(encoding="utf-8"))["secret"]
    assert secret not in file.read_text(encoding="utf-8")
    assert sealed.stat().st_mode & 0o077 == 0


def test_ctrl_c_loses_nothing(pelagos: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1", "1"])

    def interrupted(*_: object) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("pelagos.tui.terminal.Terminal.listen", interrupted)
    done = pelagos(*OCTODICE)
    assert done.code == 130
    assert "The game is saved." in done.out
    assert the_record().read_text(encoding="utf-8").count('"says":"keep') >= 2


def test_a_copy_is_saved_where_asked(pelagos: Call, tmp_path: Path) -> None:
    saved, refused = replies(pelagos, "save here/copy.jsonl", "save /dev/null/x")
    assert saved.startswith("Saved in here/copy.jsonl.")
    assert refused.startswith("/dev/null/x.sealed cannot be written: ")
    assert pelagos("play", "--resume", "here/copy.jsonl", stdin=ALWAYS_FIRST).code == 0


def test_a_place_that_cannot_be_written_costs_no_game(pelagos: Call) -> None:
    done = pelagos(*OCTODICE, "--records", "/dev/null/x", stdin="1\n1\n")
    assert done.code == 0
    assert done.out.count("cannot be written") == 1
    file = Path(done.out.strip().rpartition("--resume ")[2])
    assert verify(file.read_bytes(), shelf.find).kind == "unfinished"
    assert pelagos("play", "--resume", str(file), stdin=ALWAYS_FIRST).code == 0


def test_a_full_disk_leaves_the_last_save_whole(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    pelagos(*OCTODICE, stdin="1\n")
    file = the_record()
    kept = file.read_bytes()
    monkeypatch.setattr("pelagos.files.os.fsync", full)
    done = pelagos("play", "--resume", str(file), stdin="1\n1\n")
    assert "the disk is full" in done.out + done.err
    assert file.read_bytes() == kept
    assert [path.name for path in Path().iterdir() if path.name.startswith(".")] == []


def test_nobody_leaves_while_the_game_can_be_saved_nowhere(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.files.os.fsync", full)
    done = pelagos(*OCTODICE, stdin="quit\n1\n")
    assert "Ann keeps the lab." in done.out
    assert "the disk is full" in done.is_bad_input()


def full(_: int) -> None:
    raise OSError(28, "No space left on device")


# -- taking turns at one keyboard ----------------------------------------------------------------


def test_secret_hands_are_handed_over(pelagos: Call) -> None:
    game = ("play", "pebbles", "--seed", "3", "--seats", "human:Ann,human:Bob")
    out = pelagos(*game, stdin="1\n\n1\n\n1\n\n1\n").out
    assert "Now Bob: take the keyboard and press Enter." in out
    to_ann = out.split("Now Bob")[0]
    assert "Ann draws pebble" in to_ann and "Bob draws a pebble." in to_ann
    assert "Bob draws pebble" not in to_ann


def test_open_games_are_not_handed_over(pelagos: Call) -> None:
    game = ("play", "octodice", "--seed", "5", "--seats", "human,human")
    assert "take the keyboard" not in pelagos(*game, stdin="1\n" * 20).out


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Say which game to play, or which saved game to go on with"),
        (("octodise",), "Did you mean octodice?"),
        (("octodice", "--seats", "human,gready"), "Did you mean greedy?"),
        (("octodice", "--seats", "human,human,human,human,human"), "not for 5."),
        (("octodice", "--seats", ""), "There is no computer player “”."),
        (("pebbles", "--seats", "human"), "Pebbles is for 2 to 4 players, not for 1."),
        (("octodice", "--option", "faces=A1 A2"), "Name one face of each of the nine tiles"),
        (("octodice", "--lang", "de"), "'de' is not one of 'en', 'fr'."),
        (("octodice", "--seed", "x"), "'x' is not a valid integer."),
        (("--resume", "none.jsonl"), "none.jsonl cannot be read: there is no such file or folder."),
    ],
)
def test_bad_input_is_one_sentence(pelagos: Call, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in pelagos("play", *words).is_bad_input()


def test_a_finished_game_cannot_go_on(pelagos: Call, record: Path) -> None:
    assert (
        "is over; watch it with pelagos replay."
        in pelagos("play", "--resume", str(record)).is_bad_input()
    )


def test_a_save_needs_its_own_envelope(pelagos: Call) -> None:
    pelagos(*OCTODICE, stdin="1\n")
    file = the_record()
    sealed = saves.envelope_of(file)
    for content in ("", "[]", '{"secret":"00","players":["human","greedy"]}'):
        sealed.write_text(content, encoding="utf-8")
        sentence = pelagos("play", "--resume", str(file)).is_bad_input()
        assert sentence == f"{sealed} does not hold the secret of this game."
    sealed.unlink()
    assert (
        "holds its sealed secret, is missing."
        in pelagos("play", "--resume", str(file)).is_bad_input()
    )


def test_a_damaged_save_names_the_line(pelagos: Call) -> None:
    pelagos(*OCTODICE, stdin="1\n1\n")
    file = the_record()
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:4] + lines[5:]), encoding="utf-8")
    assert f"{file}: Line 5: " in pelagos("play", "--resume", str(file)).is_bad_input()


def test_trouble_with_a_file_carries_its_number() -> None:
    trouble = FileTrouble("file-unwritable", Path("x"), OSError(28, "full"))
    assert trouble.facts == {"file": "x", "errno": 28}


def test_an_answer_taken_back_is_replayed_and_goes_on(pelagos: Call) -> None:
    pelagos(*OCTODICE, stdin="1\nundo\n2\n")
    file = the_record()
    told = pelagos("replay", str(file)).out
    assert "Ann takes back the last move." in told
    assert pelagos("inspect", str(file)).code == 0
    assert pelagos("play", "--resume", str(file), stdin="1\n").code == 0


def test_an_export_cannot_go_on(pelagos: Call) -> None:
    pelagos(*PEBBLES, stdin="1\n")
    log = replay(the_record().read_bytes(), shelf.find)
    Path("export.jsonl").write_text(export(log, 0), encoding="utf-8")
    sentence = pelagos("play", "--resume", "export.jsonl").is_bad_input()
    assert sentence.startswith("export.jsonl: This is what one seat could take away")


# -- programs ----------------------------------------------------------------------------------


def test_a_program_that_fails_is_told_once(pelagos: Call) -> None:
    done = pelagos(
        "play", "pebbles", "--seed", "3", "--seats", "human,exec:false", stdin=ALWAYS_FIRST
    )
    assert done.code == 0
    assert done.out.count("exec:false gave up its seat, and uniform played on.") == 1


def test_a_saved_game_starts_no_program_unless_it_is_named(pelagos: Call) -> None:
    seats = ("--seats", "human,exec:false")
    pelagos("play", "pebbles", "--seed", "3", *seats, stdin="quit\n")
    again = ("play", "--resume", str(the_record()))
    assert "name the players again" in pelagos(*again, stdin=ALWAYS_FIRST).err
    short = pelagos(*again, "--seats", "human", stdin=ALWAYS_FIRST)
    assert "is a game for 2 players; --seats names 1." in short.is_bad_input()
    assert pelagos(*again, *seats, stdin=ALWAYS_FIRST).code == 0
