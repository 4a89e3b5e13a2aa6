"""``python -m broomstick`` is the command ``broomstick``."""

import sys

from broomstick.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
