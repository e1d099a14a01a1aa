#!/usr/bin/env python3
"""A program that plays a game over HTTP against a computer player; standard library only.

    python examples/program.py http://127.0.0.1:8000 TOKEN octodice

A token with the scope "play" is made on the page of an account; docs/doors.md describes the rest.
"""

import json
import random
import sys
import urllib.error
import urllib.request
import uuid

SERVER, TOKEN, GAME = sys.argv[1:4]
AGENT = sys.argv[4] if len(sys.argv) > 4 else "shrimp"


def ask(path: str, body: dict | None = None):
    """A request with the token; a body makes it a POST. Every change has a name of its own."""
    data = None if body is None else json.dumps(body | {"request": uuid.uuid4().hex}).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers))


def choose(view: dict) -> str:
    """The heart of the program: put something better here."""
    return random.choice(view["question"]["answers"])["spelling"]


seats = [{"kind": "me"}, {"kind": "agent", "agent": AGENT}]
table = json.load(ask("/api/tables", {"game": GAME, "seats": seats}))["table"]
print(f"{SERVER}/table/{table}", flush=True)
answered = -1  # the line at which we last answered: others may change the table meanwhile
for line in ask(f"/api/tables/{table}/stream"):
    if not line.strip():
        continue  # the server is still there
    view = json.loads(line)["view"]
    while view["question"] and view["line"] > answered:
        answered = view["line"]
        said = {"says": choose(view), "seat": view["seat"], "after": view["line"]}
        try:
            view = json.load(ask(f"/api/tables/{table}/answers", said))
        except urllib.error.HTTPError as error:
            if error.code != 409:  # 409: the table has changed meanwhile; the stream tells how
                raise
            break
print("points:", *view["scores"], "· place:", view["standing"][view["seat"]])
