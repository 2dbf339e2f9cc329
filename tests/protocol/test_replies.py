"""The move in what a program says: read where it is plain, refused where it is not."""

import pytest

from benben.engine.errors import MalformedMove
from benben.engine.registry import names, rules
from benben.protocol.replies import read_move

PLAIN = [
    "{}",
    "`{}`",
    "{}.",
    "**{}**",
    "“{}”",
    "'{}'",
    "\ufeff{}\r\n",
    "Move: {}",
    "move: `{}`",
    "MOVE = {}",
    "**Move:** {}",
    "**Move**: **{}**.",
    "My move is {}.",
    "My move: “{}”",
    "The best move is: {}",
    "Final answer: {}",
    "bestmove: {}",
    '{{"move": "{}"}}',
    "I'll play {}.",
    "I choose {}",
    "{}  # it scores most",
    "{} // it scores most",
    "{} (it scores most)",
    "{} – it scores most",
    "{} because it scores most",
    "{}: it scores most",
    "I'll play `{}`, for it scores most.",
    "> {}",
    "1. {}",
    "```\n{}\n```",
    "```text\n{}\n```\n",
    "Let me think.\nThe others are ahead of me.\n\n{}",
    "Let me think.\n\nMove: {}\n\nIt scores most.",
    "Let me think.\n\n{}\n\nIt scores most.",
    '```json\n{{"move": "{}"}}\n```',
]
"""Texts around a move."""


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("said", PLAIN)
def test_every_move_is_found_in_what_is_said_around_it(name: str, said: str) -> None:
    moves = rules(name).moves
    for move in moves:
        assert read_move(moves, said.format(move)) is move


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("move", "move"),
        ("Move: move", "move"),
        ("move end", "end"),
        ("Not `end` of course.\nMove: pass", "pass"),
        ("pass\nNo, that is bad.\nend", "end"),
        ("take fish, the end is near", "take fish"),
    ],
)
def test_words_that_are_moves_themselves(text: str, meant: str) -> None:
    assert str(read_move(rules("ankhor").moves, text)) == meant


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Move: draw\nMove: invoke", "names several moves: “draw”, “invoke”"),
        ("I would rather `draw` than `invoke`", "names several moves"),
        ("draw\ninvoke\nI cannot decide", "names several moves"),
        ("draw, or maybe invoke", "is not a move"),
        ("draw and then invoke", "is not a move"),
        ("Do not draw", "is not a move"),
        ("I think that an auction would be good now", "is not a move"),
        ("Move: drow", "is not a move"),
        ("Move:", "is not a move"),
        ("", "is not a move"),
        ("draw " * 100_000, "is not a move"),
        ("`" * 60_000, "is not a move"),
        (" " * 60_000 + ".", "is not a move"),
        ('"' * 60_000, "is not a move"),
        ("move " * 12_000, "is not a move"),
    ],
)
def test_what_is_not_plain_is_refused(text: str, why: str) -> None:
    with pytest.raises(MalformedMove, match=why) as error:
        read_move(rules("ra").moves, text)
    assert len(str(error.value)) < 300
