"""The engine against the rules written a second time (second_rules.py): whole tiny games, and many ordinary ones."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from broomstick import Chance, State
from broomstick.heart.plain import Plain
from games.card_game.pages import needs, table
from games.card_game.second_rules import STANDARD_DEAL, Box, Outcome, every_way, play_out
from games.card_game.staging import dealt_from, lay, standard


def tiny(box: Box, copies: dict[str, int], tasks: tuple[dict[str, int], ...]) -> Plain:
    """The engine's data for a tiny box."""
    names = ["root", "meadow", "fire", "berry", "sun", "water", "fog"]
    data: dict[str, Any] = {
        "game": {"rounds": box.rounds, "picks": box.picks, "draw": box.draw, "open_tasks": len(tasks)},
        "deal": {str(box.players): box.deal},
        "witch": [
            {"name": name, "players": 3 if name in copies else 7, "copies": copies.get(name, 0)}
            for name in names
        ],
        "task": [{"number": i + 1, "needs": needs} for i, needs in enumerate(tasks)],
    }
    data["task"] += [{"number": number, "players": 7} for number in range(len(tasks) + 1, 12)]
    return data


def engine_outcomes(state: State, found: Counter[Outcome | None]) -> None:
    if state.over:
        displays = state.position()["displays"]
        found[tuple((shown["points"], shown["cards"]) for shown in displays)] += 1
        return
    for action in state.choices(state.asked):
        after = state.quiet_copy()
        after.step(action)
        engine_outcomes(after, found)


TINY = [
    # three players, two types, one pick: two rounds with a task, a draw in between
    (Box(3, ("root", "water"), deal=2, picks=1, rounds=2, draw=1, tasks=({"root": 2},)), 1,
     "root water, water root, root root, root water water, water root water"),
    # somebody has only one type and is short of picks; three types, two picks, one round
    (Box(3, ("root", "fire", "water"), deal=3, picks=2, rounds=1, draw=0, tasks=({"fire": 1}, {"water": 2})), 0,
     "root fire water, fire fire fire, root water water, fire water water"),
    # four players, one round
    (Box(4, ("root", "fire", "water"), deal=2, picks=1, rounds=1, draw=0), 3,
     "root fire, root water, fire water, root fire, root fire water water"),
    # a stock that may run empty
    (Box(3, ("root", "water"), deal=1, picks=1, rounds=3, draw=0, tasks=({"water": 3},)), 2,
     "root, root, water, root water root"),
]  # fmt: skip


@pytest.mark.many
@pytest.mark.parametrize(
    ("box", "starter", "deck"), TINY, ids=["two rounds", "few types", "four players", "empty stock"]
)
def test_whole_tiny_games_go_as_the_plain_rules_say(box: Box, starter: int, deck: str) -> None:
    """Every way a tiny game can go, counted by its outcome, by the engine and by a second implementation."""
    cards = deck.replace(",", "").split()
    parts = deck.split(", ")
    stocks, rest = parts[: box.players], parts[box.players :]
    opened = cards[box.players * box.deal :][: box.players]
    pile = cards[box.players * (box.deal + 1) :]
    assert len(rest) in (1, 2)
    state = lay(
        box.players,
        stocks=tuple(", ".join(stock.split()) for stock in stocks),
        witches=", ".join(opened),
        pile=", ".join(pile),
        starter=starter,
        data=tiny(box, dict(Counter(cards)), box.tasks),
    )
    found: Counter[Outcome | None] = Counter()
    engine_outcomes(state, found)
    expected = Counter(every_way(box, cards, starter))
    assert found == expected
    assert len(expected) > 10


def plain_choice(text: str) -> Any:
    """An action's text as the second implementation puts it."""
    kind, *words = text.split()
    if kind == "take":
        return words[0]
    if kind == "pick":
        return tuple(words)
    if kind == "lead":
        return words[0], words[1] == "brave"
    return kind == "brave"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ordinary_games_end_as_the_plain_rules_say(players: int) -> None:
    """Random games are played by the engine; their decisions, fed to the other, are legal there and end the same."""
    wanted = {int(row[0]): needs(row[2]) for row in table("task", "players", "needs at least")}
    for seed in range(60):
        state = standard(players).start(seed)
        deck = dealt_from(state)
        tasks = state.position()["tasks"]
        chance = Chance(seed, name="second opinion")
        while not state.over:
            seat = chance.pick(state.deciders)
            state.play(seat, chance.pick(state.choices(seat)))
        box = Box(
            players,
            tuple(state.game.roles),
            deal=STANDARD_DEAL[players],
            tasks=tuple(wanted[number] for number in tasks),
        )
        lines = state.record().text().splitlines()
        decisions = iter(lines[lines.index("actions") + 1 :])

        def choose(seat: int, options: Sequence[Any], decisions: Any = decisions) -> Any:
            who, _, text = next(decisions).partition(" ")
            assert int(who) == seat
            assert plain_choice(text) in options
            return plain_choice(text)

        outcome = play_out(box, deck, state.starter, choose)
        assert next(decisions, None) is None
        assert [points for points, _ in outcome] == state.scores()
        best = max((points, -cards) for points, cards in outcome)
        assert state.winners() == [i for i, (points, cards) in enumerate(outcome) if (points, -cards) == best]
