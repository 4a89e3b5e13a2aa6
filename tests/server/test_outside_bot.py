"""The example of an outside bot plays a whole game by the same requests as the page."""

import asyncio
import sys
from pathlib import Path

from server.serving import PATIENCE, ask, served, watching

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.py"


def test_an_outside_bot_sits_down_and_plays_to_the_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with served(tmp_path / "tables.db") as address:
            seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
            _, opened = await ask(address, "/api/tables", {"game": "card-game", "seats": seats, "pace": 0})
            first = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), address, opened["code"]
            )
            async with watching(address, opened["table"], opened["token"]) as ada:
                while not ada.over:
                    choices = ada.picture["choices"]
                    if choices and "actions" in choices:
                        action = choices["actions"][-1]["text"]
                        await ada.reply_to(await ada.say(type="act", at=ada.at, action=action))
                    elif choices and ada.answer is None:
                        picks = " ".join(choices["pick"][: choices["count"]])
                        await ada.reply_to(await ada.say(type="seal", at=ada.at, answer=f"pick {picks}"))
                    else:
                        await ada.hear()
                assert ada.picture["places"]
            assert await asyncio.wait_for(first.wait(), PATIENCE) == 0

    asyncio.run(go())
