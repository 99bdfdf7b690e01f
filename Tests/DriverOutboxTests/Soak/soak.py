"""An API that records writes by the rules A1 to A5, behind a proxy that cuts every connection.

    soak.py SEED MEAN

Each connection is cut after bytes of either direction at random, MEAN of them on average. Prints the
proxy's port. When a line comes in, prints what it has recorded, a line each, and its figures.
"""

import asyncio
import random
import sys

records = []  # ids, in the order in which they were recorded
answers = {}  # business and key -> body, status, answer
figures = {"requests": 0, "replays": 0, "refusals": 0, "connections": 0, "cuts": 0, "halves": 0}


def answer(headers, body):
    """A1 to A5: what a request comes to."""
    figures["requests"] += 1
    key = headers["bottle-business"], headers["idempotency-key"]
    if key in answers:
        known, status, text = answers[key]
        if known != body:
            return 422, "true", '{"title":"","status":422,"code":"key-reused"}'
        figures["replays"] += 1
        return 200 if status == 201 else status, "true", text
    identity = body.split(b'"')[3].decode()
    if b'"refuse"' in body:
        figures["refusals"] += 1
        status, text = 422, '{"title":"No","status":422,"code":"round-closed"}'
    else:
        records.append(identity)
        status, text = 201, '{"id":"%s","recordedAt":"2026-03-04T06:00:00.000Z"}' % identity
    answers[key] = body, status, text
    return status, "false", text


async def serve(reader, writer):
    try:
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            pairs = (line.split(": ", 1) for line in head[1:] if line)
            headers = {name.lower(): value for name, value in pairs}
            body = await reader.readexactly(int(headers["content-length"]))
            status, replayed, text = answer(headers, body)
            kind = "application/json" if status < 400 else "application/problem+json"
            writer.write(
                f"HTTP/1.1 {status} -\r\nContent-Type: {kind}\r\nContent-Length: {len(text)}\r\n"
                f"Idempotency-Replayed: {replayed}\r\n\r\n{text}".encode()
            )
            await writer.drain()
    except asyncio.IncompleteReadError as error:
        figures["halves"] += bool(error.partial)
    except ConnectionError:
        pass
    finally:
        writer.close()


async def forward(reader, writer, budget, cut):
    """Hands bytes on until there are no more, or until the budget is used up."""
    try:
        while data := await reader.read(65536):
            writer.write(data[: budget[0]])
            await writer.drain()
            budget[0] -= len(data)
            if budget[0] <= 0:
                figures["cuts"] += not cut.is_set()
                break
    except ConnectionError:
        pass
    cut.set()


async def main(seed, mean):
    chance = random.Random(seed)
    api = await asyncio.start_server(serve, "127.0.0.1", 0)
    behind = api.sockets[0].getsockname()[1]

    async def proxy(reader, writer):
        figures["connections"] += 1
        upstream, downstream = await asyncio.open_connection("127.0.0.1", behind)
        budget, cut = [1 + int(chance.expovariate(1 / mean))], asyncio.Event()
        ways = [
            asyncio.create_task(forward(reader, downstream, budget, cut)),
            asyncio.create_task(forward(upstream, writer, budget, cut)),
        ]
        await cut.wait()
        for way in ways:
            way.cancel()
        # What was handed on arrives; what was not never does.
        downstream.close()
        writer.close()

    front = await asyncio.start_server(proxy, "127.0.0.1", 0)
    print(front.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    for identity in records:
        print("record", identity)
    for name, figure in figures.items():
        print(name, figure)
    print("end", flush=True)


asyncio.run(main(int(sys.argv[1]), float(sys.argv[2])))
