"""``broomstick play``, ``broomstick learn`` and ``broomstick resume``."""

import argparse
import contextlib
import secrets
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from broomstick.bots import make
from broomstick.bots.specs import names_a_class, usual
from broomstick.games import game_names, load, manifest_of
from broomstick.heart.errors import BroomstickError
from broomstick.heart.state import State
from broomstick.lessons import course, lesson_of, read_again
from broomstick.terminal.console import Console
from broomstick.terminal.desk import Leave
from broomstick.terminal.learning import Learning
from broomstick.terminal.options import chosen
from broomstick.terminal.saves import Seat, Seats, home, kept, new_file, played, seat_people
from broomstick.terminal.sitting import Sitting
from broomstick.terminal.trouble import Trouble
from broomstick.words import words

STOPPED = 130


def play(asked: argparse.Namespace, language: str) -> int:
    """A new game."""
    game = load(asked.game, asked.players, **chosen(asked))
    seats = seated(asked, language, usual(game.name))
    if asked.save and Path(asked.save).exists():
        raise Trouble("there-already", file=asked.save)
    seed = asked.seed if asked.seed is not None else str(secrets.randbelow(1_000_000))
    file = Path(asked.save) if asked.save else new_file(game.name)
    starter = asked.starter
    if starter is not None and not 1 <= starter <= game.players:
        raise Trouble("seat", seat=starter, players=game.players)
    state = game.start(seed, starter=None if starter is None else starter - 1)
    return sit(Sitting(state, seats, Console(asked.plain), file, language, asked.quick), False)


def seated(asked: argparse.Namespace, language: str, usual_bot: str) -> Seats:
    """Who sits where, as the options say."""
    players = asked.players
    names = [name.strip() for name in asked.names.split(",") if name.strip()]
    people = max(asked.people or len(names), 1)
    if people > players:
        raise Trouble("too-many-people", people=people, players=players)
    if len(names) > people:
        raise Trouble("names", count=len(names), people=people)
    names += [""] * (people - len(names))
    if people > 1:
        # In company everybody goes by name.
        say = words(language).say
        names = [name or say("player-number", number=i) for i, name in enumerate(names, 1)]
    if not 1 <= asked.seat <= players:
        raise Trouble("seat", seat=asked.seat, players=players)
    bots = named_bots(asked.bots or usual_bot, players - people)
    return seat_people(players, names, bots, asked.seat - 1).check(players)


def named_bots(text: str, count: int) -> list[str]:
    """The bots that somebody has typed: one kind for all, or one for each. A class may be in a file in this folder."""
    bots = [bot.strip() for bot in text.split(",")]
    if any(names_a_class(bot) for bot in bots) and "" not in sys.path:
        sys.path.insert(0, "")
    for bot in bots:
        make(bot)
    if len(bots) == 1:
        bots *= count
    if len(bots) != count:
        raise Trouble("bots", count=count, named=len(bots))
    return bots


def resume(asked: argparse.Namespace, language: str) -> int:
    """A game from a file, which it goes on being kept in."""
    if asked.list:
        return list_kept(language)
    file = Path(asked.file) if asked.file else latest()
    state, _, seats = played(file)
    if state.over:
        raise Trouble("over", file=str(file))
    go_on_with(seats, asked.bots)
    return sit(sitting(state, seats, Console(asked.plain), file, language, asked.quick), True)


def sitting(state: State, seats: Seats, console: Console, file: Path, language: str, quick: bool) -> Sitting:
    """A kept game, or a kept lesson; where a lesson's text has changed since, the game goes on without it."""
    kept_lesson = seats.lesson
    if kept_lesson is not None:
        lesson = read_again(state.game.name, kept_lesson.name, kept_lesson.mark)
        if lesson is not None:
            place = course.read_place(kept_lesson.place)
            return Learning(state, seats, console, file, language, quick, lesson, place)
        seats.lesson = None
    return Sitting(state, seats, console, file, language, quick)


def learn(asked: argparse.Namespace, language: str) -> int:
    """A lesson, from its beginning or from where it was left."""
    lesson = lesson_of(manifest_of(asked.game).name, asked.lesson)
    file = home() / f"{lesson.game}-lesson-{lesson.name}.txt"
    console = Console(asked.plain)
    if file.exists() and not asked.anew:
        state, _, seats = played(file)
        back = sitting(state, seats, console, file, language, asked.quick)
        if isinstance(back, Learning) and not back.done:
            return sit(back, True)
    state = course.start_of(lesson, 0)
    bots = [bot or usual(lesson.game) for bot in lesson.bots]
    seats = Seats([Seat(name, bots[i] if name else "") for i, name in enumerate(lesson.names)])
    place = course.begin(lesson, state)
    return sit(Learning(state, seats, console, file, language, asked.quick, lesson, place), False)


def go_on_with(seats: Seats, typed: str) -> None:
    """The bots that were typed take over; without any, those of the file, if they are ours: a file runs no program."""
    if typed:
        for i, bot in zip(seats.bots, named_bots(typed, len(seats.bots)), strict=True):
            seats.seats[i].bot = bot
    for seat in seats.seats:
        if names_a_class(seat.bot) and not typed:
            raise Trouble("bot-again", bot=seat.bot)


def unfinished() -> Iterator[tuple[Path, State, Seats]]:
    """Every kept game that can go on, the latest first; what cannot be read is passed over."""
    for file in kept():
        try:
            state, _, seats = played(file)
        except BroomstickError:
            continue
        if not state.over and not is_learnt(state, seats):
            yield file, state, seats


def is_learnt(state: State, seats: Seats) -> bool:
    """Whether this was a lesson that has come to its end; its game may not have."""
    found = sitting(state, seats, Console(plain=True), Path(), "en", False) if seats.lesson else None
    return isinstance(found, Learning) and found.done


def latest() -> Path:
    """The game that was left last."""
    for file, _, _ in unfinished():
        return file
    raise Trouble("nothing-kept", game=game_names()[0])


def list_kept(language: str) -> int:
    """Every kept game that can go on."""
    console = Console(plain=True)
    say = words(language).say
    going = list(unfinished())
    if not going:
        raise Trouble("nothing-kept", game=game_names()[0])
    for file, state, seats in going:
        names = ", ".join(seat.name or say("you") for seat in seats.seats)
        console.show(str(file), "  " + say("kept-line", round=state.round, names=names))
    return 0


def sit(sitting: Sitting, back: bool) -> int:
    """Play to the end, or until somebody goes."""
    console = sitting.console
    why = ""
    more = words(sitting.language).say("more") + " "
    with hung_up_raises():
        try:
            sitting.keep()
            console.complete_words()
            with console.on_private_screen(more) if sitting.shared else contextlib.nullcontext():
                sitting.welcome(back)
                sitting.play()
            sitting.finish()
        except Leave as leave:
            why = str(leave)
        except KeyboardInterrupt:
            why = "interrupted"
        except BrokenPipeError:
            # Whoever read along has seen enough.
            raise
        except OSError:
            # The terminal is gone, and with it whoever would read how to go on; the game is on disk.
            why = "closed"
    if why:
        with contextlib.suppress(OSError):
            sitting.leave(why)
    return STOPPED if why in ("interrupted", "closed") else 0


@contextlib.contextmanager
def hung_up_raises() -> Iterator[None]:
    """While a game is played, a closed terminal or a polite end of the process is a way of leaving."""

    def closed(number: int, frame: FrameType | None) -> None:
        raise Leave("closed")

    # Not every system knows a closed terminal.
    known = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, closed) for number in known}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
