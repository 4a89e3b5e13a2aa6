"""The examples in the book of Broom Service. They are always about the standard components."""

from broomstick.words.books.broom_service.box import Box
from broomstick.words.books.heart import says
from broomstick.words.books.items import Pen

HERE = "rules-broom-service"

TURN = [
    ("Jonas", "cowardly", "leads"),
    ("Kaya", "brave", "waits"),
    ("Luc", "brave", "knocks"),
    ("Mina", "next", "nothing"),
    ("Ivy", "next", "nothing"),
]
"""A turn with five players: who, what they say, what happens then."""

TOWER = 2
CLOUDS = 2
"""The druid's tower, and the storm clouds around."""

GOODS = [4, 3, 1, 2]
BOLTS = 5
"""What somebody has at the end: orange, green and purple potions, wands; and bolts."""


def example_of_a_turn(pen: Pen) -> None:
    pen.heading(f"{HERE}-section-example-turn", 3)
    pen.paragraphs(f"{HERE}-example-turn-before")
    rows = []
    for name, answer, happens in TURN:
        rows.append((name, says(pen, answer), pen.say(f"{HERE}-example-{happens}")))
    pen.table(pen.columns("player", "says", "happens"), rows)
    pen.paragraphs(f"{HERE}-example-turn-after")


def example_of_a_druid(pen: Pen) -> None:
    box = Box()
    bonus = int(box.entry("storm-cloud", "storm-bonus").value("points"))
    bravery = box.number("bravery", "druid")
    parts = [TOWER, *[bonus] * CLOUDS, bravery]
    pen.heading(f"{HERE}-section-example-storm", 3)
    pen.paragraphs(
        f"{HERE}-example-storm",
        sum=" + ".join(map(str, parts)),
        total=sum(parts),
        bonus=bonus,
        bravery=bravery,
    )


def example_of_a_chain(pen: Pen) -> None:
    pen.heading(f"{HERE}-section-example-chain", 3)
    pen.paragraphs(f"{HERE}-example-chain")


def example_of_the_end(pen: Pen) -> None:
    box = Box()
    end = box.section("end")
    fours = min(GOODS)
    left = [count - fours for count in GOODS]
    # What is left has three kinds, of which the scarcest gives out first.
    threes = min(count for count in left if count)
    rest = sum(left) - 3 * threes
    rows: list[tuple[str, int]] = [
        (pen.say(f"{HERE}-example-four"), fours * int(end.value("fours"))),
        (pen.say(f"{HERE}-example-three"), threes * int(end.value("threes"))),
        (pen.say(f"{HERE}-example-bolts"), int(end.value("bolts")[BOLTS])),
        (pen.say(f"{HERE}-example-rest", resources=pen.say("resources-counted", count=rest)), 0),
    ]
    pen.heading(f"{HERE}-section-example-end", 3)
    pen.paragraphs(f"{HERE}-example-end-before")
    pen.table(pen.columns("what", "vp"), rows)
    points = [count for _, count in rows if count]
    pen.paragraphs(f"{HERE}-example-end-after", sum=" + ".join(map(str, points)), total=sum(points))
