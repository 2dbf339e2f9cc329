"""What the tests of errors share: a command that is refused, in a language that is not English.

The expected words are the text of the catalogue with the parts that a test names. So nothing of an error can be left in
English, but for what was typed, names, and the words of other programs. `make texts` proves that all catalogues have
the same messages with the same parts.
"""

import pytest

from benben.engine.message import Message
from benben.texts import FALLBACK, Texts
from tests.cli.program import invoke
from tests.tiers import usually
from tools.texts import whole

ANOTHER = "hu"
"""The language other than English in which each message is rendered."""
LANGUAGES = usually([FALLBACK, ANOTHER], whole())
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", OTHERS)


def check_refused(language: str, arguments: list[str], expected: Message, code: int) -> None:
    """A command is refused with this message, in a language that is not English."""
    done = invoke("--language", language, *arguments)
    said = Texts(language).format(expected)
    assert (done.err, done.code) == (f"benben: {said}\n", code)
    assert said != Texts().format(expected)
