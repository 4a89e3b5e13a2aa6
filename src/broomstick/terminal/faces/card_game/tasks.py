"""The tasks of the card game, drawn as cards or in rows."""

from broomstick.games.card_game.components import Task
from broomstick.terminal.faces.blocks import Block, Part, broken, cut, fit, flowing, framed, line, longest
from broomstick.terminal.faces.card_game.plain import missing, open_tasks, potions_of
from broomstick.terminal.faces.card_game.signs import CardSigns
from broomstick.terminal.faces.paint import INK, QUIET, seat_sign
from broomstick.terminal.faces.players import MANY
from broomstick.words.text import capital

TASK_CARD = 26
CELL, WIDEST_CELL = 3, 5
"""Columns for a number."""


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
