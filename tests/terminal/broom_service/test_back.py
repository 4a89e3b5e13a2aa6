"""The back of Broom Service's board by text alone: its map, every new question, warnings, whole games, keeping."""

import re
from pathlib import Path
from statistics import median

import pytest

from broomstick.terminal.console import Console
from broomstick.terminal.faces.broom_service.plain import BroomFace
from broomstick.terminal.faces.broom_service.seen import broom_view, rest_of, sources
from broomstick.terminal.question import Question
from broomstick.terminal.saves import restore
from broomstick.words import LANGUAGES, Cast, Speech, words
from terminal.broom_service.standing import EVERYTHING, PICKED, Typist, on_back, one_line
from terminal.talk import OVER, talk

HILL = [*PICKED, "0 lead hill-witch cowardly"]
LONGEST, USUAL = 60, 20
"""Lines of a question with what stands above it: of the longest one, and of one in the middle."""


def test_the_map_tells_tiles_circles_and_how_one_gets_to_islands(tmp_path: Path) -> None:
    lines = [
        "map comet hill",
        "map lost isle",
        "map siren isle",
        "map whirl hill",
        "map yew wood",
        "map dawn prairie",
    ]
    command = on_back(tmp_path / "game", *HILL, tiles="points")
    turbo, lost, siren, orange, forest, circle, tower, taken, *_ = [
        one_line(reply) for _, reply in talk(command, [*lines, "map orange tower", "map fox wood"]).replies()
    ]
    assert (
        "turbo broom: whoever enters must jump to D (Lost Isle), since B (Siren Isle) lies under a cloud "
        "no flight leads away from Lost Isle" in turbo
    )
    assert (
        "next to nothing by land stone circle D, where turbo brooms lead from: Comet Hill reached with"
        in lost
    )
    assert "reached with the hill tile “Anywhere” from: Storm Hill" in lost
    assert "Nothing is adjacent as things are now." in lost
    assert "Siren Bay: no way over it, under a cloud stone circle B" in siren
    assert "Orange Tower (orange, square, 7 VP)" in orange
    assert "forest tile “Courage” for whoever enters first: while cowardly," in forest
    assert "stone circle A, where no turbo broom leads" in circle
    assert tower == "Orange Tower (orange, square, 7 VP) open; served from: Whirl Hill"
    assert "the forest tile has been taken" in taken


def test_the_table_lists_tiles_cards_and_piles(tmp_path: Path) -> None:
    command = on_back(tmp_path / "game", *HILL, tiles="brave potions", cards="gossip homing")
    state, who, hand, *_ = [one_line(reply) for _, reply in talk(command, ["state", "who", "hand"]).replies()]
    assert "Forest tiles: Courage, Potions. Cards: Gossip, Homing. 3 picks left" in state
    assert re.search(
        r"The second pile has 6 cards; on top: \w.* \(.*\)\. 5 cards below it have not been seen\.", state
    )
    assert re.search(
        r"it is for you to decide\. At the end 10 VP more .*Forest tiles: Courage, Potions\. Cards: Gossip, Homing\.",
        who,
    )
    assert "Cards: Gossip (gain 5 VP); Homing (fly home to a castle with either pawn)." in hand
    # What goes under a pile has been seen, and what was used is told.
    done = talk(
        command, ["tile potions", "take orange green", "lead forest cowardly", "card gossip", "state"]
    )
    told = one_line(done.replies()[4][1])
    assert "Forest tiles used so far: Potions." in told
    assert "At the bottom: Gossip." in told


