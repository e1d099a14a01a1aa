"""What is in the box of New Eden: read from box.toml, checked, and kept as plain numbers."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.games.neweden.cards import (
    ATTACK,
    CARDS,
    CATEGORIES,
    DECK,
    DECK_NAMES,
    MOST,
    MOST_STATIONS,
    NAMES,
    NONE,
    check_cards,
    check_example,
    read_bonus_cards,
    read_cards,
    read_effects,
)
from pelagos.kernel.box import Reader
from pelagos.kernel.contract import Component
from pelagos.kernel.errors import BadBox

ROUNDS: Final = 3
ROWS: Final = 4
COLUMNS: Final = 3
SPACES: Final = 12
HAND: Final = 3
EXTENSIONS: Final = ("octopus", "shipyard", "oxygen", "research")
OCTOPUS_TILE: Final = 0
SHIPYARD_TILE: Final = 1
OXYGEN_TILE: Final = 2
ALL_TILES: Final = (1 << len(EXTENSIONS)) - 1
RESEARCH_TILE: Final = 3
PLANT: Final = 3  # spaces of a power plant
PASSING: Final = ("two", "three", "four")
LEVELS: Final = 4


class Box(Component):
    """The components, checked. Lists by card are in the order of cards.NAMES."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        read = Reader(document)
        self.read_board(read)
        self.read_prices(read)
        self.read_extensions(read)
        self.read_solo(read)
        self.cards = read_cards(read)
        self.effects = read_effects(read)
        self.bonus_cards = read_bonus_cards(read)
        self.lay_out_cards()
        self.check(read)

    def read_board(self, read: Reader) -> None:
        """NE-1.2: four rows of three spaces, points from 0; NE-1.5, NE-1.6: supply and start."""
        read.exactly("game.rounds", ROUNDS)
        read.exactly("market.rows", ROWS)
        read.exactly("market.columns", COLUMNS)
        self.colours = read.texts("colours.names", MOST_STATIONS)
        self.deeples = read.number("supply.deeples", 1, 999)
        ones = read.number("supply.coins_of_one", 0, 999)
        self.bank = ones + 5 * read.number("supply.coins_of_five", 0, 999)
        self.start_coins = read.number("setup.coins", 0, MOST)
        self.start_deeples = read.number("setup.deeples", 0, MOST)
        read.exactly("damage.least", 0)
        self.most_damage = read.number("damage.most", 1, MOST)
        self.start_damage = read.number("setup.damage", 0, self.most_damage)
        self.start_points = read.number("setup.points", 0, MOST)
        self.start_pointer = read.number("setup.pointer", 0, MOST)
        self.least_pointer = read.number("pointer.least", 0, MOST)
        self.most_pointer = read.number("pointer.most", 0, MOST)

    def read_prices(self, read: Reader) -> None:
        self.prices = read.numbers("market.prices", ROWS, 0, MOST)
        self.row_damage = read.numbers("market.damage", ROWS, -MOST, MOST)
        self.passing = [
            read.numbers(f"passing.{word}.points", at + 2, 0, MOST)
            for at, word in enumerate(PASSING)
        ]
        read.exactly("black_market.hand", HAND)
        self.market_coins = read.numbers("black_market.coins", HAND + 1, 0, MOST)
        self.market_damage = read.numbers("black_market.damage", HAND + 1, 0, MOST)
        self.spare_rows = read.numbers("black_market.spare_rows.rows", MOST_STATIONS, 0, ROWS)
        self.moves = read.numbers("auction.moves", COLUMNS + 1, 0, MOST)
        self.extra_moves = read.number("auction.extra_moves", 0, 9)
        self.extra_damage = read.number("auction.extra_damage", 0, MOST)
        self.plant_coins = read.number("power_plant.coins", 0, MOST)
        self.plant_damage = read.numbers("power_plant.damage", PLANT, 0, MOST)
        self.bonuses = read.exactly("bonus.cards", 2)
        self.bonus_coins = read.number("bonus.coins", 0, MOST)
        self.bonus_points = read.number("bonus.points", 0, MOST)
        self.coins_for_a_point = read.number("final.coins_for_a_point", 1, MOST)

    def read_extensions(self, read: Reader) -> None:
        read.same("extensions.names", EXTENSIONS)
        self.extension_price = read.number("extensions.price", 0, MOST)
        self.extension_deeples = read.number("extensions.shipyard.deeples", 0, MOST)
        self.extension_points = read.number("extensions.research.points", 0, MOST)
        if read.value("extensions.oxygen.card") != "EX-1":
            raise BadBox("box-wrong-words", {"what": "extensions.oxygen.card", "needs": "EX-1"})
        for card, use in (("ST-1", "start"), ("ST-2", "start"), ("EX-1", "extension")):
            read.word(f"start_cards.{card}.use", (use,))

    def read_solo(self, read: Reader) -> None:
        self.thought_coins = read.number("solo.coins", 0, MOST)
        self.blocked_rows = read.exactly("solo.blocked_rows", 2)
        self.bid_divisor = read.number("solo.bid_divisor", 1, MOST)
        self.level_cards = read.numbers("solo.levels.cards", LEVELS, 0, HAND)

    def lay_out_cards(self) -> None:
        """One list a property: this is what the rules look at while they run."""
        cards = self.cards
        self.category = [card.category for card in cards]
        self.worksites = [card.worksites for card in cards]
        self.gain = [card.gain for card in cards]
        self.bottle = [max(card.bottles) for card in cards]
        self.second_bottle = [min(card.bottles) for card in cards]
        self.points = [card.points for card in cards]
        self.pointer = [card.pointer for card in cards]
        self.effect = [card.effect for card in cards]
        self.kind = [NONE if e == NONE else self.effects[e].kind for e in self.effect]
        self.amount = [0 if e == NONE else self.effects[e].amount for e in self.effect]
        self.attacks = [card for card, kind in enumerate(self.kind) if kind == ATTACK]
        assert len(cards) == CARDS == len(NAMES)

    def check(self, read: Reader) -> None:
        """NE-2.1: six categories; five are arms, three of these lie outside."""
        read.same("categories.names", CATEGORIES)
        read.same("categories.arms", CATEGORIES[:5])
        read.same("categories.outside", CATEGORIES[:3])
        read.same("decks.names", DECK_NAMES)
        read.exactly("decks.cards", DECK)
        read.exactly("supply.auction_markers", ROWS)
        read.exactly("supply.event_tokens", PLANT * MOST_STATIONS)
        self.check_rows()
        others = MOST_STATIONS * (self.start_deeples + self.extension_deeples)
        check_cards(self.cards, self.effects, self.deeples, others)
        check_example(read, self.cards)

    def check_rows(self) -> None:
        """NE-8.4: players' rows and spare rows together are always the four rows of the board."""
        for seats in range(1, MOST_STATIONS + 1):
            stations = max(seats, 2)
            if stations + self.spare_rows[seats - 1] != ROWS:
                raise BadBox("box-spare-rows", {"seats": seats, "needs": ROWS - stations})

    def title(self, card: int) -> str:
        return self.cards[card].title
