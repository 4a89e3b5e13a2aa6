"""The open table of the card game, drawn: displays, tasks, the turns of a round."""

from broomstick.contest.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.contest.table import BRAVE, COWARDLY, NEXT, OUT, SILENT
from broomstick.games.card_game.components import Task
from broomstick.terminal.faces.blocks import (
    Block,
    Part,
    apart,
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
    stance_mark,
)
from broomstick.terminal.faces.stick import Perch

MANY = 3
"""From so many potions of a type on, their number stands out."""
TASK_CARD = 26
NAME_LEAST, NAME_MOST = 6, 22


def order(kit: Kit) -> list[int]:
    """Seats in the order of speaking."""
    view = kit.view
    return [(view.leader + step) % view.players for step in range(view.players)]


def displays(kit: Kit, width: int) -> Block:
    """A row for each player, a column for each type."""
    view, layout = kit.view, kit.view.layout
    ends = [(kit.say("word-held"), view.hand_sizes), (kit.say("word-stock"), view.stock_sizes)]
    # What can be missed goes first where the table is too narrow for names.
    while ends and column_width(kit, ends, width) < NAME_LEAST:
        ends.pop()
    wide = column_width(kit, ends, width)
    vp = kit.say("word-vp")
    head: list[Part] = [fit((kit.say("word-displays"), INK), wide + 4)]
    for kind in kit.kinds:
        head += [" ", kit.chip(kind)]
    head += ["  ", chip(MARKS[BRAVE], BRAVE_CHIP), fit((vp, INK), 5, "right")]
    head += [fit((title, QUIET), head_width(title) + 2, "right") for title, _ in ends]
    rows = [line(*head)]
    for seat in range(view.players):
        own = seat == kit.own_seat()
        parts: list[Part] = [
            (HERE if own else " ", INK),
            " ",
            fit(seat_name(seat, kit.cast.name(seat)), wide + 2),
        ]
        for count in potions_of(view, seat):
            parts.append((f"{count or '·':>3}", INK if count >= MANY else "" if count else QUIET))
        brave = layout.brave_potions[seat]
        parts.append((f"{brave or '·':>3}", INK if brave >= MANY else "" if brave else QUIET))
        parts.append((f"{layout.points(seat):>5}", INK))
        parts += [fit((str(counts[seat]), QUIET), head_width(title) + 2, "right") for title, counts in ends]
        rows.append(line(*parts))
    return [cut(row, width) for row in rows]


def head_width(title: str) -> int:
    return min(8, max(2, longest([title])))


def column_width(kit: Kit, ends: list[tuple[str, list[int]]], width: int) -> int:
    """Columns left for names."""
    names = longest([*kit.cast.names[: kit.view.players], kit.say("word-displays")[:8]])
    others = 4 + 3 * len(kit.kinds) + 3 + 5 + sum(head_width(title) + 2 for title, _ in ends)
    return min(names, NAME_MOST, width - others)


# ---- tasks ----


def task_title(kit: Kit, task: Task) -> str:
    title = kit.say("task", task=task.number)
    return title[:1].upper() + title[1:]


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


def task_rows(kit: Kit, width: int) -> Block:
    """The open tasks as a table: needs, and in a column for each player how many potions are still to go."""
    tasks = open_tasks(kit.view)
    if not tasks:
        return broken((kit.say("table-no-tasks"), QUIET), width)
    own = kit.own_seat()
    titles = [task_title(kit, task) for task in tasks]
    first = max(longest(titles), min(12, longest([kit.say("word-tasks")]))) + 1
    points = longest([kit.vp(task.points) for task in tasks]) + 1
    needs = max(line(*kit.needs(task, own)).cell_len for task in tasks)
    seats = ([own] if own >= 0 else []) + [seat for seat in range(kit.view.players) if seat != own]
    room = width - first - points - needs
    each = 3 if room >= 3 * len(seats) + 1 else 2
    head: list[Part] = [fit((kit.say("word-tasks"), INK), first + points)]
    head += [fit((kit.say("word-lacking"), QUIET), needs, "right"), " " * (each - 2)]
    head += [fit(line(seat_sign(seat)), each, "right") for seat in seats]
    rows = [line(*head)]
    for task, title in zip(tasks, titles, strict=True):
        parts: list[Part] = [fit((title, ""), first), fit((kit.vp(task.points), INK), points)]
        parts += [fit(line(*kit.needs(task, own)), needs), " " * (each - 2)]
        for seat in seats:
            lack = missing(potions_of(kit.view, seat), task)
            parts.append((f"{lack or '✓':>{each}}", INK if lack <= MANY else ""))
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
        if said == OUT:
            sweeper = next((s for s in seats[at + 1 :] if view.said[s] in (BRAVE, OUT)), -1)
            word = (
                kit.say("word-swept-by", name=kit.cast.name(sweeper)) if sweeper >= 0 else kit.say("word-out")
            )
        else:
            word = said_word(kit, said, asked)
        found.append(Perch(seat, kit.cast.name(seat), said, word, seat == view.leader, asked))
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
    """The turns of this round, while picking those of the last: a row for each, what everybody said in a column."""
    view = kit.view
    going = view.role >= 0 and not view.over
    now = view.round
    if view.topic >= 0 or not (going or any(turn_round(turn) == now for turn in view.turns)):
        now -= 1
    told = [
        (turn_role(turn), turn_leader(turn), [turn_said(turn, seat) for seat in range(view.players)])
        for turn in view.turns
        if turn_round(turn) == now
    ]
    if going and now == view.round:
        told.append((view.role, view.leader, view.said[:]))
    if not told:
        return []
    title = kit.say("word-this-round" if now == view.round else "word-last-round")
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
    return broken(line(*parts), width)


# ---- the rest ----


def pile(kit: Kit, width: int) -> Block:
    """How many cards are left, and which lie open."""
    view = kit.view
    found = [line((kit.say("table-pile", count=view.pile_size), QUIET))]
    if any(view.layout.open_witches):
        parts: list[Part] = []
        for kind in kit.kinds:
            if view.layout.open_witches[kind]:
                parts += [kit.chip(kind), f" ×{view.layout.open_witches[kind]}  "]
        found.append(apart(line(*parts), "", width))
    return found
