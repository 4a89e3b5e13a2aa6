"""Plays Broom Service among bots and shows what their games are like: docs/broom-games.md has the result.

    python tools/bot_games/broom_service.py --draw
    python tools/bot_games/broom_service.py --players 5 --all-options
    python tools/bot_games/broom_service.py --players 5 --everything
    python tools/bot_games/broom_service.py --games 200 --players 3 --bot random

``--all-options`` is the front with storm clouds and mountain tiles, ``--everything`` the back with all there is.
Prints tables; with ``--draw`` the charts in docs/pictures are drawn as well. Deals are fixed, and each
draws its starter, as games do in which nobody names one.
"""

from collections import Counter
from typing import Any, Self

import broomstick
import chart
import counting
from broomstick import State
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import entries
from broomstick.games.broom_service.map.board import standard_board
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.heart.codec import kind_of
from strength import EVERYTHING, percent, win_share
from use_map import use_map
from uses import Users

ALL_OPTIONS = {"storm_clouds": True, "mountain_tiles": True}
FIRST_DEAL = 3_000_000
"""The deals of the page begin here."""

PEOPLE = 83
"""What an experienced person says to reach on average, in games of three and four."""


class BroomFindings(counting.Findings):
    """Towers, areas, clouds and events of some games, and where points come from."""

    game = "broom-service"

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        # Shares of wins by seat at the table.
        self.seats: list[list[float]] = [[] for _ in range(players)]
        # Deliveries by tower, flights by area, and in how many games each was used at all.
        self.towers: Counter[int] = Counter()
        self.tower_games: Counter[int] = Counter()
        self.areas: Counter[int] = Counter()
        self.area_games: Counter[int] = Counter()
        self.spaces: Counter[int] = Counter()
        self.kinds: Counter[int] = Counter()
        self.tiles: Counter[int] = Counter()
        self.bolts: Counter[int] = Counter()
        # Games with an event, and points by what they are for; deliveries stand under "deliveries".
        self.events: Counter[int] = Counter()
        self.points: Counter[str] = Counter()
        # Claims made and lost, by whether the role was led or followed.
        self.claims: Counter[tuple[bool, bool]] = Counter()
        # What is chosen under More or Less?, The Upper Hand, Black Market and Black Distillery.
        self.picked: Counter[int] = Counter()
        self.shown: Counter[int] = Counter()
        self.instead: Counter[int] = Counter()
        # Tiles, circles, storm clouds and cards.
        self.users = Users()

    @property
    def board(self) -> str:
        """The side of the board that is played."""
        return str(self.options.get("board", "front"))

    @property
    def towers_named(self) -> list[str]:
        """All towers, with that of a hill tile."""
        towers = standard_board(self.board).towers
        return [*towers, lists.ORANGE_TILE] if self.board == "back" else towers

    def starter(self, number: int) -> int | None:
        """The seed draws it."""
        return None

    def count(self, state: State) -> None:
        winners = state.winners()
        for seat in range(self.players):
            self.seats[seat].append(win_share(winners, seat))
        towers: set[int] = set()
        areas: set[int] = set()
        brave: dict[int, bool] = {}
        for entry in state.history(broomstick.PUBLIC):
            kind = kind_of(entry.code)
            code = entry.code
            if kind in (entries.LEADS, entries.FOLLOWS):
                if entries.leads_stance(code):
                    brave[entry.seat] = kind == entries.LEADS
                    self.claims[kind == entries.LEADS, True] += 1
            elif kind == entries.KNOCKED_OUT:
                self.claims[brave[entry.seat], False] += 1
            elif kind == entries.DELIVERS:
                tower = entries.delivers_tower(code)
                towers.add(tower)
                self.towers[tower] += 1
                self.points["deliveries"] += entries.delivers_points(code)
                self.points["storm clouds"] += entries.delivers_bonus(code)
            elif kind in (entries.FLIES, entries.JUMPS):
                end = entries.flies_to(code)
                areas.add(end)
                self.areas[end] += 1
            elif kind == entries.LIFTS:
                self.spaces[entries.lifts_cloud(code)] += 1
                self.kinds[entries.lifts_kind(code)] += 1
            elif kind in (entries.GAINS, entries.LOSES):
                points = entries.gains_points(code)
                reason = lists.REASONS[entries.reason_of(code)]
                self.points[reason] += points if kind == entries.GAINS else -points
            else:
                self.count_choice(kind, code)
        self.tower_games.update(towers)
        self.area_games.update(areas)
        if self.options:
            self.users.count(state)

    def count_choice(self, kind: int, code: int) -> None:
        """What events and tiles are used for."""
        if kind == entries.EVENT:
            self.events[entries.event_of(code)] += 1
        elif kind == entries.COUNTS:
            self.picked[entries.counts_count(code)] += 1
        elif kind == entries.SHOWS:
            self.shown[entries.shows_count(code)] += 1
        elif kind == entries.INSTEAD:
            self.instead[entries.event_of(code)] += 1
        elif kind == entries.USES:
            self.tiles[entries.uses_tile(code)] += 1
        elif kind == entries.SCORES_BOLTS:
            self.bolts[entries.scores_bolts_count(code)] += 1

    def add(self, other: Self) -> None:
        super().add(other)
        for mine, more in zip(self.seats, other.seats, strict=True):
            mine += more
        for name, counter in vars(other).items():
            if isinstance(counter, Counter) and name != "fates":
                # Points may be negative, which "+" would drop.
                getattr(self, name).update(counter)
        self.users.add(other.users)


