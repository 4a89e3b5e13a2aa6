"""The components of Broom Service for a number of players and some options: read, checked, laid out for the rules."""

from pathlib import Path
from typing import Any, Final

from broomstick.games.broom_service.box import bounds, lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.map.board import Board
from broomstick.games.datafile import DataFile, Entry
from broomstick.heart.codec import bag_with
from broomstick.heart.errors import DataError
from broomstick.heart.shown import EMPTY

RULES_VERSION: Final = 2
OLDEST_RULES: Final = 1
"""A game is played to its end, and again, by the version it was begun with; from this one on all are known."""
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
MOST_ROUNDS: Final = 15
MOST_PICKS: Final = 8
MOST_CARDS: Final = 60
LISTS: Final = [
    "gatherer", "heavy-cloud", "storm-cloud", "mountain-tile", "forest-tile", "hill-tile", "expansion-card",
]  # fmt: skip
"""Sections of the file with an entry for each name."""


class Components:
    """Everything that comes out of the box, for one table."""

    def __init__(self, players: int, board: Board) -> None:
        self.players = players
        self.board = board
        self.rules = RULES_VERSION
        # Options.
        self.storm = False
        self.heavy = 0
        self.mountain = False
        self.extra = False
        self.cards = False
        # Whether the board has spaces for these tiles: then they are used.
        self.forest = len(board.forest_spaces) > 0
        self.hill = len(board.hill_spaces) > 0
        # Whether a cowardly play may be used for a tile or a card.
        self.alternatives = False
        self.rounds = 0
        self.picks = 0
        self.start_points = 0
        self.start_potions = 0
        self.start_wands = 0
        self.start_few_wands = 0
        # Roles bewitched in each round (0 with five players), and what playing one costs.
        self.bewitched = 0
        self.bewitched_points = 0
        self.druid_bravery = 0
        self.fairy_bravery = 0
        # By gatherer: the bag of a brave one, and the bags of which a cowardly one takes one.
        self.gathers_brave = [0] * things.GATHERERS
        self.gathers_cowardly: list[list[int]] = [[] for _ in range(things.GATHERERS)]
        # All event cards, unshuffled.
        self.events: list[int] = []
        # Points for picking 1, 2, 3 … roles, from 1 on; by landscape for each pawn.
        # By event, the points on its card; 0 where there are none, or several numbers.
        self.event_points: list[int] = []
        self.more_or_less: list[int] = []
        self.perilous: list[int] = []
        self.protected: list[int] = []
        self.upper_first = 0
        self.upper_second = 0
        self.upper_shared = 0
        # By kind of cloud.
        self.cloud_cost = [0] * len(lists.CLOUDS)
        self.cloud_bolts = [0] * len(lists.CLOUDS)
        self.cloud_copies = [0] * len(lists.CLOUDS)
        self.cloud_points = [0] * len(lists.CLOUDS)
        self.cloud_needs = [0] * len(lists.CLOUDS)
        # By mountain tile: copies, and the bag it gives (0: none).
        self.tile_copies = [0] * len(lists.TILES)
        self.tile_takes = [0] * len(lists.TILES)
        self.tile_points = 0
        # By forest tile and by hill tile: copies; what some of them bring.
        self.forest_copies = [0] * len(lists.FOREST_TILES)
        self.forest_points = 0
        self.forest_potions = 0
        self.gift_points = 0
        self.hill_copies = [0] * len(lists.HILL_TILES)
        self.orange_points = 0
        # By expansion card: copies; what some of them bring.
        self.card_copies = [0] * len(lists.CARDS)
        self.apprentice = 0
        self.errand_points = 0
        self.rainmaker_less = 0
        self.gossip_points = 0
        self.swaps = 0
        self.bolt_points: list[int] = []
        self.amulet_points: list[int] = []
        self.fours = 0
        self.threes = 0
        self.card_points = 0
        # What follows from board and options (see lookups.py).
        self.every_land = 0
        self.all_clear = 0
        self.role_lands = EMPTY
        self.reach = EMPTY
        self.near = EMPTY
        self.reach_lists: list[list[int]] = []
        self.open_towers = EMPTY
        self.tower_lists: list[list[int]] = []
        self.shut = 0
        # The square towers, of which one play serves one; and the lands of circle D's island, which no pawn leaves.
        # Version 1 of the rules knew neither: there they are none.
        self.squares = 0
        self.lost_isle = 0
        # Areas that are land; those with a space for a mountain, forest or hill tile.
        self.lands: list[str] = []
        self.mountains: list[str] = []
        self.forests: list[str] = []
        self.hills: list[str] = []
        # How many expansion cards there are in all.
        self.card_count = 0
        # The map's towers, and behind them that of the hill tile where there can be one.
        self.towers: list[str] = []
        self.tower_colour = EMPTY
        self.tower_square = EMPTY
        self.tower_points = EMPTY
        self.tower_wands = EMPTY
        # By land: whether a pawn that enters sets anything off; and the mountain, forest or hill space.
        self.spot = EMPTY
        self.tile_at = EMPTY
        self.forest_at = EMPTY
        self.hill_at = EMPTY
        self.picks_as_usual = EMPTY
        self.picks_with_card = EMPTY
        self.picks_more_or_less = EMPTY
        self.fists = EMPTY
        self.gifts = EMPTY
        self.potion_pairs = EMPTY
        self.apprentice_bags = EMPTY
        self.takes: list[list[int]] = []

    def heavy_in_box(self) -> int:
        return sum(self.cloud_copies[: things.HEAVY])

    def storm_in_box(self) -> int:
        return sum(self.cloud_copies[things.HEAVY :])


