"""What is said of the back of the board, its tiles and circles, extra tiles and expansion cards."""

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import broomstick
from broomstick import Chance, View
from broomstick.bots import match
from broomstick.games.broom_service.box import lists
from broomstick.heart.journal import Entry
from broomstick.words import LANGUAGES
from broomstick.words.previews import brings
from words.broom_service.spoken import BACK
from words.spoken import NAMES, each_language, entry_told, sentences, spaced, speech

SEEDS = 6


class Heard:
    """All that some games with everything have to say, once for each kind and word."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}
        self.actions: dict[str, int] = {}
        self.steps: dict[str, int] = {}
        self.gains: dict[str, Any] = {}

    def note(self, view: View, choices: list[int]) -> None:
        """A question: what is still to be done, what can be answered, and what that would bring."""
        for step in view.agenda:
            self.steps.setdefault(BACK.steps.kind(step).word, step)
        for choice in choices:
            key = kind_of(choice)
            if key not in self.actions:
                self.actions[key] = choice
                self.gains[key] = BACK.preview(view, choice)


class Curious(broomstick.Bot):
    """Prefers what it has done least: so it gets about, and nearly everything comes up."""

    name = "curious"

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.done: Counter[str] = Counter()

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        self.heard.note(view, choices)
        keys = [kind_of(choice) for choice in choices]
        least = min(self.done[key] for key in keys)
        chosen = rng.pick([i for i, key in enumerate(keys) if self.done[key] == least])
        self.done[keys[chosen]] += 1
        return choices[chosen]


def kind_of(action: int) -> str:
    """An action's word, and where it leads to."""
    tokens = BACK.actions.text(action).split()
    return " ".join([tokens[0], *tokens[1:][-1:]])


@cache
def heard() -> Heard:
    found = Heard()
    for seed in range(SEEDS):
        over = match(BACK, [Curious(found) for _ in NAMES], seed=f"heard {seed}")
        for seat in range(len(NAMES)):
            for entry in over.history(seat):
                found.entries.setdefault(BACK.entries.kind(entry.code).word, entry)
    return found


def test_games_with_everything_use_nearly_every_word() -> None:
    """What they do not come to has its sentence below."""
    assert set(BACK.entries.words) - set(heard().entries) <= {"adds", "grounded", "rides", "shuffled"}
    assert set(BACK.actions.words) - {text.split()[0] for text in heard().actions} <= {"add"}
    assert len(heard().steps) > 12


@each_language
def test_whatever_happens_can_be_said(language: str) -> None:
    speaker = speech(language, BACK)
    said = [speaker.sentence(entry) for entry in heard().entries.values()]
    said += [speaker.sentence(action) for action in heard().actions.values()]
    said += [speaker.action(action) for action in heard().actions.values()]
    assert all(said)
    assert not [text for text in said if re.search(r"[{}]|-UNKNOWN|orange-tile", text)]


@each_language
def test_every_choice_has_a_line_or_none(language: str) -> None:
    lines = [brings(speech(language, BACK), gain) for gain in heard().gains.values()]
    assert len([line for line in lines if line]) > 40
    assert not [line for line in lines if re.search(r"[{}]|-UNKNOWN", line)]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_nothing_is_told_in_english(language: str) -> None:
    english = re.compile(
        r"\b(the|you|your|takes?|flies|gains?|wands?|clouds?|pile|card|tile|stone|circle|Hill|Prairie|Isle|Watch)\b"
    )
    speaker = speech(language, BACK)
    said = [speaker.sentence(entry) for entry in heard().entries.values()]
    said += [speaker.sentence(action) for action in heard().actions.values()]
    said += [brings(speaker, gain) for gain in heard().gains.values()]
    said += speaker.owed(list(heard().steps.values()))
    assert len(said) > 100
    assert [text for text in said if english.search(text)] == []


@each_language
def test_every_step_that_is_not_taken_for_granted_has_words(language: str) -> None:
    words = speech(language, BACK).words
    own = {word for word in BACK.steps.words if not words.has(f"step-{word}")}
    front = broomstick.load("broom-service", players=4)
    assert own == {word for word in front.steps.words if not words.has(f"step-{word}")}


