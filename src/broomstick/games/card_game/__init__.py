"""Broom Service: The Card Game. 3 to 6 players, 4 rounds; rules in docs/rules/card-game.md."""
