"""Requests with named fields, and JSON of anything."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, ClassVar, Generic, Self, TypeVar, get_type_hints

from .checking import Place, ValidationError, checked, fault
from .marks import Field

T = TypeVar("T")


class BaseModel:
    """A request: each annotation is a field, and no others are taken."""

    model_config: ClassVar[Any] = {}
    _annotations: ClassVar[dict[type, dict[str, Any]]] = {}

    def __init__(self, **given: Any) -> None:
        vars(self).update(vars(type(self).from_mapping(given, ())))

    def __setattr__(self, name: str, value: Any) -> None:
        raise TypeError("what was sent does not change")

    @classmethod
    def annotations(cls) -> dict[str, Any]:
        """What is said of each field."""
        known = BaseModel._annotations.get(cls)
        if known is None:
            hints = get_type_hints(cls, include_extras=True)
            own = {name: hint for name, hint in hints.items() if name not in ("model_config", "_annotations")}
            known = BaseModel._annotations[cls] = own
        return known

    @classmethod
    def from_mapping(cls, value: Any, place: Place) -> Self:
        """The model that a mapping describes. Raises `ValidationError`."""
        if isinstance(value, cls):
            return value
        if not isinstance(value, Mapping):
            raise fault(place, "must be an object")
        found, faults = object.__new__(cls), []
        unknown = value.keys() - cls.annotations().keys()
        faults += [{"loc": (*place, name), "msg": "is no field that is known here"} for name in unknown]
        for name, kind in cls.annotations().items():
            try:
                vars(found)[name] = (
                    checked(kind, value[name], (*place, name)) if name in value else cls._missing(name, place)
                )
            except ValidationError as error:
                faults += error.errors()
        if faults:
            raise ValidationError(faults)
        return found._looked_at(place)

    @classmethod
    def _missing(cls, name: str, place: Place) -> Any:
        given = getattr(cls, name, ...)
        if isinstance(given, Field):
            given = given.default if given.default_factory is None else given.default_factory()
        if given is ...:
            raise fault((*place, name), "is missing")
        return given

    def _looked_at(self, place: Place) -> Self:
        for kind in type(self).__mro__:
            for method in vars(kind).values():
                if getattr(method, "checks_model", False):
                    try:
                        method(self)
                    except ValueError as error:
                        raise fault(place, str(error)) from error
        return self


class TypeAdapter(Generic[T]):
    """Reads and writes JSON of a type."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind

    def validate_json(self, text: str | bytes) -> T:
        """The value that a text in JSON tells. Raises `ValidationError`."""
        try:
            value = json.loads(text)
        except ValueError as error:
            raise fault((), f"no JSON: {error}") from error
        return self.validate_python(value)

    def validate_python(self, value: Any) -> T:
        """The value of what was read from JSON. Raises `ValidationError`."""
        found: T = checked(self._kind, value)
        return found

    def dump_json(self, value: T) -> bytes:
        """A value as JSON."""
        return json.dumps(value, default=_parts, ensure_ascii=False, separators=(",", ":")).encode()


def _parts(value: Any) -> Any:
    """What JSON does not know: data classes are objects, and so are other mappings; sequences are lists."""
    if is_dataclass(value):
        return {each.name: getattr(value, each.name) for each in fields(value)}
    if isinstance(value, Mapping):
        return dict(value)
    return value.value if isinstance(value, Enum) else list(value)
