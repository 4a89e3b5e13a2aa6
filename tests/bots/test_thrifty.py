"""The thrifty bot in every game: always a legal choice, from its view alone, quickly, and how strong it is.

What any sensible player would do in a position of one game is asked in that game's folder.
"""

import subprocess
import sys
import time
from pathlib import Path

import pytest

import broomstick
from bots.watching import decisions, win_share
from broomstick import Game, OptionError, View
from broomstick.bots.thrifty import thoughts
from broomstick.games import manifests
from contract.broom_service.cases import FRONT_CASES
from contract.card_game.cases import CASES as CARD_CASES
from contract.case import Case
from contract.witchs_brew.cases import CASES as BREW_CASES
from drill.game import load_drill


@pytest.mark.parametrize(
    "game",
    [
        broomstick.load("card-game"),
        broomstick.load("witchs-brew"),
        broomstick.load("broom-service", storm_clouds=True, mountain_tiles=True),
    ],
    ids=lambda game: game.name,
)
def test_a_choice_depends_on_the_data_of_the_view_and_on_chance_alone(game: Game) -> None:
    """The same choice from a view that has been through plain data, by another bot, with the same chance."""
    for view, choices, rng, action in decisions(View, game, 2):
        again = view.game.read_view(view.data())
        assert broomstick.bots.make("thrifty").choose(again, choices, rng) == action


@pytest.mark.parametrize("case", [*CARD_CASES, *BREW_CASES, *FRONT_CASES], ids=str)
def test_copes_with_every_box(case: Case) -> None:
    """Empty stocks and stacks, losses in batches, long chains, other numbers of players; a choice is always legal."""
    for seed in range(3):
        assert broomstick.match(case.game, ["thrifty"] * case.game.players, seed=seed).over


def test_says_which_games_it_knows() -> None:
    with pytest.raises(
        OptionError, match="thrifty does not know the game 'drill'; it plays card-game, witchs-brew"
    ):
        broomstick.match(load_drill(3), ["thrifty"] * 3)


@pytest.mark.parametrize(("name", "players", "games"), [("card-game", 6, 5), ("witchs-brew", 5, 2)])
def test_decides_in_well_under_a_millisecond(name: str, players: int, games: int) -> None:
    """Also as plain Python; the median, in processor time, so that a busy machine does not matter."""
    bot = broomstick.bots.make("thrifty")
    times = []
    for view, choices, rng, _ in decisions(View, broomstick.load(name, players=players), games):
        start = time.process_time()
        for _ in range(3):
            bot.choose(view, choices, rng)
        times.append((time.process_time() - start) / 3)
    assert sorted(times)[len(times) // 2] < 0.001


@pytest.mark.parametrize(
    ("name", "players", "games", "least"),
    [
        ("card-game", 3, 120, 0.9),
        ("card-game", 4, 1000, 0.9),
        ("card-game", 5, 120, 0.85),
        ("card-game", 6, 120, 0.8),
        *(("witchs-brew", players, 40, 0.85) for players in (3, 4, 5)),
        pytest.param("witchs-brew", 4, 1000, 0.95, marks=pytest.mark.slow),
        *(("broom-service", players, 20, 0.85) for players in (2, 3, 4, 5)),
        pytest.param("broom-service", 4, 1000, 0.97, marks=pytest.mark.slow),
    ],
)
def test_wins_most_games_among_random_bots(name: str, players: int, games: int, least: float) -> None:
    """Seats rotate, a shared win counts as a share; deals are fixed, so this cannot come out differently by luck."""
    assert win_share(broomstick.load(name, players=players), games) >= least


@pytest.mark.parametrize("name", [name for name in manifests() if thoughts(name)])
def test_the_strength_tool_agrees(name: str) -> None:
    tool = Path(__file__).parents[2] / "tools" / "bot_games" / "strength.py"
    # The card game is played where none is named.
    named = [] if name == "card-game" else ["--game", name]
    command = [sys.executable, str(tool), *named, "--games", "24", "--players", "4", "--seed", "0"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    row = next(line for line in ran.stdout.splitlines() if line.startswith("| 4 players | 24 |"))
    assert row.split("|")[3].split()[0] == f"{100 * win_share(broomstick.load(name), 24):.1f}"
