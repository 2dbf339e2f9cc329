"""What the tests of errors share: a command that is refused, in each language.

What is expected is the text of the catalogue with the parts that a test names. So nothing of an error can be left in
English, but for what was typed, names, and what another program says; in English the catalogue must say the same as the
exception.
"""

import pytest

from benben.engine.message import Message
from benben.texts import FALLBACK, Texts, languages
from tests.cli.program import invoke
from tools.texts import BEGUN

SPOKEN = [language for language in languages() if language not in BEGUN]
every_language = pytest.mark.parametrize("language", SPOKEN)


def check_told(language: str, arguments: list[str], told: Message, code: int) -> None:
    """A command is refused with this message, in this language and, if it is not English, not in English."""
    done = invoke("--language", language, *arguments)
    said = Texts(language).format(told)
    assert (done.err, done.code) == (f"benben: {said}\n", code)
    assert language == FALLBACK or said != Texts().format(told)
