"""One attack on one server: how others fare in a quiet half and in the half of the attack."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import psutil
from msgspec import Struct

from tests.attack.bystander import Bystander
from tests.conftest import Server

ROOT: Final = Path(__file__).parents[2]
MEGABYTE: Final = 1024 * 1024


class Course(Struct, frozen=True):
    """What an attack did, and to whom."""

    attack: str
    heard: dict[str, int]
    quiet_ms: float  # 99 of 100 things that others did took no longer
    busy_ms: float
    longest_ms: float
    failures: int  # of others, during the attack
    cpu: float  # seconds of the server, all its processes, during the attack
    grown_mb: float  # the most memory of the server itself, above what it had before

    def longer_ms(self) -> float:
        return self.busy_ms - self.quiet_ms

    def row(self) -> str:
        heard = ", ".join(f"{what}: {count}" for what, count in sorted(self.heard.items()))
        return (
            f"| {self.attack} | {self.quiet_ms:.0f} | {self.busy_ms:.0f} | {self.longest_ms:.0f} |"
            f" {self.failures} | {self.cpu:.1f} | {self.grown_mb:.0f} | {heard} |"
        )


HEAD: Final = (
    "| attack | quiet p99 ms | under attack p99 ms | longest ms | failures of others |"
    " cpu s of the server | MB grown | what the attacker heard |\n"
    "|---|---|---|---|---|---|---|---|"
)


class Memory:
    """The most memory that a process has had."""

    def __init__(self, process: psutil.Process) -> None:
        self._process = process
        self._before = self._most = process.memory_info().rss

    def look(self) -> bool:
        self._most = max(self._most, self._process.memory_info().rss)
        return True

    def grown(self) -> float:
        return (self._most - self._before) / MEGABYTE


def cpu_of(process: psutil.Process) -> float:
    """Seconds of a process and those that it has started and that still run."""
    times = [each.cpu_times() for each in [process, *process.children(recursive=True)]]
    return float(sum(each.user + each.system for each in times))


def besiege(server: Server, attack: str, seconds: float) -> Course:
    """Half in peace, half under attack."""
    return asyncio.run(course(server, attack, seconds))


async def course(server: Server, attack: str, seconds: float) -> Course:
    other = Bystander(server.url)
    await other.sit_down()
    await other.play(lasting(1))  # the first of everything takes longer
    quiet = await other.play(lasting(seconds))
    process = psutil.Process(server.process.pid)
    cpu, memory = cpu_of(process), Memory(process)
    command = [sys.executable, "-m", "tests.attack.attacks", attack, server.url, str(seconds)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as program:
        busy = await other.play(lambda: memory.look() and program.poll() is None)
        assert program.stdout is not None
        heard = json.load(program.stdout)
    await other.close()
    return Course(
        attack=attack,
        heard=heard,
        quiet_ms=1000 * quiet.p99(),
        busy_ms=1000 * busy.p99(),
        longest_ms=1000 * max(busy.seconds),
        failures=len(busy.failures),
        cpu=cpu_of(process) - cpu,
        grown_mb=memory.grown(),
    )


def lasting(seconds: float) -> Callable[[], bool]:
    """Whether so many seconds are not over yet."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() < until
