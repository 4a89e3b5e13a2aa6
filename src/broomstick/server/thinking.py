"""Bots that think in processes of their own, so that tables go on meanwhile."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from broomstick.hosting.thinking import think


def end_with_parent() -> None:
    """A worker must not outlive a server that was killed: it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    # Ctrl-C in a terminal reaches the workers too; when they end is for the server to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """A few worker processes."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        # A fork of a process with threads and open connections is asking for trouble.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_parent)

    async def think(
        self, identity: str, spec: str, view: dict[str, Any], choices: list[str], seed: str
    ) -> str:
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, identity, spec, view, choices, seed)
        except BrokenProcessPool:
            # A worker was killed, and takes its pool with it. Whoever sees it first puts up a new one.
            if self.pool is pool:
                self.pool = self.fresh()
            return await loop.run_in_executor(self.pool, think, identity, spec, view, choices, seed)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
