"""Programs that play thousands of games run rules compiled, where nobody chose otherwise."""

import os

import pytest

from benben.engine import full_speed as module
from benben.engine.full_speed import full_speed
from benben.engine.portable import INTERPRETED, NATIVE, PORTABLE, VARIABLE, kind_of_engine, use_engine


@pytest.fixture(autouse=True)
def portable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    use_engine(PORTABLE)


def test_rules_are_compiled_meanwhile_in_other_processes_too() -> None:
    with pytest.raises(ZeroDivisionError), full_speed():
        assert (kind_of_engine(), os.environ[VARIABLE]) == (NATIVE, NATIVE)
        raise ZeroDivisionError
    assert kind_of_engine() == PORTABLE
    assert VARIABLE not in os.environ


def test_what_somebody_chose_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, INTERPRETED)
    with full_speed():
        assert (kind_of_engine(), os.environ[VARIABLE]) == (PORTABLE, INTERPRETED)


def test_without_a_compiler_games_run_on_their_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None if name == "numba" else name)
    with full_speed():
        assert kind_of_engine() == PORTABLE