ASKED = {
    "jump": (
        ([*HILL, "0 fly yew-wood comet-hill"], {"lifted": "siren-isle"}),
        "Turbo broom B/D at Comet Hill: to which stone circle do you jump?",
        "Balai turbo B/D (Colline de la Comète) : à quel cercle de pierres sautez-vous ?",
        "Turbobesen B/D (Kometenhügel): Zu welchem Steinkreis springst du?",
    ),
    "anywhere": (
        (
            [*HILL, "0 fly amber-prairie storm-hill"],
            {"pawns": "amber-prairie lavender-field", "lifted": "amber-prairie storm-hill"},
        ),
        "Hill tile “Anywhere” at Storm Hill: fly on to any area without a cloud;",
        "Tuile Colline « N’importe où » (Colline de l’Orage) : voler plus loin,",
        "Hügelplättchen „Überallhin“ (Wetterhügel): weiterfliegen in ein beliebiges Gebiet",
    ),
    "gift": (
        (
            [
                "0 pick hill-witch forest-witch prairie-witch valley-druid",
                "1 pick mountain-witch peak-druid root-gatherer weather-fairy",
                *["0 lead hill-witch cowardly", "0 fly lavender-field chalk-hill"],
                *["0 lead forest-witch cowardly", "0 decline", "0 lead prairie-witch cowardly", "0 decline"],
                *["0 lead valley-druid cowardly", "0 decline"],
                *["1 lead mountain-witch cowardly", "1 fly bee-prairie old-horn", "1 use"],
            ],
            {"rival": "bee-prairie lavender-field"},
        ),
        "Another player’s tile has a potion for you. Which one?",
        "La tuile de quelqu’un d’autre vous offre une potion. Laquelle ?",
        "Das Plättchen einer anderen Person bringt dir einen Trank. Welchen?",
    ),
    "potions": (
        ([*HILL, "0 tile potions"], {"tiles": "potions"}),
        "Forest tile “Potions”: instead of acting take 2 potions of any colours;",
        "Tuile Forêt « Potions » : au lieu d’agir, prendre 2 potions au choix ;",
        "Waldplättchen „Tränke“: statt zu handeln 2 beliebige Tränke nehmen;",
    ),
    "effect": (
        ([*HILL, "0 card tailwind"], {"cards": "tailwind"}),
        "Card “Tailwind”: fly to an adjacent area, then once more with either pawn.",
        "Carte « Vent arrière » : voler vers une région voisine, puis encore une fois,",
        "Karte „Rückenwind“: in ein benachbartes Gebiet fliegen, dann noch einmal,",
    ),
    "shift": (
        ([*HILL, "0 card double-shift"], {"cards": "double-shift"}),
        "Double shift, the hill witch: fly to an adjacent hill.",
        "Double service, la sorcière des collines : voler vers une colline voisine.",
        "Doppelschicht, die Hügelhexe: auf einen benachbarten Hügel fliegen.",
    ),
    "swap": (
        ([*HILL, "0 card barter", "0 swap orange wand"], {"cards": "barter"}),
        "What do you swap? 2 swaps are left. 1 swap orange wand −1 orange potion, +1 wand",
        "Qu’échangez-vous ? Encore 2 échanges. 1 échanger orange baguette −1 potion orange, +1 baguette",
        "Was tauschst du? Noch 2-mal. 1 tauschen Orange Zauberstab −1 oranger Trank, +1 Zauberstab",
    ),
    "put-away": (
        ([*HILL, "0 card gossip"], {"cards": "gossip homing", "even": True}),
        "Both piles are equally high. Under which one does the card “Gossip” go? 1 under first it has 7 cards",
        "Les deux pioches sont de même hauteur. Sous laquelle va la carte « Commérages » ?",
        "Beide Stapel sind gleich hoch. Unter welchen kommt die Karte „Klatsch und Tratsch“?",
    ),
    "extra-card": (
        (["0 pick hill-witch", "1 pick valley-druid"], {"event": "more-or-less", "tiles": "card"}),
        "Your forest tile “One more role”: which role do you take as well? 1 add forest Badger Wood:",
        "Votre tuile Forêt « Un rôle de plus » : quel rôle prenez-vous en plus ?",
        "Dein Waldplättchen „Eine Rolle mehr“: Welche Rolle nimmst du dazu?",
    ),
    "one-more": (
        ([], {"tiles": "card"}),
        "Pick 4 different roles for this round, or 5 with your forest tile “One more role”:",
        "Choisissez 4 rôles différents pour cette manche, ou 5 avec votre tuile Forêt « Un rôle de plus » :",
        "Wähle 4 verschiedene Rollen für diese Runde oder 5 mit deinem Waldplättchen „Eine Rolle mehr“:",
    ),
    "instead": (
        (HILL, {"tiles": "points", "cards": "gossip", "event": "black-market"}),
        "The hill witch, cowardly: fly to an adjacent hill, or 3 VP, a forest tile, a new card or a card you hold.",
        "La sorcière des collines, action lâche : voler vers une colline voisine, ou 3 PV, une tuile Forêt,",
        "Die Hügelhexe, feige: auf einen benachbarten Hügel fliegen, oder 3 SP, ein Waldplättchen,",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ASKED)
def test_every_new_question_says_what_it_is_about(name: str, language: str, tmp_path: Path) -> None:
    (plays, more), *titles = ASKED[name]
    command = on_back(tmp_path / "game", *plays, **more)  # type: ignore[arg-type]
    shown = one_line(talk(f"{command} --lang {language}").out)
    assert titles[list(LANGUAGES).index(language)] in shown


def test_what_is_owed_is_a_list_that_shrinks(tmp_path: Path) -> None:
    command = on_back(tmp_path / "game", *HILL, cards="double-shift", pawns="bee-prairie lavender-field")
    lines = ["card shift", "fly bee-prairie gate-hill", "decline"]
    first, second, last, *_ = [one_line(reply) for _, reply in talk(command, lines).replies()]
    assert (
        "Still to come: a cowardly action of the double shift; the card “Double shift” goes under a pile."
        in first
    )
    assert "Still to come: the card “Double shift” goes under a pile." in second
    assert "You put the card “Double shift” under the second pile." in last
    assert "Still to come" not in last


def test_who_flies_anywhere_owes_the_others_a_potion_until_all_is_done(tmp_path: Path) -> None:
    east = {"pawns": "amber-prairie lavender-field", "lifted": "amber-prairie storm-hill"}
    command = on_back(tmp_path / "game", *PICKED, "0 lead hill-witch brave", **east)  # type: ignore[arg-type]
    lines = ["storm hill", "fly storm-hill yew-wood", "yew watch"]
    asked, landed, done, *_ = [one_line(reply) for _, reply in talk(command, lines).replies()]
    assert "fly storm-hill lost-isle careful, no flight leads away from Lost Isle again" in asked
    assert (
        "fly storm-hill comet-hill turbo broom, only to D (Lost Isle), from where no flight leads away"
        in asked
    )
    assert "You find the forest tile “Courage” at Yew Wood. You have landed and may deliver." in landed
    assert "Still to come: a potion for everybody else." in landed
    assert re.search(r"to Yew Watch: 4 VP, 1 wand\. Hazel takes 1 \w+ potion\.", done)


def test_a_jump_that_is_forced_to_the_island_without_a_way_off_is_warned_of(tmp_path: Path) -> None:
    command = on_back(tmp_path / "game", *HILL).removesuffix(" --quick")
    said = talk(command, ["yew wood comet hill", "undo", "comet hill", "", "map lost isle"])
    assert (
        "fly yew-wood comet-hill then a jump, which can only go to D (Lost Isle): B (Siren Isle) lies under a cloud; "
        "careful, no flight leads away from Lost Isle again" in one_line(said.out)
    )
    asked, undone, again, jumped, _ = [one_line(reply) for _, reply in said.replies()[:5]]
    # However it was typed.
    for reply in (asked, again):
        assert reply.startswith(
            "Then a jump, which can only go to D (Lost Isle): B (Siren Isle) lies under a cloud."
        )
        assert "Careful: no flight ever leads away from Lost Isle. Fly from" in reply
    assert undone.startswith("Taken back.")
    assert "You jump by turbo broom from Comet Hill to stone circle D at Lost Isle." in jumped


def test_who_may_choose_is_warned_only_of_that_island(tmp_path: Path) -> None:
    command = on_back(tmp_path / "game", *HILL, lifted="siren-isle").removesuffix(" --quick")
    flown, lost, undone, siren, *_ = [
        one_line(reply)
        for _, reply in talk(command, ["fly yew-wood comet-hill", "jump D", "undo", "jump B"]).replies()
    ]
    assert "You fly from Yew Wood to Comet Hill. Turbo broom B/D" in flown
    assert (
        "1 jump B Siren Isle: no flight leads away from Siren Isle while a cloud lies over Siren Bay;"
        in flown
    )
    assert "2 jump D Lost Isle: careful, no flight leads away from Lost Isle again" in flown
    assert lost.startswith("Careful: no flight ever leads away from Lost Isle.")
    assert undone.startswith("Taken back.")
    assert siren.startswith("You jump by turbo broom from Comet Hill to stone circle B at Siren Isle.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pair", ["ab", "ac", "bc", "bd", "cd"])
@pytest.mark.parametrize("lifted", ["", "siren-isle"])
def test_every_flight_to_a_turbo_broom_tells_where_it_leads(
    pair: str, lifted: str, language: str, tmp_path: Path
) -> None:
    """The circles that are free are told with their areas, and where there is but one, that it is the only one."""
    hills = {"comet-hill": f"turbo-{pair}", "spark-hill": "turbo-bd" if pair == "bc" else "turbo-bc"}
    file = tmp_path / "game"
    on_back(file, *HILL, lifted=lifted, hills=hills)
    state = restore(file)[0].replay()
    view, speech = broom_view(state.view(0)), Speech(language, state.game, Cast(["Ada", "Ben"], 0))
    face, question = BroomFace(speech, Console(plain=True)), Question(view, state.choices(0), speech)
    flight = state.game.action("fly yew-wood comet-hill")
    at = [item.code for item in question.items].index(flight)
    note = face.item_notes(question)[at]
    board, places = view.parts.board, face.places(view)
    free = [circle for circle in pair if circle != "b" or lifted]
    areas = {circle: board.circles["abcd".index(circle)] for circle in pair}
    for circle, area in areas.items():
        assert f"{circle.upper()} ({places.name(area)})" in note
    if len(free) == 1:
        assert words(language, "broom-service").say("fly-turbo", circles="|").split("|")[0] not in note
        assert rest_of(view, board.areas.index("comet-hill")) == areas[free[0]]
    assert bool(face.caution(question, flight)) == (free == ["d"])


def test_one_role_more_is_asked_back_with_the_tile_it_uses_up(tmp_path: Path) -> None:
    command = on_back(tmp_path / "game", tiles="card").removesuffix(" --quick")
    said = talk(command, ["1 2 3 4 5", "undo", "forest hill valley fairy", ""])
    more, _, usual, done, *_ = [one_line(reply) for _, reply in said.replies()]
    assert more.startswith("Careful: so many use up your forest tile “One more role”. You pick forest,")
    assert usual.startswith("You pick forest,")
    assert "You use the forest tile" not in done


@pytest.mark.parametrize(
    ("language", "players"),
    [("en", 5), pytest.param("fr", 5, marks=pytest.mark.slow), pytest.param("de", 4, marks=pytest.mark.slow)],
)
def test_a_game_with_everything_is_typed_in_words_to_its_end(
    language: str, players: int, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    typist = Typist(file, language)
    command = f"play broom-service --plain --quick --players {players} {EVERYTHING} --bots thrifty --seed 8"
    said = talk(f"{command} --save {file} --lang {language}", typist.answer)
    assert (said.status, said.err) == (0, "")
    assert "" not in typist.typed
    state = restore(file)[0].replay()
    assert state.over
    # A question is not a page to read.
    lengths = [len(question.rpartition("\n\n")[2].splitlines()) for question in said.questions()]
    assert max(lengths) <= LONGEST
    assert median(lengths) <= USUAL
    # Where the points come from adds up, and the same game can be asked for again.
    end = one_line(said.out[said.out.rindex(OVER[language]) :])
    for seat in range(players):
        parts = sources(broom_view(state.view(0)), seat)
        assert sum(parts) == state.scores()[seat]
        told = [list(map(int, re.findall(r"-?\d+", row))) for row in re.findall(r"\(([^();]*);", end)]
        assert parts in told
    again = re.findall(r"  (broomstick play broom-service .*)", said.out)[-1]
    assert f"--players {players} {EVERYTHING} --seed 8" in again
    if language != "en":
        text = said.out.lower().replace("broom service", "").replace(again, "")
        for word in (
            " the ",
            " you ",
            " and ",
            "round",
            "turn ",
            " pawn",
            "cloud",
            "tower",
            " tile",
            " card ",
        ):
            assert word not in text, word


def test_a_jump_is_taken_back_and_a_hint_is_one_of_the_answers(tmp_path: Path) -> None:
    flown = [*PICKED, "0 lead hill-witch brave", "0 fly yew-wood comet-hill"]
    command = on_back(tmp_path / "game", *flown, lifted="siren-isle")
    hint, jumped, undone, *_ = [one_line(r) for _, r in talk(command, ["hint", "jump b", "undo"]).replies()]
    assert re.match(r"A thrifty bot would: jump [BD]\.", hint)
    assert jumped.startswith("You jump by turbo broom from Comet Hill to stone circle B")
    assert undone.startswith("Taken back. Turbo broom B/D at Comet Hill:")
