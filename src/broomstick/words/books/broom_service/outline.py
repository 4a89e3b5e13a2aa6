"""The outline of the rules of Broom Service, complete and in short; the texts are in broom_service/rules.ftl."""

from collections.abc import Sequence
from typing import Any

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.game import BroomGame
from broomstick.heart.game import Game
from broomstick.words.books.broom_service.box import EXTRA, Box, roles
from broomstick.words.books.broom_service.examples import example_of_a_turn, example_of_the_end
from broomstick.words.books.broom_service.map import table_of_maps, write_maps
from broomstick.words.books.broom_service.options import (
    CLOUD,
    table_of_pieces,
    table_of_storms,
    write_options,
)
from broomstick.words.books.heart import origin, write_opening, write_short_opening
from broomstick.words.books.items import Pen
from broomstick.words.books.origins import origin_of
from broomstick.words.bundle import Words

HERE = "rules-broom-service"

TERMS = ["area", "adjacent", "flight", "tower", "delivery", "resource", "cloud"]
TERMS += ["bewitched", "event", "amulet", "forest-tile", "turbo-broom", "stone-circle", "card"]


def write(words: Words, data: Any) -> Pen:
    """The complete rules."""
    box = Box(data)
    pen = Pen(words, HERE, box.facts(words))
    write_opening(pen, f"{HERE}-title", box.origins(), TERMS)

    pen.heading(f"{HERE}-section-components")
    pen.rules("bs-players", "bs-role-order", "bs-supply", "bs-resources")

    pen.heading(f"{HERE}-section-map")
    pen.paragraphs(f"{HERE}-note-map")
    table_of_maps(pen, box)
    pen.rules("bs-areas", "bs-adjacent", "bs-no-entry", "bs-cloud-adjacent")

    pen.heading(f"{HERE}-section-set-up")
    table_of_the_start(pen, box)
    pen.rules("bs-start", "bs-start-wands", "bs-castles", "bs-clouds", "bs-events")
    bewitched = box.section("bewitched")
    rows = [(n, bewitched.value(n), origin(pen, origin_of(bewitched, n))) for n in "234"]
    pen.table(pen.columns("players", "bewitched", "origin"), rows)
    pen.rules("bs-bewitched")

    pen.heading(f"{HERE}-section-round")
    pen.paragraphs(f"{HERE}-note-turns")
    pen.rules("bs-rounds", "bs-round-begins", "bs-pick-four", "bs-round-length", "bs-bewitched-cost")
    pen.rules("bs-bewitched-again", "bs-round-ends", "bs-points")

    write_roles(pen, box)

    pen.heading(f"{HERE}-section-deliveries")
    pen.rules("bs-delivery", "bs-round-tower", "bs-square-tower", "bs-square-once")
    example_of_a_turn(pen)

    write_events(pen, box)
    write_options(pen, box)
    write_end(pen, box)

    pen.heading(f"{HERE}-section-public")
    pen.rules("bs-public", "bs-public-tiles", "bs-hidden", "bs-hidden-cards")
    write_maps(pen, box)
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
    pen.table(pen.columns(*CLOUD, "origin"), rows)
    pen.heading(f"{HERE}-section-any-role", 3)
    pen.rules("bs-cannot", "bs-decline", "bs-one-way")


def write_events(pen: Pen, box: Box) -> None:
    """The chapter of the events."""
    pen.heading(f"{HERE}-section-events")
    table_of_events(pen, box, True)
    names = [f"bs-{name.removeprefix('the-')}" for name in lists.EVENTS]
    pen.rules(*[name for name in names if pen.words.has(f"rule-{name}")])
    pen.heading(f"{HERE}-section-upper-hand", 3)
    pen.rules("bs-upper-hand-fist", "bs-upper-hand-first", "bs-upper-hand-two", "bs-upper-hand-shared")
    pen.rules("bs-upper-hand-nothing", "bs-upper-hand-hands-over", "bs-upper-hand-one-by-one")


