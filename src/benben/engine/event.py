"""Events: what happened, in words, and the pieces that moved. A page animates these, a terminal prints the words."""

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from benben.engine.message import Message, MessageValue, message

Drawing: TypeAlias = Literal["from", "to"]
Journey = TypedDict(
    "Journey",
    {
        "from": str,
        "to": str,
        "drawing": Drawing,
        "step": int,
        "via": NotRequired[str],
        "label": NotRequired[str],
    },
)
"""A piece that goes *from* one spot of the board *to* another, both by their ids.

`drawing` says which of the two spots shows the piece: the one that it leaves, as it was before, or the one that it
reaches. `step` counts from 0, when the event begins: journeys of one step start together, later ones later. `via` is
a spot on the way where the piece waits until its step; `label` is written on it.
"""


class Event(TypedDict):
    """Something that happened: a sentence for people, None if it is only shown, and the pieces that moved."""

    message: Message | None
    journeys: list[Journey]


def event(name: str, /, *journeys: Journey, **args: MessageValue) -> Event:
    """An event described by the message with the id *name* and its arguments."""
    return {"message": message(name, **args), "journeys": list(journeys)}


def unsaid(*journeys: Journey) -> Event:
    """Pieces that move without a word."""
    return {"message": None, "journeys": list(journeys)}


def arrives(origin: str, spot: str, step: int = 0, **more: str) -> Journey:
    """A piece that is shown only by the *spot* that it reaches, as one from a bag or a pile; *more*: `via`, `label`."""
    return {"from": origin, "to": spot, "drawing": "to", "step": step, **more}  # type: ignore[typeddict-item]


def leaves(spot: str, goal: str, step: int = 0, **more: str) -> Journey:
    """A piece that is shown only by the *spot* that it leaves, as one that goes to a box; *more*: `via`, `label`."""
    return {"from": spot, "to": goal, "drawing": "from", "step": step, **more}  # type: ignore[typeddict-item]


def messages(events: list[Event]) -> list[Message]:
    """The messages of the events."""
    return [each["message"] for each in events if each["message"] is not None]
