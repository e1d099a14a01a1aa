"""A position as words and numbers: all that a player sees, for people, browsers and scenarios."""

from collections.abc import Sequence
from typing import Any

from pelagos.games.aquasphere.box import (
    CAPACITIES,
    CARDS,
    COLOURS,
    KINDS,
    KINDS_OF_ROOM,
    LAYERS,
    LETTERS,
    NONE,
    PROGRAM_CARDS,
    PROGRAMS,
    REWARDS,
    ROOMS,
    ROUNDS,
    SECTORS,
    SPACES,
    START,
    TILES,
    Card,
    Tile,
)
from pelagos.games.aquasphere.rules.areas import submarine_price
from pelagos.games.aquasphere.rules.knowledge import counter_after
from pelagos.games.aquasphere.rules.refill import supplied
from pelagos.games.aquasphere.rules.scoring import (
    bots_in_play,
    control_points,
    final_score,
    income,
    letters,
    octopods,
)
from pelagos.games.aquasphere.rules.station import fares, locks
from pelagos.games.aquasphere.state import NOBODY, NOTHING, Aqua
from pelagos.kernel.contract import Seat


def show(state: Aqua) -> dict[str, Any]:
    """The position as words and numbers."""
    return {
        "round": state.round,
        "order": state.order[:],
        "passed": [seat for seat in state.passed if seat != NOBODY],
        "active": state.active(),
        "ring": [LETTERS[sector] for sector in state.ring],
        "programs": show_programs(state),
        "rotation": state.rotation,
        "supply": {
            "time": state.time_supply,
            "crystals": state.crystal_supply,
            "octopods": state.octopod_supply,
        },
        "neutral": {
            "bots": state.bots[state.seats :],
            "submarines": state.submarines[state.seats :],
        },
        "sectors": {LETTERS[sector]: show_sector(state, sector) for sector in range(SECTORS)},
        "players": [show_player(state, seat) for seat in range(state.seats)],
        "centre": show_centre(state),
        "printed": printed(state),
    }


# -- headquarters ---------------------------------------------------------------------------------


def show_programs(state: Aqua) -> dict[str, Any]:
    """The program card that the rooms follow, the next one, and those nobody has seen."""
    return {
        "now": "" if state.layout == NOTHING else PROGRAM_CARDS[state.layout],
        "next": "" if state.next_layout == NOTHING else PROGRAM_CARDS[state.next_layout],
        "unseen": names(state.layouts, PROGRAM_CARDS),
        "rooms": rooms(state, state.layout),
        "next_rooms": rooms(state, state.next_layout),
    }


def rooms(state: Aqua, layout: int) -> dict[str, str]:
    if layout == NOTHING:
        return {}
    programs = state.box.layouts[layout]
    return {room: PROGRAMS[program] for room, program in zip(ROOMS, programs, strict=True)}


def names(mask: int, all_names: Sequence[str]) -> list[str]:
    return [name for place, name in enumerate(all_names) if mask >> place & 1]


# -- station --------------------------------------------------------------------------------------


def show_sector(state: Aqua, sector: int) -> dict[str, Any]:
    by_colour = slice(sector * COLOURS, (sector + 1) * COLOURS)
    return {
        "program": PROGRAMS[state.box.sector_program[sector]],
        "lock": state.box.lock[sector],
        "time": state.time_at[sector],
        "crystals": state.crystals_at[sector],
        "octopods": state.octopods_at[sector],
        "control": state.control[sector],
        "loading": state.loading[by_colour],
        "submarines": [colour for colour in state.spaces[by_colour] if colour != NOBODY],
        "cards": stack(state.cards_at, sector, CARDS),
        "tiles": stack(state.tiles_at, sector, TILES),
    }


def stack(stacks: list[int], sector: int, all_names: Sequence[str]) -> list[str]:
    """What lies in a sector, from below; the last one can be taken."""
    there = stacks[sector * LAYERS : (sector + 1) * LAYERS]
    return [all_names[thing] for thing in there if thing != NOTHING]


def show_centre(state: Aqua) -> dict[str, Any]:
    """The bulb, and what the tile will add to each sector after the round."""
    face = state.box.face(state.seats, max(state.round, 1))
    adds = {}
    for edge in range(SECTORS):
        adds[LETTERS[supplied(state, edge)]] = {
            "time": face.time[edge],
            "crystals": face.crystals[edge],
            "octopods": face.octopods[edge],
            "submarines": face.submarines[edge],
        }
    return {"bulb": face.bulb, "adds": adds}


# -- players --------------------------------------------------------------------------------------


