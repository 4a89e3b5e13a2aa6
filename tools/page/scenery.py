"""Write the colours of the map's scenery for the page, web/src/games/broom-service/scenery.css, from its drawing.

    python tools/page/scenery.py
    python tools/page/scenery.py --check

With --check nothing is written; the exit status says whether the file is up to date.
"""

import sys

from broomstick.maps.drawing.page import page_style
from files import deliver

HEAD = "/* Written by tools/page/scenery.py from src/broomstick/maps/drawing; change it there. */\n"

if __name__ == "__main__":
    files = {"games/broom-service/scenery.css": HEAD + page_style()}
    sys.exit(deliver("write the colours of the scenery", files))
