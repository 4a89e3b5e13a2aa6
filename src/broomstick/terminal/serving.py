"""``broomstick serve``: tables on the net, from this machine."""

import argparse
import contextlib
from pathlib import Path

from broomstick.terminal.console import Console
from broomstick.terminal.trouble import Trouble
from broomstick.words import words


def serve(asked: argparse.Namespace, language: str) -> int:
    """Run the server until it is interrupted."""
    # Nobody who plays in the terminal should wait for the server's libraries.
    from broomstick.server import serve as server
    from broomstick.server.app import PAGE

    say = words(language).say
    console = Console(plain=True)
    try:
        listening = server.listen(asked.host, asked.port or None)
    except server.NoPort as error:
        raise Trouble("no-port", port=str(error.facts["port"]), why=str(error).partition(": ")[2]) from None
    host, port = listening.getsockname()[:2]
    console.say(say("serve-address"))
    console.show(f"  http://{host}:{port}/")
    if not PAGE.is_dir():
        console.say(say("serve-no-page"))
    console.say(say("serve-stop"))
    # Ctrl-C is how a server is stopped, and no failure.
    with contextlib.suppress(KeyboardInterrupt):
        server.serve(listening, not asked.no_browser, Path(asked.database) if asked.database else None)
    return 0
