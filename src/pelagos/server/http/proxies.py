"""Whom we believe when they say who asks, and whether by HTTPS: the proxies of the host."""

import ipaddress

from pelagos.server.settings import BadSetting

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """Addresses and networks, as ``PELAGOS_PROXIES`` lists them."""

    def __init__(self, listed: str) -> None:
        self.listed = [each.strip() for each in listed.split(",") if each.strip()]
        self._networks = [network(each) for each in self.listed]

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        raise BadSetting(
            f"PELAGOS_PROXIES cannot be used: “{text}” is neither an address nor a network."
        ) from None
