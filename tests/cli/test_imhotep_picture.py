"""The picture of Imhotep shows the content of its view."""

import re
from functools import cache
from typing import Any

import pytest

import benben
from benben import Match
from benben.texts import Texts
from tests.cli.pair import looking
from tests.cli.test_pictures import SEATS, positions, shown

LETTERS = "BWNG"
SITES = ("Market", "Pyramids", "Temple", "Burial chamber", "Obelisks")
TABLES = [("AAAAA", 2), ("BBBBB", 4), ("BABAB", 3)]
EACH = pytest.mark.parametrize(("sides", "players"), TABLES, ids=["AAAAA", "BBBBB", "BABAB"])


def lines(match: Match, viewer: int | None = 0) -> list[str]:
    return [line.rstrip() for line in shown(match, viewer).splitlines()]


@cache
def each(sides: str, players: int) -> list[tuple[dict[str, Any], list[str]]]:
    """The first seat's view of each position of a game, and the lines of its picture."""
    found = positions("imhotep", 3, sides=sides, players=players, wrath=True)
    return [(dict(match.view(0)), lines(match)) for match in found]


def part(found: list[str], head: str) -> list[str]:
    """The lines of a picture that belong to a site: its own after the label, and those below it."""
    (start,) = [index for index, line in enumerate(found) if re.match(rf"{head} [AB]\*? ", line)]
    end = next(index for index in range(start + 1, len(found)) if not found[index].startswith(" "))
    indent = len(found[start]) - len(re.sub(rf"^{head} [AB]\*? +", "", found[start]))
    return [line[indent:] for line in found[start:end]]


def letters(seats: list[int | None]) -> str:
    return " ".join("·" if seat is None else LETTERS[seat] for seat in seats)


def names_of(kinds: list[str]) -> str:
    return ", ".join(Texts().say(f"imhotep-card-{kind}") for kind in kinds)


@EACH
def test_the_round_and_its_ships(sides: str, players: int) -> None:
    for view, drawn in each(sides, players):
        count = view["market"]["pile"]
        assert drawn[0].startswith(f"Round {view['round']} of 6   {count} card{'' if count == 1 else 's'} in")
        assert drawn[0].endswith("Wrath of the Pharaoh")
        for ship, line in zip(view["ships"], drawn[2:6], strict=True):
            aboard = [seat for seat in ship["hold"] if seat is not None]
            hold = "" if ship["site"] and not aboard else letters(ship["hold"])
            assert line.startswith(f"ship {ship['number']}  {hold}".rstrip())
            missing = ship["fewest"] - len(aboard)
            state = f"needs {missing} more stone" if missing > 0 else "can sail"
            assert (
                f"moored at {Texts().say('imhotep-site-' + ship['site'])}" if ship["site"] else state
            ) in line


@EACH
def test_sides_and_reconstructed_figures_are_marked(sides: str, players: int) -> None:
    for _, drawn in each(sides, players):
        picture = "\n".join(drawn)
        for name, letter in zip(SITES, sides, strict=True):
            mark = "*" if letter == "B" and name != "Market" else ""
            assert re.search(rf"^{name} {letter}{re.escape(mark)} +\S", picture, re.MULTILINE)
        assert ("* Some of the values are reconstructed" in picture) == ("B" in sides[1:])


def test_own_figures_have_no_mark() -> None:
    own = "[obelisks]\nspaces = [20, 1]\n"
    match = benben.load("imhotep", sides="AAAAB", boards=own).new_match(seed=1)
    assert part(lines(match), "Obelisks") == ["20   1", "standing: ·"]
    assert "reconstructed" not in shown(match, 0)


@EACH
def test_the_market(sides: str, players: int) -> None:
    for view, drawn in each(sides, players):
        market = view["market"]
        printed = part(drawn, "Market")
        offer = names_of([kind for kind in market["offer"] if kind])
        hand = market["looking"] or []
        pair = {0: "", 1: "a face-down card", 2: "a face-down pair"}[0 if hand else market["pair"]]
        assert printed[0] == (", ".join(filter(None, [offer, pair])) or "·")
        below = " ".join(printed[1:])
        seen = f"The pair, which only you see: {names_of(hand)}" if hand else ""
        assert below.startswith(seen)
        gone = below.removeprefix(seen).strip().removeprefix("Discarded: ")
        assert gone == ", ".join(
            names_of([kind]) if count == 1 else f"{count} × {names_of([kind])}"
            for kind, count in market["discard"].items()
        )


@EACH
def test_the_pyramids(sides: str, players: int) -> None:
    for view, drawn in each(sides, players):
        spaces = [
            [LETTERS[seat] if seat is not None else str(gives) for seat, gives in zip(*pyramid, strict=True)]
            for pyramid in ((each["stones"], each["spaces"]) for each in view["pyramids"])
        ]
        printed = part(drawn, "Pyramids")
        if sides[1] == "A":
            assert printed[0].partition("   alongside")[0].split() == spaces[0]
        else:
            words = ("left", "middle", "right")
            assert printed[:3] == [
                f"{' '.join(each)}   {word}" for each, word in zip(spaces, words, strict=True)
            ]
        assert ("alongside: " in " ".join(printed)) == any(view["side_stones"])


