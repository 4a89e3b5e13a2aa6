"""What a search saw: each choice that it looked at, and what came of it."""

from typing import NamedTuple

from broomstick.heart.game import Game


class Look(NamedTuple):
    """A choice that was looked at."""

    action: int
    #: The chance that the net gives it by itself.
    prior: float
    #: The share of the win that it led to, on average.
    value: float
    #: How much better it was than the usual choice in the same worlds, and the standard error of that.
    better: float
    error: float
    #: How often its round was played on.
    simulations: int


class Sight(NamedTuple):
    """What a search answers with, and what it saw."""

    action: int
    #: What the net would have done.
    usual: int
    #: By value, the best first; nothing where there was nothing to think about.
    looks: list[Look]
    worlds: int
    simulations: int
    seconds: float

    def lines(self, game: Game) -> list[str]:
        """The same for people, in English."""
        text = game.actions.text
        head = f"{text(self.action)}, after {self.simulations} rounds in {self.worlds} worlds"
        return [
            head,
            *(
                f"  {text(look.action)}: wins {look.value:.3f}, {look.better:+.3f} ± {look.error:.3f}, "
                f"prior {look.prior:.2f}, {look.simulations} times"
                for look in self.looks
            ),
        ]
