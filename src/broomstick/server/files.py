"""How many connections the system lets a program have: each is an open file, and so is the database."""

import sys
from dataclasses import replace

from broomstick.server.bounds import Bounds

if sys.platform != "win32":
    import resource

FILES_FOR_OURSELVES = 160
"""Files that are left for the database, the bots' workers, the page, and those who are told that there is no room."""


def within_files(bounds: Bounds) -> Bounds:
    """As many connections as are wished, if there can be so many: the system is asked for more files where need be."""
    if sys.platform == "win32":
        # Connections are no files there.
        return bounds
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = bounds.connections + FILES_FOR_OURSELVES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return replace(bounds, connections=max(1, min(bounds.connections, soft - FILES_FOR_OURSELVES)))
    return bounds
