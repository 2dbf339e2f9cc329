"""Find the move in a program's text: it may think aloud, explain itself, and use formatting.

A text is a move, or contains one on its own line, after “move:”, or in backticks, quotes or asterisks. A text with
several different moves, or none in such a place, is not an answer: we do not guess.
"""

import re
from collections.abc import Iterator

from benben.engine.errors import MalformedMove
from benben.engine.message import message
from benben.engine.notation import Move, MoveList

_MOST_READ = 65_536
"""The most characters of a text; a longer one is not a move."""
_MOST_OF_LINE = 300
"""The most characters of a line that contains a move without formatting."""
_MARKS = r"[\s*_`\"'“”„{\[(]*"
_LABEL = re.compile(
    rf"{_MARKS}(?:(?:my|the|best|next|final|chosen)\s+)*(?:best)?(?:move|answer|action|choice|decision)"
    rf"{_MARKS}(?:\s+is\b{_MARKS}:?|[:=]|->|→)\s*",
    re.IGNORECASE,
)
"""Labels of a move: `Move:`, `**My move**:`, `The best move is`, `{"move":`, `bestmove =`."""
_VERB = re.compile(
    r"(?:so,?\s+)?i(?:['’]ll|\s+will|\s+would|['’]d|\s+want\s+to|\s+now)?\s+"
    r"(?:play|choose|pick|select|go\s+(?:with|for))(?:\s+the\s+move)?:?\s+|(?:move|bestmove|play|choose)\s+",
    re.IGNORECASE,
)
"""Labels as sentences: `I'll play`, `I choose`."""
_ITEM = re.compile(r"\s*(?:[-*>•]|\d{1,3}[.)]|#+)\s+")
"""Marks of lists, quotations and headings."""
_REMARK = re.compile(
    r"(?<!\s)(?:\s*+(?:#|//|;|--|[:,.]\s)|\s++(?:[-–—]\s|\(|(?:because|since|as)\b))\s*+(?!(?:or|and|then)\b)",
    re.IGNORECASE,
)
"""The start of a remark after a move, which contains no other move."""
_MARKED = re.compile(r"(?<!`)`++([^`\n]+)`|\*\*([^*\n]+)\*\*|[\"“„«]([^\"“”„«»\n]+)[\"”“»]|'([^'\n]+)'")
"""Formatted parts of a sentence."""


def read_move(moves: MoveList, text: str) -> Move:
    """The move that a program's *text* means. Raises `MalformedMove`, which explains the form of a move."""
    if len(text) <= _MOST_READ:
        named = moves.find(text)
        found = {named} if named is not None else _meant(moves, text)
        if len(found) == 1:
            return found.pop()
        if found:
            listed = ", ".join(sorted(f"“{move}”" for move in found))
            raise MalformedMove(text.strip()[:64], message("engine-move-several", moves=listed))
    return moves.parse(text.strip())


def _labelled(line: str) -> str | None:
    """The text after “move:” or a similar label at the start of a line; None if there is no label."""
    found = _LABEL.match(line[:_MOST_OF_LINE])
    return None if found is None else line[found.end() :].strip()


def _meant(moves: MoveList, text: str) -> set[Move]:
    """The moves in a text of several words or lines, at the clearest level that contains any."""
    lines = [line for line in text.splitlines() if line.strip()]
    ways = (
        (move for line in lines if (rest := _labelled(line)) is not None for move in _said(moves, rest)),
        (move for line in lines[-1:] for move in _said(moves, line)),
        (move for line in lines for move in _said(moves, line)),
        (move for line in lines for marked in _set_apart(line) if (move := moves.find(marked)) is not None),
    )
    return next((found for way in ways if (found := set(way))), set())


def _said(moves: MoveList, line: str) -> Iterator[Move]:
    """The move that a line consists of, after list marks or “I play”, before a remark; at most one."""
    line = line[:_MOST_OF_LINE]
    item = _ITEM.match(line)
    bare = line[item.end() :] if item else line
    verb = _VERB.match(bare)
    for text_start in (bare, bare[verb.end() :] if verb else ""):
        ends = [len(text_start), *(remark.start() for remark in _REMARK.finditer(text_start))]
        for end in ends:
            move = moves.find(text_start[:end])
            if move is not None:
                yield move
                return


def _set_apart(line: str) -> Iterator[str]:
    return (next(filter(None, found.groups())) for found in _MARKED.finditer(line))
