"""What goes over a table's live connection, as typed messages. The page's types are made from these too.

A client that plays sends ``hello`` first and gets a ``welcome`` with all it may know; after that it gets ``news``, each
with a number one higher than the one before, and sends what it wants to do. What changes something carries a key: the
same key sent again is answered again and does nothing twice.
"""

from typing import Annotated

from broomstick.hosting.messages import (
    Clock,
    ClockShown,
    Message,
    Name,
    SeatNumber,
    SeatShown,
    Token,
)
from broomstick.hosting.shapes import UNSET, Meta, Plain, UnsetType

Key = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=24)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
ShareValue = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class ShareGiven(Message):
    """What a seat's device puts into the shuffle: 16 random bytes in hexadecimal, told by their SHA-256 first."""

    seat: SeatNumber
    commit: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """SHA-256 of the value as text; without it the value itself has to come."""
    value: ShareValue = ""
    """Only where nobody else is at the table, and the cards are to be dealt at once."""


class Hello(Message, tag="hello"):
    """The first message: which table, and with which seat's secret (none: to watch)."""

    table: TableId
    token: Token = ""
    beside: Annotated[list[Token], Meta(max_length=7)] = []
    """Secrets of seats whose people are at the same device: they count as here, and are shown nothing."""
    shares: Annotated[list[ShareGiven], Meta(max_length=7)] = []
    """What the seats of this device put into the shuffle. What is for another seat, or too late, is passed over."""


class Reveal(Message, tag="reveal"):
    """What a seat of this device has committed to, once everybody has."""

    seat: SeatNumber
    value: ShareValue
    key: Key


class Begin(Message, tag="begin"):
    """Wait for nobody else: bots sit down in the open seats, and the cards are dealt."""

    key: Key


class Act(Message, tag="act"):
    """An open decision, for the position it was asked in."""

    at: Number
    action: ActionText
    key: Key


class Seal(Message, tag="seal"):
    """An answer to the sealed question; it can be changed until everybody is ready."""

    at: Number
    answer: ActionText
    key: Key


class Unseal(Message, tag="unseal"):
    """The answer is taken out of its envelope again."""

    at: Number
    key: Key


class TakeBack(Message, tag="take-back"):
    """Undo one's own last decision, as long as nobody has been shown anything new."""

    at: Number
    key: Key


class GoOn(Message, tag="go-on"):
    """At a lesson's table: the learner has read what stands there, and wants to go on."""

    at: Number
    key: Key


class HandOver(Message, tag="hand-over"):
    """A seat goes to a bot, or back to whoever holds its secret, or is opened again for whoever comes by the code."""

    seat: SeatNumber
    to: Annotated[str, Meta(pattern="^(person|bot|open)$")]
    key: Key
    bot: Name = ""
    """Which bot; none: the usual one of the game."""


class Say(Message, tag="say"):
    """A line for the others."""

    text: ChatText
    key: Key


class Skip(Message, tag="skip"):
    """Let the bots speak without waiting, this once."""


class Ping(Message, tag="ping"):
    """Is anybody there?"""


FromClient = Hello | Reveal | Begin | Act | Seal | Unseal | TakeBack | GoOn | HandOver | Say | Skip | Ping


class Offer(Message):
    """An action that can be chosen, and what it would bring."""

    text: str
    brings: Plain


class Refused(Message):
    """Things on the table that cannot be chosen for the same reason, while others of their kind can."""

    of: str
    """What they are: ``area``, ``tower`` or ``cloud``."""
    names: list[str]
    code: str
    """A refusal's code; its facts are these, and each thing by its name as ``of``."""
    facts: Plain = {}
    pawn: str = ""
    """The area of the only pawn that this holds for, where the other's reason is another."""


class Choices(Message):
    """What a viewer is asked, in the picture of a table: some actions, or so many of some roles."""

    sealed: bool
    """How it is answered: by ``seal`` where it is sealed, else by ``act``."""
    actions: list[Offer] = []
    pick: list[str] = []
    """The roles to pick from; the answer is ``pick`` and the names of those picked, in this order."""
    count: int = 0
    """So many roles are picked."""
    fewest: int | None = None
    """Where fewer will do: so many at least."""
    refused: list[Refused] = []
    """What is drawn but not among the actions, and why not."""
    obvious: str = ""
    """The action with nothing else to choose and nothing to lose, which a client may answer for its person."""


class Waiting(Message):
    """A table at which no card is dealt yet."""

    game: str
    options: dict[str, bool | int | str] = {}
    """The rules this game is played by, where it can be played by several."""
    commits: list[str | None] = []
    """By seat, what it has committed to; empty where its device puts nothing in, None where nobody has come yet."""
    missing: list[int] | None = None
    """Once all have come: the seats whose share is to be opened still."""
    until: float | None = None
    """When the cards are dealt without them, by the server's time."""
    wait: int | None = None
    """How long somebody who is away in the game is waited for, in seconds. None: until their clock has run out."""


class Welcome(Message, tag="welcome"):
    """All that a viewer may know. Numbers of news count from here."""

    table: str
    code: str
    seat: int | None
    seats: list[SeatShown]
    seal: str
    at: int
    """The position: an answer names it."""
    picture: Plain
    journal: list[Plain]
    ready: list[int]
    """Seats whose envelope is closed; where that is hidden, only those of the viewer's device."""
    answer: str | None
    """What lies in the viewer's own envelope."""
    chat: list[Plain]
    clock: Clock | None = None
    clocks: list[ClockShown] = []
    """One a seat, at a table with a clock."""
    now: float | None = None
    """The server's time."""
    rematch: str | None = None
    """The table where these people play again."""
    hide_ready: bool = False
    """Whether it is hidden who is still choosing."""
    hints: bool = False
    """Whether people may ask for hints although others play too."""
    damaged: bool = False
    """Whether some of what was kept of this table is lost: it goes on from the last moment before that."""
    waiting: Waiting | None = None
    """Until the cards are dealt; the picture is empty as long."""


class News(Message, tag="news"):
    """What has changed for a viewer since the news before."""

    number: int
    at: int | None = None
    picture: Plain = {}
    told: int | None = None
    """So many entries of the journal stand; the new ones come behind them."""
    journal: list[Plain] = []
    ready: list[int] | None = None
    answer: str | UnsetType | None = UNSET
    seats: list[SeatShown] | None = None
    chat: list[Plain] = []
    clocks: list[ClockShown] | None = None
    now: float | None = None
    rematch: str | None = None
    code: str | None = None
    """Another code for whoever comes: somebody else has the one before."""
    waiting: Waiting | UnsetType | None = UNSET
    """None: the cards are dealt."""


class Done(Message, tag="done"):
    """What was asked for with this key is done, and on disk."""

    key: str


class NotDone(Message, tag="not-done"):
    """It is not done, and why: a code with facts, for the page to say in the reader's language."""

    key: str
    code: str
    facts: Plain
    text: str
    """The same in English."""


class Wrong(Message, tag="wrong"):
    """What was sent could not be understood."""

    text: str


class Pong(Message, tag="pong"):
    """Yes."""


class Stopping(Message, tag="stopping"):
    """The server stops, as to be brought up to date. What is decided is kept; whoever connects again goes on."""

    until: float
    """When, by the server's time."""


ToClient = Welcome | News | Done | NotDone | Wrong | Pong | Stopping
