"""The tools that a program is offered by the Model Context Protocol: what each takes, and what it answers.

Names, descriptions and refusals are English, as the words of any protocol; what is told of a game is in its table's
language. Seats are counted from 0, as in views and records.
"""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from benben.engine.errors import BenbenError
from benben.engine.registry import rules
from benben.players.levels import NAMES
from benben.protocol.desk import Desk, Place, Wish
from benben.protocol.errors import BadRequest, words_of
from benben.protocol.meant import choice_meant, value_meant, without_nothing
from benben.protocol.rulebook import rule_text
from benben.protocol.seated import SeatedTable
from benben.texts import Texts

INSTRUCTIONS = """Board games to play against bots. list_games tells what there is; new_table opens a table and
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
"""How a value of each type is written."""
_TABLE = {"type": "string", "description": "the table's name, as new_table gave it"}
_LANGUAGE = {"type": "string", "description": "en, hu, ru or de; by default that of the server"}


@dataclass(frozen=True)
class Answer:
    """What a tool answers: words, and the same as JSON."""

    text: str
    data: dict[str, Any] = field(default_factory=dict)
    is_error: bool = False


@dataclass(frozen=True)
class Tool:
    """A tool: what it is called, what it does, and its parameters as JSON Schema with those that are needed."""

    name: str
    description: str
    parameters: Mapping[str, Mapping[str, Any]]
    needed: tuple[str, ...]
    call: Callable[[Desk, Arguments], Answer]

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
        """The arguments as the caller means them. Raises `BadRequest` that says what would have been right."""
        listed = ", ".join(self.parameters) or "none"
        given = without_nothing(arguments)
        for name, value in given.items():
            if name not in self.parameters:
                raise BadRequest(f"{self.name} takes no {str(name)[:40]!r}; its arguments are: {listed}")
            kind = str(self.parameters[name]["type"])
            given[name] = value_meant(kind, value)
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
    """All tools at a *desk*. Calls may come from several threads; they are done one after the other."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tools = {tool.name: tool for tool in TOOLS if desk.can_open or tool.name != "new_table"}
        self._lock = threading.Lock()

    def call(self, name: str, arguments: Arguments) -> Answer:
        """What the tool of this *name* answers; what is wrong is answered too, as an error in words."""
        tool = self.tools.get(name)
        try:
            if tool is None:
                raise BadRequest(f"there is no tool {name[:40]!r}; there are: {', '.join(self.tools)}")
            given = tool.read(arguments)
            with self._lock:
                return tool.call(self.desk, given)
        except BenbenError as error:
            return Answer(words_of(Texts(self.desk.language), error), is_error=True)


# ---- opening -----------------------------------------------------------------------------------------------------
def _list_games(desk: Desk, _: Arguments) -> Answer:
    games = desk.games()
    lines = []
    for game in games:
        lines.append(f"{game['game']}: {game['title']}. {game['about']}")
        for name, option in game["options"].items():
            choices = ", ".join(map(str, option["choices"]))
            lines.append(f"  {name}: {option['meaning']} ({choices}; by default {option['default']})")
    return Answer("\n".join(lines), {"games": games})


def _new_table(desk: Desk, given: Arguments) -> Answer:
    bots = given.get("bots", ["casual"])
    if not bots or not all(isinstance(spec, str) for spec in bots):
        raise BadRequest('bots is a list of texts, such as ["casual"] or ["novice", "strong"]')
    game = desk.check_game(given["game"])
    meant = {spec.name: partial(choice_meant, spec) for spec in rules(game).options}
    options = {
        name: meant[name](value) if name in meant else value
        for name, value in without_nothing(given.get("options", {})).items()
    }
    if not all(isinstance(value, int | str | bool) for value in options.values()):
        raise BadRequest('options are texts, whole numbers or true and false, such as {"players": 3}')
    wish = Wish(game, options, given.get("seat", 0), bots, given.get("seed"), given.get("language", ""))
    name, place = desk.open(wish)
    answer = _seen(name, place.table)
    extra = {"commitment": place.commitment} if place.commitment else {}
    return Answer(answer.text, answer.data | extra)


