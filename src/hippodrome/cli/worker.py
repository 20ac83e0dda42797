"""`hippodrome worker`: thinks for the bots of servers on other machines."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Annotated

import typer

from hippodrome.bots import bot_asked_for
from hippodrome.cli.speaking import speaking
from hippodrome.words import Words

if TYPE_CHECKING:
    from hippodrome.table.errands import Seal


def worker(
    bus: Annotated[
        str,
        typer.Option(envvar="HIPPODROME_BUS", help="help-worker-bus"),
    ],
    workers: Annotated[int | None, typer.Option(help="help-worker-workers", min=1)] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="help-serve-bot"),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Think for bots, hints and reviews of servers elsewhere that say `--thinkers bus`."""
    from hippodrome.table.errands import seal_of

    with speaking(lang) as spoken:
        for word in bot or ():
            bot_asked_for(word)
        seal = seal_of(os.environ)
        asyncio.run(think_until_stopped(bus, seal, workers or os.cpu_count() or 1, spoken))
        print(spoken.say("worker-stopped"))


async def think_until_stopped(bus: str, seal: Seal, workers: int, spoken: Words) -> None:
    """Take questions until a signal to end."""
    from hippodrome.table.nats_bus import shown_bus
    from hippodrome.table.thinking import Thinkers
    from hippodrome.table.worker import Worker, work

    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))

    def announce() -> None:
        print(spoken.say("worker-ready", workers=workers, address=shown_bus(bus)))
        print(spoken.say("worker-how-to-stop"), flush=True)

    await work(Worker(bus, seal, Thinkers(workers), workers), announce, stop)
