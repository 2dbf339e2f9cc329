"""I5.7, I11.3: the effects of a card from any source, with any landing of its stone, and how it goes on.

Black sails; the card belongs to Black or to White, and Brown's stone (or column) waits behind it or does not.
"""

import itertools
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from benben.engine.table import CHANCE
from benben.games.imhotep.table import Step
from tests.rules.imhotep.board import LETTERS, Board, afloat, at_sites, deck, lay, sleds_of, title

BOARDS = """
[pyramids]
left = ["card", "card", "card", "card", "card"]
middle = [3, "card", "stones", "ship", 4]
right = [2, "stones", 3, "ship", "card"]
[temple]
columns = ["points", "points", "points", "card", "choice"]
"""
"""Boards on which each space is soon reached: the left pyramid is for drawing, the middle one for what is drawn."""
FULL = "nnnnn"
SLED, QUARRY = 1, 9


@dataclass(frozen=True)
class Way:
    """How a card arrives: where the ship sails, and the decisions until the card acts."""

    name: str
    market: str
    """The side of the market."""
    site: str
    before: tuple[str, ...]

    @property
    def is_temple(self) -> bool:
        """At the end of a round: all ships have sailed."""
        return self.name == "temple"

    @property
    def draws(self) -> bool:
        """By a stone on a bonus space of the pyramids."""
        return self.name == "draw"


WAYS = [
    Way("market A", "A", "market", ("take {card}",)),
    Way("market B", "B", "market", ("take {card}",)),
    Way("pair", "B", "market", ("take pair", "reveal {card}", "reveal Statue", "keep {card}")),
    Way("draw", "A", "pyramids", ("build left", "draw", "reveal {card}")),
    Way("temple", "A", "temple", ("reveal {card}",)),
]


@dataclass(frozen=True)
class Target:
    """What the stone of a red card hits: the sides and stones there, what follows, and what it brings its owner."""

    name: str
    card: str
    site: str
    side: str
    laid: str
    """What lies there; `o` stands for the owner."""
    lines: tuple[str, ...] = ()
    points: int = 0
    got: int = 0
    """Stones from the quarry to the sled, less those placed."""
    drawn: str = ""
    towers: str = ""
    words: dict[str, str] = field(default_factory=dict)


TARGETS = [
    Target("one space", "entrance", "pyramids", "A", "nnn", points=2),
    Target("one beside", "entrance", "pyramids", "A", "n" * 14, points=1),
    Target("plain", "entrance", "pyramids", "B", "||", ("build middle",), points=3),
    Target("top", "entrance", "pyramids", "B", "|nnnn|", ("build middle",), points=4),
    Target(
        "card", "entrance", "pyramids", "B", "|n|", ("build middle", "draw", "reveal Lever"), 1, drawn="lever"
    ),
    Target("card declined", "entrance", "pyramids", "B", "|n|", ("build middle", "decline"), 1),
    Target("stones", "entrance", "pyramids", "B", "|nn|", ("build middle", "get stones"), 1, got=3),
    Target("stones declined", "entrance", "pyramids", "B", "|nn|", ("build middle", "decline"), 1),
    Target("ship", "entrance", "pyramids", "B", "|nnn|", ("build middle", "place 2:2"), 1, got=-1),
    Target("ship declined", "entrance", "pyramids", "B", "|nnn|", ("build middle", "decline"), 1),
    Target("last open", "entrance", "pyramids", "B", f"{FULL}|nn|{FULL}", ("get stones",), 1, got=3),
    Target("beside", "entrance", "pyramids", "B", f"{FULL}|{FULL}|{FULL}", points=1),
    Target("row 1", "sarcophagus", "burial_chamber", "A", "nnn"),
    Target("row 2", "sarcophagus", "burial_chamber", "A", "n"),
    Target("row 3 of B", "sarcophagus", "burial_chamber", "B", "nnnnn"),
    Target("first of A", "paved_path", "obelisks", "A", "", towers="----"),
    Target("third of A", "paved_path", "obelisks", "A", "oo", towers="----"),
    Target("first of B", "paved_path", "obelisks", "B", "", towers="----"),
    Target("tower", "paved_path", "obelisks", "B", "oo", points=12, towers="no--", words={"towers": "n"}),
    Target("no space", "paved_path", "obelisks", "B", "oo", towers="nnnn", words={"towers": "nnnn"}),
]
AREA = {"pyramids": "pyramids", "burial_chamber": "chamber", "obelisks": "obelisks"}
SITES = ("market", "pyramids", "temple", "burial_chamber", "obelisks")


