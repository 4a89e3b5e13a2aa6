"""The components of the card game as its book shows them: for every number of players, each with its origin."""

from typing import Any

from broomstick.games.card_game import components
from broomstick.games.card_game.components import FEWEST_PLAYERS, MOST_PLAYERS
from broomstick.games.datafile import Entry
from broomstick.words.books.origins import ComponentFile
from broomstick.words.bundle import Value, Words

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)


class Box(ComponentFile):
    """The components of the card game."""

    def __init__(self, data: Any = None) -> None:
        super().__init__(components, {"witch": "name", "task": "number"}, data)
        self.standard = data is None
        self.deal = self.section("deal")
        self.play = self.section("play")
        self.score = self.section("score")

    def witches(self, players: int = MOST_PLAYERS) -> list[Entry]:
        """The types in play with so many players; all of them with the most."""
        return [witch for witch in self.every("witch") if witch.value("players") <= players]

    def tasks(self, players: int = MOST_PLAYERS) -> list[Entry]:
        return [task for task in self.every("task") if task.value("players") <= players]

    def cards(self, players: int = MOST_PLAYERS) -> int:
        return sum(witch.value("copies") for witch in self.witches(players))

    @property
    def scale(self) -> list[int]:
        return list(self.score.value("colour"))

    def colour_points(self, potions: int) -> int:
        """cg-score-colours, for the scale and the example."""
        parts = components.Components(MOST_PLAYERS)
        parts.scale, parts.scale_more = self.scale, self.number("score", "colour_more")
        return parts.colour_points(potions)

    def facts(self, words: Words) -> dict[str, Value]:
        """The numbers that texts of the rules may use; card_game/rules.ftl lists them."""
        brave, extra = self.number("play", "brave_potions"), self.number("play", "brave_extra")
        points = sorted({int(task.value("points")) for task in self.tasks()})
        facts: dict[str, Value] = {
            "rounds": self.number("game", "rounds"),
            "picks": self.number("game", "picks"),
            "draw": self.number("game", "draw"),
            "open-tasks": self.number("game", "open_tasks"),
            "cowardly": self.number("play", "cowardly_potions"),
            "brave": brave,
            "extra": extra,
            "potions": brave + extra,
            "brave-points": self.number("score", "brave"),
            "scale-end": len(self.scale) - 1,
            "scale-more": self.number("score", "colour_more"),
            "task-points": words.listed([str(number) for number in points], "or"),
            "kinds": len(self.witches()),
            "cards": self.cards(),
            "type-list": ", ".join(role(words, witch.value("name")) for witch in self.witches()),
        }
        for players in PLAYERS:
            facts[f"deal-{players}"] = self.number("deal", str(players))
            facts[f"types-{players}"] = len(self.witches(players))
            facts[f"tasks-{players}"] = len(self.tasks(players))
        return facts


def role(words: Words, name: str) -> str:
    """A type's name in the language; one that no file of ours knows keeps its own."""
    return words.say(f"role-{name}") if words.has(f"role-{name}") else name


def colour(words: Words, name: str) -> str:
    message = f"rules-card-game-colour-{name}"
    return words.say(message) if words.has(message) else name


def counted(words: Words, counts: dict[str, int]) -> str:
    """root 2, fire 3"""
    return ", ".join(
        words.say("rules-card-game-need", role=role(words, name), count=count)
        for name, count in counts.items()
    )
