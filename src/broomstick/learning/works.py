"""What is done on the device in a room, and where the time goes."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from broomstick.learning.recorded import Recorded
from broomstick.learning.stage import Acting, Stage


class Works:
    """What is done on the device in one room, each recorded as a whole."""

    def __init__(self, stage: Stage, nets: Acting, styles: int, stream: Any) -> None:
        self.draw = Recorded(lambda: stage.draw_cast(styles), stream)
        self.draw.play()
        stage.recast()
        self.think = Recorded(lambda: stage.think(nets), stream)
        self.note = Recorded(stage.note_ends, stream)
        stage.here.zero_()
        self.weigh = Recorded(stage.weigh, stream)


class Busy:
    """Where the time goes."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    @contextmanager
    def __call__(self, what: str) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.spent[what] = self.spent.get(what, 0.0) + time.monotonic() - began

    def shares(self, seconds: float) -> dict[str, float]:
        """Of the time since this was last asked."""
        found = {what: spent / seconds for what, spent in self.spent.items()}
        self.spent = {}
        return found
