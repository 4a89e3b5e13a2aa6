"""One server a file: whoever serves from it holds a lock beside it, which goes with the process, however that ends."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from broomstick.hosting.store_errors import Unavailable

NUMBER_LENGTH = 20
"""At most so many digits are read of what should be the number of a process."""

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 20

    def lock(descriptor: int) -> None:
        # Windows lets nobody read what is locked: so it is a place at which nothing stands.
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)
else:
    import fcntl

    def lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Sole:
    """That this process alone serves from a file. Others may read it, copy it and put things right in it."""

    def __init__(self, database: Path) -> None:
        """Take the lock, or say which process has it."""
        # By whatever name it is called: a link to it is the same file.
        real = database.resolve()
        beside = real.with_name(real.name + ".lock")
        try:
            # A program that is started from here does not inherit it.
            self.descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            why = error.strerror or str(error)
            said = f"cannot open the database {database}: {why}"
            raise Unavailable(said, "unusable", {"place": str(database)}) from error
        try:
            lock(self.descriptor)
        except OSError:
            process = number_in(self.descriptor)
            os.close(self.descriptor)
            raise Unavailable(
                f"another server, process {process}, keeps its tables in the database {database}; "
                "stop that one first, or name another file",
                "served",
                {"place": str(database), "process": process},
            ) from None
        os.ftruncate(self.descriptor, 0)
        os.write(self.descriptor, str(os.getpid()).encode())

    def close(self) -> None:
        """Others may serve from the file now."""
        with suppress(OSError):
            os.ftruncate(self.descriptor, 0)
        os.close(self.descriptor)


def number_in(descriptor: int) -> str:
    """The process that has written its number here; it may just be about to."""
    said = os.read(descriptor, NUMBER_LENGTH)
    return said.decode() if said.isdigit() else "?"
