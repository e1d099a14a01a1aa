"""Says of records that they were played here, and knows those of which it has said so."""

from collections.abc import Sequence

from pelagos.kernel import record
from pelagos.server.store.keys import KeyStore
from pelagos.signing import TrustedKey, origin_of, sign


class Signer:
    """Signs with the newest key of the store, in the name of this site."""

    def __init__(self, keys: KeyStore, site: str) -> None:
        self._keys = keys
        self.site = site.rstrip("/")

    async def signed(self, text: str, marks: Sequence[str]) -> str:
        """A finished record with our word under it; what one seat may know stays as it is."""
        if "export" in record.parsed(text.partition("\n")[0], 1):
            return text
        newest = (await self._keys.all())[-1]
        return sign(text, newest.secret, self.site, marks)

    async def recognised(self, data: bytes) -> record.Signature | None:
        """What we have said under a record; None where it is not from here, or was changed."""
        keys = [TrustedKey(key.public) for key in await self._keys.all()]
        is_ours = origin_of(data, keys) == "proven"
        return record.unsigned(data)[1] if is_ours else None
