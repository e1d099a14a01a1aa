"""Every route and every socket, tried as every role: as roles.toml says, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import Server
from tests.server.roles import (
    ANYWHERE,
    MARK,
    OUTSIDE,
    READING,
    ROLES,
    Cells,
    Entry,
    People,
    Scene,
    document,
    entries,
    lines_of,
    routes,
)

pytestmark = pytest.mark.xdist_group("roles")
ENTRIES = entries()
HOW = (
    "Write down in tests/server/roles.toml who may do this (the head of that file says how; an "
    "entry without lines is told which it needs), then run: "
    "python -m tests.server.roles docs/security.md"
)


class Stage:
    """Scenes by kind of table; one in which something has changed is not used again."""

    def __init__(self, url: str) -> None:
        self._people = People(url)
        self._scenes: dict[str, Scene] = {}

    def scene(self, kind: str) -> Scene:
        if kind not in self._scenes:
            self._scenes[kind] = Scene(self._people, kind)
        return self._scenes[kind]

    def close(self) -> None:
        for scene in self._scenes.values():
            scene.close()
        self._people.close()

    def tried(self, entry: Entry, kind: str) -> Cells:
        """What every role is told; whoever is refused has changed nothing."""
        told: Cells = {}
        before = self.scene(kind).seen()
        for role in ROLES:
            told[role] = self.scene(kind).attempt(entry, role)
            if entry.method in READING:
                continue
            if told[role] != "ok":
                assert self.scene(kind).seen() == before, f"refused to {role}, and yet done"
            elif kind == ANYWHERE and role in ("account", "program"):
                self._people.sign_up()
            elif self.scene(kind).seen() != before:
                self._scenes.pop(kind).close()
                before = self.scene(kind).seen()
        return told


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """On a server whose computer players do not think for long."""
    server = Server(tmp_path_factory.mktemp("roles"), {"PELAGOS_THINKING": "0.02"})
    made = Stage(server.url)
    yield made
    made.close()
    server.stop()


def test_every_route_is_in_the_matrix() -> None:
    known = {entry.route for entry in ENTRIES}
    there = set(routes())
    assert not there - known, f"{HOW}\nmissing there: {sorted(there - known)}"
    assert not known - there, f"no such routes any more: {sorted(known - there)}"


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_every_role_is_told_what_the_matrix_says(stage: Stage, entry: Entry) -> None:
    told = {kind: stage.tried(entry, kind) for kind in entry.kinds}
    assert told == entry.expected, f"{HOW}\nNow it is so:\n[{entry.name!r}]\n{lines_of(told)}"


def test_the_matrix_is_printed_in_the_threat_model() -> None:
    text = (Path(__file__).parents[2] / "docs/security.md").read_text(encoding="utf-8")
    _, _, printed = text.partition(MARK)
    assert printed == document(), "run: python -m tests.server.roles docs/security.md"


def test_outsiders_can_do_nothing_at_a_private_table() -> None:
    """Whatever is added to the matrix."""
    for entry in ENTRIES:
        for kind in {"private", "private-over"} & set(entry.kinds):
            assert "ok" not in {entry.expected[kind][role] for role in OUTSIDE}, entry.name
