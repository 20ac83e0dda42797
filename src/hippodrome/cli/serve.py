"""`hippodrome serve`: the browser's table, for oneself, the sofa or the local network."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.bots import bot_asked_for
from hippodrome.cli.speaking import speaking
from hippodrome.cli.traces import check as check_traces
from hippodrome.cli.traces import traces as traces_to
from hippodrome.engine.errors import BadSetup
from hippodrome.words import Words


class Form(StrEnum):
    """In which form a log is written."""

    TEXT = "text"
    JSON = "json"


EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for every address of the machine."""
OWN, ON_THE_BUS = "own", "bus"
"""Who may think for bots: processes of one's own, or workers that the bus leads to."""
OPEN = "open"
"""What one of several processes says when its doors are open."""
LAST_PORT = 65535
METRICS_EXAMPLE = "127.0.0.1:9464"
QUEUED = 64
"""Connections that may wait to be accepted."""


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help-serve-port", min=0, max=65535)] = 8080,
    data: Annotated[Path | None, typer.Option(help="help-serve-data")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="HIPPODROME_DATABASE",
            help="help-serve-database",
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            envvar="HIPPODROME_BUS",
            help="help-serve-bus",
        ),
    ] = None,
    thinkers: Annotated[
        str, typer.Option(envvar="HIPPODROME_THINKERS", help="help-serve-thinkers")
    ] = OWN,
    processes: Annotated[int, typer.Option(help="help-serve-processes", min=1, max=64)] = 1,
    drain: Annotated[
        float,
        typer.Option(help="help-serve-drain", min=0),
    ] = 0,
    name: Annotated[
        list[str] | None,
        typer.Option(help="help-serve-name"),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="help-serve-proxy"),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="help-serve-bot"),
    ] = None,
    limits: Annotated[
        bool,
        typer.Option(
            "--limits/--no-limits",
            envvar="HIPPODROME_LIMITS",
            help="help-serve-limits",
        ),
    ] = True,
    keep_unfinished: Annotated[int, typer.Option(help="help-serve-keep-unfinished", min=0)] = 0,
    keep_finished: Annotated[int, typer.Option(help="help-serve-keep-finished", min=0)] = 0,
    keep_chat: Annotated[int, typer.Option(help="help-serve-keep-chat", min=0)] = 0,
    metrics: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="help-serve-metrics")
    ] = None,
    log: Annotated[Form | None, typer.Option(help="help-serve-log")] = None,
    traces: Annotated[
        str | None,
        typer.Option(
            envvar=["HIPPODROME_TRACES", "OTEL_EXPORTER_OTLP_ENDPOINT"],
            metavar="URL|console",
            help="help-serve-traces",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="help-serve-open")] = False,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
    listening_at: Annotated[int, typer.Option("--listening-at", hidden=True)] = -1,
    watched_at: Annotated[int, typer.Option("--watched-at", hidden=True)] = -1,
) -> None:
    """Open the house: play in the browser, with friends and bots."""
    with speaking(lang) as spoken:
        for word in bot or ():
            bot_asked_for(word)
        if data is not None and database is not None:
            raise BadSetup("serve-two-stores")
        store = database or (data if data is not None else usual_folder())
        wanted = Wanted(
            host,
            store,
            bus,
            open_page,
            tuple(name or ()),
            proxies(proxy or ()),
            limits,
            drain,
            processes,
            (keep_unfinished, keep_finished, keep_chat),
            log,
            is_one_of_several=listening_at >= 0,
            thinkers=thinkers,
            traces=traces,
        )
        check_company(wanted)
        if traces is not None:
            check_traces(traces)
        with ExitStack() as sockets:
            listening = bound(host, port) if listening_at < 0 else handed_over(listening_at)
            sockets.enter_context(listening)
            watched = (
                watched_sockets(metrics, processes) if watched_at < 0 else [handed_over(watched_at)]
            )
            for one in watched:
                sockets.enter_context(one)
            if processes > 1:
                share(listening, wanted, spoken, watched)
            else:
                run(listening, wanted, spoken, watched[0] if watched else None)


