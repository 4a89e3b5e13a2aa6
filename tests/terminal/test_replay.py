"""Looking at a kept game again: move by move, back and forth, through one seat's eyes or with everything open."""

import re
from pathlib import Path

import pytest

import broomstick
from broomstick.terminal.saves import restore
from broomstick.words import LANGUAGES, words
from terminal.screen import Screen, squeezed
from terminal.talk import Talk, obedient, talk

NEXT = "\nreplay> "


class Diarist:
    """Answers obediently, but asks for the log first; keeps the last log of each person."""

    def __init__(self, stop: int = 1000) -> None:
        self.logs: dict[str, str] = {}
        self.question = ""
        self.stop = stop

    def __call__(self, shown: str) -> str | None:
        name = shown.rpartition("\n")[2].removesuffix("> ")
        if shown.startswith("log\n"):
            self.logs[name] = shown.removeprefix("log\n").rpartition("\n")[0]
            self.stop -= 1
            return obedient(self.question) if self.stop else None
        self.question = shown
        return "log" if shown.endswith("> ") else obedient(shown)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A finished game of one person without a name, and their last log."""
    file = tmp_path_factory.mktemp("alone") / "game"
    diarist = Diarist()
    assert talk(f"play card-game --seed 5 --quick --lang en --save {file}", diarist).status == 0
    return file, diarist.logs


@pytest.fixture(scope="module")
def trio(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A finished game of three at one keyboard, and the last log of each."""
    file = tmp_path_factory.mktemp("trio") / "game"
    diarist = Diarist()
    options = f"--players 3 --names Ada,Ben,Cleo --seed 6 --quick --lang en --save {file}"
    assert talk(f"play card-game {options}", diarist).status == 0
    return file, diarist.logs


def watch(file: Path, *lines: str, options: str = "") -> list[str]:
    """What is shown first, and what to each line."""
    said = talk(f"replay {file} {options}", lines)
    assert said.status == 0
    assert said.err == ""
    first, *rest = said.out.split(NEXT)
    return [first, *[part.partition("\n")[2] for part in rest]]


def place(text: str) -> tuple[int, int, str]:
    """Where one stands, as it is said: move, moves, eyes."""
    found = re.search(r"Move (\d+) of (\d+), seen by: (.+)", text)
    assert found, text
    return int(found[1]), int(found[2]), found[3]


def test_enter_goes_from_news_to_news_until_the_end(alone: tuple[Path, dict[str, str]]) -> None:
    file, _ = alone
    record, _ = restore(file)
    first, *told = watch(file, *[""] * 200)
    assert place(first) == (0, len(record.actions), "open")
    end = told.index("That was the end.")
    assert set(told[end:-1]) == {"That was the end."}
    # Every step tells something; together they tell of every move, and at the end comes the result.
    assert all(step.strip() for step in told[:end])
    assert 20 < end <= len(record.actions)
    whole = squeezed("".join(told[:end]))
    for seat, name in ((0, "Player 1"), (1, "Hazel")):
        picked = [action for action in record_text(file) if action.startswith(f"{seat} pick")]
        assert len(picked) == 4
        assert whole.count(squeezed(f"{name} picks")) == 4
    assert "1. " in told[end - 1]
    assert "from brave potions" in told[end - 1]


def record_text(file: Path) -> list[str]:
    """The actions in a file, one a line."""
    return file.read_text().partition("\nactions\n")[2].splitlines()


def test_back_undoes_enter(alone: tuple[Path, dict[str, str]]) -> None:
    file, _ = alone
    said = watch(file, "", "state", "", "", "back", "back", "state", "", "back", *["back"] * 5, "")
    # After one step and two more, two back: the same table, and the same step follows.
    assert said[5] != said[6]
    assert place(said[6]) == place(said[2])
    assert said[6] == said[7] == said[2]
    assert said[8] == said[3]
    # Before the beginning there is nothing.
    assert place(said[14])[0] == 0
    assert said[15] == said[1]


def test_rounds_start_and_end_are_found(alone: tuple[Path, dict[str, str]]) -> None:
    file, _ = alone
    said = watch(file, "round 3", "", "2", "end", "", "start", "round 1", "ROUND 4")
    _, third, picks, second, end, nothing, start, first, fourth, _ = said
    for number, text in ((3, third), (2, second), (1, first), (4, fourth)):
        assert f"Round {number} of 4, picking." in text
        assert place(text)[2] == "open"
    assert place(first) < place(second) < place(third) < place(fourth) < place(end)
    # From the beginning of a round, Enter goes on with its first news.
    assert "Everybody has picked." in picks
    assert "The game is over." in end
    assert "1. " in end
    assert nothing == "That was the end."
    assert place(start) == (0, place(end)[1], "open")


