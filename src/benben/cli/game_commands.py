"""The commands that can be typed in a game instead of moves: a table of words with their functions."""

import difflib
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from benben.cli.pictures import draw_moves
from benben.cli.progress import bar
from benben.cli.session import Session, WrongNumber
from benben.cli.terminal import reason_of
from benben.engine.errors import MalformedMove
from benben.engine.notation import Move
from benben.engine.processes import usable_cores
from benben.protocol.rulebook import (
    Mention,
    contents,
    examples,
    mentions,
    page_of,
    parse_rule_number,
    passage,
)
from benben.review.document import Budget

_IDEAS = 3
_HINT_GAMES, _HINT_SECONDS = 2000, 1.2
"""The limits of a hint; the first one reached ends it."""
_REVIEW_GAMES = 300
"""Simulated games per decision, as in `benben review`."""
_TURNINGS = 5
_MOST_RULES = 6
"""The most matching rules that are printed in full."""
_LIKE = 0.6
"""The least similarity of a suggestion to the typed text, from 0 to 1."""
_MOST_MEANT = 4
"""The most legal moves that are listed as completions of a typed part."""


class GameCommand(NamedTuple):
    """A command: its *short* forms, its function (*does*), and the text that describes its argument (*takes*)."""

    name: str
    short: tuple[str, ...]
    does: Callable[[Session, str], None]
    takes: str = ""

    @property
    def meaning(self) -> str:
        """The id of its description."""
        return f"cli-play-word-{self.name}"


def find_command(typed: str) -> GameCommand | None:
    """The command that was typed, in any case, in full or in short."""
    wanted = typed.casefold()
    return next((word for word in COMMANDS if wanted in {word.name, *word.short}), None)


def say_unknown(session: Session, text: str, error: MalformedMove) -> None:
    """Report that a text is neither a move nor a command, with suggestions."""
    texts = session.terminal.texts
    if isinstance(error, WrongNumber):
        session.terminal.print(reason_of(texts, error), "red")
        return
    legal = [str(move) for move in session.match.legal_moves]
    words = set(text.casefold().split())
    completions = [move for move in legal if words <= set(move.casefold().split())]
    name, near = (
        ("meant", completions) if 0 < len(completions) <= _MOST_MEANT else ("like", _like(text, legal))
    )
    near = near or _like(text, [str(move) for move in session.match.game.rules.moves])
    shown = [f"“{each}”" for each in near]
    session.terminal.say(f"cli-play-{name if near else 'unknown'}", style="red", text=text[:64], moves=shown)


def _like(typed: str, moves: Sequence[str]) -> list[str]:
    """The commands and *moves* most similar to the typed text, the best first."""
    known = {name.casefold(): name for name in (*(word.name for word in COMMANDS), *moves)}
    near = difflib.get_close_matches(typed.casefold()[:64], known, n=3, cutoff=_LIKE)
    return [known[name] for name in near]


# ---- the functions ---------------------------------------------------------------------------------------------------
def _show_help(session: Session, _: str) -> None:
    say = session.terminal.texts.say
    session.terminal.say("cli-play-help_moves")
    rows = Table(box=None, show_header=False, pad_edge=False)
    for word in COMMANDS:
        takes = say(word.takes) if word.takes else ""
        form = Text.assemble((word.name, "bold"), f" {takes}".rstrip())
        rows.add_row(form, Text(", ".join(word.short), "dim"), Text(say(word.meaning)))
    session.terminal.show(rows)


def _show_moves(session: Session, _: str) -> None:
    """Show the decision to make and the legal moves; moves that begin with the same word are grouped."""
    terminal, match = session.terminal, session.match
    if session.report_if_over():
        return
    terminal.print(terminal.texts.format(match.prompt()), "bold")
    for verb, numbered in _by_kind(match.legal_moves).items():
        if verb:
            terminal.say("cli-play-kind", style="bold", verb=verb, count=len(numbered))
        rows = [(terminal.texts.format(match.describe(move)), str(move)) for move in numbered.values()]
        terminal.show(draw_moves(rows, terminal.columns, list(numbered)))
    terminal.say("cli-play-words", style="dim")


def _by_kind(moves: Iterable[Move]) -> dict[str, dict[int, Move]]:
    """Moves by their first word, each by its number; words with a single move come first."""
    kinds: dict[str, dict[int, Move]] = {"": {}}
    for number, move in enumerate(moves, 1):
        kinds.setdefault(move.verb, {})[number] = move
    for verb, numbered in list(kinds.items()):
        if verb and len(numbered) == 1:
            kinds[""] |= kinds.pop(verb)
    return {verb: numbered for verb, numbered in kinds.items() if numbered}


