"""The outline of the card game's rules, complete and in short; the texts are in card_game/rules.ftl."""

from typing import Any

from broomstick.games.card_game.components import MOST_PLAYERS
from broomstick.heart.game import Game
from broomstick.words.books.card_game.box import PLAYERS, Box, colour, counted, role
from broomstick.words.books.heart import origin, says, write_opening, write_short_opening
from broomstick.words.books.items import Pen
from broomstick.words.books.origins import origin_of
from broomstick.words.bundle import Words

HERE = "rules-card-game"

SEATS = ["Ivy", "Jonas", "Kaya", "Luc", "Mina"]
TURNS = [
    ("fire", "Ivy", ["cowardly", "brave", "brave", "next", "next"], "Kaya"),
    ("sun", "Kaya", ["cowardly", "next", "brave", "next", "next"], "Mina"),
    ("root", "Mina", ["brave", "brave", "next", "next", "brave"], "Luc"),
]
"""The example of three turns: the role, its leader, what all say in their order, who leads next."""

DISPLAY = [("water", 1, 2), ("fire", 0, 2), ("berry", 2, 2), ("root", 1, 0), ("sun", 0, 1), ("meadow", 1, 1)]
DISPLAY_TASK = 2
"""The example of a score: types with their brave and cowardly cards, and the task that was scored."""


def write(words: Words, data: Any) -> Pen:
    """The complete rules."""
    box = Box(data)
    pen = Pen(words, HERE, box.facts(words))
    terms = ["type", "stock", "display", "pile", "brave-potion", "cancelled"]
    write_opening(pen, "title", box.origins(), terms)

    pen.heading(f"{HERE}-section-components")
    table_of_types(pen, box)
    pen.rules("cg-types", "cg-type-order", "cg-players")

    pen.heading(f"{HERE}-section-set-up")
    table_of_set_up(pen, box)
    pen.paragraphs(f"{HERE}-note-set-up")
    pen.rules("cg-types-in-play", "cg-task-draw", "cg-deal", "cg-open-witches")
    pen.rules("cg-first-card", "cg-first-card-forced", "cg-starter-leads")

    pen.heading(f"{HERE}-section-round")
    pen.heading(f"{HERE}-section-picks", 3)
    pen.rules("cg-pick-three", "cg-pick-fewer", "cg-default-picks")
    pen.heading(f"{HERE}-section-turns", 3)
    pen.paragraphs(f"{HERE}-note-turns")
    pen.rules("cg-free-declaration", "cg-cowardly-potion", "cg-brave-potions")
    pen.rules("cg-nothing-declined", "cg-turn-count")
    table_of_cards_played(pen, box)
    example_of_turns(pen)

    pen.heading(f"{HERE}-section-cancelled")
    pen.rules("cg-cancel", "cg-cancel-nothing", "cg-one-brave-per-type", "cg-cancel-return")

    pen.heading(f"{HERE}-section-round-end")
    pen.paragraphs(f"{HERE}-note-round-end")
    pen.rules("cg-draw-three", "cg-pile-left")

    pen.heading(f"{HERE}-section-tasks")
    points = origin(pen, *[origin_of(task, "points") for task in box.tasks()])
    pen.paragraphs(f"{HERE}-note-task-points", origin=points)
    table_of_tasks(pen, box)
    pen.paragraphs(f"{HERE}-note-task-choice")
    pen.rules("cg-task-needs", "cg-task-no-brave", "cg-task-check")
    pen.rules("cg-task-shared", "cg-task-several", "cg-task-gone")

    pen.heading(f"{HERE}-section-game-end")
    tables_of_points(pen, box)
    if box.standard:
        pen.paragraphs(f"{HERE}-note-house-numbers")
    pen.rules("cg-four-rounds", "cg-score-colours", "cg-score-brave", "cg-score-total")
    pen.rules("cg-score-so-far", "cg-tie-break")
    example_of_score(pen)

    pen.heading(f"{HERE}-section-public")
    pen.rules("cg-public", "cg-hidden", "cg-cancel-known", "cg-pile-shown")
    return pen


def write_short(words: Words, game: Game) -> Pen:
    """What one must know to play, with the numbers for so many players."""
    players = game.players
    box = Box(game.data)
    pen = Pen(words, HERE, {**box.facts(words), "players": players})
    write_short_opening(pen, "short-round-end", "short-tasks", "short-scale")
    scale(pen, box, len(box.scale), [])
    pen.paragraphs("short-winner", "short-witches")
    copies = {witch.value("name"): int(witch.value("copies")) for witch in box.witches(players)}
    pen.table([], [[counted(words, copies)]])
    pen.paragraphs("short-task-list")
    pen.table(
        pen.columns("task", "needs", "vp"),
        [
            (task.value("number"), needs(words, task.value("needs")), task.value("points"))
            for task in box.tasks(players)
        ],
    )
    return pen


def table_of_types(pen: Pen, box: Box) -> None:
    rows = [
        (
            role(pen.words, witch.value("name")),
            colour(pen.words, witch.value("colour")),
            witch.value("copies"),
            witch.value("players"),
            origin(pen, origin_of(witch, "copies")),
        )
        for witch in box.witches()
    ]
    pen.table(pen.columns("type", "colour", "copies", "from-players", "origin"), rows)