def test_one_can_begin_at_a_round_or_have_it_all_at_once(alone: tuple[Path, dict[str, str]]) -> None:
    file, _ = alone
    (first, _) = watch(file, options="--round 3")
    assert first.count("Round 3 of 4, picking.") == 1
    assert first.index("Enter goes on.") < first.index("Round 3 of 4, picking.")
    said = talk(f"replay {file} --all")
    assert said.status == 0
    assert "replay>" not in said.out
    for number in (1, 2, 3, 4):
        assert f"\nRound {number} of 4\n" in said.out
    assert said.out.count("from brave potions") == 4
    assert talk(f"replay {file} --all", ["", "quit"]).out == said.out


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("bogus", "“bogus” means nothing here. Enter goes on, “help” says what else."),
        ("\x1b[2J", "“?[2J” means nothing here."),
        ("round", "There is no round “” in this game: rounds go from 1 to 4."),
        ("round 0", "There is no round “0” in this game"),
        ("round 5", "There is no round “5” in this game"),
        ("5", "There is no round “5” in this game"),
        ("round two", "There is no round “two” in this game"),
        ("round 99999999999999999999", "There is no round “99999999999999999999” in this game"),
        ("0000000010", "There is no round “0000000010” in this game"),
        ("as", "“” is nobody here: there are Player 1, Hazel, Sorrel, Tansy, open, public."),
        ("as Nobody", "“Nobody” is nobody here"),
        ("as 0", "“0” is nobody here"),
        ("as 5", "“5” is nobody here"),
        ("as 0000000010", "“0000000010” is nobody here"),
        ("help", "Enter goes on. Besides that: back, round N"),
    ],
)
def test_a_wrong_word_gets_one_line_and_nothing_moves(
    line: str, reply: str, alone: tuple[Path, dict[str, str]]
) -> None:
    file, _ = alone
    said = watch(file, "round 2", line, "state")
    assert " ".join(said[2].split()).startswith(reply)
    assert said[2].count("\n") <= 1
    assert said[3] == said[1]


def test_it_ends_with_quit_and_with_the_end_of_input(alone: tuple[Path, dict[str, str]]) -> None:
    file, _ = alone
    assert talk(f"replay {file}", ["quit", "state"]).out.endswith("replay> quit\n")
    assert talk(f"replay {file}", []).status == 0


@pytest.mark.parametrize(
    "options", ["--as Nobody", "--as 9", "--as 0000000010", "--round 5", "--round -1", "--round two"]
)
def test_an_option_that_cannot_be_is_refused(options: str, alone: tuple[Path, dict[str, str]]) -> None:
    file, _ = alone
    said = talk(f"replay {file} {options}", [""])
    assert said.status == 2
    assert said.out == ""
    assert options.split()[1] in said.err


def test_a_seat_is_shown_exactly_what_it_saw(
    alone: tuple[Path, dict[str, str]], trio: tuple[Path, dict[str, str]]
) -> None:
    """The log that somebody could read at their last question is how the replay through their eyes begins."""
    assert list(alone[1]) == [""]
    assert sorted(trio[1]) == ["Ada", "Ben", "Cleo"]
    for file, logs in (alone, trio):
        for seat, (name, log) in enumerate(sorted(logs.items())):
            for eyes in {name or "you", str(seat + 1)}:
                assert talk(f"replay {file} --all --as {eyes}").out.startswith(log + "\n")
            assert watch(file, f"as {name or 'YOU'}", "end", "log")[3].startswith(log + "\n")
    # Each has seen something else.
    assert len({*trio[1].values()}) == 3


def test_open_eyes_see_what_everybody_drew_and_holds_and_public_ones_nothing(
    trio: tuple[Path, dict[str, str]],
) -> None:
    file, _ = trio
    said = watch(file, "as open", "round 2", "log", "as public", "log", "as Ben", "log")
    _, _, opened, open_log, public, public_log, ben, ben_log, _ = said
    assert opened.count("In stock: ") == 3
    assert public.count("In stock: ") == 0
    assert ben.count("In stock: ") == 1
    assert [place(text)[2] for text in (opened, public, ben)] == ["open", "public", "Ben"]
    # Moved to other eyes, one stays where one was.
    assert len({place(text)[0] for text in (opened, public, ben)}) == 1
    exact = r"(\w+) draws [^.]* witch(?:es)?\b"
    assert set(re.findall(exact, open_log)) == {"Ada", "Ben", "Cleo"}
    assert set(re.findall(exact, ben_log)) == {"Ben"}
    assert re.findall(exact, public_log) == []
    assert set(re.findall(r"(\w+) picks", open_log)) == {"Ada", "Ben", "Cleo"}
    assert set(re.findall(r"(\w+) picks", ben_log)) == {"Ben"}
    assert re.findall(r"(\w+) picks", public_log) == []


def test_the_cards_that_open_eyes_see_are_those_of_the_game(trio: tuple[Path, dict[str, str]]) -> None:
    file, _ = trio
    record, _ = restore(file)
    shown = watch(file, "round 2")[1]
    state = record.replay(place(shown)[0])
    held = [text.split(", ") for text in re.findall(r"In stock: ([^.]*)\.", " ".join(shown.split()))]
    stocks = state.position()["stocks"]
    for seat in range(3):
        counts = {name: int(count) for name, count in (one.split() for one in held[seat])}
        assert counts == {name: count for name, count in stocks[seat].items() if count}


