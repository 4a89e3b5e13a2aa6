"""What is asked for and answered over HTTP, as typed messages. The page's types are made from these."""

from typing import Annotated

from broomstick.hosting.shapes import Meta, Plain, Struct

Token = Annotated[str, Meta(max_length=64)]
Code = Annotated[str, Meta(min_length=4, max_length=8)]
Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]

Spot = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""A place on a map: x, and y downwards."""


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Strict: a field that is not known is refused, not ignored."""


class Bounds(Message):
    """From where to where a number goes with these values of other options."""

    where: dict[str, str]
    lowest: int
    highest: int


class OptionShown(Message):
    """Something that can be agreed before a game: on or off, one of some values, or a number within bounds."""

    name: str
    kind: Annotated[str, Meta(pattern="^(flag|choice|number)$")]
    usual: bool | int | str
    """What it is where nothing is said of it."""
    fewest: int
    most: int
    """With how many players it can be other than usual."""
    values: list[str] = []
    bounds: list[Bounds] = []
    needs: str = ""
    """The flag that has to be on for it to be other than usual."""
    always: dict[str, list[str]] = {}
    """The values of other options with which it is on without being asked for."""


class LessonShown(Message):
    """A lesson of a game."""

    name: str
    minutes: int
    needs: dict[str, bool | int | str] = {}
    """With which options it is offered to whoever plays with them for the first time."""


class GameShown(Message):
    """A game as one has to know it to open a table: how many play, how long, and what can be agreed."""

    name: str
    fewest: int
    most: int
    usual: int
    """How many play where nothing is said."""
    minutes: int
    icon: str
    options: list[OptionShown]
    bots: list[str]
    """Which kinds of bots play it, the friendliest first and the strongest last."""
    usual_bot: str
    """Which of them plays where nothing is said, and for whoever is away."""
    missing: dict[str, str] = {}
    """Those of them that cannot play here, each with what is not installed that it needs."""
    lessons: list[LessonShown] = []
    """Its lessons, in the order in which they are given."""


class Offered(Message):
    """Which games and which kinds of bots there are."""

    games: list[GameShown]
    bots: list[str]


# What can be asked for is described in the types themselves: the document of the requests says it too, and the tables
# of docs/server.md are written from it (tools/request_tables.py).


class SeatWish(Message):
    """Who should sit in a seat of a new table."""

    kind: Annotated[
        str,
        Meta(
            pattern="^(person|bot|open)$",
            description="A person at the sender's device, a bot, or open for whoever comes by the code",
        ),
    ]
    name: Annotated[
        str,
        Meta(
            max_length=40, description="What the person or the bot is called; a bot without a name gets one"
        ),
    ] = ""
    bot: Annotated[
        str,
        Meta(
            max_length=40,
            description="Which bot, for a seat of kind bot; GET /api/games lists them by game, the usual one first",
        ),
    ] = ""


class BankClock(Message, tag="bank"):
    """So many seconds for all decisions of a seat, and so many more after each; never more than at the start."""

    seconds: Annotated[int, Meta(ge=10, le=86_400, description="Seconds for the whole game")]
    increment: Annotated[
        int, Meta(ge=0, le=3_600, description="Seconds that come back with each decision")
    ] = 0


class DaysClock(Message, tag="days"):
    """So many days for each decision, for people who look in now and then."""

    days: Annotated[int, Meta(ge=1, le=30, description="Days for each decision")]


Clock = BankClock | DaysClock


