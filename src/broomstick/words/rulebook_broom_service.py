"""The outline of the rules of Broom Service, complete and in short; the texts are in rules-broom-service.ftl."""

from collections.abc import Sequence
from typing import Any

from broomstick.games.broom_service.vocabulary import EVENTS
from broomstick.words.bundle import Words
from broomstick.words.rulebook_box import origin_of
from broomstick.words.rulebook_broom_box import Box, roles
from broomstick.words.rulebook_broom_examples import example_of_a_druid, example_of_a_turn, example_of_the_end
from broomstick.words.rulebook_broom_map import write_map
from broomstick.words.rulebook_heart import origin, write_origins
from broomstick.words.rulebook_items import Pen

HERE = "rules-broom-service"

TERMS = ["area", "adjacent", "flight", "tower", "delivery", "resource", "cloud"]
TERMS += ["bewitched", "event", "amulet"]


def write(words: Words, data: Any) -> Pen:
    """The complete rules."""
    box = Box(data)
    pen = Pen(words, box.facts(words))
    pen.heading(f"{HERE}-title", 1)
    pen.paragraphs(f"{HERE}-idea", f"{HERE}-scope")
    write_origins(pen, box.origins())
    pen.paragraphs("rules-heart-more-words")
    pen.glossary(*[f"{HERE}-word-{term}" for term in TERMS])

    pen.heading(f"{HERE}-section-components")
    pen.rules("bs-players", "bs-role-order", "bs-supply", "bs-resources")

    pen.heading(f"{HERE}-section-map")
    pen.paragraphs(f"{HERE}-note-map")
    pen.rules("bs-areas", "bs-adjacent", "bs-no-entry", "bs-cloud-adjacent")

    pen.heading(f"{HERE}-section-set-up")
    table_of_the_start(pen, box)
    pen.rules("bs-start", "bs-start-wands", "bs-castles", "bs-clouds", "bs-events")
    bewitched = box.section("bewitched")
    rows = [(n, bewitched.value(n), origin(pen, origin_of(bewitched, n))) for n in "234"]
    pen.table(columns(pen, "players", "bewitched", "origin"), rows)
    pen.rules("bs-bewitched")

    pen.heading(f"{HERE}-section-round")
    pen.paragraphs(f"{HERE}-note-turns")
    pen.rules("bs-rounds", "bs-round-begins", "bs-pick-four", "bs-round-length", "bs-bewitched-cost")
    pen.rules("bs-bewitched-again", "bs-round-ends", "bs-points")

    write_roles(pen, box)

    pen.heading(f"{HERE}-section-deliveries")
    pen.rules("bs-delivery", "bs-round-tower", "bs-square-tower", "bs-square-again")
    example_of_a_turn(pen)

    write_events(pen, box)
    write_options(pen, box)
    write_end(pen, box)

    pen.heading(f"{HERE}-section-public")
    pen.rules("bs-public", "bs-hidden")
    write_map(pen, box)
    return pen


def write_roles(pen: Pen, box: Box) -> None:
    """The chapter of the roles."""
    pen.heading(f"{HERE}-section-roles")
    table_of_roles(pen, box, True)
    pen.heading(f"{HERE}-section-witches", 3)
    pen.rules("bs-witch", "bs-move", "bs-witch-brave", "bs-witch-delivers-there")
    pen.heading(f"{HERE}-section-druids", 3)
    pen.rules("bs-druid", "bs-druid-brave")
    pen.heading(f"{HERE}-section-gatherers", 3)
    pen.rules("bs-gatherer-brave", "bs-gatherer-cowardly")
    pen.heading(f"{HERE}-section-fairy", 3)
    pen.rules("bs-fairy", "bs-lift", "bs-fairy-brave")
    rows = [
        (*[cloud.value(field) for field in CLOUD], origin(pen, *[origin_of(cloud, field) for field in CLOUD]))
        for cloud in box.every("heavy-cloud")
    ]
    pen.table(columns(pen, *CLOUD, "origin"), rows)
    pen.heading(f"{HERE}-section-any-role", 3)
    pen.rules("bs-cannot", "bs-decline", "bs-one-way")


CLOUD = ("cost", "bolts", "copies")
"""The numbers on a cloud, and how many of it there are."""


def write_events(pen: Pen, box: Box) -> None:
    """The chapter of the events."""
    pen.heading(f"{HERE}-section-events")
    table_of_events(pen, box, True)
    pen.rules("bs-more-or-less", "bs-black-market", "bs-black-distillery", "bs-brave-heart")
    pen.rules("bs-perilous-places", "bs-protected-places", "bs-empty-handed", "bs-works", "bs-flock-together")
    pen.heading(f"{HERE}-section-upper-hand", 3)
    pen.rules("bs-upper-hand-fist", "bs-upper-hand-first", "bs-upper-hand-two", "bs-upper-hand-shared")
    pen.rules("bs-upper-hand-nothing", "bs-upper-hand-hands-over", "bs-upper-hand-one-by-one")


def write_options(pen: Pen, box: Box) -> None:
    """Storm clouds and mountain tiles."""
    pen.heading(f"{HERE}-section-storm")
    pen.paragraphs(f"{HERE}-note-storm")
    table_of_storms(pen, box, True)
    pen.rules("bs-storm-mixed", "bs-heavy-fewer", "bs-storm-bonus", "bs-storm-move", "bs-storm-delivery")
    pen.rules("bs-storm-hoard", "bs-storm-order")
    example_of_a_druid(pen)

    pen.heading(f"{HERE}-section-tiles")
    pen.paragraphs(f"{HERE}-note-tiles")
    table_of_tiles(pen, box, True)
    pen.rules("bs-tiles", "bs-tile-covers", "bs-entering", "bs-amulet", "bs-tile", "bs-tile-once")
    pen.rules("bs-tile-order", "bs-tile-potions", "bs-tile-wands", "bs-tile-delivery", "bs-tile-moves")
    pen.rules("bs-tile-cloud")
    pen.heading(f"{HERE}-section-chains", 3)
    pen.rules("bs-chain", "bs-lapse")


