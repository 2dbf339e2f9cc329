"""Messages in no language: an id of the catalogues, and its arguments."""

from collections.abc import Callable
from typing import NotRequired, TypeAlias

from typing_extensions import TypedDict

MessageValue: TypeAlias = "int | float | str | Message | list[Message]"


class Message(TypedDict):
    """A text of the catalogues; `args` may be left out if it has none.

    Arguments called `seat` or ending in `_seat` are seat numbers, shown as names; messages inside are formatted
    first, lists are joined.
    """

    id: str
    args: NotRequired[dict[str, "int | float | str | Message | list[Message]"]]


def message(name: str, /, **args: MessageValue) -> Message:
    """A message with the id *name* and arguments."""
    return {"id": name, "args": args}


# ---- in English --------------------------------------------------------------------------------------------------
_formatters: list[Callable[[Message], str]] = []
"""Formats messages in English: `benben` sets this function, because the engine does not read the catalogues."""


def format_with(formatter: Callable[[Message], str]) -> None:
    """Make `in_english` use this function; it is called when a text is first needed."""
    _formatters[:] = [formatter]


def in_english(said: Message | str) -> str:
    """A message in English; a plain text is one already."""
    if isinstance(said, str):
        return said
    for formatter in _formatters:
        try:
            return formatter(said)
        except ImportError:  # pages in a browser format messages themselves, and bring no library for it
            break
    return _bare(said)


def _bare(said: Message) -> str:
    """A message without the catalogues: its id and arguments."""
    args = ", ".join(f"{name}={value!r}" for name, value in said.get("args", {}).items())
    return f"{said['id']} ({args})" if args else said["id"]