def read_components(players: int, board: Board, file: str, tree: dict[str, Any] | None) -> Components:
    """The standard components, with a player's own laid over them where there are any."""
    data = DataFile(Path(__file__).with_name("components.toml"), dict.fromkeys(LISTS, "name"))
    if tree is not None:
        data.lay_over(file, tree)
    parts = Components(players, board)
    read_numbers(parts, data)
    read_gatherers(parts, data)
    read_events(parts, data)
    read_clouds(parts, data)
    read_tiles(parts, data)
    read_forest_tiles(parts, data)
    read_hill_tiles(parts, data)
    read_cards(parts, data)
    read_end(parts, data)
    return parts


def read_numbers(parts: Components, data: DataFile) -> None:
    game = data.section("game")
    parts.rounds = game.number("rounds", 1, MOST_ROUNDS)
    parts.picks = game.number("picks", 1, MOST_PICKS)
    start = data.section("start")
    parts.start_points = start.number("points", 0, 99)
    parts.start_potions = start.number("potions", 0, 99)
    parts.start_wands = start.number("wands", 0, 99)
    parts.start_few_wands = start.number("few_wands", 0, 99)
    bewitched = data.section("bewitched")
    parts.bewitched_points = bewitched.number("points", 0, 99)
    counts = [bewitched.number(str(players), 0, len(lists.ROLES)) for players in range(2, MOST_PLAYERS)]
    parts.bewitched = 0 if parts.players == MOST_PLAYERS else counts[parts.players - 2]
    bravery = data.section("bravery")
    parts.druid_bravery = bravery.number("druid", 0, 99)
    parts.fairy_bravery = bravery.number("fairy", 0, 99)


def read_gatherers(parts: Components, data: DataFile) -> None:
    for entry in data.every("gatherer"):
        at = entry.name("name", lists.ROLES[things.ROOT_GATHERER : things.ROOT_GATHERER + things.GATHERERS])
        parts.gathers_brave[at] = bag(entry, "brave")
        counts = entry.counts("cowardly", lists.RESOURCES, 1, bounds.MOST_AT_ONCE)
        parts.gathers_cowardly[at] = [
            bag_with(i, counts[name]) for i, name in enumerate(lists.RESOURCES) if name in counts
        ]


def read_events(parts: Components, data: DataFile) -> None:
    cards = data.section("events")
    for i, name in enumerate(lists.EVENTS):
        parts.events += [i] * cards.number(name, 0, 9)
    if len(parts.events) < parts.rounds:
        raise cards.fail(
            lists.EVENTS[0],
            f"there are {len(parts.events)} event cards for {parts.rounds} rounds",
            "too-few-events",
            {"count": len(parts.events), "lowest": parts.rounds},
        )
    more = data.section("more-or-less")
    parts.more_or_less = more.numbers("points", -99, 99)
    if len(parts.more_or_less) > MOST_PICKS:
        raise more.fail(
            "points",
            f"has {len(parts.more_or_less)} entries; there can be at most {MOST_PICKS}",
            "too-many",
            {"count": len(parts.more_or_less), "highest": MOST_PICKS},
        )
    parts.event_points = [0] * len(lists.EVENTS)
    for event, name in enumerate(lists.EVENTS):
        if event != things.MORE_OR_LESS and name in data.sections and "points" in data.section(name).values:
            parts.event_points[event] = data.section(name).number("points", 0, 99)
    perilous = data.section("perilous-places")
    protected = data.section("protected-places")
    parts.perilous = [perilous.number(name, -99, 99) for name in lists.ON_LAND]
    parts.protected = [protected.number(name, -99, 99) for name in lists.ON_LAND]
    upper = data.section("the-upper-hand")
    parts.upper_first = upper.number("first", 0, 99)
    parts.upper_second = upper.number("second", 0, 99)
    parts.upper_shared = upper.number("shared", 0, 99)


def read_clouds(parts: Components, data: DataFile) -> None:
    for entry in data.every("heavy-cloud"):
        read_cloud(parts, entry, entry.name("name", lists.CLOUDS[: things.HEAVY]))
    for entry in data.every("storm-cloud"):
        kind = things.HEAVY + entry.name("name", lists.CLOUDS[things.HEAVY :])
        read_cloud(parts, entry, kind)
        parts.cloud_points[kind] = entry.number("points", 0, 30)
        parts.cloud_needs[kind] = entry.number("needs", 0, 99)
    spaces = len(parts.board.clouds)
    if parts.heavy_in_box() < spaces:
        raise DataError(
            f"{data.title}: heavy-cloud: copies: {parts.heavy_in_box()} clouds for {spaces} spaces",
            "too-few-clouds",
            {"file": data.file, "count": parts.heavy_in_box(), "lowest": spaces},
        )


