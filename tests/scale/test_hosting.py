"""The recipe for nginx in docs/hosting.md is one that nginx takes, and people play through it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.scale.companies import serving_over, tell
from tests.scale.servers import Nats, Postgres, free_port
from tests.server.visitors import Visitor, decide, visitors

RECIPE = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = os.environ.get("HIPPODROME_NGINX") or shutil.which("nginx")
WITHIN = 20.0


def configuration(folder: Path, port: int, upstreams: list[int]) -> Path:
    """Write the recipe for this machine: other ports, and no certificate."""
    written = re.search(r"```nginx\n(.*?)```", RECIPE.read_text(encoding="utf-8"), re.S)
    assert written is not None
    server = re.sub(r" +ssl_certificate.*\n", "", written[1])
    server = server.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    for known, own in zip(("127.0.0.1:8081", "127.0.0.1:8082"), upstreams, strict=True):
        assert known in server
        server = server.replace(known, f"127.0.0.1:{own}")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off;\n{paths}{server} }}\n",
        encoding="utf-8",
    )
    return file


@asynccontextmanager
async def running(program: str, file: Path) -> AsyncIterator[None]:
    """Run nginx until it is not needed any more."""
    nginx = await asyncio.create_subprocess_exec(program, "-c", str(file))
    try:
        async with asyncio.timeout(WITHIN):
            while not (file.parent / "pid").exists():
                assert nginx.returncode is None, "nginx does not take the recipe"
                await asyncio.sleep(0.05)
        yield
    finally:
        if nginx.returncode is None:
            nginx.terminate()
        await asyncio.wait_for(nginx.wait(), WITHIN)


async def play_a_little(person: Visitor) -> None:
    table = await person.lay(fill=["me", "me"], begin=True)
    async with person.at(table) as line:
        await decide(line, await line.hello())


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
def test_people_play_through_nginx_though_one_of_two_servers_ends(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    address, port = postgres.fresh(), free_port()
    assert NGINX is not None
    program = NGINX

    async def story() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(serving_over(address, nats.address))
            proxy = f"http://127.0.0.1:{port}"
            async with serving_over(address, nats.address) as two:
                ports = [urlsplit(where).port or 0 for where in (one, two)]
                file = configuration(tmp_path, port, ports)
                await stack.enter_async_context(running(program, file))
                async with visitors(proxy, "Ann") as (ann,):
                    await play_a_little(ann)
            # The second has ended: whoever would be sent there is sent to the first.
            async with visitors(proxy, "Bob", "Cleo") as people:
                for person in people:
                    await play_a_little(person)

    tell(story)
