"""Errors that say what to install where a framework is missing or too old."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version


@contextmanager
def needs(name: str, extra: str, package: str, door: str = "") -> Iterator[None]:
    """Import the framework *name*, which the *package* brings, in this block.

    Raises ImportError: what to install where it is missing, and what to renew where it is older than supported. The
    absence of any other module is raised as it is.
    """
    door, command = (
        door or f"benben.envs.{extra.replace('-', '_')}",
        f"pip install --upgrade 'benben[{extra}]'",
    )
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in {package.replace("-", "_"), _MODULES.get(package)}:
            raise
        plain = command.replace(" --upgrade", "")
        raise ImportError(f"{door} needs {name}: {plain}", name=missing.name) from missing
    except ImportError as unusable:
        raise ImportError(
            f"{door} cannot use the {name} {_version(package)} that is installed ({unusable}): {command}"
        ) from unusable


_MODULES = {"open-spiel": "pyspiel"}
"""Modules that are not called like their packages."""


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "of an unknown version"
