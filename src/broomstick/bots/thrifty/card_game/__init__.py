"""How the thrifty bot plays the card game."""

from broomstick.bots.thrifty.card_game.deciding import choose

__all__ = ["choose"]