def write_end(pen: Pen, box: Box) -> None:
    """The chapter of the end."""
    end = box.section("end")
    pen.heading(f"{HERE}-section-game-end")
    bolts = [str(points) for points in end.value("bolts")]
    more = pen.say(f"{HERE}-column-more")
    numbers = [*map(str, range(len(bolts) - 1)), f"{len(bolts) - 1} {more}"]
    scale(pen, "bolts", numbers, bolts, origin_of(end, "bolts"))
    amulets = [str(points) for points in end.value("amulets")[: len(box.board.mountain_spaces) + 1]]
    scale(pen, "amulets", [str(number) for number in range(len(amulets))], amulets, origin_of(end, "amulets"))
    rows = [
        (pen.say(f"{HERE}-row-{name}"), end.value(name), origin(pen, origin_of(end, name)))
        for name in ("fours", "threes")
    ]
    pen.table(columns(pen, "set", "vp", "origin"), rows)
    pen.rules("bs-end-bolts", "bs-end-amulets", "bs-end-sets", "bs-winner", "bs-tie-break")
    example_of_the_end(pen)


def write_short(words: Words, players: int, data: Any) -> Pen:
    """What one must know to play, with the options there may be."""
    box = Box(data)
    pen = Pen(words, box.facts(words))
    pen.heading("title", 1)
    pen.paragraphs("short-rounds", "short-turn")
    stances = [(words.say(f"stance-{name}"), pen.say(f"short-{name}")) for name in ("cowardly", "brave")]
    pen.table([], stances)
    pen.paragraphs("short-lead", "short-roles")
    table_of_roles(pen, box, False)
    if players < 5:
        pen.paragraphs("short-bewitched")
    pen.paragraphs("short-map", "short-clouds", "short-events")
    table_of_events(pen, box, False)
    pen.paragraphs("short-storm")
    table_of_storms(pen, box, False)
    pen.paragraphs("short-tiles")
    table_of_tiles(pen, box, False)
    pen.paragraphs("short-end")
    return pen


# ---- tables; with their origins in the complete rules ----


def columns(pen: Pen, *names: str) -> list[str]:
    """Titles of columns; "origin" is everybody's."""
    return [
        pen.say(f"rules-heart-column-{name}" if name == "origin" else f"{HERE}-column-{name}")
        for name in names
    ]


def scale(pen: Pen, what: str, numbers: Sequence[str], points: Sequence[str], where: str) -> None:
    """Numbers of something, and below them the VP they bring."""
    titles = [pen.say(f"{HERE}-row-{what}"), *numbers, *columns(pen, "origin")]
    pen.table(titles, [[pen.say(f"{HERE}-row-vp"), *points, origin(pen, where)]])


def table_of_the_start(pen: Pen, box: Box) -> None:
    start = box.section("start")
    rows = [
        (
            pen.say(f"{HERE}-row-{field.replace('_', '-')}"),
            start.value(field),
            origin(pen, origin_of(start, field)),
        )
        for field in ("points", "potions", "wands", "few_wands")
    ]
    pen.table(columns(pen, "start", "number", "origin"), rows)


def table_of_roles(pen: Pen, box: Box, origins: bool) -> None:
    rows = []
    for name, title in roles(pen.words):
        where = [origin(pen, *box.does_origins(name))] if origins else []
        rows.append((title, *box.does(pen.words, name), *where))
    pen.table(columns(pen, "role", "brave", "cowardly", *(["origin"] if origins else [])), rows)


def table_of_events(pen: Pen, box: Box, origins: bool) -> None:
    rows = []
    for name in [name for name in EVENTS if box.number("events", name)]:
        where = [origin(pen, *box.event_origins(name))] if origins else []
        title, when = pen.say(f"event-{name}"), pen.say(f"event-{name}.when")
        rows.append((title, when, box.event(pen.words, name), *where))
    pen.table(columns(pen, "event", "when", "does", *(["origin"] if origins else [])), rows)


def table_of_storms(pen: Pen, box: Box, origins: bool) -> None:
    rows = []
    for cloud in box.every("storm-cloud"):
        fields = [*CLOUD, "points", "needs"]
        where = [origin(pen, *[origin_of(cloud, field) for field in fields])] if origins else []
        numbers = [cloud.value(field) for field in CLOUD]
        rows.append((box.storm(pen.words, cloud.value("name")), *numbers, *where))
    pen.table(columns(pen, "does", *CLOUD, *(["origin"] if origins else [])), rows)


def table_of_tiles(pen: Pen, box: Box, origins: bool) -> None:
    rows: list[tuple[str | int, ...]] = []
    for tile in box.every("mountain-tile"):
        name = tile.value("name")
        row = (pen.say(f"tile-{name}"), box.tile(pen.words, name))
        if origins:
            fields = [field for field in ("copies", "takes") if field in tile.values]
            where = origin(pen, *[origin_of(tile, field) for field in fields])
            rows.append((*row, tile.value("copies"), where))
        else:
            rows.append(row)
    pen.table(columns(pen, "tile", "does", *(["copies", "origin"] if origins else [])), rows)
