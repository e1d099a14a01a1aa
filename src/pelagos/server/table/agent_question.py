"""The turn of a computer player."""

from pelagos.kernel.view import View


class AgentQuestion:
    """What a computer player is asked, and what the lesson has it say."""

    def __init__(self, view: View, agent: str, scripted: str | None) -> None:
        self.view = view
        self.agent = agent
        self.scripted = scripted
