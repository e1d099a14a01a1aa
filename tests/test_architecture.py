"""docs/architecture.md names every room that is there, and no other."""

import re

from pelagos.proof.ledger import checkout

SOURCES = checkout() / "src" / "pelagos"
PAGE = (checkout() / "docs" / "architecture.md").read_text("utf-8")
ROOM = re.compile(r"^\| `([\w/<>]+)/` \|", re.MULTILINE)
FILE = re.compile(r"`((?:[\w<>]+/)*\w+\.(?:py|ts|ftl))`")
GAME, UNLISTED = "<game>", {"", "server/store/migrations/versions"}
MOST = 26  # modules in a room; a command each in cli/


def rooms() -> set[str]:
    """The folders with modules; those of the games stand for each other."""
    found = {file.parent.relative_to(SOURCES).as_posix() for file in SOURCES.rglob("*.py")}
    named = {re.sub(r"^games/\w+", f"games/{GAME}", room) for room in found}
    return {"" if room == "." else room for room in named}


def test_every_room_is_on_the_map_and_every_room_on_the_map_is_there() -> None:
    assert set(ROOM.findall(PAGE)) - {"words"} == rooms() - UNLISTED


def test_every_module_of_the_root_is_named() -> None:
    root = {file.stem for file in SOURCES.glob("*.py")} - {"__init__", "__main__"}
    assert {name for name in root if f"`{name}`" not in PAGE} == set()


def test_every_file_that_the_page_names_is_there() -> None:
    beside = [checkout(), SOURCES, SOURCES / "server"]
    for name in FILE.findall(PAGE.replace(f"{GAME}/", "aquasphere/")):
        found = [*SOURCES.rglob(name)] or [home for home in beside if (home / name).exists()]
        assert found, name


def test_no_room_is_a_hall() -> None:
    for room in {file.parent for file in SOURCES.rglob("*.py")}:
        if room.name != "versions":
            assert len([*room.glob("*.py")]) <= MOST, room