def cases() -> list[Any]:
    """All that can meet: the bonus of a ship does not exist when all have sailed."""
    found = []
    for way, target in itertools.product(WAYS, TARGETS):
        if not (way.draws and target.site == "pyramids" and target.side == "A"):
            name = f"{way.name}-{target.card} {target.name}"
            found.append(pytest.param(way, target, id=name.replace(" ", "_")))
    return found


def scene(way: Way, target: Target, owner: int, waits: bool) -> Board:
    """The table on which the card is about to arrive; ship 1 brings the owner's stone, then perhaps Brown's."""
    sides = dict(zip(SITES, "AAAAA", strict=True)) | {target.site: target.side, "market": way.market}
    if way.draws:
        sides["pyramids"] = "B"
    if way.is_temple:
        sides["temple"] = "B"
    letter = LETTERS[owner]
    words: dict[str, str] = {AREA[target.site]: target.laid.replace("o", letter), **target.words}
    if way.draws and target.name in ("last open", "beside"):
        words["pyramids"] = target.laid.replace(
            FULL, "nnnn", 1
        )  # the left one still takes the stone that draws
    red = f"{target.card}," if way.name in ("market A", "market B") else ""
    statues = (3 if way.market == "B" else 4) - bool(red)
    if way.is_temple:
        words["temple"] = f"nnn{letter}n" if waits else "nnn"
        ships = "round=3 " + afloat(f"market pyramids burial_chamber {'n' if waits else letter}")
    else:
        ships = afloat(f"{letter}{'n' if waits else '-'} --- temple -")
    return lay(
        f"{ships} offer={red}statue*{statues} {at_sites(**words)}",
        sides="".join(sides.values()),
        players=3,
        quarries=[QUARRY] * 3,
        **sleds_of(SLED, SLED, SLED),
        boards=BOARDS,
    )


def arrive(board: Board, way: Way, card: str) -> None:
    """Sail, and do what there is to do until the card acts."""
    board.play("sail 4 temple" if way.is_temple else f"sail 1 {way.site}")
    for line in way.before:
        if not (line == "build left" and board.step != Step.BUILD):  # it is not asked for if only one is open
            board.play(line.format(card=title(card)))


def check_resumption(board: Board, way: Way, waits: bool) -> None:
    """Brown goes on if he waits; then Black's turn is over, or the round."""
    if waits and way.is_temple:
        assert board.asks(2, Step.CHOOSE)
        board.play("point")
    elif waits and way.draws:
        if board.step == Step.BUILD:
            assert board.actor == 2
            board.play(board.legal()[-1])
        while board.step in (Step.MAY_DRAW, Step.MAY_GET, Step.MAY_PLACE):
            assert board.actor == 2
            board.play("decline")
    elif waits:
        assert board.asks(2, Step.TAKE)
        board.play("take Statue")
        assert board.cards(2) == deck("statue")
    if way.is_temple:
        assert (board.actor, board.step, board.round) == (CHANCE, Step.DEAL_ROUND, 4)
        board.play("deal")
    assert board.is_turn_of(1)


@pytest.mark.rule("I5.7", "I11.2", "I11.3", "I11.4", "I6.5", "I6.8", "I7.10", "I8.8")
@pytest.mark.parametrize(("way", "target"), cases())
def test_what_a_red_card_sets_off(way: Way, target: Target) -> None:
    """For either owner, in the middle of an unloading and at its end."""
    for owner, waits in itertools.product((0, 1), (False, True)):
        check_red_card(way, target, owner, waits)


def check_red_card(way: Way, target: Target, owner: int, waits: bool) -> None:
    board = scene(way, target, owner, waits)
    arrive(board, way, target.card)
    no_ship = way.is_temple and target.name.startswith("ship")
    for line in target.lines[: 1 if no_ship else None]:
        if not (line.startswith("build") and board.step != Step.BUILD):
            assert board.actor == (CHANCE if line.startswith("reveal") else owner)
            board.play(line)
    check_gains(board, way, target, owner, 0 if no_ship else target.got)
    check_track(board, way, target, owner, waits)
    check_resumption(board, way, waits)


