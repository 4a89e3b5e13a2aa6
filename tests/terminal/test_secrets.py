"""The prompt shows what its seat may know, and nothing else."""

import pytest

import broomstick
from broomstick import Bot, Chance, State, View
from broomstick.terminal import screen, words
from broomstick.terminal.console import Console
from broomstick.terminal.questions import Question
from broomstick.terminal.saves import Seats
from broomstick.terminal.sitting import Leave, Sitting
from terminal.talk import obedient, talk


class Typing(Console):
    """A console at which these lines are typed, and nothing more."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def ask(self, prompt: str) -> str | None:
        return self.lines.pop(0) if self.lines else None


PROBES = ["7", "fog", "lead root brave", "brave", "pick root meadow fire", "take sun", "same", "nonsense"]


def shown(state: State, seat: int) -> list[str]:
    """All that the prompt could print at one moment: question, table, hand, and what it says to wrong answers."""
    sitting = Sitting(state, Seats(seat, "Ada", ["random"] * (state.players - 1)), Console(), "")
    view = sitting.view()
    lines = [screen.heading(view, sitting.cast), *screen.table(view, sitting.cast), screen.hand(view)]
    if seat in state.deciders:
        question = Question(view, state.choices(seat), sitting.cast)
        lines += question.lines()
        for probe in PROBES:
            try:
                lines.append(str(question.read(probe)))
            except ValueError as error:
                lines.append(sitting.why_not(probe, str(error)))
    return lines


@pytest.mark.parametrize("players", [3, 4, 5])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(players: int) -> None:
    game = broomstick.load("card-game", players=players)
    rng = Chance(players)
    state = game.start(seed=players)
    others_differed = 0
    while not state.over:
        for seat in {state.deciders[-1], state.moves % players}:
            twin = game.imagine(state.view(seat), rng)
            assert shown(twin, seat) == shown(state, seat)
            others_differed += twin.position()["stocks"] != state.position()["stocks"]
        asked = state.deciders[-1]
        state.play(asked, rng.pick(state.choices(asked)))
    # The twins really were other worlds.
    assert others_differed > 50


class Stubborn(Bot):
    """Plays the first choice, but picks the first or the last set of witches."""

    name = "stubborn"

    def __init__(self, at: int) -> None:
        self.at = at

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        return choices[self.at if view.topic >= 0 else 0]


def test_what_bots_have_picked_does_not_show_when_one_is_asked_to_pick(
    capsys: pytest.CaptureFixture[str],
) -> None:
    texts = []
    answers = []
    for at in (0, -1):
        state = broomstick.load("card-game").start(seed=7, starter=0)
        sitting = Sitting(state, Seats(0, "Ada", ["random"] * 3), Typing(["meadow"]), "")
        sitting.bots = [Stubborn(at) for _ in range(4)]
        with pytest.raises(Leave):
            sitting.play()
        texts.append(capsys.readouterr().out)
        answers.append(state.position()["answers"])
    assert texts[0] == texts[1]
    # They had picked already, and differently.
    assert all(ours != theirs for ours, theirs in zip(answers[0][1:], answers[1][1:], strict=True))


def test_the_story_never_tells_what_others_draw() -> None:
    said = talk("play card-game --seed 5", obedient)
    names = words.BOT_NAMES[:3]
    drawn = [line for line in said.out.splitlines() if " draw" in line]
    assert len(drawn) > 6
    for line in drawn:
        if any(name in line for name in names):
            assert line.endswith(("3 cards each", "3 cards"))
