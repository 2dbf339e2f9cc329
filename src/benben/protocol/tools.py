"""The tools of the Model Context Protocol: their arguments and answers.

Names, descriptions and errors are in English; texts about a game are in its table's language. Seats are counted from 0,
as in views and records.
"""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from benben.engine.errors import BenbenError
from benben.engine.registry import rules
from benben.players.levels import NAMES
from benben.protocol.coercion import coerce_choice, coerce_value, without_nulls
from benben.protocol.errors import BadRequest, words_of
from benben.protocol.mcp_session import McpSession, McpTableRequest, SessionTable
from benben.protocol.rulebook import rule_text
from benben.protocol.seated import SeatedTable
from benben.texts import Texts

INSTRUCTIONS = """Board games to play against bots. list_games lists the games; new_table opens a table and
gives it a name, which all other tools take. Then look, legal_moves and play in turn until the game is over: the bots
on the other seats move at once. A move is played by its notation, exactly as legal_moves lists it. rule looks up the
rules by number. You are shown what your seat may see and nothing else."""

Arguments = Mapping[str, Any]
_KINDS: Mapping[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "object": (dict,),
    "array": (list,),
}
_EXAMPLES = {"string": "“draw”", "integer": "3", "object": '{"players": 3}', "array": '["casual"]'}
"""An example of each type."""
_TABLE = {"type": "string", "description": "the table's name, as new_table gave it"}
_LANGUAGE = {"type": "string", "description": "en, hu, ru or de; by default that of the server"}


@dataclass(frozen=True)
class Answer:
    """The answer of a tool: text, and the same as JSON."""

    text: str
    data: dict[str, Any] = field(default_factory=dict)
    is_error: bool = False


