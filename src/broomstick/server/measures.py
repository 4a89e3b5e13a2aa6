"""Numbers for Prometheus: what is asked for, how long it takes, and how much is there. They are counted when asked for.

They are served at a port of their own, which nobody from outside can reach unless whoever runs the server says so.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from broomstick.hosting.hall import Hall
from broomstick.server.store import Store

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)


def can_measure() -> bool:
    """Whether the package that does it is installed."""
    return find_spec("prometheus_client") is not None


class Measures:
    """What is counted; without a registry nothing is."""

    def __init__(self, on: bool = False) -> None:
        self.registry: CollectorRegistry | None = None
        self.stop: Callable[[], None] | None = None
        if not on:
            return
        from prometheus_client import CollectorRegistry as Registry
        from prometheus_client import (
            Counter,
            Gauge,
            Histogram,
            PlatformCollector,
            ProcessCollector,
        )

        registry = self.registry = Registry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.requests = Histogram(
            "broomstick_request_seconds",
            "Requests over HTTP",
            ["method", "route", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self.messages = Histogram(
            "broomstick_message_seconds",
            "Messages on live lines, until they were carried out or refused",
            ["kind", "code"],
            buckets=SECONDS,
            registry=registry,
        )
        self.refusals = Counter(
            "broomstick_refused_total", "What was refused, by its code", ["code"], registry=registry
        )
        self.gauges = {
            name: Gauge(f"broomstick_{name}", what, registry=registry)
            for name, what in (
                ("connections", "Live lines"),
                ("tables_in_memory", "Tables in the memory of this process"),
                ("tables_damaged", "Damaged tables that somebody asked for"),
                ("bots_thinking", "Bots that are thinking"),
                ("writes_waiting", "What waits to be written"),
                ("commits_total", "Transactions since the start"),
            )
        }

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        if self.registry is not None:
            self.requests.labels(method, route, str(status)).observe(seconds)

    def message(self, kind: str, code: str, seconds: float) -> None:
        if self.registry is not None:
            self.messages.labels(kind, code).observe(seconds)

    def refused(self, code: str) -> None:
        if self.registry is not None:
            self.refusals.labels(code).inc()

    def watch(self, hall: Hall, store: Store) -> None:
        """Count what is there whenever somebody asks."""
        if self.registry is None:
            return
        rooms = hall.rooms
        counted: dict[str, Callable[[], float]] = {
            "connections": lambda: sum(len(room.viewers) for room in list(rooms.values())),
            "tables_in_memory": lambda: len(rooms),
            "tables_damaged": lambda: len(hall.damaged),
            "bots_thinking": lambda: sum(len(room.thinking) for room in list(rooms.values())),
            "writes_waiting": lambda: len(store.writer.waiting),
            "commits_total": lambda: store.writer.commits,
        }
        for name, count in counted.items():
            self.gauges[name].set_function(count)

    def serve(self, address: str, port: int) -> int:
        """Answer Prometheus at a port; gives the port."""
        from prometheus_client import start_http_server

        assert self.registry is not None
        server, thread = start_http_server(port, addr=address, registry=self.registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        self.stop = stop
        port_number: Any = server.server_port
        return int(port_number)

    def close(self) -> None:
        if self.stop is not None:
            self.stop()
