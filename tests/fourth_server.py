"""A server with a fourth game: what its processes do first. Run as a program, the command line with the drill in it."""

import dealing
from broomstick.server.thinking import end_with_parent
from fourth_game import join


def think_of_it() -> None:
    """How a process begins in which bots think that may play the drill."""
    end_with_parent()
    join()


# A bot's process reads this file too, and has another name for it.
if __name__ in ("__main__", "__mp_main__"):
    join()
if __name__ == "__main__":
    dealing.run()
