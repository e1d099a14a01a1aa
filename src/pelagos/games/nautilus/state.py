"""Sea: a position of Nautilus. What it holds, what a seat sees of it, what a seat can imagine."""

from typing import Any, Final

from pelagos.games.nautilus.bags import drawn
from pelagos.games.nautilus.box import ATLANTIS, EXPLORATION, FACES, FINDS, STATIONS, Box
from pelagos.games.nautilus.geometry.chart import Chart, places, without
from pelagos.games.nautilus.geometry.squares import Squares
from pelagos.games.nautilus.ruins import UNRANKED, ranking
from pelagos.games.nautilus.rulings import Rulings
from pelagos.kernel.contract import Seat, Step
from pelagos.kernel.copy_on_write import put
from pelagos.kernel.roll import Roll

NOBODY: Final = UNRANKED  # nobody's, or no place on the ruins
NOTHING: Final = -1  # no module stored here, no submarine at sea, no mission dealt
UNSEEN: Final = -1  # a token that nobody has looked at: it has no face yet
TAKEN: Final = -2  # no token lies there any more
BLANK: Final = -3  # something the viewer may not know
LOST: Final = -2  # an Atlantis token that is not found yet; NOBODY: found, without a marker

PLAYING: Final = 0  # how a game ended
ALL_FOUND: Final = 1
CLOSING_FOUND: Final = 2
SILENCE: Final = 3
ENDINGS: Final = ("", "atlantis", "closing", "silence")

UNPAID: Final = 3  # bits of ``moved`` from here on: could not pay this turn

CITY: Final = ("where", "kind", "turn", "builder", "passages")
OUTLINE: Final = ("covered", "halved", "crowded", "entries")
SPOTS: Final = ("laid_spots", "face_up_spots", "seen_spots")
TOKENS: Final = ("token", "bag", "gone", "ruins", "finds", "raised")


