"""WebAssembly on this machine: fast calls are the convenient ones, failures end a call, machine code is kept whole."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import wasmtime

from benben.engine import wasm
from benben.engine.portable import Placed, engine_of
from benben.engine.registry import rules
from benben.engine.traps import Interrupted, Trapped
from benben.engine.wasm import Instance, Module, _Watch
from tests.waiting import LIMIT

SMALL = wasmtime.wat2wasm(
    """
    (module
      (memory (export "memory") 1)
      (global (export "__heap_base") i32 (i32.const 1000))
      (func (export "weigh") (param i32 i32 i32) (result i32)
        (i32.sub (i32.mul (local.get 0) (i32.const 100)) (i32.add (local.get 1) (local.get 2))))
      (func (export "read") (param i32) (result i32) (i32.load (local.get 0)))
      (func (export "fail") (result i32) unreachable)
      (func (export "loop") (result i32) (loop $again (br $again)) (i32.const 0)))
    """
)
LONG = 600.0


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of this test's own."""
    monkeypatch.setenv("BENBEN_CACHE", str(tmp_path))
    return tmp_path / "engines"


def instance(most_seconds: float = LONG) -> Instance:
    return Module(bytes(SMALL)).instance(most_seconds)


# ---- calls -------------------------------------------------------------------------------------------------------
def test_numbers_go_in_and_come_out_with_their_signs() -> None:
    weigh = instance().function("weigh")
    assert (weigh(3, 4, 5), weigh(-3, 4, 5), weigh(0, 2**31 - 1, 0)) == (291, -309, 1 - 2**31)
    with pytest.raises(ValueError, match="zip"):
        weigh(1, 2)


def convenient(fast: Any, name: str, *numbers: int) -> int:
    """The same call through the package's own interface."""
    function: Any = fast._exports[name]
    return int(function(fast._store, *numbers))


@pytest.mark.parametrize("name", ["ra", "imhotep", "imhotep_duel", "ankhor"])
def test_fast_calls_of_an_engine_are_the_convenient_ones(name: str) -> None:
    engine = engine_of(rules(name))
    assert engine is not None
    one, other = (Placed(engine.module.instance(LONG), engine.block) for _ in range(2))
    calls = [("seed", ()), ("roll", ()), ("settle", ()), ("legal", ()), ("apply", (-1,)), ("playouts", (3,))]
    for block in (one, other):
        block.numbers("options")[:] = memoryview(bytes(block.numbers("options").nbytes)).cast("q")
        block.numbers("options")[0] = 2
        block.seed[0] = 7
        block.call("setup", block.address)
    for asked, numbers in calls:
        slow = convenient(other.instance, asked, other.address, *numbers)
        assert one.call(asked, one.address, *numbers) == slow, asked
    memories = [bytes(block.instance.memory) for block in (one, other)]  # type: ignore[attr-defined]
    assert memories[0] == memories[1]


def test_memory_is_seen_and_grows() -> None:
    own = instance()
    assert own.heap == 1008  # the next address that is good for every number
    first = own.memory
    first[2000:2004] = (77).to_bytes(4, "little")
    own.grow(wasm.PAGE + 1)
    assert len(own.memory) == 2 * wasm.PAGE
    assert own.function("read")(2000) == 77
    own.memory[2000] = 78
    assert first[2000] == 78
    with pytest.raises(MemoryError):
        own.grow(2**33)


# ---- what ends a call --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "numbers"), [("fail", ()), ("read", (-4,))])
def test_a_call_that_fails_says_so_and_the_next_one_is_made(name: str, numbers: tuple[int, ...]) -> None:
    own = instance()
    for _ in range(3):
        with pytest.raises(
            Trapped, match=f"^{name} stopped: (wasm `unreachable`|out of bounds memory)"
        ) as raised:
            own.function(name)(*numbers)
        assert not isinstance(raised.value, Interrupted)
        assert own.function("weigh")(1, 0, 0) == 100


def test_a_trap_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    freed: list[Any] = []
    delete = wasmtime.Trap._delete

    def counted(self: Any, pointer: Any) -> None:
        freed.append(pointer)
        delete(self, pointer)

    monkeypatch.setattr(wasmtime.Trap, "_delete", counted)
    own = instance()
    for _ in range(5):
        with pytest.raises(Trapped):
            own.function("fail")()
    assert len(freed) == 5


