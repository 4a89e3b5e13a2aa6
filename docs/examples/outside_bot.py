"""A bot of your own at a table on the net: sits down by the table's code and takes a choice whenever it has one.

python outside_bot.py 127.0.0.1:8617 BCDF
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

address, code = sys.argv[1:3]
body = json.dumps({"code": code, "name": "Outside"}).encode()
request = urllib.request.Request(f"http://{address}/api/join", body, {"Content-Type": "application/json"})
with urllib.request.urlopen(request) as reply:
    seat = json.load(reply)

with connect(f"ws://{address}/api/live") as wire:
    wire.send(json.dumps({"type": "hello", "table": seat["table"], "token": seat["token"]}))
    at, answered, number = 0, -1, 0
    for data in wire:
        message = json.loads(data)
        at = message.get("at") or at
        choices = message.get("picture", {}).get("choices")
        if choices and at != answered:
            number, answered = number + 1, at
            if "pick" in choices:
                picks = " ".join(
                    sorted(random.sample(choices["pick"], choices["count"]), key=choices["pick"].index)
                )
                answer = {"type": "seal", "answer": f"pick {picks}"}
            else:
                answer = {"type": "act", "action": random.choice(choices["actions"])["text"]}
            wire.send(json.dumps({**answer, "at": at, "key": f"mine-{number}"}))
        if message.get("picture", {}).get("places"):
            break
