"""Every game, number of players and combination of options that the battery runs over.

Each game has its own in the folder that is called like its folder elsewhere; the drill is one of them.
"""

from importlib import import_module

from broomstick.games import manifests
from contract.case import Case
from fourth_game import fourth_game

with fourth_game():
    OWN = [import_module(f"contract.{manifest.folder}.cases") for manifest in manifests().values()]

CASES: list[Case] = [case for game in OWN for case in game.CASES]

COMBINATIONS: list[Case] = [case for game in OWN for case in game.COMBINATIONS]
"""Every combination of options there is; too many for the quick tests."""
