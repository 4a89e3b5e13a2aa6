"""The prompt shows what its seat may know, and nothing else."""

import contextlib
import io
import sys
from pathlib import Path

import pytest

import broomstick
from broomstick import Bot, Chance, State, View
from broomstick.terminal.console import Console
from broomstick.terminal.desk import Desk, Leave
from broomstick.terminal.saves import BOT_NAMES, Seats, seat_people
from broomstick.terminal.sitting import Sitting
from terminal.talk import obedient, talk


class Typing(Console):
    """A console at which these lines are typed, and nothing more."""

    def __init__(self, lines: list[str], drawn: bool = False) -> None:
        super().__init__()
        self.plain = not drawn
        self.lines = lines

    def ask(self, prompt: str, completions: object = ()) -> str | None:
        sys.stdout.write(f"{prompt} {completions}\n")
        return self.lines.pop(0) if self.lines else None


PROBES = [
    "7",
    "fog",
    "lead root brave",
    "brave",
    "pick root meadow fire",
    "take sun",
    "nonsense",
    "undo",
    "99",
]
COMMANDS = ["state", "hand", "choices", "log", "who", "help", "hint", "rules tie", "map"]


def seats_for(seat: int, players: int) -> Seats:
    return seat_people(players, ["Ada"], ["random"] * (players - 1), seat)


def shown(state: State, seat: int, file: Path, drawn: bool = False) -> str:
    """All that the prompt could print at one moment: question, commands, and what it says to wrong answers."""
    asked = seat in state.deciders
    sitting = Sitting(state.copy(), seats_for(seat, state.players), Typing([], drawn), file, "en")
    sitting.seat = seat
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        face = sitting.face()
        face.state(sitting.view())
        face.hand(sitting.view())
        face.who(sitting.view(), [""] * state.players, state.scores())
        if asked:
            sitting.console = Typing([*PROBES, *COMMANDS], drawn)
            # Every probe that is an answer is asked back; the end of the lines is the end.
            with contextlib.suppress(Leave):
                while True:
                    Desk(sitting).ask()
    return out.getvalue()


def hidden(state: State) -> object:
    """What others hold, and what nobody has seen yet: stocks, roles, spell books, events."""
    position = state.position()
    return [position.get(name) for name in ("stocks", "hands", "books", "coming_events", "bewitched_deck")]


@pytest.mark.parametrize("drawn", [False, True], ids=["plain", "drawn"])
@pytest.mark.parametrize(
    ("name", "players", "every"),
    [
        ("card-game", 4, 5),
        pytest.param("card-game", 3, 3, marks=pytest.mark.slow),
        pytest.param("card-game", 5, 3, marks=pytest.mark.slow),
        ("witchs-brew", 4, 47),
        ("broom-service", 3, 37),
    ],
)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(
    name: str, players: int, every: int, drawn: bool, tmp_path: Path
) -> None:
    game = broomstick.load(name, players=players)
    rng = Chance(players)
    state = game.start(seed=players, journal=False)
    others_differed = 0
    step = 0
    while not state.over:
        step += 1
        seat = state.deciders[-1]
        if step % every == 0:
            twin = game.imagine(state.view(seat), rng)
            with_journal = [game.position(world.position()) for world in (state, twin)]
            texts = [shown(world, seat, tmp_path / "game", drawn) for world in with_journal]
            assert texts[0] == texts[1]
            assert len(texts[0]) > 500
            others_differed += hidden(twin) != hidden(state)
        state.play(seat, rng.pick(state.choices(seat)))
    # The twins really were other worlds.
    assert others_differed > (12 if name == "card-game" else 3)


class Stubborn(Bot):
    """Plays the first choice, but picks the first or the last set of witches."""

    name = "stubborn"

    def __init__(self, at: int) -> None:
        self.at = at

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        return choices[self.at if view.topic >= 0 else 0]


@pytest.mark.parametrize("drawn", [False, True], ids=["plain", "drawn"])
def test_what_bots_pick_does_not_show_before_it_is_played(
    drawn: bool, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    texts = []
    picks = []
    for at in (0, -1):
        state = broomstick.load("card-game").start(seed=7, starter=0)
        lines = ["take meadow", "fire sun water", ""]
        sitting = Sitting(state, seats_for(0, 4), Typing(lines, drawn), tmp_path / "game", "en")
        sitting.bots = [Stubborn(at) for _ in range(4)]
        with pytest.raises(Leave):
            sitting.play()
        texts.append(capsys.readouterr().out)
        picks.append(sitting.state.position()["picks"])
    assert texts[0] == texts[1]
    # They had picked, and differently.
    assert all(ours != theirs for ours, theirs in zip(picks[0][1:], picks[1][1:], strict=True))


def test_the_story_never_tells_what_others_draw() -> None:
    said = talk("play card-game --seed 5 --quick", obedient)
    names = BOT_NAMES[:3]
    drawn = [line for line in said.out.splitlines() if " draw" in line]
    assert len(drawn) > 3
    for line in drawn:
        if any(name in line for name in names):
            assert line.endswith(("3 cards each.", "3 cards."))


def test_no_error_of_the_prompt_names_what_is_hidden() -> None:
    """A refusal speaks of one's own cards and of open ones only."""
    said = talk(
        "play card-game --seed 7",
        ["take meadow", "pick snow root fire", "pick fog fog fog", "lead fog brave"],
    )
    for _, reply in said.replies():
        assert not any(f"{name} has" in reply or f"{name} holds" in reply for name in BOT_NAMES)
