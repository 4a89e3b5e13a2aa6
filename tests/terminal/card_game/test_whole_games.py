"""Whole games at the prompt, through a pipe, with good answers and with junk."""

import subprocess
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

import broomstick
from broomstick import Chance
from broomstick.terminal.console import Console
from broomstick.terminal.saves import BOT_NAMES, restore, seat_people
from broomstick.terminal.sitting import Sitting
from broomstick.words import LANGUAGES, words
from terminal.talk import OVER, PROMPT, Talk, listed, obedient, picking, talk


def final(file: Path) -> broomstick.State:
    """The game in a file that was kept at the prompt."""
    return restore(file)[0].replay()


def varied(seed: int, picks: int = 3) -> Callable[[str], str]:
    """A person who answers legally, now with a number, now with words, now with beginnings of words."""
    rng = Chance(seed)

    def answer(shown: str) -> str:
        choices = listed(shown)
        if not choices:
            return ""
        if picking(shown):
            order = list(range(1, len(choices) + 1))
            rng.shuffle(order)
            names = [choices[i - 1].split()[0] for i in order[:picks]]
            return [", ".join(names).upper(), " ".join(map(str, order[:picks])), " ".join(names)][
                rng.below(3)
            ]
        at = rng.below(len(choices))
        text = choices[at].split("   ")[0].strip()
        return [str(at + 1), text, " ".join(text.split()[-2:]), f"  {text.title()} "][rng.below(4)]

    return answer


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language_with_answers_in_every_form(
    language: str, players: int, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    said = talk(
        f"play card-game --players {players} --seed 12 --save {file} --lang {language}", varied(players)
    )
    assert said.status == 0
    assert said.err == ""
    assert OVER[language] in said.out
    state = final(file)
    assert state.over
    # The result at the end is that of the game.
    you = words(language).say("you")
    unit = words(language, "card-game").say
    for seat, name in enumerate([you, *BOT_NAMES[: players - 1]]):
        points = unit("victory-points", count=state.scores()[seat])
        assert f"{state.places()[seat]}. {name}" in said.out
        assert points in said.out[said.out.index(OVER[language]) :]
    # Every answer was taken: no question was put twice.
    answered = sum(line.startswith("0 ") for line in file.read_text().splitlines()[2:])
    undo = words(language).say("command-undo")
    asked_back = said.out.count(words(language).say("quoted", text=undo))
    assert 16 <= answered <= 17
    assert asked_back >= 4
    assert said.out.count("\n" + PROMPT) == answered + asked_back


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_in_another_language(language: str) -> None:
    commands = ["help", "state", "hand", "choices", "log", "who", "hint", "undo", "same", "xyz", "99", "save"]
    answers = iter(commands)
    said = talk(
        f"play card-game --seed 5 --lang {language}", lambda shown: next(answers, None) or obedient(shown)
    )
    assert OVER[language] in said.out
    text = said.out.lower().replace("broom service: the card game", "")
    for word in (" the ", " you ", " and ", " of ", "round", "turn ", "brews", "draws", " to go", "potion:"):
        assert word not in text, word


def test_a_whole_game_through_a_pipe() -> None:
    answers = "1\n1 2 3\n" * 80
    command = [sys.executable, "-m", "broomstick", "play", "card-game", "--seed", "7", "--quick"]
    ran = subprocess.run(command, input=answers, capture_output=True, text=True, timeout=60, check=True)
    assert ran.stderr == ""
    assert OVER["en"] in ran.stdout
    # What was typed can be read in the output, as it could on a terminal.
    assert f"\n{PROMPT}1\nYou take the meadow witch as your first card." in ran.stdout
    # Nothing but text: no colours, no boxes, nothing redrawn.
    assert "\x1b" not in ran.stdout
    # The same answers at the same deal give the same text, but for the file's name.
    again = talk("play card-game --seed 7 --quick", answers.splitlines()).out
    kept = ran.stdout.index("The whole game is kept")
    assert again[:kept] == ran.stdout[:kept]


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "broomstick", "play", "card-game", "--seed", "7", "--names", "Ada"]
    junk = bytes(range(256)).replace(b"\n", b"") + b"\n\xff\xfe\ntake meadow\n"
    env = {
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONPATH": str(Path(broomstick.__file__).parents[1]),
        "BROOMSTICK_HOME": str(tmp_path),
    }
    ran = subprocess.run(command, input=junk, capture_output=True, timeout=60, check=True, env=env)
    assert ran.stderr == b""
    assert b"Ada takes the meadow witch as their first card" in ran.stdout


