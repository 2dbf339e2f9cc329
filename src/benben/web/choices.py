"""A game's options as plain data: the choices, and the integers that the rules make of them (`Rules.encode`)."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.options import OptionValue
from benben.engine.rules import Rules


class OptionChoice(NamedTuple):
    """One combination: the indices of the choices, option by option, and their codes; None if it is refused."""

    places: tuple[int, ...]
    codes: tuple[int, ...] | None


def every_choice(rules: Rules) -> list[OptionChoice]:
    """All combinations of a game's options. An option of text has only its default."""
    ways = itertools.product(*(range(len(option.choices)) for option in rules.options))
    return [OptionChoice(places, _codes(rules, places)) for places in ways]


def width(choices: Sequence[OptionChoice]) -> int:
    """The most integers that a game's options are encoded as."""
    return max(len(choice.codes) for choice in choices if choice.codes is not None)


def options_entry(rules: Rules) -> dict[str, Any]:
    """The options for a manifest.

    `codes` has an entry for each integer: the options that it depends on (`by`, their indices), and its `values`, for
    every combination of the choices of these, the last running fastest; null where all are refused. `refused` are
    the combinations of all options that are refused.
    """
    choices = every_choice(rules)
    return {
        "options": [
            {
                "name": option.name,
                "choices": list(option.choices),
                "default": option.default,
                "text": option.read is not None,
            }
            for option in rules.options
        ],
        "codes": [_code(rules, choices, place) for place in range(width(choices))],
        "refused": [list(choice.places) for choice in choices if choice.codes is None],
    }


def _codes(rules: Rules, places: Sequence[int]) -> tuple[int, ...] | None:
    chosen: dict[str, OptionValue] = {
        option.name: option.choices[place] for option, place in zip(rules.options, places, strict=True)
    }
    try:
        return tuple(map(int, Game(rules, chosen).codes))
    except BadOption:
        return None


def _code(rules: Rules, choices: Sequence[OptionChoice], place: int) -> dict[str, Any]:
    found = {
        choice.places: choice.codes[place] if place < len(choice.codes) else 0
        for choice in choices
        if choice.codes is not None
    }
    by = [option for option in range(len(rules.options)) if _matters(found, option)]
    values = {tuple(places[option] for option in by): value for places, value in found.items()}
    ways = itertools.product(*(range(len(rules.options[option].choices)) for option in by))
    return {"by": by, "values": [values.get(way) for way in ways]}


def _matters(found: dict[tuple[int, ...], int], option: int) -> bool:
    """Whether the value differs between two ways that differ in this option alone."""
    return any(len(set(values)) > 1 for values in _alike(found, option))


def _alike(found: dict[tuple[int, ...], int], option: int) -> Iterator[list[int]]:
    groups: dict[tuple[int, ...], list[int]] = {}
    for places, value in found.items():
        groups.setdefault(places[:option] + places[option + 1 :], []).append(value)
    yield from groups.values()
