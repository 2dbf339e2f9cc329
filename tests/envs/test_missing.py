"""The errors if the other program is not installed."""

import importlib
import re
import subprocess
import sys
import tomllib
import types
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from benben.envs.extras import needs

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("open_spiel", "pyspiel", "open-spiel"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("datasets", "pyarrow", "datasets"),
        ("torch", "torch", "torch"),
        ("jax", "jax", "jax"),
    ],
)
def test_without_it_the_extra_is_reported(
    monkeypatch: pytest.MonkeyPatch, module: str, missing: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    for name in [name for name in sys.modules if name.startswith(f"benben.envs.{module}")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(ImportError, match=rf"pip install 'benben\[{extra}\]'"):
        importlib.import_module(f"benben.envs.{module}")


def test_every_extra_is_spelled_as_every_pip_reads_it() -> None:
    """An older pip (23.2) finds no `open_spiel` in a wheel, which has `open-spiel`, and says so in a warning only."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    assert [name for name in extras if name != canonicalize_name(name)] == []
    pages = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.py"), ROOT / "README.md"]
    named = {
        extra.strip()
        for page in [*pages, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")]
        for found in re.findall(r"pip install [^\n`]*?benben\[([\w, -]+)\]", page.read_text(encoding="utf-8"))
        for extra in found.split(",")
    }
    assert "open-spiel" in named
    assert named <= extras.keys()


def test_a_framework_that_is_too_old_is_named_with_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Gymnasium 1.0, which has no `AutoresetMode`; what is missing inside of a framework is not called missing."""
    monkeypatch.setitem(
        sys.modules, "pettingzoo.utils.wrappers", types.ModuleType("pettingzoo.utils.wrappers")
    )
    monkeypatch.delitem(sys.modules, "benben.envs.pettingzoo", raising=False)
    with pytest.raises(ImportError, match=r"cannot use the PettingZoo \d.*OrderEnf.*pip install --upgrade"):
        importlib.import_module("benben.envs.pettingzoo")
    with (
        pytest.raises(ModuleNotFoundError, match="nowhere_at_all") as raised,
        needs("PettingZoo", "pettingzoo", "pettingzoo"),
    ):
        importlib.import_module("nowhere_at_all")
    assert raised.value.name == "nowhere_at_all"


def test_the_raw_door_needs_none_of_them() -> None:
    others = ("gymnasium", "pettingzoo", "pyarrow", "pyspiel", "torch", "jax")
    code = f"import sys, benben.envs; print([name for name in {others} if name in sys.modules])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        == "[]\n"
    )