def name(text: str) -> str:
    return text.replace("-", " ")


def report(found: BroomFindings) -> None:
    board = standard_board(found.board)
    seats = found.games * found.players
    mean = sum(map(sum, found.scores)) / seats
    print(f"{found.games} games of {found.players}; {mean:.1f} points a seat")
    print()
    counting.tell_scores(found)
    counting.tell_seats(found)
    print("| wins by seat at the table, starters as drawn | share |")
    print("|---|---|")
    for seat, shares in enumerate(found.seats):
        print(f"| {seat + 1} | {percent(shares).strip()} |")
    print()
    counting.tell_roles(found, lists.ROLES, "brave", "cowardly")
    print("| points of a seat from | |")
    print("|---|---|")
    for source, points in found.points.most_common():
        print(f"| {name(source)} | {points / seats:.1f} |")
    print()
    print("| tower | potions in a game | games in which it is served |")
    print("|---|---|---|")
    for tower, title in enumerate(found.towers_named):
        used = 100 * found.tower_games[tower] / found.games
        print(f"| {name(title)} | {found.towers[tower] / found.games:.2f} | {used:.1f} % |")
    print()
    print("| area | flights into it in a game | games in which it is entered |")
    print("|---|---|---|")
    for area, title in enumerate(board.areas[: board.lands]):
        used = 100 * found.area_games[area] / found.games
        print(f"| {name(title)} | {found.areas[area] / found.games:.2f} | {used:.1f} % |")
    print()
    print("| cloud space | games in which it is cleared |")
    print("|---|---|")
    for space, title in enumerate(board.clouds):
        print(f"| {name(title)} | {100 * found.spaces[space] / found.games:.1f} % |")
    print()
    tell_choices(found)
    found.users.report(found.games, found.players)


def tell_choices(found: BroomFindings) -> None:
    """Claims, events, and what is chosen under them."""
    seats = found.games * found.players
    print("| brave claims of a seat in a game | made | lost | lost of those made |")
    print("|---|---|---|---|")
    for leads, word in ((True, "leading"), (False, "following")):
        made, lost = found.claims[leads, True], found.claims[leads, False]
        print(f"| {word} | {made / seats:.2f} | {lost / seats:.2f} | {100 * lost / max(1, made):.0f} % |")
    print()
    print("| event | games with it | points of a seat from it |")
    print("|---|---|---|")
    for event, title in enumerate(lists.EVENTS):
        games = found.events[event]
        points = found.points[title] / max(1, games * found.players)
        print(f"| {name(title)} | {100 * games / found.games:.1f} % | {points:+.2f} |")
    print()
    chosen = [
        ("roles picked under More or Less?", found.picked),
        ("resources shown in The Upper Hand", found.shown),
        ("bolts at the end", found.bolts),
    ]
    for title, counter in chosen:
        whole = max(1, counter.total())
        told = ", ".join(f"{number}: {100 * counter[number] / whole:.0f} %" for number in sorted(counter))
        print(f"{title}: {told}")
    used = ", ".join(
        f"{name(lists.EVENTS[event])} {count / found.games:.2f}" for event, count in found.instead.items()
    )
    print(f"cowardly plays that took an event's offer, in a game: {used}")
    lifted = found.spaces.total() / found.games
    kinds = ", ".join(
        f"{kind} {found.kinds[i] / found.games:.2f}" for i, kind in enumerate(lists.CLOUDS) if found.kinds[i]
    )
    print(f"clouds removed in a game: {lifted:.1f} ({kinds})")
    tiles = ", ".join(
        f"{lists.TILES[tile]} {count / found.games:.2f}" for tile, count in sorted(found.tiles.items())
    )
    if tiles:
        print(f"mountain tiles used in a game: {tiles}")
    print()


