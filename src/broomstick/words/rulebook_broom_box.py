"""The components of Broom Service as its book and its role cards show them, each number with its origin."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from broomstick.contest.game import Game
from broomstick.games.broom_service import components
from broomstick.games.broom_service.board import Board, read_board, standard_board
from broomstick.games.broom_service.board_picture import BoardPicture, standard_path
from broomstick.games.broom_service.board_reader import read_picture
from broomstick.games.broom_service.options import BOARDS, MAP
from broomstick.games.broom_service.vocabulary import (
    EVENTS,
    LANDSCAPES,
    MOST_IN_FIST,
    RESOURCES,
    ROLES,
)
from broomstick.games.datafile import DataFile, Entry, read_replacement
from broomstick.words.bundle import Value, Words
from broomstick.words.rulebook_box import origin_of, origins_to_explain

MINUS = "−"
LISTS = {"gatherer": "name", "heavy-cloud": "name", "storm-cloud": "name", "mountain-tile": "name"}
HOARDS = ("storm-orange", "storm-green", "storm-purple")
BOXES_KEPT = 16


def signed(number: int) -> str:
    """A number with its sign; nothing has none."""
    return f"{'+' if number > 0 else MINUS if number else ''}{abs(number)}"


class Box:
    """The standard components and map, with a player's own laid over them where there are any."""

    def __init__(self, data: Any = None) -> None:
        path = Path(components.__file__).with_name("components.toml")
        self.file = DataFile(path, LISTS)
        file, tree = ("", {}) if data is None else read_replacement(data)
        self.map = tree.pop(MAP, None)
        if tree:
            self.file.lay_over(file, tree)
        self.board: Board = standard_board(BOARDS[0]) if self.map is None else read_board(self.map)

    def picture(self) -> BoardPicture:
        """The map with its names."""
        return read_picture(standard_path(BOARDS[0]) if self.map is None else self.map)

    def map_origin(self) -> str:
        """A map names one origin for all that is on it."""
        table = read_replacement(standard_path(BOARDS[0]))[1] if self.map is None else self.map
        return str(table["origin"])

    def section(self, name: str) -> Entry:
        return self.file.section(name)

    def every(self, name: str) -> list[Entry]:
        return self.file.every(name)

    def entry(self, section: str, name: str) -> Entry:
        return next(entry for entry in self.every(section) if entry.value("name") == name)

    def number(self, section: str, field: str) -> int:
        return int(self.section(section).value(field))

    def copies(self, section: str) -> int:
        """How many there are in a section of clouds or tiles."""
        return sum(int(entry.value("copies")) for entry in self.every(section))

    def origins(self) -> list[str]:
        entries = [*self.file.sections.values(), *(entry for name in LISTS for entry in self.every(name))]
        return origins_to_explain(entries, ("name",))

    # ---- what cards say ----

    def does(self, words: Words, role: str) -> tuple[str, str]:
        """What a role does for the brave and for the cowardly."""
        facts: dict[str, Value] = {}
        if role.endswith("-gatherer"):
            entry = self.entry("gatherer", role)
            facts["brave"] = counted(words, entry.value("brave"))
            facts["cowardly"] = counted(words, entry.value("cowardly"), "or")
        elif role.endswith("-druid"):
            facts["bonus"] = self.number("bravery", "druid")
        elif role == "weather-fairy":
            facts["bonus"] = self.number("bravery", "fairy")
        return words.say(f"does-{role}.brave", facts), words.say(f"does-{role}.cowardly", facts)

    def does_origins(self, role: str) -> list[str]:
        """Where the numbers of a role come from; one without numbers is as the rules say."""
        if role.endswith("-gatherer"):
            entry = self.entry("gatherer", role)
            return [origin_of(entry, "brave"), origin_of(entry, "cowardly")]
        field = "druid" if role.endswith("-druid") else "fairy" if role == "weather-fairy" else ""
        return [origin_of(self.section("bravery"), field)] if field else ["rulebook"]

    def event(self, words: Words, name: str) -> str:
        """What an event does."""
        return words.say(f"event-{name}.does", self.event_facts(words, name))

    def event_facts(self, words: Words, name: str) -> dict[str, Value]:
        if name == "more-or-less":
            points = self.section(name).value("points")
            return {"lowest": 1, "highest": len(points), "scale": scale(points)}
        if name in ("perilous-places", "protected-places"):
            return {"places": self.landscapes(words, name)}
        fields = self.file.sections.get(name)
        return {} if fields is None else {field: int(fields.value(field)) for field in fields.values}

    def event_origins(self, name: str) -> list[str]:
        fields = self.file.sections.get(name)
        return (
            ["rulebook"] if fields is None else sorted({origin_of(fields, field) for field in fields.values})
        )

    def landscapes(self, words: Words, event: str) -> str:
        """forest −1, prairie −3"""
        section = self.section(event)
        return ", ".join(
            f"{words.say(f'landscape-{name}')} {signed(int(section.value(name)))}" for name in LANDSCAPES
        )

    def storm(self, words: Words, name: str, form: str = "does") -> str:
        """What a storm cloud does, or what it brings to whoever has the potions."""
        entry = self.entry("storm-cloud", name)
        facts = {"points": int(entry.value("points")), "needs": int(entry.value("needs"))}
        return words.say(f"kind-{name}.{form}", facts)

    def tile(self, words: Words, name: str) -> str:
        """What a mountain tile does."""
        entry = self.entry("mountain-tile", name)
        resources = counted(words, entry.value("takes")) if "takes" in entry.values else ""
        return words.say(f"tile-{name}.does", resources=resources)

    # ---- what the rules say ----

    def facts(self, words: Words) -> dict[str, Value]:
        """The numbers that texts of the rules may use; rules-broom-service.ftl lists them."""
        rounds = self.number("game", "rounds")
        events = sum(self.number("events", name) for name in EVENTS)
        spaces, tile_spaces = len(self.board.clouds), len(self.board.mountain_spaces)
        picks = self.section("more-or-less").value("points")
        found: dict[str, Value] = {
            "rounds": rounds,
            "picks": self.number("game", "picks"),
            "most-picks": len(picks),
            "events": events,
            "events-left": events - rounds,
            "lands": self.board.lands,
            "waters": self.board.waters,
            "towers": len(self.board.towers),
            "spaces": spaces,
            "heavy": self.copies("heavy-cloud"),
            "heavy-least": max(0, spaces - self.copies("storm-cloud")),
            "storms": self.copies("storm-cloud"),
            "tiles": self.copies("mountain-tile"),
            "tile-spaces": tile_spaces,
            "tiles-left": self.copies("mountain-tile") - tile_spaces,
            "start-potions": self.number("start", "potions"),
            "start-wands": wands(words, self.number("start", "wands")),
            "few-wands": wands(words, self.number("start", "few_wands")),
            "most-fist": MOST_IN_FIST,
            "scale": scale(picks),
            "perilous": self.landscapes(words, "perilous-places"),
            "protected": self.landscapes(words, "protected-places"),
            "hoards": ", ".join(self.storm(words, name, "brings") for name in HOARDS),
            "bolt-scale": ", ".join(map(str, self.section("end").value("bolts"))),
            "amulet-scale": ", ".join(map(str, self.section("end").value("amulets")[1 : tile_spaces + 1])),
            "map": self.picture().title.get(words.language, "") or self.board.name,
        }
        for players in (2, 3, 4):
            found[f"bewitched-{players}"] = self.number("bewitched", str(players))
        points = {name: int(entry.value(field)) for name, (entry, field) in self.points().items()}
        bonus = int(self.entry("storm-cloud", "storm-bonus").value("points"))
        for name, count in {**points, "bonus-points": bonus}.items():
            found[name] = words.say("victory-points", count=count)
        return found

    def points(self) -> dict[str, tuple[Entry, str]]:
        """The VP among these numbers, and where each stands."""
        places = {
            "start-points": ("start", "points"),
            "bewitched-points": ("bewitched", "points"),
            "druid-points": ("bravery", "druid"),
            "fairy-points": ("bravery", "fairy"),
            "market-points": ("black-market", "points"),
            "first": ("the-upper-hand", "first"),
            "second": ("the-upper-hand", "second"),
            "shared": ("the-upper-hand", "shared"),
            "empty-points": ("empty-handed", "points"),
            "works-points": ("the-works", "points"),
            "flock-points": ("flock-together", "points"),
            "fours": ("end", "fours"),
            "threes": ("end", "threes"),
        }
        return {name: (self.section(section), field) for name, (section, field) in places.items()}


def scale(points: list[int]) -> str:
    """1 → +6, 2 → +4"""
    return ", ".join(f"{number} → {signed(count)}" for number, count in enumerate(points, 1))


def wands(words: Words, count: int) -> str:
    return words.say("resource-wand.counted", count=count)


def counted(words: Words, counts: dict[str, int], how: str = "and") -> str:
    """Resources that somebody takes, in the case that takes."""
    texts = []
    for name in RESOURCES:
        if counts.get(name):
            form = "accusative" if words.has(f"resource-{name}.accusative") else "counted"
            texts.append(words.say(f"resource-{name}.{form}", count=counts[name]))
    return words.listed(texts, how)


def roles(words: Words) -> list[tuple[str, str]]:
    """Every role and its name in full."""
    return [(name, words.say(f"role-{name}.long")) for name in ROLES]


@lru_cache(BOXES_KEPT)
def box_of(game: Game) -> Box:
    """The box that a game is played with."""
    return Box(game.data)
