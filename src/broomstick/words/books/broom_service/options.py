"""What may be added to Broom Service, in its book: storm clouds, tiles, the back of the board, expansion cards."""

from collections.abc import Callable, Sequence

from broomstick.games.datafile import Entry
from broomstick.words.books.broom_service.box import EXTRA, TILES, Box
from broomstick.words.books.broom_service.examples import example_of_a_chain, example_of_a_druid
from broomstick.words.books.heart import origin
from broomstick.words.books.items import Pen
from broomstick.words.books.origins import origin_of
from broomstick.words.bundle import Words

HERE = "rules-broom-service"

CLOUD = ("cost", "bolts", "copies")
"""The numbers on a cloud, and how many of it there are."""

PIECES: dict[str, tuple[str, Callable[[Box, Words, str], str]]] = {
    "mountain-tile": ("tile-{}", Box.tile),
    "forest-tile": ("forest-{}.long", Box.forest),
    "hill-tile": ("hill-{}", Box.hill),
    "expansion-card": ("card-{}.long", Box.card),
}
"""The message that names a tile or a card, and who says what it does."""

OPTIONS = [
    ("`board`", "board", "`front`", "`back`"),
    ("`storm_clouds`", "storm", "either", "either"),
    ("`heavy_clouds`", "heavy", "heavy", "heavy"),
    ("`mountain_tiles`", "mountain", "either", "always"),
    ("", "forest", "never", "always"),
    ("`extra_tiles`", "extra", "extra", "either"),
    ("`expansion_cards`", "cards", "either", "either"),
]
"""Each option, what it is, and what can be chosen on the front and on the back; code stands for itself."""


def write_options(pen: Pen, box: Box) -> None:
    """All that may be added, in the order in which one meets it; then the table of options."""
    write_storm(pen, box)
    write_mountain(pen, box)
    write_back(pen, box)
    write_extra(pen, box)
    write_chains(pen)
    write_cards(pen, box)
    pen.heading(f"{HERE}-section-options")
    pen.paragraphs(f"{HERE}-note-options")
    rows = [
        (code, pen.say(f"{HERE}-option-{name}"), choice(pen, front), choice(pen, back))
        for code, name, front, back in OPTIONS
    ]
    pen.table(pen.columns("option", "means", "front", "back"), rows)


def choice(pen: Pen, name: str) -> str:
    return name if name.startswith("`") else pen.say(f"{HERE}-choice-{name}")


def write_storm(pen: Pen, box: Box) -> None:
    pen.heading(f"{HERE}-section-storm")
    pen.paragraphs(f"{HERE}-note-storm")
    table_of_storms(pen, box, True)
    pen.rules("bs-storm-mixed", "bs-heavy-fewer", "bs-storm-bonus", "bs-storm-move", "bs-storm-delivery")
    pen.rules("bs-storm-hoard", "bs-storm-order")
    example_of_a_druid(pen)


def write_mountain(pen: Pen, box: Box) -> None:
    pen.heading(f"{HERE}-section-tiles")
    pen.paragraphs(f"{HERE}-note-tiles")
    table_of_pieces(pen, box, "mountain-tile", box.usual("mountain-tile"), True)
    pen.rules("bs-tiles", "bs-tile-covers", "bs-entering", "bs-amulet", "bs-tile", "bs-tile-once")
    pen.rules("bs-tile-order", "bs-tile-potions", "bs-tile-wands", "bs-tile-delivery", "bs-tile-moves")
    pen.rules("bs-tile-cloud")


def write_back(pen: Pen, box: Box) -> None:
    """Forest tiles, hill tiles and stone circles."""
    pen.heading(f"{HERE}-section-back")
    pen.paragraphs(f"{HERE}-note-back")
    pen.rules("bs-tiles-always")
    pen.heading(f"{HERE}-section-forest", 3)
    table_of_pieces(pen, box, "forest-tile", box.usual("forest-tile"), True)
    pen.rules("bs-forest-tiles", "bs-forest-find", "bs-forest-kept", "bs-forest-one", "bs-forest-brave")
    pen.rules("bs-forest-points", "bs-forest-card", "bs-forest-card-more-or-less")
    pen.heading(f"{HERE}-section-hill", 3)
    table_of_pieces(pen, box, "hill-tile", box.usual("hill-tile"), True)
    pen.rules("bs-hill-tiles", "bs-turbo", "bs-turbo-clouded", "bs-turbo-delivery", "bs-turbo-enters")
    pen.rules("bs-circle-d", "bs-orange")


def write_extra(pen: Pen, box: Box) -> None:
    pen.heading(f"{HERE}-section-extra")
    pen.paragraphs(f"{HERE}-note-extra")
    rows = []
    for section, name in EXTRA.items():
        kind = section.removesuffix("-tile")
        title, does, copies, where = piece(pen, box, section, box.entry(section, name))
        rows.append((title, pen.say(f"landscape-{kind}"), does, copies, where))
    pen.table(pen.columns("tile", "landscape", "does", "copies", "origin"), rows)
    pen.rules("bs-extra-tiles", "bs-tile-points", "bs-forest-potions", "bs-anywhere", "bs-anywhere-gift")
    pen.rules("bs-gift")


def write_chains(pen: Pen) -> None:
    pen.heading(f"{HERE}-section-chains")
    pen.rules("bs-chain", "bs-lapse", "bs-chain-ends")
    example_of_a_chain(pen)


def write_cards(pen: Pen, box: Box) -> None:
    pen.heading(f"{HERE}-section-cards")
    pen.paragraphs(f"{HERE}-note-cards")
    table_of_pieces(pen, box, "expansion-card", box.usual("expansion-card"), True)
    pen.rules("bs-cards", "bs-card-draw", "bs-card-empty", "bs-card-held", "bs-card-use", "bs-card-under")
    pen.rules("bs-card-apprentice", "bs-card-tailwind", "bs-card-errand", "bs-card-rainmaker")
    pen.rules("bs-card-gossip", "bs-card-barter", "bs-card-homing", "bs-card-double-shift")


def table_of_storms(pen: Pen, box: Box, origins: bool) -> None:
    rows = []
    for cloud in box.every("storm-cloud"):
        fields = [*CLOUD, "points", "needs"]
        where = [origin(pen, *[origin_of(cloud, field) for field in fields])] if origins else []
        numbers = [cloud.value(field) for field in CLOUD]
        rows.append((box.storm(pen.words, cloud.value("name")), *numbers, *where))
    pen.table(pen.columns("does", *CLOUD, *(["origin"] if origins else [])), rows)


def table_of_pieces(pen: Pen, box: Box, section: str, entries: Sequence[Entry], origins: bool) -> None:
    """Tiles of one kind, or cards, and what they do."""
    rows = [piece(pen, box, section, entry) for entry in entries]
    title = "tile" if section in TILES else "card"
    if origins:
        pen.table(pen.columns(title, "does", "copies", "origin"), rows)
    else:
        pen.table(pen.columns(title, "does"), [row[:2] for row in rows])


def piece(pen: Pen, box: Box, section: str, entry: Entry) -> tuple[str, str, int, str]:
    """A tile or a card: its name, what it does, how many there are, and where that comes from."""
    message, does = PIECES[section]
    name = str(entry.value("name"))
    where = origin(pen, *[origin_of(entry, field) for field in entry.values if field != "name"])
    return pen.say(message.format(name)), does(box, pen.words, name), int(entry.value("copies")), where