def read_cloud(parts: Components, entry: Entry, kind: int) -> None:
    parts.cloud_cost[kind] = entry.number("cost", 0, 15)
    parts.cloud_bolts[kind] = entry.number("bolts", 0, 15)
    parts.cloud_copies[kind] = entry.number("copies", 0, 60)


def read_tiles(parts: Components, data: DataFile) -> None:
    for entry in data.every("mountain-tile"):
        tile = entry.name("name", lists.TILES)
        parts.tile_copies[tile] = entry.number("copies", 0, 9)
        if tile < things.TILE_DELIVERY:
            parts.tile_takes[tile] = bag(entry, "takes")
        elif tile == things.TILE_POINTS:
            parts.tile_points = entry.number("points", 0, 99)
    count = sum(parts.tile_copies[: things.TILE_POINTS])
    spaces = len(parts.board.mountain_spaces)
    if count < spaces:
        raise DataError(
            f"{data.title}: mountain-tile: copies: {count} tiles for {spaces} spaces",
            "too-few-tiles",
            {"file": data.file, "count": count, "lowest": spaces},
        )


def read_forest_tiles(parts: Components, data: DataFile) -> None:
    for entry in data.every("forest-tile"):
        tile = entry.name("name", lists.FOREST_TILES)
        parts.forest_copies[tile] = entry.number("copies", 0, 9)
        if tile == things.FOREST_POINTS:
            parts.forest_points = entry.number("points", 0, 99)
        elif tile == things.FOREST_POTIONS:
            parts.forest_potions = entry.number("potions", 1, bounds.MOST_AT_ONCE)
            parts.gift_points = entry.number("others", 0, 99)
    check_tiles(
        data, "forest", sum(parts.forest_copies[: things.FOREST_POTIONS]), len(parts.board.forest_spaces)
    )


def read_hill_tiles(parts: Components, data: DataFile) -> None:
    """Of the tile that leads anywhere there is one at most: with two a pawn could fly to and fro for ever."""
    for entry in data.every("hill-tile"):
        tile = entry.name("name", lists.HILL_TILES)
        parts.hill_copies[tile] = entry.number("copies", 0, 9 if tile < things.HILL_ORANGE else 1)
        if tile == things.HILL_ORANGE:
            parts.orange_points = entry.number("points", 0, 99)
    check_tiles(data, "hill", sum(parts.hill_copies[: things.HILL_ANYWHERE]), len(parts.board.hill_spaces))


def check_tiles(data: DataFile, kind: str, count: int, spaces: int) -> None:
    """A tile for every space, the extra one not counted."""
    if count < spaces:
        raise DataError(
            f"{data.title}: {kind}-tile: copies: {count} tiles for {spaces} spaces",
            "too-few-of-kind",
            {"file": data.file, "kind": kind, "count": count, "lowest": spaces},
        )


def read_cards(parts: Components, data: DataFile) -> None:
    for entry in data.every("expansion-card"):
        card = entry.name("name", lists.CARDS)
        parts.card_copies[card] = entry.number("copies", 0, MOST_CARDS // len(lists.CARDS))
        if card == things.APPRENTICE:
            parts.apprentice = entry.number("resources", 1, len(lists.RESOURCES))
        elif card == things.ERRAND:
            parts.errand_points = entry.number("points", 0, 99)
        elif card == things.RAINMAKER:
            parts.rainmaker_less = entry.number("less", 0, 15)
        elif card == things.GOSSIP:
            parts.gossip_points = entry.number("points", 0, 99)
        elif card == things.BARTER:
            parts.swaps = entry.number("swaps", 1, bounds.MOST_SWAPS)


def read_end(parts: Components, data: DataFile) -> None:
    end = data.section("end")
    parts.bolt_points = end.numbers("bolts", 0, 999)
    parts.amulet_points = end.numbers("amulets", 0, 999)
    spaces = len(parts.board.mountain_spaces)
    if len(parts.amulet_points) <= spaces:
        raise end.fail(
            "amulets",
            f"should have {spaces + 1} entries, not {len(parts.amulet_points)}",
            "wrong-length",
            {"count": spaces + 1, "found": len(parts.amulet_points)},
        )
    parts.fours = end.number("fours", 0, 99)
    parts.threes = end.number("threes", 0, 99)
    parts.card_points = end.number("cards", 0, 99)


def bag(entry: Entry, field: str) -> int:
    """Resources that are taken together, as in an action."""
    counts = entry.counts(field, lists.RESOURCES, 0, bounds.MOST_AT_ONCE)
    size = sum(counts.values())
    if not 1 <= size <= bounds.MOST_AT_ONCE:
        raise entry.fail(
            field,
            f"is {size} resources together; it can be 1 to {bounds.MOST_AT_ONCE}",
            "bag-size",
            {"count": size, "lowest": 1, "highest": bounds.MOST_AT_ONCE},
        )
    return sum(bag_with(i, counts[name]) for i, name in enumerate(lists.RESOURCES) if name in counts)
