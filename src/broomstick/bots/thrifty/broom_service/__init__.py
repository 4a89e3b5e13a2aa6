"""How the thrifty bot plays Broom Service."""

from broomstick.bots.thrifty.broom_service.deciding import choose

__all__ = ["choose"]
