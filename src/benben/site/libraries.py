"""The libraries of others in the site: the installed ones, without the parts that a page does not need.

Compiled parts come from wheels for browsers.
"""

import zipfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

OURS = ("typing-extensions",)
"""The libraries that our own sources need everywhere."""
SERVER = (
    "annotated-doc", "annotated-types", "anyio", "fastapi", "opentelemetry-api", "prometheus_client", "pydantic",
    "starlette", "typing-inspection",
)  # fmt: skip
"""The other libraries of the server's application."""
_LEFT_OUT = (
    "anyio/_backends/_trio.py", "anyio/functools.py", "anyio/itertools.py", "anyio/pytest_plugin.py",
    "fastapi/__main__.py", "fastapi/cli.py", "fastapi/templating.py", "fastapi/testclient.py",
    "prometheus_client/aiohttp/*", "prometheus_client/bridge/*", "prometheus_client/django/*",
    "prometheus_client/openmetrics/parser.py", "prometheus_client/parser.py", "prometheus_client/twisted/*",
    "pydantic/_hypothesis_plugin.py", "pydantic/experimental/*", "pydantic/mypy.py", "pydantic/v1/*",
    "starlette/schemas.py", "starlette/templating.py", "starlette/testclient.py",
)  # fmt: skip


def sources(names: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """The modules of some distributions and their licences, by their names in an archive."""
    for name in names:
        for file in distribution(name).files or ():
            path = file.as_posix()
            is_module = path.endswith(".py") and not any(fnmatch(path, left_out) for left_out in _LEFT_OUT)
            if is_module or _is_licence(path):
                yield path, Path(str(file.locate())).read_bytes()


def compiled(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The modules and licences in the wheels of a *folder*, without files that only people and tools read."""
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as whole:
            for name in whole.namelist():
                if name.endswith((".py", ".so")) or _is_licence(name):
                    yield name, whole.read(name)


def _is_licence(path: str) -> bool:
    return PurePosixPath(path).name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE"))
