"""The open table of the card game, drawn: displays, tasks, the turns of a round."""

from broomstick.contest.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.contest.table import BRAVE, COWARDLY, NEXT, OUT, SILENT
from broomstick.games.card_game.components import Task
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
from broomstick.terminal.faces.card_game import missing, open_tasks, potions_of
from broomstick.terminal.faces.card_game_kit import Kit
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import (
    BRAVE_CHIP,
    HERE,
    INK,
    MARKS,
    PENNANT,
    QUIET,
    chip,
    seat_name,
    seat_sign,
    sign,
    stance_mark,
)
from broomstick.terminal.faces.stick import Perch
from broomstick.words.text import capital

MANY = 3
"""From so many potions of a type on, their number stands out."""
CELL, WIDEST_CELL = 3, 5
"""Columns for a number in a table."""
TASK_CARD = 26
NAME_LEAST, NAME_MOST = 6, 22


def order(kit: Kit) -> list[int]:
    """Seats in the order of speaking."""
    view = kit.view
    return [(view.leader + step) % view.players for step in range(view.players)]


def displays(kit: Kit, width: int, roomy: bool = False) -> Block:
    """A row for each player, a column for each type; a roomy table has wider columns."""
    view, layout = kit.view, kit.view.layout
    ends = [(kit.say("word-stock"), view.stock_sizes)]
    if turn_now(view):
        ends.insert(0, (kit.say("word-held"), view.hand_sizes))
    # What can be missed goes first where the table is too narrow for names.
    while ends and name_width(kit, ends, width) < NAME_LEAST:
        ends.pop()
    cell = CELL
    while (
        roomy and cell < WIDEST_CELL and name_width(kit, ends, width, cell + 1) == name_width(kit, ends, 999)
    ):
        cell += 1
    wide = name_width(kit, ends, width, cell)
    head: list[Part] = [fit((kit.say("word-displays"), INK), wide + 4)]
    for kind in kit.kinds:
        head += [" " * (cell - 2), kit.chip(kind)]
    head += [
        " " * (cell - 2),
        chip(f" {MARKS[BRAVE]}", BRAVE_CHIP),
        fit((kit.say("word-vp"), INK), 5, "right"),
    ]
    head += [fit((title, QUIET), head_width(title) + 2, "right") for title, _ in ends]
    rows = [line(*head)]
    for seat in range(view.players):
        own = seat == kit.own_seat()
        parts: list[Part] = [(HERE if own else " ", INK), " "]
        parts.append(fit(seat_name(seat, kit.cast.name(seat)), wide + 2))
        for count in [*potions_of(view, seat), layout.brave_potions[seat]]:
            parts.append((f"{count or '·':>{cell}}", INK if count >= MANY else "" if count else QUIET))
        parts.append((f"{layout.points(seat):>5}", INK))
        parts += [fit(str(counts[seat]), head_width(title) + 2, "right") for title, counts in ends]
        rows.append(line(*parts))
    return [cut(row, width) for row in rows]


def head_width(title: str) -> int:
    return min(8, max(2, longest([title])))


def name_width(kit: Kit, ends: list[tuple[str, list[int]]], width: int, cell: int = CELL) -> int:
    """Columns left for names."""
    names = longest([*kit.cast.names[: kit.view.players], kit.say("word-displays")[:8]])
    others = 4 + cell * (len(kit.kinds) + 1) + 5 + sum(head_width(title) + 2 for title, _ in ends)
    return min(names, NAME_MOST, width - others)


# ---- tasks ----


def task_title(kit: Kit, task: Task) -> str:
    return capital(kit.say("task", task=task.number))


def to_go(kit: Kit, count: int) -> Part:
    return kit.say("word-to-go", count=count), INK if count <= MANY else ""


def have_of(kit: Kit, seat: int, task: Task) -> str:
    """7/9: how much of a task a seat has."""
    every = sum(task.needs)
    return f"{every - missing(potions_of(kit.view, seat), task)}/{every}"


def task_cards(kit: Kit, width: int) -> Block:
    """Every open task as a card."""
    tasks = open_tasks(kit.view)
    if not tasks:
        return broken((kit.say("table-no-tasks"), QUIET), width)
    widest = max(line(*kit.needs(task, -1)).cell_len for task in tasks) + 4
    across = max(TASK_CARD, widest)
    return flowing([task_card(kit, task, min(across, width)) for task in tasks], width, 1)


def task_card(kit: Kit, task: Task, width: int) -> Block:
    own = kit.own_seat()
    others = [seat for seat in range(kit.view.players) if seat != own]
    inside = [line(*kit.needs(task, own))]
    if own >= 0:
        inside.append(line(to_go(kit, missing(potions_of(kit.view, own), task))))
    each = 3 if len(others) != 4 else 2
    for at in range(0, len(others), each):
        parts: list[Part] = []
        for seat in others[at : at + each]:
            parts += [seat_sign(seat), fit(f" {have_of(kit, seat, task)}", 6)]
        inside.append(line(*parts))
    title = line(" ", (task_title(kit, task), INK), " ")
    return framed(inside, width, style=QUIET, head=title, end=line(" ", (kit.vp(task.points), INK), " "))


