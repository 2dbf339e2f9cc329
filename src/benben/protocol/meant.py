"""What a caller means who writes it otherwise: names in other spelling, choices and arguments as text, nothing as null.

Hosts of language models and people at a command line write "3" for 3, a text of JSON for an object, "Ra" for ra. What
can mean one thing only is taken as that; everything else stays as it is, so that the refusal says what is possible.
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from benben.engine.options import OptionSpec, OptionValue

FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
_NUMBER = re.compile(r"\s*([+-]?\d{1,30})(?:\.0*)?\s*")
_MOST_JSON = 100_000
"""Characters of a text that is read as JSON."""


def name_meant(text: str, names: Iterable[str]) -> str:
    """The one of the *names* that a text is in any case, with any signs between its letters; else the text itself."""
    found = [name for name in names if _plain(name) == _plain(text)]
    return found[0] if len(set(found)) == 1 and _plain(text) else text


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.casefold())


def choice_meant(spec: OptionSpec, given: Any) -> Any:
    """The choice of an option that a value means: `"3"` and `3.0` are 3, `"yes"` is true, 2022 is `"2022"`."""
    if spec.read is not None:
        return given
    if isinstance(given, float) and given.is_integer():
        given = int(given)
    for choice in spec.choices:
        if _is_meant(choice, given):
            return choice
    return given


def _is_meant(choice: OptionValue, given: object) -> bool:
    if isinstance(choice, bool) or isinstance(given, bool):
        flag = FLAGS.get(given.strip().casefold()) if isinstance(given, str) else given
        return flag is choice
    return isinstance(given, str | int) and str(choice).casefold() == str(given).strip().casefold()


def value_meant(kind: str, given: Any) -> Any:
    """A value of a JSON type (*kind*: string, integer, object or array) that a caller means; else what was *given*."""
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
    """What a text of JSON says; None if it is none."""
    try:
        return json.loads(text[:_MOST_JSON])
    except (ValueError, RecursionError):
        return None


def without_nothing(given: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments without those that are null: whoever writes null for one means to leave it out."""
    return {name: value for name, value in given.items() if value is not None}
