"""What is said of Broom Service: places as the map calls them, resources counted, refusals, what a choice brings."""

import re
import tomllib
from functools import cache
from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, IllegalAction, State
from broomstick.bots import match
from broomstick.contest.errors import Reason
from broomstick.contest.game import Game
from broomstick.contest.journal import Entry
from broomstick.games.broom_service.board_picture import standard_path
from broomstick.games.broom_service.vocabulary import (
    CARDS,
    CLOUDS,
    EVENTS,
    FOREST_TILES,
    HILL_TILES,
    REASONS,
    TILES,
)
from broomstick.words import LANGUAGES, Cast, Speech, rulebook
from broomstick.words.places import Places, places
from broomstick.words.previews import brings
from broomstick.words.rulebook_broom_box import Box
from broomstick.words.rulebook_items import Paragraph, Table
from broomstick.words.text import fold

NAMES = ["Ada", "Ben", "Cid", "Dot"]
GAME = broomstick.load("broom-service", players=4, storm_clouds=True, mountain_tiles=True)

each_language = pytest.mark.parametrize("language", LANGUAGES)


def speech(language: str, game: Game = GAME) -> Speech:
    """Spoken to Ada, who is "you"."""
    return Speech(language, game, Cast(NAMES, 0, True))


@cache
def finished() -> State:
    return match(GAME, ["random"] * 4, seed="words")


