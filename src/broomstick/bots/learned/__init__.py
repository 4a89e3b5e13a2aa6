"""``learned``: plays by a small net that was trained by self-play and beside other bots (``broomstick.learning``).

A net takes a view as numbers and gives each choice its chance; the bot draws from these. Nothing but the view is asked.
numpy is used where it is there; without it a decision takes some hundredths of a second instead of thousandths.
"""

from math import exp
from typing import TYPE_CHECKING

from broomstick.bots.bot import Bot
from broomstick.heart.chance import Chance
from broomstick.heart.errors import OptionError
from broomstick.heart.view import View

if TYPE_CHECKING:
    from broomstick.bots.learned.player import Player

NEWEST = 1
NETS = {
    "learned": "plays by a net that learned from games with itself and with others",
    "learned@1": "learned as it was first measured; it never changes",
}
"""By name. Behind a colon may stand the heat: 1 draws choices by their chances, 0 takes the likeliest."""
USUAL_HEAT = 0.2
"""Cold enough to leave out what only trying has kept alive in the net, and warm enough not to be foretold."""
MOST_HEAT = 10.0
FINE = 1 << 24
"""Chances are told apart in steps of one part of so many."""


class Learned(Bot):
    """Draws a choice by the chances that its net gives it; the colder, the more often it is the likeliest one."""

    name = "learned"

    def __init__(self, version: int = NEWEST, heat: float = USUAL_HEAT) -> None:
        self.version = version
        self.heat = heat
        self.player: Player | None = None

    @classmethod
    def made(cls, spec: str) -> "Learned":
        """From its text: a name of ``NETS``, and its heat behind a colon, if any is told."""
        name, colon, argument = spec.partition(":")
        version = int(name.partition("@")[2] or NEWEST)
        if not colon:
            return cls(version)
        try:
            heat = float(argument)
        except ValueError:
            heat = -1.0
        if not 0 <= heat <= MOST_HEAT:
            raise OptionError(
                f"{name}:{argument[:20]}: the heat is a number from 0 to {MOST_HEAT:.0f}, such as {name}:0.5",
                "bot-argument",
                {"name": name, "text": argument[:20]},
            )
        return cls(version, heat)

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        if len(choices) == 1:
            return choices[0]
        return drawn(choices, self.thinking(view).logits(view, choices), self.heat, rng)

    def thinking(self, view: View) -> "Player":
        """What it thinks with in the game of this view."""
        if self.player is None or self.player.game is not view.game:
            # Reading files takes modules that nobody should wait for who does not ask for this bot.
            from broomstick.bots.learned.player import Player

            self.player = Player(view.game, self.version)
        return self.player


def drawn(choices: list[int], logits: list[float], heat: float, rng: Chance) -> int:
    """One of the choices, by its chance; without heat the likeliest one."""
    best = max(logits)
    if heat <= 0:
        return choices[logits.index(best)]
    parts = [exp((logit - best) / heat) for logit in logits]
    mark = rng.below(FINE) / FINE * sum(parts)
    for choice, part in zip(choices, parts, strict=True):
        mark -= part
        if mark < 0:
            return choice
    return choices[logits.index(best)]