def task_rows(kit: Kit, width: int, reach: int = 0) -> Block:
    """The open tasks as a table: needs, and in a column for each player how many potions are still to go.

    With ``reach``, the table is made as wide as that, if it is less.
    """
    tasks = open_tasks(kit.view)
    if not tasks:
        return broken((kit.say("table-no-tasks"), QUIET), width)
    own = kit.own_seat()
    titles = [task_title(kit, task) for task in tasks]
    first = max(longest(titles), min(12, longest([kit.say("word-tasks")]))) + 1
    points = longest([kit.vp(task.points) for task in tasks]) + 1
    needs = max(line(*kit.needs(task, own)).cell_len for task in tasks) + 1
    seats = ([own] if own >= 0 else []) + [seat for seat in range(kit.view.players) if seat != own]
    room = max(0, (reach or width) - first - points - needs)
    cell = max(2, min(WIDEST_CELL if reach else CELL, room // len(seats)))
    if reach:
        needs = max(needs, reach - first - points - cell * len(seats))
    head: list[Part] = [fit((kit.say("word-tasks"), INK), first + points)]
    head += [fit((kit.say("word-lacking"), QUIET), needs, "right")]
    head += [fit(line(seat_sign(seat)), cell, "right") for seat in seats]
    rows = [line(*head)]
    for task, title in zip(tasks, titles, strict=True):
        parts: list[Part] = [fit(title, first), fit((kit.vp(task.points), INK), points)]
        parts.append(fit(line(*kit.needs(task, own)), needs))
        for seat in seats:
            lack = missing(potions_of(kit.view, seat), task)
            parts.append((f"{lack or '✓':>{cell}}", INK if lack <= MANY else ""))
        rows.append(line(*parts))
    return [cut(row, width) for row in rows]


# ---- turns ----


def perches(kit: Kit) -> list[Perch]:
    """Who has said what in the turn that goes on."""
    view = kit.view
    found = []
    seats = order(kit)
    for at, seat in enumerate(seats):
        said = view.said[seat] if view.role >= 0 else SILENT
        asked = view.topic < 0 and bool(view.pending >> seat & 1)
        perch = Perch(
            seat, kit.cast.name(seat), said, said_word(kit, said, asked), seat == view.leader, asked
        )
        # Whoever was brave next has overtaken this one.
        sweeper = (
            next((s for s in seats[at + 1 :] if view.said[s] in (BRAVE, OUT)), -1) if said == OUT else -1
        )
        if sweeper >= 0:
            perch.word = kit.say("word-swept-by", name=kit.cast.name(sweeper))
            perch.brief = kit.say("word-swept-by", name=sign(sweeper))
        found.append(perch)
    return found


def said_word(kit: Kit, said: int, asked: bool = False) -> str:
    if said == BRAVE:
        return kit.speech.stance("brave")
    if said == COWARDLY:
        return kit.speech.stance("cowardly")
    if said == SILENT:
        return kit.say("word-asked" if asked else "word-to-speak")
    return kit.say("word-next" if said == NEXT else "word-out")


def turns(kit: Kit, width: int) -> Block:
    """The turns of this round, or as long as there are none behind it of the last: what everybody said in a column."""
    view = kit.view
    behind = [turn for turn in view.turns if turn_round(turn) == view.round]
    title = kit.say("word-this-round" if behind else "word-last-round")
    told = [
        (turn_role(turn), turn_leader(turn), [turn_said(turn, seat) for seat in range(view.players)])
        for turn in behind or [turn for turn in view.turns if turn_round(turn) == view.round - 1]
    ]
    if behind and view.role >= 0 and not view.over:
        told.append((view.role, view.leader, view.said[:]))
    if not told:
        return []
    names = max(longest([kit.name(role) for role, _, _ in told]), longest([title]) - 6) + 1
    head: list[Part] = [fit((title, INK), names + 6)]
    head += [fit(line(seat_sign(seat)), 4, "right") for seat in range(view.players)]
    rows = [line(*head)]
    for number, (role, leader, said) in enumerate(told, 1):
        parts: list[Part] = [(f"{number:>2} ", QUIET), kit.chip(role), " ", fit(kit.name(role), names)]
        for seat in range(view.players):
            parts.append(line(f"{PENNANT if seat == leader else ' ':>3}", stance_mark(said[seat])))
        rows.append(line(*parts))
    rows += legend(kit, width)
    return [cut(row, width) for row in rows]


def legend(kit: Kit, width: int, plays: bool = False) -> Block:
    """What the marks mean: those of the two ways to play, or all."""
    parts: list[Part] = []
    for said in (BRAVE, COWARDLY) if plays else (BRAVE, COWARDLY, OUT, NEXT):
        parts += ["  " if parts else "", stance_mark(said), (f" {said_word(kit, said)}", QUIET)]
    if not plays:
        parts += ["  ", (PENNANT, INK), (f" {kit.say('word-leads')}", QUIET)]
    return broken(line(*parts), width)


# ---- the rest ----


def pile(kit: Kit, width: int) -> Block:
    """How many cards are left, and which lie open."""
    view = kit.view
    found = broken((kit.say("table-pile", count=view.pile_size), QUIET), width)
    cards = [f"{kit.name(kind)} {count}" for kind, count in enumerate(view.layout.open_witches) if count]
    if cards:
        found += broken((kit.say("table-open", cards=", ".join(cards)), QUIET), width)
    return found