class NewTable(Message):
    """A table to be opened. People in seats of kind ``person`` are at the sender's device; ``open`` ones wait."""

    game: Annotated[str, Meta(max_length=40, description="The game's name; GET /api/games lists them")]
    seats: Annotated[
        list[SeatWish],
        Meta(
            min_length=1,
            max_length=7,
            description="Who sits where, in the order of play; as many as the game has players, one of them a person",
        ),
    ]
    options: Annotated[
        dict[str, bool | int | str],
        Meta(description="The rules that are agreed on, by name; what is not named is as usual"),
    ] = {}
    starter: Annotated[
        SeatNumber | None, Meta(description="The seat that begins, counted from 0; null: drawn by lot")
    ] = None
    pace: Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds a bot waits before it speaks")] = 900
    clock: Annotated[
        Clock | None, Meta(description="How long decisions may take; null: as long as everybody needs")
    ] = None
    wait: Annotated[
        int,
        Meta(
            ge=30,
            le=604_800,
            description="Seconds that somebody who is away is waited for before others may let a bot play for them, "
            "at a table without a clock; with one, until theirs has run out",
        ),
    ] = 300
    hide_ready: Annotated[
        bool,
        Meta(
            description="Nobody is told who is still choosing while answers are sealed: "
            "how long somebody thinks tells something too"
        ),
    ] = False
    hints: Annotated[
        bool,
        Meta(
            description="Whether people may ask what a bot would do although others play too; "
            "alone among bots one always may"
        ),
    ] = False
    lesson: Annotated[
        str,
        Meta(
            max_length=40,
            description="A lesson of the game, by its name; GET /api/games lists them. Who plays, by which rules and "
            "what is dealt is the lesson's; of `seats` only the one person's name counts",
        ),
    ] = ""


class SeatBeside(Message):
    """One more seat of the same device, with a secret of its own."""

    seat: int
    token: str


class Opened(Message):
    """A seat at a table, with the secret that opens it again."""

    table: str
    code: str
    seat: int
    token: str
    others: list[SeatBeside] = []
    """Of a table just opened: the seats of those who share the sender's device."""
    seal: str = ""
    """The seal of the seed, as long as people may put something into the shuffle."""


class Join(Message):
    """Somebody wants an open seat."""

    code: Code
    name: Name = ""
    seat: SeatNumber | None = None


class SeatShown(Message):
    """A seat as everybody sees it."""

    kind: str
    name: str
    bot: str = ""
    here: bool = False
    """Whether somebody looks at the table from this seat now."""
    away: float | None = None
    """Since when nobody does, by the server's time, where a person sits there."""
    waited_until: float | None = None
    """Until when that is waited for: then the others may let a bot play. None: until their clock has run out."""
    spare: bool = False
    """A bot that was put into an open seat: the seat can be opened again."""
    failing: bool = False
    """A bot that had no answer when it was asked last: what is usual was played for it."""
    put_by: int | None = None
    """The seat at whose wish this bot plays for somebody who was away when their time was up."""
    forget: bool = False
    """Whoever sits there wishes that nothing is kept of the table."""


class ClockShown(Message):
    """A seat's time as everybody sees it, in seconds."""

    left: float
    """What was left when the clock was last stopped."""
    until: float | None = None
    """When it will have run out, by the server's time; None while it stands."""


class TableShown(Message):
    """A table as everybody sees it, before they sit down."""

    table: str
    code: str
    game: str
    players: int
    seats: list[SeatShown]
    over: bool
    seal: str
    clock: Clock | None = None
    rematch: str | None = None
    hide_ready: bool = False
    options: dict[str, bool | int | str] = {}
    """The rules this game is played by, where it can be played by several."""
    waiting: bool = False
    """Whether the cards are not dealt yet."""
    wait: int | None = None
    """How long somebody who is away is waited for, in seconds. None: until their clock has run out."""


class Renewal(Message):
    """A seat gets a new secret. The same key with the old secret gives the same again, where an answer was lost."""

    key: Annotated[str, Meta(min_length=20, max_length=40)]


class Wished(Message):
    """Who at a table wishes that nothing is kept of it."""

    wishing: list[int]
    missing: list[int]
    """People who sit there and have not wished it."""
    deleted: bool
    """Whether all have, so that nothing is kept any more."""


