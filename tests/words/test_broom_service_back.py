"""What is said of the back of the board, its tiles and circles, extra tiles and expansion cards."""

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, Chance, View
from broomstick.bots import match
from broomstick.contest.errors import OptionError, Reason
from broomstick.contest.journal import Entry
from broomstick.games.broom_service.vocabulary import CARDS, CIRCLES, FOREST_TILES, HILL_TILES, PILES
from broomstick.words import LANGUAGES, Cast, Speech, rulebook
from broomstick.words.previews import brings
from broomstick.words.problems import problem
from broomstick.words.rulebook_items import Paragraph, Table
from words.versions import EVERYTHING

NAMES = ["Ada", "Ben", "Cid", "Dot"]
GAME = broomstick.load("broom-service", players=4, **EVERYTHING)
SEEDS = 6

each_language = pytest.mark.parametrize("language", LANGUAGES)


def speech(language: str) -> Speech:
    """Spoken to Ada, who is "you"."""
    return Speech(language, GAME, Cast(NAMES, 0, True))


def spaced(text: str) -> str:
    """With spaces like any other where they must not break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def told(language: str, seat: int, text: str) -> str:
    return spaced(speech(language).sentence(Entry(GAME.entries.parse(text), seat, PUBLIC)))


# ---- whole games ----


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
            self.steps.setdefault(GAME.steps.kind(step).word, step)
        for choice in choices:
            key = kind_of(choice)
            if key not in self.actions:
                self.actions[key] = choice
                self.gains[key] = GAME.preview(view, choice)


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
    tokens = GAME.actions.text(action).split()
    return " ".join([tokens[0], *tokens[1:][-1:]])


@cache
def heard() -> Heard:
    found = Heard()
    for seed in range(SEEDS):
        over = match(GAME, [Curious(found) for _ in NAMES], seed=f"heard {seed}")
        for seat in range(len(NAMES)):
            for entry in over.history(seat):
                found.entries.setdefault(GAME.entries.kind(entry.code).word, entry)
    return found


def test_games_with_everything_use_nearly_every_word() -> None:
    """What they do not come to has its sentence below."""
    assert set(GAME.entries.words) - set(heard().entries) <= {"adds", "grounded", "rides", "shuffled"}
    assert set(GAME.actions.words) - {text.split()[0] for text in heard().actions} <= {"act", "add"}
    assert len(heard().steps) > 12


@each_language
def test_whatever_happens_can_be_said(language: str) -> None:
    speaker = speech(language)
    said = [speaker.sentence(entry) for entry in heard().entries.values()]
    said += [speaker.sentence(action) for action in heard().actions.values()]
    said += [speaker.action(action) for action in heard().actions.values()]
    assert all(said)
    assert not [text for text in said if re.search(r"[{}]|-UNKNOWN|orange-tile", text)]


@each_language
def test_every_choice_has_a_line_or_none(language: str) -> None:
    lines = [brings(speech(language), gain) for gain in heard().gains.values()]
    assert len([line for line in lines if line]) > 40
    assert not [line for line in lines if re.search(r"[{}]|-UNKNOWN", line)]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_nothing_is_told_in_english(language: str) -> None:
    english = re.compile(
        r"\b(the|you|your|takes?|flies|gains?|wands?|clouds?|pile|card|tile|stone|circle|Hill|Prairie|Isle|Watch)\b"
    )
    speaker = speech(language)
    said = [speaker.sentence(entry) for entry in heard().entries.values()]
    said += [speaker.sentence(action) for action in heard().actions.values()]
    said += [brings(speaker, gain) for gain in heard().gains.values()]
    said += speaker.owed(list(heard().steps.values()))
    assert len(said) > 100
    assert [text for text in said if english.search(text)] == []


@each_language
def test_every_step_that_is_not_taken_for_granted_has_words(language: str) -> None:
    words = speech(language).words
    own = {word for word in GAME.steps.words if not words.has(f"step-{word}")}
    front = broomstick.load("broom-service", players=4)
    assert own == {word for word in front.steps.words if not words.has(f"step-{word}")}


@each_language
def test_all_tiles_circles_cards_and_piles_have_names_of_their_own(language: str) -> None:
    speaker = speech(language)
    kinds = {
        "forest-tile": (FOREST_TILES, "long"),
        "hill-tile": (HILL_TILES, ""),
        "circle": (CIRCLES, ""),
        "card": (CARDS, "long"),
        "pile": (PILES, "the"),
    }
    for label, (names, form) in kinds.items():
        shown = Counter(speaker.word(label, name, form) for name in names)
        assert len(shown) == len(names)
        # One that no file knows would be shown as it is.
        assert not {"card", "hill-tile"} & {label} or not set(shown) & set(names)


@each_language
def test_choices_of_one_question_are_typed_differently(language: str) -> None:
    for word in ("tile", "card", "draw", "jump", "swap", "under", "add"):
        codes = GAME.actions.words[word].codes()
        typed = [speech(language).action(code) for code in codes]
        assert len(set(typed)) == len(codes)
        assert {len(text.split()) for text in typed} == {1 + len(GAME.actions.words[word].args)}


# ---- sentences ----


@pytest.mark.parametrize(
    ("seat", "text", "said"),
    [
        (
            1,
            "finds brave badger-wood",
            (
                "Ben finds the forest tile “Courage” at Badger Wood.",
                "Ben trouve la tuile Forêt « Courage » au Bois aux Blaireaux.",
                "Ben findet das Waldplättchen „Mut“ im Dachswald.",
            ),
        ),
        (
            0,
            "spends card",
            (
                "You use the forest tile “One more role”.",
                "Vous utilisez la tuile Forêt « Un rôle de plus ».",
                "Du nutzt das Waldplättchen „Eine Rolle mehr“.",
            ),
        ),
        (
            0,
            "adds peak-druid",
            (
                "You take the peak druid as well.",
                "Vous prenez aussi le druide des cimes.",
                "Du nimmst den Gipfeldruiden dazu.",
            ),
        ),
        (
            1,
            "jumps chalk-hill siren-isle b",
            (
                "Ben jumps by turbo broom from Chalk Hill to stone circle B at Siren Isle.",
                "Ben saute en balai turbo de la Colline de Craie au cercle de pierres B, à l’Île aux Sirènes.",
                "Ben springt mit dem Turbobesen vom Kreidehügel zum Steinkreis B auf der Sireneninsel.",
            ),
        ),
        (
            0,
            "grounded gate-hill",
            (
                "Both stone circles lie under clouds: you stay at Gate Hill.",
                "Les deux cercles de pierres sont sous les nuages : vous restez à la Colline de la Porte.",
                "Beide Steinkreise liegen unter Wolken: Du bleibst auf dem Torhügel.",
            ),
        ),
        (
            2,
            "rides whirl-hill",
            (
                "Cid uses the hill tile “Anywhere” at Whirl Hill.",
                "Cid utilise la tuile Colline « N’importe où » à la Colline du Tourbillon.",
                "Cid nutzt das Hügelplättchen „Überallhin“ auf dem Wirbelhügel.",
            ),
        ),
        (
            2,
            "delivers chalk-hill orange-tile 7 0 2",
            (
                "Cid delivers an orange potion from Chalk Hill to Orange Tower: "
                "7 VP, 2 VP more from storm clouds.",
                "Cid livre une potion orange à la Tour Orange depuis la Colline de Craie : "
                "7 PV, 2 PV de plus grâce aux nuages d’orage.",
                "Cid liefert einen orangen Trank vom Kreidehügel zum Orangen Turm: "
                "7 SP, 2 SP mehr durch Gewitterwolken.",
            ),
        ),
        (
            1,
            "lifts north-arm heavy-1 0 1",
            (
                "Ben lifts a heavy cloud over North Arm for nothing: 1 bolt.",
                "Ben chasse un gros nuage au-dessus du Bras du Nord pour rien : 1 éclair.",
                "Ben vertreibt eine Regenwolke über dem Nordarm für nichts: 1 Blitz.",
            ),
        ),
        (
            3,
            "draws tailwind second",
            (
                "Dot takes the card “Tailwind” from the second pile.",
                "Dot prend la carte « Vent arrière » de la seconde pioche.",
                "Dot nimmt die Karte „Rückenwind“ vom zweiten Stapel.",
            ),
        ),
        (
            0,
            "puts-away double-shift first",
            (
                "You put the card “Double shift” under the first pile.",
                "Vous remettez la carte « Double service » sous la première pioche.",
                "Du legst die Karte „Doppelschicht“ unter den ersten Stapel.",
            ),
        ),
        (
            1,
            "swaps orange wand",
            (
                "Ben swaps an orange potion for a wand.",
                "Ben échange une potion orange contre une baguette.",
                "Ben tauscht einen orangen Trank gegen einen Zauberstab.",
            ),
        ),
        (
            3,
            "gains 1 gift",
            (
                "Dot gains 1 VP from another player’s tile.",
                "Dot gagne 1 PV grâce à la tuile de quelqu’un d’autre.",
                "Dot bekommt 1 SP durch ein fremdes Plättchen.",
            ),
        ),
        (
            1,
            "scores-cards 0",
            (
                "Ben has no expansion cards.",
                "Ben n’a pas de carte Extension.",
                "Ben hat keine Erweiterungskarten.",
            ),
        ),
    ],
)
def test_an_entry_is_told_in_every_language(seat: int, text: str, said: tuple[str, ...]) -> None:
    assert tuple(told(language, seat, text) for language in LANGUAGES) == said


def test_a_card_that_comes_to_the_top_is_nobodys() -> None:
    entry = Entry(GAME.entries.parse("turns gossip first"), -1, PUBLIC)
    assert [spaced(speech(language).sentence(entry)) for language in LANGUAGES] == [
        "The card “Gossip” now lies on top of the first pile.",
        "La carte « Commérages » est maintenant sur le dessus de la première pioche.",
        "Oben auf dem ersten Stapel liegt jetzt die Karte „Klatsch und Tratsch“.",
    ]


@pytest.mark.parametrize(
    ("text", "typed", "said"),
    [
        (
            "tile points",
            ("tile points", "tuile points", "Plättchen Punkte"),
            (
                "use the forest tile “Victory points”",
                "utiliser la tuile Forêt « Points de victoire »",
                "das Waldplättchen „Siegpunkte“ nutzen",
            ),
        ),
        (
            "card double-shift",
            ("card shift", "utiliser double", "ausspielen Doppelschicht"),
            (
                "use the card “Double shift”",
                "utiliser la carte « Double service »",
                "die Karte „Doppelschicht“ nutzen",
            ),
        ),
        (
            "draw first",
            ("draw first", "piocher première", "ziehen erster"),
            (
                "take the top card of the first pile",
                "prendre la carte du dessus de la première pioche",
                "die oberste Karte vom ersten Stapel nehmen",
            ),
        ),
        (
            "jump d",
            ("jump D", "sauter D", "springen D"),
            ("jump to stone circle D", "sauter au cercle de pierres D", "zum Steinkreis D springen"),
        ),
        (
            "swap green purple",
            ("swap green purple", "échanger verte violette", "tauschen Grün Lila"),
            (
                "swap a green potion for a purple potion",
                "échanger une potion verte contre une potion violette",
                "einen grünen Trank gegen einen lila Trank tauschen",
            ),
        ),
        (
            "deliver chalk-hill orange-tile",
            (
                "deliver chalk-hill orange-tower",
                "livrer colline-de-craie tour-orange",
                "liefern Kreidehügel Oranger-Turm",
            ),
            (
                "deliver an orange potion from Chalk Hill to Orange Tower",
                "livrer une potion orange à la Tour Orange depuis la Colline de Craie",
                "einen orangen Trank vom Kreidehügel zum Orangen Turm liefern",
            ),
        ),
    ],
)
def test_an_action_is_typed_and_told_in_every_language(
    text: str, typed: tuple[str, ...], said: tuple[str, ...]
) -> None:
    action = GAME.action(text)
    assert tuple(speech(language).action(action) for language in LANGUAGES) == typed
    assert tuple(spaced(speech(language).sentence(action)) for language in LANGUAGES) == said


@each_language
def test_what_is_still_to_be_done_is_listed_next_thing_first(language: str) -> None:
    steps = ["follow", "put-away 1 tailwind", "free-move 1", "gifts 1", "gift 0", "jump 1 chalk-hill plain"]
    owed = speech(language).owed([GAME.steps.parse(step) for step in steps])
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


# ---- refusals and errors ----


@pytest.mark.parametrize(
    ("code", "facts", "said"),
    [
        (
            "pick-or-more",
            {"count": 4, "highest": 5},
            (
                "Pick 4 roles, or 5 with your forest tile.",
                "Choisissez 4 rôles, ou 5 avec votre tuile Forêt.",
                "Wähle 4 Rollen, oder 5 mit deinem Waldplättchen.",
            ),
        ),
        (
            "other-circle",
            {"circle": "d", "circles": ["a", "b"]},
            (
                "Stone circle D is not on this turbo broom; it leads to A and B.",
                "Le cercle de pierres D n’est pas sur ce balai turbo ; il mène à A et B.",
                "Der Steinkreis D steht nicht auf diesem Turbobesen; er führt zu A und B.",
            ),
        ),
        (
            "no-forest-tile",
            {"forest-tile": "potions"},
            (
                "You do not have the forest tile “Potions”.",
                "Vous n’avez pas la tuile Forêt « Potions ».",
                "Du hast das Waldplättchen „Tränke“ nicht.",
            ),
        ),
        (
            "pile-empty",
            {"pile": "second"},
            (
                "There is no card left in the second pile.",
                "Il n’y a plus de carte dans la seconde pioche.",
                "Es ist keine Karte mehr im zweiten Stapel.",
            ),
        ),
        (
            "not-a-castle",
            {"area": "lost-isle"},
            (
                "There is no castle at Lost Isle.",
                "Il n’y a pas de château à l’Île Perdue.",
                "Hier gibt es keine Burg: Verlorene Insel.",
            ),
        ),
        (
            "swap-order",
            {"given": "green", "got": "wand"},
            (
                "Too late to swap a green potion for a wand: swaps follow the order orange, green, purple, wand, "
                "both in what you give and in what you get.",
                "Trop tard pour échanger une potion verte contre une baguette : on échange dans l’ordre orange, "
                "verte, violette, baguette, pour ce que l’on cède comme pour ce que l’on reçoit.",
                "Zu spät, um einen grünen Trank gegen einen Zauberstab zu tauschen: Getauscht wird in der "
                "Reihenfolge Orange, Grün, Lila, Zauberstab, beim Geben wie beim Nehmen.",
            ),
        ),
    ],
)
def test_a_refusal_is_said_in_every_language(code: str, facts: dict[str, Any], said: tuple[str, ...]) -> None:
    spoken = [speech(language).refusal(Reason(code, "", facts)) for language in LANGUAGES]
    assert tuple(spaced(text) for text in spoken) == said


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
    said = speech(language).refusal(Reason(code, "", REST[code]))
    ((label, name),) = REST[code].items()
    forms = {speech(language).word(label, name), speech(language).word(label, name, "long")}
    forms |= {"grünen Trank", "den Gipfeldruiden"}
    assert any(form in said for form in forms), said
    assert said[0] == said[0].upper()


def test_an_option_that_cannot_apply_is_refused_with_the_reason() -> None:
    with pytest.raises(OptionError) as refused:
        broomstick.load("broom-service", board="back", mountain_tiles=False)
    assert [spaced(problem(speech(language), refused.value)) for language in LANGUAGES] == [
        "“mountain_tiles” cannot be switched off on the board “back”: "
        "mountain, forest and hill tiles are always used there. Leave it out.",
        "« mountain_tiles » ne peut pas être désactivé sur le plateau « back » : "
        "les tuiles Montagne, Forêt et Colline y servent toujours. Enlevez cette option.",
        "„mountain_tiles“ lässt sich auf dem Spielplan „back“ nicht abschalten: "
        "Berg-, Wald- und Hügelplättchen sind dort immer dabei. Lass die Angabe weg.",
    ]


# ---- what a choice would bring ----


def deed(**more: Any) -> dict[str, Any]:
    return {"points": 0, "resources": {}, "bolts": 0, **more}


@pytest.mark.parametrize(
    ("gain", "said"),
    [
        (
            deed(amulet=False, tile=None, forest_tile="card", circles=None),
            (
                "then the forest tile “One more role”",
                "puis la tuile Forêt « Un rôle de plus »",
                "dann das Waldplättchen „Eine Rolle mehr“",
            ),
        ),
        (
            deed(amulet=False, tile=None, forest_tile=None, circles=["a", "c"], towers=["chalk-post"]),
            (
                "then a jump to stone circle A or C",
                "puis un saut au cercle de pierres A ou C",
                "dann ein Sprung zum Steinkreis A oder C",
            ),
        ),
        (
            deed(amulet=False, tile=None, forest_tile=None, circles=[], towers=["orange-tile"]),
            (
                "no jump, as both stone circles lie under clouds, then a delivery: Orange Tower",
                "pas de saut, car les deux cercles de pierres sont sous les nuages, "
                "puis une livraison : Tour Orange",
                "kein Sprung, weil beide Steinkreise unter Wolken liegen, dann eine Lieferung: Oranger Turm",
            ),
        ),
        (
            deed(area="dawn-prairie"),
            ("to Dawn Prairie", "au Pré de l’Aube", "zur Morgenwiese"),
        ),
        (
            deed(points=6, gift=True),
            (
                "+6 VP, each other player takes a potion",
                "+6 PV, tous les autres prennent une potion",
                "+6 SP, alle anderen nehmen einen Trank",
            ),
        ),
        (deed(points=5, forest_tile="points", others=0), ("+5 VP", "+5 PV", "+5 SP")),
        (
            deed(forest_tile="potions", others=1),
            (
                "instead of acting take 2 potions of any colours; each other player gains 1 VP",
                "au lieu d’agir, prendre 2 potions au choix ; tous les autres gagnent 1 PV",
                "statt zu handeln 2 beliebige Tränke nehmen; alle anderen bekommen 1 SP",
            ),
        ),
        (
            deed(role="peak-druid", bewitched=True, forest_tile="card"),
            (
                "with the forest tile “One more role”, bewitched: the peak druid",
                "avec la tuile Forêt « Un rôle de plus », rôles ensorcelés : le druide des cimes",
                "mit dem Waldplättchen „Eine Rolle mehr“, verhext: der Gipfeldruide",
            ),
        ),
        (
            deed(card="rainmaker", pile="first", end_points=1),
            (
                "“Rainmaker”: lift an adjacent cloud for 1 wand less; +1 VP at the end",
                "« Faiseuse de pluie » : chasser un nuage voisin pour 1 baguette de moins ; +1 PV à la fin",
                "„Regenmacherin“: eine benachbarte Wolke vertreiben, für 1 Zauberstab weniger; +1 SP am Ende",
            ),
        ),
        (
            deed(card="barter", end_points=-1, possible=True),
            (
                "swap one resource for another, up to 3 times; −1 VP at the end",
                "échanger une ressource contre une autre, jusqu’à 3 fois ; −1 PV à la fin",
                "eine Ressource gegen eine andere tauschen, bis zu 3-mal; −1 SP am Ende",
            ),
        ),
        (
            deed(card="errand", end_points=-1, possible=False),
            (
                "nothing: it cannot be done as things are now; −1 VP at the end",
                "rien : c’est impossible pour l’instant ; −1 PV à la fin",
                "nichts: so, wie es liegt, geht es nicht; −1 SP am Ende",
            ),
        ),
        (
            deed(resources={"green": -1, "wand": 1}),
            ("−1 green potion, +1 wand", "−1 potion verte, +1 baguette", "−1 grüner Trank, +1 Zauberstab"),
        ),
    ],
)
def test_a_preview_is_a_line_in_every_language(gain: dict[str, Any], said: tuple[str, ...]) -> None:
    assert tuple(spaced(brings(speech(language), gain)) for language in LANGUAGES) == said


# ---- the book ----


def test_the_book_shows_both_sides_tiles_and_cards_with_their_origins() -> None:
    tables = [item for item in rulebook.book("en", "broom-service").items if isinstance(item, Table)]
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
    book = rulebook.book("en", "broom-service", own)
    rows = [row for item in book.items if isinstance(item, Table) for row in item.rows]
    assert ("Turbo broom A/D", "jump to stone circle A or D", "2", "your data") in rows
    assert ("Barter", "swap one resource for another, up to 5 times", "2", "house and your data") in rows
    texts = {rule.id: rule.text for rule in book.rules}
    assert texts["bs-hill-tiles"].startswith("Of the 8 hill tiles, 4 ")
    assert texts["bs-card-barter"].startswith("*Barter:* Up to 5 times,")


def test_the_short_rules_tell_what_a_game_is_played_with() -> None:
    def short(**options: Any) -> str:
        items = rulebook.short("en", broomstick.load("broom-service", players=3, **options))
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
