"""What Benben's server needs of pydantic, in plain Python: requests are checked, answers written as JSON.

What is right is the same as with the real one; how a fault is put into words is not.
"""

from .checking import ValidationError, checked
from .marks import (
    AfterValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StrictBool,
    StrictInt,
    StringConstraints,
    model_validator,
)
from .models import BaseModel, TypeAdapter

__all__ = [
    "AfterValidator",
    "BaseModel",
    "ConfigDict",
    "Field",
    "GetCoreSchemaHandler",
    "StrictBool",
    "StrictInt",
    "StringConstraints",
    "TypeAdapter",
    "ValidationError",
    "checked",
    "model_validator",
]
