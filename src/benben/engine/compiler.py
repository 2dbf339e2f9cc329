"""How rules are compiled: our own half of Numba's dispatcher, linker and disk cache.

Numba compiles every function to the end: a wrapper for Python, one for C, machine code, a file in the disk cache, each
with a copy of everything that the function calls, optimized again. A game has some two hundred rules; Python calls
only a dozen of them. So a rule that another rule calls is only typed and lowered here, for one signature. A rule that
Python calls is an *entry*: all that it needs is linked, optimized and made machine code once, and kept on disk.

Everything of Numba's internals that the project depends on is in this file, in `lowering` and in `caching`;
tests/engine/test_compiler.py guards it.
"""

import copy
import hashlib
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import llvmlite.binding as llvm
from numba import types as numba_types
from numba.core import event, registry, sigutils, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.extending import lower_cast

from benben.engine.cache import announce_compiling
from benben.engine.caching import disk_of
from benben.engine.constants import constants, content
from benben.engine.lowering import CheckedCompiler, RuleCompiler, RuleLibrary
from benben.engine.uncompiled import check_possible, not_compiled

Types = tuple[Any, ...]
"""Numba's types of a call's arguments."""
_OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}
"""Without Numba's run time (`_nrt`) a rule that allocates is refused, and arrays are not counted as they are passed on:
counting was a third of the time of random games."""


# ---- code that Python calls ------------------------------------------------------------------------------------------
class _EntryLibrary(JITCodeLibrary):
    """The machine code of a rule with all that it calls."""

    def link(self, rule: RuleLibrary) -> None:
        self._linking_libraries.extend(rule.everything())

    def _optimize_final_module(self) -> None:
        """Run one round: Numba's first, cheaper one serves the counting of references, which rules do without."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def serialize_using_object_code(self) -> tuple[str, str, tuple[bytes, bytes]]:
        """The parts that go to disk. Nothing links with an entry: machine code and names of functions are enough."""
        self._ensure_finalized()
        names = [function.name for function in self.get_defined_functions()]
        stubs = "\n".join(f'define void @"{name}"() {{\n  unreachable\n}}' for name in names)
        return self.name, "object", (self._get_compiled_object(), llvm.parse_assembly(stubs).as_bitcode())


# ---- a rule ----------------------------------------------------------------------------------------------------------
class _Lowering:
    """The state while a rule is being lowered, under the compiler's lock."""

    is_checking = False
    """Whether it is lowered with checks."""


