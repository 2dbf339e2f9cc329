"""Modules as bytecode: nothing is lost but the lines."""

import marshal
import traceback
import zipfile
from pathlib import Path
from types import CodeType

from benben.site.bytecode import compiled, rewrite

HEAD = 16
"""Bytes before the code of a file."""
FAILS = b"""
def inner(number):
    '''What nobody reads.'''
    return [1 // each for each in range(number)]

def outer():
    return inner(
        3,
    )
"""


def test_an_error_is_reported_with_its_functions() -> None:
    code = marshal.loads(compiled(FAILS, "a/b.py")[HEAD:])  # noqa: S302  (made here)
    assert isinstance(code, CodeType)
    found: dict[str, object] = {}
    exec(code, found)  # noqa: S102  (made above)
    try:
        found["outer"]()  # type: ignore[operator]
    except ZeroDivisionError:
        trace = traceback.format_exc()
    assert all(name in trace for name in ("outer", "inner", "a/b.py", "ZeroDivisionError"))
    assert found["inner"].__doc__ is None


def test_what_is_not_loaded_at_the_start_stays_as_it_is(tmp_path: Path) -> None:
    archive = tmp_path / "some.zip"
    sources = {
        "one.py": b"ONE = 1",
        "two.py": b"TWO = 2",
        "three.py": b"install_lazy_importer()",
        "four.so": b"4",
    }
    with zipfile.ZipFile(archive, "w") as whole:
        for name, source in sources.items():
            whole.writestr(name, source)
    rewrite(str(archive), {"one.py", "three.py", "four.so"})
    with zipfile.ZipFile(archive) as whole:
        kept = {name: whole.read(name) for name in whole.namelist() if not name.endswith("c")}
        assert kept == {name: source for name, source in sources.items() if name != "one.py"}
        assert b"ONE" in whole.read("one.pyc")
