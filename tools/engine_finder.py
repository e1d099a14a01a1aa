"""Lets the Python of a checkout run the engine that was compiled from its very sources.

dev.py copies this file into the checkout's environment, where a ``.pth`` file installs the finder
at every start. ``build/engine.json`` says where the compiled modules lie and which sources they are
of; where one of these has changed since, everything runs interpreted. PELAGOS_ENGINE names another
such file, or is ``source``: never.
"""

import hashlib
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from functools import cached_property
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = "pelagos"
SHARED = f"{PACKAGE}__mypyc"  # what all compiled modules share
SOURCE = "source"


class EngineFinder(MetaPathFinder):
    """Finds the compiled modules of one checkout; looks only when the first one is asked for."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._sources = str(root / "src" / PACKAGE)

    @cached_property
    def folder(self) -> Path | None:
        """Where the compiled modules lie; None: there are none of these very sources."""
        wish = os.environ.get("PELAGOS_ENGINE") or str(self._root / "build/engine.json")
        return None if wish == SOURCE else fresh_folder(Path(wish), self._root)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not self._is_ours(fullname, path) or self.folder is None:
            return None
        stem = self.folder.joinpath(*fullname.split("."))
        for suffix in EXTENSION_SUFFIXES:
            if os.path.exists(file := f"{stem}{suffix}"):
                return importlib.util.spec_from_file_location(fullname, file)
        return None

    def _is_ours(self, name: str, path: Sequence[str] | None) -> bool:
        """Not a module of another copy of the package, which somebody has put before this one."""
        if name == SHARED:
            return True
        inside = name.startswith(f"{PACKAGE}.") and path is not None
        return inside and any(each.startswith(self._sources) for each in path or ())


def fresh_folder(described: Path, root: Path) -> Path | None:
    """The folder that a description names, if it is of this Python and of these very sources."""
    try:
        engine = json.loads(described.read_text(encoding="utf-8"))
        is_fresh = engine["python"] == sys.version and engine["sources"] == digests(
            root, engine["sources"]
        )
        return root / engine["folder"] if is_fresh else None
    except (OSError, ValueError, KeyError):
        return None


def digests(root: Path, sources: Sequence[str]) -> dict[str, str]:
    """What tells whether a source has changed."""
    return {name: hashlib.sha256((root / name).read_bytes()).hexdigest() for name in sources}


def install(root: str) -> None:
    sys.meta_path.insert(0, EngineFinder(Path(root)))
