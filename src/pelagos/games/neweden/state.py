"""Eden: a position of New Eden. Purses, hands, plans and rows face down are secret."""

from typing import Any, Final

from pelagos.games.neweden.box import COLUMNS, HAND, OXYGEN_TILE, PLANT, Box
from pelagos.games.neweden.cards import CATEGORIES, DECK, DECKS, MODULES, REACH, TILE
from pelagos.games.neweden.rulings import Rulings
from pelagos.kernel.contract import Seat, State, Step
from pelagos.kernel.roll import Roll

EMPTY: Final = -1  # no card there
FACE_DOWN: Final = -2  # a card that the viewer, or nobody, knows
BLANK: Final = -1  # a number that the viewer may not know
UNMADE: Final = -2  # a secret answer not given yet
NOBODY: Final = -1
YOU: Final = 0
THOUGHT: Final = 1  # the station of Deep Thought when one plays alone

SETTING_UP: Final = 0
MARKET: Final = 1
BLACK_MARKET: Final = 2
AUCTION: Final = 3
SCORING: Final = 4
FINAL: Final = 5

CHOICES_OPEN: Final = 1 << 7  # in Eden.shown: everybody has chosen

KINDS: Final = len(CATEGORIES)
ALL_BONUSES: Final = 6
USUAL_COINS: Final = 13  # a purse that cannot be seen is imagined to hold fewer

CARDS: Final = ("arm", "length", "used", "working", "boxed", "bonus", "pending")