@each_language
def test_all_tiles_circles_cards_and_piles_have_names_of_their_own(language: str) -> None:
    speaker = speech(language, BACK)
    kinds = {
        "forest-tile": (lists.FOREST_TILES, "long"),
        "hill-tile": (lists.HILL_TILES, ""),
        "circle": (lists.CIRCLES, ""),
        "card": (lists.CARDS, "long"),
        "pile": (lists.PILES, "the"),
    }
    for label, (names, form) in kinds.items():
        shown = Counter(speaker.word(label, name, form) for name in names)
        assert len(shown) == len(names)
        # One that no file knows would be shown as it is.
        assert not {"card", "hill-tile"} & {label} or not set(shown) & set(names)


@each_language
def test_choices_of_one_question_are_typed_differently(language: str) -> None:
    for word in ("tile", "card", "draw", "jump", "swap", "under", "add"):
        codes = BACK.actions.words[word].codes()
        typed = [speech(language, BACK).action(code) for code in codes]
        assert len(set(typed)) == len(codes)
        assert {len(text.split()) for text in typed} == {1 + len(BACK.actions.words[word].args)}


ENTRIES = """
1 finds brave badger-wood
    Ben finds the forest tile “Courage” at Badger Wood.
    Ben trouve la tuile Forêt « Courage » au Bois aux Blaireaux.
    Ben findet das Waldplättchen „Mut“ im Dachswald.
0 spends card
    You use the forest tile “One more role”.
    Vous utilisez la tuile Forêt « Un rôle de plus ».
    Du nutzt das Waldplättchen „Eine Rolle mehr“.
0 adds peak-druid
    You take the peak druid as well.
    Vous prenez aussi le druide des cimes.
    Du nimmst den Gipfeldruiden dazu.
1 jumps chalk-hill siren-isle b
    Ben jumps by turbo broom from Chalk Hill to stone circle B at Siren Isle.
    Ben saute en balai turbo de la Colline de Craie au cercle de pierres B, à l’Île aux Sirènes.
    Ben springt mit dem Turbobesen vom Kreidehügel zum Steinkreis B auf der Sireneninsel.
0 grounded gate-hill
    Both stone circles lie under clouds: you stay at Gate Hill.
    Les deux cercles de pierres sont sous les nuages : vous restez à la Colline de la Porte.
    Beide Steinkreise liegen unter Wolken: Du bleibst auf dem Torhügel.
2 rides whirl-hill
    Cid uses the hill tile “Anywhere” at Whirl Hill.
    Cid utilise la tuile Colline « N’importe où » à la Colline du Tourbillon.
    Cid nutzt das Hügelplättchen „Überallhin“ auf dem Wirbelhügel.
2 delivers chalk-hill orange-tile 7 0 2
    Cid delivers an orange potion from Chalk Hill to Orange Tower: 7 VP, 2 VP more from storm clouds.
    Cid livre une potion orange à la Tour Orange depuis la Colline de Craie : 7 PV, 2 PV de plus grâce aux nuages
        d’orage.
    Cid liefert einen orangen Trank vom Kreidehügel zum Orangen Turm: 7 SP, 2 SP mehr durch Gewitterwolken.
1 lifts north-arm heavy-1 0 1
    Ben lifts a heavy cloud over North Arm for nothing: 1 bolt.
    Ben chasse un gros nuage au-dessus du Bras du Nord pour rien : 1 éclair.
    Ben vertreibt eine Regenwolke über dem Nordarm für nichts: 1 Blitz.
3 draws tailwind second
    Dot takes the card “Tailwind” from the second pile.
    Dot prend la carte « Vent arrière » de la seconde pioche.
    Dot nimmt die Karte „Rückenwind“ vom zweiten Stapel.
0 puts-away double-shift first
    You put the card “Double shift” under the first pile.
    Vous remettez la carte « Double service » sous la première pioche.
    Du legst die Karte „Doppelschicht“ unter den ersten Stapel.
1 swaps orange wand
    Ben swaps an orange potion for a wand.
    Ben échange une potion orange contre une baguette.
    Ben tauscht einen orangen Trank gegen einen Zauberstab.
3 gains 1 gift
    Dot gains 1 VP from another player’s tile.
    Dot gagne 1 PV grâce à la tuile de quelqu’un d’autre.
    Dot bekommt 1 SP durch ein fremdes Plättchen.
1 scores-cards 0
    Ben has no expansion cards.
    Ben n’a pas de carte Extension.
    Ben hat keine Erweiterungskarten.
-1 turns gossip first
    The card “Gossip” now lies on top of the first pile.
    La carte « Commérages » est maintenant sur le dessus de la première pioche.
    Oben auf dem ersten Stapel liegt jetzt die Karte „Klatsch und Tratsch“.
"""


