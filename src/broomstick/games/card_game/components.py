"""The components of the card game for a number of players: read, checked, and laid out for the rules."""

from pathlib import Path
from typing import Any, Final

from broomstick.games.card_game.codes import actions
from broomstick.games.datafile import DataFile
from broomstick.heart.errors import DataError
from broomstick.heart.plain import members, quote

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
MOST_TYPES: Final = 12
MOST_COPIES: Final = 31


class Task:
    """A task card: so many potions of some colours, for points."""

    def __init__(self, number: int, points: int, needs: list[int]) -> None:
        self.number = number
        self.points = points
        # Potions needed, by type.
        self.needs = needs


class Components:
    """Everything that comes out of the box, for one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.types: list[str] = []
        self.colours: list[str] = []
        self.copies: list[int] = []
        self.tasks: list[Task] = []
        self.task_names: list[str] = []
        self.rounds = 0
        self.picks = 0
        self.draw = 0
        self.open_tasks = 0
        self.deal = 0
        self.cowardly_potions = 0
        self.brave_potions = 0
        self.brave_extra = 0
        self.scale: list[int] = []
        self.scale_more = 0
        self.brave_points = 0
        # The whole deck, unshuffled.
        self.deck: list[int] = []
        # Legal picks by the set of types in a stock.
        self.pick_table: list[list[int]] = []
        # Bags that were told of late, as text.
        self.bag_texts: dict[int, str] = {}

    def colour_points(self, potions: int) -> int:
        """Points for so many potions of one colour."""
        last = len(self.scale) - 1
        if potions <= last:
            return self.scale[potions]
        return self.scale[last] + (potions - last) * self.scale_more


def read_components(players: int, file: str, tree: dict[str, Any] | None) -> Components:
    """The standard components, with a player's own laid over them where there are any."""
    data = DataFile(Path(__file__).with_name("components.toml"), {"witch": "name", "task": "number"})
    if tree is not None:
        data.lay_over(file, tree)
    parts = Components(players)
    read_numbers(parts, data)
    read_witches(parts, data)
    read_tasks(parts, data)
    check_deck(parts, data)
    parts.pick_table = [picks_from(held, parts.picks) for held in range(1 << len(parts.types))]
    return parts


def read_numbers(parts: Components, data: DataFile) -> None:
    game = data.section("game")
    parts.rounds = game.number("rounds", 1, 20)
    parts.picks = game.number("picks", 1, 8)
    parts.draw = game.number("draw", 0, 15)
    parts.open_tasks = game.number("open_tasks", 0, 20)
    parts.deal = data.section("deal").number(str(parts.players), 1, 60)
    play = data.section("play")
    parts.cowardly_potions = play.number("cowardly_potions", 0, 9)
    parts.brave_potions = play.number("brave_potions", 0, 9)
    parts.brave_extra = play.number("brave_extra", 0, 9)
    score = data.section("score")
    parts.scale = score.numbers("colour", 0, 99)
    parts.scale_more = score.number("colour_more", 0, 99)
    parts.brave_points = score.number("brave", 0, 99)


def read_witches(parts: Components, data: DataFile) -> None:
    for entry in data.every("witch"):
        name = entry.text("name")
        if not (name.isascii() and name.replace("-", "").isalpha() and name == name.lower()):
            raise entry.fail(
                "name", "should be small letters and hyphens", "name-letters", {"value": quote(name)}
            )
        if name == "nothing":
            raise entry.fail("name", "'nothing' already means no card at all", "name-nothing")
        copies = entry.number("copies", 0, MOST_COPIES)
        colour = entry.text("colour")
        if entry.number("players", 1, MOST_PLAYERS + 1) <= parts.players:
            parts.types.append(name)
            parts.colours.append(colour)
            parts.copies.append(copies)
    if not 1 <= len(parts.types) <= MOST_TYPES:
        raise DataError(
            f"{data.title}: witch: players: {len(parts.types)} types are in play with {parts.players} players; "
            f"there can be 1 to {MOST_TYPES}",
            "types-in-play",
            {"file": data.file, "count": len(parts.types), "players": parts.players, "highest": MOST_TYPES},
        )
    for kind, copies in enumerate(parts.copies):
        parts.deck += [kind] * copies


def read_tasks(parts: Components, data: DataFile) -> None:
    every = [entry.text("name") for entry in data.every("witch")]
    for entry in data.every("task"):
        number = entry.number("number", 1, 63)
        points = entry.number("points", 0, 99)
        needs = entry.counts("needs", every, 0, 99)
        if entry.number("players", 1, MOST_PLAYERS + 1) > parts.players:
            continue
        for name in needs:
            if name not in parts.types:
                raise entry.fail(
                    "needs",
                    f"{name} is not in play with {parts.players} players",
                    "not-in-play",
                    {"name": name, "players": parts.players},
                )
        parts.tasks.append(Task(number, points, [needs.get(name, 0) for name in parts.types]))
    parts.task_names = [str(task.number) for task in parts.tasks]
    if len(parts.tasks) < parts.open_tasks:
        raise DataError(
            f"{data.title}: game: open_tasks: {parts.open_tasks} are to lie open, "
            f"but there are {len(parts.tasks)} for {parts.players} players",
            "too-few-tasks",
            {
                "file": data.file,
                "wanted": parts.open_tasks,
                "count": len(parts.tasks),
                "players": parts.players,
            },
        )


def check_deck(parts: Components, data: DataFile) -> None:
    """The deck must last for the deal, the open witches and every draw."""
    wanted = parts.players * (parts.deal + 1 + parts.draw * (parts.rounds - 1))
    if len(parts.deck) < wanted:
        raise DataError(
            f"{data.title}: deal: {parts.players}: {parts.players} players need {wanted} cards in all, "
            f"but the types in play have {len(parts.deck)}",
            "too-few-cards",
            {"file": data.file, "wanted": wanted, "count": len(parts.deck), "players": parts.players},
        )


def picks_from(held: int, most: int) -> list[int]:
    """All legal picks from a set of types: as many different ones as are picked, or all if there are fewer."""
    kinds = members(held)
    if len(kinds) <= most:
        return [actions.pick(held)]
    masks: list[list[int]] = [[0]] + [[] for _ in range(most)]
    for kind in kinds:
        for size in range(most, 0, -1):
            masks[size] += [mask | 1 << kind for mask in masks[size - 1]]
    return [actions.pick(mask) for mask in sorted(masks[most])]
