"""Plays Witch's Brew among bots and shows what their games are like: docs/brew-games.md has the result.

    python tools/bot_games/witchs_brew.py --draw
    python tools/bot_games/witchs_brew.py --games 200 --players 3 --bot random

Prints tables; with ``--draw`` the charts in docs/pictures are drawn as well. Deals are fixed and the starter goes round
the table.
"""

from collections import Counter
from typing import Any, Self

import broomstick
import chart
import counting
from broomstick import State
from broomstick.games.witchs_brew import lists

PEOPLE = (32, 32, 23, 21)
"""The scores of one logged game of four people, for orientation."""


class BrewFindings(counting.Findings):
    """Sets, cards and vials of some games."""

    game = "witchs-brew"

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.sets: Counter[int] = Counter()
        self.cards: Counter[str] = Counter()
        self.vials = 0

    def count(self, state: State) -> None:
        self.sets[state.round] += 1
        for seat in state.view(broomstick.PUBLIC).data()["seats"]:
            self.vials += seat["vials"]
            self.cards.update(card.rpartition("-")[0] for card in seat["cards"])

    def add(self, other: Self) -> None:
        super().add(other)
        self.sets += other.sets
        self.cards += other.cards
        self.vials += other.vials


def report(found: BrewFindings) -> None:
    counting.tell_scores(found)
    counting.tell_seats(found)
    counting.tell_roles(found, lists.ROLES, "full action", "favour")
    sets = found.rounds / found.games
    taken = ", ".join(
        f"{stack.replace('-', ' ')} {found.cards[stack] / found.games:.1f}" for stack in lists.STACKS
    )
    print(f"{found.games} games; {sets:.2f} sets a game, {min(found.sets)} to {max(found.sets)}")
    print(f"cards taken in a game: {taken}; vials of a seat: {found.vials / found.games / found.players:.1f}")


def draw(found: BrewFindings) -> dict[str, str]:
    """The charts by file name."""
    sets = range(min(found.sets), max(found.sets) + 1)
    people = PEOPLE if found.players == len(PEOPLE) else ()
    marked = f"The marks: one game of four people, {', '.join(map(str, PEOPLE))}."
    return {
        "brew-scores.svg": counting.draw_scores(found, people, marked),
        "brew-sets.svg": chart.columns(
            "Sets in a game",
            [str(number) for number in sets],
            [found.sets[number] / found.games for number in sets],
            [f"{100 * found.sets[number] / found.games:.1f} %" for number in sets],
        ),
        "brew-seats.svg": counting.draw_seats(found),
        "brew-roles.svg": counting.draw_roles(found, lists.ROLES, "full action", "favour"),
    }


def main(argv: list[str] | None = None) -> int:
    asked = counting.parse(counting.command("What bots' games of Witch's Brew are like.", (3, 4, 5)), argv)
    found = counting.gather(BrewFindings(asked.players, {}), asked.bot, asked.seed, asked.games, asked.jobs)
    report(found)
    if asked.draw:
        counting.save(draw(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
