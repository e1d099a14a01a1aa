"""The keys of servers that whoever runs a command trusts."""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from pelagos.files import read_text
from pelagos.kernel.errors import PelagosError
from pelagos.server.settings import own_folder
from pelagos.signing import PUBLIC_LENGTH, TrustedKey

FOLDER: Final = "keys"  # in the user's own folder: a file for each server that they trust


def trusted_keys(given: Sequence[str]) -> list[TrustedKey]:
    """Those that are given, as hex or in files, and those in the user's own folder."""
    kept = sorted((own_folder(os.environ, sys.platform) / FOLDER).glob("*"))
    return [key for each in [*given, *map(str, kept)] for key in keys_of(each)]


def keys_of(given: str) -> list[TrustedKey]:
    """A public key in hex; or those in a file: likewise, or as a server publishes them."""
    if (public := public_key(given)) is not None:
        return [TrustedKey(public)]
    text = read_text(Path(given)).strip()
    if (public := public_key(text)) is not None:
        return [TrustedKey(public)]
    try:
        published = json.loads(text)
        return list(published_keys(published["site"], [key["public"] for key in published["keys"]]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise PelagosError("key-unreadable", {"file": given}) from None


def published_keys(site: str, keys: Iterable[str]) -> Iterable[TrustedKey]:
    for text in keys:
        if (public := public_key(text)) is None:
            raise ValueError(text)
        yield TrustedKey(public, site)


def public_key(text: str) -> bytes | None:
    try:
        public = bytes.fromhex(text)
    except ValueError:
        return None
    return public if len(public) == PUBLIC_LENGTH else None
