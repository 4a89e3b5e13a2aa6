"""Addresses as they are counted: what one household, or one customer of a provider, has counts as one."""

import ipaddress

HOUSEHOLD, CUSTOMER = 56, 48
"""So many bits at the front of an IPv6 address say whose it is; whoever has more has the wider network."""
WIDER = 8
"""So many times as much may be asked for from the wider network, in which there may be several households."""


def network_of(host: str) -> str:
    """How an address counts: an IPv4 address as itself, an IPv6 address as the network that a household has."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.ip_network((int(address), HOUSEHOLD), strict=False))
    return str(address)


def around(network: str) -> list[str]:
    """All that an address counts for: itself and, of IPv6, also the network around the household's."""
    if not network:
        return []
    if not network.endswith(f"/{HOUSEHOLD}"):
        return [network]
    return [network, str(ipaddress.ip_network(network).supernet(new_prefix=CUSTOMER))]


def share(network: str) -> int:
    """How many times as much a network may ask for as a household."""
    return WIDER if network.endswith(f"/{CUSTOMER}") else 1


def is_own(address: str) -> bool:
    """Whether an address is this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
