"""Names of places in Broom Service: our own maps', and those of maps that somebody else has made."""

import tomllib

import pytest

import broomstick
from broomstick import Game
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.words import LANGUAGES
from broomstick.words.places import Places, places
from words.broom_service.spoken import FRONT, front
from words.spoken import speech, told


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
    market = places(speech("en", FRONT).words, game).tower("salt-market")
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
    bare = Places(speech("en", FRONT).words)
    assert bare.area("crow-hill")["name"] == "Crow Hill"
    assert (bare.cloud("ember-wood-2")["name"], bare.cloud("ember-wood-2")["number"]) == ("Ember Wood", 2)
    assert bare.tower("owl-lamp")["name"] == "Owl Lamp"


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_place_of_our_own_maps_has_an_article(language: str, side: str) -> None:
    table = tomllib.loads(standard_path(side).read_text(encoding="utf-8"))
    named = Places(speech(language, FRONT).words)
    names = [entry["names"][language] for section in ("areas", "towers") for entry in table[section]]
    assert len(names) > 50
    assert [name for name in names if named.gender(name) == "none"] == []
