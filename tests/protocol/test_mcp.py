"""The games by the Model Context Protocol: whole games over standard streams, and every way to ask for too much."""

import json
import os
import random
import sys
from collections.abc import Generator, Iterator
from typing import Any, TypeAlias

import anyio
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from benben import Match, SeededDealer
from benben.engine.registry import names, rules
from benben.protocol.mcp_session import MOST_NOTES, MOST_TABLES, McpSession
from benben.protocol.seated import SeatedTable
from benben.protocol.serving import make_server
from benben.protocol.tools import Answer, Toolbox
from benben.texts import Texts
from tests.rules.imhotep.board import lay
from tests.tiers import usually

Call: TypeAlias = tuple[str, dict[str, Any], bool]
"""A tool, what it is given, whether it must refuse that."""
Calls: TypeAlias = Generator[Call, Any, None]
TABLE = {"table": "table-1"}
HUGE = "draw " * 100_000


def program() -> StdioServerParameters:
    return StdioServerParameters(command=sys.executable, args=["-m", "benben", "mcp"], env=dict(os.environ))


def whole_game(game: str) -> Calls:
    """The calls of a whole game, each chosen after the content of the answer before it."""
    dice = random.Random(7)
    seen = yield "new_table", {"game": game, "seat": 1, "bots": ["novice"], "seed": 7}, False
    while not seen["over"]:
        look = yield "look", TABLE, False
        assert look["view"]["viewer"] == look["view"]["actor"] == 1
        listed = yield "legal_moves", TABLE, False
        seen = yield "play", TABLE | {"move": dice.choice(listed["moves"])["move"]}, False
    assert seen["ending"]["winners"]
    yield "play", TABLE | {"move": "draw"}, True


@pytest.mark.slow
@pytest.mark.parametrize("game", usually(["imhotep_duel"], names()))
def test_the_sdks_client_plays_a_whole_game(game: str) -> None:
    async def main() -> None:
        async with Client(program()) as client:
            calls = whole_game(game)
            call: Call | None = next(calls)
            while call is not None:
                tool, given, is_refused = call
                answer = await client.call_tool(tool, given)
                assert answer.is_error is is_refused, answer.content
                call = following(calls, answer.structured_content)

    anyio.run(main)


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_the_tools_play_a_whole_game_of_each_title(game: str) -> None:
    toolbox, calls = Toolbox(McpSession("en")), whole_game(game)
    call: Call | None = next(calls)
    while call is not None:
        tool, given, is_refused = call
        answer = toolbox.call(tool, given)
        assert answer.is_error is is_refused, answer.text
        call = following(calls, json.loads(json.dumps(answer.data)))


def following(calls: Calls, content: Any) -> Call | None:
    """The next call after an answer, None when the game is over."""
    try:
        return calls.send(content)
    except StopIteration:
        return None


def test_the_tools_are_listed_with_their_schemas() -> None:
    async def main() -> None:
        async with Client(make_server(Toolbox(McpSession("en")))) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            wanted = "list_games new_table look legal_moves play why_not rule note notes"
            assert list(tools) == wanted.split()
            assert tools["play"].input_schema["required"] == ["table", "move"]
            games = await client.call_tool("list_games", {})
            assert [game["game"] for game in games.structured_content["games"]] == names()

    anyio.run(main)


# ---- asking for what there is not --------------------------------------------------------------------------------
@pytest.fixture
def toolbox() -> Toolbox:
    toolbox = Toolbox(McpSession("en"))
    opened = toolbox.call("new_table", {"game": "ra", "seed": 3, "bots": ["novice"]})
    assert not opened.is_error
    return toolbox


