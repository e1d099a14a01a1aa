"""Any program can play; one that misbehaves forfeits its seat and harms nothing."""

import json
import shlex
import sys
import time
from pathlib import Path

import psutil
import pytest

from pelagos import shelf
from pelagos.agents import UnknownAgent, make
from pelagos.agents import check as check_name
from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.programs.forfeit import Forfeit, forfeits, sentences
from pelagos.agents.programs.program import BadProgram, Program, check, hire, question
from pelagos.agents.uniform import Uniform
from pelagos.arena.match import play_match
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import Log, begin
from pelagos.kernel.play import deciding
from pelagos.kernel.record import verify, write
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View, look
from pelagos.proof.ledger import checkout
from pelagos.speech import Words

EXAMPLE = "exec:" + shlex.join([sys.executable, str(checkout() / "examples" / "agent.py")])
SECRET = secret_from_seed(4, 4)
PATIENT = (60.0, 60.0)  # seconds for an answer, and more for the first: programs that answer
HASTY = (0.2, 0.4)  # programs that never do

PREAMBLE = """
import json, os, signal, sys, threading, time
def ask():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "question":
            return message
    sys.exit()
def note():
    with open(sys.argv[1], "a") as file:
        print(os.getpid(), file=file)
def reply(question, **other):
    first = question["answers"][0]["spelling"]
    say(json.dumps({"type": "answer", "id": question["id"], "says": first, **other}))
def say(text):
    print(text, flush=True)
note()
"""

# What a program does, and why it loses its seat.
MISBEHAVIOUR = {
    "exits at once": ("sys.exit(3)", "program-ended"),
    "is killed": ("os.kill(os.getpid(), signal.SIGKILL)", "program-ended"),
    "crashes midway": ("reply(ask()); ask(); raise KeyError('trident')", "program-ended-saying"),
    "leaves midway": ("reply(ask()); ask()", "program-ended"),
    "answers and leaves": ("reply(ask())", "program-ended"),
    "closes its output": ("ask(); os.close(1); time.sleep(60)", "program-closed"),
    "stalls": ("ask(); time.sleep(60)", "program-silent"),
    "stalls midway": ("reply(ask()); ask(); time.sleep(60)", "program-silent"),
    "never reads": ("time.sleep(60)", "program-silent"),
    "half a line": ("ask(); sys.stdout.write('{'); sys.stdout.flush(); ask()", "program-silent"),
    "floods": ("ask()\nwhile True: say('x' * 5000)", "program-nonsense"),
    "an endless line": (
        "ask()\nwhile True: sys.stdout.write('x' * 5000)",
        "program-floods",
    ),
    "no JSON": ("ask(); say('keep 3'); ask()", "program-nonsense"),
    "an empty line": ("ask(); say(''); ask()", "program-nonsense"),
    "no UTF-8": (r"ask(); os.write(1, b'{\"type\": \"\xff\xfe\"}\n'); ask()", "program-nonsense"),
    "zero bytes": (r"ask(); os.write(1, bytes(9) + b'\n'); ask()", "program-nonsense"),
    "another type": ("reply(ask(), type='question'); ask()", "program-nonsense"),
    "no spelling": ("reply(ask(), says=None); ask()", "program-nonsense"),
    "a list": ("ask(); say('[1, 2]'); ask()", "program-nonsense"),
    "a huge number": ("reply(ask(), id=10 ** 400); ask()", "program-unasked"),
    "deep nesting": ("ask(); say('[' * 60000); ask()", "program-nonsense"),
    "deep nesting beside": (
        'q = ask(); say(\'{"type": "answer", "more": \' + \'[\' * 60000); ask()',
        "program-nonsense",
    ),
    "an illegal answer": ("reply(ask(), says='win'); ask()", "program-illegal"),
    "a stale answer": (
        "reply(ask()); q = ask(); reply(q, id=q['id'] - 1); ask()",
        "program-unasked",
    ),
    "two answers": ("q = ask(); reply(q); reply(q)\nwhile True: reply(ask())", "program-unasked"),
    "an early answer": (
        "reply({'answers': [{'spelling': 'x'}], 'id': 0})\nwhile True: reply(ask())",
        "program-unasked",
    ),
    "endless complaints": (
        "ask()\nwhile True: print('x' * 5000, file=sys.stderr)",
        "program-silent",
    ),
    "ignores signals": (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); ask(); time.sleep(60)",
        "program-silent",
    ),
    "a child that holds the pipe": (
        "ask()\nif not os.fork(): note(); time.sleep(60)\nos._exit(5)",
        "program-ended",
    ),
    "a child that floods": (
        "ask(); heard, told = os.pipe()\n"
        "if not os.fork():\n  note()\n"
        "  while True: os.write(2, b'x' * 5000); os.write(told, b'.')\n"
        "os.read(heard, 1); os._exit(5)",
        "program-ended-saying",
    ),
}


def with_program(program: Agent, key: str = "pebbles") -> Log:
    """A whole game, in which the program sits in the first of two seats."""
    return play_match(shelf.find(key), [program, Uniform(2)], ["program", "uniform"], {}, SECRET)


def is_whole(log: Log) -> bool:
    return verify(write(log).encode(), shelf.find).kind == "finished"


def alive(file: Path) -> list[int]:
    """Those of the processes that noted themselves which still run."""
    running = []
    for pid in map(int, file.read_text().split()):
        try:
            if psutil.Process(pid).status() != psutil.STATUS_ZOMBIE:
                running.append(pid)
        except psutil.NoSuchProcess:
            continue
    return running


