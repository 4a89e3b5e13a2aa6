"""How a bot that thinks as thrifty does may differ from it: one temper for all games, mixed from a few numbers."""

from typing import Final


class Temper:
    """What thrifty's thoughts are weighed with; thrifty itself has the usual one."""

    def __init__(
        self,
        steady: bool = False,
        fear: float = 1.0,
        spite: float = 1.0,
        foresight: float = 1.0,
        thrift: float = 1.0,
    ) -> None:
        #: Whether it never picks on a whim.
        self.steady = steady
        #: The power that chances to stand are taken to: above 1 they look worse than they are, below 1 better.
        self.fear = fear
        #: How much what a rival loses counts, in times of the usual.
        self.spite = spite
        #: How much of what may come later counts: 1 all that thrifty sees, 0 nothing.
        self.foresight = foresight
        #: How much things count that can still be spent, in times of the usual.
        self.thrift = thrift

    def seen(self, chance: float) -> float:
        """How a chance to stand looks to whom has this much fear."""
        return chance if self.fear == 1.0 else float(chance**self.fear)


USUAL: Final = Temper()
