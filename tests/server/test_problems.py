"""Every refusal has words."""

import inspect
from collections.abc import Callable
from functools import partial, wraps
from typing import get_args

import pytest

from benben.engine.undo import WhyNoUndo
from benben.server import http_errors
from benben.server.http_errors import Refusal
from benben.texts import Texts
from tests.cli.telling import each_language

MAKERS: list[Callable[..., Refusal]] = [
    maker
    for _, maker in inspect.getmembers(http_errors, inspect.isfunction)
    if maker.__module__ == http_errors.__name__ and maker is not http_errors.no_undo
]
MAKERS += [wraps(http_errors.no_undo)(partial(http_errors.no_undo, why)) for why in get_args(WhyNoUndo)]
SAMPLES = {
    "int": 7,
    "str": "so",
    "benben.engine.message.Message": {"id": "table-why-not", "args": {}},
    "benben.engine.message.Message | str": "so",
    "collections.abc.Sequence[str]": ["draw"],
    "collections.abc.Sequence[str] | None": None,
}


def made(maker: Callable[..., Refusal]) -> Refusal:
    """A refusal with arguments of the right kind."""
    parameters = inspect.signature(maker).parameters.values()
    return maker(
        **{
            parameter.name: SAMPLES[inspect.formatannotation(parameter.annotation)]
            for parameter in parameters
            if parameter.annotation is not WhyNoUndo
        }
    )


def test_there_are_many_reasons() -> None:
    assert len(MAKERS) > 25


@each_language
@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: str(maker.__name__))
def test_a_refusal_has_words(
    maker: Callable[..., Refusal], language: str, caplog: pytest.LogCaptureFixture
) -> None:
    message = made(maker).problem.message
    words = Texts(language).format(message)
    assert words != message["id"]
    assert caplog.text == ""
    assert 400 <= made(maker).status < 600


def test_a_prompt_of_the_server_has_words() -> None:
    assert Texts().say("table-prompt-waiting", count=1) != "table-prompt-waiting"