def spaced(text: str) -> str:
    """With spaces like any other where they must not break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def told(language: str, seat: int, text: str, game: Game = GAME) -> str:
    return spaced(speech(language, game).sentence(Entry(game.entries.parse(text), seat, PUBLIC)))


@cache
def front() -> dict[str, Any]:
    return tomllib.loads(standard_path("front").read_text(encoding="utf-8"))


def renamed(**names: dict[str, str]) -> Game:
    """Our own map with other names for some of its areas and towers."""
    table = front()
    lists = {
        section: [
            {**entry, "names": names.get(entry["id"].replace("-", "_"), entry["names"])}
            for entry in table[section]
        ]
        for section in ("areas", "towers")
    }
    return broomstick.load("broom-service", players=4, board={**table, **lists})


# ---- sentences ----


@pytest.mark.parametrize(
    ("seat", "text", "said"),
    [
        (
            1,
            "flies crow-hill gold-prairie",
            (
                "Ben flies from Crow Hill to Gold Prairie.",
                "Ben vole de la Colline aux Corbeaux au Pré d’Or.",
                "Ben fliegt vom Krähenhügel zur Goldwiese.",
            ),
        ),
        (
            0,
            "delivers frost-peak hush-lamp 4 0 0",
            (
                "You deliver an orange potion from Frost Peak to Hush Lamp: 4 VP.",
                "Vous livrez une potion orange à la Lampe du Silence depuis le Pic du Givre : 4 PV.",
                "Du lieferst einen orangen Trank von der Frostspitze zur Stillen Lampe: 4 SP.",
            ),
        ),
        (
            2,
            "delivers gold-prairie gold-light 6 1 2",
            (
                "Cid delivers a purple potion from Gold Prairie to Gold Light: "
                "6 VP, 1 wand, 2 VP more from storm clouds.",
                "Cid livre une potion violette au Phare d’Or depuis le Pré d’Or : "
                "6 PV, 1 baguette, 2 PV de plus grâce aux nuages d’orage.",
                "Cid liefert einen lila Trank von der Goldwiese zum Goldlicht: "
                "6 SP, 1 Zauberstab, 2 SP mehr durch Gewitterwolken.",
            ),
        ),
        (
            1,
            "lifts glass-tarn storm-move 2 1",
            (
                "Ben lifts a storm cloud over Glass Tarn for 2 wands: 1 bolt.",
                "Ben chasse un nuage d’orage au-dessus du Lac de Verre pour 2 baguettes : 1 éclair.",
                "Ben vertreibt eine Gewitterwolke über dem Glassee für 2 Zauberstäbe: 1 Blitz.",
            ),
        ),
        (
            1,
            "takes orange green green wand",
            (
                "Ben takes 1 orange potion, 2 green potions and 1 wand.",
                "Ben prend 1 potion orange, 2 potions vertes et 1 baguette.",
                "Ben nimmt 1 orangen Trank, 2 grüne Tränke und 1 Zauberstab.",
            ),
        ),
        (
            0,
            "gains 3 bravery",
            ("You gain 3 VP for bravery.", "Vous gagnez 3 PV pour la bravoure.", "Du bekommst 3 SP für Mut."),
        ),
        (
            3,
            "loses 3 bewitched",
            (
                "Dot loses 3 VP for a bewitched role.",
                "Dot perd 3 PV pour un rôle ensorcelé.",
                "Dot verliert 3 SP für eine verhexte Rolle.",
            ),
        ),
        (
            0,
            "knocked-out peak-druid",
            (
                "Your peak druid is knocked out!",
                "Votre druide des cimes est éliminé !",
                "Ausgestochen: dein Gipfeldruide!",
            ),
        ),
        (
            1,
            "scores-sets 0 1",
            (
                "Ben has no full set and 1 set of three.",
                "Séries de ressources, Ben : 0 complète et 1 de trois.",
                "Ben hat keinen vollen Satz und 1 Dreiersatz.",
            ),
        ),
    ],
)
def test_an_entry_is_told_in_every_language(seat: int, text: str, said: tuple[str, ...]) -> None:
    assert tuple(told(language, seat, text) for language in LANGUAGES) == said


def test_articles_go_with_the_names_of_places() -> None:
    french, german = speech("fr"), speech("de")
    assert french.word("area", "mirror-mere", "of") == "de l’Étang du Miroir"
    assert french.word("area", "wolf-tooth", "to") == "à la Dent du Loup"
    assert german.word("area", "long-water", "over") == "über dem Langwasser"
    assert german.word("area", "owl-wood", "at") == "im Eulenwald"
    assert german.word("area", "frost-peak", "at") == "auf der Frostspitze"


@each_language
def test_all_reasons_events_clouds_and_tiles_have_words(language: str) -> None:
    speaker = speech(language)
    for label, names in (("reason", REASONS), ("event", EVENTS), ("kind", CLOUDS), ("tile", TILES)):
        assert all(speaker.words.has(f"{label}-{name}") for name in names)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_nothing_of_a_game_is_told_in_english(language: str) -> None:
    english = re.compile(
        r"\b(the|you|your|takes?|flies|gains?|loses?|wands?|clouds?|Hill|Prairie|Watch|Lamp)\b"
    )
    entries = finished().history(0)
    assert len(entries) > 200
    assert [text for entry in entries if english.search(text := speech(language).sentence(entry))] == []


@each_language
def test_what_is_still_to_be_done_is_listed_next_thing_first(language: str) -> None:
    steps = ["end-turn", "delivery 1 frost-peak may", "free-move 1", "tile 1 anvil-peak may"]
    owed = speech(language).owed([GAME.steps.parse(step) for step in steps])
    assert [spaced(text) for text in owed] == {
        "en": ["the mountain tile at Anvil Peak", "a free flight", "a delivery at Frost Peak"],
        "fr": ["la tuile Montagne du Pic de l’Enclume", "un vol gratuit", "une livraison au Pic du Givre"],
        "de": [
            "das Bergplättchen auf dem Ambossberg",
            "ein freier Flug",
            "eine Lieferung auf der Frostspitze",
        ],
    }[language]


def test_who_gives_resources_away_is_named() -> None:
    steps = [GAME.steps.parse(f"hand-over {seat} green") for seat in (0, 2)]
    assert speech("en").owed(steps) == ["the resources Cid gives away", "the resources you give away"]


@each_language
def test_choices_of_one_question_are_typed_differently(language: str) -> None:
    """Every flight, delivery and cloud has one word for each place."""
    speaker = speech(language)
    for word in ("fly", "deliver", "lift"):
        codes = GAME.actions.words[word].codes()
        typed = [fold(speaker.action(code)) for code in codes]
        assert len(set(typed)) == len(codes)
        assert {len(text.split()) for text in typed} == {1 + len(GAME.actions.words[word].args)}


# ---- maps of somebody's own ----


def test_another_map_brings_its_own_names() -> None:
    game = renamed(
        crow_hill={"en": "Avalon", "fr": "Avallon", "de": "Avalon"},
        owl_wood={"en": "Old Shire", "fr": "Vieille Forêt", "de": "Alter Wald"},
    )
    assert game.options["board"] == "own"
    assert [told(language, 1, "flies crow-hill owl-wood", game) for language in LANGUAGES] == [
        "Ben flies from Avalon to Old Shire.",
        "Ben vole d’Avallon à la Vieille Forêt.",
        "Ben fliegt von Avalon zum Alten Wald.",
    ]
    assert speech("fr", game).action(game.action("fly owl-wood crow-hill")) == "voler vieille-forêt avallon"


def test_a_name_that_a_map_does_not_have_is_made_of_the_one_to_type() -> None:
    game = renamed(crow_hill={"en": "Old Crow"}, owl_lamp={"en": "The Owl"})
    assert told("en", 1, "flies crow-hill owl-wood", game).startswith("Ben flies from Old Crow to")
    assert told("fr", 1, "flies crow-hill owl-wood", game).startswith("Ben vole de Crow Hill au")
    assert told("de", 1, "amulet crow-hill", game) == "Ben findet ein Amulett in Crow Hill."
    assert told("en", 1, "delivers owl-wood owl-lamp 3 0 0", game).endswith("to The Owl: 3 VP.")
    assert told("fr", 1, "delivers owl-wood owl-lamp 3 0 0", game) == (
        "Ben livre une potion violette à la tour ronde violette (Bois aux Hiboux) "
        "depuis le Bois aux Hiboux : 3 PV."
    )
    assert "zum Rundturm (lila, Eulenwald): 3 SP." in told("de", 1, "delivers owl-wood owl-lamp 3 0 0", game)


def test_a_tower_without_a_name_is_told_by_its_looks_and_its_areas() -> None:
    game = renamed(salt_market={}, owl_lamp={})
    market = places(speech("en").words, game).tower("salt-market")
    assert market["name"] == "the square orange tower of Banner Field, Salt Prairie, Crow Hill"
    assert told("en", 1, "delivers owl-wood owl-lamp 3 0 0", game).endswith(
        "to the round purple tower of Owl Wood: 3 VP."
    )


def test_two_places_that_would_be_typed_alike_keep_their_own_words() -> None:
    game = renamed(crow_hill={"en": "Home"}, goat_hill={"en": "home"}, owl_wood={"en": "7"})
    typed = [speech("en", game).word("area", name) for name in ("crow-hill", "goat-hill", "owl-wood")]
    assert typed == ["crow-hill", "goat-hill", "owl-wood"]
    assert speech("en", game).word("area", "crow-hill", "long") == "Home"


def test_without_a_map_names_are_made_readable() -> None:
    bare = Places(speech("en").words)
    assert bare.area("crow-hill")["name"] == "Crow Hill"
    assert (bare.cloud("ember-wood-2")["name"], bare.cloud("ember-wood-2")["number"]) == ("Ember Wood", 2)
    assert bare.tower("owl-lamp")["name"] == "Owl Lamp"


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_place_of_our_own_maps_has_an_article(language: str, side: str) -> None:
    table = tomllib.loads(standard_path(side).read_text(encoding="utf-8"))
    named = Places(speech(language).words)
    names = [entry["names"][language] for section in ("areas", "towers") for entry in table[section]]
    assert len(names) > 50
    assert [name for name in names if named.gender(name) == "none"] == []


# ---- refusals ----


@pytest.mark.parametrize(
    ("code", "facts", "said"),
    [
        (
            "not-adjacent",
            {"area": "owl-wood", "from": "goat-hill"},
            (
                "Owl Wood is not adjacent to Goat Hill: they share neither a border nor a water without clouds.",
                "Bois aux Hiboux et Colline aux Chèvres ne se touchent pas : "
                "ni frontière commune, ni plan d’eau sans nuage entre les deux.",
                "Eulenwald und Ziegenhügel sind nicht benachbart: "
                "Sie haben weder eine gemeinsame Grenze noch ein Gewässer ohne Wolke zwischen sich.",
            ),
        ),
        (
            "other-landscape",
            {"area": "crow-hill", "landscape": "forest"},
            (
                "This role flies to a forest, and Crow Hill is not one.",
                "Ce rôle vole vers une forêt, ce que n’est pas la Colline aux Corbeaux.",
                "Diese Rolle fliegt nur in einen Wald, und Krähenhügel ist etwas anderes.",
            ),
        ),
        (
            "two-landscapes",
            {"area": "anvil-peak", "landscapes": ["forest", "prairie"]},
            (
                "This role delivers from forests and prairies only; Anvil Peak is neither.",
                "Ce rôle ne livre que depuis les forêts et prairies ; ce n’est pas le cas ici : Pic de l’Enclume.",
                "Diese Rolle liefert nur im Wald und auf einer Wiese; Ambossberg ist keins von beiden.",
            ),
        ),
        (
            "too-few-wands",
            {"cloud": "ember-wood-1", "cost": 2, "count": 1},
            (
                "To lift cloud 1 over Ember Wood takes 2 wands, and you have 1.",
                "Pour chasser le nuage 1 du Bois des Braises, il faut 2 baguettes ; vous en avez 1.",
                "Um Wolke 1 über dem Glutwald zu vertreiben, brauchst du 2 Zauberstäbe; du hast 1.",
            ),
        ),
        (
            "no-potion",
            {"resource": "green"},
            (
                "You have no green potion.",
                "Vous n’avez pas de potion verte.",
                "Du hast keinen grünen Trank.",
            ),
        ),
    ],
)
def test_a_refusal_is_said_in_every_language(code: str, facts: dict[str, Any], said: tuple[str, ...]) -> None:
    spoken = [speech(language).refusal(Reason(code, "", facts)) for language in LANGUAGES]
    assert tuple(spaced(text) for text in spoken) == said


@each_language
def test_a_refused_pick_says_how_many_roles_it_takes(language: str) -> None:
    usual = next(state for state in map(GAME.start, range(20)) if event(state) != "more-or-less")
    with pytest.raises(IllegalAction) as refused:
        usual.play(0, "pick forest-witch")
    assert "4" in speech(language).sentence(refused.value)


def event(state: State) -> str:
    return str(state.view(0).data()["events"][-1])


# ---- what a choice would bring ----


def preview(language: str, gain: dict[str, Any]) -> str:
    return spaced(brings(speech(language), gain))


def deed(**more: Any) -> dict[str, Any]:
    return {"points": 0, "resources": {}, "bolts": 0, **more}


@pytest.mark.parametrize(
    ("gain", "said"),
    [
        (
            deed(points=5, resources={"orange": -1, "wand": 1}, tower_points=3, bonus=2, bravery=0),
            (
                "−1 orange potion, +1 wand, +5 VP",
                "−1 potion orange, +1 baguette, +5 PV",
                "−1 oranger Trank, +1 Zauberstab, +5 SP",
            ),
        ),
        (
            deed(points=3, resources={"wand": -2}, bolts=1, kind="storm-move", effect="move"),
            (
                "−2 wands, +3 VP, +1 bolt, then a free flight",
                "−2 baguettes, +3 PV, +1 éclair, puis un vol gratuit",
                "−2 Zauberstäbe, +3 SP, +1 Blitz, dann ein freier Flug",
            ),
        ),
        (
            deed(amulet=True, tile="wands", towers=["north-watch", "frost-keep"]),
            (
                "+1 amulet, then the tile “Wands”, then a delivery: North Watch or Frost Keep",
                "+1 amulette, puis la tuile « Baguettes », puis une livraison : "
                "Guet du Nord ou Donjon du Givre",
                "+1 Amulett, dann das Plättchen „Zauberstäbe“, dann eine Lieferung: "
                "Nordwarte oder Frostfeste",
            ),
        ),
        (
            {"picks": ["forest-witch"], "points": -2, "bewitched": ["forest-witch"]},
            (
                "−2 VP; bewitched: the forest witch",
                "−2 PV; rôles ensorcelés : la sorcière des forêts",
                "−2 SP; verhext: die Waldhexe",
            ),
        ),
        (
            {"role": "root-gatherer", "brave": True, "points": -3, "bonus": 0, "possible": True},
            (
                "take 2 orange potions and 1 wand; −3 VP, as it is bewitched",
                "prendre 2 potions orange et 1 baguette ; −3 PV, car le rôle est ensorcelé",
                "2 orange Tränke und 1 Zauberstab nehmen; −3 SP, weil die Rolle verhext ist",
            ),
        ),
        (
            {"role": "peak-druid", "brave": False, "points": 0, "bonus": 0, "possible": True},
            (
                "deliver on a hill or mountain",
                "livrer depuis une colline ou une montagne",
                "auf einem Hügel oder Berg liefern",
            ),
        ),
        (
            {"role": "peak-druid", "brave": True, "points": 0, "bonus": 3, "possible": False},
            (
                "nothing: it cannot be done as things are now",
                "rien : c’est impossible pour l’instant",
                "nichts: so, wie es liegt, geht es nicht",
            ),
        ),
    ],
)
def test_a_preview_is_a_line_in_every_language(gain: dict[str, Any], said: tuple[str, ...]) -> None:
    assert tuple(preview(language, gain) for language in LANGUAGES) == said


def test_what_tells_nothing_is_empty() -> None:
    assert brings(speech("en"), deed()) == brings(speech("en"), {}) == ""


@each_language
def test_every_choice_of_a_game_has_a_line_or_none(language: str) -> None:
    """Whatever is asked in a game with all options, what it brings can be said."""
    lines: list[str] = []

    def note(state: State, seat: int, _action: int) -> None:
        view = state.view(seat)
        lines.extend(
            brings(speech(language), GAME.preview(view, choice)) for choice in state.choices(seat)[:4]
        )

    match(GAME, ["random"] * 4, seed="brings", on_action=note)
    assert len([line for line in lines if line]) > 100


# ---- the book ----


def rows(data: Any, language: str = "en") -> list[tuple[str, ...]]:
    items = rulebook.book(language, "broom-service", data).items
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
    items = rulebook.book("en", "broom-service", {"map": own}).items
    texts = [item.text for item in items if isinstance(item, Paragraph)]
    (maps,) = [item for item in items if isinstance(item, Table) and item.columns[0] == "on the map"]
    assert maps.columns == ("on the map", "Elsewhere")
    assert maps.rows[0] == ("land areas", "24")
    (listed,) = [text for text in texts if text.startswith("Origin of everything on this map:")]
    assert listed.startswith("Origin of everything on this map: published.")


def test_the_examples_add_up() -> None:
    items = rulebook.book("en", "broom-service").items
    texts = [item.text for item in items if isinstance(item, Paragraph)]
    assert [text for text in texts if text.startswith("4 + 2 + 19 = **25 VP**")]
    assert [text for text in texts if "2 + 2 + 2 + 3 = **9 VP**" in text]


def test_the_short_rules_leave_bewitched_roles_to_smaller_tables() -> None:
    def short(players: int) -> str:
        items = rulebook.short("en", broomstick.load("broom-service", players=players))
        return " ".join(item.text for item in items if isinstance(item, Paragraph))

    assert "bewitched role costs 3 VP" in short(4)
    assert "bewitched" not in short(5)


@each_language
def test_every_event_tile_and_card_says_what_it_does(language: str) -> None:
    words, box = speech(language).words, Box()
    told = [box.event(words, name) for name in EVENTS] + [box.tile(words, name) for name in TILES]
    told += [box.forest(words, name) for name in FOREST_TILES] + [
        box.hill(words, name) for name in HILL_TILES
    ]
    told += [box.card(words, name) for name in CARDS]
    assert len(set(told)) == len(told)
    assert "−3" in box.event(words, "perilous-places")