def check_gains(board: Board, way: Way, target: Target, owner: int, got: int) -> None:
    """What the owner has afterwards, of stones and cards; the stone of the market is in the quarry again."""
    own = int(way.draws and target.site == "pyramids")  # the stone that drew lies there too
    before = target.laid.count("o")
    assert board.stones(target.site)[owner] == before + 1 + own
    assert board.sled(owner) == SLED + got
    assert board.quarry(owner) == QUARRY + (way.site == "market") - 1 - max(0, got)
    assert board.cards(owner) == deck(target.drawn)
    assert board.cards(1 - owner) == {}
    assert board.discard()[target.card] == 1
    if target.site == "obelisks":
        assert board.towers() == target.towers.replace("o", LETTERS[owner])
    if target.site == "burial_chamber":
        assert board.chamber() == target.laid + LETTERS[owner]


def check_track(board: Board, way: Way, target: Target, owner: int, waits: bool) -> None:
    """Immediate points, for the stone of the card and the one that drew it; Brown's stone may have gone on unasked."""
    points = [0, 0, 0]
    points[owner] = target.points + way.draws
    unasked = waits and way.draws and target.name in ("last open", "beside")
    points[2] = 3 * 2 if way.is_temple else int(unasked)
    assert board.track() == points


@pytest.mark.rule("I5.7", "I6.5", "I7.10", "I8.8", "I11.3")
@pytest.mark.parametrize("card", ["statue", "lever"])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("waits", [False, True])
def test_other_cards_set_nothing_off(way: Way, card: str, owner: int, waits: bool) -> None:
    board = scene(way, Target("", card, "obelisks", "A", ""), owner, waits)
    arrive(board, way, card)
    assert board.cards(owner) == deck(card)
    assert board.cards(1 - owner) == {}
    check_resumption(board, way, waits)


@pytest.mark.rule("I11.3", "I7.10", "I5.7")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
@pytest.mark.parametrize("second", ["entrance", "sarcophagus", "paved_path"])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("waits", [False, True])
def test_a_red_card_may_bring_another_one(way: Way, second: str, owner: int, waits: bool) -> None:
    """An Entrance hits a card space, and what is drawn there is red again."""
    target = Target("", "entrance", "pyramids", "B", "|n|")
    board = scene(way, target, owner, waits)
    arrive(board, way, "entrance")
    board.play("build middle", "draw", f"reveal {title(second)}")
    if second == "entrance":
        assert board.asks(owner, Step.BUILD)
        board.play("build middle", "get stones")
        assert board.sled(owner) == SLED + 3
    site = {"entrance": "pyramids", "sarcophagus": "burial_chamber", "paved_path": "obelisks"}[second]
    laid = Counter(["pyramids", site, *["pyramids"] * way.draws])
    assert {each: board.stones(each)[owner] for each in laid} == laid
    assert board.discard()["entrance"] + board.discard()[second] == (4 if second == "entrance" else 2)
    check_resumption(board, way, waits)


@pytest.mark.rule("I5.7", "I11.3")
def test_a_long_chain_in_the_middle_of_a_ship() -> None:
    """White draws an Entrance, which draws an Entrance, which draws a Paved Path; then Brown goes on."""
    boards = BOARDS.replace("middle = [3,", 'middle = ["card",')
    board = lay(
        "ships=2,1*3 ship1=1,2 obelisks=1*2", sides="ABAAB", players=3, boards=boards, quarries=[9, 3, 9]
    )
    board.play("sail 1 pyramids", "build left", "draw", "reveal Entrance")
    board.play("build middle", "draw", "reveal Entrance", "build middle", "draw")
    assert (board.cards(1), board.discard()) == (deck("entrance*2"), {}), "both are still in use"
    board.play("reveal Paved path")
    assert (board.cards(1), board.discard()) == ({}, deck("entrance*2,paved_path"))
    assert (board.track(), board.towers(), board.quarry(1)) == ([0, 3 + 15, 0], "w---", 0)
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I11.5", "I5.7")
def test_a_chain_may_use_up_the_quarry() -> None:
    """The second red card of the chain finds no stone any more."""
    board = lay("ships=2,1*3 ship1=1,2 middle=2", sides="ABAAA", players=3, boards=BOARDS, quarries=[9, 1, 9])
    board.play(
        "sail 1 pyramids",
        "build left",
        "draw",
        "reveal Entrance",
        "build middle",
        "draw",
        "reveal Sarcophagus",
    )
    assert (board.chamber(), board.quarry(1), board.discard()) == ("", 0, deck("entrance,sarcophagus"))
    assert board.asks(2, Step.BUILD)


@pytest.mark.rule("I7.11", "I11.5", "I5.7")
def test_a_bonus_may_empty_the_quarry_before_the_next_card() -> None:
    board = lay(
        "ships=2,1*3 ship1=1*2 0:sled=1 1:sled=0 right=2",
        sides="ABAAA",
        players=3,
        boards=BOARDS,
        quarries=[9, 3, 9],
    )
    board.play("sail 1 pyramids", "build right", "get stones", "build left", "draw", "reveal Paved path")
    assert (board.sled(1), board.quarry(1), board.stones("obelisks")) == (3, 0, [0, 0, 0])


