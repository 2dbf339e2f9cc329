"""What is told when OpenSpiel is not installed."""

import importlib
import sys

import pytest


def test_without_open_spiel_it_tells_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for name in [name for name in sys.modules if name.startswith("benben.envs.open_spiel")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(ImportError, match=r"pip install 'benben\[open_spiel\]'"):
        importlib.import_module("benben.envs.open_spiel")
