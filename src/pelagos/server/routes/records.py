"""Records: handing one in, taking it out, stepping through it."""

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.errors import PelagosError
from pelagos.server.errors import Missing
from pelagos.server.frames import frames_in_full
from pelagos.server.guard import LARGEST_RECORD
from pelagos.server.hall import ID, Hall
from pelagos.server.logs import box_name
from pelagos.server.messages import records
from pelagos.server.routes.common import AnyRequest, refusals
from pelagos.server.routes.tables import RECORD_TYPE, download

ID_LENGTH: Final = 16


@dataclass
class TakesRecord(Operation):
    """Says in the document that the body is the record itself."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/api/records",
    operation_id="newRecord",
    operation_class=TakesRecord,
    request_max_body_size=LARGEST_RECORD,
    responses=refusals(403, 404, 413, 422),
)
async def new_record(request: AnyRequest, hall: NamedDependency[Hall]) -> records.Filed:
    """Hand in a record, as plain text; it is kept if every byte of it is right."""
    data = await request.body()
    verdict = await asyncio.to_thread(record.verify, data, shelf.find)
    id = hashlib.sha256(data).hexdigest()[:ID_LENGTH]
    await hall.store.keep_record(id, data.decode())
    return records.Filed(id, msgspec.convert(verdict, records.Verdict, from_attributes=True))


@get(
    "/api/records/{id:str}",
    operation_id="showRecord",
    media_type=RECORD_TYPE,
    responses=refusals(404),
)
async def show_record(id: FromPath[str], hall: NamedDependency[Hall]) -> Response[str]:
    """The record, byte for byte."""
    return download(await text_of(id, hall), f"pelagos-{id}.jsonl")


@get("/api/records/{id:str}/frames", operation_id="recordFrames", responses=refusals(404, 422))
async def record_frames(id: FromPath[str], hall: NamedDependency[Hall]) -> records.Frames:
    """The recorded game to step through."""
    data = (await text_of(id, hall)).encode()
    head = record.parsed(record.split(data)[0], 1)
    if "export" in head:
        raise PelagosError("record-is-export", {})
    box = shelf.box_text(shelf.find(head["game"]))
    return await asyncio.to_thread(frames_in_full, data, shelf.find, box_name(box))


async def text_of(id: str, hall: Hall) -> str:
    text = await hall.store.record(id) if ID.fullmatch(id) else None
    if text is None:
        raise Missing("unknown-record", {"record": id})
    return text


HANDLERS: Final = (new_record, show_record, record_frames)