class RuleDispatcher(registry.CPUDispatcher):
    """A rule: other rules call its shared code, Python calls its entries."""

    declared: ClassVar["weakref.WeakSet[RuleDispatcher]"] = weakref.WeakSet()
    """All rules of this process."""

    def __init__(
        self, function: Any, folder: Callable[[], Path], *, forceinline: bool = False, checked: bool = False
    ) -> None:
        """A rule whose entries are kept in a *folder*; all code of a third-party game is *checked* (`lowering`)."""
        super().__init__(function, {}, {**_OPTIONS, "forceinline": forceinline}, RuleCompiler)
        self.is_checked = checked
        self.folder = folder
        self._entries: dict[Types, Any] = {}
        """Numba's dispatcher points to the entries without counting references: no entry is ever replaced."""
        self._known: set[Types] = set()
        """Argument types, as callers gave them, that already have an entry."""
        self.declared.add(self)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numba calls this when another rule calls this one."""
        pysig, args = self._compiler.fold_argument_types(args, kws)
        self._shared(_widened(args))
        name = self.py_func.__name__
        template = typing.make_concrete_template(f"CallTemplate({name})", name, self.nopython_signatures)
        return template, pysig, args, {}

    def compile(self, sig: Any) -> Any:
        """Compile the entry that Python calls with arguments of these types."""
        with global_compiler_lock:
            asked = sigutils.normalize_signature(sig)[0]
            args = _widened(asked)
            entry = self._load(args)
            if entry is None:
                announce_compiling(self.folder)
                entry = self._entries[args] = self._made(self._shared(args))
                self._disk.save_overload(args, entry)
            self._take(asked, entry)
            return entry.entry_point

    @cached_property
    def _with_checks(self) -> Any:
        """The compiler for this rule with checks."""
        checking = copy.copy(self._compiler)
        checking.targetoptions = {**self.targetoptions, "boundscheck": True}
        checking.pipeline_class, checking._failed_cache = CheckedCompiler, {}
        return checking

    @cached_property
    def _disk(self) -> Any:
        """The disk cache."""
        return disk_of(self)

    @cached_property
    def _own(self) -> tuple[str, list["RuleDispatcher"]]:
        """A digest of this rule's code and the constants that it names; the rules that it names."""
        function, called = self.py_func, []
        lines = function.__code__.co_linetable if self.is_checked else b""  # checked code says where it fails
        made_of = function.__qualname__, self.targetoptions, self.is_checked, function.__code__.co_code, lines
        digest = hashlib.sha256(repr(made_of).encode())
        for name, value in (*constants(function), *enumerate(function.__code__.co_consts)):
            if isinstance(value, RuleDispatcher):
                called.append(value)
            else:
                digest.update(f"{name} {content(value)}".encode())
        return digest.hexdigest(), called

    @property
    def called(self) -> list["RuleDispatcher"]:
        """The rules that this one names."""
        return self._own[1]

    def fingerprint(self) -> str:
        """A digest of all that an entry of this rule is made of: two rules with one fingerprint are one code."""
        found: dict[RuleDispatcher, str] = {}
        waiting = [self]
        while waiting:
            rule = waiting.pop()
            if rule not in found:
                found[rule], called = rule._own
                waiting.extend(called)
        return hashlib.sha256("".join(sorted(found.values())).encode()).hexdigest()[:16]

    def _load(self, args: Types) -> Any:
        """The entry, from memory or else from disk; None if it is in neither. Needs the compiler's lock."""
        found = self._entries.get(args) or self._disk.load_overload(args, self.targetctx)
        if found is not None:
            self._entries[args] = found
        return found

    def _take(self, asked: Types, entry: Any) -> None:
        """Remember the entry: later calls with these types get it directly."""
        if asked not in self._known:
            self._known.add(asked)
            self._insert([arg._code for arg in asked], entry.entry_point, objectmode=False)

    def _shared(self, args: Types) -> Any:
        """This rule typed and lowered, for other rules."""
        with global_compiler_lock, self._compiling_counter:
            if args not in self.overloads:
                about = {"dispatcher": self, "args": args, "return_type": None}
                with event.trigger_event("numba:compile", data=about), self._lowering(args) as way:
                    result = self._compiled(way, args)
                result = result._replace(entry_point=_Key())
                self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
                self.overloads[args] = result
            return self.overloads[args]

    def _compiled(self, way: Any, args: Types) -> Any:
        """The result. Raises `NotCompiled` with the innermost rule that Numba refuses."""
        check_possible(self.py_func)
        try:
            return way.compile(args, None)
        except (NumbaError, KeyError, NotImplementedError) as error:
            found = not_compiled(self.py_func, error)
            raise found from (error if found.cause == "other" else None)

    @contextmanager
    def _lowering(self, args: Types) -> Iterator[Any]:
        """The compiler for this rule: with checks also if a checked rule passes it a table, which is of its game."""
        is_of_game = any(isinstance(arg, numba_types.Record) for arg in args)
        checks = self.is_checked or (_Lowering.is_checking and is_of_game)
        before, _Lowering.is_checking = _Lowering.is_checking, checks
        try:
            yield self._with_checks if checks else self._compiler
        finally:
            _Lowering.is_checking = before

    def _made(self, shared: Any) -> Any:
        """Machine code of the shared code and all that it calls, with a wrapper for Python."""
        context, about, environment = self.targetctx, shared.fndesc, shared.environment
        library = _EntryLibrary(context.codegen(), about.qualname)
        library.enable_object_caching()
        library.link(shared.library)
        context.create_cpython_wrapper(library, about, environment, shared.call_helper, release_gil=True)
        entry = context.get_executable(library, about, environment)
        return shared._replace(library=library, entry_point=entry, type_annotation="")


class _Key:
    """Stands for a shared rule where Numba has a function to find code by."""


def _widened(args: Iterable[Any]) -> Types:
    """One signature: integers of every width are the same, blocks of a record are arrays, also in named tuples."""
    return tuple(_wide(numba_types.unliteral(arg)) for arg in args)


def _wide(arg: Any) -> Any:
    if isinstance(arg, numba_types.NestedArray):
        return numba_types.Array(arg.dtype, arg.ndim, "C")
    if isinstance(arg, numba_types.BaseNamedTuple):
        return numba_types.BaseTuple.from_types(_widened(arg.types), arg.instance_class)
    is_whole = isinstance(arg, numba_types.Integer) and arg != numba_types.uint64
    return numba_types.int64 if is_whole or isinstance(arg, numba_types.IntEnumMember) else arg


@lower_cast(numba_types.NestedArray, numba_types.Array)
def _block_as_array(_context: Any, _builder: Any, _fromty: Any, _toty: Any, value: Any) -> Any:
    """Numba represents both alike but cannot convert one to the other."""
    return value