def test_a_game_that_goes_on_is_shown_as_its_one_person_sees_it(tmp_path: Path) -> None:
    file = tmp_path / "game"
    diarist = Diarist(stop=6)
    talk(f"play card-game --seed 5 --quick --save {file}", diarist)
    assert not restore(file)[0].replay().over
    first, end, log, opened, _ = watch(file, "end", "log", "as open")
    assert place(first)[2] == "You"
    assert log == diarist.logs[""]
    for text in (first, end, log):
        assert "Hazel has" not in text
        assert "Hazel picks" not in text
    # It is shown open only to who asks for it.
    assert "Hazel has" in opened
    assert place(watch(file, options="--as open")[0])[2] == "open"


def test_a_shared_game_that_goes_on_is_shown_as_everybody_sees_it_and_envelopes_stay_shut(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game"
    lines = ["", "1", "1 2 3", "", "1 2 3"]
    talk(f"play card-game --players 3 --names Ada,Ben,Cleo --seed 7 --quick --save {file}", lines)
    assert len(restore(file)[1].envelopes) == 2
    said = watch(file, "end", "log", "", "as Ada", "log", "as open", "log")
    assert place(said[0])[2] == "public"
    assert said[3] == "That was the end."
    assert not re.search("pick(s|ed) ", "".join(said))
    assert "In stock" not in "".join(said[:4])


@pytest.mark.parametrize("name", ["Open", "Public"])
def test_a_game_is_not_shown_as_somebody_who_is_called_like_a_way_of_looking(
    name: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    talk(f"play card-game --players 3 --names {name},Ben --seed 7 --quick --save {file}", ["", "1"])
    first, asked_for, _ = watch(file, f"as {name}")
    assert place(first)[2] == "public"
    assert "In stock" not in first
    assert place(asked_for)[2] == name


def test_before_the_first_round_there_is_no_round_to_go_to(tmp_path: Path) -> None:
    file = tmp_path / "game"
    talk(f"play card-game --seed 7 --save {file}", [])
    said = watch(file, "", "round 1", "state")
    assert said[1] == "That was the end."
    assert said[2].count("\n") == 0
    assert place(said[3]) == (0, 0, "You")


def test_a_record_that_begins_in_the_middle_of_a_game_can_be_looked_at(tmp_path: Path) -> None:
    state = broomstick.load("card-game", players=3).start(seed=4, starter=0)
    while state.round < 3:
        state.play(state.deciders[0], state.choices(state.deciders[0])[0])
    later = state.game.position(state.position())
    while later.round < 4:
        later.play(later.deciders[0], later.choices(later.deciders[0])[0])
    file = tmp_path / "record"
    file.write_text(later.record().text())
    said = watch(file, "", "round 4", "round 1", "start", "round 3")
    assert "Round 4 of 4, picking." in said[2]
    assert said[3].startswith("There is no round “1” in this game")
    assert "Round 3 of 4, picking." in said[4]
    assert said[5] == said[4]


def test_without_a_file_it_is_the_latest_game_finished_or_not() -> None:
    assert talk("replay").status == 2
    talk("play card-game --seed 7", ["1", ""])
    talk("play card-game --seed 8 --players 3 --quick", obedient)
    assert "Game, 3 players" in talk("replay").out
    talk("resume", ["1 2 3", ""])
    assert "Game, 4 players" in talk("replay").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_the_language_and_in_english(
    language: str, alone: tuple[Path, dict[str, str]]
) -> None:
    file, _ = alone
    own = words(language, "card-game").say

    def replies(lines: list[str]) -> list[str]:
        said: Talk = talk(f"replay {file} --lang {language}", lines)
        assert said.status == 0
        parts = said.out.split("\n" + own("replay-prompt") + " ")[1:]
        return [part.partition("\n")[2] for part in parts]

    english = ["round 2", "next", "back", "as public", "as open", "state", "end", "start", "log", "help"]
    native = [
        " ".join(
            own("command-help" if word == "help" else f"replay-{word}") if word.isalpha() else word
            for word in line.split()
        )
        for line in english
    ]
    assert replies(english) == replies(native) == replies([line.upper() for line in native])
    assert all(reply.strip() for reply in replies(english)[:-3])
    assert replies([own("replay-quit"), "state"]) == [""]
    if language != "en":
        assert native != english


def test_in_a_terminal_words_are_finished_and_an_interruption_ends_it(
    alone: tuple[Path, dict[str, str]],
) -> None:
    file, _ = alone
    with Screen(f"replay {file}", columns=60) as screen:
        screen.asked()
        screen.answer("round 4")
        # "state" begins nearly so.
        screen.keys("star\t")
        screen.wait_for("start")
        screen.keys("\r")
        assert "Move 0 of" in screen.asked()
        for line in ("", "as hazel", "end", "log"):
            screen.answer(line)
        assert [line for line in screen.too_wide() if line.strip()] == []
        screen.interrupt()
        assert screen.ended() == 130
        assert "Traceback" not in screen.shown()
        assert screen.raw.endswith(b"\n")
