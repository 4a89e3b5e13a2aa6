"""What is said of Witch's Brew: goods counted, roles and potions in their cases, refusals, what a choice brings."""

import json
import re
from functools import cache
from typing import Any

import pytest

import broomstick
from broomstick import IllegalAction, State
from broomstick.bots import match
from broomstick.words import Cast, Speech
from broomstick.words.books import reading
from broomstick.words.books.items import Table
from broomstick.words.previews import brings
from broomstick.words.text import fold
from words.spoken import NAMES, each_language, entry_told, preview_told, refusal_told, sentences, speech

GAME = broomstick.load("witchs-brew", players=4)


@cache
def finished() -> State:
    return match(GAME, ["random"] * 4, seed="words")


NOTHING: dict[str, Any] = {"gold": 0, "ingredients": {}, "any": 0, "vials": 0, "points": 0, "card": None}
"""What a preview says where nothing changes."""


def preview(**gain: Any) -> str:
    """What a choice would bring, in English."""
    return preview_told(GAME, {**NOTHING, **gain})[0]


ENTRIES = """
1 takes red red green
    Ben takes 2 red and 1 green.
    Ben prend 2 rouges et 1 vert.
    Ben nimmt 2 Rot und 1 Grün.
0 earns 1
    You take 1 gold.
    Vous prenez 1 pièce d’or.
    Du nimmst 1 Gold.
2 fills 2
    Cid fills 2 vials.
    Cid remplit 2 fioles.
    Cid füllt 2 Phiolen.
0 brews iron 5 4 raven
    You take an iron cauldron: 4 VP and a raven!
    Vous emportez un chaudron de fer : 4 PV et un corbeau !
    Du bekommst einen Eisenkessel: 4 SP und ein Rabe!
3 brews gold-shelf 1 2 plain
    Dot takes a gold shelf: 2 VP.
    Dot emporte une étagère de l’or : 2 PV.
    Dot bekommt ein Goldregal: 2 SP.
1 stays ingredient-shelf 1
    Ben leaves the ingredient shelf where it is: 1 still missing.
    Ben n’emporte pas l’étagère des ingrédients : il en manque encore 1.
    Ben bekommt das Zutatenregal nicht: Es fehlt noch 1.
0 knocked-out alchemist
    Your alchemist is knocked out!
    Votre alchimiste est éliminé !
    Ausgestochen: dein Alchemist!
1 leads druid brave
    Ben leads the druid: brave.
    Ben commence avec le druide : brave.
    Ben führt den Druiden an: mutig.
"""


@sentences(ENTRIES)
def test_an_entry_is_told_in_every_language(asked: str, said: list[str]) -> None:
    assert entry_told(GAME, asked) == said


@pytest.mark.parametrize("language", ["fr", "de"])
def test_nothing_of_a_game_is_told_in_english(language: str) -> None:
    english = re.compile(r"\b(the|you|your|takes?|pays?|loses?|adds?|gold|vials?|shelf|cauldron)\b")
    for entry in finished().history(0):
        assert not english.search(speech(language, GAME).sentence(entry))


@each_language
def test_choices_of_one_question_are_typed_differently(language: str) -> None:
    """As many ingredients as there are stand in what one types."""
    speaker = speech(language, GAME)
    for actions in (
        ["take red red red", "take red red green", "take red green white"],
        ["add nothing", "add red"],
    ):
        typed = [fold(speaker.action(GAME.action(text))) for text in actions]
        assert [len(text.split()) for text in typed] == [len(text.split()) for text in actions]
        assert len(set(typed)) == len(actions)


REFUSALS = """
role-barred {"roles": ["witch", "warlock"]}
    Barred this round: the witch and the warlock. Pick other roles.
    Rôles interdits pour cette manche : la sorcière et le mage noir. Choisissez-en d’autres.
    In dieser Runde gesperrt: die Hexe und der Hexenmeister. Wähle andere Rollen.
ingredient-count {"count": 1}
    It has to be exactly 1 ingredient.
    Il faut exactement 1 ingrédient.
    Es muss genau 1 Zutat sein.
none-left {"ingredient": "white"}
    You do not have that much white.
    Vous n’avez pas autant de blanc.
    Du hast nicht so viel Weiß.
other-cauldron {"potion": "silver"}
    This role buys a silver cauldron only.
    Ce rôle n’achète que le chaudron d’argent.
    Diese Rolle kauft nur den Silberkessel.
"""


@sentences(REFUSALS)
def test_a_refusal_is_said_in_every_language(asked: str, said: list[str]) -> None:
    assert refusal_told(GAME, asked) == said


