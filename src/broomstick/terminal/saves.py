"""A game kept in a file: who sat where, what lies in envelopes, and the record."""

import contextlib
import errno
import json
import os
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from broomstick.bots import make_known
from broomstick.bots.specs import names_a_class, usual
from broomstick.games import read_record
from broomstick.heart.codec import shorten
from broomstick.heart.errors import BroomstickError, RecordError
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.record import Record
from broomstick.heart.state import State
from broomstick.lessons.course import read_place
from broomstick.terminal.trouble import Trouble
from broomstick.words.text import fold

TITLE = "broomstick table 2"
OURS = b"broomstick "
"""How every file of ours begins, records too."""
HEAD_LINES = 2
LONGEST_NAME = 20
COMMON_REASONS = [
    "ENOENT", "EACCES", "EISDIR", "ENOTDIR", "EROFS", "ENOSPC", "ENAMETOOLONG",
    "EADDRINUSE", "EADDRNOTAVAIL", "ECONNREFUSED", "ETIMEDOUT",
]  # fmt: skip
BOT_NAMES = ["Hazel", "Sorrel", "Tansy", "Bramble", "Yarrow", "Juniper"]


@dataclass
class Seat:
    """One seat: a person's or a bot's, with a name. A person without a name is spoken to as "you"."""

    name: str = ""
    bot: str = ""


@dataclass
class Taught:
    """A lesson that is given: its name, which text of it, and where the learner is, as ``course`` writes it."""

    name: str
    mark: str
    place: str


@dataclass
class Seats:
    """Who sits where; and sealed answers that can still be changed, by seat, as text."""

    seats: list[Seat]
    envelopes: dict[int, str] = field(default_factory=dict)
    lesson: Taught | None = None

    @property
    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if not seat.bot]

    @property
    def bots(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.bot]

    def check(self, players: int) -> "Seats":
        """Whether this can be, for so many players; Trouble says what cannot."""
        if len(self.seats) != players:
            raise Trouble("seats", players=players, count=len(self.seats))
        for seat in self.seats:
            # Nothing is imported here: this may come from anybody's file.
            if seat.bot and not names_a_class(seat.bot):
                make_known(seat.bot)
            check_name(seat.name)
        # At the curtain a name is typed, with or without its accents.
        names = [fold(seat.name) for seat in self.seats if seat.name]
        if len(set(names)) != len(names):
            raise Trouble("same-name")
        return self

    def data(self) -> Plain:
        found: Plain = {
            "seats": [{"name": seat.name, "bot": seat.bot} for seat in self.seats],
            "envelopes": {str(seat): text for seat, text in sorted(self.envelopes.items())},
        }
        if self.lesson is not None:
            found["lesson"] = asdict(self.lesson)
        return found


def check_name(name: str) -> None:
    if not (name.isprintable() and name.strip() == name):
        raise Trouble("odd-name")
    if len(name) > LONGEST_NAME:
        raise Trouble("long-name", most=LONGEST_NAME, count=len(name))


def seat_people(players: int, names: list[str], bots: list[str], first: int = 0) -> Seats:
    """People in the seats from ``first`` on, bots in all others; a bot never has a person's name."""
    free = [name for name in BOT_NAMES if fold(name) not in [fold(n) for n in names]]
    people = {(first + i) % players: name for i, name in enumerate(names)}
    seats: list[Seat] = []
    for i in range(players):
        if i in people:
            seats.append(Seat(people[i]))
        else:
            at = sum(bool(seat.bot) for seat in seats)
            seats.append(Seat(free[at], bots[at]))
    return Seats(seats)


