#!/usr/bin/env python3
"""A computer player for Pelagos in a few lines: it prefers what it has seen bring points.

Try it:  pelagos arena octodice --agents "exec:examples/agent.py,uniform" --games 20
The lines it reads and writes are described in docs/agent-protocol.md.
"""

import json
import random
import sys

gained: dict[str, float] = {}  # by kind of answer: points that followed it, on average
last, before = "", 0


def choose(question: dict) -> dict:
    """An answer: mostly of the best kind so far, sometimes of any."""
    answers = question["answers"]
    best = max(gained.get(answer["key"], 1.0) for answer in answers)
    good = [answer for answer in answers if gained.get(answer["key"], 1.0) == best]
    return random.choice(good if random.random() < 0.8 else answers)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        seat = message["seat"]
        random.seed(message["seed"])
    elif message["type"] == "question":
        score = message["scores"][seat]
        gained[last] = 0.9 * gained.get(last, 1.0) + 0.1 * (score - before)
        chosen = choose(message)
        last, before = chosen["key"], score
        reply = {"type": "answer", "id": message["id"], "says": chosen["spelling"]}
        print(json.dumps(reply), flush=True)