def draw(found: BroomFindings) -> dict[str, str]:
    """The charts by file name."""
    board = standard_board(found.board)
    games = found.games
    seats = games * found.players
    which = "-back" if found.board == "back" else "-all" if found.options else ""
    end = f"-{found.players}{which}.svg"
    people = (PEOPLE,) if found.players in (3, 4) and not found.options else ()
    marked = f"The mark: what an experienced person reaches on average, {PEOPLE}."
    sources = [(source, points / seats) for source, points in found.points.most_common() if points > 0]
    claims = []
    for leads in (True, False):
        made, lost = found.claims[leads, True] / seats, found.claims[leads, False] / seats
        claims.append([made - lost, lost])
    events = [[100 * found.events[i] / games] for i in range(len(lists.EVENTS))]
    gains = [
        found.points[title] / max(1, found.events[i] * found.players) for i, title in enumerate(lists.EVENTS)
    ]
    picture = read_picture(standard_path(found.board))
    areas = [
        found.area_games[board.areas.index(area.name)] / games
        if area.name in board.areas[: board.lands]
        else 0.0
        for area in picture.areas
    ]
    towers = [found.tower_games[board.towers.index(tower.name)] / games for tower in picture.towers]
    clouds = [found.spaces[space] / games for space in range(len(board.clouds))]
    found_uses = found.users.draw(found.players) if found.board == "back" else ""
    return {
        **({f"broom-uses{end}": found_uses} if found_uses else {}),
        f"broom-scores{end}": counting.draw_scores(found, people, marked, step=2),
        f"broom-seats{end}": counting.draw_seats(found),
        f"broom-roles{end}": counting.draw_roles(found, lists.ROLES, "brave", "cowardly"),
        f"broom-claims{end}": chart.bars(
            "Brave claims of a seat in a game",
            ["leading", "following"],
            claims,
            ["stood", "lost"],
            max(map(sum, claims)),
            [f"{sum(row):.1f} = {row[0]:.1f} + {row[1]:.1f}" for row in claims],
        ),
        f"broom-points{end}": chart.bars(
            "Points of a seat, by what they are for",
            [name(source) for source, _ in sources],
            [[points] for _, points in sources],
            [],
            max(points for _, points in sources),
            [f"{points:.1f}" for _, points in sources],
        ),
        f"broom-map{end}": use_map("Where games take place", picture, areas, towers, clouds),
        f"broom-events{end}": chart.bars(
            "Events: games with it, and points of a seat from it",
            [name(title) for title in lists.EVENTS],
            events,
            [],
            100,
            [f"{row[0]:.0f} %, {gains[i]:+.1f} points" for i, row in enumerate(events)],
        ),
    }


def main(argv: list[str] | None = None) -> int:
    parser = counting.command("What bots' games of Broom Service are like.", (2, 3, 4, 5))
    parser.set_defaults(seed=FIRST_DEAL)
    parser.add_argument(
        "--all-options", action="store_true", help="the front with storm clouds and mountain tiles"
    )
    parser.add_argument("--everything", action="store_true", help="the back with all options")
    asked = counting.parse(parser, argv)
    options: dict[str, Any] = dict(ALL_OPTIONS) if asked.all_options else {}
    if asked.everything:
        options = dict(EVERYTHING)
    found = counting.gather(
        BroomFindings(asked.players, options), asked.bot, asked.seed, asked.games, asked.jobs
    )
    report(found)
    if asked.draw:
        counting.save(draw(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
