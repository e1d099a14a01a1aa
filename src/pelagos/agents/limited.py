"""An agent that thinks ahead for a while, and is not always sure of what it found."""

from typing import Final

from pelagos.agents.agent import ThinkingTime
from pelagos.agents.sampling import pick
from pelagos.agents.search.player import grow, tree_for
from pelagos.agents.search.tree import Tree
from pelagos.kernel.contract import Answer
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

SERIOUS: Final = 0.1  # of the tries of the best: an answer that was tried less is not given


class LimitedSearch:
    """Searches so many iterations at most; of the answers that were tried much, one is given."""

    def __init__(self, seed: int, most: int, blur: float = 0.0) -> None:
        self._roll = Roll(seed)
        self._most = most
        self._blur = blur  # 0: the answer that was tried most; 1: as likely as it was tried

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        if len(view.answers) == 1:
            return view.answers[0]
        tree = tree_for(view, self._roll)
        grow(tree, clock, self._most, is_contest=not self._blur)
        return view.answers[pick(self._odds(tree), self._roll)] if self._blur else tree.best()

    def _odds(self, tree: Tree) -> list[float]:
        tries = [tree.visits_of(answer) for answer in tree.view.answers]
        most = max(tries)
        if not most:
            return [float(answer is tree.best()) for answer in tree.view.answers]
        return [
            (each / most) ** (1 / self._blur) if each >= SERIOUS * most else 0.0 for each in tries
        ]
