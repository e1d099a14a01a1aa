"""How a server is set up: one object, filled from the environment."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_type_hints

import msgspec
from msgspec import Meta

from pelagos.server.environment import PREFIX, check_mail, check_names, check_site
from pelagos.server.environment import BadSetting as BadSetting


class Settings(msgspec.Struct, frozen=True):
    """Every field can be given as PELAGOS_<FIELD>; ``pelagos settings`` prints them."""

    host: Annotated[
        str,
        Meta(
            min_length=1,
            description="the address to listen on; `0.0.0.0` for all of this machine's",
        ),
    ] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port; `0` for any free one")] = 8000
    data: Annotated[str, Meta(description="where the games lie, if they lie in a file")] = ""
    database: Annotated[
        str, Meta(description="another database, as `postgresql://USER:PASSWORD@HOST/NAME`")
    ] = ""
    games: Annotated[
        str,
        Meta(
            description="the games that are offered, as `octodice,nautilus`; tables of others that "
            "there are already go on"
        ),
    ] = ""
    workers: Annotated[
        int,
        Meta(
            ge=1,
            le=64,
            description="how many processes think for computer players; they start with the first "
            "question",
        ),
    ] = 2
    thinking: Annotated[
        float,
        Meta(
            ge=0,
            le=60,
            description="how many seconds a computer player may think about one answer",
        ),
    ] = 2.0
    pause: Annotated[
        float,
        Meta(ge=0, le=60, description="how many seconds a computer player waits before it answers"),
    ] = 0.0
    absence: Annotated[
        int,
        Meta(
            ge=0,
            description="at tables without a clock: after how many seconds without a look the "
            "others may let a computer player answer for somebody",
        ),
    ] = 180
    tables_per_minute: Annotated[
        int,
        Meta(ge=1, description="how many tables and records one address may make in a minute"),
    ] = 30
    sign_ins_per_minute: Annotated[
        int,
        Meta(
            ge=1,
            description="how often one address may try to sign in, or make an account, in a minute",
        ),
    ] = 20
    megabytes_per_day: Annotated[
        int,
        Meta(
            ge=1,
            description="how many megabytes one address may have kept in a day: tables, answers, "
            "boxes, records, chat",
        ),
    ] = 100
    chat_per_minute: Annotated[
        int,
        Meta(ge=1, description="how many lines one person may write into chats in a minute"),
    ] = 20
    requests_per_minute: Annotated[
        int,
        Meta(ge=1, description="how many requests of any kind one address may make in a minute"),
    ] = 6000
    hints_per_minute: Annotated[
        int,
        Meta(ge=1, description="how often one address may ask for a hint in a minute"),
    ] = 30
    guesses_per_minute: Annotated[
        int,
        Meta(ge=1, description="how many unknown links (404) one address may try in a minute"),
    ] = 100
    sockets: Annotated[
        int,
        Meta(ge=1, description="how many sockets one address may have open, one for each tab"),
    ] = 200
    proxies: Annotated[
        str,
        Meta(
            description="addresses or networks of proxies, as `127.0.0.1,10.0.0.0/8`: what they "
            "say in `X-Forwarded-For` and `X-Forwarded-Proto` is believed"
        ),
    ] = "127.0.0.1,::1"
    log: Annotated[
        Literal["auto", "json", "plain"],
        Meta(
            description="the form of the log, on standard error: `json`, one object a line; "
            "`plain`, for people; `auto`, plain on a terminal"
        ),
    ] = "auto"
    log_level: Annotated[
        Literal["info", "warning", "error"],
        Meta(description="what is logged: `info`, every request; `warning`, what is not as usual"),
    ] = "warning"
    metrics_host: Annotated[
        str, Meta(min_length=1, description="the address to serve metrics on, for Prometheus")
    ] = "127.0.0.1"
    metrics_port: Annotated[
        int, Meta(ge=0, le=65535, description="the port of the metrics; `0` for none")
    ] = 0
    smtp: Annotated[
        str,
        Meta(
            description="the server that sends mail to those who ask for it, as "
            "`smtp://USER:PASSWORD@HOST:PORT`, or `smtps://`"
        ),
    ] = ""
    mail_from: Annotated[
        str, Meta(description="the sender of that mail, as `games@example.org`")
    ] = ""
    mail_after: Annotated[
        int,
        Meta(
            ge=0,
            description="how many seconds somebody is awaited, and does not look, before they are "
            "written to",
        ),
    ] = 600
    site: Annotated[
        str,
        Meta(
            description="the address of this server in links of mails and under its records, as "
            "`https://games.example.org`"
        ),
    ] = ""


def meaning(field: str) -> str:
    """What a setting says, in words."""
    hint = get_type_hints(Settings, include_extras=True)[field]
    (meta,) = hint.__metadata__
    return str(meta.description)


def read_settings(environ: Mapping[str, str]) -> Settings:
    """The settings that the environment names, defaults for the rest."""
    names = {
        f.encode_name: PREFIX + f.encode_name.upper() for f in msgspec.structs.fields(Settings)
    }
    check_names(environ, names.values())
    given = {field: environ[name] for field, name in names.items() if name in environ}
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(explain(str(error))) from None
    check_site(settings.site)
    check_mail(settings.smtp, settings.mail_from, settings.site)
    return settings


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
    """Where it is new, nobody else may look into it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"The games cannot be kept in {folder}: {error.strerror}.") from None
