"""What the table looks like in text, from a view and nothing else."""

from broomstick.contest.history import turn_round
from broomstick.contest.plain import mask_names
from broomstick.games.card_game.components import Task
from broomstick.games.card_game.view import CardView
from broomstick.terminal import words
from broomstick.terminal.console import WIDTH


def number(value: int) -> str:
    """A number in the grid; nought is a dot, so that what is there stands out."""
    return str(value) if value else "."


def turn_now(view: CardView) -> int:
    """The number of the turn in this round; 0 while picking, and before and after the rounds."""
    if view.topic >= 0 or view.round == 0 or view.over:
        return 0
    return 1 + sum(turn_round(turn) == view.round for turn in view.turns)


def heading(view: CardView, cast: words.Cast) -> str:
    role = view.parts.types[view.role] if view.role >= 0 else ""
    return words.heading(cast, view.round, view.parts.rounds, turn_now(view), view.leader, role)


class Grid:
    """Rows of cells under the types, each column as wide as its title."""

    def __init__(self, types: list[str], names: list[str]) -> None:
        self.types = types
        self.first = max(len(name) for name in [*names, words.STOCK_ROW]) + 1
        room = WIDTH - self.first - sum(len(end) + 1 for end in words.GRID_ENDS)
        self.gap = 2 if sum(len(name) + 2 for name in types) + len(words.GRID_ENDS) <= room else 1
        self.lines = [self.row("", types, words.GRID_ENDS)]

    def row(self, title: str, cells: list[str], ends: list[str]) -> str:
        line = f"{title:<{self.first}}"
        for name, cell in zip(self.types, cells, strict=True):
            line += f"{cell:>{len(name) + self.gap}}"
        for name, cell in zip(words.GRID_ENDS, ends, strict=False):
            line += f"{cell:>{len(name) + self.gap}}"
        return line

    def add(self, title: str, cells: list[str], ends: list[str]) -> None:
        self.lines.append(self.row(title, cells, ends).rstrip())

    def add_note(self, title: str, cells: list[str], note: str) -> None:
        self.lines.append(self.row(title, cells, []) + "  " + note)


def table(view: CardView, cast: words.Cast) -> list[str]:
    """Displays, tasks and own cards, all under the same columns."""
    parts = view.parts
    layout = view.layout
    kinds = view.kinds
    grid = Grid(parts.types, cast.names)
    for seat in range(view.players):
        cells = [number(p) for p in layout.potions[seat * kinds : (seat + 1) * kinds]]
        held = "-" if turn_now(view) == 0 else str(view.hand_sizes[seat])
        ends = [
            number(layout.brave_potions[seat]),
            str(layout.points(seat)),
            held,
            str(view.stock_sizes[seat]),
        ]
        grid.add(cast.names[seat], cells, ends)
    grid.lines.append("")
    own = layout.potions[view.viewer * kinds : (view.viewer + 1) * kinds]
    for task in [parts.tasks[index] for index in layout.tasks]:
        cells = [f"{min(h, need)}/{need}" if need else "." for h, need in zip(own, task.needs, strict=True)]
        grid.add_note(words.task_row(task.number), cells, words.task_end(task.points, missing(own, task)))
    if layout.tasks:
        grid.lines.append("")
    if any(layout.open_witches):
        grid.add(words.OPEN_ROW, [number(cards) for cards in layout.open_witches], [])
    grid.add(words.STOCK_ROW, [number(cards) for cards in view.stock], [])
    if view.hand:
        grid.add(words.PICKS_ROW, ["*" if view.hand >> kind & 1 else "" for kind in range(kinds)], [])
    if not layout.tasks:
        grid.lines.append(words.NO_TASKS)
    return grid.lines


def missing(own: list[int], task: Task) -> int:
    """How many potions a display lacks for a task."""
    return sum(max(0, need - have) for have, need in zip(own, task.needs, strict=True))


def hand(view: CardView) -> str:
    """One's own cards in a line."""
    types = view.parts.types
    besides = [view.stock[kind] - (view.hand >> kind & 1) for kind in range(view.kinds)]
    stock = [f"{types[kind]} {cards}" for kind, cards in enumerate(besides) if cards]
    return words.hand(mask_names(types, view.hand), stock)


def result(view: CardView, cast: words.Cast, places: list[int]) -> list[str]:
    """The final table, best first."""
    layout = view.layout
    wide = max(len(name) for name in cast.names)
    ends = words.RESULT_COLUMNS
    lines = [f"{'':{wide + 4}}" + "".join(f"{end:>{len(end) + 3}}" for end in ends)]
    for seat in sorted(range(view.players), key=lambda seat: (places[seat], seat)):
        brave = layout.brave_potions[seat] * view.parts.brave_points
        tasks = layout.task_points[seat]
        points = layout.points(seat)
        cells = [points - brave - tasks, brave, tasks, points, layout.cards[seat]]
        line = f"{places[seat]:>2}  {cast.names[seat]:<{wide}}"
        lines.append(line + "".join(f"{cell:>{len(end) + 3}}" for end, cell in zip(ends, cells, strict=True)))
    return lines