# ---- looking -----------------------------------------------------------------------------------------------------
def _look(desk: Desk, given: Arguments) -> Answer:
    return _seen(given["table"], desk.find(given["table"]).table)


def _seen(name: str, table: SeatedTable) -> Answer:
    """Everything that a seat sees, and what happened since it looked last."""
    title = table.texts.format(table.match.game.rules.title)
    news, prompt = table.news(), table.prompt()
    head = f"{name}: {title}. You sit on seat {table.seat} ({table.texts.seat(table.seat)})."
    data = {
        "table": name,
        "seat": table.seat,
        "over": table.is_over,
        "happened": news,
        "prompt": prompt,
        "view": table.view(),
        "ending": table.ending(),
    }
    return Answer("\n".join([head, *news, "", table.picture(), "", prompt]), data)


def _legal_moves(desk: Desk, given: Arguments) -> Answer:
    table = desk.find(given["table"]).table
    moves = table.moves()
    if not moves:
        return Answer(f"There are no legal moves: the game is over. {table.prompt()}", {"moves": []})
    lines = [f"{each['move']}: {each['words']}" for each in moves]
    return Answer("\n".join([table.prompt(), *lines]), {"prompt": table.prompt(), "moves": moves})


# ---- playing -----------------------------------------------------------------------------------------------------
def _play(desk: Desk, given: Arguments) -> Answer:
    table = desk.find(given["table"]).table
    attempt = table.attempt(given["move"])
    if attempt.played is None:
        return Answer(f"Not played. {attempt.reason}", is_error=True)
    news, prompt = table.news(), table.prompt()
    data = {
        "played": attempt.played,
        "stand_in": bool(attempt.reason),
        "over": table.is_over,
        "happened": news,
        "prompt": prompt,
        "ending": table.ending(),
    }
    said = (
        f"{attempt.reason} Played instead: {attempt.played}"
        if attempt.reason
        else f"Played: {attempt.played}"
    )
    return Answer("\n".join([said, *news, prompt]), data, is_error=bool(attempt.reason))


def _why_not(desk: Desk, given: Arguments) -> Answer:
    reason = desk.find(given["table"]).table.why_not(given["move"])
    words = "It can be played." if reason is None else reason
    return Answer(words, {"legal": reason is None, "reason": reason})


# ---- rules and notes ---------------------------------------------------------------------------------------------
def _rule(desk: Desk, given: Arguments) -> Answer:
    number = given.get("number", "")
    if "table" in given:
        table = desk.find(given["table"]).table
        game, options, own = table.match.game.rules, table.match.game.options, table.texts.language
    elif "game" in given:
        game, options, own = rules(desk.check_game(given["game"])), None, ""
    else:
        raise BadRequest("rule needs 'game' or 'table'")
    text = rule_text(game, number, desk.check_language(given.get("language", own)), options)
    return Answer(text, {"game": game.name, "number": number, "text": text})


def _note(desk: Desk, given: Arguments) -> Answer:
    desk.find(given["table"]).note(given["text"])
    return _noted(desk.find(given["table"]))


def _notes(desk: Desk, given: Arguments) -> Answer:
    return _noted(desk.find(given["table"]))


def _noted(place: Place) -> Answer:
    lines = [f"{number}. {note}" for number, note in enumerate(place.notes, 1)]
    return Answer("\n".join(lines) or "No notes yet.", {"notes": list(place.notes)})


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
        "Play a legal move; the bots then play until it is your turn again, and you are told what happened.",
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
            "table": {"type": "string", "description": "a table: only what holds with its options is told"},
            "number": {"type": "string", "description": "the rule's number; left out: the chapters"},
            "language": _LANGUAGE,
        },
        (),
        _rule,
    ),
    Tool(
        "note",
        "Keep a note to yourself about a table; nobody else reads it.",
        {"table": _TABLE, "text": {"type": "string", "description": "what you want to remember"}},
        ("table", "text"),
        _note,
    ),
    Tool("notes", "Your notes about a table.", {"table": _TABLE}, ("table",), _notes),
)
"""All of them, in the order in which they are listed."""
