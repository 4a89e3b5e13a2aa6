"""What a choice in Broom Service would bring, in a line."""

import json
from typing import Any

from broomstick import State
from broomstick.bots import match
from broomstick.words.previews import brings
from words.broom_service.spoken import BACK, FRONT, deed
from words.spoken import each_language, preview_told, sentences, speech


def gain(asked: str) -> dict[str, Any]:
    """What a preview says; of a deed only what would change is written."""
    found: dict[str, Any] = json.loads(asked.removeprefix("deed "))
    return deed(**found) if asked.startswith("deed ") else found


PREVIEWS = """
deed {"points": 5, "resources": {"orange": -1, "wand": 1}, "tower_points": 3, "bonus": 2, "bravery": 0}
    −1 orange potion, +1 wand, +5 VP
    −1 potion orange, +1 baguette, +5 PV
    −1 oranger Trank, +1 Zauberstab, +5 SP
deed {"points": 3, "resources": {"wand": -2}, "bolts": 1, "kind": "storm-move", "effect": "move"}
    −2 wands, +3 VP, +1 bolt, then a free flight
    −2 baguettes, +3 PV, +1 éclair, puis un vol gratuit
    −2 Zauberstäbe, +3 SP, +1 Blitz, dann ein freier Flug
deed {"amulet": true, "tile": "wands", "towers": ["north-watch", "frost-keep"]}
    +1 amulet, then the tile “Wands”, a delivery there (North Watch or Frost Keep)
    +1 amulette, puis la tuile « Baguettes », une livraison sur place (Guet du Nord ou Donjon du Givre)
    +1 Amulett, dann das Plättchen „Zauberstäbe“, eine Lieferung dort (Nordwarte oder Frostfeste)
{"picks": ["forest-witch"], "points": -2, "bewitched": ["forest-witch"]}
    −2 VP; bewitched: the forest witch
    −2 PV; rôles ensorcelés : la sorcière des forêts
    −2 SP; verhext: die Waldhexe
{"role": "root-gatherer", "brave": true, "points": -3, "bonus": 0, "possible": true}
    take 2 orange potions and 1 wand; −3 VP, as it is bewitched
    prendre 2 potions orange et 1 baguette ; −3 PV, car le rôle est ensorcelé
    2 orange Tränke und 1 Zauberstab nehmen; −3 SP, weil die Rolle verhext ist
{"role": "peak-druid", "brave": false, "points": 0, "bonus": 0, "possible": true}
    deliver on a hill or mountain
    livrer depuis une colline ou une montagne
    auf einem Hügel oder Berg liefern
{"role": "peak-druid", "brave": true, "points": 0, "bonus": 3, "possible": false}
    nothing: it cannot be done as things are now
    rien : c’est impossible pour l’instant
    nichts: so, wie es liegt, geht es nicht
"""


@sentences(PREVIEWS)
def test_a_preview_is_a_line_in_every_language(asked: str, said: list[str]) -> None:
    assert preview_told(FRONT, gain(asked)) == said


def test_what_tells_nothing_is_empty() -> None:
    assert brings(speech("en", FRONT), deed()) == brings(speech("en", FRONT), {}) == ""


@each_language
def test_every_choice_of_a_game_has_a_line_or_none(language: str) -> None:
    """Whatever is asked in a game with all options, what it brings can be said."""
    lines: list[str] = []

    def note(state: State, seat: int, _action: int) -> None:
        view = state.view(seat)
        lines.extend(
            brings(speech(language, FRONT), FRONT.preview(view, choice)) for choice in state.choices(seat)[:4]
        )

    match(FRONT, ["random"] * 4, seed="brings", on_action=note)
    assert len([line for line in lines if line]) > 100


TILES_AND_CARDS = """
deed {"amulet": false, "tile": null, "forest_tile": "card", "circles": null}
    then the forest tile “One more role”
    puis la tuile Forêt « Un rôle de plus »
    dann das Waldplättchen „Eine Rolle mehr“
deed {"amulet": false, "tile": null, "forest_tile": null, "circles": ["a", "c"], "towers": ["chalk-post"]}
    then a jump to stone circle A or C
    puis un saut au cercle de pierres A ou C
    dann ein Sprung zum Steinkreis A oder C
deed {"amulet": false, "tile": null, "forest_tile": null, "circles": [], "towers": ["orange-tile"]}
    no jump, as both stone circles lie under clouds, a delivery there (Orange Tower)
    pas de saut, car les deux cercles de pierres sont sous les nuages, une livraison sur place (Tour Orange)
    kein Sprung, weil beide Steinkreise unter Wolken liegen, eine Lieferung dort (Oranger Turm)
deed {"area": "dawn-prairie"}
    to Dawn Prairie
    au Pré de l’Aube
    zur Morgenwiese
deed {"points": 6, "gift": true}
    +6 VP, each other player takes a potion
    +6 PV, tous les autres prennent une potion
    +6 SP, alle anderen nehmen einen Trank
deed {"points": 5, "forest_tile": "points", "others": 0}
    +5 VP
    +5 PV
    +5 SP
deed {"forest_tile": "potions", "others": 1}
    instead of acting take 2 potions of any colours; each other player gains 1 VP
    au lieu d’agir, prendre 2 potions au choix ; tous les autres gagnent 1 PV
    statt zu handeln 2 beliebige Tränke nehmen; alle anderen bekommen 1 SP
deed {"role": "peak-druid", "bewitched": true, "forest_tile": "card"}
    with the forest tile “One more role”, bewitched: the peak druid
    avec la tuile Forêt « Un rôle de plus », rôles ensorcelés : le druide des cimes
    mit dem Waldplättchen „Eine Rolle mehr“, verhext: der Gipfeldruide
deed {"card": "rainmaker", "pile": "first", "end_points": 1}
    “Rainmaker”: lift an adjacent cloud for 1 wand less; +1 VP at the end
    « Faiseuse de pluie » : chasser un nuage voisin pour 1 baguette de moins ; +1 PV à la fin
    „Regenmacherin“: eine benachbarte Wolke vertreiben, für 1 Zauberstab weniger; +1 SP am Ende
deed {"card": "barter", "end_points": -1, "possible": true}
    swap one resource for another, up to 3 times; −1 VP at the end
    échanger une ressource contre une autre, jusqu’à 3 fois ; −1 PV à la fin
    eine Ressource gegen eine andere tauschen, bis zu 3-mal; −1 SP am Ende
deed {"card": "errand", "end_points": -1, "possible": false}
    nothing: it cannot be done as things are now; −1 VP at the end
    rien : c’est impossible pour l’instant ; −1 PV à la fin
    nichts: so, wie es liegt, geht es nicht; −1 SP am Ende
deed {"resources": {"green": -1, "wand": 1}}
    −1 green potion, +1 wand
    −1 potion verte, +1 baguette
    −1 grüner Trank, +1 Zauberstab
"""


@sentences(TILES_AND_CARDS)
def test_a_preview_of_tiles_and_cards_is_a_line_in_every_language(asked: str, said: list[str]) -> None:
    assert preview_told(BACK, gain(asked)) == said