@sentences(ENTRIES)
def test_an_entry_is_told_in_every_language(asked: str, said: list[str]) -> None:
    assert entry_told(BACK, asked) == said


ACTIONS = """
tile points
    tile points
    tuile points
    Plättchen Punkte
    use the forest tile “Victory points”
    utiliser la tuile Forêt « Points de victoire »
    das Waldplättchen „Siegpunkte“ nutzen
card double-shift
    card shift
    utiliser double
    ausspielen Doppelschicht
    use the card “Double shift”
    utiliser la carte « Double service »
    die Karte „Doppelschicht“ nutzen
draw first
    draw first
    piocher première
    ziehen erster
    take the top card of the first pile
    prendre la carte du dessus de la première pioche
    die oberste Karte vom ersten Stapel nehmen
jump d
    jump D
    sauter D
    springen D
    jump to stone circle D
    sauter au cercle de pierres D
    zum Steinkreis D springen
swap green purple
    swap green purple
    échanger verte violette
    tauschen Grün Lila
    swap a green potion for a purple potion
    échanger une potion verte contre une potion violette
    einen grünen Trank gegen einen lila Trank tauschen
deliver chalk-hill orange-tile
    deliver chalk-hill orange-tower
    livrer colline-de-craie tour-orange
    liefern Kreidehügel Oranger-Turm
    deliver an orange potion from Chalk Hill to Orange Tower
    livrer une potion orange à la Tour Orange depuis la Colline de Craie
    einen orangen Trank vom Kreidehügel zum Orangen Turm liefern
"""


@sentences(ACTIONS)
def test_an_action_is_typed_and_told_in_every_language(asked: str, said: list[str]) -> None:
    """First as it is typed, then as it is told."""
    action = BACK.action(asked)
    typed = [speech(language, BACK).action(action) for language in LANGUAGES]
    told = [spaced(speech(language, BACK).sentence(action)) for language in LANGUAGES]
    assert [*typed, *told] == said


@each_language
def test_what_is_still_to_be_done_is_listed_next_thing_first(language: str) -> None:
    steps = ["follow", "put-away 1 tailwind", "free-move 1", "gifts 1", "gift 0", "jump 1 chalk-hill plain"]
    owed = speech(language, BACK).owed([BACK.steps.parse(step) for step in steps])
    assert [spaced(text) for text in owed] == {
        "en": [
            "a jump by turbo broom from Chalk Hill",
            "the potion you may take",
            "a potion for everybody but Ben",
            "a free flight",
            "the card “Tailwind” goes under a pile",
        ],
        "fr": [
            "un saut en balai turbo depuis la Colline de Craie",
            "la potion que vous pouvez prendre",
            "une potion pour tous, sauf Ben",
            "un vol gratuit",
            "la carte « Vent arrière » à remettre sous une pioche",
        ],
        "de": [
            "ein Sprung mit dem Turbobesen vom Kreidehügel",
            "der Trank, den du nehmen darfst",
            "ein Trank für alle außer Ben",
            "ein freier Flug",
            "die Karte „Rückenwind“ kommt unter einen Stapel",
        ],
    }[language]