def watched_sockets(address: str | None, processes: int) -> list[socket.socket]:
    """Take a port for each process at which a host can see how it is."""
    if address is None:
        return []
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) + processes > LAST_PORT + 1:
        raise BadSetup("serve-bad-metrics", address=address, example=METRICS_EXAMPLE)
    name, first = host.strip("[]"), int(port)
    return [bound(name, first + number if first else 0) for number in range(processes)]


@dataclass(frozen=True, slots=True)
class Wanted:
    """How a server is to be run."""

    host: str
    store: Path | str
    """The folder the games are kept in, or the address of a database."""
    bus: str | None = None
    open_page: bool = False
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    limits: bool = True
    drain: float = 0
    processes: int = 1
    keep: tuple[int, int, int] = (0, 0, 0)
    """For how many days unfinished games, finished ones and chat are kept; 0 is for ever."""
    log: Form | None = None
    is_one_of_several: bool = False
    """Was it started by another process, which speaks for it?"""
    thinkers: str = OWN
    traces: str | None = None
    """Where traces go: a collector's address, or this console."""


def check_company(wanted: Wanted) -> None:
    """Refuse several processes where only one can be, and a bus that is not there."""
    if wanted.thinkers not in (OWN, ON_THE_BUS):
        raise BadSetup("serve-bad-thinkers", thinkers=wanted.thinkers)
    if wanted.thinkers == ON_THE_BUS and wanted.bus is None:
        raise BadSetup("serve-thinkers-need-bus")
    if not isinstance(wanted.store, str):
        if wanted.processes > 1:
            raise BadSetup("serve-processes-need-database", processes=wanted.processes)
        if wanted.bus is not None and wanted.thinkers == OWN:
            raise BadSetup("serve-bus-needs-database")
    if wanted.bus is not None:
        from hippodrome.table.nats_bus import check

        post_of(wanted)  # a secret that is missing is a sentence before anything opens
        check(wanted.bus)


def handed_over(number: int) -> socket.socket:
    """Take the socket at which all processes of a house listen."""
    return socket.socket(fileno=number)


def share(
    listening: socket.socket, wanted: Wanted, spoken: Words, watched: Sequence[socket.socket]
) -> None:
    """Let several processes serve at one socket."""
    from hippodrome.cli.processes import Processes

    opened(wanted.store).close()  # what is wrong with it is one sentence, not one of each
    say = announcement(listening, wanted, spoken)
    Processes(listening, wanted, spoken.language, watched).run(say)
    print(spoken.say("serve-closed"))


def proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Check the addresses of proxies: a name could be anybody's tomorrow."""
    found = []
    for one in given:
        try:
            found.append(str(ip_address(one)))
        except ValueError as error:
            raise BadSetup("serve-bad-proxy", proxy=one) from error
    return tuple(found)


def run(
    listening: socket.socket, wanted: Wanted, spoken: Words, watched: socket.socket | None = None
) -> None:
    """Serve on a bound socket until told to stop."""
    # Imported here: the other commands need not pay for a server.
    from hippodrome.cli.logs import tell, write_log
    from hippodrome.server.app import create_app
    from hippodrome.server.rates import LIMITS, NO_LIMITS
    from hippodrome.server.running import run_until_stopped
    from hippodrome.table.house import House
    from hippodrome.table.retention import Retention

    store = opened(wanted.store)
    host = wanted.host
    house = House(
        store, bus=bus_of(wanted), post=post_of(wanted), retention=Retention(*wanted.keep)
    )
    if wanted.log is not None:
        write_log(wanted.log)
        house.registry.followers = (*house.registry.followers, tell)
    traces = traces_to(wanted.traces)
    try:
        named = [] if host in EVERYWHERE else [host]
        app = create_app(
            house,
            names=[*wanted.names, *named],
            limits=LIMITS if wanted.limits else NO_LIMITS,
            watched_at=watched,
            traces=traces,
        )
        run_until_stopped(
            app,
            listening,
            announcement(listening, wanted, spoken),
            proxies=wanted.proxies,
            limits=wanted.limits,
            drain=wanted.drain,
        )
    finally:
        store.close()
        if traces is not None:
            traces.close()
    if not wanted.is_one_of_several:
        print(spoken.say("serve-closed"))


