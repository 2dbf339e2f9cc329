"""What notices say: whose turn it is, where, and how many tables wait. They reveal nothing of a game."""

import math
from typing import Literal, NamedTuple, TypeAlias

from benben.texts import Texts

NoticeKind: TypeAlias = Literal["turn", "reminder", "nudge"]
_HOUR = 3600


class Notice(NamedTuple):
    """A notice to a person who is to decide."""

    kind: NoticeKind
    table: str
    game: str
    name: str
    """The person's name at the table."""
    waiting: int
    """How many tables wait for them."""
    left: float | None
    """The seconds until their time is up, at a table with a clock."""
    id: str = ""
    """The same if it has to be sent again."""

    def title(self, language: str) -> str:
        """The name of the game."""
        return Texts(language, []).say(f"{self.game}-title")

    def body(self, language: str) -> str:
        """A sentence."""
        texts = Texts(language, [])
        if self.kind == "reminder" and self.left is not None:
            return texts.say("notice-reminder", name=self.name, hours=max(1, math.floor(self.left / _HOUR)))
        if self.kind == "nudge":
            return texts.say("notice-nudge", name=self.name)
        if self.waiting > 1:
            return texts.say("notice-tables", count=self.waiting)
        return texts.say("notice-turn", name=self.name)
