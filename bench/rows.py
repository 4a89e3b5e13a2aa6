"""What is measured, and what beside what: only rows of the same kind are compared."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

OWN, ROLLOUTS, PYTHON, COPIES = "own loop", "rollouts", "Python loop", "copies"
KINDS = {
    OWN: "Whole games, each engine's own loop: from the set-up to the end nothing happens in Python",
    ROLLOUTS: "The same from a position after the set-up, copied each time: what a search does",
    PYTHON: "Whole games with Python between any two decisions: it asks, draws and answers",
    COPIES: "Copies of a state in the middle of a game",
}

GAMES = {
    "witchs-brew": "Witch's Brew",
    "broom-service": "Broom Service",
    "card-game": "card game",
    "broom-service-everything": "Broom Service, everything on",
}
"""Our games, as ours.py names them and as the tables do."""

OTHER_COUNTS = {
    "witchs-brew": (3, 5),
    "broom-service": (2, 5),
    "card-game": (3, 5, 6),
    "broom-service-everything": (2, 5),
}
"""Numbers of players beside four."""

PEERS = {"hearts": "to hearts", "catanatron": "to Catanatron"}
SIDE = 1 / 3
"""Of the seconds given to a measurement: what no bar and no comparison rests on gets less."""


@dataclass
class Row:
    """One line of a table: a measurement, repeated."""

    group: str
    kind: str
    title: str
    script: str
    what: str
    share: float = 1.0
    rates: list[float] = field(default_factory=list)
    problem: str = ""

    @property
    def unit(self) -> str:
        return "copies" if self.kind == COPIES else "decisions"

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def spread(self) -> float:
        return (max(self.rates) - min(self.rates)) / self.rate

    @property
    def measured(self) -> bool:
        return bool(self.rates) and not self.problem


def our_row(group: str, kind: str, game: str, what: str, title: str, share: float = 1.0) -> Row:
    return Row(group, kind, f"{GAMES[game]}, {title}", "ours.py", f"{game}-{what}", share)


def all_rows() -> list[Row]:
    """Peers stand in the midst of ours, so that what is compared is measured within the same minute."""
    rows = [our_row("compiled", OWN, game, "4", "compiled, 4 players") for game in GAMES]
    rows.append(Row("hearts", OWN, "OpenSpiel's hearts, C++, random bots", "peers.py", "hearts-own"))
    rows += [our_row("compiled", ROLLOUTS, game, "rollouts", "compiled, 4 players") for game in GAMES]
    rows.append(Row("hearts", ROLLOUTS, "OpenSpiel's hearts, C++, rollouts", "peers.py", "hearts-rollouts"))
    rows += [our_row("compiled", PYTHON, game, "driven", "compiled, driven from Python") for game in GAMES]
    rows.append(Row("hearts", PYTHON, "OpenSpiel's hearts, C++, driven from Python", "peers.py", "hearts"))
    rows += [our_row("plain", PYTHON, game, "4", "as plain Python") for game in GAMES]
    rows.append(Row("catanatron", PYTHON, "Catanatron, Python, 4 random players", "peers.py", "catanatron"))
    for game, counts in OTHER_COUNTS.items():
        rows += [
            our_row("compiled", OWN, game, str(count), f"compiled, {count} players", SIDE) for count in counts
        ]
    for group, title in (("compiled", "compiled"), ("plain", "as plain Python")):
        rows += [our_row(group, COPIES, game, "copies", title, SIDE) for game in GAMES]
    rows.append(Row("hearts", COPIES, "OpenSpiel's hearts, C++", "peers.py", "hearts-copies", SIDE))
    rows.append(Row("catanatron", COPIES, "Catanatron, Python", "peers.py", "catanatron-copies", SIDE))
    return rows


def find(rows: list[Row], group: str, kind: str, what: str = "") -> Row | None:
    """The first such row, if it was measured."""
    found = next(
        (row for row in rows if (row.group, row.kind) == (group, kind) and what in ("", row.what)), None
    )
    return found if found and found.measured else None


def ratio(row: Row | None, rows: list[Row], peer: str) -> float | None:
    """How many times a peer's row of the same kind; nothing where there is none."""
    other = find(rows, peer, row.kind) if row else None
    return row.rate / other.rate if row and row.measured and other else None


def tables(rows: list[Row]) -> str:
    """All that was measured, kind by kind, each an aligned Markdown table."""
    parts = []
    for kind, about in KINDS.items():
        of_kind = [row for row in rows if row.kind == kind]
        if of_kind:
            peers = [peer for peer in PEERS if any(row.group == peer for row in of_kind)]
            parts += [f"{about}.", aligned(lines(of_kind, peers))]
    return "\n\n".join(parts)


def lines(rows: list[Row], peers: list[str]) -> list[list[str]]:
    found = [["", f"{rows[0].unit} per second", "spread", *(PEERS[peer] for peer in peers)]]
    for row in rows:
        if row.measured:
            ratios = [ratio(row, rows, peer) for peer in peers]
            cells = ["" if value is None else f"{value:,.2f}" for value in ratios]
            found.append([row.title, f"{row.rate:,.0f}", f"{row.spread:.0%}", *cells])
        else:
            found.append([row.title, "not measured", "", *("" for _ in peers)])
    return found


def summary(rows: list[Row]) -> str:
    """The table of README.md: an engine a line, a kind of loop a column; in brackets, times hearts in that column."""
    kinds = (OWN, ROLLOUTS, PYTHON)
    found = [
        [
            "random play, decisions per second, one core",
            "own loop",
            "own loop, rollouts",
            "driven from Python",
        ]
    ]
    for game, title in GAMES.items():
        whats = {OWN: f"{game}-4", ROLLOUTS: f"{game}-rollouts", PYTHON: f"{game}-driven"}
        named = [find(rows, "compiled", kind, whats[kind]) for kind in kinds]
        found.append([f"Broomstick's {title}", *(cell(row, rows) for row in named)])
    found.append(["OpenSpiel's hearts, C++", *(cell(find(rows, "hearts", kind), rows) for kind in kinds)])
    for game, title in GAMES.items():
        plain = find(rows, "plain", PYTHON, f"{game}-4")
        found.append([f"Broomstick's {title}, as plain Python", "", "", cell(plain, rows)])
    found.append(["Catanatron, Python", "", "", cell(find(rows, "catanatron", PYTHON), rows)])
    return aligned(found)


def cell(row: Row | None, rows: list[Row]) -> str:
    """A rate in three figures, and how many times hearts it is."""
    if row is None:
        return "not measured"
    figures = max(0, len(f"{row.rate:.0f}") - 3)
    times = ratio(row, rows, "hearts")
    beside = "" if times is None or row.group == "hearts" else f" ({times:.2f} ×)"
    return f"{round(row.rate, -figures):,.0f}{beside}"


def aligned(cells: list[list[str]]) -> str:
    """Lines of a Markdown table; the first is its head."""
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    padded = (
        [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))]
        for first, *rest in (cells[0], rule, *cells[1:])
    )
    return "\n".join(f"| {' | '.join(line)} |" for line in padded)
