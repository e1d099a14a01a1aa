"""``python -m pelagos.server.protocol FILE`` writes the reference part of docs/protocol.md."""

import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from pelagos.server.app import create_app
from pelagos.server.hall import Hall
from pelagos.server.messages import (
    accounts,
    answers,
    doors,
    games,
    lobby,
    mail,
    people,
    play,
    records,
    rooms,
    service,
    talk,
)
from pelagos.server.settings import Settings

MARK: Final = "<!-- written by: python -m pelagos.server.protocol docs/protocol.md -->\n"
PARTS: Final = (  # in the order of the reference
    games,
    play,
    rooms,
    answers,
    lobby,
    talk,
    accounts,
    doors,
    people,
    mail,
    records,
    service,
)


def reference() -> str:
    """Every route and every message."""
    return "\n".join(["", "## Routes", "", *routes(), "", "## Messages", *structs(), ""])


def routes() -> Iterator[str]:
    yield "| request | name | what it does |"
    yield "|---|---|---|"
    document = create_app(Hall(Settings())).openapi_schema.to_schema()
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            does = operation["description"].replace("\n", " ")
            yield f"| `{method.upper()} {path}` | {operation['operationId']} | {does} |"


def structs() -> Iterator[str]:
    for part in PARTS:
        for name, kind in vars(part).items():
            is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
            if is_struct and kind.__module__ == part.__name__:
                yield from struct(name, kind)


def struct(name: str, kind: type[msgspec.Struct]) -> Iterator[str]:
    yield f"\n### {name}\n\n{inspect.getdoc(kind)}\n"
    hints = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        optional = "" if field.required else ", may be left out"
        yield f"- `{field.encode_name}`: {spelled(hints[field.name])}{optional}"


def spelled(kind: Any) -> str:
    """A type as people write it."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return " or ".join(map(spelled, inner))
    if origin is Literal:
        return " or ".join(f'"{value}"' for value in inner)
    if origin is list:
        return f"list of {spelled(inner[0])}"
    if origin is tuple:
        return f"list of {spelled(inner[0])}"
    if origin is dict:
        return f"object of {spelled(inner[1])}"
    names = {types.NoneType: "null", str: "text", int: "number", bool: "yes or no", Any: "anything"}
    return names.get(kind) or str(kind.__name__)


def put(file: Path) -> None:
    """Write the part of the file below the mark anew."""
    said, _, _ = file.read_text(encoding="utf-8").partition(MARK)
    file.write_text(said + MARK + reference(), encoding="utf-8")


if __name__ == "__main__":
    put(Path(sys.argv[1]))
