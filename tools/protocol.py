"""``python -m tools.protocol FILE`` writes the reference part of docs/protocol.md."""

import inspect
import sys
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from pelagos.server import model
from pelagos.server.app import create_app
from pelagos.server.context import Context
from pelagos.server.messages import (
    accounts,
    answers,
    chat,
    errors,
    games,
    lobby,
    mail,
    players,
    records,
    recovery,
    rooms,
    tables,
    tokens,
)
from pelagos.server.settings import Settings

MARK: Final = "<!-- written by: python -m tools.protocol docs/protocol.md -->\n"
STREAMS: Final = (
    "What goes in, and what comes back; a stream sends its message again and again, one a line."
)
SHARED: Final = {tables: model.__name__}  # whose data is sent as it is kept
PARTS: Final = (  # in the order of the reference
    games,
    tables,
    rooms,
    answers,
    lobby,
    chat,
    accounts,
    recovery,
    tokens,
    players,
    mail,
    records,
    errors,
)


def reference() -> str:
    """Every route and every message."""
    return "\n".join(
        ["", "## Routes", "", STREAMS, "", *routes(), "", "## Messages", *structs(), ""]
    )


def routes() -> Iterator[str]:
    yield "| request | name | takes | gives | what it does |"
    yield "|---|---|---|---|---|"
    document = create_app(Context(Settings())).openapi_schema.to_schema()
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            does = operation["description"].replace("\n", " ")
            name, into, out = operation["operationId"], taken(operation), given(operation)
            yield f"| `{method.upper()} {path}` | {name} | {into} | {out} | {does} |"


def taken(operation: Mapping[str, Any]) -> str:
    """What goes in: the message, and what may stand behind the question mark."""
    body = operation.get("requestBody", {}).get("content", {})
    asked = [f"`?{each['name']}`" for each in operation.get("parameters", ()) if is_asked(each)]
    return ", ".join([*(content(*kind) for kind in body.items()), *asked])


def is_asked(parameter: Mapping[str, Any]) -> bool:
    return bool(parameter["in"] == "query")


def given(operation: Mapping[str, Any]) -> str:
    """What comes back where all is well."""
    (status,) = [code for code in operation["responses"] if code.startswith("2")]
    body = operation["responses"][status]["content"]
    return ", ".join(content(*kind) for kind in body.items())


def content(kind: str, media: Mapping[str, Any]) -> str:
    """A message by its name, where it is described below; a text or a file by its kind."""
    return message(media["schema"]) if kind == "application/json" else f"`{kind}`"


def message(schema: Mapping[str, Any]) -> str:
    if "items" in schema:
        return f"list of {message(schema['items'])}"
    if "oneOf" in schema:
        return " or ".join(map(message, schema["oneOf"]))
    if "$ref" not in schema:
        return str(schema["type"])
    name = schema["$ref"].rpartition("/")[2]
    return f"[{name}](#{name.lower()})"


def structs() -> Iterator[str]:
    for part in PARTS:
        for name, kind in vars(part).items():
            is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
            if is_struct and kind.__module__ in (part.__name__, SHARED.get(part)):
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
