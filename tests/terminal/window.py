"""A terminal of any size for tests: what is shown before every answer of a whole game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from rich.cells import cell_len
from rich.console import Console as Painter

from broomstick import Chance
from broomstick.bots import make
from broomstick.games import load
from broomstick.heart.codes import actions
from broomstick.heart.journal import PUBLIC
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.console import Console
from broomstick.terminal.faces.paint import MARKS
from broomstick.terminal.question import Question
from broomstick.terminal.saves import seat_people
from broomstick.terminal.sitting import Sitting

LONG_NAMES = ("Bartholomäus von Lin", "Anna-Maria Wetterfel", "Mmmmmmmmmmmmmmmmmmmm")


@dataclass
class Page:
    """What was shown before an answer was typed, and the question it ends with."""

    lines: list[str]
    question: Question | None = None

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


class Window(Console):
    """A terminal of a given size that keeps what it is shown; whoever sits there answers as a bot would."""

    def __init__(
        self, columns: int, rows: int = 24, colours: Literal["256"] | None = None, no_color: bool = False
    ) -> None:
        super().__init__(plain=True)
        self.plain = False
        self.columns, self.rows = columns, rows
        self.painter = Painter(
            highlight=False,
            markup=False,
            emoji=False,
            force_terminal=True,
            color_system=colours,
            no_color=no_color,
        )
        self.pages: list[Page] = []
        self.lines: list[str] = []
        self.sitting: Sitting | None = None

    @property
    def size(self) -> tuple[int, int]:
        return self.columns, self.rows

    def put(self, line: str) -> None:
        self.lines.append(line.rstrip())

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str | None:
        assert self.sitting is not None
        state, seat = self.sitting.state, self.sitting.seat
        page = Page(self.lines)
        self.pages.append(page)
        self.lines = []
        if seat == PUBLIC:
            return ""
        choices = state.choices(seat)
        page.question = Question(state.view(seat), choices, self.sitting.speech())
        rng = Chance(f"{seat} {state.moves}")
        return state.game.text(make("random").choose(state.view(seat), choices, rng))


@cache
def pages(
    columns: int,
    players: int,
    language: str = "en",
    names: tuple[str, ...] = ("",),
    rows: int = 24,
    game_name: str = "card-game",
    rounds: int = 0,
    options: tuple[str, ...] = (),
    board: str = "",
) -> list[Page]:
    """A whole game, page by page, or one of so many rounds; the last is the end of it."""
    data = {"game": {"rounds": rounds}} if rounds else None
    more = {"board": board} if board else {}
    game = load(game_name, players, data=data, **more, **dict.fromkeys(options, True))
    window = Window(columns, rows)
    # Who plays well ends a game of Witch's Brew sooner.
    bot = "random" if game_name == "card-game" else "thrifty"
    seats = seat_people(players, list(names), [bot] * (players - len(names)))
    sitting = Sitting(
        game.start(f"drawn {players}"), seats, window, Path("/dev/null/nowhere"), language, True
    )
    # Nothing is to be kept: this is about what is seen.
    sitting.keep = lambda: None  # type: ignore[method-assign]
    window.sitting = sitting
    sitting.welcome(back=False)
    sitting.play()
    sitting.finish()
    return [*window.pages, Page(window.lines)]


def questions(found: list[Page]) -> Iterator[tuple[Page, Question]]:
    for page in found:
        if page.question is not None:
            yield page, page.question


def check_width(found: list[Page], columns: int) -> None:
    """No line is wider than the terminal; only commands to be copied are never broken."""
    for page in found:
        for line in page.lines:
            assert cell_len(line) <= columns or line.startswith("  broomstick "), line


def check_all_stances(found: list[Page], least: int) -> None:
    """In a game in which so many questions at least are whether to be brave."""
    asked = [page for page, one in questions(found) if one.kind in (actions.BRAVE, actions.COWARDLY)]
    assert len(asked) >= least
    for page in asked:
        check_stances(page)


def check_stances(page: Page) -> None:
    """Brave and cowardly differ in shape, not only in colour: boxes of one size, drawn otherwise."""
    assert f"{MARKS[BRAVE]} brave" in page.text
    assert f"{MARKS[COWARDLY]} cowardly" in page.text
    top = next(line for line in page.lines if line.startswith("┏"))
    brave, cowardly = top.split()
    assert (brave[0], brave[-1], cowardly[0], cowardly[-1]) == ("┏", "┓", "╭", "╮")
    assert len(brave) == len(cowardly)
