"""The time by which a server's clocks run: it goes on evenly, whatever is done to the clock of the machine."""

import time


class Steady:
    """The time of day when it began, and from there on as many seconds as have passed.

    A clock of the machine that is put forward or back while the server runs takes nobody's time and gives none.
    """

    def __init__(self) -> None:
        self.began = time.time()
        self.at = time.monotonic()

    def __call__(self) -> float:
        return self.began + time.monotonic() - self.at
