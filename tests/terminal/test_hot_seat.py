"""Several people at one keyboard: nobody is shown, nor can scroll back to, what only another may know."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from broomstick import Chance, State
from broomstick.heart.core import PICKS
from broomstick.terminal.console import CLEAR, ENTER_SCREEN, LEAVE_SCREEN
from broomstick.terminal.saves import Seats, restore
from broomstick.words import Cast, Speech, words
from terminal.screen import Screen, only_game, squeezed, without_escapes
from terminal.talk import obedient, short_box, talk

TRIO = "play card-game --players 3 --names Ada,Ben,Cleo"


def read_off(curtain: str) -> str:
    """What stands on the curtain, without its cloth and the frame of its plate."""
    return " ".join(re.sub("[░▒▓│┌┐└┘─]", " ", curtain).split())


def kept(file: Path) -> tuple[State, Seats]:
    record, seats = restore(file)
    return record.replay(), seats


@dataclass
class Watch:
    """Plays a whole game and looks at every screen for what should not be there."""

    screen: Screen
    file: Path
    language: str
    rng: Chance = field(default_factory=lambda: Chance(1))
    hands: dict[int, set[str]] = field(default_factory=dict)
    """What each seat was shown of its own cards, since it sat down last."""
    sentences: dict[tuple[int, int], str] = field(default_factory=dict)
    """What only one seat was told, by seat and code; squeezed."""
    curtains: int = 0
    drawn: int = 0
    """How often somebody was shown such a sentence of their own."""

    def read_secrets(self, state: State, seats: Seats) -> None:
        """The sentences that only one seat may read."""
        assert state.journal is not None
        speech = Speech(self.language, state.game, Cast([seat.name for seat in seats.seats]))
        for entry in state.journal.entries:
            # The one concerned alone: the others are told something less exact instead.
            if (
                entry.seat >= 0
                and entry.audience == 1 << entry.seat
                and (entry.seat, entry.code) not in self.sentences
            ):
                self.sentences[entry.seat, entry.code] = squeezed(speech.entry(entry))

    def check(self, viewer: int, seats: Seats) -> None:
        """At a curtain (viewer -1) and at a prompt: nothing that only others know, nor what they typed."""
        everything = self.screen.everything()
        text = squeezed(everything)
        read = [seat for (seat, _), sentence in self.sentences.items() if sentence in text]
        assert set(read) <= {viewer}
        self.drawn += len(read)
        for seat, shown in self.hands.items():
            if seat == viewer:
                assert all(block in everything for block in shown)
            else:
                others = shown - self.hands.get(viewer, set())
                assert [block for block in others if block in everything] == []
                assert f"{seats.seats[seat].name}> " not in everything

    def play(self) -> None:
        shown = self.screen.asked()
        sitting = -1
        while True:
            state, seats = kept(self.file)
            self.read_secrets(state, seats)
            person = re.search(r"(\w+)> $", shown)
            if person is None:
                self.curtains += 1
                sitting = -1
                self.check(sitting, seats)
                line = ""
            else:
                seat = [one.name for one in seats.seats].index(person[1])
                assert seat in state.deciders
                block = "\n".join(line.rstrip() for line in self.screen.answer("hand").splitlines()[:-1])
                assert block.strip()
                self.hands[seat] = {block} | (self.hands[seat] if sitting == seat else set())
                sitting = seat
                self.check(seat, seats)
                line = self.numbers(state, seat)
            self.screen.type(line)
            self.screen.until(
                lambda: self.screen.process.poll() is not None or self.screen.is_asked(), "an answer"
            )
            if self.screen.process.poll() is not None:
                return
            shown = self.screen.asked()

    def numbers(self, state: State, seat: int) -> str:
        """Any answer, by number."""
        choices = [state.game.text(choice) for choice in state.choices(seat)]
        if state.topic != PICKS:
            # Where a number is asked for, it counts from 0.
            first = 0 if choices[0] == "fist 0" else 1
            return str(first + self.rng.below(len(choices)))
        many = len({role for choice in choices for role in choice.split()[1:]})
        order = list(range(1, many + 1))
        self.rng.shuffle(order)
        return " ".join(map(str, order[: len(choices[0].split()) - 1]))


@pytest.mark.parametrize(
    ("plain", "language", "options"),
    [
        (False, "en", "card-game --players 3 --names Ada,Ben,Cleo"),
        (True, "de", "card-game --players 4 --names Ada,Ben --seat 4 --bots thrifty,random"),
        pytest.param(True, "fr", "card-game --players 3 --names Ada,Ben,Cleo", marks=pytest.mark.slow),
        pytest.param(
            True, "en", "card-game --players 6 --names Ada,Ben,Cleo,Dan --seat 2", marks=pytest.mark.slow
        ),
        pytest.param(
            False, "fr", "card-game --players 5 --names Ada,Ben,Cleo,Dan,Eve", marks=pytest.mark.slow
        ),
        (True, "en", "witchs-brew --players 4 --names Ada,Ben --bots thrifty"),
        pytest.param(
            False, "de", "witchs-brew --players 3 --names Ada,Ben,Cleo --barred-roles", marks=pytest.mark.slow
        ),
        (False, "fr", "broom-service --players 2 --names Ada,Ben --mountain-tiles --data {short}"),
        pytest.param(
            True,
            "de",
            "broom-service --players 4 --names Ada,Ben,Cleo --bots thrifty",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_over_a_whole_game_no_screen_holds_what_only_others_may_know(
    plain: bool, language: str, options: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    more = f"--seed 5 --quick --lang {language} --save {file}" + (" --plain" if plain else "")
    with Screen("play", options.format(short=short_box(tmp_path)), more) as screen:
        watch = Watch(screen, file, language)
        watch.play()
        assert screen.ended() == 0, screen.shown()
        # It was a real game, and there was something to hide.
        state, seats = kept(file)
        assert state.over
        assert watch.curtains > 4 * len(seats.people)
        assert watch.drawn >= 3 * len(seats.people)
        # Everybody looks at the end, and it stays.
        end = screen.raw.rpartition((CLEAR if plain else LEAVE_SCREEN).encode())[2]
        assert words(language).say("entry-game-over") in without_escapes(end)
        assert f"broomstick replay {file}" in without_escapes(end)
        assert [
            secret for secret in watch.sentences.values() if secret in squeezed(without_escapes(end))
        ] == []
        # Drawn games have a screen of their own meanwhile; plain ones send nothing but the wiping.
        if plain:
            assert screen.raw.replace(CLEAR.encode(), b"").count(b"\x1b") == 0
        else:
            assert screen.raw.startswith(ENTER_SCREEN.encode())
            assert screen.raw.count(ENTER_SCREEN.encode()) == screen.raw.count(LEAVE_SCREEN.encode()) == 1


@pytest.mark.parametrize("mode", ["", "--plain"])
def test_what_the_next_person_is_shown_does_not_depend_on_sealed_picks(mode: str) -> None:
    """Byte for byte, from the curtain on."""
    screens = []
    for picks in ("1 2 3", "6 5 4"):
        with Screen(TRIO, "--seed 7 --quick", mode) as screen:
            screen.asked()
            screen.answer("")
            screen.answer("1")
            screen.answer("hand")
            curtain = screen.answer(picks)
            assert "The keyboard goes to Ben" in curtain
            screen.answer("")
            screens.append(screen.raw.split(CLEAR.encode())[-2:])
    assert screens[0] == screens[1]
    assert b"Ben> " in screens[0][1]


@pytest.mark.parametrize("mode", ["", "--plain"])
def test_the_curtain_wipes_the_hand_off_the_screen_and_off_the_history(mode: str, tmp_path: Path) -> None:
    with Screen(TRIO, "--seed 7", mode) as screen:
        # Who plays stays on the screen until somebody sits down.
        welcome = screen.asked()
        assert "At this keyboard: Ada, Ben and Cleo." in welcome
        assert "At this keyboard: Ada, Ben and Cleo." in screen.everything()
        screen.answer("")
        screen.answer("take root")
        hand = screen.answer("hand").splitlines()[0]
        # What Ada typed can be brought back by Ada.
        assert screen.answer("\x1b[A").splitlines()[0] == hand
        assert screen.everything().count(hand) >= 2
        ready = screen.answer("fire sun water")
        assert "You pick fire, sun and water." in squeezed_spaces(ready)
        screen.answer("maybe")
        screen.answer("undo")
        screen.answer("sun fire meadow")
        curtain = screen.answer("")
        assert "The keyboard goes to Ben. Everybody else looks away." in read_off(curtain)
        assert screen.everything().strip().splitlines() == curtain.strip().splitlines()
        # Ben sits down: neither the arrow key nor what was cut off the line brings back what Ada typed.
        screen.answer("")
        own = screen.answer("hand").splitlines()[0]
        assert own != hand
        assert hand not in screen.everything()
        assert "Ada>" not in screen.everything()
        file = only_game(tmp_path / "home")
        assert kept(file)[1].envelopes == {0: "pick meadow fire sun"}


def squeezed_spaces(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())


def test_nothing_typed_can_be_brought_back_by_the_next_person() -> None:
    with Screen(TRIO, "--seed 7 --quick --plain") as screen:
        screen.asked()
        screen.answer("")
        screen.answer("1")
        hand = screen.answer("hand")
        # The arrow key brings back what Ada typed, and Ctrl-Y what she cut.
        assert screen.answer("\x1b[A") == hand
        screen.answer("1 2 4\x15hand")
        screen.answer("1 2 4")
        screen.answer("")
        # Ben's bring back nothing.
        hand = screen.answer("hand")
        screen.answer("who")
        assert screen.answer("\x1b[A\x1b[A") == hand
        for key in ("\x1b[A" * 9, "\x19", "\x10" * 9 + "\x15", "\x12 2 4\x07"):
            assert "1 2 4" not in echo(screen, key + "hand"), repr(key)


def echo(screen: Screen, line: str) -> str:
    """What the line editor shows while something is typed."""
    screen.answer(line)
    return screen.shown().partition("\n")[0]


START = ["", "take root"]
"""Ada sits down and takes a card; the other two must take what is left, and all pick next, she first."""


def test_a_sealed_answer_can_be_changed_until_the_last_is_ready(tmp_path: Path) -> None:
    file = tmp_path / "game"
    with Screen(TRIO, f"--seed 7 --quick --save {file}") as screen:
        screen.asked()
        for line in START:
            screen.answer(line)
        curtain = screen.answer("root meadow fire")
        # Nobody else has a sealed answer yet.
        assert "types their name" in read_off(curtain)
        assert curtain.count("Ada") == 1
        for wrong in ("Ben", "Cleo", "Adam", "1 2 3", "undo"):
            reply = screen.answer(wrong)
            assert "Nobody by that name has a sealed answer." in squeezed_spaces(reply)
            assert reply.count("press Enter") == 2
        assert kept(file)[1].envelopes == {0: "pick root meadow fire"}
        # Ada comes back, in small letters; Ben's turn follows.
        screen.answer(" ada ")
        assert "Ada>" in screen.lines()[screen.pyte.cursor.y]
        assert kept(file)[1].envelopes == {}
        assert "The keyboard goes to Ben." in screen.answer("berry sun water")
        screen.answer("")
        both = squeezed_spaces(screen.answer("root meadow fire"))
        assert "The keyboard goes to Cleo." in both
        assert "Ada or Ben" in both
        # Cleo is not to be changed: she has not answered. Ben comes back, changes nothing, and takes it back once.
        screen.answer("BEN")
        screen.answer("root meadow fire")
        screen.answer("")
        assert "Cleo>" in screen.lines()[screen.pyte.cursor.y]
        last = screen.answer("root fire berry")
        # All are ready: what was sealed is played, and nobody is offered to change it.
        assert "types their name" not in last
        state, seats = kept(file)
        assert seats.envelopes == {}
        assert [" ".join(picks) for picks in state.position()["picks"]] == [
            "berry sun water",
            "root meadow fire",
            "root fire berry",
        ]


@pytest.mark.parametrize("mode", ["", "--plain"])
def test_a_game_left_while_picking_keeps_its_envelopes_shut(mode: str, tmp_path: Path) -> None:
    with Screen(TRIO, "--seed 7 --quick", mode) as screen:
        screen.asked()
        for line in [*START, "root meadow fire", "", "meadow fire berry"]:
            screen.answer(line)
        file = only_game(tmp_path / "home")
        before = file.read_bytes()
        assert list(kept(file)[1].envelopes) == [0, 1]
        # At the curtain, and at the prompt of whoever is next: the end of input, and Ctrl-C.
        screen.end()
        assert screen.ended() == 0, screen.shown()
        assert words("en").say("leave-end-of-input") in screen.shown()
        assert file.read_bytes() == before
    with Screen("resume --quick", mode) as screen:
        shown = squeezed_spaces(screen.asked())
        assert "The game goes on." in shown
        assert "The keyboard goes to Cleo." in shown
        assert "Ada or Ben" in shown
        screen.answer("")
        screen.answer("log")
        screen.answer("state")
        everything = screen.everything()
        assert "Cleo> " in everything
        assert "root meadow fire" not in everything
        assert "Ada picks" not in everything
        hand = screen.answer("hand").splitlines()[0]
        screen.interrupt()
        assert screen.ended() == 130
        assert file.read_bytes() == before
        # Nothing of Cleo's is left for whoever comes to the terminal next.
        after = screen.raw.rpartition((CLEAR if mode else LEAVE_SCREEN).encode())[2]
        assert hand in without_escapes(screen.raw)
        assert hand not in without_escapes(after)
        if mode:
            assert hand not in screen.everything()
        assert f"broomstick resume {file}" in without_escapes(after)


def test_nobody_takes_back_what_another_chose() -> None:
    def undone(*lines: str) -> list[str]:
        """What is said to each "undo"."""
        said = talk(f"{TRIO} --seed 7 --quick", [*START, *lines]).out
        return re.findall(r"> undo\n(.*)", said)

    refused = "The last choice cannot be taken back. "
    # Ada may, while nobody has answered since; Ben may not, though he could say more.
    assert undone("undo", "take water") == ["Taken back."]
    assert undone("root meadow fire", "", "undo") == [refused + "The last choice was made by Ada."]
    # Nor may Ada, once Ben has sealed an answer that he thought of with her card on the table.
    both = ["root meadow fire", "", "root meadow fire", "ada"]
    assert undone(*both, "undo") == [refused + "Somebody has been shown something new"]


def test_in_a_pipe_the_curtain_says_that_nothing_can_be_hidden() -> None:
    said = talk(f"{TRIO} --seed 7 --quick", obedient)
    assert said.status == 0
    assert "\x1b" not in said.out
    assert said.out.count("The keyboard goes to ") == said.out.count(
        "(Nothing can be hidden here: this is not a terminal.)"
    )
    assert said.out.count("The keyboard goes to ") > 12


@pytest.mark.parametrize("word", ["quit", "quitter"])
def test_one_can_leave_at_the_curtain(word: str) -> None:
    said = talk(f"{TRIO} --seed 7 --lang fr", [word])
    assert said.status == 0
    assert "Au revoir." in said.out


def test_a_person_without_a_name_gets_one_in_company() -> None:
    said = talk("play card-game --names Ada,,Ben --people 4 --players 4 --seed 7", [""])
    assert "At this keyboard: Ada, Ben, Player 3 and Player 4." in said.out


@pytest.mark.parametrize("mode", ["", "--plain"])
def test_wide_letters_and_long_names_fit_a_narrow_terminal(mode: str) -> None:
    names = "李雷李雷李雷李雷李雷,Wilhelmina-Rosamunde,Ωμέγα"
    with Screen(
        f"play card-game --players 3 --names {names} --seed 7 --quick --lang fr", mode, columns=60
    ) as screen:
        screen.asked()
        for line in [
            "",
            "1",
            "état",
            "journal",
            "1 2 3",
            "",
            "aide",
            "1 2 3",
            "",
            "1 2 3",
            "",
            "qui",
            "1",
            "",
        ]:
            screen.answer(line)
        assert screen.too_wide() == []