@pytest.mark.parametrize(
    ("tool", "given", "said"),
    [
        ("dance", {}, "there are: list_games"),
        ("look", {"table": "table-2"}, "your tables: table-1"),
        ("look", {"table": HUGE}, "your tables: table-1"),
        ("look", TABLE | {"seat": 1}, "look takes no 'seat'"),
        ("look", {}, "look needs 'table'"),
        ("look", {"table": 1}, "table is of type string"),
        ("play", TABLE | {"move": "bid 99"}, "did you mean"),
        ("play", TABLE | {"move": "pass"}, "(R3.3)"),
        ("play", TABLE | {"move": HUGE}, "is not a move"),
        ("play", TABLE | {"move": 0}, "move is of type string"),
        ("why_not", TABLE | {"move": "hop"}, "is not a move"),
        ("new_table", {"game": "chess"}, "there are: ra"),
        ("new_table", {"game": "ra", "seat": 3}, "seats are 0 to 2"),
        ("new_table", {"game": "ra", "seat": True}, "seat is of type integer"),
        ("new_table", {"game": "ra", "bots": ["os:system"]}, "no player is called"),
        ("new_table", {"game": "ra", "bots": ["novice"] * 3}, "2 other seats"),
        ("new_table", {"game": "ra", "bots": []}, "bots is a list"),
        ("new_table", {"game": "ra", "seat": "first"}, "seat is of type integer, such as 3, not str 'first'"),
        ("new_table", {"game": "ra", "seat": 0.5}, "seat is of type integer, such as 3, not float"),
        ("new_table", {"game": "ra", "seed": "1e3"}, "seed is of type integer"),
        (
            "new_table",
            {"game": "ra", "options": "players=3"},
            'options is of type object, such as {"players": 3}',
        ),
        ("new_table", {"game": "ra", "options": "[3]"}, "options is of type object"),
        ("new_table", {"game": "ra", "options": {"players": True}}, "choose one of"),
        ("new_table", {"game": "ra", "options": {"open_scores": "maybe"}}, "choose one of"),
        ("new_table", {"game": None}, "new_table needs 'game'"),
        ("new_table", {"game": "---"}, "there are: ra"),
        ("new_table", {"game": "ra", "options": {"players": 9}}, "choose one of"),
        ("new_table", {"game": "ra", "options": {HUGE: 9}}, "has no option"),
        ("new_table", {"game": "ra", "options": {"players": [2]}}, "options are texts"),
        ("new_table", {"game": "imhotep", "options": {"boards": "/etc/passwd"}}, "boards"),
        ("new_table", {"game": "ra", "language": "xx"}, "there are: en"),
        ("rule", {}, "needs 'game' or 'table'"),
        ("rule", {"game": "ra", "number": "R99.9"}, "its chapters are: R1"),
        ("rule", {"game": "ra", "number": "../../x"}, "numbers are such as R1.1"),
        ("note", TABLE | {"text": HUGE}, f"of {MOST_NOTES} are left"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_what_is_wrong_is_reported_with_what_would_be_right(
    toolbox: Toolbox, tool: str, given: dict[str, Any], said: str
) -> None:
    before = toolbox.call("look", TABLE).data["view"]
    answer = toolbox.call(tool, given)
    assert answer.is_error
    assert said in answer.text
    assert len(answer.text) < 5000
    assert toolbox.call("look", TABLE).data["view"] == before


@pytest.mark.parametrize(
    "given",
    [
        {"options": '{"players": 3}', "seed": "5", "seat": "0"},
        {"options": {"players": "3"}, "seed": 5.0, "seat": 0.0},
        {"options": {"players": 3.0, "open_scores": None}, "seed": " 5 ", "seat": None, "language": None},
        {"options": '{"players": "3", "edition": 2022, "open_scores": "False"}', "seed": "5.0"},
        {"game": "Ra", "bots": "novice", "options": {"open_scores": "no"}, "language": "EN"},
        {"game": " RA.", "bots": '["Novice"]', "options": {}, "language": "en-GB"},
    ],
)
def test_what_a_caller_means_is_taken_as_that(given: dict[str, Any]) -> None:
    """As hosts of language models and people write it: text for numbers, JSON in a text, null for nothing."""
    toolbox = Toolbox(McpSession("de"))
    usual = {"game": "ra", "bots": ["novice"], "seed": 5, "language": "en"}
    wanted = toolbox.call("new_table", usual)
    found = toolbox.call(
        "new_table", usual | {name: each for name, each in given.items() if name != "language"}
    )
    assert not found.is_error, found.text
    assert found.data["view"] == wanted.data["view"]
    found = toolbox.call("new_table", usual | given)
    assert not found.is_error, found.text


@pytest.mark.parametrize(
    ("written", "name"),
    [("Imhotep: The Duel", "imhotep_duel"), ("imhotep-duel", "imhotep_duel"), ("Ankh'or", "ankhor")],
)
def test_a_game_is_found_by_its_title(written: str, name: str) -> None:
    assert McpSession("en").check_game(written) == name


def test_a_host_may_send_nothing_as_null_and_numbers_as_text() -> None:
    """The schema stays as it is, and what does not fit it comes through the SDK."""

    async def main() -> None:
        async with Client(make_server(Toolbox(McpSession("en")))) as client:
            given = {"game": "ra", "options": '{"players": "2"}', "seat": 1.0, "seed": None, "bots": None}
            answer = await client.call_tool("new_table", given)
            assert not answer.is_error, answer.content
            assert answer.structured_content["seat"] == 1
            looked = await client.call_tool("look", {"table": "Table 1"})
            assert not looked.is_error, looked.content

    anyio.run(main)


@pytest.mark.parametrize("written", ["R3.2", "r3.2.", "3.2", "rule R3.2", "§3.2"])
def test_a_rule_is_found_however_its_number_is_written(written: str) -> None:
    toolbox = Toolbox(McpSession("en"))
    wanted = toolbox.call("rule", {"game": "ra", "number": "R3.2"})
    assert toolbox.call("rule", {"game": "ra", "number": written}).text == wanted.text


@pytest.mark.parametrize(
    "written", ["`draw`", "draw.", "Move: draw", "I'll play **draw**.", "draw: Draw a tile"]
)
def test_a_move_is_played_however_it_is_written(toolbox: Toolbox, written: str) -> None:
    assert toolbox.call("why_not", TABLE | {"move": written}).data["legal"]
    assert toolbox.call("play", TABLE | {"move": written}).data["played"] == "draw"


def test_a_text_that_is_no_move_gets_the_form_of_moves(toolbox: Toolbox) -> None:
    answer = toolbox.call("play", TABLE | {"move": "I do not know"})
    assert "is not a move" in answer.text
    assert "a move is written as in the list, such as “draw”" in answer.text


def test_tables_are_limited_and_notes_are_kept_by_table(toolbox: Toolbox) -> None:
    toolbox.call("note", TABLE | {"text": "They like gods."})
    opened: list[Answer] = []
    while not opened or not opened[-1].is_error:
        opened.append(toolbox.call("new_table", {"game": "ra", "options": {"players": 2}}))
    assert len(opened) == MOST_TABLES
    assert "finish one of them" in opened[-1].text
    assert toolbox.call("notes", TABLE).data["notes"] == ["They like gods."]
    assert toolbox.call("notes", {"table": "table-2"}).data["notes"] == []


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "hu", "ru", "de"])
def test_every_rule_can_be_looked_up(game: str, language: str) -> None:
    toolbox = Toolbox(McpSession(language))
    chapters = toolbox.call("rule", {"game": game}).text.splitlines()[1:]
    assert chapters
    for chapter in chapters:
        number = chapter.split()[0].rstrip(".")
        answer = toolbox.call("rule", {"game": game, "number": number})
        assert not answer.is_error, answer.text
        assert "<" not in answer.text


def test_a_rule_is_reported_as_it_holds_at_the_table() -> None:
    toolbox = Toolbox(McpSession("en"))
    toolbox.call("new_table", {"game": "ra", "options": {"edition": "1999"}})
    asked = {"number": "R2.1"}
    assert "bag" not in toolbox.call("rule", TABLE | asked).text.replace("no bag", "")
    both = toolbox.call("rule", {"game": "ra"} | asked).text
    assert "[edition 2022]" in both
    assert "[edition 1999]" in both


# ---- secrets -----------------------------------------------------------------------------------------------------
class Looking:
    """White, who takes the pair of Market B; while white looks at it, all that black can get is written down."""

    def __init__(self) -> None:
        self.table: SeatedTable | None = None
        self.given: list[Any] = []
        self.pair: list[int] = []

    def choose(self, match: Match, seat: int) -> int:
        if "take pair" in match.legal_moves:
            return int(match.rules.moves.parse("take pair"))
        if match.rules.private_to(match.table) == seat and self.table is not None and not self.given:
            self.pair = [int(card) for card in match.table.looking]
            self.given = list(all_that_is_given(self.table))
        return match.legal_moves.codes[0]


def all_that_is_given(table: SeatedTable) -> Iterator[Any]:
    yield table.view()
    yield table.picture()
    yield table.new_events()
    yield table.prompt()
    yield table.moves()
    yield table.ending()


def test_what_another_seat_looks_at_changes_nothing_that_is_given_out() -> None:
    found: dict[tuple[int, ...], str] = {}
    for seed in range(12):
        board = lay("ships=1*4 ship1=1 offer=statue*3", sides="BAAAA", players=3)
        match = Match(board.game, SeededDealer(seed), board.tables)
        bot = Looking()
        table = SeatedTable(match, 0, {1: bot, 2: bot}, Texts())
        bot.table = table
        assert table.attempt("sail 1 market").played == "sail 1 market"
        assert bot.given[0]["viewer"] == 0
        assert bot.given[4] == []
        found[tuple(bot.pair)] = json.dumps(bot.given)
    assert len(found) > 3
    assert len(set(found.values())) == 1


def test_the_prompt_and_the_words_are_in_the_language_of_the_table() -> None:
    toolbox = Toolbox(McpSession("hu"))
    seen = toolbox.call("new_table", {"game": "ra", "seed": 3, "bots": ["novice"]})
    prompt = Texts("hu", ["", "Kezdő 2"])
    assert seen.data["prompt"] != Texts("en").format(rules("ra").title)
    assert prompt.seat(0) in seen.text
