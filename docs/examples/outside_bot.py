"""A bot of your own at a table on the net: sits down by the table's code and takes a choice whenever it has one.

python outside_bot.py 127.0.0.1:8617 BCDF
"""

import hashlib
import itertools
import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect


def choose(view, choices):
    """The text of one of the choices, here any. Some questions ask for several roles at once."""
    if "actions" in choices:
        return random.choice(choices["actions"])["text"]
    many = random.randint(choices.get("fewest", choices["count"]), choices["count"])
    picks = sorted(random.sample(choices["pick"], many), key=choices["pick"].index)
    return " ".join(["pick", *picks])


def answer(view, choices):
    """What is asked says how it is answered: into an envelope, or openly."""
    if choices["sealed"]:
        return {"type": "seal", "answer": choose(view, choices)}
    return {"type": "act", "action": choose(view, choices)}


def sit_down(address, code):
    body = json.dumps({"code": code, "name": "Outside"}).encode()
    request = urllib.request.Request(f"http://{address}/api/join", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


def play(address, code):
    seat = sit_down(address, code)
    picture, view, keys = {}, {}, itertools.count(1)
    at = answered = None
    # Our part in the shuffle, told by its hash first: so nobody chooses the deal. It would be dealt without it too.
    value = secrets.token_hex(16)
    share = {"seat": seat["seat"], "commit": hashlib.sha256(value.encode()).hexdigest()}
    with connect(f"ws://{address}/api/live") as wire:
        hello = {"type": "hello", "table": seat["table"], "token": seat["token"], "shares": [share]}
        wire.send(json.dumps(hello))
        for data in wire:
            message = json.loads(data)
            # After the welcome only what has changed is sent.
            changed = message.get("picture", {})
            for name in changed.pop("gone", []):
                view.pop(name, None)
            view.update(changed.pop("view", {}))
            picture.update(changed)
            at = message.get("at", at)
            if seat["seat"] in ((message.get("waiting") or {}).get("missing") or []):
                told = {"type": "reveal", "seat": seat["seat"], "value": value}
                wire.send(json.dumps({**told, "key": f"mine-{next(keys)}"}))
            if message["type"] == "not-done":
                # Why comes with it, and what it rests on came before: think again.
                print(message["text"], file=sys.stderr)
                answered = None
            if view.get("over"):
                return
            if picture.get("choices") and at != answered:
                answered = at
                told = answer(view, picture["choices"])
                wire.send(json.dumps({**told, "at": at, "key": f"mine-{next(keys)}"}))


if __name__ == "__main__":
    play(*sys.argv[1:])
