"""Coerce arguments to what the caller means: names in other spellings, choices and arguments as text, null for missing.

Hosts of language models and people at a command line write "3" for 3, a JSON text for an object, "Ra" for ra. We
convert only what has a single meaning; everything else stays as it is, so that the error message says what is possible.
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from benben.engine.options import OptionSpec, OptionValue

FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
_NUMBER = re.compile(r"\s*([+-]?\d{1,30})(?:\.0*)?\s*")
_MOST_JSON = 100_000
"""The most characters of a text that is parsed as JSON."""


def match_name(text: str, names: Iterable[str]) -> str:
    """The one of *names* that equals a text up to case and punctuation; else the text itself."""
    found = [name for name in names if _plain(name) == _plain(text)]
    return found[0] if len(set(found)) == 1 and _plain(text) else text


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.casefold())


def coerce_choice(spec: OptionSpec, given: Any) -> Any:
    """The choice of an option for a value: `"3"` and `3.0` are 3, `"yes"` is true, 2022 is `"2022"`."""
    if spec.read is not None:
        return given
    if isinstance(given, float) and given.is_integer():
        given = int(given)
    for choice in spec.choices:
        if _is_choice(choice, given):
            return choice
    return given


def _is_choice(choice: OptionValue, given: object) -> bool:
    if isinstance(choice, bool) or isinstance(given, bool):
        flag = FLAGS.get(given.strip().casefold()) if isinstance(given, str) else given
        return flag is choice
    return isinstance(given, str | int) and str(choice).casefold() == str(given).strip().casefold()


def coerce_value(kind: str, given: Any) -> Any:
    """A value of a JSON type (*kind*: string, integer, object or array), converted if needed; else what was *given*."""
    if kind == "integer":
        return _whole_number(given)
    if kind in {"object", "array"} and isinstance(given, str):
        wanted: type = dict if kind == "object" else list
        read = _from_json(given)
        if isinstance(read, wanted):
            return read
        return [given] if kind == "array" and given.strip() and read is None else given
    return given


def _whole_number(given: Any) -> Any:
    if isinstance(given, float) and given.is_integer():
        return int(given)
    if isinstance(given, str) and (found := _NUMBER.fullmatch(given)):
        return int(found[1])
    return given


def _from_json(text: str) -> Any:
    """The value of a JSON text; None if it cannot be parsed."""
    try:
        return json.loads(text[:_MOST_JSON])
    except (ValueError, RecursionError):
        return None


def without_nulls(given: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments without nulls, which mean that an argument is left out."""
    return {name: value for name, value in given.items() if value is not None}
