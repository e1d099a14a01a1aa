"""To be called before a list changes that copies share (``kernel/copy_on_write.py``)."""

from pelagos.games.neweden.state import Eden


def own_arms(state: Eden) -> None:
    """What stands where."""
    if not state.owns_arms:
        state.owns_arms = True
        state.arm, state.length = state.arm[:], state.length[:]


def own_uses(state: Eden) -> None:
    """Which cards are used in this round, and who works there."""
    if not state.owns_uses:
        state.owns_uses = True
        state.used, state.working = state.used[:], state.working[:]
