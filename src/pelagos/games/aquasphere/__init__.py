"""AquaSphere: an engineer programs bots, a scientist spends them in a ring of six sectors."""

from pelagos.games.aquasphere.meta import AquaSphere

__all__ = ["AquaSphere"]