def show_player(state: Aqua, seat: Seat) -> dict[str, Any]:
    """What somebody has, then what follows from it."""
    return {
        "points": state.knowledge[seat],
        "time": state.time[seat],
        "crystals": state.crystals[seat],
        "bots": state.bots[seat],
        "programmed": names(state.programmed[seat], PROGRAMS),
        "bought": state.marker[seat],
        "engineer": SPACES[state.engineer[seat]],
        "scientist": LETTERS[state.scientist[seat]],
        "area": PROGRAMS[state.area[seat]],
        "letter": LETTERS[state.letter[seat]],
        "tiles": names(state.lab[seat], TILES),
        "cards": names(state.cards[seat], CARDS),
        "spent": names(state.cards[seat] & state.spent, CARDS),
        "submarines": state.submarines[seat],
        "capacity": capacities(state, seat),
        "letters": [LETTERS[letter] for letter in letters(state, seat)],
        "track": show_track(state, seat),
        "now": scoring_now(state, seat),
        "final": final_now(state, seat),
        "fares": dict(zip(LETTERS, fares(state, seat), strict=True)),
        "locks": locks(state, seat),
        "docking": docking(state, seat),
    }


def capacities(state: Aqua, seat: Seat) -> dict[str, int]:
    first = seat * KINDS_OF_ROOM
    return dict(zip(CAPACITIES, state.capacity[first : first + KINDS_OF_ROOM], strict=True))


def show_track(state: Aqua, seat: Seat) -> dict[str, int]:
    """AQ-12.6: the lap and the space on it; how many points fit before the next red line."""
    known, track = state.knowledge[seat], state.box.track
    return {"lap": known // track, "space": known % track, "free": state.box.reach[known % track]}


def scoring_now(state: Aqua, seat: Seat) -> dict[str, int]:
    """What an intermediate scoring held now would give."""
    control = control_points(state)[seat]
    bots = bots_in_play(state, seat)
    crystals = state.box.points(state.crystals[seat])
    lost = octopods(state, seat)
    total = control + bots + crystals - lost
    return {
        "income": income(state, seat),
        "control": control,
        "bots": bots,
        "crystals": crystals,
        "octopods": lost,
        "total": total,
        "counter": counter_after(state, seat, total),
    }


def final_now(state: Aqua, seat: Seat) -> dict[str, int]:
    """What a final scoring held now would give."""
    score = final_score(state, seat)
    parts = {
        "letters": score.letters,
        "time": score.time,
        "submarines": score.submarines,
        "lab": score.lab,
    }
    return {**parts, "total": sum(parts.values())}


def docking(state: Aqua, seat: Seat) -> dict[str, int]:
    """What a submarine would cost the seat in each sector where it may have one."""
    prices = {}
    for sector in range(SECTORS):
        here = state.spaces[sector * COLOURS : (sector + 1) * COLOURS]
        if seat not in here and state.submarines[seat] > 0:
            prices[LETTERS[sector]] = submarine_price(state, seat, sector)
    return prices


# -- what is printed ------------------------------------------------------------------------------


def printed(state: Aqua) -> dict[str, Any]:
    """What boards, cards and tiles of this box say, for those who draw them."""
    box = state.box
    return {
        "rounds": ROUNDS,
        "colours": box.colours,
        "tiers": [[ROOMS[room] for room in tier] for tier in box.tiers],
        "arrows": {SPACES[space]: names(box.arrows[space], ROOMS) for space in range(START + 1)},
        "loading": box.loading_limits[state.seats - 2],
        "spaces": box.space_prices,
        "track": box.track,
        "lines": box.lines,
        "numbers": box.numbered,
        "board_bots": box.board_bots,
        "triangle": box.triangle,
        "bulbs": [box.face(state.seats, round).bulb for round in range(1, ROUNDS + 1)],
        "buy": box.buy_price,
        "returned": box.return_time,
        "programmed": box.most_programmed,
        "line": box.line_price,
        "reward_without_bot": state.rulings.reward_without_bot,
        "base": dict(zip(CAPACITIES, box.base, strict=True)),
        "expansions": box.most_tiles,
        "complete_lab": box.complete_lab,
        "all_submarines": box.all_submarines,
        "cards": {name: show_card(box.cards[place]) for place, name in enumerate(CARDS)},
        "tiles": {name: show_tile(box.tiles[place]) for place, name in enumerate(TILES)},
    }


def show_card(card: Card) -> dict[str, Any]:
    return {
        "name": card.name,
        "kind": KINDS[card.kind],
        "program": "" if card.program == NONE else PROGRAMS[card.program],
        "reward": "" if card.reward == NONE else REWARDS[card.reward],
        "amount": card.amount,
    }


def show_tile(tile: Tile) -> dict[str, Any]:
    return {
        "name": tile.name,
        "letters": [LETTERS[letter] for letter in tile.letters],
        "adds": dict(zip(CAPACITIES, tile.adds, strict=True)),
    }