@pytest.fixture
def _watched_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that looks after calls looks often while a test runs."""
    monkeypatch.setattr(wasm, "_TICK", 0.02)
    monkeypatch.setattr(_Watch, "one", None)  # a new thread begins, with this pause


@pytest.mark.usefixtures("_watched_closely")
def test_a_call_that_takes_too_long_is_ended_and_the_next_one_has_its_own_time() -> None:
    own = instance(0.2)
    for _ in range(2):
        start_time = time.monotonic()
        with pytest.raises(Interrupted, match="loop was interrupted"):
            own.function("loop")()
        assert time.monotonic() - start_time > 0.2
        assert own.function("weigh")(1, 0, 0) == 100


def test_a_call_is_ended_from_another_thread() -> None:
    own, started, ended = instance(), threading.Event(), threading.Event()
    found: list[BaseException] = []

    def call() -> None:
        started.set()
        try:
            own.function("loop")()
        except Interrupted as error:
            found.append(error)
        ended.set()

    threading.Thread(target=call, daemon=True).start()
    assert started.wait(LIMIT)
    own.interrupt()
    assert ended.wait(LIMIT)
    assert len(found) == 1
    assert own.function("weigh")(1, 0, 0) == 100


def test_an_interruption_that_no_call_has_met_can_be_forgotten() -> None:
    own = instance()
    own.interrupt()
    own.resume()
    with pytest.raises(Trapped, match="unreachable"):
        own.function("fail")()
    own.interrupt()
    with pytest.raises(Interrupted):
        own.function("loop")()


def test_two_instances_do_not_stop_each_other() -> None:
    own, other = Module(bytes(SMALL)), instance()
    mine = own.instance(LONG)
    other.interrupt()
    with pytest.raises(Interrupted):
        other.function("loop")()
    assert mine.function("weigh")(1, 0, 0) == 100


# ---- machine code on the disk ------------------------------------------------------------------------------------
def compiled_anew(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """A list that grows with each module that is made machine code."""
    made: list[bytes] = []

    class Noting(wasmtime.Module):
        def __init__(self, engine: Any, content: Any) -> None:
            made.append(content)
            super().__init__(engine, content)

    monkeypatch.setattr(wasm, "_Module", Noting)
    return made


def test_machine_code_is_made_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = compiled_anew(monkeypatch)
    instance()
    assert len(list(cache.glob("*.bin"))) == len(made) == 1
    assert instance().function("weigh")(1, 0, 0) == 100
    assert len(made) == 1


def empty(_code: bytes) -> bytes:
    return b""


def cut_off(code: bytes) -> bytes:
    return code[: len(code) // 2]


def one_bit_changed(code: bytes) -> bytes:
    return code[:-99] + bytes([code[-99] ^ 1]) + code[-98:]


@pytest.mark.parametrize("spoil", [empty, cut_off, one_bit_changed])
def test_damaged_machine_code_is_made_again(
    cache: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[bytes], bytes]
) -> None:
    instance()
    (file,) = cache.glob("*.bin")
    whole = file.read_bytes()
    file.write_bytes(spoil(whole))
    made = compiled_anew(monkeypatch)
    assert instance().function("weigh")(1, 0, 0) == 100
    assert len(made) == 1
    assert file.read_bytes() == whole


def test_a_cache_that_cannot_be_written_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("BENBEN_CACHE", str(tmp_path / "file"))
    assert instance().function("weigh")(1, 0, 0) == 100


def test_only_the_newest_machine_code_is_kept(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm, "_KEPT", 3)
    cache.mkdir(parents=True)
    for age in range(4):
        (cache / f"{age}.bin").write_bytes(b"")
        os.utime(cache / f"{age}.bin", (age, age))
    instance()
    assert len(list(cache.glob("*.bin"))) == 3
    assert not (cache / "1.bin").exists()


def test_what_is_no_webassembly_is_refused() -> None:
    with pytest.raises(ValueError, match="expected"):
        Module(b"no module")
