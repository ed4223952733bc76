"""Telling games again: once for all who ask, and nothing of before once all is forgotten."""

import asyncio

from ethnos.server.retelling import Retelling


def test_a_telling_under_way_when_all_is_forgotten_is_not_kept() -> None:
    async def told() -> list[bytes]:
        retelling, go_on, begun = Retelling(), asyncio.Event(), asyncio.Event()

        async def old() -> bytes:
            begun.set()
            await go_on.wait()
            return b"Guinevere"

        async def new() -> bytes:
            return b"somebody"

        first = asyncio.create_task(retelling.told("key", old))
        await begun.wait()
        retelling.forget()
        second = await retelling.told("key", new)
        go_on.set()
        heard = [await first, second, await retelling.told("key", old)]
        retelling.close()
        return heard

    assert asyncio.run(told()) == [b"Guinevere", b"somebody", b"somebody"]
