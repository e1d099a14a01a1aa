"""Compiles the engine with mypyc when PELAGOS_COMPILED=1; everything else is in pyproject.toml."""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup


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
        compiled_sources(), opt_level="3", debug_level="0", group_name="pelagos", target_dir="build"
    )


setup(ext_modules=extensions())
