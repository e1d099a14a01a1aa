"""What the documents say about the server is what the server does."""

import pkgutil
import re
from pathlib import Path

import msgspec

from pelagos.server import bounds, messages
from pelagos.server.environment import PREFIX
from pelagos.server.settings import Settings, meaning
from tools.protocol import MARK, PARTS, reference

SOURCE = Path(bounds.__file__)
NAMES = [name for name in vars(bounds) if name.isupper()]
DOCS = Path(__file__).parents[2] / "docs"


def test_the_reference_of_the_protocol_is_current() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    _, _, written = text.partition(MARK)
    assert written == reference(), "run: python -m tools.protocol docs/protocol.md"


def test_every_message_of_a_route_is_described() -> None:
    written = reference()
    named = {*re.findall(r"\]\(#(\w+)\)", written)}
    described = {name.lower() for name in re.findall(r"^### (\w+)$", written, flags=re.MULTILINE)}
    assert "newtable" in named
    assert named <= described


def test_the_reference_leaves_no_part_of_the_messages_out() -> None:
    written = {part.__name__.rpartition(".")[2] for part in PARTS}
    assert written == {part.name for part in pkgutil.iter_modules(messages.__path__)} - {"fields"}


def test_every_bound_is_shown_with_its_number() -> None:
    kept = re.findall(
        r"^(\w+): Final = ([\d_* ]+?)  # (.+)$", SOURCE.read_text(), flags=re.MULTILINE
    )
    text = (DOCS / "server.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\| ([A-Z_]+) \| ([\d_* ]+?) \| (.+) \|$", text, flags=re.MULTILINE)
    assert shown == kept
    assert {name for name, _, _ in kept} == {*NAMES} - {"KB", "MB"}


def test_every_setting_is_explained_with_its_default() -> None:
    text = (DOCS / "server.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| `({PREFIX}\w+)` \| (.+?) \| (.+) \|$", text, flags=re.MULTILINE)
    told = {name: default.strip("`") for name, default, _ in rows}
    assert [what for _, _, what in rows] == [meaning(each) for each in Settings.__struct_fields__]
    fields = msgspec.structs.fields(Settings)
    assert list(told) == [PREFIX + field.name.upper() for field in fields]
    for field in fields:
        if field.default != "":  # empty ones are told in words
            assert told[PREFIX + field.name.upper()] == str(field.default)
