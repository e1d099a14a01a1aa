"""One way to write data where bytes matter, and the fingerprint of a box."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

REMARKS: Final = ("name", "source", "basis")  # what a box says about its values, not the values


def compact(data: object, plain: Callable[[Any], Any] = str) -> str:
    """JSON without a spare byte; ``plain`` says how to write what JSON does not know."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=plain)


def fingerprint(document: Mapping[str, Any]) -> str:
    """What a record names its box by: the values alone, not what is remarked about them."""
    return hashlib.sha256(compact(_values(document)).encode()).hexdigest()


def _values(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _values(data[key]) for key in sorted(data) if key not in REMARKS}
    if isinstance(data, list):
        return [_values(entry) for entry in data]
    return data