def _show_table(session: Session, _: str) -> None:
    session.draw_again()


# ---- reasons and advice ----------------------------------------------------------------------------------------------
def _say_why(session: Session, typed: str) -> None:
    """Explain why a move cannot be played now."""
    texts = session.terminal.texts
    if session.report_if_over():
        return
    if not typed:
        session.terminal.say("cli-play-why_what", style="red")
        return
    try:
        move = session.move_of(typed)
        reason = session.match.why_not(move)
    except MalformedMove as error:
        say_unknown(session, typed, error)
        return
    if reason is None:
        words = texts.format(session.match.describe(move))
        session.terminal.say("cli-play-can_be_played", words=words)
    else:
        session.terminal.print(texts.format(reason))


def _hint(session: Session, _: str) -> None:
    """Show the best few moves of the player to move, with their numbers."""
    from benben.review.hinting import advise

    terminal, match = session.terminal, session.match
    seat = match.turn
    if seat is None:
        session.report_if_over()
        return
    budget = Budget(_HINT_GAMES, _HINT_SECONDS)
    known = match.known(seat, secrets.randbits(63))
    with terminal.waiting("cli-play-hint_thinking"):
        advice = advise(match.game, known, seat, budget, _IDEAS, secrets.randbits(63))
    for idea in advice.ideas:
        terminal.say(
            "cli-play-idea",
            number=match.legal_moves.codes.index(idea.move) + 1,
            move=idea.message,
            notation=idea.text,
            outlook=idea.outlook[seat],
        )


def _review(session: Session, _: str) -> None:
    """Review the finished game, as `benben review` does."""
    from benben.cli.review_tables import show_review
    from benben.review import review

    terminal, match = session.terminal, session.match
    if not match.is_over:
        terminal.say("cli-play-review_later", style="red")
        return
    budget = Budget(_REVIEW_GAMES)
    with bar(terminal, "cli-review-busy") as progress:
        found = review(match, budget, workers=usable_cores(), progress=progress)
    show_review(terminal, found, _TURNINGS)


# ---- the rules --------------------------------------------------------------------------------
def _show_rules(session: Session, typed: str) -> None:
    """Show the chapters, a rule or chapter by its number, or the rules that contain the words, if they apply here."""
    terminal, game = session.terminal, session.match.game
    page = page_of(game.rules, terminal.texts.language, game.options)
    if page is None:
        terminal.say("cli-play-rules_none", style="red")
        return
    number = parse_rule_number(page, typed)
    if not typed:
        paragraphs = [*contents(page), terminal.texts.say("cli-play-rules_how", examples=examples(page))]
    elif number is not None:
        paragraphs = passage(page, number)
    else:
        paragraphs = _rule_texts(session, mentions(page, typed))
    for paragraph in paragraphs:
        for line in paragraph.splitlines():
            terminal.print_indented(line)
    if not paragraphs:
        terminal.say("cli-play-rules_unknown", style="red", text=typed, examples=examples(page))


def _rule_texts(session: Session, found: Sequence[Mention]) -> list[str]:
    """The first few rules in full, and the numbers of the others."""
    others = ", ".join(each.number for each in found[_MOST_RULES:])
    more = [session.terminal.texts.say("cli-play-rules_more", numbers=others)] if others else []
    return [*(each.text for each in found[:_MOST_RULES]), *more]


# ---- the game itself --------------------------------------------------------------------------------
def _undo(session: Session, _: str) -> None:
    session.take_back()


def _save(session: Session, path: str) -> None:
    session.save_as(path)


def _quit(session: Session, _: str) -> None:
    session.leave()


COMMANDS = (
    GameCommand("help", ("h",), _show_help),
    GameCommand("moves", ("?", "m"), _show_moves),
    GameCommand("hint", ("i",), _hint),
    GameCommand("why", ("w",), _say_why, "cli-play-takes-move"),
    GameCommand("rules", ("r", "rule"), _show_rules, "cli-play-takes-rule"),
    GameCommand("undo", ("u",), _undo),
    GameCommand("table", ("t",), _show_table),
    GameCommand("save", ("s",), _save, "cli-play-takes-file"),
    GameCommand("review", ("v",), _review),
    GameCommand("quit", ("q", "exit"), _quit),
)
"""All commands, in the order of the help."""
