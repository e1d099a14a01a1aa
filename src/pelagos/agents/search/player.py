"""The computer player that searches."""

from typing import Final

from pelagos.agents.agent import ThinkingTime
from pelagos.agents.search.node import Node
from pelagos.agents.search.parameters import SearchParameters, style_of
from pelagos.agents.search.tree import Tree
from pelagos.agents.weights import linear_model_of, taste_of
from pelagos.evaluation.linear import LinearModel
from pelagos.kernel.contract import Answer
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

ITERATIONS: Final = 400  # where the clock sets no limit
LOOK_UP: Final = 8  # iterations until one asks whether it is decided


class SearchPlayer:
    """The answer that a tree over imagined positions tries most often."""

    def __init__(
        self, seed: int, style: SearchParameters | None = None, most: int | None = None
    ) -> None:
        self._roll = Roll(seed)
        self._style = style
        self._most = most  # iterations, however much time there is
        self._line = -1  # of the view that was answered last
        self._below: Node | None = None  # the tree below the answer that was given to it
        self._learnt: LinearModel | None = None  # as everybody knows it
        self._experience: LinearModel | None = None  # and what this agent works out from it

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        if len(view.answers) == 1:
            return self._given(view, view.answers[0], self._known(view))
        experience = self._recall(view)
        tree = tree_by(experience, view, self._roll, self._style, self._known(view))
        grow(tree, clock, self._most, is_contest=True)
        return self._given(view, tree.best(), tree.root)

    def _recall(self, view: View) -> LinearModel | None:
        learnt = linear_model_of(view.game, view.position.seats)
        if learnt is not self._learnt:
            self._learnt = learnt
            self._experience = None if learnt is None else learnt.anew()
        return self._experience

    def _known(self, view: View) -> Node | None:
        """The tree from before, where nothing but the own answer has come since."""
        return self._below if view.line == self._line + 1 else None

    def _given(self, view: View, answer: Answer, root: Node | None) -> Answer:
        self._line = view.line
        self._below = None if root is None else root.next.get(answer.number)
        return answer


def tree_for(view: View, roll: Roll) -> Tree:
    """A tree that knows what play has taught about the game."""
    return tree_by(linear_model_of(view.game, view.position.seats), view, roll)


def tree_by(
    experience: LinearModel | None,
    view: View,
    roll: Roll,
    style: SearchParameters | None = None,
    root: Node | None = None,
) -> Tree:
    game, seats = view.game, view.position.seats
    chosen = style_of(game.key, seats) if style is None else style
    return Tree(view, roll, chosen, experience, root, taste_of(game, seats))


def grow(
    tree: Tree, clock: ThinkingTime, most: int | None = None, is_contest: bool = False
) -> None:
    """As many iterations as the clock allows, at least one; a contest ends when it is decided."""
    left = iterations_of(clock, most)
    while left:
        tree.grow()
        left -= 1
        if clock.is_up() or (is_contest and is_decided(tree, clock, left)):
            return


def is_decided(tree: Tree, clock: ThinkingTime, left: int) -> bool:
    """Whether no answer can catch up any more with the one that is tried most."""
    if tree.grown % LOOK_UP:
        return False
    can = clock.still(tree.grown)
    return tree.lead() > (can if left < 0 else min(left, can))


def iterations_of(clock: ThinkingTime, most: int | None = None) -> int:
    """-1: until the time is up."""
    limits = [limit for limit in (clock.iterations, most) if limit is not None]
    if limits:
        return max(min(limits), 1)
    return ITERATIONS if clock.is_endless() else -1
