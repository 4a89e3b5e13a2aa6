"""How the thrifty bot plays Witch's Brew."""

from broomstick.bots.thrifty.witchs_brew.deciding import choose

__all__ = ["choose"]
