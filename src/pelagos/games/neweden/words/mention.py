"""What words about answers may mention; the names that our own words know."""

from pelagos.games.neweden.answers import (
    Activate,
    Bid,
    Breathe,
    Build,
    Buy,
    Choose,
    Extend,
    GoTo,
    LeaveModule,
    Lose,
    LoseResearch,
    MoveForDamage,
    Outbid,
    Plan,
    UseThePlant,
)
from pelagos.games.neweden.box import COLUMNS, HAND, PLANT, Box
from pelagos.games.neweden.cards import (
    CATEGORIES,
    EFFECT_NAMES,
    GAINS,
    OUTSIDE,
    OXYGEN,
    REACH,
    RESEARCH,
    SHIPYARD,
    BonusCard,
    Card,
)
from pelagos.games.neweden.geometry.ways import module_at
from pelagos.games.neweden.rules.auction import RaiseBid
from pelagos.games.neweden.rules.damage import LoseCard, outermost
from pelagos.games.neweden.rules.freeactions import next_plant_damage, plant_income
from pelagos.games.neweden.rules.market import TakeTurn
from pelagos.games.neweden.rules.solo import MeetBid
from pelagos.games.neweden.rules.winning import BuildRow
from pelagos.games.neweden.state import KINDS, Eden
from pelagos.games.neweden.words.default_names import OUR_BONUSES, OURS
from pelagos.kernel.contract import Answer, Decision, Seat


def asked(state: Eden) -> Seat:
    """The seat that an answer is about: whoever is asked, or whose turn it is."""
    step = state.agenda[-1] if state.agenda else None
    return step.seat if isinstance(step, Decision) else min(state.turn, state.seats - 1)


def mention(state: Eden, answer: Answer) -> dict[str, int]:
    """The card of a space or a place, the price of a row, what the plant gives."""
    seat = asked(state)
    if isinstance(answer, Buy):
        price, damage = state.box.prices[answer.row], state.box.row_damage[answer.row]
        harm, repair = max(damage, 0), max(-damage, 0)
        return {"card": state.board[answer.space], "price": price, "harm": harm, "repair": repair}
    if isinstance(answer, Breathe):
        return oxygen(state, state.arm[(seat * KINDS + OXYGEN) * REACH + answer.place])
    if isinstance(answer, LeaveModule | GoTo | Activate):
        return {"card": module_at(state, seat, answer.place)}
    if isinstance(answer, Lose | LoseResearch):
        return {"card": loss(state, seat, answer)}
    if isinstance(answer, Build):
        return {"card": to_build(state, seat, answer.place)}
    if isinstance(answer, Choose):
        price = state.box.market_coins[answer.count]
        return {"price": price, "damage": state.box.market_damage[answer.count]}
    return prices(state, seat, answer)


def asking(state: Eden) -> dict[str, int]:
    """What a turn offers; whether a bid can be raised."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, TakeTurn | RaiseBid):
        return {}
    kinds = {type(answer) for answer in step.legal(state)}
    if isinstance(step, RaiseBid):
        return {"raises": int(Bid in kinds)}
    is_free = UseThePlant in kinds or Extend in kinds
    return {"buys": int(Buy in kinds), "moves": int(Breathe in kinds), "frees": int(is_free)}


def prices(state: Eden, seat: Seat, answer: Answer) -> dict[str, int]:
    if isinstance(answer, UseThePlant):
        is_spent = state.plant[seat] == PLANT
        damage = 0 if is_spent else next_plant_damage(state, seat)
        return {"coins": plant_income(state, seat), "damage": damage}
    if isinstance(answer, MoveForDamage):
        return {"damage": state.box.extra_damage}
    if isinstance(answer, Outbid):
        step = state.agenda[-1] if state.agenda else None
        return {"price": step.bid + 1 if isinstance(step, MeetBid) else 1}
    if isinstance(answer, Plan):
        return {"coins": answer.uses * plant_income(state, seat)}
    return {}


def oxygen(state: Eden, card: int) -> dict[str, int]:
    first, second = (0, 0) if card < 0 else (state.box.bottle[card], state.box.second_bottle[card])
    return {"card": card, "large": first, "small": second}


def loss(state: Eden, seat: Seat, answer: Lose | LoseResearch) -> int:
    step = state.agenda[-1] if state.agenda else None
    owner = step.owner if isinstance(step, LoseCard) else seat
    if isinstance(answer, Lose):
        return outermost(state, owner, answer.arm)
    return state.arm[(owner * KINDS + RESEARCH) * REACH + answer.place]


def to_build(state: Eden, seat: Seat, place: int) -> int:
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, BuildRow):
        return state.board[step.row * COLUMNS + place]
    return state.hand[seat * HAND + place]


# -- an owner's cards -----------------------------------------------------------------------------


def own_words(box: Box) -> str:
    """Names and plain descriptions of the cards that differ from those our words describe."""
    words = ""
    for at, card in enumerate(box.cards):
        words += own("card", at, card.title, said(card), OURS[at])
    for at, bonus in enumerate(box.bonus_cards):
        words += own("bonus", at, bonus.title, reward(bonus), OUR_BONUSES[at])
    return words


def own(kind: str, at: int, title: str, text: str, ours: tuple[str, str]) -> str:
    renamed = f"{kind}-{at} = {title}\n" if title != ours[0] else ""
    return renamed + (f"{kind}_text-{at} = {text}\n" if text != ours[1] else "")


def said(card: Card) -> str:
    """A card in the box's own words: ``crab, worksites 1, coins 3; final box 1, pointer -1``."""
    words = [CATEGORIES[card.category]]
    if card.category < OUTSIDE:
        words.append(f"worksites {card.worksites}")
    if card.category <= SHIPYARD:
        words.append(f"{GAINS[card.category]} {card.gain}")
    elif card.category == OXYGEN:
        words.append(f"bottles {card.bottles[0]} {card.bottles[1]}")
    else:
        words.append(EFFECT_NAMES[card.effect])
    return f"{', '.join(words)}; final box {card.points}, pointer {card.pointer}"


def reward(bonus: BonusCard) -> str:
    return f"{CATEGORIES[bonus.category]}, {'points' if bonus.gives_points else 'coins'}"
