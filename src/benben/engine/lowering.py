"""How a rule becomes code in LLVM's language: plain for rules of this package, with checks for third-party rules.

A third-party game may be wrong: a list too short, a number too large for its cell. Plain code would then overwrite
memory. Checked code raises `BrokenRules`, which names the rule and its line.
"""

from collections.abc import Iterable
from typing import Any

from numba import types as numba_types
from numba.core import cgutils, compiler, ir, lowering
from numba.core.callconv import CPUCallConv
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import register_pass
from numba.core.cpu import CPUContext
from numba.core.typed_passes import NativeLowering

from benben.engine.broken import BrokenRules, place


class RuleLibrary(JITCodeLibrary):
    """The code of one rule alone, neither optimized together with the rules that it calls nor made machine code."""

    def add_linking_library(self, library: Any) -> None:
        """This code calls code of another library."""
        if not isinstance(library, RuleLibrary):
            library._ensure_finalized()
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        """Nothing is left to do."""
        self._finalized = True

    def everything(self) -> Iterable[Any]:
        """This library and all those that it needs, each once."""
        found: dict[Any, None] = {self: None}
        waiting = [self]
        while waiting:
            for library in waiting.pop()._linking_libraries:
                if library not in found:
                    found[library] = None
                    if isinstance(library, RuleLibrary):
                        waiting.append(library)
        return found


# ---- plain code ------------------------------------------------------------------------------------------------------
@register_pass(mutates_CFG=True, analysis_only=False)
class _RuleLowering(NativeLowering):
    """Lowering into a `RuleLibrary`, without a wrapper and without machine code."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = state.flags.no_compile = True
        return bool(super().run_pass(state))


class RuleCompiler(compiler.CompilerBase):
    """The pipeline from Python's bytecode of a rule to a `RuleLibrary`."""

    lowering: type[NativeLowering] = _RuleLowering

    def define_pipelines(self) -> list[Any]:
        """Numba's usual pipeline, with another last step."""
        manager = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [
            (self.lowering if step is NativeLowering else step, why) for step, why in manager.passes
        ]
        manager.finalize()
        return [manager]


# ---- checked code ----------------------------------------------------------------------------------------------------
class _Errors(CPUCallConv):
    """The errors of checked code: an access out of bounds is `BrokenRules`, with its place."""

    def return_user_exc(
        self, builder: Any, exc: Any, exc_args: Any = None, *_place: Any, **_named: Any
    ) -> None:
        """Raise the error without the file name that Numba adds: engines are alike on every machine."""
        if exc is IndexError:
            exc, exc_args = BrokenRules, (self.context.lower.place, "index")
        super().return_user_exc(builder, exc, exc_args)


class _CheckedContext(CPUContext):
    """The context for a rule that is lowered with checks: it generates the code of numbers and errors."""

    lower: "_CheckedLower"

    @property
    def call_conv(self) -> _Errors:
        return _Errors(self)

    def cast(self, builder: Any, value: Any, given: Any, wanted: Any) -> Any:
        """A number as one of another type; a cell takes only numbers that fit into it."""
        found = super().cast(builder, value, given, wanted)
        whole = numba_types.Integer
        if self.lower.is_storing and isinstance(given, whole) and isinstance(wanted, whole):
            kind = numba_types.unliteral(given)
            if wanted.bitwidth < kind.bitwidth:
                again = super().cast(builder, found, wanted, kind)
                with cgutils.if_unlikely(builder, builder.icmp_unsigned("!=", again, value)):
                    self.call_conv.return_user_exc(builder, BrokenRules, (self.lower.place, "cell"))
        return found


class _CheckedLower(lowering.Lower):
    """Writes checks next to the code. The context belongs to this rule alone: Numba copies it for each."""

    def __init__(self, context: Any, *args: Any, **named: Any) -> None:
        context.__class__, context.lower = _CheckedContext, self
        self.is_storing = False
        super().__init__(context, *args, **named)

    @property
    def place(self) -> str:
        """The rule and its line that is being lowered."""
        about = self.func_ir.func_id
        return place(about.modname, about.func_name, self.loc.line)

    def lower_inst(self, inst: Any) -> None:
        self.is_storing = isinstance(inst, ir.SetAttr | ir.SetItem | ir.StaticSetItem)
        super().lower_inst(inst)


@register_pass(mutates_CFG=True, analysis_only=False)
class _CheckedLowering(_RuleLowering):
    _name = "checked_rule_lowering"

    @property
    def lowering_class(self) -> type[lowering.Lower]:
        return _CheckedLower


class CheckedCompiler(RuleCompiler):
    """The same pipeline with checks."""

    lowering = _CheckedLowering
