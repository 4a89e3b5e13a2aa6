"""The components of Broom Service as its book and its role cards show them, each number with its origin."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from broomstick.games.broom_service.box import bounds, components, lists
from broomstick.games.broom_service.map.board import Board, read_board, standard_board
from broomstick.games.broom_service.map.picture import BoardPicture, standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.games.broom_service.options import BOARDS, MAP, OWN
from broomstick.games.datafile import Entry, read_replacement
from broomstick.heart.game import Game
from broomstick.words.books.origins import ComponentFile, origin_of
from broomstick.words.bundle import Value, Words
from broomstick.words.places import standard_picture

MINUS = "−"
TILES = ("mountain-tile", "forest-tile", "hill-tile")
LISTS = dict.fromkeys(("gatherer", "heavy-cloud", "storm-cloud", *TILES, "expansion-card"), "name")
EXTRA = {"mountain-tile": "points", "forest-tile": "potions", "hill-tile": "anywhere"}
"""Of each kind of tiles the one that is used with extra tiles alone."""

NUMBERS = ("resources", "points", "less", "swaps")
"""What an expansion card may have a number of; it has one at most."""

HOARDS = ("storm-orange", "storm-green", "storm-purple")
BOXES_KEPT = 16


def signed(number: int) -> str:
    """A number with its sign; nothing has none."""
    return f"{'+' if number > 0 else MINUS if number else ''}{abs(number)}"


@dataclass(frozen=True)
class Side:
    """A map in the book: a side of the board, or somebody's own."""

    name: str
    board: Board
    picture: BoardPicture
    origin: str

    def title(self, words: Words) -> str:
        return self.picture.title.get(words.language, "") or self.board.name


