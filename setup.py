"""Compiles the engine with mypyc and builds the client; the rest is in pyproject.toml.

The engine is compiled plainly where there is a C compiler. PELAGOS_COMPILED says otherwise:
``no``; ``plain``; with gcc also ``count``, an engine that counts which ways it goes, and ``use``,
one that is built by what was counted. What is installed to be edited is not compiled: dev.py does.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

GENERATED = "build"  # where mypyc puts the C files
WEB, BUNDLE = Path("web"), Path("src/pelagos/server/web")
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


# --- the engine ------------------------------------------------------------------------------


def way() -> str:
    """How the engine is compiled; ``no``: it is not."""
    if "editable_wheel" in sys.argv:
        return "no"
    return os.environ.get("PELAGOS_COMPILED") or ("plain" if has_compiler() else "no")


def has_compiler() -> bool:
    """Whether there is a C compiler, and what it needs to know of Python."""
    names = (os.environ.get("CC"), "cc", "gcc", "clang", "cl")
    has_headers = Path(sysconfig.get_paths()["include"], "Python.h").exists()
    return has_headers and any(map(shutil.which, filter(None, names)))


def compiled_sources() -> list[str]:
    """The modules that pyproject.toml names, without those it keeps interpreted.

    Packages stay as they are: they say where the files lie that the games bring along.
    """
    with open("pyproject.toml", "rb") as file:
        lists = tomllib.load(file)["tool"]["pelagos"]
    found = {path for glob in lists["compiled"] for path in Path().glob(glob)}
    modules = {path for path in found if path.name != "__init__.py"}
    return sorted(str(path) for path in modules if str(path) not in lists["interpreted"])


def extensions() -> list[Extension]:
    """One compilation unit, so that calls between kernel and games stay direct."""
    from mypyc.build import mypycify

    made = mypycify(
        ["--always-true=COMPILING", *compiled_sources()],
        opt_level="2",
        debug_level="0",
        group_name="pelagos",
        target_dir=GENERATED,
        multi_file=True,  # one C file a module: on all cores
    )
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS[way()]]
        extension.extra_link_args = FLAGS[way()]
    return made


class WithEngine(Distribution):  # type: ignore[misc]  # setuptools has no types
    """Has extension modules that are only made when they are built: translating takes long."""

    def has_ext_modules(self) -> bool:
        return way() != "no"


class BuildEngine(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Translates, then compiles C files side by side."""

    def finalize_options(self) -> None:
        self.distribution.ext_modules = extensions()
        super().finalize_options()

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


# --- the client ------------------------------------------------------------------------------


def build_client() -> None:
    """The client, where the server looks for it; a sentence where it cannot be built."""
    npm = shutil.which("npm")
    if npm and (WEB / "src").exists():
        if not (WEB / "node_modules").exists():
            subprocess.run([npm, "ci", "--loglevel=error"], cwd=WEB, check=True)
        subprocess.run([npm, "run", "-s", "build"], cwd=WEB, check=True)
    elif not (BUNDLE / "index.html").exists():
        print("This package is without pages for browsers: building them needs npm.")


class BuildWithClient(build_py):  # type: ignore[misc]  # setuptools has no types
    """The Python modules, and the client beside them."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
            self.__dict__.pop("data_files", None)  # was listed before the client was there
        super().run()


class SourcesWithClient(sdist):  # type: ignore[misc]  # setuptools has no types
    """Everything that a build needs; with the built client, which needs npm no more."""

    def run(self) -> None:
        build_client()
        super().run()


setup(
    distclass=WithEngine,
    cmdclass={
        "build_ext": BuildEngine,
        "build_py": BuildWithClient,
        "sdist": SourcesWithClient,
    },
)
