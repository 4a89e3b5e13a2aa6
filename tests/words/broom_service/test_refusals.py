"""Why something cannot be done in Broom Service, said in every language."""

from typing import Any

import pytest

import broomstick
from broomstick import IllegalAction, State
from broomstick.heart.errors import OptionError, Reason
from broomstick.words import LANGUAGES
from broomstick.words.problems import problem
from words.broom_service.spoken import BACK, FRONT
from words.spoken import each_language, refusal_told, sentences, spaced, speech

REFUSALS = """
not-adjacent {"area": "owl-wood", "from": "goat-hill"}
    Owl Wood is not adjacent to Goat Hill: they share neither a border nor a water without clouds.
    Bois aux Hiboux et Colline aux Chèvres ne se touchent pas : ni frontière commune, ni plan d’eau sans nuage entre
        les deux.
    Eulenwald und Ziegenhügel sind nicht benachbart: Sie haben weder eine gemeinsame Grenze noch ein Gewässer ohne
        Wolke zwischen sich.
other-landscape {"area": "crow-hill", "landscape": "forest"}
    This role flies to a forest, and Crow Hill is not one.
    Ce rôle vole vers une forêt, ce que n’est pas la Colline aux Corbeaux.
    Diese Rolle fliegt nur in einen Wald, und Krähenhügel ist etwas anderes.
two-landscapes {"area": "anvil-peak", "landscapes": ["forest", "prairie"]}
    This role delivers from forests and prairies only; Anvil Peak is neither.
    Ce rôle ne livre que depuis les forêts et prairies ; ce n’est pas le cas ici : Pic de l’Enclume.
    Diese Rolle liefert nur im Wald und auf einer Wiese; Ambossberg ist keins von beiden.
too-few-wands {"cloud": "ember-wood-1", "cost": 2, "count": 1}
    To lift cloud 1 over Ember Wood takes 2 wands, and you have 1.
    Pour chasser le nuage 1 du Bois des Braises, il faut 2 baguettes ; vous en avez 1.
    Um Wolke 1 über dem Glutwald zu vertreiben, brauchst du 2 Zauberstäbe; du hast 1.
no-potion {"resource": "green"}
    You have no green potion.
    Vous n’avez pas de potion verte.
    Du hast keinen grünen Trank.
"""


@sentences(REFUSALS)
def test_a_refusal_is_said_in_every_language(asked: str, said: list[str]) -> None:
    assert refusal_told(FRONT, asked) == said


@each_language
def test_a_refused_pick_says_how_many_roles_it_takes(language: str) -> None:
    usual = next(state for state in map(FRONT.start, range(20)) if event(state) != "more-or-less")
    with pytest.raises(IllegalAction) as refused:
        usual.play(0, "pick forest-witch")
    assert "4" in speech(language, FRONT).sentence(refused.value)


def event(state: State) -> str:
    return str(state.view(0).data()["events"][-1])


BEYOND = """
pick-or-more {"count": 4, "highest": 5}
    Pick 4 roles, or 5 with your forest tile.
    Choisissez 4 rôles, ou 5 avec votre tuile Forêt.
    Wähle 4 Rollen, oder 5 mit deinem Waldplättchen.
other-circle {"circle": "d", "circles": ["a", "b"]}
    Stone circle D is not on this turbo broom; it leads to A and B.
    Le cercle de pierres D n’est pas sur ce balai turbo ; il mène à A et B.
    Der Steinkreis D steht nicht auf diesem Turbobesen; er führt zu A und B.
no-forest-tile {"forest-tile": "potions"}
    You do not have the forest tile “Potions”.
    Vous n’avez pas la tuile Forêt « Potions ».
    Du hast das Waldplättchen „Tränke“ nicht.
pile-empty {"pile": "second"}
    There is no card left in the second pile.
    Il n’y a plus de carte dans la seconde pioche.
    Es ist keine Karte mehr im zweiten Stapel.
not-a-castle {"area": "lost-isle"}
    There is no castle at Lost Isle.
    Il n’y a pas de château à l’Île Perdue.
    Hier gibt es keine Burg: Verlorene Insel.
swap-order {"given": "green", "got": "wand"}
    Too late to swap a green potion for a wand: swaps follow the order orange, green, purple, wand, both in what you
        give and in what you get.
    Trop tard pour échanger une potion verte contre une baguette : on échange dans l’ordre orange, verte, violette,
        baguette, pour ce que l’on cède comme pour ce que l’on reçoit.
    Zu spät, um einen grünen Trank gegen einen Zauberstab zu tauschen: Getauscht wird in der Reihenfolge Orange,
        Grün, Lila, Zauberstab, beim Geben wie beim Nehmen.
"""


@sentences(BEYOND)
def test_a_refusal_beyond_the_front_is_said_in_every_language(asked: str, said: list[str]) -> None:
    assert refusal_told(BACK, asked) == said


REST: dict[str, dict[str, Any]] = {
    "picked-already": {"role": "peak-druid"},
    "tile-with-picks": {"forest-tile": "card"},
    "that-pawn": {"area": "chalk-hill"},
    "already-there": {"area": "chalk-hill"},
    "no-card": {"card": "gossip"},
    "same-resource": {"resource": "green"},
    "swap-back": {"resource": "green"},
}


@each_language
@pytest.mark.parametrize("code", REST)
def test_every_other_refusal_names_what_it_is_about(language: str, code: str) -> None:
    said = speech(language, BACK).refusal(Reason(code, "", REST[code]))
    ((label, name),) = REST[code].items()
    forms = {speech(language, BACK).word(label, name), speech(language, BACK).word(label, name, "long")}
    forms |= {"grünen Trank", "den Gipfeldruiden"}
    assert any(form in said for form in forms), said
    assert said[0] == said[0].upper()


def test_an_option_that_cannot_apply_is_refused_with_the_reason() -> None:
    with pytest.raises(OptionError) as refused:
        broomstick.load("broom-service", board="back", mountain_tiles=False)
    assert [spaced(problem(speech(language, BACK), refused.value)) for language in LANGUAGES] == [
        "“mountain_tiles” cannot be switched off on the board “back”: "
        "mountain, forest and hill tiles are always used there. Leave it out.",
        "« mountain_tiles » ne peut pas être désactivé sur le plateau « back » : "
        "les tuiles Montagne, Forêt et Colline y servent toujours. Enlevez cette option.",
        "„mountain_tiles“ lässt sich auf dem Spielplan „back“ nicht abschalten: "
        "Berg-, Wald- und Hügelplättchen sind dort immer dabei. Lass die Angabe weg.",
    ]
