"""Programs that play thousands of games run rules compiled, unless the user chose otherwise."""

import os
from collections.abc import Iterator

import pytest

from benben.engine import full_speed as module
from benben.engine.full_speed import full_speed
from benben.engine.portable import INTERPRETED, NATIVE, PORTABLE, VARIABLE, kind_of_engine, use_engine


@pytest.fixture(autouse=True)
def portable(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = kind_of_engine()
    monkeypatch.delenv(VARIABLE, raising=False)
    use_engine(PORTABLE)
    yield
    use_engine(before)


def test_rules_are_compiled_meanwhile_in_other_processes_too() -> None:
    @full_speed()
    def work() -> None:
        assert (kind_of_engine(), os.environ[VARIABLE]) == (NATIVE, NATIVE)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        work()
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
