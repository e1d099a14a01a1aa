"""Compiles the engine with mypyc when PELAGOS_COMPILED=1; everything else is in pyproject.toml."""

import os
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

GENERATED = "build"  # where mypyc puts the C files


def compiled_sources() -> list[str]:
    """The modules that pyproject.toml names, without those it keeps interpreted."""
    with open("pyproject.toml", "rb") as file:
        lists = tomllib.load(file)["tool"]["pelagos"]
    found = {path for glob in lists["compiled"] for path in Path().glob(glob)}
    return sorted(str(path) for path in found if str(path) not in lists["interpreted"])


def extensions() -> list[Extension]:
    """One compilation unit, so that calls between kernel and games stay direct."""
    if os.environ.get("PELAGOS_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(
        compiled_sources(),
        opt_level="2",
        debug_level="0",
        group_name="pelagos",
        target_dir=GENERATED,
        multi_file=True,  # one C file a module: on all cores, and only those that changed
    )


class BuildChanged(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles C files side by side, and leaves out those whose object is newer than they are."""

    def build_extensions(self) -> None:
        self.compiler.compile = self.spread(self.compiler.compile)
        super().build_extensions()

    def spread(self, compile: Callable[..., list[str]]) -> Callable[..., list[str]]:
        headers = max((path.stat().st_mtime for path in Path(GENERATED).glob("*.h")), default=0.0)

        def compile_all(sources: list[str], **rest: Any) -> list[str]:
            def one(source: str) -> list[str]:
                made: list[str] = self.compiler.object_filenames(
                    [source], output_dir=rest["output_dir"]
                )
                newest = max(headers, Path(source).stat().st_mtime)
                is_made = Path(made[0]).exists() and Path(made[0]).stat().st_mtime > newest
                return made if is_made else compile([source], **rest)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for each in pool.map(one, sources) for made in each]

        return compile_all


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildChanged})
