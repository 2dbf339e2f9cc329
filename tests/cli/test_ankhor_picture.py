"""The picture of Ankh'or shows the content of its view."""

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import benben
from benben import Match
from benben.texts import Texts
from tests.cli.ankhor import until
from tests.cli.test_pictures import SEATS, positions, shown

EACH = pytest.mark.parametrize("players", [2, 4])
STEPS = {2: ("place", "save", "lift", "set_down"), 4: ("place", "lift", "set_down")}
COLORS = dict(zip(("blue", "white", "black", "green", "red"), "BWKGR", strict=True))
KINDS = dict(
    zip(("jackal", "scarab", "falcon", "points", "warehouse", "scribe", "desert"), "JSF2WXD", strict=True)
)
TOKENS = ("fish", "ivory", "charcoal", "herbs", "cloth", "ankh")


@cache
def played(players: int) -> list[Match]:
    """Positions of a game, and moments at which a tile is in hand or asked for."""
    return [
        *positions("ankhor", 3, players=players),
        *(until(step, players).match for step in STEPS[players]),
    ]


@cache
def each(players: int) -> list[tuple[dict[str, Any], list[str]]]:
    """The view of the seat to move, and the lines of its picture."""
    return [
        (dict(match.view(match.turn)), [line.rstrip() for line in shown(match, match.turn).splitlines()])
        for match in played(players)
    ]


def after(lines: list[str], pattern: str) -> list[str]:
    """The lines from the first that matches on."""
    return lines[next(index for index, line in enumerate(lines) if re.match(pattern, line)) :]


def code(tile: dict[str, Any]) -> str:
    return COLORS[tile["color"]] + KINDS[tile["kind"]]


def named(view: dict[str, Any], seat: int) -> str:
    return f"{'▶' if seat == view['actor'] else ' '} {SEATS[seat]}"


# ---- the piles and the price board -------------------------------------------------------------------------------
@pytest.mark.slow
@EACH
def test_the_piles(players: int) -> None:
    for view, lines in each(players):
        for pile in view["piles"]:
            words = (
                f"{pile['count']} tiles, {pile['color']} on top"
                if pile["count"] > 1
                else "(1 tile, {pile['color']} on top|empty)"
            )
            assert re.search(rf"{pile['name']} pile: {words}", lines[0])
        assert lines[0].endswith("last round") == view["last_round"]


def cells(lines: list[str]) -> list[list[str]]:
    """The cells of the price board, line by line: first the label, then what stands under each space."""
    starts = [found.start() for found in re.finditer(r"[ ▶]\d", lines[2])]
    edges = [0, *starts, 1000]
    rows = [[line[first:end] for first, end in pairwise(edges)] for line in lines[2:]]
    return [[row[0].rstrip(), *(f"{cell:1}".rstrip() for cell in row[1:])] for row in rows]


@EACH
def test_the_price_board(players: int) -> None:
    for view, lines in each(players):
        head, *rows = cells(lines)
        for number, space in enumerate(view["market"], 1):
            assert head[number] == f"{'▶' if view['buying'] == number else ' '}{number}"
            column = [row[number] for row in rows]
            prices = [cell for cell in column[:3] if cell]
            assert [cell[1:] for cell in prices] == space["markers"]
            mine = [offer["lacks"] for offer in space["offers"] if offer["seat"] == view["viewer"]]
            assert [cell[1:] for cell in prices if cell[0] == "−"] == (mine[0] if mine else [])
            tile = space["tile"]
            assert column[3] == (f" {code(tile)} {tile['color']}" if tile else " ·")
            kind = "" if tile is None else f" {tile['kind']}".replace(" points", " 2 points")
            assert column[4] == kind
            printed = {"full": " can buy", "less": " level one"}
            for offer in space["offers"]:
                words = printed.get(offer["buys"], f" needs {len(offer['lacks'])}")
                assert column[5 + offer["seat"]] == words
        assert [row[0] for row in rows[5 : 5 + players]] == [named(view, seat) for seat in range(players)]


# ---- tokens and points -------------------------------------------------------------------------------------------
@EACH
def test_tokens_and_points(players: int) -> None:
    for view, lines in each(players):
        head, supply, *rows = after(lines, r" +fish ")[: 2 + players]
        assert head.split() == [*TOKENS, "in", "hand", "points"]
        counts = [[supply.split("Supply")[1], view["supply"]]]
        for row, seat in zip(rows, view["seats"], strict=True):
            label = named(view, seat["seat"])
            assert row.startswith(label)
            assert row.split()[-4:] == [str(seat["hand"]), "of", "5", str(seat["points"])]
            counts.append([row.removeprefix(label), seat["tokens"]])
        for printed, tokens in counts:
            assert printed.replace("·", "0").split()[:6] == [str(tokens[token]) for token in TOKENS]


@EACH
def test_where_points_come_from(players: int) -> None:
    for view, lines in each(players):
        scorers = [seat for seat in view["seats"] if seat["points"]]
        printed = after(lines, "Points, as if")[1 : 1 + len(scorers)] if scorers else []
        for line, seat in zip(printed, scorers, strict=True):
            assert line.startswith(named(view, seat["seat"]))
            numbers = re.sub(r"2-point tiles|\(.*?\)|^\W+\w+", "", line)
            assert sum(map(int, re.findall(r"\d+", numbers))) == seat["points"]
            for family in {group["family"] for group in seat["groups"]}:
                sizes = [str(len(group["tiles"])) for group in seat["groups"] if group["family"] == family]
                name = Texts().say(f"ankhor-group-{family}")
                assert re.search(rf"\b{name} {re.escape('+'.join(sizes))}(,|$)", line)
            families = ", ".join(Texts().say(f"ankhor-group-{family}") for family in seat["bonus_of"])
            assert (f"bonus tokens {3 * seat['bonus']} ({families})" in line) == bool(seat["bonus"])


