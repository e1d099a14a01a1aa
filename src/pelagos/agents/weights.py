"""What play has taught about a game: read once, by game and number of players."""

import csv
import json
from functools import cache
from typing import Any

from pelagos import shelf
from pelagos.evaluation.linear import LinearModel, names_of, width
from pelagos.evaluation.network import Layer, Network, SparseLayer, inputs_of
from pelagos.kernel.contract import Game, Taste

SPREAD = "spread"  # the line of a moment that says how far games stray
SCALE = "scale"  # the line that says what a point of the heuristic is worth


@cache
def linear_model_of(game: Game, seats: int) -> LinearModel | None:
    """None where the game has none, or none for so many players."""
    if (found := network_of(game, seats)) is not None:
        return found
    rows = [row for row in csv.DictReader(shelf.experience_text(game).splitlines())]
    if not rows or str(seats) not in rows[0]:
        return None
    places = {name: place for place, name in enumerate(names_of(game))}
    weights = [0.0] * (game.moments * width(game))
    spreads = [1.0] * game.moments
    scales = [1.0] * game.moments
    for row in rows:
        if not row[str(seats)]:
            continue
        moment, weight = int(row["moment"]), float(row[str(seats)])
        if row["sign"] == SPREAD:
            spreads[moment] = weight
        elif row["sign"] == SCALE:
            scales[moment] = weight
        elif row["sign"] in places:
            weights[moment * width(game) + places[row["sign"]]] = weight
    return LinearModel(game, weights, spreads, scales)


@cache
def taste_of(game: Game, seats: int) -> Taste | None:
    """The heuristic's numbers as play has found them; None where it has not."""
    rows = [row for row in csv.DictReader(shelf.taste_text(game).splitlines())]
    found = {row["number"]: float(row[str(seats)]) for row in rows if row.get(str(seats))}
    return game.taste(found) if found else None


def network_of(game: Game, seats: int) -> LinearModel | None:
    """What a network has learnt; None where the game has none, or none for so many players."""
    text = shelf.network_text(game)
    document = json.loads(text) if text else {}
    if str(seats) not in document:
        return None
    assert document["inputs"] == inputs_of(game), "a network for other signs or amounts"
    return networked(game, seats, document[str(seats)])


def networked(game: Game, seats: int, learnt: dict[str, Any]) -> LinearModel:
    """What a file says for so many players: layers, and how far games stray."""
    network = network_from(game, seats, learnt["layers"])
    return LinearModel(game, [], learnt["spreads"], network=network)


def network_from(game: Game, seats: int, layers: list[dict[str, list[float]]]) -> Network:
    """As a file has it, layer by layer."""
    first, second, last = [(each["weights"], each["offsets"]) for each in layers]
    return Network(game, taste_of(game, seats), SparseLayer(*first), Layer(*second), Layer(*last))
