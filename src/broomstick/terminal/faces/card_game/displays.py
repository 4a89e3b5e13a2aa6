"""The open table of the card game, drawn: displays, tasks, what is left."""

from broomstick.games.card_game.components import Task
from broomstick.heart.shown import BRAVE
from broomstick.terminal.faces.blocks import (
    Block,
    Part,
    broken,
    cut,
    fit,
    flowing,
    framed,
    line,
    longest,
)
from broomstick.terminal.faces.card_game.plain import missing, open_tasks, potions_of
from broomstick.terminal.faces.card_game.signs import CardSigns
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import (
    BRAVE_CHIP,
    HERE,
    INK,
    MARKS,
    QUIET,
    chip,
    seat_name,
    seat_sign,
)
from broomstick.words.text import capital

MANY = 3
"""From so many potions of a type on, their number stands out."""
CELL, WIDEST_CELL = 3, 5
"""Columns for a number in a table."""
TASK_CARD = 26
NAME_LEAST, NAME_MOST = 6, 22


def displays(signs: CardSigns, width: int, roomy: bool = False) -> Block:
    """A row for each player, a column for each type; a roomy table has wider columns."""
    view, layout = signs.view, signs.view.layout
    ends = [(signs.say("word-stock"), view.stock_sizes)]
    if turn_now(view):
        ends.insert(0, (signs.say("word-held"), view.hand_sizes))
    # What can be missed goes first where the table is too narrow for names.
    while ends and name_width(signs, ends, width) < NAME_LEAST:
        ends.pop()
    cell = CELL
    while (
        roomy
        and cell < WIDEST_CELL
        and name_width(signs, ends, width, cell + 1) == name_width(signs, ends, 999)
    ):
        cell += 1
    wide = name_width(signs, ends, width, cell)
    head: list[Part] = [fit((signs.say("word-displays"), INK), wide + 4)]
    for kind in signs.kinds:
        head += [" " * (cell - 2), signs.chip(kind)]
    head += [
        " " * (cell - 2),
        chip(f" {MARKS[BRAVE]}", BRAVE_CHIP),
        fit((signs.say("word-vp"), INK), 5, "right"),
    ]
    head += [fit((title, QUIET), head_width(title) + 2, "right") for title, _ in ends]
    rows = [line(*head)]
    for seat in range(view.players):
        own = seat == signs.own_seat()
        parts: list[Part] = [(HERE if own else " ", INK), " "]
        parts.append(fit(seat_name(seat, signs.cast.name(seat)), wide + 2))
        for count in [*potions_of(view, seat), layout.brave_potions[seat]]:
            parts.append((f"{count or '·':>{cell}}", INK if count >= MANY else "" if count else QUIET))
        parts.append((f"{layout.points(seat):>5}", INK))
        parts += [fit(str(counts[seat]), head_width(title) + 2, "right") for title, counts in ends]
        rows.append(line(*parts))
    return [cut(row, width) for row in rows]


def head_width(title: str) -> int:
    return min(8, max(2, longest([title])))


def name_width(signs: CardSigns, ends: list[tuple[str, list[int]]], width: int, cell: int = CELL) -> int:
    """Columns left for names."""
    names = longest([*signs.cast.names[: signs.view.players], signs.say("word-displays")[:8]])
    others = 4 + cell * (len(signs.kinds) + 1) + 5 + sum(head_width(title) + 2 for title, _ in ends)
    return min(names, NAME_MOST, width - others)


# ---- tasks ----


def task_title(signs: CardSigns, task: Task) -> str:
    return capital(signs.say("task", task=task.number))


def to_go(signs: CardSigns, count: int) -> Part:
    return signs.say("word-to-go", count=count), INK if count <= MANY else ""


def have_of(signs: CardSigns, seat: int, task: Task) -> str:
    """7/9: how much of a task a seat has."""
    every = sum(task.needs)
    return f"{every - missing(potions_of(signs.view, seat), task)}/{every}"


def task_cards(signs: CardSigns, width: int) -> Block:
    """Every open task as a card."""
    tasks = open_tasks(signs.view)
    if not tasks:
        return broken((signs.say("table-no-tasks"), QUIET), width)
    widest = max(line(*signs.needs(task, -1)).cell_len for task in tasks) + 4
    across = max(TASK_CARD, widest)
    return flowing([task_card(signs, task, min(across, width)) for task in tasks], width, 1)


def task_card(signs: CardSigns, task: Task, width: int) -> Block:
    own = signs.own_seat()
    others = [seat for seat in range(signs.view.players) if seat != own]
    inside = [line(*signs.needs(task, own))]
    if own >= 0:
        inside.append(line(to_go(signs, missing(potions_of(signs.view, own), task))))
    each = 3 if len(others) != 4 else 2
    for at in range(0, len(others), each):
        parts: list[Part] = []
        for seat in others[at : at + each]:
            parts += [seat_sign(seat), fit(f" {have_of(signs, seat, task)}", 6)]
        inside.append(line(*parts))
    title = line(" ", (task_title(signs, task), INK), " ")
    return framed(inside, width, style=QUIET, head=title, end=line(" ", (signs.vp(task.points), INK), " "))


def task_rows(signs: CardSigns, width: int, reach: int = 0) -> Block:
    """The open tasks as a table: needs, and in a column for each player how many potions are still to go.

    With ``reach``, the table is made as wide as that, if it is less.
    """
    tasks = open_tasks(signs.view)
    if not tasks:
        return broken((signs.say("table-no-tasks"), QUIET), width)
    own = signs.own_seat()
    titles = [task_title(signs, task) for task in tasks]
    first = max(longest(titles), min(12, longest([signs.say("word-tasks")]))) + 1
    points = longest([signs.vp(task.points) for task in tasks]) + 1
    needs = max(line(*signs.needs(task, own)).cell_len for task in tasks) + 1
    seats = ([own] if own >= 0 else []) + [seat for seat in range(signs.view.players) if seat != own]
    room = max(0, (reach or width) - first - points - needs)
    cell = max(2, min(WIDEST_CELL if reach else CELL, room // len(seats)))
    if reach:
        needs = max(needs, reach - first - points - cell * len(seats))
    head: list[Part] = [fit((signs.say("word-tasks"), INK), first + points)]
    head += [fit((signs.say("word-lacking"), QUIET), needs, "right")]
    head += [fit(line(seat_sign(seat)), cell, "right") for seat in seats]
    rows = [line(*head)]
    for task, title in zip(tasks, titles, strict=True):
        parts: list[Part] = [fit(title, first), fit((signs.vp(task.points), INK), points)]
        parts.append(fit(line(*signs.needs(task, own)), needs))
        for seat in seats:
            lack = missing(potions_of(signs.view, seat), task)
            parts.append((f"{lack or '✓':>{cell}}", INK if lack <= MANY else ""))
        rows.append(line(*parts))
    return [cut(row, width) for row in rows]


# ---- the rest ----


def pile(signs: CardSigns, width: int) -> Block:
    """How many cards are left, and which lie open."""
    view = signs.view
    found = broken((signs.say("table-pile", count=view.pile_size), QUIET), width)
    cards = [f"{signs.name(kind)} {count}" for kind, count in enumerate(view.layout.open_witches) if count]
    if cards:
        found += broken((signs.say("table-open", cards=", ".join(cards)), QUIET), width)
    return found
