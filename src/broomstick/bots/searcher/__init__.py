"""``searcher``: plays choices on in worlds that it believes in, and asks the net of ``learned`` how they may end."""

from typing import TYPE_CHECKING

from broomstick.bots.bot import Bot
from broomstick.bots.searcher.manner import Manner, manner_of
from broomstick.heart.chance import Chance
from broomstick.heart.view import View

if TYPE_CHECKING:
    from broomstick.bots.searcher.search import Search
    from broomstick.bots.searcher.sight import Sight

NEWEST = 1
"""The net it thinks with."""
SEARCHERS = {"searcher": "plays its choices on in worlds it believes in, and asks a net how they may end"}
"""By name. Behind a colon may stand how long it thinks, and what is left out (``manner.py``)."""


class Searcher(Bot):
    """Looks ahead to the end of the round, for so many simulations or seconds a decision."""

    name = "searcher"

    def __init__(self, manner: Manner | None = None, version: int = NEWEST) -> None:
        self.manner = manner or Manner()
        self.version = version
        self.search: Search | None = None

    @classmethod
    def made(cls, argument: str) -> "Searcher":
        """From what stands behind its colon; nothing is the usual manner."""
        return cls(manner_of(cls.name, argument, Manner()) if argument else None)

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        return choices[0] if len(choices) == 1 else self.think(view, choices, rng).action

    def think(self, view: View, choices: list[int], rng: Chance) -> "Sight":
        """What it would do, and what it saw: each choice it looked at, what that led to, and how often it looked."""
        if self.search is None or self.search.game is not view.game:
            # What it thinks with takes modules that nobody should wait for who does not ask for this bot.
            from broomstick.bots.searcher.search import search_for

            self.search = search_for(view.game, self.version)
        return self.search.think(view, choices, rng, self.manner)
