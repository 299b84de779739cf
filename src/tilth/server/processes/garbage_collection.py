"""When Python looks for garbage: a look stops all tables, so it is little and often, and whole when nobody plays.

Choices leave no garbage that only a look finds; sockets that were closed do.
"""

from __future__ import annotations

import asyncio
import gc

from tilth.storage.group_commit import Writer

LITTLE = 1_000
"""New objects that are looked at in one go: a millisecond or less."""

NEVER = 1_000_000_000

LOOKS = 200
"""Little looks after which a whole one is worth while."""

QUIET = 1.0
"""Seconds without a choice after which everything is looked at."""

LATEST = 60.0
"""Seconds after which it is done although people play."""

EVERY = 5.0


def look_at_little() -> None:
    """Set Python up for a server: what is loaded now stays, and whole looks are left to `look_when_quiet`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(LITTLE, NEVER, NEVER)


async def look_when_quiet(writer: Writer) -> None:
    """Look at everything now and then, at a time when nobody waits for it; until cancelled."""
    loop = asyncio.get_running_loop()
    last = loop.time()
    while True:
        await asyncio.sleep(EVERY)
        now = loop.time()
        if gc.get_count()[1] > LOOKS and (now - writer.used > QUIET or now - last > LATEST):
            gc.collect()
            last = now
