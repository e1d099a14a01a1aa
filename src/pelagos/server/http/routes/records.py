"""Records: handing one in, taking it out, stepping through it."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from pelagos.kernel import record
from pelagos.kernel.errors import Facts, PelagosError
from pelagos.server.bounds import KB, NAME_LETTERS, RECORD_KB, RECORD_LINES
from pelagos.server.context import Context
from pelagos.server.errors import Missing, Rebuff
from pelagos.server.http.routes.dependencies import AnyRequest, FromLine, refusals, while_awaited
from pelagos.server.http.routes.feeds import AS_IT_COMES
from pelagos.server.http.routes.tables import RECORD_TYPE, download, frames_or, send_frames
from pelagos.server.messages import records
from pelagos.server.model import Box
from pelagos.server.names import tidy
from pelagos.server.records.reading import Brought, Sheet, read_record
from pelagos.server.table.replay import Wanted
from pelagos.server.throttle import address_of
from pelagos.signing import id_of

ID: Final = re.compile(r"[A-Za-z0-9]{1,64}")  # a digest in hex, of older records its beginning
BOX_TYPE: Final = "application/toml"
FINGERPRINT: Final = re.compile(r"[0-9a-f]{64}")


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
    request_max_body_size=RECORD_KB * KB,
    responses=refusals(403, 404, 413, 422, 503),
)
async def new_record(request: AnyRequest, context: NamedDependency[Context]) -> records.Filed:
    """Hand in a record, as plain text; it is kept if every byte of it is right."""
    data = await request.body()
    check_length(data)
    sheet = Sheet(data, await box_of(data, context))
    reading = context.readers.read(read_record, sheet, address_of(request))
    verdict = await while_awaited(request, reading)
    check_names(header_of(data)["seats"])
    id = hashlib.sha256(data).hexdigest()
    await context.store.keep_record(id, data.decode())
    return records.Filed(id, verdict)


@get(
    "/api/records/{id:str}",
    operation_id="showRecord",
    media_type=RECORD_TYPE,
    responses=refusals(404),
)
async def show_record(id: FromPath[str], context: NamedDependency[Context]) -> Response[str]:
    """The record, byte for byte."""
    return download(await text_of(id, context), f"pelagos-{id}.jsonl")


@get(
    "/api/records/{id:str}/frames",
    operation_id="recordFrames",
    opt={AS_IT_COMES: True},
    responses=frames_or(404, 422, 503),
)
async def record_frames(
    request: AnyRequest, id: FromPath[str], context: NamedDependency[Context], first: FromLine = 0
) -> Response[bytes]:
    """The recorded game to step through, so many positions from a line on."""
    data = (await text_of(id, context)).encode()
    if "export" in header_of(data):
        raise PelagosError("record-is-export", {})
    wanted = Wanted(data, await box_of(data, context), first)
    if ours := await context.signer.recognised(data):
        wanted = replace(wanted, site=ours.site, marks=ours.marks)
    return await send_frames(request, context, wanted)


@get("/api/key", operation_id="showKey", responses=refusals())
async def show_key(context: NamedDependency[Context]) -> records.SiteKeys:
    """The public keys that prove which records were played here; the newest, in use, first."""
    kept = reversed(await context.store.keys.all())
    keys = [records.PublicKey(id_of(key.public), key.public.hex(), key.created) for key in kept]
    return records.SiteKeys(context.signer.site, keys)


@post("/api/boxes", operation_id="newBox", responses=refusals(403, 404, 413, 422, 503))
async def new_box(
    request: AnyRequest, data: JSONBody[records.NewBox], context: NamedDependency[Context]
) -> records.Boxed:
    """Bring the box file of a record that is to be handed in."""
    bringing = context.boxes.bring(Brought(data.game, data.text), address_of(request))
    box = await while_awaited(request, bringing)
    await context.store.keep_box(data.game, box)
    return records.Boxed(box.fingerprint)


@get(
    "/api/boxes/{fingerprint:str}",
    operation_id="showBox",
    media_type=BOX_TYPE,
    responses=refusals(404),
)
async def show_box(fingerprint: FromPath[str], context: NamedDependency[Context]) -> Response[str]:
    """The box file that records name so, to lie beside them."""
    box = await context.boxes.find(fingerprint) if FINGERPRINT.fullmatch(fingerprint) else None
    if box is None:
        raise Missing("unknown-box", {"box": fingerprint})
    return download(box.text, f"{fingerprint}.toml", BOX_TYPE)


def header_of(data: bytes) -> dict[str, Any]:
    return record.parsed(record.split(data)[0], 1)


async def box_of(data: bytes, context: Context) -> Box | None:
    """The box that a record was played with, where this server knows it."""
    fingerprint = str(header_of(data).get("box"))
    return await context.boxes.find(fingerprint) if FINGERPRINT.fullmatch(fingerprint) else None


def check_length(data: bytes) -> None:
    """Refuse what has too many lines before any of them is read."""
    if (lines := data.count(b"\n")) > RECORD_LINES:
        raise PelagosError("record-too-long", {"lines": lines, "most": RECORD_LINES})


def check_names(names: Sequence[str]) -> None:
    """Names in records are like those of people who play here."""
    for seat, name in enumerate(names):
        if name != tidy(name):
            facts: Facts = {"wrong": seat, "letters": len(name), "most": NAME_LETTERS}
            raise Rebuff("record-wrong-name", facts)


async def text_of(id: str, context: Context) -> str:
    text = await context.store.record(id) if ID.fullmatch(id) else None
    if text is None:
        raise Missing("unknown-record", {"record": id})
    return text


HANDLERS: Final = (new_record, show_record, record_frames, show_key, new_box, show_box)
