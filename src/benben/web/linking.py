"""From the rules' code in LLVM's language to a module of WebAssembly without imports."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
DATA_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
"""LLVM's name of this target."""
FEATURES = "+bulk-memory,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""The features that every browser has had since 2023."""
STACK = 64 * 1024
"""The size of the stack in bytes: rules keep little there, and none calls itself."""
_UNKNOWN = ("strlen", "wcslen", "pow")
"""Functions of C that LLVM would use for our loops, and that would have to be imported."""
_OPTIMIZATION = 3
_USER_ERROR = 1
"""Numba's code returns this status, or a higher one, if a rule has raised an error."""


class ExportedRule(NamedTuple):
    """A rule to export: the symbol of its code, its exported name, and its number of arguments."""

    symbol: str
    name: str
    arguments: int


class NoLinker(RuntimeError):
    """The package that has the linker is not installed."""


def linker() -> list[str]:
    """The command of the linker. Raises `NoLinker`."""
    if find_spec("ziglang") is None:
        raise NoLinker("there is no linker for WebAssembly: pip install 'benben[web-build]'")
    return [sys.executable, "-m", "ziglang", "wasm-ld"]


def link(
    entries: Sequence[ExportedRule],
    modules: Iterable[str],
    file: Path,
    report: Callable[[str], object] = print,
) -> None:
    """Write the module of WebAssembly that exports the *entries*, made of *modules* in LLVM's language.

    *report* is called with a word at each step. Raises `CalledProcessError` if an import stays unresolved.
    """
    command = linker()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    report("link")
    whole = _merged([*modules, *map(_export_code, entries)])
    _hide(whole, {entry.name for entry in entries})
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=_OPTIMIZATION, reloc="static", codemodel="default"
    )
    report("optimize")
    _optimize(whole, machine)
    report("write")
    parts = file.with_suffix(".o")
    parts.write_bytes(machine.emit_object(whole))
    options = [
        "--no-entry", "-O2", "--strip-all", "-z", f"stack-size={STACK}", "--stack-first", "--export=__heap_base",
        *(f"--export={entry.name}" for entry in entries),
    ]  # fmt: skip
    try:
        subprocess.run([*command, *options, str(parts), "-o", str(file)], check=True)  # noqa: S603  (ours)
    finally:
        parts.unlink()


def _merged(modules: Iterable[str]) -> Any:
    """One module of all."""
    first, *others = map(_parsed, modules)
    for other in others:
        first.link_in(other)
    first.verify()
    return first


def _parsed(text: str) -> Any:
    """A module for our target. Functions that several modules bring along are one, and kept until all are there."""
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{DATA_LAYOUT}"', text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = text.replace("define linkonce_odr ", "define weak_odr ")
    unknown = " ".join(f'"no-builtin-{name}"' for name in _UNKNOWN)
    return llvm.parse_assembly(re.sub(r"^(define .*) \{$", rf"\1 {unknown} {{", text, flags=re.MULTILINE))


def _export_code(entry: ExportedRule) -> str:
    """The code of an export: it takes and returns numbers of 32 bits. If a checked rule raises an error, it traps."""
    numbers = range(entry.arguments)
    taken = ", ".join(f"i32 %a{number}" for number in numbers)
    widened = "\n".join(f"  %w{number} = sext i32 %a{number} to i64" for number in numbers)
    types = ", ".join(["ptr", "ptr", *("i64" for _ in numbers)])
    given = ", ".join(["ptr %result", "ptr %raised", *(f"i64 %w{number}" for number in numbers)])
    return f"""
target datalayout = ""
target triple = ""
declare i32 @"{entry.symbol}"({types})
declare void @llvm.trap()
define i32 @{entry.name}({taken}) {{
  %result = alloca i64
  %raised = alloca ptr
{widened}
  %status = call i32 @"{entry.symbol}"({given})
  %broken = icmp sge i32 %status, {_USER_ERROR}
  br i1 %broken, label %stop, label %go
stop:
  call void @llvm.trap()
  unreachable
go:
  %value = load i64, ptr %result
  %narrow = trunc i64 %value to i32
  ret i32 %narrow
}}
"""


def _hide(module: Any, shown: set[str]) -> None:
    """Let everything except *shown* be inlined and dropped."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in shown:
            each.linkage = "internal"


def _optimize(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=_OPTIMIZATION)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
