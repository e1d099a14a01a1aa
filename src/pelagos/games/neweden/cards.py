"""NE-2.4: what is printed on the cards, read from the box and checked."""

from typing import Any, Final

from pelagos.kernel.box import Reader, place, spoken, whole
from pelagos.kernel.errors import BadBox

CATEGORIES: Final = ("octopus", "crab", "shell", "shipyard", "oxygen", "research")
OCTOPUS: Final = 0
CRAB: Final = 1
SHELL: Final = 2
SHIPYARD: Final = 3
OXYGEN: Final = 4
RESEARCH: Final = 5
ARMS: Final = 5  # categories that make an arm; research lies freely
OUTSIDE: Final = 3  # of them, those that deeples travel along

DECK_NAMES: Final = ("1A", "1B", "2A", "2B", "3A", "3B")
DECKS: Final = 6
DECK: Final = 15  # cards in each
IN_DECK: Final = (
    "SY1 SY2 OX1 OX2 OX3 CR1 CR2 CR3 SH1 SH2 SH3 OC1 OC2 RE1 RE2",
    "SY1 SY2 OX1 OX2 CR1 CR2 CR3 SH1 SH2 SH3 OC1 OC2 RE1 RE2 RE3",
    "SY1 SY2 OX1 OX2 OX3 CR1 CR2 SH1 SH2 SH3 OC1 OC2 OC3 RE1 RE2",
    "SY1 SY2 OX1 OX2 CR1 CR2 CR3 SH1 SH2 SH3 OC1 OC2 RE1 RE2 RE3",
    "SY1 SY2 OX1 OX2 OX3 CR1 CR2 SH1 SH2 SH3 OC1 OC2 OC3 RE1 RE2",
    "SY1 SY2 OX1 OX2 CR1 CR2 SH1 SH2 SH3 OC1 OC2 OC3 RE1 RE2 RE3",
)
MODULE_NAMES: Final = tuple(
    f"{DECK_NAMES[deck]}-{name}" for deck, names in enumerate(IN_DECK) for name in names.split()
)
MODULES: Final = 90
START_NAMES: Final = ("ST-1", "ST-2", "EX-1")
TILE_NAME: Final = "octopus tile"

# Every copy is a card of its own: modules, then four of each start card, then the octopus tiles.
MOST_STATIONS: Final = 4
FIRST_START: Final = 90
SECOND_START: Final = 94
SPARE_OXYGEN: Final = 98
TILE: Final = 102
CARDS: Final = 106
NAMES: Final = (
    *MODULE_NAMES,
    *(name for name in START_NAMES for _ in range(MOST_STATIONS)),
    *(TILE_NAME for _ in range(MOST_STATIONS)),
)

EFFECT_NAMES: Final = (
    "coins5",
    "eco_crabs",
    "crab3",
    "risk5",
    "risk10",
    "plant_coins",
    "plant_points",
    "plant_repair",
    "stability3",
    "repair5",
    "crab2",
    "gift15",
    "attack_shipyard",
    "attack_crab",
    "attack_oxygen",
)
CRAB_GUILD: Final = 10  # the effect that the option crab_guild is about
KINDS: Final = (
    "coins",
    "eco",
    "complete",
    "risk",
    "plant_coins",
    "plant_points",
    "plant_repair",
    "stability",
    "repair",
    "gift",
    "attack",
)
COINS: Final = 0
ECO: Final = 1
COMPLETE: Final = 2
RISK: Final = 3
PLANT_COINS: Final = 4
PLANT_POINTS: Final = 5
PLANT_REPAIR: Final = 6
STABILITY: Final = 7
REPAIR: Final = 8
GIFT: Final = 9
ATTACK: Final = 10
WITH_CATEGORY: Final = (ECO, COMPLETE, ATTACK)

NONE: Final = -1
MOST: Final = 99
REACH: Final = 20  # cards one arm can hold
GAINS: Final = ("repair", "coins", "points", "deeples")  # by category, the first four


