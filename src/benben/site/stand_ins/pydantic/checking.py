"""Whether a value is what an annotation says."""

import math
import re
import types
from collections.abc import Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from .marks import AfterValidator, Field, StringConstraints

Place = tuple[str | int, ...]


class ValidationError(ValueError):
    """What was sent does not fit; `errors` tells where and why."""

    def __init__(self, faults: list[dict[str, Any]]) -> None:
        super().__init__("; ".join(f"{fault['loc']}: {fault['msg']}" for fault in faults))
        self._faults = faults

    def errors(self) -> list[dict[str, Any]]:
        """Each fault with its place (`loc`) and its reason (`msg`)."""
        return self._faults


def fault(place: Place, reason: str) -> ValidationError:
    """One fault."""
    return ValidationError([{"loc": place, "msg": reason}])


def checked(kind: Any, value: Any, place: Place = ()) -> Any:
    """The value as *kind* wants it. Raises `ValidationError`."""
    origin = get_origin(kind)
    if origin is Annotated:
        base, *marks = get_args(kind)
        return _marked(base, marks, value, place)
    if origin is Literal:
        if value not in get_args(kind):
            raise fault(place, f"must be one of {', '.join(map(repr, get_args(kind)))}")
        return value
    if origin in (Union, types.UnionType):
        return _one_of(get_args(kind), value, place)
    if origin in (list, dict):
        return _collected(origin, get_args(kind), value, place)
    if hasattr(kind, "from_mapping"):
        return kind.from_mapping(value, place)
    return _plain(kind, value, place)


def _plain(kind: Any, value: Any, place: Place) -> Any:
    if kind in (None, types.NoneType):
        if value is not None:
            raise fault(place, "must be null")
        return None
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise fault(place, f"must be of type {kind.__name__}")
    return value


def _collected(origin: Any, parts: tuple[Any, ...], value: Any, place: Place) -> Any:
    if not isinstance(value, origin):
        raise fault(place, f"must be a {origin.__name__}")
    if origin is list:
        return [checked(parts[0], each, (*place, number)) for number, each in enumerate(value)]
    return {
        checked(parts[0], name, place): checked(parts[1], each, (*place, name))
        for name, each in value.items()
    }


def _one_of(kinds: tuple[Any, ...], value: Any, place: Place) -> Any:
    faults: list[dict[str, Any]] = []
    for kind in kinds:
        try:
            return checked(kind, value, place)
        except ValidationError as error:
            faults += error.errors()
    raise ValidationError(faults)


def _marked(base: Any, marks: list[Any], value: Any, place: Place) -> Any:
    """Marks are looked at in their order, when the value is what the annotation says without them."""
    chosen = next(
        (mark.said["discriminator"] for mark in marks if "discriminator" in getattr(mark, "said", ())), None
    )
    if chosen is not None:
        return checked(_told_apart(base, chosen, value, place), value, place)
    found = checked(base, value, place)
    for mark in marks:
        if isinstance(mark, AfterValidator):
            try:
                found = mark.function(found)
            except ValueError as error:
                raise fault(place, str(error)) from error
        elif isinstance(mark, Field | StringConstraints):
            found = _bounded(mark.said, found, place)
    return found


def _told_apart(union: Any, name: str, value: Any, place: Place) -> Any:
    given = value.get(name) if isinstance(value, Mapping) else None
    for kind in get_args(union):
        if given in get_args(kind.annotations()[name]):
            return kind
    raise fault((*place, name), "is none that is known here")


def _bounded(said: Mapping[str, Any], value: Any, place: Place) -> Any:
    if said.get("strip_whitespace"):
        value = value.strip()
    if "ge" in said and value < said["ge"]:
        raise fault(place, f"must be at least {said['ge']}")
    if "le" in said and value > said["le"]:
        raise fault(place, f"must be at most {said['le']}")
    if "min_length" in said and len(value) < said["min_length"]:
        raise fault(place, f"must have at least {said['min_length']}")
    if "max_length" in said and len(value) > said["max_length"]:
        raise fault(place, f"must have at most {said['max_length']}")
    if "pattern" in said and not re.search(said["pattern"], value):
        raise fault(place, "is not written as it should be")
    if said.get("allow_inf_nan") is False and not math.isfinite(value):
        raise fault(place, "must be finite")
    return value
