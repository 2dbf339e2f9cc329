"""The errors if the other program is not installed."""

import importlib
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("open_spiel", "pyspiel", "open_spiel"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("datasets", "pyarrow", "datasets"),
        ("torch", "torch", "torch"),
        ("jax", "jax", "jax"),
    ],
)
def test_without_it_the_extra_is_told(
    monkeypatch: pytest.MonkeyPatch, module: str, missing: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    for name in [name for name in sys.modules if name.startswith(f"benben.envs.{module}")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(ImportError, match=rf"pip install 'benben\[{extra}\]'"):
        importlib.import_module(f"benben.envs.{module}")


def test_the_raw_door_needs_none_of_them() -> None:
    others = ("gymnasium", "pettingzoo", "pyarrow", "pyspiel", "torch", "jax")
    code = f"import sys, benben.envs; print([name for name in {others} if name in sys.modules])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        == "[]\n"
    )