class Effect:
    """What a research card does."""

    def __init__(self, read: Reader, key: str) -> None:
        name = f"effects.{key}"
        self.key = key
        self.kind = read.word(f"{name}.kind", KINDS)
        self.amount = 0 if self.kind in (ECO, STABILITY) else read.number(f"{name}.amount", 0, MOST)
        self.category = NONE
        if self.kind in WITH_CATEGORY:
            self.category = read.word(f"{name}.category", CATEGORIES)
        table = read.table(name)
        self.box_points = table.get("box_points")
        self.box_pointer = table.get("box_pointer")


class Card:
    """One card: where it is built, what it does, what its final box shows."""

    def __init__(self, name: str, title: str, category: int, points: int, pointer: int) -> None:
        self.name = name
        self.title = title
        self.category = category
        self.points = points
        self.pointer = pointer
        self.worksites = 0
        self.gain = 0  # repair, coins, points or deeples, by category
        self.bottles = [0, 0]
        self.effect = NONE


def read_module(read: Reader, name: str, deck: int) -> Card:
    table = f"modules.{name}"
    if read.word(f"{table}.deck", DECK_NAMES) != deck:
        raise BadBox("box-wrong-deck", {"card": name, "deck": DECK_NAMES[deck]})
    card = Card(
        name,
        read.text(f"{table}.name"),
        read.word(f"{table}.category", CATEGORIES),
        read.number(f"{table}.final_points", -MOST, MOST),
        read.number(f"{table}.final_pointer", -MOST, MOST),
    )
    if card.category < OUTSIDE:
        card.worksites = read.number(f"{table}.worksites", 1, 9)
    if card.category <= SHIPYARD:
        card.gain = read.number(f"{table}.{GAINS[card.category]}", 0, MOST)
    elif card.category == OXYGEN:
        card.bottles = bottles(read, f"{table}.bottles")
    else:
        card.effect = read.word(f"{table}.effect", EFFECT_NAMES)
    return card


def bottles(read: Reader, name: str) -> list[int]:
    """NE-2.4: one or two bottles, each with a number."""
    values = read.listed(name, None)
    if len(values) not in (1, 2):
        raise BadBox("box-bottles", {"what": name})
    return [*(whole(value, name, 1, MOST) for value in values), 0][:2]


def read_start(read: Reader, name: str) -> Card:
    table = f"start_cards.{name}"
    read.number(f"{table}.copies", MOST_STATIONS, MOST)
    card = Card(
        name,
        read.text(f"{table}.name"),
        OXYGEN,
        read.number(f"{table}.final_points", -MOST, MOST),
        read.number(f"{table}.final_pointer", -MOST, MOST),
    )
    card.bottles = bottles(read, f"{table}.bottles")
    return card


def octopus_tile(read: Reader) -> Card:
    """NE-13.5: the octopus that the extension uncovers."""
    pointer = read.number("extensions.octopus_module.pointer", -MOST, MOST)
    card = Card(TILE_NAME, TILE_NAME, OCTOPUS, 0, pointer)
    card.worksites = read.number("extensions.octopus_module.worksites", 1, 9)
    card.gain = read.number("extensions.octopus.repair", 0, MOST)
    return card


