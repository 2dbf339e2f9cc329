"""Every refusal has words."""

import inspect
from collections.abc import Callable
from functools import partial, wraps
from typing import get_args

import pytest

from benben.engine.undo import WhyNoUndo
from benben.server import http_errors
from benben.server.http_errors import Refusal, RefusalReason
from benben.texts import Texts
from tests.cli.refusals import each_language


def makes_a_refusal(maker: object) -> bool:
    """Whether it is a reason of its own in the module."""
    is_function = inspect.isfunction(maker) and maker.__module__ == http_errors.__name__
    return isinstance(maker, RefusalReason) or (is_function and maker is not http_errors.no_undo)


MAKERS: list[Callable[..., Refusal]] = [
    maker for maker in vars(http_errors).values() if makes_a_refusal(maker)
]
MAKERS += [
    wraps(http_errors.no_undo)(partial(http_errors.no_undo, why))
    for why in (*get_args(WhyNoUndo), "no_take_backs")
]
SAMPLES = {
    "int": 7,
    "str": "so",
    "benben.engine.message.Message": {"id": "table-why-not", "args": {}},
    "benben.engine.message.Message | str": "so",
    "collections.abc.Sequence[str]": ["draw"],
    "collections.abc.Sequence[str] | None": None,
}

STATUSES = {
    400: "no_hello not_text",
    403: "daily_hidden foreign_origin no_hints no_passkey no_people not_the_leader not_the_maker not_your_seat "
    "only_invited only_watching removed signed_out stranger talk_off",
    404: "no_daily no_mail_code unknown_page unknown_table",
    405: "wrong_method",
    408: "silence",
    409: "clock_decides daily_goes_on late no_absence no_clock no_mail no_nudge no_order no_person_there "
    "no_seat_link no_sign_in_link no_take_back_asked no_take_backs no_vacation not_in_room not_over "
    "not_your_turn nothing_open nothing_to_undo others_decided over person_is_here played_on revealed "
    "room_has_leader room_line_full seat_link_expired seat_taken sign_in_there stale started "
    "still_here take_back_asked time_up unreadable waiting",
    413: "too_large",
    421: "wrong_host",
    422: "bad_clock bad_email bad_name bad_options bad_player bad_record bad_seats illegal malformed "
    "malformed_move no_open_tables no_ratings no_such_seat nobody_can_come rated_with_help "
    "talk_bad unknown_game",
    429: "talk_too_often too_many_sockets too_often",
    500: "internal",
    503: "busy full mail_not_sent no_passkeys not_ready storage",
}
"""Programs go by these."""


def made(maker: Callable[..., Refusal]) -> Refusal:
    """A refusal with arguments of the right kind."""
    parameters = inspect.signature(maker).parameters.values()
    return maker(
        **{
            parameter.name: SAMPLES[inspect.formatannotation(parameter.annotation)]
            for parameter in parameters
            if parameter.name != "why"
        }
    )


def test_there_are_many_reasons() -> None:
    assert len(MAKERS) > 25


@each_language
@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: getattr(maker, "code", None) or maker.__name__)
def test_a_refusal_has_words(
    maker: Callable[..., Refusal], language: str, caplog: pytest.LogCaptureFixture
) -> None:
    message = made(maker).problem.message
    words = Texts(language).format(message)
    assert words != message["id"]
    assert caplog.text == ""


def test_each_kind_of_refusal_has_its_status() -> None:
    expected = {code: status for status, codes in STATUSES.items() for code in codes.split()}
    assert {(made(maker).problem.code, made(maker).status) for maker in MAKERS} == set(expected.items())


def test_a_prompt_of_the_server_has_words() -> None:
    assert Texts().say("table-prompt-waiting", count=1) != "table-prompt-waiting"
