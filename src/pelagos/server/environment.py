"""The environment of a server: every name in it that begins like ours must be one of ours."""

import difflib
from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

PREFIX: Final = "PELAGOS_"
ALIKE: Final = 0.75  # from which share of equal letters on a name may be meant
PORTS: Final = {"smtp": 25, "smtps": 465}  # the usual ones
TESTS: Final = f"{PREFIX}TEST_"  # how names begin that our tests read
# What else the project's own tools and tests read; to a server they say nothing.
TOOLS: Final = frozenset(
    PREFIX + name
    for name in (
        "ATTACK",
        "CHROMIUM",
        "COMPILE",
        "COMPILED",
        "ENGINE",
        "EXPECT_BUILD",
        "FAIR_POSITIONS",
        "FUZZ",
        "FUZZ_MESSAGES",
        "KILLS",
        "LAW_GAMES",
        "LEAK_POSITIONS",
        "PICTURES",
        "TURMOIL",
        "TURMOIL_TABLES",
        "UPGRADES",
        "WEB_GAMES",
        "WEB_NEMOS",
        "WEB_POSITIONS",
    )
)


class BadSetting(ValueError):
    """A setting that cannot be used; the text is a sentence for whoever set it."""


def check_names(environ: Mapping[str, str], settings: Collection[str]) -> None:
    """BadSetting for a name that nobody would read, with the nearest that somebody would."""
    for name in sorted(environ):
        if not name.startswith(PREFIX) or name.startswith(TESTS):
            continue
        if name not in settings and name not in TOOLS:
            near = difflib.get_close_matches(name, settings, n=1, cutoff=ALIKE)
            meant = f"did you mean {near[0]}?" if near else "pelagos settings shows all there are."
            raise BadSetting(f"There is no setting {name}; {meant}")


def check_site(site: str) -> None:
    """The address under which people find the server, without a path."""
    if site and not is_site(site):
        raise BadSetting("PELAGOS_SITE must be given as https://games.example.org, or http://.")


def is_site(site: str) -> bool:
    try:
        parts = urlsplit(site)
        is_named = parts.scheme in ("https", "http") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    rest = parts.path.rstrip("/") + parts.query + parts.fragment + (parts.username or "")
    return is_named and not rest and site.isprintable() and " " not in site


def check_mail(smtp: str, sender: str, site: str) -> None:
    """Mail needs a server, a sender and the address of our own pages."""
    if not smtp:
        return
    if not is_mail_server(smtp):
        raise BadSetting(
            "PELAGOS_SMTP must be given as smtp://USER:PASSWORD@HOST:PORT, or smtps://."
        )
    for name, value in (("PELAGOS_MAIL_FROM", sender), ("PELAGOS_SITE", site)):
        if not value:
            raise BadSetting(f"Where PELAGOS_SMTP is set, {name} must be set, too.")
    if "@" not in sender or not sender.isprintable():
        raise BadSetting("PELAGOS_MAIL_FROM must be given as games@example.org.")


def is_mail_server(smtp: str) -> bool:
    try:
        server = urlsplit(smtp)
        return server.scheme in PORTS and bool(server.hostname) and server.port != 0
    except ValueError:
        return False
