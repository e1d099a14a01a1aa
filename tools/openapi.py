"""``python -m tools.openapi`` prints the OpenAPI document."""

import sys

import msgspec

from pelagos.server.app import create_app
from pelagos.server.context import Context
from pelagos.server.settings import Settings


def document() -> bytes:
    """The OpenAPI document, laid out for reading and for comparing."""
    app = create_app(Context(Settings()))
    schema = msgspec.json.encode(app.openapi_schema.to_schema(), order="sorted")
    return msgspec.json.format(schema, indent=2) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(document())
