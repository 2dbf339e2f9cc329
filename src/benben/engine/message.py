"""Messages in no language: an id of the catalogues and what goes into it."""

from typing import NotRequired, TypeAlias

from typing_extensions import TypedDict

MessageValue: TypeAlias = "int | str | Message | list[Message]"


class Message(TypedDict):
    """A text of the catalogues; `args` may be left out where nothing goes into it.

    Arguments called `seat` or ending in `_seat` are seat numbers, shown as names; messages inside are formatted
    first, lists are joined.
    """

    id: str
    args: NotRequired[dict[str, "int | str | Message | list[Message]"]]


def message(name: str, /, **args: MessageValue) -> Message:
    """A message with the id *name* and arguments."""
    return {"id": name, "args": args}