def table_of_set_up(pen: Pen, box: Box) -> None:
    """For each number of players; one for which a player's own cards would not suffice is left out."""
    rows = []
    for players in PLAYERS:
        dealt = box.number("deal", str(players))
        pile = box.cards(players) - players * (dealt + 1)
        drawn = players * box.number("game", "draw") * (box.number("game", "rounds") - 1)
        where = origin(pen, origin_of(box.deal, str(players)))
        row = (
            players,
            len(box.witches(players)),
            box.cards(players),
            dealt,
            players,
            pile,
            drawn,
            pile - drawn,
            where,
        )
        if pile >= drawn:
            rows.append(row)
    names = [
        "players",
        "types-in-play",
        "cards-in-play",
        "dealt",
        "laid-open",
        "pile-at-first",
        "drawn",
        "left",
    ]
    pen.table(pen.columns(*names, "origin"), rows)


def table_of_cards_played(pen: Pen, box: Box) -> None:
    brave = origin(pen, origin_of(box.play, "brave_potions"), origin_of(box.play, "brave_extra"))
    if box.standard:
        brave = pen.say(f"{HERE}-origin-of-both", **{"origin": brave, "origin-all": origin(pen, "rulebook")})
    rows = [
        ("cowardly", pen.facts["cowardly"], 0, origin(pen, origin_of(box.play, "cowardly_potions"))),
        ("brave-standing", pen.facts["brave"], pen.facts["extra"], brave),
        ("brave-cancelled", 0, 0, origin(pen, "rulebook")),
    ]
    named = [(pen.say(f"{HERE}-row-{name}"), *cells) for name, *cells in rows]
    pen.table(pen.columns("card-played", "coloured-potions", "brave-potions", "origin"), named)


def table_of_tasks(pen: Pen, box: Box) -> None:
    rows = []
    for task in box.tasks():
        fewest = max(task.value("players"), PLAYERS[0])
        players = str(fewest) if fewest == MOST_PLAYERS else f"{fewest}–{MOST_PLAYERS}"
        wanted = needs(pen.words, task.value("needs"))
        rows.append((task.value("number"), players, wanted, origin(pen, origin_of(task, "needs"))))
    pen.table(pen.columns("task", "players", "needs", "needs-origin"), rows)


def needs(words: Words, counts: dict[str, int]) -> str:
    return counted(words, {name: count for name, count in counts.items() if count})


def tables_of_points(pen: Pen, box: Box) -> None:
    where = origin(pen, origin_of(box.score, "colour"), origin_of(box.score, "colour_more"))
    # Two more than the scale has, to show how it goes on.
    scale(pen, box, len(box.scale) + 2, [where])
    tasks = origin(pen, *[origin_of(task, "points") for task in box.tasks()])
    rows = [
        (
            pen.say(f"{HERE}-row-brave-potion"),
            pen.facts["brave-points"],
            origin(pen, origin_of(box.score, "brave")),
        ),
        (pen.say(f"{HERE}-row-task"), pen.facts["task-points"], tasks),
    ]
    pen.table(["", *pen.columns("vp", "origin")], rows)


def scale(pen: Pen, box: Box, numbers: int, origins: list[str]) -> None:
    potions, vp, further = pen.columns("potions-of-one-colour", "vp", "each-further")
    points = [str(box.colour_points(number)) for number in range(numbers)]
    titles = [potions, *map(str, range(numbers)), further, *pen.columns(*["origin" for _ in origins])]
    pen.table(titles, [[vp, *points, f"+{pen.facts['scale-more']}", *origins]])


def example_of_turns(pen: Pen) -> None:
    pen.heading(f"{HERE}-section-example-turns", 3)
    pen.paragraphs(f"{HERE}-example-seats")
    rows: list[tuple[str | int, ...]] = []
    for number, (called, leader, answers, leads) in enumerate(TURNS, 1):
        first = SEATS.index(leader)
        plays = []
        for place, answer in enumerate(answers):
            name = SEATS[(first + place) % len(SEATS)]
            plays.append(pen.say(f"{HERE}-example-play", name=name, says=says(pen, answer)))
        rows.append((number, role(pen.words, called), *plays, leads))
    places = [pen.say(f"{HERE}-column-place", number=number) for number in range(1, len(SEATS) + 1)]
    pen.table([*pen.columns("turn", "called"), *places, *pen.columns("leads-next")], rows)
    turns = [f"{HERE}-example-turn-{number}" for number in range(1, len(TURNS) + 1)]
    pen.paragraphs(*turns, f"{HERE}-example-so-far")


def example_of_score(pen: Pen) -> None:
    box = Box()
    words = pen.words
    facts = box.facts(words)
    pen.heading(f"{HERE}-section-example-score", 3)
    pen.paragraphs(f"{HERE}-example-display")
    colours = {witch.value("name"): witch.value("colour") for witch in box.witches()}
    rows: list[tuple[str | int, ...]] = []
    for name, brave, cowardly in DISPLAY:
        of_colour = colour(words, colours[name])
        potions = brave * int(facts["brave"]) + cowardly * int(facts["cowardly"])
        title = pen.say(f"{HERE}-example-colour", role=role(words, name), colour=of_colour)
        rows.append((title, brave, cowardly, potions, box.colour_points(potions)))
    extra = sum(brave for _, brave, _ in DISPLAY) * int(facts["extra"])
    rows.append((*pen.columns("brave-potions"), "", "", extra, extra * int(facts["brave-points"])))
    (task,) = [task for task in box.tasks() if task.value("number") == DISPLAY_TASK]
    wanted = needs(words, task.value("needs"))
    title = pen.say(f"{HERE}-example-task", task=DISPLAY_TASK, needs=wanted)
    rows.append((title, "", "", "", task.value("points")))
    pen.table(pen.columns("colour", "brave-cards", "cowardly-cards", "potions", "vp"), rows)
    points = [int(row[-1]) for row in rows]
    pen.paragraphs(f"{HERE}-example-sum", sum=" + ".join(map(str, points)), points=sum(points))
