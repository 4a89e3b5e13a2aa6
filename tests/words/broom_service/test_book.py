"""Broom Service's book of rules: tables with origins, one's own numbers, and the rules in short."""

from typing import Any

import broomstick
from broomstick.games.broom_service.box import lists
from broomstick.words.books import reading
from broomstick.words.books.broom_service.box import Box
from broomstick.words.books.items import Paragraph, Table
from words.broom_service.spoken import FRONT, front
from words.spoken import each_language, speech


def rows(data: Any, language: str = "en") -> list[tuple[str, ...]]:
    items = reading.book(language, "broom-service", data).items
    return [row for item in items if isinstance(item, Table) for row in item.rows]


def test_the_tables_show_roles_events_clouds_and_towers_with_their_origins() -> None:
    found = rows(None)
    assert (
        "root gatherer",
        "take 2 orange potions and 1 wand",
        "take 1 orange potion or 1 wand",
        "house",
    ) in found
    assert (
        "Flock Together",
        "end of the round",
        "both pawns on one kind of landscape bring 4 VP",
        "house",
    ) in found
    assert ("3", "2", "6", "house") in found
    assert ("VP", "0", "3", "6", "10", "14", "19", "24", "30", "rulebook") in found
    assert ("Salt Market", "square, orange", "2", "1", "Banner Field, Salt Prairie, Crow Hill") in found


def test_the_tables_show_a_players_own_numbers_and_map() -> None:
    found = rows(
        {"black-market": {"points": 5}, "gatherer": [{"name": "root-gatherer", "brave": {"wand": 3}}]}
    )
    assert (
        "Black Market",
        "during the round",
        "whoever is cowardly may take 5 VP instead of acting",
        "your data",
    ) in found
    (root,) = [row for row in found if row[0] == "root gatherer"]
    assert root[1:] == ("take 3 wands", "take 1 orange potion or 1 wand", "your data and house")
    own = {**front(), "title": {"en": "Elsewhere"}, "origin": "published"}
    items = reading.book("en", "broom-service", {"map": own}).items
    texts = [item.text for item in items if isinstance(item, Paragraph)]
    (maps,) = [item for item in items if isinstance(item, Table) and item.columns[0] == "on the map"]
    assert maps.columns == ("on the map", "Elsewhere")
    assert maps.rows[0] == ("land areas", "24")
    (listed,) = [text for text in texts if text.startswith("Origin of everything on this map:")]
    assert listed.startswith("Origin of everything on this map: published.")


def test_the_examples_add_up() -> None:
    items = reading.book("en", "broom-service").items
    texts = [item.text for item in items if isinstance(item, Paragraph)]
    assert [text for text in texts if text.startswith("4 + 2 + 19 = **25 VP**")]
    assert [text for text in texts if "2 + 2 + 2 + 3 = **9 VP**" in text]


def test_the_short_rules_leave_bewitched_roles_to_smaller_tables() -> None:
    def short(players: int) -> str:
        items = reading.short("en", broomstick.load("broom-service", players=players))
        return " ".join(item.text for item in items if isinstance(item, Paragraph))

    assert "bewitched role costs 3 VP" in short(4)
    assert "bewitched" not in short(5)


@each_language
def test_every_event_tile_and_card_says_what_it_does(language: str) -> None:
    words, box = speech(language, FRONT).words, Box()
    told = [box.event(words, name) for name in lists.EVENTS] + [box.tile(words, name) for name in lists.TILES]
    told += [box.forest(words, name) for name in lists.FOREST_TILES] + [
        box.hill(words, name) for name in lists.HILL_TILES
    ]
    told += [box.card(words, name) for name in lists.CARDS]
    assert len(set(told)) == len(told)
    assert "−3" in box.event(words, "perilous-places")


def test_the_book_shows_both_sides_tiles_and_cards_with_their_origins() -> None:
    tables = [item for item in reading.book("en", "broom-service").items if isinstance(item, Table)]
    (maps,) = [table for table in tables if table.columns[0] == "on the map"]
    assert maps.columns[1:] == ("front: The Western March", "back: The Two Arms")
    assert ("land areas", "24", "28") in maps.rows
    assert ("heavy clouds at least, with storm clouds", "10", "11") in maps.rows
    rows = [row for table in tables for row in table.rows]
    assert ("Victory points", "gain 5 VP instead of acting", "2", "rulebook") in rows
    assert ("Turbo broom B/D", "jump to stone circle B or D", "1", "house") in rows
    assert not [row for row in rows if row[0] == "Turbo broom A/D"]
    assert ("Errand", "deliver one potion with either pawn, +2 VP", "2", "house") in rows
    assert ("`extra_tiles`", "extra tiles", "on or off, with mountain tiles", "on or off") in rows
    assert [row for row in rows if row[0] == "Siren Isle" and row[3] == "cloud, stone circle B"]


def test_the_book_shows_a_players_own_tiles_and_cards() -> None:
    own = {
        "hill-tile": [{"name": "turbo-ad", "copies": 2}],
        "expansion-card": [{"name": "barter", "swaps": 5}],
    }
    book = reading.book("en", "broom-service", own)
    rows = [row for item in book.items if isinstance(item, Table) for row in item.rows]
    assert ("Turbo broom A/D", "jump to stone circle A or D", "2", "your data") in rows
    assert ("Barter", "swap one resource for another, up to 5 times", "2", "house and your data") in rows
    texts = {rule.id: rule.text for rule in book.rules}
    assert texts["bs-hill-tiles"].startswith("Of the 8 hill tiles, 4 ")
    assert texts["bs-card-barter"].startswith("*Barter:* Up to 5 times,")


def test_the_short_rules_tell_what_a_game_is_played_with() -> None:
    def short(**options: Any) -> str:
        items = reading.short("en", broomstick.load("broom-service", players=3, **options))
        texts = [item.text for item in items if isinstance(item, Paragraph)]
        return " ".join([*texts, *(row[0] for item in items if isinstance(item, Table) for row in item.rows)])

    assert "are options" in short()
    assert "Forest tiles" not in short()
    assert "Storm clouds:" not in short()
    assert "Forest tiles" in short(board="back")
    assert "Turbo broom A/B" in short(board="back")
    assert "Anywhere" not in short(board="back")
    assert "Anywhere" in short(board="back", extra_tiles=True)
    assert "Two flights" in short(mountain_tiles=True)
    assert "Forest tiles" not in short(mountain_tiles=True)
    assert "Double shift" in short(expansion_cards=True)
    assert "are options" not in short(expansion_cards=True)
