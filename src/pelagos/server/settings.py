"""How a server is set up: one object, filled from the environment."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

PREFIX = "PELAGOS_"


class BadSetting(ValueError):
    """A setting that cannot be used; the text is a sentence for whoever set it."""


class Settings(msgspec.Struct, frozen=True):
    """Every field can be given as PELAGOS_<FIELD>; docs/server.md explains them."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""  # the folder of the games; empty: the user's own
    database: str = ""  # postgresql://…; empty: a file of SQLite in the folder
    workers: Annotated[int, Meta(ge=1, le=64)] = 2  # processes of computer players
    thinking: Annotated[float, Meta(ge=0, le=60)] = 2.0  # seconds for one of their answers
    pause: Annotated[float, Meta(ge=0, le=60)] = 0.0  # seconds before each of their answers
    absence: Annotated[int, Meta(ge=0)] = 180  # seconds until others may replace who is gone
    tables_per_minute: Annotated[int, Meta(ge=1)] = 30  # made from one address
    sign_ins_per_minute: Annotated[int, Meta(ge=1)] = 20  # tried from one address


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


def data_folder(settings: Settings) -> Path:
    """Where the games lie: the folder that is set, or the one for the user's own data."""
    return Path(settings.data) if settings.data else own_folder(os.environ, sys.platform)


def own_folder(environ: Mapping[str, str], platform: str) -> Path:
    """The place that each system has for what programs keep, whatever folder we start in."""
    home = Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA", home / "AppData/Local")) / "Pelagos"
    if platform == "darwin":
        return home / "Library/Application Support/Pelagos"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local/share") / "pelagos"


def database_url(settings: Settings) -> str:
    """The database that is set, or a file of SQLite in the folder of the games."""
    return settings.database or f"sqlite:///{data_folder(settings) / 'pelagos.sqlite'}"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"The games cannot be kept in {folder}: {error.strerror}.") from None