def bad_program(tmp_path: Path, body: str) -> tuple[str, Path]:
    """The name of an agent that does this, and where its processes note themselves."""
    file, notes = tmp_path / "bad.py", tmp_path / "notes"
    file.write_text(PREAMBLE + body + "\n", encoding="utf-8")
    notes.touch()
    return "exec:" + shlex.join([sys.executable, "-SEI", str(file), str(notes)]), notes


@pytest.mark.parametrize("kind", MISBEHAVIOUR)
def test_a_program_that_misbehaves_forfeits_its_seat(tmp_path: Path, kind: str) -> None:
    body, reason = MISBEHAVIOUR[kind]
    name, notes = bad_program(tmp_path, body)
    program = Program(name, 1, *(HASTY if reason == "program-silent" else PATIENT))
    log = with_program(program)
    assert program.trouble is not None and program.trouble.key == reason
    assert is_whole(log)
    for _ in range(3000):
        if not alive(notes):
            break
        time.sleep(0.01)
    assert not alive(notes)


@pytest.mark.parametrize(("mode", "errno"), [(None, 2), (0o644, 13)])
def test_a_program_that_cannot_be_started(tmp_path: Path, mode: int | None, errno: int) -> None:
    file = tmp_path / "agent"
    if mode is not None:
        file.write_text("#!/bin/sh\n")
        file.chmod(mode)
    program = Program(f"exec:{file}", 1)
    assert is_whole(with_program(program))
    assert program.trouble is not None and program.trouble.facts == {"errno": errno}
    with pytest.raises(BadProgram, match="program-missing"):
        check(f"exec:{file}")


@pytest.mark.parametrize("name", ["exec:", "exec:  ", "exec:'open"])
def test_a_name_without_a_command(name: str) -> None:
    with pytest.raises(BadProgram, match="program-no-command"):
        check(name)


def test_the_fallback_answers_as_if_it_had_sat_there_alone(tmp_path: Path) -> None:
    name, _ = bad_program(tmp_path, "sys.exit()")
    assert write(with_program(Program(name, 9))) == write(with_program(Uniform(9)))


# -- a program that behaves -------------------------------------------------------------------


@pytest.mark.parametrize("key", ["octodice", "aquasphere", "nautilus", "neweden", "pebbles"])
def test_the_example_plays_a_whole_game(key: str) -> None:
    program = hire(EXAMPLE, 1)
    log = with_program(program, key)
    assert forfeits([program]) == []
    assert is_whole(log)


@pytest.mark.parametrize("key", ["octodice", "aquasphere", "nautilus", "neweden"])
def test_the_example_is_better_than_chance(key: str) -> None:
    """By points, over deals that are played from either seat; the same games every time."""
    ahead = 0
    for deal in range(4):
        for seat in (0, 1):
            players: list[Agent] = [Uniform(deal), Uniform(deal)]
            players[seat] = program = hire(EXAMPLE, deal)
            log = play_match(shelf.find(key), players, ["a", "b"], {}, secret_from_seed(6, deal))
            points = log.state.scores()
            ahead += points[seat] - points[1 - seat]
            assert forfeits([program]) == []
    assert ahead > 0


def test_the_same_seed_gives_the_same_game() -> None:
    records = [write(with_program(hire(EXAMPLE, seed))) for seed in (1, 1, 2)]
    assert records[0] == records[1] != records[2]


def test_a_program_is_told_the_beginning_every_question_and_the_end(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"sys.stdin = open(0)\nout = open({str(heard)!r}, 'w')\n"
    body += "for line in sys.stdin:\n  out.write(line)\n  m = json.loads(line)\n"
    body += "  if m['type'] == 'question': reply(m)\n"
    name, _ = bad_program(tmp_path, body)
    program = Program(name, 7, *PATIENT)
    log = with_program(program)
    assert program.trouble is None
    first, *asked, last = map(json.loads, heard.read_text().splitlines())
    seated = {"game": "pebbles", "seat": 0, "seats": 2, "seed": 7}
    assert first == {"type": "begin", "protocol": 1, **seated}
    assert [message["id"] for message in asked] == list(range(1, len(asked) + 1))
    assert last["type"] == "end" and last["scores"] == log.state.scores()


@pytest.mark.parametrize("key", ["octodice", "aquasphere", "nautilus", "neweden", "pebbles"])
def test_a_question_holds_nothing_that_the_seat_may_not_know(key: str) -> None:
    """Whatever may lie hidden, the program reads the same line."""
    log, roll = begin(shelf.find(key), ["A", "B"], {}, SECRET, "test"), Roll(3)
    log.resolve(SECRET)
    while (seat := deciding(log.state)) is not None and len(log.lines) < 60:
        view = look(log, seat, since=len(log.lines))
        other = view.imagine(roll).observe(seat)
        seen = View(log.game, seat, view.line, other, view.asked, view.deciding, [])
        assert question(view, ThinkingTime(), 1) == question(seen, ThinkingTime(), 1)
        log.answer(seat, view.answers[roll.below(len(view.answers))])
        log.resolve(SECRET)


# -- telling ----------------------------------------------------------------------------------


def test_a_forfeit_is_told_with_its_reason() -> None:
    given_up = [Forfeit("exec:./a", 0, "program-ended", {"status": 3})] * 2
    assert sentences(given_up, Words("en")) == [
        "exec:./a gave up 2 seats, and uniform played on. It ended with status 3."
    ]
    (french,) = sentences(given_up[:1], Words("fr"))
    assert french.startswith("exec:./a a cédé sa place, et uniform a joué à sa suite.")


def test_what_a_stranger_names_never_starts_a_program() -> None:
    """The server makes its agents so."""
    with pytest.raises(UnknownAgent):
        make("exec:true", 1)
    with pytest.raises(UnknownAgent):
        check_name("exec:true")
