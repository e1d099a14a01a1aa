"""One search: iterations over imagined positions grow a tree below one view."""

import math
from collections.abc import Sequence
from typing import Final

from pelagos.agents.search.node import Node
from pelagos.agents.search.parameters import SearchParameters
from pelagos.evaluation.leaf import LeafEvaluation, let_chance_speak
from pelagos.evaluation.linear import LinearModel
from pelagos.kernel.contract import Answer, Chance, Decision, Seat, State, Taste
from pelagos.kernel.play import legal, play_unchecked
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

SEEDS: Final = 1 << 30
SPAN: Final = 100.0  # points that weigh as much as winning, before the style weighs them
LUCK: Final = 1.0  # how fast new throws of the dice join those that are known
FIRST: Final = 12  # answers that are considered at once; further ones join with the visits
LEAST_SPREAD: Final = 0.02
UNLIKELY: Final = 1e-4  # what the least promising answers are taken to promise


class Tree:
    """What is known about one view. Every iteration adds a node."""

    def __init__(
        self,
        view: View,
        roll: Roll,
        style: SearchParameters,
        experience: LinearModel | None = None,
        root: Node | None = None,
        taste: Taste | None = None,
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.roll = roll
        self.style = style
        self.outlook = LeafEvaluation(view.game, experience, style.swing, taste)
        self.warmth = style.warmth * self.outlook.scale_at(view.position)
        self.dice = roll.below(SEEDS)  # answers next to each other meet the same throws
        self.root = Node(view.position.seats) if root is None else root
        self.root.promise.clear()  # what was considered further down was not everything
        self.mean = 0.0
        self.square = 0.0
        self.grown = 0

    def grow(self) -> None:
        """One iteration: imagine, follow the tree, judge where it ends, remember."""
        state = self.view.imagine(self.roll)
        luck = [0.0] * state.seats
        path = self.follow(state, luck)
        points = self.outlook.all_points(state)
        if state.agenda:
            points = [point - lucky for point, lucky in zip(points, luck, strict=True)]
        shares = self.outlook.shares(state, points)
        for node in path:
            node.note(shares, points)
        self.learn_spread(self.mix(shares[self.seat], points[self.seat]))

    def follow(self, state: State, luck: list[float]) -> list[Node]:
        """Walk down to a choice that nobody has faced yet, or to the end."""
        node = self.root
        path = [node]
        while state.agenda:
            step = state.agenda[-1]
            if isinstance(step, Chance):
                number = node.visits % (1 + int(LUCK * math.sqrt(node.visits)))
                self.outlook.let_fall(state, Roll(self.dice + number), luck)
            else:
                assert isinstance(step, Decision)
                options = legal(state)
                if len(options) > 1 and not self.is_open(node):
                    return path
                answer = options[0]
                if len(options) > 1:
                    answer = self.pick(node, state, options, step.seat)
                play_unchecked(state, answer)
                number = answer.number
            node = node.after(number)
            path.append(node)
        return path

    def is_open(self, node: Node) -> bool:
        """Whether a line was judged often enough to be followed further; the root at once."""
        return node.visits >= (1 if node is self.root else self.style.patience)

    def pick(self, node: Node, state: State, options: Sequence[Answer], seat: Seat) -> Answer:
        """The answer that has shown, or promises, most to its seat."""
        options = self.considered(node, state, options, seat)
        reach = self.style.curiosity * self.spread() * math.sqrt(node.visits)
        usual = self.mix(node.shares[seat], node.points[seat]) / node.visits
        trust = self.style.trust / SPAN
        best, most = options[0], -1e9
        for answer in options:
            child = node.next.get(answer.number)
            tries, worth = 0, usual
            if child is not None and child.visits:
                tries = child.visits
                worth = self.mix(child.shares[seat], child.points[seat]) / tries
            promise = node.promise[answer.number]
            worth += reach * promise / (1 + tries) + trust * math.log(promise + UNLIKELY)
            if worth > most:
                best, most = answer, worth
        return best

    def considered(
        self, node: Node, state: State, options: Sequence[Answer], seat: Seat
    ) -> Sequence[Answer]:
        """Of many answers only some, more with every visit; each is looked at once."""
        fresh = [answer for answer in options if answer.number not in node.promise]
        if not fresh:
            return options
        room = FIRST + int(math.sqrt(node.visits)) - (len(options) - len(fresh))
        if node is self.root or room >= len(fresh):
            self.judge(node, state, fresh, seat)
            return options
        if room > 0:
            start = self.roll.below(len(fresh))
            self.judge(node, state, (fresh + fresh)[start : start + room], seat)
        return [answer for answer in options if answer.number in node.promise]

    def judge(self, node: Node, state: State, fresh: Sequence[Answer], seat: Seat) -> None:
        """First impressions: how the heuristic likes what each answer leads to."""
        dice = self.roll.below(SEEDS)
        likes = [self.like(state, answer, seat, dice) for answer in fresh]
        top = max(likes)
        warm = [math.exp((like - top) / self.warmth) for like in likes]
        total = sum(warm)
        for answer, each in zip(fresh, warm, strict=True):
            node.promise[answer.number] = each / total

    def like(self, state: State, answer: Answer, seat: Seat, dice: int) -> float:
        after = state.copy()
        play_unchecked(after, answer)
        if not self.outlook.expects(after, seat):
            let_chance_speak(after, Roll(dice))
        if self.style.hasty:
            return self.outlook.impression(after, seat)
        return self.outlook.points(after, seat)

    def mix(self, share: float, points: float) -> float:
        """What a seat wants: to win, and points."""
        return self.style.win * share + (1 - self.style.win) * points / SPAN

    def learn_spread(self, want: float) -> None:
        self.grown += 1
        away = want - self.mean
        self.mean += away / self.grown
        self.square += away * (want - self.mean)

    def spread(self) -> float:
        """How far apart the ends of the lines are for the seat that searches."""
        return max(math.sqrt(self.square / max(self.grown, 1)), LEAST_SPREAD)

    def visits_of(self, answer: Answer) -> int:
        child = self.root.next.get(answer.number)
        return 0 if child is None else child.visits

    def lead(self) -> int:
        """By how many visits the answer that was tried most is ahead of the next."""
        first = second = 0
        for answer in self.view.answers:
            visits = self.visits_of(answer)
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def best(self) -> Answer:
        """The answer that was tried most often; of equals, the one that looked best."""
        found, most = self.view.answers[0], (-1, -1.0)
        for answer in self.view.answers:
            rank = (self.visits_of(answer), self.root.promise.get(answer.number, 0.0))
            if rank > most:
                found, most = answer, rank
        return found
