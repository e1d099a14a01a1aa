"""Advice for a player: the best few answers, what they promise, and what they bring, by rule."""

from typing import Any, Final

from pelagos.agents.agent import ThinkingTime
from pelagos.agents.search.node import Node
from pelagos.agents.search.player import grow, tree_for
from pelagos.agents.search.tree import Tree
from pelagos.kernel.contract import Answer, Chance, Effect, Seat, State
from pelagos.kernel.play import draw, legal
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

FEW: Final = 3  # answers that are told
DREAMS: Final = 6  # imagined positions on which a line is played
LINE: Final = 12  # answers of anybody that a line is followed for


class Advice:
    """One answer with what the search found out about it."""

    def __init__(
        self, answer: Answer, visits: int, share: float, points: float, gains: dict[str, float]
    ) -> None:
        self.answer = answer
        self.visits = visits
        self.share = share  # of the win
        self.points = points  # in the end
        self.gains = gains  # points on the way that the search likes best, by number of the rule


def advise(view: View, clock: ThinkingTime, seed: int, few: int = FEW) -> list[Advice]:
    """The answers that were tried most, the one that promises most first."""
    tree = tree_for(view, Roll(seed))
    grow(tree, clock)
    tried = [answer for answer in view.answers if tree.visits_of(answer)]
    tried.sort(key=lambda answer: -tree.visits_of(answer))
    told = [advice(tree, answer) for answer in tried[:few]]
    return sorted(told, key=lambda each: promise(each, view.position.seats), reverse=True)


def promise(told: Advice, seats: int) -> tuple[float, float]:
    """What is said of an answer: the percents of the win, unless one plays alone, then points."""
    return round(told.share, 2) if seats > 1 else 0.0, told.points


def advice(tree: Tree, answer: Answer) -> Advice:
    node = tree.root.next[answer.number]
    return Advice(
        answer,
        node.visits,
        node.share(tree.seat),
        node.mean_points(tree.seat),
        gains(tree, answer),
    )


def gains(tree: Tree, answer: Answer) -> dict[str, float]:
    """What the line that begins with ``answer`` brings the seat, on average, by rule."""
    total: dict[str, float] = {}
    for _ in range(DREAMS):
        line = AdvisedLine(tree, tree.view.imagine(tree.roll))
        line.play(answer)
        line.follow(tree.root.next[answer.number])
        for rule, points in line.points.items():
            total[rule] = total.get(rule, 0.0) + points / DREAMS
    return {rule: points for rule, points in total.items() if abs(points) >= 0.05}


class AdvisedLine:
    """A line of play whose points are written down step by step."""

    def __init__(self, tree: Tree, state: State) -> None:
        self.tree = tree
        self.state = state
        self.points: dict[str, int] = {}

    def follow(self, node: Node) -> None:
        """Go on as the tree likes it best, as long as it knows."""
        for _ in range(LINE):
            if not self.state.agenda:
                return
            step = self.state.agenda[-1]
            if isinstance(step, Chance):
                self.throw()
                found = node.next.get(0)
            else:
                found = self.favourite(node)
            if found is None:
                return
            node = found

    def throw(self) -> None:
        """Dice and decks that follow at once."""
        while self.state.agenda:
            step = self.state.agenda[-1]
            if not isinstance(step, Chance):
                return
            self.play(draw(step, self.state, self.tree.roll))

    def favourite(self, node: Node) -> Node | None:
        """Play the answer that was tried most; None where none was."""
        best: Node | None = None
        chosen: Answer | None = None
        for answer in legal(self.state):
            child = node.next.get(answer.number)
            if child is not None and child.visits and (best is None or child.visits > best.visits):
                best, chosen = child, answer
        if chosen is not None:
            self.play(chosen)
        return best

    def play(self, answer: Answer) -> None:
        """Take an answer and let happen what follows; book what each step brings."""
        step: Any = self.state.agenda.pop()
        self.book(step, answer)
        while self.state.agenda:
            step = self.state.agenda[-1]
            if not isinstance(step, Effect):
                return
            self.state.agenda.pop()
            self.book(step, None)

    def book(self, step: Any, answer: Answer | None) -> None:
        state, seat = self.state, self.tree.seat
        named: dict[str, int] | None = self.tree.view.game.tally(state, step)
        before = state.scores()[seat]
        if answer is None:
            step.happen(state)
        else:
            step.take(state, answer)
        if named is None:
            self.add(str(step.rule), state.scores()[seat] - before)
        elif named and is_of(step, seat):
            for rule, points in named.items():
                self.add(rule, points)

    def add(self, rule: str, points: int) -> None:
        if points:
            self.points[rule] = self.points.get(rule, 0) + points


def is_of(step: Any, seat: Seat) -> bool:
    return bool(step.seat == seat)