def write_end(pen: Pen, box: Box) -> None:
    """The chapter of the end."""
    end = box.section("end")
    pen.heading(f"{HERE}-section-game-end")
    bolts = [str(points) for points in end.value("bolts")]
    more = pen.say(f"{HERE}-column-more")
    numbers = [*map(str, range(len(bolts) - 1)), f"{len(bolts) - 1} {more}"]
    scale(pen, "bolts", numbers, bolts, origin_of(end, "bolts"))
    amulets = [str(points) for points in end.value("amulets")[: len(box.boards[0].mountain_spaces) + 1]]
    scale(pen, "amulets", [str(number) for number in range(len(amulets))], amulets, origin_of(end, "amulets"))
    rows = [
        (pen.say(f"{HERE}-row-{name}"), end.value(name), origin(pen, origin_of(end, name)))
        for name in ("fours", "threes")
    ]
    pen.table(pen.columns("set", "vp", "origin"), rows)
    row = (pen.say(f"{HERE}-row-cards"), end.value("cards"), origin(pen, origin_of(end, "cards")))
    pen.table(pen.columns("what", "vp", "origin"), [row])
    pen.rules("bs-end-bolts", "bs-end-amulets", "bs-end-sets", "bs-end-cards", "bs-winner", "bs-tie-break")
    example_of_the_end(pen)


def write_short(words: Words, game: Game) -> Pen:
    """What one must know to play, with the options that are in use."""
    box = Box(game.data)
    pen = Pen(words, HERE, box.facts(words))
    write_short_opening(pen, "short-roles")
    table_of_roles(pen, box, False)
    if game.players < 5:
        pen.paragraphs("short-bewitched")
    pen.paragraphs("short-map", "short-clouds", "short-events")
    table_of_events(pen, box, False)
    write_used(pen, box, game)
    pen.paragraphs("short-end")
    return pen


def write_used(pen: Pen, box: Box, game: Game) -> None:
    """The options of a game; where it has none, that there are some."""
    assert isinstance(game, BroomGame)
    parts = game.parts
    if not (parts.storm or parts.mountain or parts.cards):
        pen.paragraphs("short-options")
    if parts.storm:
        pen.paragraphs("short-storm")
        table_of_storms(pen, box, False)
    used = {"mountain-tile": parts.mountain, "forest-tile": parts.forest, "hill-tile": parts.hill}
    for section, message in zip(used, ("short-tiles", "short-forest", "short-hill"), strict=True):
        if used[section]:
            pen.paragraphs(message)
            tiles = box.usual(section) + ([box.entry(section, EXTRA[section])] if parts.extra else [])
            table_of_pieces(pen, box, section, tiles, False)
    if parts.cards:
        pen.paragraphs("short-cards")
        table_of_pieces(pen, box, "expansion-card", box.usual("expansion-card"), False)


def scale(pen: Pen, what: str, numbers: Sequence[str], points: Sequence[str], where: str) -> None:
    """Numbers of something, and below them the VP they bring."""
    titles = [pen.say(f"{HERE}-row-{what}"), *numbers, *pen.columns("origin")]
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
    pen.table(pen.columns("start", "number", "origin"), rows)


def table_of_roles(pen: Pen, box: Box, origins: bool) -> None:
    rows = []
    for name, title in roles(pen.words):
        where = [origin(pen, *box.does_origins(name))] if origins else []
        rows.append((title, *box.does(pen.words, name), *where))
    pen.table(pen.columns("role", "brave", "cowardly", *(["origin"] if origins else [])), rows)


def table_of_events(pen: Pen, box: Box, origins: bool) -> None:
    rows = []
    for name in [name for name in lists.EVENTS if box.number("events", name)]:
        where = [origin(pen, *box.event_origins(name))] if origins else []
        title, when = pen.say(f"event-{name}"), pen.say(f"event-{name}.when")
        rows.append((title, when, box.event(pen.words, name), *where))
    pen.table(pen.columns("event", "when", "does", *(["origin"] if origins else [])), rows)
