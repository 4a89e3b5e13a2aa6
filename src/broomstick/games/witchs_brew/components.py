"""The components of Witch's Brew for a number of players: read, checked, and laid out for the rules."""

from pathlib import Path
from typing import Any, Final

from broomstick.games.datafile import DataFile, Entry
from broomstick.games.witchs_brew import bounds, lists
from broomstick.games.witchs_brew.codes import things
from broomstick.heart.errors import DataError
from broomstick.heart.shown import EMPTY

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5
SLOTS: Final = 15
"""Room for the cards of one stack: a card is known by stack * SLOTS + its place from the top."""

MOST_SETS: Final = 60
MOST_BARRED: Final = 4
"""1 to 4 roles a set: twelve can be divided by each, so that all are used before they are shuffled again."""


class Components:
    """Everything that comes out of the box, for one number of players."""

    def __init__(self, players: int, barred: int) -> None:
        self.players = players
        # Roles barred in each set; 0 without that option.
        self.barred = barred
        self.picks = 0
        self.ravens = 0
        self.sets = 0
        self.start_gold = 0
        self.start_ingredients = 0
        self.collector_full = 0
        self.collector_favour = 0
        self.alchemist_full = 0
        self.alchemist_favour = 0
        self.teller_price = 0
        self.teller_full = 0
        self.teller_favour = 0
        self.assistant_price = 0
        self.assistant_full = 0
        self.assistant_favour = 0
        self.brewer_gold = 0
        self.brewer_vials = 0
        self.warlock_gold = 0
        self.gold_share = 0
        self.gold_spared = 0
        self.ingredient_share = 0
        self.ingredient_spared = 0
        self.copia = 0
        self.spell_vials = 0
        # Cards in each stack; and by card: what it costs in all, its points, whether it has a raven.
        self.cards = [0] * len(lists.STACKS)
        self.card_names: list[list[str]] = []
        self.price = [0] * (len(lists.STACKS) * SLOTS)
        self.points = [0] * (len(lists.STACKS) * SLOTS)
        self.raven = [0] * (len(lists.STACKS) * SLOTS)
        # Ingredients a cauldron needs: 3 * card + colour.
        self.needs = [0] * (3 * things.CAULDRONS * SLOTS)
        # All spell books, unshuffled.
        self.books: list[int] = []
        # Lists of choices that come up again and again (see lookups.py).
        self.pick_table: dict[int, list[int]] = {}
        self.collects_full: list[list[int]] = []
        self.collects_favour: list[list[int]] = []
        self.takes_full = EMPTY
        self.takes_favour = EMPTY
        self.takes_copia = EMPTY
        self.sells: list[list[int]] = []
        self.bottles: list[list[int]] = []
        self.buys: list[list[int]] = []
        self.bags: list[list[int]] = []


def read_components(players: int, barred: bool, file: str, tree: dict[str, Any] | None) -> Components:
    """The standard components, with a player's own laid over them where there are any."""
    lists = {"cauldron": "name", "shelf": "name", "spell": "name"}
    data = DataFile(Path(__file__).with_name("components.toml"), lists)
    if tree is not None:
        data.lay_over(file, tree)
    counts = data.section("barred")
    numbers = {count: counts.number(count, 1, MOST_BARRED) for count in ("3", "4")}
    parts = Components(players, numbers[str(players)] if barred else 0)
    read_numbers(parts, data)
    read_roles(parts, data)
    read_cauldrons(parts, data)
    read_shelves(parts, data)
    read_spells(parts, data)
    return parts


def read_numbers(parts: Components, data: DataFile) -> None:
    game = data.section("game")
    parts.picks = game.number("picks", 1, 8)
    parts.ravens = game.number("ravens", 1, 99)
    parts.sets = game.number("sets", 1, MOST_SETS)
    start = data.section("start")
    parts.start_gold = start.number("gold", 0, 99)
    parts.start_ingredients = start.number("ingredients", 0, 99)