def junk_lines(seed: int, count: int) -> list[str]:
    """Whatever a cat on the keyboard, a hurried player or a broken script could send."""
    rng = Chance(seed)
    plain = """
        1 2 3 9 0 -1 1.5 007 99999999999999999999 \u00b2 \u0663 lead take pick brave cowardly same choices state hand
        log root meadow fire berry sun water fog snow witch act decline do nothing help ? rules f b c l s ro me wa,
        , ,, ; : ' " / * % {} {0} %s $HOME ~ \x00 \x1b[2J \x07 \u00e9 \u00df \u732b \U0001f9f9 \u202e \ufeff
        who hint undo save language fr de en { $name } -term = \u0130
    """
    bits = [*plain.split(), "x" * 5000, "\t", "\\", ""]
    # A game is not saved all over the place, only within the folder of the test.
    lines: list[str] = []
    while len(lines) < count:
        line = " ".join(bits[rng.below(len(bits))] for _ in range(rng.below(5)))
        if not line.strip().lower().startswith("save "):
            lines.append(line)
    return lines


@pytest.mark.parametrize("seed", [0, 3, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
def test_ten_thousand_lines_of_junk_never_end_a_game_nor_break_it(seed: int) -> None:
    """2,500 lines at each of four tables, two of them slow: 3 to 6 players, each language, one shared."""
    lines = junk_lines(seed, 2500)
    language = [*LANGUAGES, "en"][seed]
    people = "--people 3" if seed == 3 else ""
    said = talk(f"play card-game --seed {seed} --players {3 + seed} --lang {language} {people}", lines)
    assert said.status == 0
    assert said.err == ""
    ends = [words(code).say(name) for code in LANGUAGES for name in ("leave-end-of-input", "entry-game-over")]
    assert any(end in said.out for end in ends)
    # No control character of the input comes back in an answer.
    for _, reply in said.replies():
        assert [c for c in reply if unicodedata.category(c)[0] == "C" and c != "\n"] == []


BAD = [
    "7",
    "0",
    "fly",
    "lead",
    "lead fog brave",
    "brave cowardly",
    "x" * 900,
    "same",
    "take fire",
    "pick fire sun fog",
    "1 2 3",
    "save",
    "language klingon",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_answer_gets_one_line_and_the_same_question(language: str) -> None:
    start = ["take meadow", "fire sun water", "", "lead fire brave"]
    command = f"play card-game --seed 7 --lang {language}"
    said = talk(command, [*start, *BAD])
    replies = dict(said.replies()[4:])
    for line in BAD:
        reply = replies[line].strip("\n")
        # One sentence or two, broken where the terminal ends.
        assert 0 < len(reply) < 320, reply
        assert "\n\n" not in reply
    # It is still the same question.
    after = talk(command, [*start, *BAD, "1", ""]).replies()[-2][1]
    assert after == talk(command, [*start, "1", ""]).replies()[-2][1]
    assert after


def test_an_action_that_is_not_allowed_is_refused_with_the_rules_reason() -> None:
    said = dict(talk("play card-game --seed 7", ["take snow", "take sun", "lead fire brave"]).replies())
    assert (
        said["take sun"]
        == "No sun lies open. Possible: “take meadow”, “take fire”, “take berry” or “take\n    fog”."
    )
    assert "is not what is asked now" in said["lead fire brave"]
    picks = dict(
        talk("play card-game --seed 5", ["1", "", "pick root meadow", "pick root root fire"]).replies()
    )
    assert picks["pick root meadow"] == "Pick 3 different types."


@pytest.mark.parametrize(
    ("language", "lines", "reasons"),
    [
        (
            "en",
            ("fire sun night", "night brave"),
            ("You have no night in your stock.", "You do not hold the night witch"),
        ),
        (
            "fr",
            ("choisir feu soleil nuit", "jouer nuit brave"),
            ("Vous n’avez pas de sorcière de la nuit", "Vous n’avez pas la sorcière de la nuit en main"),
        ),
        (
            "de",
            ("Feuer Sonne Nacht", "anfuehren nacht mutig"),
            ("Du hast keine Nachthexe im Vorrat.", "Du hast die Nachthexe nicht auf der Hand"),
        ),
    ],
)
def test_the_rules_reason_is_given_in_every_language_with_the_verb_and_without(
    language: str, lines: tuple[str, str], reasons: tuple[str, str]
) -> None:
    pick, lead = lines
    said = dict(
        talk(
            f"play card-game --players 6 --seed 24 --lang {language}",
            ["1", "", pick, "1 2 3", "", lead],
        ).replies()
    )
    assert said[pick].startswith(reasons[0])
    assert said[lead].startswith(reasons[1])
    # Six answers are possible, of which four are named.
    assert said[lead].endswith("…")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Hazel and you win together!"),
        ("fr", "Victoire partagée\u202f: Hazel et vous\u202f!"),
        ("de", "Gemeinsamer Sieg: Hazel und du!"),
    ],
)
def test_who_wins_with_others_is_small_among_their_names(language: str, said: str, tmp_path: Path) -> None:
    state = broomstick.load("card-game", players=3).start(seed=7)
    seats = seat_people(3, [""], ["random", "random"], 1)
    assert Sitting(state, seats, Console(plain=True), tmp_path / "game", language).verdict([0, 1]) == [said]


@pytest.mark.parametrize(
    ("language", "before", "lacking"),
    [
        ("en", "Before round 1. Player 1 will lead.", "Player 2\u00a0(9), Player 3\u00a0(9)."),
        ("fr", "Avant la manche 1. Joueur 1 commencera.", "Joueur 2\u00a0(9), Joueur 3\u00a0(9)."),
        ("de", "Vor Runde\u00a01. Person 1 führt als Erstes an.", "Person 2\u00a0(9), Person 3\u00a0(9)."),
    ],
)
def test_a_name_that_ends_in_a_number_is_told_from_a_count(language: str, before: str, lacking: str) -> None:
    said = talk(f"play card-game --players 3 --people 3 --seed 7 --lang {language}", [""])
    assert before in said.out
    assert lacking in said.out


@pytest.mark.parametrize(
    ("language", "before"),
    [
        ("en", "Before round 1. You will lead."),
        ("fr", "Avant la manche 1. Vous commencerez."),
        ("de", "Vor Runde\u00a01. Du führst als Erstes an."),
    ],
)
def test_before_the_first_round_it_is_said_who_will_lead(language: str, before: str) -> None:
    assert before in talk(f"play card-game --seed 7 --lang {language}").out


def test_help_gives_an_example_with_as_many_as_are_picked(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[game]\npicks = 2\n")
    said = talk(f"play card-game --seed 7 --data {box}", ["1", "", "help"])
    assert "  root meadow   ro me   1 2   mean the same" in dict(said.replies())["help"]


def test_commands_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game"
    start = ["take meadow", "fire sun fog", ""]
    talk(f"play card-game --seed 7 --save {file}", start)
    before = file.read_text()
    commands = [
        "help",
        "?",
        "state",
        "hand",
        "choices",
        "log",
        "who",
        "hint",
        "rules",
        "rules tie",
        "HELP",
        "",
        "undo",
    ]
    said = talk(f"resume {file}", commands)
    assert file.read_text() == before
    replies = said.replies()
    assert [typed for typed, _ in replies[:-1]] == commands
    assert all(reply.strip() for _, reply in replies)
    by_word = {word: reply if word == "choices" else " ".join(reply.split()) for word, reply in replies}
    assert "In stock besides" in by_word["state"]
    assert "To play this round: fire, sun and fog." in by_word["hand"]
    assert by_word["choices"].strip() in said.questions()[0]
    assert "You take the meadow witch as your first card." in by_word["log"]
    assert "Hazel: bot (thrifty)" in by_word["who"]
    assert "A thrifty bot would: lead " in by_word["hint"]
    assert "cg-tie-break" in by_word["rules tie"]
    assert "something new" in by_word["undo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_by_their_words_in_the_language_and_in_english(language: str) -> None:
    say = words(language).say
    for name in ("help", "state", "hand", "log", "who", "choices"):
        own = say(f"command-{name}")
        said = talk(f"play card-game --seed 7 --lang {language}", [name, own, own.upper()]).replies()
        assert len({reply for _, reply in said[:3]}) == 1


def test_the_language_can_be_changed_at_any_time() -> None:
    said = talk("play card-game --seed 7", ["language Français", "langue de", "lang en", "lang xx"])
    french, german, english, wrong = [reply for _, reply in said.replies()[:4]]
    assert "prendre" in french
    assert "nehmen" in german
    assert "take meadow" in english
    assert "xx" in wrong
    assert "fr (français)" in wrong


def test_picks_are_asked_back_and_can_be_changed() -> None:
    said = talk("play card-game --seed 7", ["take meadow", "fire sun fog", "undo", "root sun water", ""])
    replies = said.replies()
    assert "You pick fire, sun and fog. Enter when you are ready" in replies[1][1]
    assert replies[2][1].startswith("Taken back.")
    assert "You pick the root witch, the sun witch and the water witch." in replies[4][1]


def test_a_short_answer_is_asked_back_and_whole_words_are_not() -> None:
    start = ["take meadow", "fire sun fog", ""]
    said = talk("play card-game --seed 7", [*start, "1", "undo", "fi b", "undo", "fire brave"]).replies()
    assert said[3][1].startswith("Lead with the fire witch, brave. Enter plays it")
    assert said[5][1].startswith("Lead with the fire witch, brave.")
    assert said[7][1].startswith("\nTurn 1. You lead the fire witch: brave.")


def test_while_it_asks_back_only_yes_no_or_leaving_count() -> None:
    said = talk("play card-game --seed 7", ["1", "maybe", "2", "", "quit"]).replies()
    assert said[1][1] == said[2][1] == "Press Enter to go on, or type “undo”."
    assert "You take the meadow witch" in said[3][1]
    left = talk("play card-game --seed 7", ["1", "quit"])
    assert "broomstick resume" in left.out
    assert "You take the meadow" not in left.out


def test_quick_asks_nothing_back() -> None:
    said = talk("play card-game --seed 7 --quick", ["1", "1 2 3", "1"])
    assert "Enter" not in said.out
    assert "Turn 1. You lead" in said.out


def test_the_log_is_what_was_told() -> None:
    told: list[str] = []

    def answer(shown: str) -> str | None:
        if told and told[-1] == "log":
            return None
        if shown.count("Round 2 of 4"):
            told.append("log")
            return "log"
        return obedient(shown)

    said = talk("play card-game --seed 5 --quick", answer)
    log = said.replies()[-2][1]
    for line in log.splitlines():
        assert said.out.count(line) >= 2, line
    assert "Round 2 of 4" in log


def leaving(said: Talk) -> str:
    """What is said behind the last prompt."""
    return said.replies()[-1][1].strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_input_is_said_with_how_to_go_on(language: str) -> None:
    said = talk(f"play card-game --seed 7 --lang {language}", ["1"])
    assert said.status == 0
    assert leaving(said).startswith(words(language).say("leave-end-of-input"))
    assert "\n  broomstick resume " in said.out


@pytest.mark.parametrize("word", ["quit", "exit", " Quit "])
def test_quitting_is_said_with_how_to_go_on(word: str) -> None:
    said = talk("play card-game --seed 7", ["take meadow", word, "1 2 3"])
    assert said.status == 0
    assert leaving(said).startswith("Goodbye.\nThe game is kept. Go on with it by\n  broomstick resume ")


def test_an_interruption_is_said_and_keeps_the_game(tmp_path: Path) -> None:
    def press_control_c(shown: str) -> str:
        if "Round 1" in shown:
            raise KeyboardInterrupt
        return "take meadow"

    file = tmp_path / "game"
    said = talk(f"play card-game --seed 7 --save {file}", press_control_c)
    assert said.status == 130
    assert "Interrupted" in leaving(said)
    assert f"broomstick resume {file}" in leaving(said)
    assert talk(f"resume {file}").status == 0