class Eden(State):
    """Lists of small integers: by station, by station and category, by card, by space."""

    fields = (
        "seats",
        "agenda",
        "round",
        "phase",
        "nautilus",
        "turn",
        "passed",
        "thought",
        "board",
        "opened",
        "marked",
        "deck",
        "boxed",
        "bonus_deck",
        "bonus",
        "bank",
        "coins",
        "points",
        "damage",
        "deeples",
        "dome",
        "out",
        "plant",
        "extensions",
        "arm",
        "length",
        "lying",
        "working",
        "used",
        "moved",
        "hand",
        "shown",
        "plans",
        "choice",
        "pending",
        "row",
        "bid",
        "bidder",
        "opener",
        "withdrawn",
        "earned",
        "extras",
    )

    shared = (*CARDS, "plant", "extensions", "out", "earned", "extras")
    later = ("extras",)
    made_of = ("box", "rulings", *fields)

    def __init__(
        self,
        box: Box,
        rulings: Rulings,
        seats: int,
        agenda: list[Step[Any]],
        round: int,
        phase: int,
        nautilus: Seat,
        turn: Seat,
        passed: int,
        thought: int,
        board: list[int],
        opened: int,
        marked: int,
        deck: list[int],
        boxed: list[int],
        bonus_deck: int,
        bonus: list[int],
        bank: int,
        coins: list[int],
        points: list[int],
        damage: list[int],
        deeples: int,
        dome: list[int],
        out: list[int],
        plant: list[int],
        extensions: list[int],
        arm: list[int],
        length: list[int],
        lying: list[int],
        working: list[int],
        used: list[int],
        moved: list[int],
        hand: list[int],
        shown: int,
        plans: list[int],
        choice: list[int],
        pending: list[int],
        row: int,
        bid: int,
        bidder: int,
        opener: int,
        withdrawn: int,
        earned: list[int],
        extras: list[int],
    ) -> None:
        self.box = box
        self.rulings = rulings
        self.seats = seats
        self.stations = 2 if seats == 1 else seats  # alone, the second is Deep Thought's
        self.agenda = agenda
        self.round = round
        self.phase = phase
        self.nautilus = nautilus
        self.turn = turn  # the station whose turn it is in phase A
        self.passed = passed  # stations that have passed, as bits
        self.thought = thought  # 1 when Deep Thought has activated its modules in this phase
        self.board = board  # by row and column: a card, EMPTY or FACE_DOWN
        self.opened = opened  # 1 while the cards on the board lie face up
        self.marked = marked  # rows with an auction marker, as bits
        self.deck = deck  # by deck: cards not seen, as far as the viewer knows, as bits
        self.boxed = boxed  # by deck: cards out of the game, as bits; last, start cards and tiles
        self.bonus_deck = bonus_deck
        self.bonus = bonus  # bonus cards on the board
        self.bank = bank  # coins in the supply; below 0 where the players make do
        self.coins = coins  # by station, or BLANK
        self.points = points
        self.damage = damage
        self.deeples = deeples  # in the supply
        self.dome = dome  # by station: deeples lying in the dome
        self.out = out  # by station: deeples of a lost module, back after the round
        self.plant = plant  # by station: spaces of the power plant covered
        self.extensions = extensions  # by station: tiles turned, as bits
        self.arm = arm  # by station, category and place: a card or EMPTY
        self.length = length  # by station and category: cards there
        self.lying = lying  # by card: deeples lying on it
        self.working = working  # by card: deeples standing at work on it
        self.used = used  # by card: 1 when activated, or turned over, in this round
        self.moved = moved  # by card: of those lying, moved for the row just won
        self.hand = hand  # by station, HAND places: a card, EMPTY or FACE_DOWN
        self.shown = shown  # seats whose bought cards are open, as bits, and CHOICES_OPEN
        self.plans = plans  # by station: free actions planned in secret, UNMADE or BLANK
        self.choice = choice  # by station: cards chosen in secret, as bits, UNMADE or BLANK
        self.pending = pending  # by station, HAND places: cards built whose effect waits
        self.row = row  # being auctioned, or NOBODY
        self.bid = bid
        self.bidder = bidder
        self.opener = opener
        self.withdrawn = withdrawn  # stations out of this row's auction, as bits
        self.owns_arms = self.owns_uses = False  # whether no copy shares those lists, see owned.py
        self.earned = earned  # by station: points of the final scoring for coins, for the station
        self.extras = extras  # by station, by option: moves for damage in this phase C

    def copy(self) -> "Eden":
        self.owns_arms = self.owns_uses = False
        return Eden(
            self.box,
            self.rulings,
            self.seats,
            self.agenda[:],
            self.round,
            self.phase,
            self.nautilus,
            self.turn,
            self.passed,
            self.thought,
            self.board[:],
            self.opened,
            self.marked,
            self.deck[:],
            self.boxed,
            self.bonus_deck,
            self.bonus,
            self.bank,
            self.coins[:],
            self.points[:],
            self.damage[:],
            self.deeples,
            self.dome[:],
            self.out,
            self.plant,
            self.extensions,
            self.arm,
            self.length,
            self.lying[:],
            self.working,
            self.used,
            self.moved[:],
            self.hand[:],
            self.shown,
            self.plans[:],
            self.choice[:],
            self.pending,
            self.row,
            self.bid,
            self.bidder,
            self.opener,
            self.withdrawn,
            self.earned,
            self.extras,
        )

    # -- where things lie ------------------------------------------------------------------------

    def cards_of(self, station: int, category: int) -> list[int]:
        """The cards of one category in a station, from the dome outwards."""
        kind = station * KINDS + category
        count = self.length[kind]
        return self.arm[kind * REACH : kind * REACH + count] if count else []

    def black_deck(self) -> int:
        """The deck of this round's black market."""
        return 2 * self.round - 1

    def row_of(self, station: int) -> int:
        """NE-8.8: rows go clockwise from the Nautilus, from the top; spare rows lie below."""
        return station if self.seats == 1 else (station - self.nautilus) % self.stations

    def cards_in_row(self, row: int) -> int:
        spaces = self.board[row * COLUMNS : row * COLUMNS + COLUMNS]
        return COLUMNS - spaces.count(EMPTY)

    # -- what is secret --------------------------------------------------------------------------

    def is_purse_open(self, station: int, seat: Seat | None) -> bool:
        """NE-1.11: everybody knows the own coins; at the end all are counted."""
        if station == seat or self.phase == FINAL:
            return True
        if self.seats == 1:
            return station == YOU or self.rulings.thought_coins_are_open
        return self.rulings.coins_are_open

    def observe(self, seat: Seat | None) -> "Eden":
        seen = self.copy()
        for station in range(self.stations):
            if not self.is_purse_open(station, seat):
                seen.coins[station] = BLANK
                seen.bank = BLANK
            if station != seat:
                seen.hide(station)
        return seen

    def hide(self, station: int) -> None:
        """Put the secret cards of a station back among those nobody has seen."""
        is_open = self.shown & CHOICES_OPEN
        if self.plans[station] >= 0 and not is_open:
            self.plans[station] = BLANK
        if self.choice[station] >= 0 and not is_open:
            self.choice[station] = BLANK
        if not self.shown >> station & 1:
            for place in range(station * HAND, station * HAND + HAND):
                self.hand[place] = self.forget(self.hand[place])
        if not self.opened:
            first = self.row_of(station) * COLUMNS
            for space in range(first, first + COLUMNS):
                self.board[space] = self.forget(self.board[space])

    def forget(self, card: int) -> int:
        if card < 0:
            return card
        self.deck[card // DECK] |= 1 << card % DECK
        return FACE_DOWN

    def imagine(self, seat: Seat | None, roll: Roll) -> "Eden":
        full = self.observe(seat)
        for place, card in enumerate(full.hand):
            if card == FACE_DOWN:
                full.hand[place] = full.draw(roll)
        if not full.opened:
            full.imagine_rows(roll)
        for station in range(full.stations):
            if full.coins[station] == BLANK:
                full.imagine_purse(station, roll)
            full.imagine_choice(station, roll)
        if full.bank == BLANK:
            full.bank = full.box.bank - sum(full.coins)
        return full

    def imagine_rows(self, roll: Roll) -> None:
        """Cards that others laid down; spare rows are drawn when they are turned up."""
        for space in range(self.stations * COLUMNS):
            if self.board[space] == FACE_DOWN:
                self.board[space] = self.draw(roll)

    def draw(self, roll: Roll) -> int:
        """Take any card out of this round's black deck."""
        deck = self.black_deck()
        inside = [place for place in range(DECK) if self.deck[deck] >> place & 1]
        place = inside[roll.below(len(inside))]
        self.deck[deck] ^= 1 << place
        return deck * DECK + place

    def imagine_purse(self, station: int, roll: Roll) -> None:
        """At least what everybody knows must be paid."""
        coins = self.owed(station) + roll.below(USUAL_COINS)
        if self.seats == 1 and self.bidder == THOUGHT:
            coins = self.bid * self.box.bid_divisor
        if self.rulings.coins_are_limited:
            coins = min(coins, max(self.owed(station), self.free_coins()))
        self.coins[station] = coins

    def imagine_choice(self, station: int, roll: Roll) -> None:
        """Any number of cards that the purse can pay, without planned free actions."""
        if self.plans[station] == BLANK:
            self.plans[station] = 0
        if self.choice[station] == BLANK:
            most = 0
            while most < HAND and self.box.market_coins[most + 1] <= self.coins[station]:
                most += 1
            self.choice[station] = (0, 1, 3, 7)[roll.below(most + 1)]

    def free_coins(self) -> int:
        """Coins that no purse we know of holds."""
        return self.box.bank - sum([max(coins, 0) for coins in self.coins])

    def owed(self, station: int) -> int:
        """The least that a purse must hold: a standing bid, an open choice not yet paid."""
        owed = self.bid if self.bidder == station else 0
        if self.choice[station] >= 0:
            plan = max(self.plans[station], 0)
            owed += self.box.market_coins[self.choice[station].bit_count()]
            owed += self.box.extension_price * (plan // (PLANT + 1)).bit_count()
            owed -= self.box.plant_coins * (plan % (PLANT + 1))
        return max(owed, 0)

    # -- the result ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.points[: self.seats]

    def standing_of(self, station: int) -> int:
        """NE-14.5: the most points, then the least damage."""
        place = 1
        for other in range(self.stations):
            if self.points[other] > self.points[station]:
                place += 1
            elif self.points[other] == self.points[station]:
                place += int(self.damage[other] < self.damage[station])
        return place

    def standing_list(self) -> list[int]:
        return [self.standing_of(station) for station in range(self.stations)]

    def standing(self) -> list[int]:
        return [1] if self.seats == 1 else self.standing_list()

    def ending(self) -> str:
        if self.agenda:
            return ""
        places = self.standing_list()
        if self.seats == 1:
            return "draw" if places == [1, 1] else "won" if places[YOU] == 1 else "lost"
        if places.count(1) > 1:
            return "shared"
        return "points" if self.points.count(max(self.points)) == 1 else "damage"

    def pieces(self) -> dict[str, int]:
        """Blanks are no pieces, so count a full position."""
        built = [card for card in self.arm if card >= 0]
        loose = [card for card in (*self.board, *self.hand) if card >= 0]
        away = sum([mask.bit_count() for mask in (*self.deck, *self.boxed[:DECKS])])
        oxygen = len([card for card in built if MODULES <= card < TILE])
        lost = (self.boxed[DECKS] & (1 << TILE - MODULES) - 1).bit_count()
        spare = len([tiles for tiles in self.extensions if not tiles >> OXYGEN_TILE & 1])
        in_play = sum(self.dome) + sum(self.out) + sum(self.lying) + sum(self.working)
        return {
            "modules": len([card for card in built if card < MODULES]) + len(loose) + away,
            "start cards": oxygen + lost + spare,
            "bonus cards": ALL_BONUSES - self.bonus.count(EMPTY) + self.bonus_deck.bit_count(),
            "deeples": self.deeples + in_play,
            "coins": self.bank + sum(self.coins),
        }
