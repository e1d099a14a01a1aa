"""The computer player that searches."""

from typing import Final

from pelagos.agents.agent import Clock
from pelagos.agents.search.node import Node
from pelagos.agents.search.style import Style, style_of
from pelagos.agents.search.tree import Tree
from pelagos.kernel.contract import Answer
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

ITERATIONS: Final = 400  # where the clock sets no limit


class Search:
    """The answer that a tree over imagined positions tries most often."""

    def __init__(self, seed: int, style: Style | None = None, most: int | None = None) -> None:
        self._roll = Roll(seed)
        self._style = style
        self._most = most  # iterations, however much time there is
        self._line = -1  # of the view that was answered last
        self._below: Node | None = None  # the tree below the answer that was given to it

    def choose(self, view: View, clock: Clock) -> Answer:
        if len(view.answers) == 1:
            return self._given(view, view.answers[0], self._known(view))
        style = style_of(view.game.key) if self._style is None else self._style
        tree = Tree(view, self._roll, style, self._known(view))
        grow(tree, clock, self._most)
        return self._given(view, tree.best(), tree.root)

    def _known(self, view: View) -> Node | None:
        """The tree from before, where nothing but the own answer has come since."""
        return self._below if view.line == self._line + 1 else None

    def _given(self, view: View, answer: Answer, root: Node | None) -> Answer:
        self._line = view.line
        self._below = None if root is None else root.next.get(answer.number)
        return answer


def grow(tree: Tree, clock: Clock, most: int | None = None) -> None:
    """As many iterations as the clock allows, at least one."""
    left = iterations_of(clock, most)
    while left:
        tree.grow()
        left -= 1
        if clock.is_up():
            return


def iterations_of(clock: Clock, most: int | None = None) -> int:
    """-1: until the time is up."""
    limits = [limit for limit in (clock.iterations, most) if limit is not None]
    if limits:
        return max(min(limits), 1)
    return ITERATIONS if clock.is_endless() else -1
