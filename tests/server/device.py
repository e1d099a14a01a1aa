"""A device with passkeys, in software: what a browser would send for it."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.visitors import Json, Visitor

PRESENT, ATTESTED = 0x01, 0x40  # flags: somebody was there; a key comes along
WITHOUT_A_MODEL: Final = bytes(16)


class Device:
    """Makes one passkey, and signs with it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)

    def make(self, visitor: Visitor, handle: str | None = None) -> None:
        """A passkey for the account of this browser, or for a new one."""
        options = visitor.post("/api/passkeys/options", handle=handle).json()["options"]
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(visitor, is_new=True)}
        said = client_data(visitor, "webauthn.create", options)
        response = {"clientDataJSON": text(said), "attestationObject": text(cbor2.dumps(attested))}
        made = visitor.post("/api/passkeys", credential=self._sent(response), name="software")
        assert made.status_code == 201, made.text

    def sign(self, visitor: Visitor) -> Json:
        """What this device answers to a challenge that it was just given."""
        options = visitor.post("/api/session/options").json()["options"]
        data, said = self._data(visitor), client_data(visitor, "webauthn.get", options)
        signed = data + hashlib.sha256(said).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._sent({name: text(value) for name, value in response.items()})

    def _sent(self, response: Json) -> Json:
        own = text(self._id)
        return {"id": own, "rawId": own, "type": "public-key", "response": response}

    def _data(self, visitor: Visitor, is_new: bool = False) -> bytes:
        """What the device says of itself, to which site."""
        site = hashlib.sha256(visitor.http.base_url.host.encode()).digest()
        flags, count = PRESENT | (ATTESTED if is_new else 0), bytes(4)
        key = WITHOUT_A_MODEL + len(self._id).to_bytes(2) + self._id + self._public()
        return site + bytes([flags]) + count + (key if is_new else b"")

    def _public(self) -> bytes:
        """The key as COSE writes it: elliptic (2), ES256 (-7), P-256 (1), and the point."""
        point = self._key.public_key().public_numbers()
        numbers: dict[int, Any] = {1: 2, 3: -7, -1: 1}
        return cbor2.dumps(numbers | {-2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})


def client_data(visitor: Visitor, kind: str, options: Json) -> bytes:
    said = {"type": kind, "challenge": options["challenge"], "origin": visitor.url}
    return json.dumps(said).encode()


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
