"""How long to wait before something that failed is tried again."""


def pause(failures: int, first: float, longest: float) -> float:
    """Seconds: none before it has failed, then ``first``, and twice as many each time, up to ``longest``."""
    return min(longest, first * 2.0 ** min(failures - 1, 60)) if failures > 0 else 0.0
