#!/usr/bin/env python3
"""A computer player for Pelagos in a few lines: at random, but nothing that is poor.

Try it:  pelagos arena octodice --agents "exec:examples/agent.py,uniform" --games 60
The lines it reads and writes are described in docs/agent-protocol.md.
"""

import json
import random
import sys

POOR = {  # by game: kinds of answers that give something up, or spend what is worth points
    "octodice": {"Pass"},
    "aquasphere": {"Pass", "Return", "Done", "Stop", "LeaveOut"},
    "nautilus": {"Buy"},
    "neweden": {"Buy", "Extend"},
}


def worth(answer: dict) -> int:
    """The heart of the program: put something better here."""
    facts = answer["facts"]
    if answer["key"] in poor or facts.get("damage", 0) + facts.get("harm", 0) > 0:
        return 0
    return 2 if answer["key"] == "Activate" else 1


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        random.seed(message["seed"])
        poor = POOR.get(message["game"], set())
    elif message["type"] == "question":
        best = max(map(worth, message["answers"]))
        chosen = random.choice([each for each in message["answers"] if worth(each) == best])
        reply = {"type": "answer", "id": message["id"], "says": chosen["spelling"]}
        print(json.dumps(reply), flush=True)
