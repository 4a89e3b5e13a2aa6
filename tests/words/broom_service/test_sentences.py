"""What is said of Broom Service on the front: places as the map calls them, resources counted, what is to be done."""

import re

import pytest

from broomstick.games.broom_service.box import lists
from broomstick.words.text import fold
from words.broom_service.spoken import FRONT, finished
from words.spoken import each_language, entry_told, sentences, spaced, speech

ENTRIES = """
1 flies crow-hill gold-prairie
    Ben flies from Crow Hill to Gold Prairie.
    Ben vole de la Colline aux Corbeaux au Pré d’Or.
    Ben fliegt vom Krähenhügel zur Goldwiese.
0 delivers frost-peak hush-lamp 4 0 0
    You deliver an orange potion from Frost Peak to Hush Lamp: 4 VP.
    Vous livrez une potion orange à la Lampe du Silence depuis le Pic du Givre : 4 PV.
    Du lieferst einen orangen Trank von der Frostspitze zur Stillen Lampe: 4 SP.
2 delivers gold-prairie gold-light 6 1 2
    Cid delivers a purple potion from Gold Prairie to Gold Light: 6 VP, 1 wand, 2 VP more from storm clouds.
    Cid livre une potion violette au Phare d’Or depuis le Pré d’Or : 6 PV, 1 baguette, 2 PV de plus grâce aux nuages
        d’orage.
    Cid liefert einen lila Trank von der Goldwiese zum Goldlicht: 6 SP, 1 Zauberstab, 2 SP mehr durch
        Gewitterwolken.
1 lifts glass-tarn storm-move 2 1
    Ben lifts a storm cloud over Glass Tarn for 2 wands: 1 bolt.
    Ben chasse un nuage d’orage au-dessus du Lac de Verre pour 2 baguettes : 1 éclair.
    Ben vertreibt eine Gewitterwolke über dem Glassee für 2 Zauberstäbe: 1 Blitz.
1 takes orange green green wand
    Ben takes 1 orange potion, 2 green potions and 1 wand.
    Ben prend 1 potion orange, 2 potions vertes et 1 baguette.
    Ben nimmt 1 orangen Trank, 2 grüne Tränke und 1 Zauberstab.
0 gains 3 bravery
    You gain 3 VP for bravery.
    Vous gagnez 3 PV pour la bravoure.
    Du bekommst 3 SP für Mut.
3 loses 3 bewitched
    Dot loses 3 VP for a bewitched role.
    Dot perd 3 PV pour un rôle ensorcelé.
    Dot verliert 3 SP für eine verhexte Rolle.
0 knocked-out peak-druid
    Your peak druid is knocked out!
    Votre druide des cimes est éliminé !
    Ausgestochen: dein Gipfeldruide!
1 scores-sets 0 1
    Ben has no full set and 1 set of three.
    Séries de ressources, Ben : 0 complète et 1 de trois.
    Ben hat keinen vollen Satz und 1 Dreiersatz.
"""


@sentences(ENTRIES)
def test_an_entry_is_told_in_every_language(asked: str, said: list[str]) -> None:
    assert entry_told(FRONT, asked) == said


def test_articles_go_with_the_names_of_places() -> None:
    french, german = speech("fr", FRONT), speech("de", FRONT)
    assert french.word("area", "mirror-mere", "of") == "de l’Étang du Miroir"
    assert french.word("area", "wolf-tooth", "to") == "à la Dent du Loup"
    assert german.word("area", "long-water", "over") == "über dem Langwasser"
    assert german.word("area", "owl-wood", "at") == "im Eulenwald"
    assert german.word("area", "frost-peak", "at") == "auf der Frostspitze"


@each_language
def test_all_reasons_events_clouds_and_tiles_have_words(language: str) -> None:
    speaker = speech(language, FRONT)
    for label, names in (
        ("reason", lists.REASONS),
        ("event", lists.EVENTS),
        ("kind", lists.CLOUDS),
        ("tile", lists.TILES),
    ):
        assert all(speaker.words.has(f"{label}-{name}") for name in names)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_nothing_of_a_game_is_told_in_english(language: str) -> None:
    english = re.compile(
        r"\b(the|you|your|takes?|flies|gains?|loses?|wands?|clouds?|Hill|Prairie|Watch|Lamp)\b"
    )
    entries = finished().history(0)
    assert len(entries) > 200
    assert [
        text for entry in entries if english.search(text := speech(language, FRONT).sentence(entry))
    ] == []


@each_language
def test_what_is_still_to_be_done_is_listed_next_thing_first(language: str) -> None:
    steps = ["end-turn", "delivery 1 frost-peak may", "free-move 1", "tile 1 anvil-peak may"]
    owed = speech(language, FRONT).owed([FRONT.steps.parse(step) for step in steps])
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
    steps = [FRONT.steps.parse(f"hand-over {seat} green") for seat in (0, 2)]
    assert speech("en", FRONT).owed(steps) == ["the resources Cid gives away", "the resources you give away"]


@each_language
def test_choices_of_one_question_are_typed_differently(language: str) -> None:
    """Every flight, delivery and cloud has one word for each place."""
    speaker = speech(language, FRONT)
    for word in ("fly", "deliver", "lift"):
        codes = FRONT.actions.words[word].codes()
        typed = [fold(speaker.action(code)) for code in codes]
        assert len(set(typed)) == len(codes)
        assert {len(text.split()) for text in typed} == {1 + len(FRONT.actions.words[word].args)}