@pytest.mark.rule("I5.7", "I12.8")
@pytest.mark.parametrize("way", [way for way in WAYS if not way.is_temple], ids=lambda way: way.name)
def test_chains_in_an_order_chosen_by_lever(way: Way) -> None:
    """Black lets Brown's stone be the last, though it lies at the bow."""
    target = Target("", "entrance", "pyramids", "B", "|nn|")
    board = scene(way, target, 1, True)
    board.table.cards[0, 8] = 1
    board.table.pool[8] -= 1
    board.table.pile -= 1
    board.table.holds[0] = (1 << 8) | (1 << 5)  # Brown at the bow, White behind
    board.play("play lever", f"sail 1 {way.site}", "unload white")
    for line in way.before:
        board.play(line.format(card="Entrance"))
    board.play("build middle", "get stones")
    assert (board.track()[1], board.sled(1)) == (1 + way.draws, SLED + 3)
    check_resumption(board, way, True)
    assert board.discard()["lever"] == 1


@pytest.mark.rule("I5.7", "I12.12")
@pytest.mark.parametrize("way", [way for way in WAYS if not way.is_temple], ids=lambda way: way.name)
def test_chains_of_a_ship_that_sailed_by_card(way: Way) -> None:
    target = Target("", "entrance", "pyramids", "B", "|nnn|")
    board = scene(way, target, 1, False)
    board.table.cards[0, 10] = 1
    board.table.pool[10] -= 1
    board.table.pile -= 1
    board.play("play sail", "place 1:2", f"sail 1 {way.site}")
    for line in way.before:
        board.play(line.format(card="Entrance"))
    board.play("build middle", "place 2:3")
    assert board.holds()[1] == "--w"
    assert board.actor == 0, "Black's own stone comes after White's"
    assert board.discard()["sail"] == 0


@pytest.mark.rule("I5.7", "I8.9", "I11.3")
def test_every_column_of_the_temple_may_start_a_chain() -> None:
    """The deepest that things can wait: five columns, and in each a card, a pyramid and a bonus."""
    boards = """
[pyramids]
left = ["card", "card", "card", "card", "card"]
middle = ["stones", "card", "card", "card", "card"]
right = ["card", "card", "card", "card", "card"]
[temple]
columns = ["card", "card", "card", "card", "card"]
"""
    board = lay(
        "ships=1*4 ship4=2 sailed=market,pyramids,obelisks temple=1,2,0,2,1 0:sled=1 1:sled=1 2:sled=1",
        sides="BBBBB",
        players=3,
        boards=boards,
    )
    board.play(
        "sail 4 burial chamber", "reveal Entrance", "build left", "draw", "reveal Entrance", "build middle"
    )
    assert board.asks(1, Step.MAY_GET)
    board.play("get stones", "reveal Paved path", "reveal Lever", "reveal Sarcophagus", "reveal Statue")
    assert board.step == Step.CLEAR
    assert (board.stones("pyramids"), board.stones("obelisks"), board.chamber()) == (
        [0, 2, 0],
        [0, 0, 1],
        "nn",
    )
    assert [board.cards(seat) for seat in range(3)] == [deck("lever"), deck("statue"), {}]


@pytest.mark.rule("I8.9", "I11.3", "I11.4")
@pytest.mark.parametrize("third", ["Paved path", "Sarcophagus", "Statue"])
def test_the_most_that_can_wait_at_once(third: str) -> None:
    """Four columns of the temple, both Entrances, and the card that the second one brings."""
    boards = BOARDS.replace("middle = [3,", 'middle = ["card",').replace(
        '["points", "points",', '["card", "points",'
    )
    board = lay(
        "ships=1*4 ship4=2 sailed=market,pyramids,obelisks temple=1,2,0,2,0 0:sled=1 1:sled=1 2:sled=1",
        sides="ABBAA",
        players=3,
        boards=boards,
    )
    board.play("sail 4 burial chamber", "reveal Entrance", "build left", "draw", "reveal Entrance")
    board.play("build middle", "draw")
    assert board.table.agenda_size == 1 + 4 + 2
    board.play(f"reveal {third}")
    assert board.discard()["entrance"] == 2
    assert board.track() == [2, 1 + 1, 2], "the columns go on"
