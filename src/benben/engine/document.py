"""Reading an option that is a TOML document of figures: every error names the line and the reason."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from benben.engine.errors import BadOption
from benben.engine.message import Message, message

_MOST_QUOTED = 60
"""Characters of a wrong value that a reason quotes."""
Shapes = Mapping[str, Sequence[str]]
"""The tables that a document may have, and the keys of each; every key holds a list."""
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
_AT_END = "(at end of document)"
"""How Python says where it stopped reading."""


@dataclass(frozen=True)
class Document:
    """The value of an *option*: a *text* that was parsed into *tables*."""

    option: str
    text: str
    tables: Mapping[str, Any]

    @classmethod
    def parse(cls, option: str, text: str, most: int) -> "Document":
        """Parse a text of at most *most* characters. Raises `BadOption` if it is longer or no TOML document."""
        if len(text) > most:
            raise BadOption(
                message("engine-document-long", option=option, count=str(len(text)), most=str(most))
            )
        try:
            tables = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOption(_unreadable(option, text, error)) from None
        return cls(option, text, tables)

    def check(self, shapes: Shapes) -> None:
        """Raise `BadOption` for an unknown or misshapen table, an unknown or missing key, or one without a list."""
        for name, given in self.tables.items():
            if name not in shapes:
                known = ", ".join(shapes)
                raise self.wrong(name, "", message("engine-document-unknown", name=quoted(name), known=known))
            if not isinstance(given, dict):
                raise self.wrong(name, "", message("engine-document-no_table", name=name))
            self._check_keys(name, given, shapes[name])

    def _check_keys(self, name: str, given: Mapping[str, Any], keys: Sequence[str]) -> None:
        for key in given:
            if key not in keys:
                named = {"name": quoted(key), "table": name, "known": ", ".join(keys)}
                raise self.wrong(name, key, message("engine-document-unknown_key", **named))
        for key in keys:
            if key not in given:
                raise self.wrong(name, "", message("engine-document-lacks", table=name, key=key))
            if not isinstance(given[key], list):
                raise self.wrong(name, key, message("engine-document-no_list", key=key))

    def number(self, name: str, key: str, value: Any, least: int, most: int, words: str = "") -> int:
        """A whole number from *least* to *most*; *words* are other values that would have been right."""
        fits = type(value) is int and least <= value <= most
        numbers = {"value": quoted(value), "least": str(least), "most": str(most)}
        fault = (
            message("engine-document-number-words", **numbers, words=words)
            if words
            else message("engine-document-number", **numbers)
        )
        self.expect(name, key, fits, fault)
        return int(value)

    def expect_entries(self, name: str, key: str, values: Sequence[Any], least: int, most: int) -> None:
        """Raise `BadOption` unless the number of values is between *least* and *most*."""
        fault = (
            message("engine-document-entries", count=most)
            if least == most
            else message("engine-document-entries-range", least=least, most=most)
        )
        self.expect(name, key, least <= len(values) <= most, fault)

    def expect(self, name: str, key: str, is_right: bool, fault: Message | str) -> None:
        """Raise `BadOption` for a key unless it *is right*; the *fault* describes its value."""
        if not is_right:
            raise self.wrong(name, key, message("engine-document-key", table=name, key=key, reason=fault))

    def wrong(self, name: str, key: str, fault: Message | str) -> BadOption:
        """The error for a key of a table, or with no *key* for the table itself."""
        line = str(self._line(name, key))
        return BadOption(message("engine-document-line", option=self.option, line=line, reason=fault))

    def _line(self, name: str, key: str) -> int:
        """The line of a key in its table, or of the table's heading; 1 if it cannot be found."""
        found, inside = 1, False
        dotted = _named(name) + (rf"\.{_named(key)}" if key else "") + r"[=.]"
        for number, line in enumerate(self.text.splitlines(), 1):
            heading = re.match(r"\s*\[\[?\s*([^\[\]]+?)\s*\]", line)
            if heading:
                inside = heading[1].strip("\"'") == name
                found = number if inside else found
            elif re.match(dotted, line) or (inside and key and re.match(rf"{_named(key)}[=.]", line)):
                return number
        return found


def _unreadable(option: str, text: str, error: Exception) -> Message:
    """The message that a text is not TOML, with the place if Python gives one."""
    place = _PLACE.search(str(error))
    if place is not None:
        line, column = place.groups()
    elif _AT_END in str(error):
        line, column = str(text.count("\n") + 1), str(len(text) - text.rfind("\n"))
    else:
        return message("engine-document-no_toml", option=option)
    return message("engine-document-no_toml-place", option=option, line=line, column=column)


def _named(name: str) -> str:
    """A pattern for a name of the document, bare or in quotes."""
    return rf"\s*[\"']?{re.escape(name)}[\"']?\s*"


def quoted(value: object) -> str:
    """The value in the document, short enough for a reason."""
    try:
        return repr(value)[:_MOST_QUOTED]
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists in lists in lists
        return "this"


def written(values: Any) -> str:
    """Words or numbers as a list of the document."""
    return "[" + ", ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values) + "]"