@dataclass(frozen=True)
class Tool:
    """A tool: its name, its description, its parameters as JSON Schema, and the names of the required ones."""

    name: str
    description: str
    parameters: Mapping[str, Mapping[str, Any]]
    needed: tuple[str, ...]
    call: Callable[[McpSession, Arguments], Answer]

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of its arguments."""
        return {
            "type": "object",
            "properties": {name: dict(kind) for name, kind in self.parameters.items()},
            "required": list(self.needed),
            "additionalProperties": False,
        }

    def read(self, arguments: Arguments) -> Arguments:
        """Convert and check the arguments. Raises `BadRequest`; the message says what would have been right."""
        listed = ", ".join(self.parameters) or "none"
        given = without_nulls(arguments)
        for name, value in given.items():
            if name not in self.parameters:
                raise BadRequest(f"{self.name} takes no {str(name)[:40]!r}; its arguments are: {listed}")
            kind = str(self.parameters[name]["type"])
            given[name] = coerce_value(kind, value)
            if not isinstance(given[name], _KINDS[kind]) or isinstance(value, bool):
                example, sent = _EXAMPLES[kind], type(value).__name__
                raise BadRequest(
                    f"{name} is of type {kind}, such as {example}, not {sent} {repr(value)[:40]}"
                )
        for name in self.needed:
            if name not in given:
                raise BadRequest(f"{self.name} needs {name!r}; its arguments are: {listed}")
        return given


class Toolbox:
    """All tools of a *session*. Calls from several threads run one after the other."""

    def __init__(self, session: McpSession) -> None:
        self.session = session
        self.tools = {tool.name: tool for tool in TOOLS if session.can_open or tool.name != "new_table"}
        self._lock = threading.Lock()

    def call(self, name: str, arguments: Arguments) -> Answer:
        """Call the tool with this *name*; errors become answers too."""
        tool = self.tools.get(name)
        try:
            if tool is None:
                raise BadRequest(f"there is no tool {name[:40]!r}; there are: {', '.join(self.tools)}")
            given = tool.read(arguments)
            with self._lock:
                return tool.call(self.session, given)
        except BenbenError as error:
            return Answer(words_of(Texts(self.session.language), error), is_error=True)


# ---- opening -----------------------------------------------------------------------------------------------------
def _list_games(session: McpSession, _: Arguments) -> Answer:
    games = session.games()
    lines = []
    for game in games:
        lines.append(f"{game['game']}: {game['title']}. {game['about']}")
        for name, option in game["options"].items():
            choices = ", ".join(map(str, option["choices"]))
            lines.append(f"  {name}: {option['meaning']} ({choices}; by default {option['default']})")
    return Answer("\n".join(lines), {"games": games})


def _new_table(session: McpSession, given: Arguments) -> Answer:
    bots = given.get("bots", ["casual"])
    if not bots or not all(isinstance(spec, str) for spec in bots):
        raise BadRequest('bots is a list of texts, such as ["casual"] or ["novice", "strong"]')
    game = session.check_game(given["game"])
    converters = {spec.name: partial(coerce_choice, spec) for spec in rules(game).options}
    options = {
        name: converters[name](value) if name in converters else value
        for name, value in without_nulls(given.get("options", {})).items()
    }
    if not all(isinstance(value, int | str | bool) for value in options.values()):
        raise BadRequest('options are texts, whole numbers or true and false, such as {"players": 3}')
    request = McpTableRequest(
        game, options, given.get("seat", 0), bots, given.get("seed"), given.get("language", "")
    )
    name, opened = session.open(request)
    answer = _seen(name, opened.table)
    extra = {"commitment": opened.commitment} if opened.commitment else {}
    return Answer(answer.text, answer.data | extra)


# ---- reading -----------------------------------------------------------------------------------------------------
def _look(session: McpSession, given: Arguments) -> Answer:
    return _seen(given["table"], session.find(given["table"]).table)


def _seen(name: str, table: SeatedTable) -> Answer:
    """Everything that a seat sees, and the events since the last call."""
    title = table.texts.format(table.match.game.rules.title)
    new_events, prompt = table.new_events(), table.prompt()
    head = f"{name}: {title}. You sit on seat {table.seat} ({table.texts.seat(table.seat)})."
    data = {
        "table": name,
        "seat": table.seat,
        "over": table.is_over,
        "happened": new_events,
        "prompt": prompt,
        "view": table.view(),
        "ending": table.ending(),
    }
    return Answer("\n".join([head, *new_events, "", table.picture(), "", prompt]), data)


def _legal_moves(session: McpSession, given: Arguments) -> Answer:
    table = session.find(given["table"]).table
    moves = table.moves()
    if not moves:
        return Answer(f"There are no legal moves: the game is over. {table.prompt()}", {"moves": []})
    lines = [f"{each['move']}: {each['words']}" for each in moves]
    return Answer("\n".join([table.prompt(), *lines]), {"prompt": table.prompt(), "moves": moves})


# ---- playing -----------------------------------------------------------------------------------------------------
def _play(session: McpSession, given: Arguments) -> Answer:
    table = session.find(given["table"]).table
    attempt = table.attempt(given["move"])
    if attempt.played is None:
        return Answer(f"Not played. {attempt.reason}", is_error=True)
    new_events, prompt = table.new_events(), table.prompt()
    data = {
        "played": attempt.played,
        "stand_in": bool(attempt.reason),
        "over": table.is_over,
        "happened": new_events,
        "prompt": prompt,
        "ending": table.ending(),
    }
    said = (
        f"{attempt.reason} Played instead: {attempt.played}"
        if attempt.reason
        else f"Played: {attempt.played}"
    )
    return Answer("\n".join([said, *new_events, prompt]), data, is_error=bool(attempt.reason))


def _why_not(session: McpSession, given: Arguments) -> Answer:
    reason = session.find(given["table"]).table.why_not(given["move"])
    words = "It can be played." if reason is None else reason
    return Answer(words, {"legal": reason is None, "reason": reason})


# ---- rules and notes ---------------------------------------------------------------------------------------------
def _rule(session: McpSession, given: Arguments) -> Answer:
    number = given.get("number", "")
    if "table" in given:
        table = session.find(given["table"]).table
        game, options, own = table.match.game.rules, table.match.game.options, table.texts.language
    elif "game" in given:
        game, options, own = rules(session.check_game(given["game"])), None, ""
    else:
        raise BadRequest("rule needs 'game' or 'table'")
    text = rule_text(game, number, session.check_language(given.get("language", own)), options)
    return Answer(text, {"game": game.name, "number": number, "text": text})


def _note(session: McpSession, given: Arguments) -> Answer:
    session.find(given["table"]).note(given["text"])
    return _noted(session.find(given["table"]))


def _notes(session: McpSession, given: Arguments) -> Answer:
    return _noted(session.find(given["table"]))


def _noted(opened: SessionTable) -> Answer:
    lines = [f"{number}. {note}" for number, note in enumerate(opened.notes, 1)]
    return Answer("\n".join(lines) or "No notes yet.", {"notes": list(opened.notes)})


_MOVE = {
    "type": "string",
    "description": "the notation of a move, such as “draw”, exactly as legal_moves lists it",
}
TOOLS = (
    Tool("list_games", "All games with their options and the choices of each.", {}, (), _list_games),
    Tool(
        "new_table",
        "Open a table. Bots sit on all other seats; what you see of the beginning is the answer.",
        {
            "game": {"type": "string", "description": "the game's name, as list_games has it"},
            "options": {"type": "object", "description": 'options by name, such as {"players": 3}'},
            "seat": {"type": "integer", "description": "your seat, counted from 0; 0 if left out"},
            "bots": {
                "type": "array",
                "items": {"type": "string"},
                "description": f"levels of the other seats: {', '.join(NAMES)}; one for all, or one each",
            },
            "seed": {"type": "integer", "description": "makes chance repeatable"},
            "language": _LANGUAGE,
        },
        ("game",),
        _new_table,
    ),
    Tool(
        "look",
        "The table as your seat sees it, in text and as JSON, and what happened since you looked last.",
        {"table": _TABLE},
        ("table",),
        _look,
    ),
    Tool("legal_moves", "Your legal moves: notation and words.", {"table": _TABLE}, ("table",), _legal_moves),
    Tool(
        "play",
        "Play a legal move; the bots then play until it is your turn again; the answer says what happened.",
        {"table": _TABLE, "move": _MOVE},
        ("table", "move"),
        _play,
    ),
    Tool(
        "why_not",
        "Why a move cannot be played now, with the numbers of the rules behind it.",
        {"table": _TABLE, "move": _MOVE},
        ("table", "move"),
        _why_not,
    ),
    Tool(
        "rule",
        "A rule by its number, such as R3.2, a chapter, such as R3, or without a number the list of chapters.",
        {
            "game": {"type": "string", "description": "the game, if no table is named"},
            "table": {"type": "string", "description": "a table: only the rules that apply with its options"},
            "number": {"type": "string", "description": "the rule's number; left out: the chapters"},
            "language": _LANGUAGE,
        },
        (),
        _rule,
    ),
    Tool(
        "note",
        "Keep a note to yourself about a table; no one else reads it.",
        {"table": _TABLE, "text": {"type": "string", "description": "what you want to remember"}},
        ("table", "text"),
        _note,
    ),
    Tool("notes", "Your notes about a table.", {"table": _TABLE}, ("table",), _notes),
)
"""All tools, in the order in which they are listed."""