def announcement(listening: socket.socket, wanted: Wanted, spoken: Words) -> Callable[[], None]:
    """Give what is said when the doors are open; one of several only tells the one that asked."""
    host, port = wanted.host, listening.getsockname()[1]
    address = address_of("127.0.0.1" if host in EVERYWHERE else host, port)

    def announce() -> None:
        if wanted.is_one_of_several:
            print(OPEN, flush=True)
            return
        print(spoken.say("serve-ready", address=address))
        if host in EVERYWHERE:
            for shared in local_addresses():
                print(spoken.say("serve-share", address=address_of(shared, port)))
        print(spoken.say("serve-data", folder=shown(wanted.store)))
        print(spoken.say("serve-how-to-stop"), flush=True)
        if wanted.open_page:
            open_browser(address)

    return announce


def bus_of(wanted: Wanted) -> Any:
    """Give the bus that was asked for, if one was."""
    if wanted.bus is None or not isinstance(wanted.store, str):
        return None
    from hippodrome.table.nats_bus import NatsBus

    return NatsBus(wanted.bus)


def post_of(wanted: Wanted) -> Any:
    """Give the way to workers elsewhere, if they were asked for."""
    if wanted.bus is None or wanted.thinkers == OWN:
        return None
    from hippodrome.table.errands import seal_of
    from hippodrome.table.thinking_elsewhere import Post

    return Post(wanted.bus, seal_of(os.environ))


def opened(where: Path | str) -> Any:
    """Open the store of a folder or a database, or say why it cannot be."""
    from sqlalchemy.exc import SQLAlchemyError

    from hippodrome.table.store import Store

    key = "store-unreachable" if isinstance(where, str) else "serve-bad-folder"
    place = "address" if isinstance(where, str) else "folder"
    try:
        return Store.at(where) if isinstance(where, str) else Store.in_folder(where)
    except OSError as error:
        reason = error.strerror or str(error)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error))
    raise BadSetup(key, **{place: shown(where)}, reason=reason.strip().rstrip("."))


def shown(where: Path | str) -> str:
    """Say where games are kept, and no password."""
    from hippodrome.table.engines import without_password

    return without_password(where) if isinstance(where, str) else str(where)


def bound(host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that a taken one is a sentence at once."""
    try:
        kind, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named in full: asyncio sends small frames at once only on sockets that say they are TCP.
        listening = socket.socket(kind, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name != "nt":  # there it would let two servers share a port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(where)
            listening.listen(QUEUED)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadSetup("serve-port-taken", host=host, port=str(port)) from error
        reason = error.strerror or str(error)
        raise BadSetup("serve-bad-address", host=host, port=str(port), reason=reason) from error
    return listening


def usual_folder() -> Path:
    """Say where this kind of machine keeps a person's data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "hippodrome"


def address_of(host: str, port: int) -> str:
    """Write the address people type."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def local_addresses() -> list[str]:
    """Find the addresses of this machine on its networks; nothing is sent to find them."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address reserved for documentation: the system only says which way it would go.
            probe.connect(("192.0.2.1", 9))
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass  # no network at all
    try:
        names = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(name[4][0]) for name in names]
    except OSError:
        pass  # a machine may not know its own name
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]


def open_browser(
    address: str, browser: Callable[[], Callable[[str], object] | None] | None = None
) -> None:
    """Open the page where there is a screen to show it on."""
    opener = (browser or usual_browser)()
    if opener is not None:
        opener(address)


def usual_browser() -> Callable[[str], object] | None:
    """Find a way to open a browser, if there may be one."""
    if os.environ.get("CI"):
        return None
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform not in ("win32", "darwin") and not shown:
        return None
    import webbrowser

    return webbrowser.open