def read_cards(read: Reader) -> list[Card]:
    """Every copy of every card, in the order of NAMES."""
    read.named("modules", MODULE_NAMES)
    read.named("start_cards", START_NAMES)
    cards = [read_module(read, name, at // DECK) for at, name in enumerate(MODULE_NAMES)]
    for name in START_NAMES:
        cards += [read_start(read, name)] * MOST_STATIONS
    return [*cards, *[octopus_tile(read)] * MOST_STATIONS]


def read_effects(read: Reader) -> list[Effect]:
    read.named("effects", EFFECT_NAMES)
    return [Effect(read, key) for key in EFFECT_NAMES]


def check_cards(cards: list[Card], effects: list[Effect], deeples: int, others: int) -> None:
    """What the rules and the rest of the box lean on."""
    modules = cards[:MODULES]
    for deck in range(DECKS):
        found = {card.category for card in modules[deck * DECK : deck * DECK + DECK]}
        if len(found) < len(CATEGORIES):
            missing = next(c for at, c in enumerate(CATEGORIES) if at not in found)
            raise BadBox("box-deck-lacks", {"deck": DECK_NAMES[deck], "category": missing})
    for card in modules:
        check_pointer(card)
        check_final_box(card, effects)
    check_counts(modules, deeples - others)


def check_pointer(card: Card) -> None:
    """NE-11.1, NE-11.3: a crab takes a step back, an octopus one forward, no other card back."""
    needed = {CRAB: -1, OCTOPUS: 1}.get(card.category)
    if (needed is not None and card.pointer != needed) or (needed is None and card.pointer < 0):
        raise BadBox("box-pointer", {"card": card.name})


def check_final_box(card: Card, effects: list[Effect]) -> None:
    """NE-11.6: what an effect promises for the end is printed in the card's own final box."""
    if card.effect == NONE:
        return
    effect = effects[card.effect]
    if effect.box_points is not None and effect.box_points != card.points:
        raise BadBox("box-final-box", {"card": card.name, "effect": effect.key})
    if effect.box_pointer is not None and effect.box_pointer != card.pointer:
        raise BadBox("box-final-box", {"card": card.name, "effect": effect.key})


def check_counts(modules: list[Card], deeples: int) -> None:
    """All deeples are used, all effects are there, no arm can grow too long."""
    yards = sum([card.gain for card in modules if card.category == SHIPYARD])
    if yards != deeples:
        raise BadBox("box-deeples", {"needs": deeples, "found": yards})
    used = {card.effect for card in modules if card.effect != NONE}
    for at, key in enumerate(EFFECT_NAMES):
        if at not in used:
            raise BadBox("box-effect-unused", {"effect": key})
    extra = {OXYGEN: len(START_NAMES), OCTOPUS: 1}
    for category in range(len(CATEGORIES)):
        count = len([card for card in modules if card.category == category])
        most = REACH - extra.get(category, 0)
        if count > most:
            raise BadBox("box-too-many", {"category": CATEGORIES[category], "most": most})


def check_example(read: Reader, cards: list[Card]) -> None:
    """NE-14.6: the rulebook's example can be built of these cards, holds, and adds up."""
    boxes = read.numbers("final.example.boxes", None, -MOST, MOST)
    named = read.listed("final.example_cards.names", len(boxes))
    places = [place(name, "final.example_cards.names", MODULE_NAMES) for name in named]
    points = [cards[at].points for at in places]
    pointer = sum([cards[at].pointer for at in places])
    coins = read.number("final.example.coins", 0, MOST)
    coins //= read.number("final.coins_for_a_point", 1, MOST)
    total = read.number("final.example.points", 0, MOST) + coins + sum(boxes)
    if points != boxes or len(set(places)) < len(places) or pointer < 0:
        raise BadBox("box-example", {"total": total})
    if read.number("final.example.total", 0, 999) != total:
        raise BadBox("box-example", {"total": total})


class BonusCard:
    """NE-10.1: a category, and coins or points for each card of it."""

    def __init__(self, read: Reader, name: str) -> None:
        self.name = name
        self.title = spoken(read.value(f"bonus_cards.{name}.name"), f"bonus_cards.{name}.name")
        self.category = read.word(f"bonus_cards.{name}.category", CATEGORIES)
        self.gives_points = read.word(f"bonus_cards.{name}.reward", ("coins", "points")) == 1


BONUS_NAMES: Final = tuple(
    f"BO-{c}-{r}" for c in ("SY", "OX", "CR", "SH", "OC", "RE") for r in "CP"
)
BONUSES: Final = 12


def read_bonus_cards(read: Reader) -> list[BonusCard]:
    read.named("bonus_cards", BONUS_NAMES)
    return [BonusCard(read, name) for name in BONUS_NAMES]


def remarks(card: Card) -> dict[str, Any]:
    """What is printed on a card, for those who draw it."""
    shown: dict[str, Any] = {
        "name": card.title,
        "category": CATEGORIES[card.category],
        "final_points": card.points,
        "final_pointer": card.pointer,
    }
    if card.category < OUTSIDE:
        shown["worksites"] = card.worksites
    if card.category <= SHIPYARD:
        shown[GAINS[card.category]] = card.gain
    elif card.category == OXYGEN:
        shown["bottles"] = [number for number in card.bottles if number]
    else:
        shown["effect"] = EFFECT_NAMES[card.effect]
    return shown