@EACH
def test_the_temple(sides: str, players: int) -> None:
    for view, drawn in each(sides, players):
        columns = view["temple"]
        printed = part(drawn, "Temple")
        tops = [
            f"{number}: {letters([*column['stones'][-1:]] or [None])}"
            + (f" on {len(column['stones']) - 1}" if len(column["stones"]) > 1 else "")
            for number, column in enumerate(columns, 1)
        ]
        assert printed[0] == "   ".join(tops)
        assert printed[1:] == (
            ["1, 3, 5: 1 point or 2 stones   2: 2 points   4: a card"] if sides[2] == "B" else []
        )


@EACH
def test_the_burial_chamber_and_the_obelisks(sides: str, players: int) -> None:
    for view, drawn in each(sides, players):
        rows = [letters([*view["burial_chamber"], None][row::3]) for row in range(3)]
        printed = part(drawn, "Burial chamber")
        assert printed[:3] == [f"row {row}   {stones}".rstrip() for row, stones in enumerate(rows, 1)]
        points = ", ".join(map(str, (8, 4, 2, 1)[:players]))
        assert printed[3:] == ([f"most stones in a row: {points}"] if sides[3] == "B" else [])
        held = [f"{LETTERS[seat]} {count}" for seat, count in enumerate(view["obelisks"]) if count]
        standing = ", ".join(held) or "·"
        towers = [
            f"{tower['points']} {letters([tower['seat']])}".removesuffix(" ·") for tower in view["towers"]
        ]
        printed = part(drawn, "Obelisks")
        assert printed == (["   ".join(towers), f"standing: {standing}"] if sides[4] == "B" else [standing])


@EACH
def test_what_everybody_has(sides: str, players: int) -> None:
    for view, drawn in each(sides, players):
        (head,) = [index for index, line in enumerate(drawn) if "Ann (B)" in line]
        starts = [drawn[head].index(f"{name} (") - 2 for name in SEATS[:players]]
        for seat, (start, end) in enumerate(zip(starts, [*starts[1:], None], strict=True)):
            cells = {line[: starts[0]].strip(): line[start:end].split() for line in drawn[head + 1 :]}
            mine = view["seats"][seat]
            assert cells["Color"] == [mine["color"]]
            assert cells["Sled, quarry"] == [str(mine["sled"]), "of", "5,", str(mine["quarry"])]
            assert cells["Points"] == [str(mine["points"]).replace("-", MINUS)]
            points = [
                int(cell[0].replace(MINUS, "-")) for label, cell in cells.items() if cell and label in WORTHS
            ]
            assert sum(points) == mine["points"]


MINUS = "\N{MINUS SIGN}"
WORTHS = (*SITES[1:], "Decorations", "Statues", "Blue cards", "Wrath")


def test_what_sailing_would_bring() -> None:
    printed: set[str] = set()
    for view, drawn in each("BABAB", 3):
        assert any(ship["sailings"] for ship in view["ships"]) == any(
            line.startswith("Sailing now") for line in drawn
        )
        for ship in view["ships"]:
            if not ship["sailings"]:
                continue
            row = [line for line in drawn if line.startswith(f"ship {ship['number']} ")][1]
            cells = re.split(r"  +", row)[1:]
            assert cells == [sailing_words(sailing) for sailing in ship["sailings"]]
            printed |= {sailing["site"] for sailing in ship["sailings"]}
    assert len(printed) == 5


def sailing_words(sailing: dict[str, Any]) -> str:
    stones = sailing["stones"]
    if sailing["change"] is None:
        return f"cards for {letters([stone['seat'] for stone in stones])}"
    if sailing["site"] == "temple":
        return ", ".join(
            f"{stone['place'] + 1}: {LETTERS[stone['seat']]}"
            + (f" on {LETTERS[stone['covers']]}" if stone["covers"] is not None else "")
            for stone in stones
        )
    changes = [f"{LETTERS[seat]} {points:+d}" for seat, points in enumerate(sailing["change"]) if points]
    return ", ".join(changes) or "·"


def test_the_pair_is_drawn_only_for_the_player_who_looks_at_it() -> None:
    match = looking()
    looker = match.turn
    assert looker is not None
    cards = names_of(match.view(looker)["market"]["looking"])
    assert part(lines(match, looker), "Market")[1] == f"The pair, which only you see: {cards}"
    for viewer in {0, 1, 2, None} - {looker}:
        assert "only you see" not in shown(match, viewer)
        assert part(lines(match, viewer), "Market")[0].endswith("a face-down pair")
