"""Compiles the engine with mypyc where PELAGOS_COMPILED says how; the rest is in pyproject.toml.

PELAGOS_COMPILED=plain: with any compiler. With gcc there are two more: `count` makes an engine that
counts which ways it goes, `use` one that is built by what was counted.
"""

import os
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

GENERATED = "build"  # where mypyc puts the C files
OWN = ["-fvisibility=hidden", "-fno-semantic-interposition"]  # nobody else calls our functions
FLAGS = {  # what the compiler and the linker are told on top of what mypyc tells them
    "plain": [],
    "count": [*OWN, "-fprofile-generate", "-fprofile-update=single"],
    "use": [
        *OWN,
        "-fprofile-use",
        "-fprofile-partial-training",  # what was not practised: as without practice
        "-Wno-missing-profile",
        "-flto=auto",
    ],
}


def compiled_sources() -> list[str]:
    """The modules that pyproject.toml names, without those it keeps interpreted."""
    with open("pyproject.toml", "rb") as file:
        lists = tomllib.load(file)["tool"]["pelagos"]
    found = {path for glob in lists["compiled"] for path in Path().glob(glob)}
    return sorted(str(path) for path in found if str(path) not in lists["interpreted"])


def extensions() -> list[Extension]:
    """One compilation unit, so that calls between kernel and games stay direct."""
    if (way := os.environ.get("PELAGOS_COMPILED")) is None:
        return []
    from mypyc.build import mypycify

    made = mypycify(
        compiled_sources(),
        opt_level="2",
        debug_level="0",
        group_name="pelagos",
        target_dir=GENERATED,
        multi_file=True,  # one C file a module: on all cores
    )
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS[way]]
        extension.extra_link_args = FLAGS[way]
    return made


class BuildSpread(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles C files side by side."""

    def build_extensions(self) -> None:
        self.compiler.compile = self.spread(self.compiler.compile)
        super().build_extensions()

    def spread(self, compile: Callable[..., list[str]]) -> Callable[..., list[str]]:
        def compile_all(sources: list[str], **rest: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [
                    made
                    for each in pool.map(lambda source: compile([source], **rest), sources)
                    for made in each
                ]

        return compile_all


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSpread})
