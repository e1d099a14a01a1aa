"""Signatures under records: who has given one out, and that nothing in it was changed since."""

import hashlib
from collections.abc import Sequence
from typing import Final, Literal

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)

from pelagos.kernel.record import Signature, unsigned

ID_LENGTH: Final = 16  # hex digits of the digest of a public key
PUBLIC_LENGTH: Final = 32  # bytes

# Nobody says where it was played; somebody does, whose key is not known; it is proven; it is a lie.
Origin = Literal["unsigned", "claimed", "proven", "forged"]


class TrustedKey:
    """A public key that somebody trusts; for one site, or (empty) whatever it says."""

    def __init__(self, public: bytes, site: str = "") -> None:
        self.public = public
        self.site = site

    def speaks_for(self, signature: Signature) -> bool:
        return id_of(self.public) == signature.key and self.site in ("", signature.site)


def new_secret() -> bytes:
    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_of(secret: bytes) -> bytes:
    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()


def id_of(public: bytes) -> str:
    return hashlib.sha256(public).hexdigest()[:ID_LENGTH]


def sign(text: str, secret: bytes, site: str, marks: Sequence[str]) -> str:
    """A record with the line that says where it was played."""
    key = id_of(public_of(secret))
    covered = Signature(site, key, marks, "").covered(text.encode())
    proof = Ed25519PrivateKey.from_private_bytes(secret).sign(covered).hex()
    return text + Signature(site, key, marks, proof).row()


def origin_of(data: bytes, keys: Sequence[TrustedKey]) -> Origin:
    """What the signature under a record is worth to somebody who trusts these keys."""
    text, signature = unsigned(data)
    if signature is None:
        return "unsigned"
    fitting = [key for key in keys if key.speaks_for(signature)]
    if not fitting:
        return "claimed"
    is_proven = any(fits(key.public, signature, text) for key in fitting)
    return "proven" if is_proven else "forged"


def fits(public: bytes, signature: Signature, text: bytes) -> bool:
    try:
        proof = bytes.fromhex(signature.proof)
        Ed25519PublicKey.from_public_bytes(public).verify(proof, signature.covered(text))
    except (InvalidSignature, ValueError):
        return False
    return True
