"""How much the server puts up with: the numbers, each with what it means; whoever runs a server may set others."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is allowed to connections and to one address. A network of IPv6 counts as an address."""

    connections: int = 4000
    """connections at once, of all kinds; fewer where the system allows the server fewer open files"""
    connections_from_one_address: int = 200
    """connections at once from one address, or through a proxy that many people use"""
    seconds_for_a_request: int = 15
    """seconds until a request must be there, from the moment somebody connects"""
    bytes_of_a_request: int = 65_536
    """bytes of a request, with its headers and whatever it is wrapped in"""
    seconds_to_take: int = 20
    """seconds until whoever is sent something must have taken it"""
    signs_of_life: int = 100
    """pings, pongs and pieces of messages that a live connection may send at once; and a twentieth of it each second"""