# ---- the estates -------------------------------------------------------------------------------------------------
def block(view: dict[str, Any], lines: list[str], seat: int) -> list[str]:
    """The lines of an estate below its owner's name, without neighbouring columns."""
    head = f"{named(view, seat)}, "
    (top,) = [index for index, line in enumerate(lines) if head in line]
    start = lines[top].index(head)
    others = [found.start() for found in re.finditer(r"[▶ ] \w+, (no|\d+) tiles?", lines[top])]
    end = min((other for other in others if other > start), default=None)
    ends = re.compile(r"Points, as if|Letters of|[▶ ] \w+, ")
    below = next(index for index in range(top + 1, len(lines)) if ends.match(lines[index]))
    return [line[start:end] for line in lines[top + 1 : below]]


class Estate:
    """An estate as it is drawn: where the numbers of rows and columns lead."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.text = "\n".join(lines[1:])
        self.columns = {int(found[0]): found.end() for found in re.finditer(r"\d+", lines[0])}
        """Where the number of a column ends, which is where the letters of its tiles end."""
        self.rows = {int(line[:2]): number for number, line in enumerate(lines) if line[:2].strip().isdigit()}

    def ground(self, row: int, column: int) -> str:
        """What stands on the ground, from its first letter on."""
        return self.lines[self.rows[row]][self.columns[column] - 2 :]

    def level_one(self, row: int, column: int) -> str:
        """The same between this tile and the next of the row below, from the letters on."""
        distance = min(self.columns[column + 1] - self.columns[column], 8)
        return self.lines[self.rows[row] + 1][self.columns[column] - 2 + distance // 2 :]


@EACH
def test_tiles_lie_where_they_lie(players: int) -> None:
    for view, lines in each(players):
        for seat in view["seats"]:
            drawn = block(view, lines, seat["seat"])
            assert bool(drawn and drawn[0].strip()) == bool(seat["estate"])
            if not seat["estate"]:
                continue
            estate = Estate(drawn)
            for tile in seat["estate"]:
                if tile["level"]:
                    assert estate.level_one(tile["row"], tile["column"]).startswith(f"{code(tile)})")
                else:
                    sign = sign_of(view, seat["seat"], tile)
                    assert re.match(
                        rf"{code(tile)}{sign}[ \[]", estate.ground(tile["row"], tile["column"]) + " "
                    )
            assert len(re.findall(r"[BWKGR][JSF2WXD]", estate.text)) == len(seat["estate"])


def sign_of(view: dict[str, Any], seat: int, tile: dict[str, Any]) -> str:
    is_lifted = seat == view["actor"] and tile["number"] == view["lifted"]
    return r"\^" if is_lifted else r"\+" if tile["stored"] else ""


@EACH
def test_free_places_have_the_numbers_of_their_moves(players: int) -> None:
    for step in ("place", "set_down"):
        match = until(step, players).match
        view, estate = actors(match)
        printed = [int(number) for number in re.findall(r"\[(\d+)\]", estate.text)]
        assert printed == [place["number"] for place in view["places"]]
        assert [f"place {number}" for number in printed] == [str(move) for move in match.legal_moves]
        inside = [
            place for place in view["places"] if {place["row"], place["column"]} <= estate.columns.keys()
        ]
        assert inside
        for place in inside:
            assert f"{place['number']}]" in estate.ground(place["row"], place["column"])[:4]


def actors(match: Match) -> tuple[dict[str, Any], Estate]:
    assert match.turn is not None
    view = dict(match.view(match.turn))
    lines = [line.rstrip() for line in shown(match, match.turn).splitlines()]
    return view, Estate(block(view, lines, match.turn))


@pytest.mark.slow
def test_squares_have_the_numbers_of_their_moves() -> None:
    match = until("save").match.at(until("save").match.ply - 1)
    view, estate = actors(match)
    assert view["squares"]
    for square in view["squares"]:
        assert estate.level_one(square["row"], square["column"])[:2].startswith(f"{square['number']}")
        assert f"stack {square['number']}" in [str(move) for move in match.legal_moves]


@EACH
def test_tiles_that_can_be_lifted_have_their_numbers(players: int) -> None:
    match = until("lift", players).match
    view, estate = actors(match)
    tiles = {tile["number"]: code(tile) for tile in view["seats"][match.turn]["estate"]}
    printed = {int(number): letters for number, letters in re.findall(r"(\d+):(\w\w)", estate.text)}
    assert printed == tiles
    assert {f"lift {number}" for number in printed} >= {str(move) for move in match.legal_moves}


# ---- what the signs mean -----------------------------------------------------------------------------------------
def test_the_letters_are_those_of_the_legend() -> None:
    drawn = shown(until("place").match, 0)
    for word, letter in {**COLORS, **KINDS}.items():
        assert re.search(rf"\b{letter} {word.replace('points', 'two points')}\b", drawn)


def test_other_signs_are_reported_where_they_are() -> None:
    signs = {"place": "“place”", "lift": "“lift”", "set_down": "^: ", "save": "* Some of the values"}
    for step, sign in signs.items():
        assert sign in shown(until(step).match, None)
    start = shown(benben.load("ankhor").new_match(seed=1), None)
    assert "“" not in start
    assert "brackets" not in start
    assert "+" not in start


def test_own_figures_have_no_mark() -> None:
    own = "[market]\nmarkers = [3, 2, 3, 2, 3, 2]\n"
    drawn = shown(benben.load("ankhor", boards=own).new_match(seed=1), None)
    assert re.search("^Price  .*^Tile[*] ", drawn, re.MULTILINE | re.DOTALL)