class Box(ComponentFile):
    """The components of Broom Service, and its maps."""

    def __init__(self, data: Any = None) -> None:
        super().__init__(components, LISTS, data, [MAP])
        self.map = self.own[MAP]
        self.boards: list[Board] = (
            [standard_board(name) for name in BOARDS] if self.map is None else [read_board(self.map)]
        )
        back = standard_board(BOARDS[-1])
        # Rules of forest and hill tiles are about a map that has spaces for them.
        self.tiled = next((board for board in self.boards if board.forest_spaces or board.hill_spaces), back)

    @cached_property
    def sides(self) -> list[Side]:
        """The maps with their names, and the origin that each names for all that is on it."""
        if self.map is not None:
            return [Side(OWN, self.boards[0], read_picture(self.map), str(self.map["origin"]))]
        tables = [read_replacement(standard_path(name))[1] for name in BOARDS]
        return [
            Side(name, board, standard_picture(name), str(table["origin"]))
            for name, board, table in zip(BOARDS, self.boards, tables, strict=True)
        ]

    def entry(self, section: str, name: str) -> Entry:
        return next(entry for entry in self.every(section) if entry.value("name") == name)

    def copies(self, section: str) -> int:
        """How many there are in a section of clouds, tiles or cards; an extra tile does not count."""
        return sum(int(entry.value("copies")) for entry in self.usual(section))

    def usual(self, section: str) -> list[Entry]:
        """All of a section that there are, without the extra tile."""
        entries = [entry for entry in self.every(section) if entry.value("name") != EXTRA.get(section)]
        return [entry for entry in entries if int(entry.value("copies"))]

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
        return dict(self.event_numbers(name))

    def event_numbers(self, name: str) -> dict[str, int]:
        """The numbers on an event's card, by the names that its section gives them."""
        fields = self.file.sections.get(name)
        return {} if fields is None else numbers(fields)

    def event_origins(self, name: str) -> list[str]:
        fields = self.file.sections.get(name)
        return (
            ["rulebook"] if fields is None else sorted({origin_of(fields, field) for field in fields.values})
        )

    def landscapes(self, words: Words, event: str) -> str:
        """forest −1, prairie −3"""
        section = self.section(event)
        return ", ".join(
            f"{words.say(f'landscape-{name}')} {signed(int(section.value(name)))}" for name in lists.ON_LAND
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
        return words.say(f"tile-{name}.does", numbers(entry), resources=resources)

    def forest(self, words: Words, name: str) -> str:
        """What a forest tile does."""
        return words.say(f"forest-{name}.does", numbers(self.entry("forest-tile", name)))

    def hill(self, words: Words, name: str) -> str:
        """What a hill tile does."""
        return words.say(f"hill-{name}.does", numbers(self.entry("hill-tile", name)))

    def card(self, words: Words, name: str) -> str:
        """What an expansion card does."""
        found = numbers(self.entry("expansion-card", name))
        return words.say(
            f"card-{name}.does", count=next((found[field] for field in NUMBERS if field in found), 0)
        )

    def facts(self, words: Words) -> dict[str, Value]:
        """The numbers that texts of the rules may use; broom_service/rules.ftl lists them."""
        rounds = self.number("game", "rounds")
        events = sum(self.number("events", name) for name in lists.EVENTS)
        tile_spaces = len(self.boards[0].mountain_spaces)
        picks = self.section("more-or-less").value("points")
        found: dict[str, Value] = {
            "rounds": rounds,
            "picks": self.number("game", "picks"),
            "most-picks": len(picks),
            "events": events,
            "events-left": events - rounds,
            "heavy": self.copies("heavy-cloud"),
            "storms": self.copies("storm-cloud"),
            "tiles": self.copies("mountain-tile"),
            "tile-spaces": tile_spaces,
            "forest-tiles": self.copies("forest-tile"),
            "forest-spaces": len(self.tiled.forest_spaces),
            "forest-potions": int(self.entry("forest-tile", "potions").value("potions")),
            "hill-tiles": self.copies("hill-tile"),
            "hill-spaces": len(self.tiled.hill_spaces),
            "cards": self.copies("expansion-card"),
            "apprentice": int(self.entry("expansion-card", "apprentice").value("resources")),
            "swaps": int(self.entry("expansion-card", "barter").value("swaps")),
            "less": wands(words, int(self.entry("expansion-card", "rainmaker").value("less"))),
            "start-potions": self.number("start", "potions"),
            "start-wands": wands(words, self.number("start", "wands")),
            "few-wands": wands(words, self.number("start", "few_wands")),
            "most-fist": bounds.MOST_IN_FIST,
            "scale": scale(picks),
            **{name: self.landscapes(words, name) for name in ("perilous-places", "protected-places")},
            "hoards": ", ".join(self.storm(words, name, "brings") for name in HOARDS),
            "bolt-scale": ", ".join(map(str, self.section("end").value("bolts"))),
            "amulet-scale": ", ".join(map(str, self.section("end").value("amulets")[1 : tile_spaces + 1])),
        }
        for players in (2, 3, 4):
            found[f"bewitched-{players}"] = self.number("bewitched", str(players))
        for name, (entry, field) in self.points().items():
            found[name] = words.say("victory-points", count=int(entry.value(field)))
        return found

    def heavy_least(self, board: Board) -> int:
        """How few heavy clouds a map can be played with, if storm clouds fill the rest."""
        return max(0, len(board.clouds) - self.copies("storm-cloud"))

    def points(self) -> dict[str, tuple[Entry, str]]:
        """The VP among these numbers, and where each stands."""
        places = {
            "start-points": ("start", "points"),
            "bewitched-points": ("bewitched", "points"),
            "druid-points": ("bravery", "druid"),
            "fairy-points": ("bravery", "fairy"),
            "fours": ("end", "fours"),
            "threes": ("end", "threes"),
            "card-points": ("end", "cards"),
        }
        pieces = {
            "bonus-points": ("storm-cloud", "storm-bonus", "points"),
            "tile-points": ("mountain-tile", "points", "points"),
            "forest-points": ("forest-tile", "points", "points"),
            "gift-points": ("forest-tile", "potions", "others"),
            "orange-points": ("hill-tile", "orange", "points"),
            "errand-points": ("expansion-card", "errand", "points"),
            "gossip-points": ("expansion-card", "gossip", "points"),
        }
        for event in lists.EVENTS:
            places |= {f"{event}-{field}": (event, field) for field in self.event_numbers(event)}
        found = {name: (self.section(section), field) for name, (section, field) in places.items()}
        return found | {name: (self.entry(of, piece), field) for name, (of, piece, field) in pieces.items()}


def scale(points: list[int]) -> str:
    """1 → +6, 2 → +4"""
    return ", ".join(f"{number} → {signed(count)}" for number, count in enumerate(points, 1))


def numbers(entry: Entry) -> dict[str, int]:
    """The numbers of a tile or card, by their fields."""
    return {field: entry.value(field) for field in entry.values if isinstance(entry.value(field), int)}


def wands(words: Words, count: int) -> str:
    return words.say("resource-wand.counted", count=count)


def counted(words: Words, counts: dict[str, int], how: str = "and") -> str:
    """Resources that somebody takes, in the case that takes."""
    texts = []
    for name in lists.RESOURCES:
        if counts.get(name):
            form = "accusative" if words.has(f"resource-{name}.accusative") else "counted"
            texts.append(words.say(f"resource-{name}.{form}", count=counts[name]))
    return words.listed(texts, how)


def roles(words: Words) -> list[tuple[str, str]]:
    """Every role and its name in full."""
    return [(name, words.say(f"role-{name}.long")) for name in lists.ROLES]


@lru_cache(BOXES_KEPT)
def box_of(game: Game) -> Box:
    """The box that a game is played with."""
    return Box(game.data)
