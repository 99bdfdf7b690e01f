"""A proxy on this machine that cuts every connection, sooner or later.

    soak.py SEED MEAN PORT

Each connection is cut after bytes of either direction at random, MEAN of them on average. Prints its own
port; when a line comes in, how many connections there were and how many were cut.
"""

import asyncio
import random
import sys

figures = {"connections": 0, "cuts": 0}


async def forward(reader, writer, budget, over):
    """Hands bytes on until there are no more, or until the budget is used up."""
    try:
        while data := await reader.read(65536):
            writer.write(data[: budget[0]])
            await writer.drain()
            budget[0] -= len(data)
            if budget[0] <= 0:
                figures["cuts"] += not over.is_set()
                break
    except ConnectionError:
        pass
    over.set()


async def main(seed, mean, port):
    chance = random.Random(seed)

    async def proxy(reader, writer):
        figures["connections"] += 1
        upstream, downstream = await asyncio.open_connection("127.0.0.1", port)
        budget, over = [1 + int(chance.expovariate(1 / mean))], asyncio.Event()
        ways = [
            asyncio.create_task(forward(reader, downstream, budget, over)),
            asyncio.create_task(forward(upstream, writer, budget, over)),
        ]
        await over.wait()
        for way in ways:
            way.cancel()
        # What was handed on arrives; what was not never does.
        downstream.close()
        writer.close()

    front = await asyncio.start_server(proxy, "127.0.0.1", 0)
    print(front.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    print(figures["connections"], figures["cuts"], flush=True)


asyncio.run(main(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])))
