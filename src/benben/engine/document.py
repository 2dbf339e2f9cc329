"""Reading an option that is a TOML document of figures: every fault is told with its line and the reason."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from benben.engine.errors import BadOption

_MOST_QUOTED = 60
"""Characters of a wrong value that a reason quotes."""
Shapes = Mapping[str, Sequence[str]]
"""The tables that a document may have, and the keys of each; every key holds a list."""


@dataclass(frozen=True)
class Document:
    """The value of an *option*: a *text* that was parsed into *tables*. A table is called a *noun* in reasons."""

    option: str
    noun: str
    text: str
    tables: Mapping[str, Any]

    @classmethod
    def parse(cls, option: str, noun: str, text: str, most: int) -> "Document":
        """Parse a text of at most *most* characters. Raises `BadOption` if it is longer or no TOML document."""
        if len(text) > most:
            raise BadOption(f"{option}: a text of {len(text)} characters; at most {most}")
        try:
            tables = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOption(f"{option}: not a TOML document: {error}") from None
        return cls(option, noun, text, tables)

    def check(self, shapes: Shapes) -> None:
        """Raise `BadOption` for an unknown or misshapen table, an unknown or missing key, or one without a list."""
        for name, given in self.tables.items():
            if name not in shapes:
                known = ", ".join(shapes)
                raise self.wrong(name, "", f"unknown {self.noun} {quoted(name)}; there are: {known}")
            if not isinstance(given, dict):
                raise self.wrong(name, "", f"{name} must be a table: [{name}]")
            self._check_keys(name, given, shapes[name])

    def _check_keys(self, name: str, given: Mapping[str, Any], keys: Sequence[str]) -> None:
        for key in given:
            if key not in keys:
                raise self.wrong(name, key, f"unknown key {quoted(key)}; [{name}] has: {', '.join(keys)}")
        for key in keys:
            if key not in given:
                raise self.wrong(name, "", f"[{name}] lacks {key}")
            if not isinstance(given[key], list):
                raise self.wrong(name, key, f"{key} must be a list")

    def number(self, name: str, key: str, value: Any, least: int, most: int, hint: str = "") -> int:
        """A whole number from *least* to *most*; *hint* tells what else would have been right."""
        fits = type(value) is int and least <= value <= most
        self.expect(name, key, fits, f"{quoted(value)} is not a whole number from {least} to {most}{hint}")
        return int(value)

    def expect(self, name: str, key: str, is_right: bool, reason: str) -> None:
        """Raise `BadOption` for a key unless it *is right*."""
        if not is_right:
            raise self.wrong(name, key, f"[{name}] {key} {reason}")

    def wrong(self, name: str, key: str, reason: str) -> BadOption:
        """The error for a key of a table, or with no *key* for the table itself."""
        return BadOption(f"{self.option}, line {self._line(name, key)}: {reason}")

    def _line(self, name: str, key: str) -> int:
        """Where a key stands in its table, or the table's heading; 1 if it cannot be found."""
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


def _named(name: str) -> str:
    """A pattern for a name of the document, bare or in quotes."""
    return rf"\s*[\"']?{re.escape(name)}[\"']?\s*"


def quoted(value: object) -> str:
    """What stood in the document, short enough for a reason."""
    try:
        return repr(value)[:_MOST_QUOTED]
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists in lists in lists
        return "this"


def written(values: Any) -> str:
    """Words or numbers as a list of the document."""
    return "[" + ", ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values) + "]"