def read_roles(parts: Components, data: DataFile) -> None:
    collector = data.section("collector")
    parts.collector_full = collector.number("full", 1, bounds.MOST_AT_ONCE)
    parts.collector_favour = collector.number("favour", 1, bounds.MOST_AT_ONCE)
    alchemist = data.section("alchemist")
    parts.alchemist_full = alchemist.number("full", 1, 15)
    parts.alchemist_favour = alchemist.number("favour", 1, 15)
    teller = data.section("fortune-teller")
    parts.teller_price = teller.number("price", 0, 15)
    parts.teller_full = teller.number("full", 1, 15)
    parts.teller_favour = teller.number("favour", 1, 15)
    assistant = data.section("assistant")
    parts.assistant_price = assistant.number("price", 0, 15)
    parts.assistant_full = assistant.number("full", 1, bounds.MOST_AT_ONCE)
    parts.assistant_favour = assistant.number("favour", 1, bounds.MOST_AT_ONCE)
    brewer = data.section("brewer")
    parts.brewer_gold = brewer.number("favour_gold", 0, 15)
    parts.brewer_vials = brewer.number("vials", 1, 15)
    parts.warlock_gold = data.section("warlock").number("favour", 1, 15)
    cutpurse = data.section("cutpurse")
    parts.gold_share = cutpurse.number("share", 1, 99)
    parts.gold_spared = cutpurse.number("spared", 0, 15)
    monk = data.section("begging-monk")
    parts.ingredient_share = monk.number("share", 1, 99)
    parts.ingredient_spared = monk.number("spared", 0, 15)
    spells = data.section("spells")
    parts.copia = spells.number("copia", 1, bounds.MOST_AT_ONCE)
    parts.spell_vials = spells.number("vials", 1, 15)


def read_cauldrons(parts: Components, data: DataFile) -> None:
    for entry in data.every("cauldron"):
        stack = entry.name("name", lists.STACKS[: things.CAULDRONS])
        main = entry.name("main", lists.COLOURS)
        second = entry.name("second", lists.COLOURS)
        of_main = entry.numbers("main_needs", 0, bounds.MOST_AT_ONCE)
        of_second = entry.numbers("second_needs", 0, bounds.MOST_AT_ONCE)
        read_cards(parts, entry, stack, "main_needs", len(of_main))
        same_length(entry, "second_needs", of_second, len(of_main))
        for i in range(len(of_main)):
            card = stack * SLOTS + i
            parts.needs[3 * card + main] = of_main[i]
            parts.needs[3 * card + second] += of_second[i]
            price = of_main[i] + of_second[i]
            if not 1 <= price <= bounds.MOST_AT_ONCE:
                raise entry.fail(
                    "second_needs",
                    f"card {i + 1} needs {price} ingredients; it can be 1 to {bounds.MOST_AT_ONCE}",
                    "card-needs",
                    {"number": i + 1, "count": price, "lowest": 1, "highest": bounds.MOST_AT_ONCE},
                )
            parts.price[card] = price


def read_shelves(parts: Components, data: DataFile) -> None:
    for entry in data.every("shelf"):
        stack = things.CAULDRONS + entry.name("name", lists.STACKS[things.CAULDRONS :])
        needs = entry.numbers("needs", 1, bounds.MOST_PRICE)
        read_cards(parts, entry, stack, "needs", len(needs))
        for i, need in enumerate(needs):
            parts.price[stack * SLOTS + i] = need


def read_cards(parts: Components, entry: Entry, stack: int, field: str, count: int) -> None:
    """What all potion cards have: points, and perhaps a raven."""
    if count > SLOTS:
        raise entry.fail(
            field,
            f"has {count} cards; there can be at most {SLOTS}",
            "too-many",
            {"count": count, "highest": SLOTS},
        )
    points = entry.numbers("points", 0, 99)
    ravens = entry.numbers("ravens", 0, 1)
    same_length(entry, "points", points, count)
    same_length(entry, "ravens", ravens, count)
    parts.cards[stack] = count
    parts.points[stack * SLOTS : stack * SLOTS + count] = points
    parts.raven[stack * SLOTS : stack * SLOTS + count] = ravens


def read_spells(parts: Components, data: DataFile) -> None:
    for entry in data.every("spell"):
        spell = entry.name("name", lists.SPELLS)
        parts.books += [spell] * entry.number("copies", 0, 3)
    if not parts.books:
        raise DataError(
            f"{data.title}: spell: copies: there is not one spell book", "no-books", {"file": data.file}
        )
    parts.books.sort()


def same_length(entry: Entry, field: str, numbers: list[int], count: int) -> None:
    if len(numbers) != count:
        raise entry.fail(
            field,
            f"should have {count} entries, not {len(numbers)}",
            "wrong-length",
            {"count": count, "found": len(numbers)},
        )