def save(file: Path, state: State, seats: Seats) -> None:
    """Write a game so that the file is whole at every moment, and on disk before this returns."""
    text = f"{TITLE}\n{json.dumps(seats.data(), ensure_ascii=False)}\n{state.record().text()}"
    beside = draft(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            beside.unlink()
        raise Trouble("cannot-write", file=str(file), why=reason(error)) from None


def draft(file: Path) -> Path:
    """Where a file is written before it takes its place."""
    return file.with_name(file.name + ".new")


def restore(file: Path) -> tuple[Record, Seats]:
    """Read a game back. A bare record will do: then the first seat plays against bots."""
    try:
        content = file.read_bytes()
    except (OSError, ValueError) as error:
        raise Trouble("cannot-read", file=str(file), why=reason(error)) from None
    try:
        # A line may end as on any system.
        text = content.decode().replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        if not content.startswith(OURS):
            raise Trouble("cannot-read", file=str(file), why=reason(error)) from None
        line = content.count(b"\n", 0, error.start) + 1
        raise Trouble("damaged", file=str(file), why=Trouble("no-letters", line=line)) from None
    try:
        if not text.startswith("broomstick table "):
            record = read_record(text)
            return record, seat_people(
                record.game.players, [""], [usual(record.game.name)] * (record.game.players - 1)
            )
        title, head, rest = [*text.split("\n", HEAD_LINES), "", ""][: HEAD_LINES + 1]
        if title != TITLE:
            raise Trouble("version", title=shorten(title), wanted=TITLE)
        seats = read_head(head)
        try:
            record = read_record(rest)
            record.first_line += HEAD_LINES
        except RecordError as error:
            raise error.moved(HEAD_LINES) from None
        try:
            seats.check(record.game.players)
        except BroomstickError as error:
            raise Trouble("head", why=error) from None
        return record, seats
    except BroomstickError as error:
        raise Trouble("damaged", file=str(file), why=error) from None


def read_head(head: str) -> Seats:
    """The second line of a file."""
    try:
        reader = Reader(json.loads(head))
        seats: list[Seat] = []
        for i, item in enumerate(reader.items("seats")):
            one = Reader(item, f"seats[{i}].")
            seats.append(Seat(one.text("name"), one.text("bot")))
            one.done()
        envelopes = reader.part("envelopes")
        held = {seat: envelopes.text(str(seat)) for seat in range(len(seats)) if str(seat) in envelopes.data}
        envelopes.done()
        lesson = read_lesson(reader.part("lesson")) if "lesson" in reader.data else None
        reader.done()
    except BroomstickError as error:
        raise Trouble("head", why=error) from None
    except (ValueError, RecursionError):
        raise Trouble("head", why=Trouble("no-json")) from None
    if all(seat.bot for seat in seats):
        raise Trouble("head", why=Trouble("nobody"))
    return Seats(seats, held, lesson)


def read_lesson(reader: Reader) -> Taught:
    found = Taught(reader.text("name"), reader.text("mark"), reader.text("place"))
    reader.done()
    read_place(found.place)
    return found


def played(file: Path) -> tuple[State, Record, Seats]:
    """A kept game where it stands: read, played again, its sealed answers still to be given."""
    record, seats = restore(file)
    try:
        state = record.replay()
    except BroomstickError as error:
        raise Trouble("damaged", file=str(file), why=error) from None
    for seat, text in seats.envelopes.items():
        try:
            wrong = seats.seats[seat].bot or state.topic < 0 or state.refusal(seat, state.game.action(text))
        except BroomstickError:
            wrong = True
        if wrong:
            raise Trouble("damaged", file=str(file), why=Trouble("head", why=Trouble("envelopes")))
    return state, record, seats


def reason(error: OSError | ValueError) -> Trouble | str:
    """Why a file cannot be used, without its path; in words of ours where it is a common reason."""
    if not isinstance(error, OSError):
        return Trouble("no-text") if isinstance(error, UnicodeError) else str(error)
    name = errno.errorcode.get(error.errno or 0, "")
    if name == "EEXIST":
        # A folder was to be made where a file lies.
        name = "ENOTDIR"
    return Trouble(f"os-{name.lower()}") if name in COMMON_REASONS else error.strerror or str(error)


def home() -> Path:
    """Where games are kept that were given no file; BROOMSTICK_HOME names another folder."""
    named = os.environ.get("BROOMSTICK_HOME")
    return (Path(named) if named else user_data_path("broomstick", appauthor=False)) / "games"


def new_file(game: str) -> Path:
    """A file that is not there yet, named for the moment; of two games that begin at once each has its own."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        file = home() / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        if not file.exists() and claimed(file) and not file.exists():
            return file
    raise Trouble("cannot-write", file=str(home()), why=os.strerror(errno.EEXIST))


def claimed(file: Path) -> bool:
    """Whether nobody else has begun to write a file; its draft says that we have."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft(file).open("x").close()
    except FileExistsError:
        return not draft(file).exists()
    except OSError:
        # Nothing can be written there, which whoever saves will say.
        return True
    return True


def kept() -> list[Path]:
    """The games in the user's folder, the latest first."""
    files = [(file.stat().st_mtime, file.name, file) for file in home().glob("*.txt")]
    return [file for *_, file in sorted(files, reverse=True)]
