"""I5 sailing and unloading."""

import itertools

import pytest

from tests.rules.imhotep.board import SITES, Board, afloat, lay

NAMES = [site.replace("_", " ") for site in SITES]


@pytest.mark.rule("I5.1")
@pytest.mark.parametrize(
    ("ships", "sailing"),
    [
        ("ships=4,3,2,1", ""),
        ("ships=4,3,2,1 ship1=0*2 ship2=0", ""),
        ("ships=4,3,2,1 ship1=0*3 ship2=0*2 ship3=0 ship4=0", "1234"),
        ("ships=4,3,2,1 ship1=0,1,2 ship2=1,2 ship3=-,2 ship4=1", "1234"),  # any colours
        ("ships=4,3,2,1 ship1=-,1,2 ship3=1", "3"),
        ("ships=4,3,2,1 ship1=2,-,1,0 ship2=0,-,2", "12"),  # gaps
        ("ships=4,3,2,1 ship1=0,1,2,0 ship2=0,1,0 ship3=0,1 ship4=0", "1234"),
        ("ships=4,3,2,1 ship1=0*2 ship2=0*2", "2"),
    ],
)
def test_a_ship_needs_its_minimum(ships: str, sailing: str) -> None:
    board = lay(f"{ships}", players=3)
    assert board.offers("sail") == [f"{ship} {site}" for ship in sailing for site in NAMES]


@pytest.mark.rule("I5.2")
@pytest.mark.parametrize(
    "taken", [sites for count in range(1, 4) for sites in itertools.combinations(SITES, count)]
)
def test_a_site_takes_one_ship_a_round(taken: tuple[str, ...]) -> None:
    words = [*taken, *["bw"] * (4 - len(taken))]
    board = lay(afloat(" ".join(words)))
    free = [name for name, site in zip(NAMES, SITES, strict=True) if site not in taken]
    assert board.offers("sail") == [f"{ship} {name}" for ship in range(len(taken) + 1, 5) for name in free]


@pytest.mark.rule("I5.2")
def test_a_ship_stays_in_its_harbor() -> None:
    board = lay("ships=2,1*3 ship1=0,1 ship2=0 ship3=0").play("sail 1 temple", "sail 2 obelisks")
    ships = board.match().view(None)["ships"]
    assert [ship["site"] for ship in ships] == ["temple", "obelisks", None, None]
    assert board.offers("sail") == ["3 market", "3 pyramids", "3 burial chamber"]


@pytest.mark.rule("I5.2")
def test_every_site_is_free_again_in_the_next_round() -> None:
    board = lay("ships=1*4 ship4=0 sailed=market,pyramids,temple").play("sail 4 obelisks", "deal")
    board.play("place 1:1", "place 1:2", "place 1:3")
    assert board.offers("sail") == [f"1 {name}" for name in NAMES]


@pytest.mark.rule("I5.3")
def test_a_ship_without_own_stones_may_sail() -> None:
    board = lay("ships=4,3,2,1 ship1=1,2,1", players=3).play("sail 1 burial chamber")
    assert board.chamber() == "wnw"


@pytest.mark.rule("I5.4")
def test_two_sites_are_left_for_the_fourth_ship() -> None:
    for taken in itertools.combinations(SITES, 3):
        board = lay(afloat(f"{' '.join(taken)} bw"))
        assert len(board.offers("sail")) == 2


@pytest.mark.rule("I5.5")
@pytest.mark.parametrize(
    "ship", ["bwng", "gnwb", "-wbg", "b-wn", "wn-b", "-nb", "g-n", "gn-", "-g", "b-", "n"]
)
def test_unloading_goes_from_bow_to_stern(ship: str) -> None:
    board = lay(afloat(f"{ship} - - -"), players=4)
    loaded = board.holds()[0]
    board.play("sail 1 burial chamber")
    assert board.chamber() == loaded.replace("-", "")
    assert board.holds()[0] == "-" * len(loaded), "the ship is empty then"
    assert board.is_turn_of(1)


@pytest.mark.rule("I5.5")
def test_every_order_of_stones() -> None:
    for stones in [*itertools.permutations("bwn-"), *itertools.product("bw", repeat=4)]:
        board = lay(afloat(f"{''.join(stones)} - - -"), players=3).play("sail 1 temple")
        assert board.temple() == "".join(stones).replace("-", "")


@pytest.mark.rule("I5.6")
@pytest.mark.parametrize("sailor", range(4))
def test_what_a_stone_earns_belongs_to_its_owner(sailor: int) -> None:
    board = lay(f"turn={sailor} ships=4,1*3 ship1=1,3,2,1", players=4).play("sail 1 pyramids")
    assert board.track() == [0, 2 + 2, 3, 1]


@pytest.mark.rule("I5.6")
@pytest.mark.parametrize("sailor", range(3))
def test_the_owner_makes_the_choices(sailor: int) -> None:
    board = lay(f"turn={sailor} ships=4,1*3 ship1=1,2,0", sides="ABAAA", players=3).play("sail 1 pyramids")
    seats = []
    for pyramid in ("left", "middle", "right"):
        seats.append(board.actor)
        board.play(f"build {pyramid}")
    assert seats == [1, 2, 0]
    assert board.is_turn_of((sailor + 1) % 3)


@pytest.mark.rule("I5.7")
def test_what_a_stone_sets_off_comes_before_the_next_stone() -> None:
    """White's Paved Path stands before Brown may take; Brown's Sarcophagus lies before Black's."""
    board = lay("ships=4,1*3 ship1=1,2,0 offer=paved_path,sarcophagus*2,statue", players=3)
    board.play("sail 1 market", "take Paved path")
    assert (board.stones("obelisks"), board.actor) == ([0, 1, 0], 2)
    board.play("take Sarcophagus")
    assert (board.chamber(), board.actor) == ("n", 0)
    assert board.play("take Sarcophagus").chamber() == "nb"


@pytest.mark.rule("I5.7")
def test_stones_not_yet_unloaded_are_still_aboard() -> None:
    board = lay("ships=4,1*3 ship1=1,2,0", players=3).play("sail 1 market")
    assert board.holds()[0] == "-nb-"
    assert board.play("take Statue").holds()[0] == "--b-"


@pytest.mark.rule("I5.8")
@pytest.mark.parametrize("site", NAMES)
def test_the_turn_ends_with_the_last_stone(site: str) -> None:
    board = lay("turn=1 ships=4,1*3 ship1=2,0,2", players=3).play(f"sail 1 {site}")
    if site == "market":
        board.play("take Statue", "take Statue")
        assert board.actor == 2
        board.play("take Statue")
    assert board.is_turn_of(2)


@pytest.mark.rule("I5.1", "I5.6")
def test_the_example_of_a_ship_at_the_pyramids() -> None:
    """A ship of four: its stones are laid one after the other and score 2, 1, 3 and 2."""
    board = lay("ships=4,1*3 ship1=1,0,3,2", players=4).play("sail 1 pyramids")
    assert board.pyramids() == ["wbgn"]
    assert board.track() == [1, 2, 2, 3]


def test_the_board_of_these_tests_is_a_real_one() -> None:
    """What is laid by hand can be reached by playing."""
    played = Board(players=3).play("round 4 3 2 2", *["reveal Statue"] * 4)
    played.play("place 1:2", "place 1:1", "place 2:3")
    laid = lay("ships=4,3,2*2 ship1=1,0 ship2=-*2,2 0:sled=1 1:sled=2 2:sled=3", players=3)
    laid.table.round_cards = played.table.round_cards
    assert laid.tables.tobytes() == played.tables.tobytes()
