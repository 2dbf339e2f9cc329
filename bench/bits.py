"""Bits of a 64-bit mask, with processor instructions that plain Python lacks."""

import os
from typing import Any

import llvmlite.binding
import llvmlite.ir
from numba import types
from numba.extending import intrinsic

from benben.engine.native import is_compiling
from benben.engine.rule import rule


def can_deposit() -> bool:
    """Whether rules are compiled for this very processor, and it has `pdep`."""
    another = os.environ.get("NUMBA_CPU_NAME") or "NUMBA_CPU_FEATURES" in os.environ
    return (
        is_compiling() and not another and bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))
    )


@intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def _population(_context: Any, word: Any) -> Any:
    """The number of set bits."""

    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate if word == types.int64 else None


@intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def _trailing(_context: Any, word: Any) -> Any:
    """The position of the lowest set bit."""

    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], llvmlite.ir.Constant(llvmlite.ir.IntType(1), 1))

    return types.int64(types.int64), generate if word == types.int64 else None


@intrinsic  # type: ignore[untyped-decorator,unused-ignore]
def _deposit(_context: Any, bits: Any, mask: Any) -> Any:
    """Deposit the low *bits* at the ones of the *mask*."""

    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word = llvmlite.ir.IntType(64)
        function = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", fnty=llvmlite.ir.FunctionType(word, [word, word])
        )
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), generate if bits == mask == types.int64 else None


@rule
def count_bits(mask: int) -> int:
    """The number of set bits."""
    return int(_population(mask))


@rule
def kth_bit_by_clearing(mask: int, index: int) -> int:
    """The position of the set bit with this *index*, by clearing the lower ones one after the other."""
    for _ in range(index):
        mask &= mask - 1
    return int(_trailing(mask))


@rule
def kth_bit_by_deposit(mask: int, index: int) -> int:
    """The position of the set bit with this *index*, by one `pdep`."""
    return int(_trailing(_deposit(1 << index, mask)))
