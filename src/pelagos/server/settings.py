"""How a server is set up: one object, filled from the environment."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

PREFIX = "PELAGOS_"


class BadSetting(ValueError):
    """A setting that cannot be used; the text is a sentence for whoever set it."""


class Settings(msgspec.Struct, frozen=True):
    """Every field can be given as PELAGOS_<FIELD>."""

    host: Annotated[str, msgspec.Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000


def read_settings(environ: Mapping[str, str]) -> Settings:
    """The settings that the environment names, defaults for the rest."""
    names = {
        f.encode_name: PREFIX + f.encode_name.upper() for f in msgspec.structs.fields(Settings)
    }
    given = {field: environ[name] for field, name in names.items() if name in environ}
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(explain(str(error))) from None


def explain(error: str) -> str:
    """The sentence for what msgspec says, as in: Expected `int`, got `str` - at `$.port`."""
    problem, _, field = error.rstrip("`").partition(" - at `$.")
    return f"{PREFIX}{field.upper()} cannot be used: {problem[:1].lower()}{problem[1:]}."
