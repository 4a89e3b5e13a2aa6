"""What browsers put into shuffles in tests: it follows from the name of the test, which so meets the same deals."""

import hashlib
import os
from collections import Counter

from playwright.sync_api import BrowserContext

SCRIPT = """
{
  const [bytes, draw] = [%s, crypto.getRandomValues.bind(crypto)];
  let drawn = 0;
  // Keys of requests are of another length, and stay unlike any before.
  crypto.getRandomValues = (into) => {
    if (into.length !== bytes.length) return draw(into);
    drawn += 1;
    return bytes.reduce((_, byte, at) => ((into[at] = byte ^ drawn), into), into);
  };
}
"""
LENGTH = 16
_windows: Counter[str] = Counter()


def known_shares(context: BrowserContext) -> None:
    """For the first, second, third … browser of the test under way."""
    test = os.environ["PYTEST_CURRENT_TEST"].partition(" ")[0]
    _windows[test] += 1
    digest = hashlib.sha256(f"share {test} {_windows[test]}".encode()).digest()
    context.add_init_script(SCRIPT % list(digest[:LENGTH]))