@each_language
def test_a_refused_pick_names_the_role_that_is_barred(language: str) -> None:
    barred = broomstick.load("witchs-brew", players=4, barred_roles=True)
    state = barred.start(3)
    (role,) = state.view(0).data()["barred"][-1]
    others = [name for name in barred.roles if name != role][:4]
    picks = sorted([role, *others], key=barred.roles.index)
    with pytest.raises(IllegalAction) as refused:
        state.play(0, f"pick {' '.join(picks)}")
    speaker = Speech(language, barred, Cast(NAMES, 0, True))
    assert speaker.role(role, "the") in speaker.sentence(refused.value)


PREVIEWS = """
{"ingredients": {"red": 3}}
    +3 red
    +3 rouges
    +3 Rot
{"any": -1, "gold": 5}
    −1 of any colour, +5 gold
    −1 au choix, +5 pièces d’or
    −1 beliebige, +5 Gold
{"ingredients": {"red": -2, "green": -1}, "points": 4, "card": "iron-5", "raven": true}
    −2 red, −1 green, +4 VP and a raven
    −2 rouges, −1 vert, +4 PV et un corbeau
    −2 Rot, −1 Grün, +4 SP und ein Rabe
{"card": "gold-shelf-1", "points": 2, "losses": [0, 1, 0, 1], "missing": 1}
    2 gold from the others; 1 missing for 2 VP
    2 pièces d’or chez les autres ; il en manque 1 pour 2 PV
    2 Gold von den anderen; es fehlt 1 für 2 SP
{"card": "ingredient-shelf-1", "points": 2, "losses": [0, 1, 1, 1], "missing": 0}
    3 ingredients from the others; enough: 2 VP
    3 ingrédients chez les autres ; assez : 2 PV
    3 Zutaten von den anderen; genug: 2 SP
{"gold": -1, "missing": 2}
    −1 gold, 2 still missing
    −1 pièce d’or, il en manque encore 2
    −1 Gold, es fehlen noch 2
{"spared": 1}
    keeps 1 from being lost
    évite d’en perdre 1
    bewahrt 1 vor dem Verlust
"""


@sentences(PREVIEWS)
def test_a_preview_is_a_line_in_every_language(asked: str, said: list[str]) -> None:
    assert preview_told(GAME, {**NOTHING, **json.loads(asked)}) == said


def test_what_cannot_be_done_and_what_tells_nothing() -> None:
    assert preview(possible=False, gold=-1) == "nothing: it cannot be done as things are now"
    assert preview(possible=True, spell="optio") == "any cauldron you can pay"
    assert brings(speech("en", GAME), {}) == brings(speech("en", GAME), {"picks": []}) == ""


def rows(data: Any, language: str = "en") -> list[tuple[str, ...]]:
    items = reading.book(language, "witchs-brew", data).items
    return [row for item in items if isinstance(item, Table) for row in item.rows]


def test_the_tables_show_cards_roles_and_spells_with_their_origins() -> None:
    found = rows(None)
    assert ("alchemist", "any 1 ingredient → 5 gold", "any 1 ingredient → 2 gold", "rulebook") in found
    assert ("Lupus", "1 red → 2 vials", "1", "rulebook") in found
    assert ("after so many rounds in any case", "30", "house") in found
    (fifth,) = [row for row in found if row[0] == "5" and len(row) == 6]
    assert fifth[2] == "2 red, 1 green → 4 VP, raven"
    assert fifth[4] == "6 gold → 5 VP, raven"


def test_the_tables_show_a_players_own_numbers() -> None:
    found = rows({"alchemist": {"full": 6}, "spells": {"vials": 3}, "cutpurse": {"share": 2}})
    (alchemist,) = [row for row in found if row[0] == "alchemist"]
    assert alchemist[1:] == (
        "any 1 ingredient → 6 gold",
        "any 1 ingredient → 2 gold",
        "your data and rulebook",
    )
    assert ("Lupus", "1 red → 3 vials", "1", "rulebook and your data") in found
    (cutpurse,) = [row for row in found if row[0] == "cutpurse"]
    assert cutpurse[1].startswith("half of all others’ gold")


def test_the_example_of_a_cutpurse_loses_what_the_rules_say() -> None:
    losses = [(row[0], row[1], row[3]) for row in rows(None) if row[0] in ("Ivy", "Jonas", "Kaya", "Luc")]
    assert losses == [("Ivy", "2", "0"), ("Jonas", "5", "1"), ("Kaya", "6", "1"), ("Luc", "3", "1")]
