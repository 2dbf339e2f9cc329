"""Reading the move in what a program says: it may think aloud, explain itself, and mark what it means.

A text is one move, or names one among other words: in a line of its own, after “move:”, between backticks, quotes or
asterisks. What names several moves, or none in such a way, is no answer: nothing is guessed.
"""

import re
from collections.abc import Iterator

from benben.engine.errors import MalformedMove
from benben.engine.message import message
from benben.engine.notation import Move, MoveList

_MOST_READ = 65_536
"""Characters of a text that is read; what is longer is no move."""
_MOST_OF_LINE = 300
"""Characters of a line in which its move must stand, if it is not set apart."""
_MARKS = r"[\s*_`\"'“”„{\[(]*"
_LABEL = re.compile(
    rf"{_MARKS}(?:(?:my|the|best|next|final|chosen)\s+)*(?:best)?(?:move|answer|action|choice|decision)"
    rf"{_MARKS}(?:\s+is\b{_MARKS}:?|[:=]|->|→)\s*",
    re.IGNORECASE,
)
"""What stands before a move: `Move:`, `**My move**:`, `The best move is`, `{"move":`, `bestmove =`."""
_VERB = re.compile(
    r"(?:so,?\s+)?i(?:['’]ll|\s+will|\s+would|['’]d|\s+want\s+to|\s+now)?\s+"
    r"(?:play|choose|pick|select|go\s+(?:with|for))(?:\s+the\s+move)?:?\s+|(?:move|bestmove|play|choose)\s+",
    re.IGNORECASE,
)
"""The same as a sentence: `I'll play`, `I choose`."""
_ITEM = re.compile(r"\s*(?:[-*>•]|\d{1,3}[.)]|#+)\s+")
"""Marks of lists, quotations and headings."""
_REMARK = re.compile(
    r"(?<!\s)(?:\s*+(?:#|//|;|--|[:,.]\s)|\s++(?:[-–—]\s|\(|(?:because|since|as)\b))\s*+(?!(?:or|and|then)\b)",
    re.IGNORECASE,
)
"""How a remark behind a move begins, which does not name another one."""
_MARKED = re.compile(r"(?<!`)`++([^`\n]+)`|\*\*([^*\n]+)\*\*|[\"“„«]([^\"“”„«»\n]+)[\"”“»]|'([^'\n]+)'")
"""What is set apart in a sentence."""


def read_move(moves: MoveList, text: str) -> Move:
    """The move that a *text* of a program means. Raises `MalformedMove`, which says what a move looks like."""
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
    """What stands behind “move:” or the like at the beginning of a line; None where that is not there."""
    found = _LABEL.match(line[:_MOST_OF_LINE])
    return None if found is None else line[found.end() :].strip()


def _meant(moves: MoveList, text: str) -> set[Move]:
    """The moves that a text of several words or lines names, in the plainest way in which it names any."""
    lines = [line for line in text.splitlines() if line.strip()]
    ways = (
        (move for line in lines if (rest := _labelled(line)) is not None for move in _said(moves, rest)),
        (move for line in lines[-1:] for move in _said(moves, line)),
        (move for line in lines for move in _said(moves, line)),
        (move for line in lines for marked in _set_apart(line) if (move := moves.find(marked)) is not None),
    )
    return next((found for way in ways if (found := set(way))), set())


def _said(moves: MoveList, line: str) -> Iterator[Move]:
    """The move that a line is, behind marks of lists or “I play”, before a remark; at most one."""
    line = line[:_MOST_OF_LINE]
    item = _ITEM.match(line)
    bare = line[item.end() :] if item else line
    verb = _VERB.match(bare)
    for begun in (bare, bare[verb.end() :] if verb else ""):
        ends = [len(begun), *(remark.start() for remark in _REMARK.finditer(begun))]
        for end in ends:
            move = moves.find(begun[:end])
            if move is not None:
                yield move
                return


def _set_apart(line: str) -> Iterator[str]:
    return (next(filter(None, found.groups())) for found in _MARKED.finditer(line))