class Sea(Squares):
    """Lists of small integers, one a property; sets of squares and modules as bits.

    Modules are numbered in the order of building; the base is 0. ``passages`` and ``active``
    follow from the rest and are kept for speed; so do ``ground``, ``blocks``, ``sides`` and
    ``free``, which are no fields, and so do not count for the digest. Sets of squares are long
    numbers: the digest has them, the rules use ``ground``, and sets of spots for the tokens.
    """

    fields = (
        "seats",
        "agenda",
        "round",
        "first",
        "is_busy",
        "last_round",
        "ended",
        "bank",
        "money",
        "stock",
        "stacks",
        "stored",
        "aboard",
        "built",
        "where",
        "kind",
        "turn",
        "builder",
        "inside",
        "running",
        "chip",
        "submarines",
        "moved",
        "is_trench_open",
        "laid",
        "face_up",
        "token",
        "bag",
        "seen",
        "finds",
        "raised",
        "gone",
        "ruins",
        "mission",
        "undealt",
        "are_missions_open",
        "passages",
        "covered",
        "halved",
        "crowded",
        "entries",
        "active",
    )

    derived = (*OUTLINE, *SPOTS, "ground", "blocks", "sides", "owned", "free")
    shared = (*CITY, *TOKENS, "stacks", "chip", "mission")
    made_of = (
        "box",
        "chart",
        "rulings",
        "seats",
        "agenda",
        "round",
        "first",
        "is_busy",
        "last_round",
        "ended",
        "bank",
        "money",
        "stock",
        "stacks",
        "stored",
        "aboard",
        "built",
        "where",
        "kind",
        "turn",
        "builder",
        "inside",
        "running",
        "chip",
        "submarines",
        "moved",
        "is_trench_open",
        "laid_spots",
        "face_up_spots",
        "token",
        "bag",
        "seen_spots",
        "finds",
        "raised",
        "gone",
        "ruins",
        "mission",
        "undealt",
        "are_missions_open",
        "passages",
        "active",
        "ground",
        "blocks",
        "sides",
        "owned",
        "free",
    )

    def __init__(
        self,
        box: Box,
        chart: Chart,
        rulings: Rulings,
        seats: int,
        agenda: list[Step[Any]],
        round: int,
        first: Seat,
        is_busy: int,
        last_round: int,
        ended: int,
        bank: int,
        money: list[int],
        stock: list[int],
        stacks: list[int],
        stored: list[int],
        aboard: list[int],
        built: int,
        where: list[int],
        kind: list[int],
        turn: list[int],
        builder: list[int],
        inside: list[int],
        running: list[int],
        chip: list[int],
        submarines: list[int],
        moved: int,
        is_trench_open: int,
        laid_spots: int,
        face_up_spots: int,
        token: list[int],
        bag: list[int],
        seen_spots: list[int],
        finds: list[int],
        raised: list[int],
        gone: list[int],
        ruins: list[int],
        mission: list[int],
        undealt: int,
        are_missions_open: int,
        passages: list[int],
        active: list[int],
        ground: list[int],
        blocks: list[int],
        sides: list[int],
        owned: list[int],
        free: list[int],
    ) -> None:
        self.box = box
        self.chart = chart
        self.rulings = rulings
        self.seats = seats
        self.agenda = agenda
        self.round = round
        self.first = first
        self.is_busy = is_busy  # 1: somebody built, bought or recovered in this round
        self.last_round = last_round  # its number, once it is known
        self.ended = ended
        self.bank = bank  # what was paid in, less what was paid out
        self.money = money
        self.stock = stock  # aquanauts not in play
        self.stacks = stacks  # by kind: modules nobody has bought
        self.stored = stored  # by seat and place: the kind of a module in front of a player
        self.aboard = aboard  # by seat and place: the aquanauts on it
        self.built = built
        self.where = where  # by module: its block
        self.kind = kind
        self.turn = turn
        self.builder = builder
        self.inside = inside  # by seat and module: aquanauts
        self.running = running  # by seat: modules activated, as bits
        self.chip = chip  # by station: who holds the "3"
        self.submarines = submarines  # by seat and number: the square
        self.moved = moved  # of the acting seat: submarines without a normal move, as bits
        self.is_trench_open = is_trench_open
        self.laid_spots = laid_spots  # with a token
        self.face_up_spots = face_up_spots  # with a token that all can see
        self.token = token  # by spot
        self.bag = bag  # by zone and face: tokens without a place yet, as the viewer knows
        self.seen_spots = seen_spots  # by seat: whose face-down token it has looked at
        self.finds = finds  # by seat and kind
        self.raised = raised  # by seat and kind
        self.gone = gone  # by face: tokens out of the game
        self.ruins = ruins  # by Atlantis token: LOST, NOBODY, or whose marker
        self.mission = mission
        self.undealt = undealt  # missions without an owner, as the viewer knows, as bits
        self.are_missions_open = are_missions_open
        self.passages = passages  # by module: the modules a passage leads to
        self.active = active  # by seat and station: modules activated
        self.ground = ground  # by square: SEA, HALF, or CITY and the module
        self.blocks = blocks  # where a module may come down, see sites.py
        self.sides = sides  # by place in ``blocks``: where airlocks wait for it, as bits
        self.owned = owned  # by seat: the exploration modules that it has built, as bits
        self.owns_city = self.owns_tokens = False  # whether no copy shares what they change
        self.free = free  # by seat: the modules that an own aquanaut may leave, as bits

    def copy(self) -> "Sea":
        self.owns_city = self.owns_tokens = False
        return Sea(
            self.box,
            self.chart,
            self.rulings,
            self.seats,
            self.agenda[:],
            self.round,
            self.first,
            self.is_busy,
            self.last_round,
            self.ended,
            self.bank,
            self.money[:],
            self.stock[:],
            self.stacks,
            self.stored[:],
            self.aboard[:],
            self.built,
            self.where,
            self.kind,
            self.turn,
            self.builder,
            self.inside[:],
            self.running[:],
            self.chip,
            self.submarines[:],
            self.moved,
            self.is_trench_open,
            self.laid_spots,
            self.face_up_spots,
            self.token,
            self.bag,
            self.seen_spots[:],
            self.finds,
            self.raised,
            self.gone,
            self.ruins,
            self.mission,
            self.undealt,
            self.are_missions_open,
            self.passages,
            self.active[:],
            self.ground,
            self.blocks,
            self.sides,
            self.owned,
            self.free[:],
        )

    # -- what is known (NA-1.7) -----------------------------------------------------------------

    def observe(self, seat: Seat | None) -> "Sea":
        """NA-1.7: all is open but faces that the seat has not seen, and missions of others."""
        seen = self.copy()
        looked_at = 0
        for other in range(self.seats):
            if other != seat:
                looked_at |= self.seen_spots[other]
        if looked_at:
            own = self.face_up_spots
            if seat is not None:
                own |= self.seen_spots[seat]
            seen.cover_up(places(without(looked_at, own)))
        if not self.are_missions_open:
            for other in range(self.seats):
                if other != seat:
                    seen.hide_mission(other)
        return seen

    def cover_up(self, spots: list[int]) -> None:
        """Put faces that the viewer has not seen back among those that nobody knows."""
        self.own_tokens()
        for spot in spots:
            face = self.token[spot]
            if face >= 0:
                self.bag[self.box.zone[self.box.spots[spot]] * FACES + face] += 1
                self.token[spot] = BLANK

    def hide_mission(self, seat: Seat) -> None:
        if self.mission[seat] >= 0:
            self.undealt |= 1 << self.mission[seat]
            self.mission = put(self.mission, seat, BLANK)

    def imagine(self, seat: Seat | None, roll: Roll) -> "Sea":
        full = self.observe(seat)
        full.own_tokens()
        for spot, face in enumerate(full.token):
            if face == BLANK:
                zone = self.box.zone[self.box.spots[spot]]
                full.token[spot] = drawn(full.bag, zone, roll)
                full.bag[zone * FACES + full.token[spot]] -= 1
        for other, mission in enumerate(full.mission):
            if mission == BLANK:
                pool = places(full.undealt)
                full.mission = put(full.mission, other, pool[roll.below(len(pool))])
                full.undealt ^= 1 << full.mission[other]
        return full

    # -- the city ---------------------------------------------------------------------------------

    def aquanauts(self, seat: Seat, module: int) -> int:
        return self.inside[seat * self.box.modules + module]

    def station(self, module: int) -> int:
        """Which station an exploration module is; negative for base and habitations."""
        return self.kind[module] - EXPLORATION

    def effect(self, seat: Seat, station: int) -> int:
        """NA-7.5, NA-7.6: what the active modules of a kind are good for, at this moment."""
        return self.box.effect[station][min(self.active[seat * STATIONS + station], 2)]

    # -- the sea ----------------------------------------------------------------------------------

    def is_city(self, square: int) -> bool:
        """NA-5.1: whether no submarine may stop there."""
        return self.ground[square] >= self.rulings.dry

    def own_tokens(self) -> None:
        """Before a token changes: lists that no copy shares."""
        if not self.owns_tokens:
            self.owns_tokens = True
            self.token, self.bag = self.token[:], self.bag[:]

    def has_token(self, square: int) -> bool:
        spot = self.chart.spot[square]
        return spot >= 0 and self.token[spot] != TAKEN

    def remove_token(self, square: int) -> int:
        """Take a token off the board; its face."""
        spot = self.chart.spot[square]
        face = self.token[spot]
        self.own_tokens()
        self.token[spot] = TAKEN
        bit = 1 << spot
        self.laid_spots = without(self.laid_spots, bit)
        self.face_up_spots = without(self.face_up_spots, bit)
        for seat in range(self.seats):
            if self.seen_spots[seat] & bit:
                self.seen_spots[seat] = self.seen_spots[seat] ^ bit
        return face

    # -- points -----------------------------------------------------------------------------------

    def station_points(self, seat: Seat) -> int:
        """NA-12.3: by station 0 or 1, or 3 for whoever holds the chip."""
        box, total = self.box, 0
        for station in range(STATIONS):
            if self.chip[station] == seat:
                total += box.leader
            else:
                active = self.active[seat * STATIONS + station]
                total += box.station_points[min(active, len(box.station_points) - 1)]
        return total

    def ranking(self) -> list[int]:
        """NA-12.1: by seat, the place among those with a marker on the ruins, from 0; or NOBODY."""
        return ranking(self.ruins, self.seats)

    def discovery_points(self, seat: Seat, place: int) -> int:
        """NA-12.3: tokens on the control board, raised or not, and the chip of the ruins."""
        total = 0 if place == NOBODY else self.box.chips[self.seats - 2][place]
        for kind in range(FINDS):
            total += self.finds[seat * FINDS + kind] * self.box.value[kind]
            total += self.raised[seat * FINDS + kind]
        return total

    def scores(self) -> list[int]:
        """NA-12.3: stations times discoveries, and the Nemos left."""
        ranking = self.ranking()
        return [
            self.station_points(seat) * self.discovery_points(seat, ranking[seat])
            + self.money[seat] * self.box.nemo
            for seat in range(self.seats)
        ]

    def standing(self) -> list[int]:
        """NA-12.4: the most points win; equals share a place."""
        scores = self.scores()
        return [1 + sum([other > score for other in scores]) for score in scores]

    def ending(self) -> str:
        return "" if self.agenda else ENDINGS[self.ended]

    def pieces(self) -> dict[str, int]:
        """What is never made nor lost: Nemos, aquanauts, modules, tokens of every kind."""
        found = {f"token {face}": self.tokens_of(face) for face in range(FACES)}
        found["nemos"] = self.bank + sum(self.money)
        found["aquanauts"] = sum(self.stock) + sum(self.aboard) + sum(self.inside)
        found["submarines"] = len(self.submarines)
        unsold = sum(self.stacks) + sum([kind != NOTHING for kind in self.stored])
        found["modules"] = unsold + self.built
        dealt = sum([mission >= 0 for mission in self.mission])
        found["missions"] = dealt + self.undealt.bit_count()
        return found

    def tokens_of(self, face: int) -> int:
        """How many tokens show a face, wherever they are."""
        count = sum(self.bag[face::FACES]) + self.token.count(face)
        if face >= ATLANTIS:
            return count + (self.ruins[face - ATLANTIS] != LOST)
        count += self.gone[face]
        return count + sum(self.finds[face::FINDS]) if face < FINDS else count
