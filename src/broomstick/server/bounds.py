"""How much the server puts up with: the numbers, each with what it means; whoever runs a server may set others."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from broomstick.hosting.allowance import limit
from broomstick.hosting.manners import Patience


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is allowed to connections and to one address. A network of IPv6 counts as an address."""

    connections: int = limit(
        4000, "connections at once, of all kinds; fewer where the system allows the server fewer open files"
    )
    connections_from_one_address: int = limit(200, "connections at once from one address")
    requests_at_once: int = limit(600, "requests at once from one address; ten come back each second")
    tables_at_once: int = limit(
        30, "tables opened at once from one address; one comes back every ten seconds"
    )
    guesses_at_once: int = limit(
        40, "wrong codes and secrets from one address; one comes back every five seconds"
    )
    efforts_at_once: int = limit(
        60, "hints and games looked back at from one address; one comes back each second"
    )
    seconds_for_a_request: int = limit(
        15, "seconds until a request must be there, from the moment somebody connects"
    )
    bytes_of_a_request: int = limit(
        65_536, "bytes of a request, with its headers and whatever it is wrapped in"
    )
    seconds_to_take: int = limit(20, "seconds until whoever is sent something must have taken it")
    signs_of_life: int = limit(
        100,
        "pings, pongs and pieces of messages that a live connection may send at once; "
        "a twentieth comes back each second",
    )


def every_limit() -> dict[str, tuple[int, str]]:
    """All that can be set: by name the usual number, and what it is the number of."""
    usual: list[Bounds | Patience] = [Bounds(), Patience()]
    return {one.name: (getattr(own, one.name), one.metadata["means"]) for own in usual for one in fields(own)}


def with_limits(given: Mapping[str, int]) -> tuple[Bounds, Patience]:
    """The usual limits, but for those that are given."""
    own = [
        {one.name: given[one.name] for one in fields(kind) if one.name in given}
        for kind in (Bounds, Patience)
    ]
    return Bounds(**own[0]), Patience(**own[1])