class Tokens(Message):
    """The secrets of all seats that a browser holds."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class MyTable(Message):
    """A table at which the sender has a seat."""

    table: str
    code: str
    game: str
    seat: int
    names: list[str]
    turn: list[int]
    """Seats that owe a decision now."""
    over: bool
    made_at: float
    """When the table was opened."""
    waiting: bool = False
    """Whether its cards are not dealt yet."""
    lesson: str = ""
    """The lesson that is given there."""
    round: int = 0
    """Which one is played; 0 before the first, and where the game is over."""
    scores: list[int] = []
    """Everybody's points, by seat, at the newest games that are over."""
    places: list[int] = []
    """Who has come in where, by seat, at the same."""


class ShareShown(Message):
    """What a seat's device has put into the shuffle."""

    commit: str
    """SHA-256 of the value, told before anybody's value was."""
    value: str = ""
    """Told when the game is over."""
    left_out: bool = False
    """It was not opened in time, and the cards were dealt without it."""


class Fair(Message):
    """How the deal can be checked: SHA-256 of seed and salt, shown from the start; both themselves at the end."""

    seal: str
    seed: str | None = None
    salt: str | None = None
    shares: list[ShareShown | None] | None = None
    """By seat what people have put in; None: the cards of this table were dealt from seed and salt alone."""


class Hint(Message):
    """What a bot would do in a seat's place; empty where nothing is asked of it, or no more."""

    action: str


class Story(Message):
    """All that a viewer has been shown so far."""

    view: Plain
    journal: list[Plain]


class Moment(Message):
    """One moment of a game, as a viewer was shown it."""

    told: int
    """So many entries of the journal stood."""
    round: int
    turn: int
    """Which turn of the round, counted from 1; 0 where there is none."""
    view: Plain
    """The first moment's view is whole; the others have the fields that are not what they were."""
    follows: Plain = {}
    """What follows from the view, likewise."""
    gone: list[str] = []
    """Fields that stood in the view of the moment before and stand in this one no more."""


class Moments(Message):
    """Every moment of a game until now, as one viewer was shown it. The number of moments is the same for all."""

    at: int
    """The position of the last moment."""
    seat: int | None
    """Whose eyes these are; None: everybody's."""
    moments: list[Moment]
    journal: list[Plain]


class AreaShown(Message):
    """An area of a map: what it is, its outline as a path, where its name and its pawns go, and what is next to it."""

    name: str
    landscape: str
    outline: str
    label: Spot
    pawns: Spot
    borders: list[str]
    """Land areas across a border."""
    waters: list[str]
    """Waters on whose shore it lies; of a water, nothing."""
    shore: list[str] = []
    """Of a water: the land areas around it."""


class TowerShown(Message):
    """A tower of a map, and the areas it serves."""

    name: str
    at: Spot
    colour: str
    shape: str
    points: int
    wands: int
    areas: list[str]


class CloudSpace(Message):
    """Where a cloud may lie."""

    name: str
    at: Spot
    area: str


class TileSpace(Message):
    """Where a tile of a kind (mountain, forest, hill) may lie, and the towers that one covers there."""

    kind: str
    at: Spot
    area: str
    covers: list[str]


class CircleShown(Message):
    """A stone circle, to which turbo brooms jump."""

    name: str
    at: Spot
    area: str


class CastleShown(Message):
    """Where everybody begins."""

    at: Spot
    area: str


class MapShown(Message):
    """The map a game is played on: what is drawn of it, and what it calls its places in each language."""

    name: str
    width: int
    height: int
    land: Annotated[list[int], Meta(min_length=4, max_length=4)]
    """The box around all that is not sea: left, top, right, bottom."""
    base: int
    """How far the foot of a tower reaches."""
    banner: str
    title: dict[str, str]
    ribbon: Spot
    """Where the title goes; 0, 0 for nowhere."""
    areas: list[AreaShown]
    towers: list[TowerShown]
    clouds: list[CloudSpace]
    tiles: list[TileSpace]
    castles: list[CastleShown]
    circles: list[CircleShown]
    places: dict[str, dict[str, dict[str, dict[str, str | int]]]]
    """By language, family (area, tower, cloud) and name: what messages about a place are filled in with."""
    scenery: str
    """What lies inside an ``svg`` element of that size: sea, land, what grows there. It has no words."""
    buildings: str
    """Likewise, what stands on it from the start to the end."""
