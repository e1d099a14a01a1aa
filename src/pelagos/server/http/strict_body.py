"""Bodies of requests, taken at their word: a number is not a text that looks like one."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """Litestar would turn "5" into 5; this one says which part does not fit."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            data = msgspec.json.decode(await self.body())
            msgspec.convert(data, field.annotation)
        except msgspec.ValidationError as error:
            raise misfit(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise ValidationException from None
        return data


def misfit(error: str) -> ValidationException:
    """What msgspec says, as in: Expected `int`, got `str` - at `$.after`."""
    problem, _, key = error.rstrip("`").partition(" - at `$.")
    return ValidationException(extra=[{"key": key or "body", "message": problem}])
