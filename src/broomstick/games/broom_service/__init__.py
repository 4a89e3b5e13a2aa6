"""Broom Service, the board game. 2 to 5 players, seven rounds; ids of rules begin with bs-."""
