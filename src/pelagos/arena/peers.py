"""Other engines to compare with, each in an environment of its own under the user's cache.

An environment is made when first needed, from the names of packages; the machine's own settings
say where packages come from. The programs that play are in ``bench/peers``.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.kernel.errors import PelagosError
from pelagos.proof.ledger import checkout

DONE: Final = ".pelagos-ready"  # a file that only a finished environment holds
BIN: Final = "Scripts" if os.name == "nt" else "bin"


class NoPeer(PelagosError):
    """A peer that cannot be measured here."""


class Peer(NamedTuple):
    """An engine of others."""

    name: str
    package: str
    program: str
    tasks: tuple[str, ...]


PYTHON_PEERS: Final = (
    Peer("catanatron", "catanatron", "catanatron_peer.py", ("catan",)),
    Peer(
        "OpenSpiel",
        "open_spiel",
        "openspiel_peer.py",
        (
            "c++ backgammon",
            "c++ hanabi",
            "c++ hearts",
            "c++ connect_four",
            "python backgammon",
            "python hanabi",
        ),
    ),
    Peer("pgx", "pgx", "pgx_peer.py", ("connect_four", "backgammon", "sparrow_mahjong")),
)
NODE_PEERS: Final = (Peer("boardgame.io", "boardgame.io", "boardgame_peer.mjs", ("tic-tac-toe",)),)


def peers() -> tuple[Peer, ...]:
    return (*PYTHON_PEERS, *NODE_PEERS)


class Place(NamedTuple):
    """Where a peer can be run, and how."""

    command: list[str]
    folder: Path


def prepare(peer: Peer) -> Place:
    """The peer in its environment, or NoPeer with the reason."""
    folder = cache() / peer.package
    program = str(checkout() / "bench" / "peers" / peer.program)
    if peer in NODE_PEERS:
        node, npm = shutil.which("node"), shutil.which("npm")
        if not node or not npm:
            raise NoPeer("peer-without-node", {})
        once(folder, lambda: install([npm, "install", "--silent", peer.package], folder))
        return Place([node, program], folder)
    python = str(folder / BIN / "python")
    once(folder, lambda: make_environment(folder, python, peer.package))
    return Place([python, program], folder)


def cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "pelagos" / "peers"


def once(folder: Path, make: Callable[[], None]) -> None:
    """Make an environment unless it is there; one that was left half made is made again."""
    if (folder / DONE).exists():
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    make()
    (folder / DONE).touch()


def make_environment(folder: Path, python: str, package: str) -> None:
    install([sys.executable, "-m", "venv", str(folder)], folder)
    install([python, "-m", "pip", "install", "-q", package], folder)


def install(words: Sequence[str], folder: Path) -> None:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        why = lines[-1] if lines else f"{words[0]} {done.returncode}"
        raise NoPeer("peer-not-installed", {"why": why})
