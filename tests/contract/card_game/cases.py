"""Every number of players and combination of options with which the battery plays the card game."""

from contract.card_game.adapter import card_case, small_case
from contract.case import Case

CASES: list[Case] = [
    *(card_case(f"card-game-{players}", players) for players in (3, 4, 5, 6)),
    # Boxes at the edge: stocks of fewer types than picks, stocks that run empty, a pile that is left over.
    small_case("card-game-3-few-types", [6, 5, 4], deal=2, picks=3, rounds=3, draw=1),
    small_case("card-game-3-empty-stocks", [3, 2, 2], deal=1, picks=1, rounds=3, draw=0),
    small_case("card-game-4-one-round", [6, 5, 4, 3, 2], players=4, deal=3, picks=2, rounds=1, draw=2),
]

COMBINATIONS = CASES
