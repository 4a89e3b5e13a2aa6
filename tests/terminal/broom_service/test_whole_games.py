"""Whole games of Broom Service by text alone: typed word by word in each language, with all that the box has."""

import re
from pathlib import Path
from statistics import median

import pytest

from broomstick.games.broom_service.map.picture import standard_path
from broomstick.terminal.saves import restore
from broomstick.words import LANGUAGES, words
from terminal.broom_service.standing import FLYING, PICKED, Typist, one_line, standing
from terminal.talk import OVER, Talk, short_box, talk

ALL = "--storm-clouds --mountain-tiles"
DONE = ("pick", "lead", "brave", "cowardly", "fly", "deliver", "lift", "take", "decline")
"""What a whole game hardly does without."""
LONGEST, USUAL = 40, 16
"""Lines of a question with what stands above it: of the longest one, and of one in the middle."""


def paragraphs(question: str) -> int:
    """How many lines a question has, with what stands above it but not what has happened before."""
    *_, above, asked = ["", *question.strip("\n").split("\n\n")]
    return len(above.splitlines()) + len(asked.splitlines())


@pytest.mark.parametrize(
    ("language", "players"), [("en", 5), ("fr", 2), ("de", 5), pytest.param("fr", 5, marks=pytest.mark.slow)]
)
def test_every_answer_is_typed_in_words_and_understood(language: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "game"
    typist = Typist(file, language)
    command = f"play broom-service --plain --quick --players {players} {ALL} --seed 8 --save {file}"
    said = talk(f"{command} --lang {language}", typist.answer)
    assert (said.status, said.err) == (0, "")
    assert OVER[language] in said.out
    assert restore(file)[0].replay().over
    # Everything was taken when it was first typed.
    assert "" not in typist.typed
    own = [line.split()[1] for line in file.read_text().splitlines() if line.startswith("0 ")]
    assert set(DONE) - set(own) <= {"decline", "brave"}
    # A question is not a page to read.
    lengths = [paragraphs(question) for question in said.questions()]
    assert max(lengths) <= LONGEST
    assert median(lengths) <= USUAL
    # The record is sound, and told again it ends the same.
    checked = talk(f"check {file} --lang {language}")
    assert (checked.status, checked.err) == (0, "")
    again = talk(f"replay {file} --all --as 1 --lang {language} --plain")
    result = one_line(again.out).rpartition(OVER[language])[2]
    assert len(result) > 100
    assert result in one_line(said.out)


def hot_seat(file: Path, options: str = "") -> Talk:
    command = (
        f"play broom-service --plain --quick --players 3 --names Ada,Ben {options} --seed 4 --save {file}"
    )
    return talk(command, Typist(file).answer)


def test_two_people_and_a_bot_share_a_keyboard_with_a_curtain_between_them(tmp_path: Path) -> None:
    file = tmp_path / "game"
    said = hot_seat(file, f"{ALL} --data {short_box(tmp_path)}")
    assert (said.status, said.err) == (0, "")
    assert OVER["en"] in said.out
    curtain = words("en").say("curtain", name="Ben")
    assert said.out.count(curtain) > 4
    # Whoever sits there is named at the prompt and in the sentences, and never "you".
    assert "\nAda> " in said.out
    assert "\nBen> " in said.out
    assert "Ada has " in said.out
    assert not re.search(r"\b[Yy]ou (fly from|deliver a|lift a|take \d)", said.out)
    # Behind a curtain nobody is told what others picked, nor shown what they have to play.
    sat = re.split(r"The keyboard goes to (\w+)\.", said.out)
    told = 0
    for name, text in zip(sat[1::2], sat[2::2], strict=True):
        told += len(re.findall(rf"^{name} picks the ", text, re.MULTILINE))
        assert not re.search(rf"^(?!{name})\w+ picks the ", text, re.MULTILINE)
    assert told > 2


def test_a_game_left_at_the_end_of_input_goes_on_on_a_map_of_ones_own(tmp_path: Path) -> None:
    file, own = tmp_path / "game", tmp_path / "island.toml"
    own.write_text(standard_path("front").read_text().replace('en = "Crow Hill"', 'en = "Raven Rock"'))
    typist = Typist(file)
    left = 9

    def some(shown: str) -> str | None:
        nonlocal left
        left -= 1
        return typist.answer(shown) if left > 0 else None

    command = (
        f"play broom-service --plain --quick --players 2 {ALL} --board {own} --data {short_box(tmp_path)}"
    )
    said = talk(f"{command} --seed 3 --save {file}", some)
    assert words("en").say("leave-end-of-input") in said.out
    assert "Raven Rock" in said.out
    own.unlink()
    typist.before = None
    said = talk(f"resume {file} --plain --quick", typist.answer)
    assert (said.status, said.err) == (0, "")
    assert OVER["en"] in said.out
    assert restore(file)[0].replay().over
    assert talk(f"check {file}").status == 0


def test_commands_tell_what_is_special_about_the_board_game(tmp_path: Path) -> None:
    command = standing(tmp_path / "game", *FLYING)
    lines = [
        "hand",
        "state",
        "log",
        "who",
        "hint",
        "choices",
        "rules amulet",
        "rules brave heart",
        "map owl lamp",
    ]
    hand, state, log, who, hint, choices, amulet, heart, tower = [
        one_line(reply) for _, reply in talk(command, lines).replies()[:-1]
    ]
    assert hand.startswith("To play this round: prairie, hill and mountain. You have 1 orange potion,")
    assert state.startswith("Round 1 of 7, turn 1. You lead the forest witch.")
    assert (
        "Event: Flock Together (end of the round). Both pawns on one kind of landscape bring 4 VP." in state
    )
    assert "Bewitched: the root gatherer, the herb gatherer and the fruit gatherer (−3 VP)." in state
    assert "Hazel: 10 VP. 1 orange, 1 green, 1 purple, 1 wand. At Banner Field, Kettle Hill. 4 picks" in state
    assert "Turn 1. You lead the forest witch: brave." in log
    assert "Hazel: bot (thrifty), 10 VP, holds 4 picks." in who
    assert re.match(r"A thrifty bot would: fly [a-z-]+ [a-z-]+\.", hint)
    assert "1 fly banner-field owl-wood" in choices
    assert "Event: Flock Together." in choices
    assert "bs-amulet" in amulet
    assert "bs-brave-heart" in heart
    assert tower.startswith("Owl Lamp (purple, round, 3 VP, 1 wand) open; served from:")


def test_a_choice_is_taken_back_until_somebody_sees_it(tmp_path: Path) -> None:
    flown, undone, again, *_ = [
        one_line(reply)
        for _, reply in talk(
            standing(tmp_path / "game", *FLYING), ["owl wood", "undo", "fern wood"]
        ).replies()
    ]
    assert flown.startswith("You fly from Banner Field to Owl Wood. You have landed and may deliver.")
    assert undone.startswith("Taken back.")
    assert "1 fly banner-field owl-wood" in undone
    assert again.startswith("You fly from Kettle Hill to Fern Wood.")


def test_under_an_event_for_the_cowardly_its_offer_stands_with_the_action(tmp_path: Path) -> None:
    file = tmp_path / "game"
    picked = standing(file, *PICKED, event="black-market")
    lead, act, *_ = [one_line(text) for text in talk(picked, ["lead forest cowardly", "market"]).questions()]
    assert "2 lead forest cowardly fly to an adjacent forest, or 3 VP" in lead
    assert "The forest witch, cowardly: fly to an adjacent forest, or 3 VP." in act
    assert "Event: Black Market." in act


REFUSED = {
    "en": [
        ("owl hill", "“owl hill” is none of the answers"),
        ("wood", "“wood” could be “fly banner-field owl-wood” or “fly kettle-hill fern-wood”."),
        ("map nowhere", "“nowhere” is no area and no tower of this map."),
        ("map c", "“c” could be “crow-hill”, “clover-plain”, “clover-post” or “coast-watch”."),
        ("moon wood", "Moon Wood is not adjacent to Banner Field"),
        ("fly banner-field crow-hill", "This role flies to a forest, and Crow Hill is not one."),
        ("fly owl-wood banner-field", "You have no pawn at Owl Wood."),
    ],
    "fr": [
        ("atlantide", "« atlantide » n’est pas une réponse possible"),
        ("bois", "« bois » peut vouloir dire « voler champ-des-bannières bois-aux-hiboux » ou"),
        ("plateau atlantide", "« atlantide » n’est ni une région ni une tour de ce plateau."),
        ("plateau colline", "« colline » peut vouloir dire « colline-du-vent », « colline-aux-corbeaux »"),
        ("bois de la lune", "Bois de la Lune et Champ des Bannières ne se touchent pas"),
        (
            "voler champ-des-bannières colline-aux-corbeaux",
            "Ce rôle vole vers une forêt, ce que n’est pas la",
        ),
        ("voler bois-aux-hiboux champ-des-bannières", "Aucun de vos pions ne se trouve au Bois aux Hiboux."),
    ],
    "de": [
        ("atlantis", "„atlantis“ ist hier keine Antwort"),
        ("fliegen", "„fliegen“ kann „fliegen Bannerfeld Eulenwald“ oder „fliegen Kesselhügel Farnwald“"),
        ("plan atlantis", "„atlantis“ ist weder ein Gebiet noch ein Turm auf diesem Plan."),
        ("plan k", "„k“ kann „Krähenhügel“, „Kleefeld“, „Kesselhügel“ oder … heißen."),
        ("mondwald", "Mondwald und Bannerfeld sind nicht benachbart"),
        ("fliegen bannerfeld krähenhügel", "Diese Rolle fliegt nur in einen Wald, und Krähenhügel ist"),
        ("fliegen eulenwald bannerfeld", "Keine deiner Figuren steht im Eulenwald."),
    ],
}
CLOUDED = {
    "en": ("hush wood", "A cloud lies over Hush Wood; first it has to be lifted."),
    "fr": ("bois du silence", "Il y a un nuage au-dessus du Bois du Silence ; il faut d’abord le chasser."),
    "de": ("stillwald", "Stillwald liegt unter einer Wolke; erst muss sie vertrieben werden."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_with_its_reason_and_asked_again(language: str, tmp_path: Path) -> None:
    """An area there is none of, a beginning of several, a target that the rules do not allow."""
    lines = REFUSED[language]
    file = tmp_path / "game"
    said = talk(f"{standing(file, *FLYING)} --lang {language}", [line for line, _ in lines])
    kept = restore(file)[0].replay().moves
    assert kept == len(FLYING)
    replies = said.replies()
    assert len(replies) == len(lines) + 1
    for (typed, reply), (line, why) in zip(replies, lines, strict=False):
        assert typed == line
        assert one_line(reply).startswith(why)
    # What is over one of the areas beside it bars the way there.
    line, why = CLOUDED[language]
    command = standing(file, *FLYING, pawns="thyme-pass kettle-hill")
    assert one_line(talk(f"{command} --lang {language}", [line]).replies()[0][1]).startswith(why)
