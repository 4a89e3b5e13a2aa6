"""Work on a GPU that is recorded once and then played again as a whole: one launch instead of hundreds."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor

WARM = 3
CONSTANTS: dict[tuple[torch.device, type, float], Tensor] = {}


def where(which: Tensor, then: Tensor | float, otherwise: Tensor | float) -> Tensor:
    """As of torch; numbers lie on the device already, since nothing can be copied there while work is recorded."""
    return torch.where(which, as_tensor(then, which.device), as_tensor(otherwise, which.device))


def as_tensor(value: Tensor | float, device: torch.device) -> Tensor:
    if isinstance(value, Tensor):
        return value
    key = device, type(value), value
    if key not in CONSTANTS:
        CONSTANTS[key] = torch.tensor(value, device=device)
    return CONSTANTS[key]


class Streams:
    """Two queues of work on a GPU: what games wait for goes first, learning fills the gaps. Elsewhere is none."""

    def __init__(self, device: torch.device) -> None:
        self.fast = device.type == "cuda"
        self.front: Any = torch.cuda.Stream(priority=-1) if self.fast else None
        self.back: Any = torch.cuda.Stream(priority=0) if self.fast else None
        self.copying: Any = torch.cuda.Stream(priority=-1) if self.fast else None

    @contextmanager
    def on(self, stream: Any) -> Iterator[None]:
        """Have what follows done in this queue."""
        if not self.fast:
            yield
            return
        with torch.cuda.stream(stream):
            yield

    def after(self, stream: Any, other: Any) -> None:
        """Let one queue wait for what is now in the other."""
        if self.fast:
            stream.wait_stream(other)

    def mark(self, stream: Any) -> Any:
        """The end of what is now in a queue."""
        return stream.record_event() if self.fast else None

    def settle(self) -> None:
        """Wait until all is done."""
        if self.fast:
            torch.cuda.synchronize()


class Recorded:
    """Does something at once a few times, as recording asks for, then records it. Elsewhere than on a GPU: does it.

    What is recorded in different queues shares nothing, so it may be played at the same time.
    """

    def __init__(self, work: Callable[[], None], stream: Any) -> None:
        self.work = work
        self.graph: torch.cuda.CUDAGraph | None = None
        if stream is None:
            return
        torch.cuda.synchronize()
        with torch.cuda.stream(stream):
            for _ in range(WARM):
                work()
        torch.cuda.synchronize()
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph, stream=stream):
            work()
        torch.cuda.synchronize()

    def play(self) -> None:
        if self.graph is None:
            self.work()
        else:
            self.graph.replay()
