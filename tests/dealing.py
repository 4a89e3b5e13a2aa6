"""Deals that a test finds again: they follow from its name. Run as a program, the server with such deals.

A deal that no test has met before may show a fault, but it would be met by chance, by somebody who has changed
something else; to look for such faults is the battery's part.
"""

import hashlib
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from broomstick.hosting import opening
from broomstick.terminal.cli import main


def known_deals(test: Callable[[], str]) -> Callable[[], tuple[str, str]]:
    """The first, second, third … deal of the test under way."""
    dealt: Counter[str] = Counter()

    def deal() -> tuple[str, str]:
        name = test()
        dealt[name] += 1
        digest = hashlib.sha256(f"{name} {dealt[name]}".encode()).hexdigest()
        return digest[:32], digest[32:]

    return deal


def run() -> None:
    """The command line with the deals of the test that the file named first tells."""
    told = Path(sys.argv.pop(1))
    opening.unknown_deal = known_deals(lambda: told.read_text(encoding="utf-8"))
    sys.exit(main())


# A bot's process reads this file too, and deals nothing.
if __name__ == "__main__":
    run()
