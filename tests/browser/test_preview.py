"""The Duel shows what a move would bring before anybody commits, to mouse, keyboard and finger alike."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.awaiting import hear, settle
from tests.browser.person import Person, Seating, Wire, hold, make_table, state, tab_to
from tests.serving import Server

NAMES = ("Merit", "Ani")
BOTH = ({"kind": "me", "name": NAMES[0]}, {"kind": "here", "name": NAMES[1]})
# Boat 1 serves the first row: Merit's meeple is the closest, then Ani's. Nothing else can be unloaded.
PLACED = ("place c1", "place a1")
GIVEN = "[data-given]"
CHOSEN = re.compile(r"\bchosen\b")
ACTIONS = ("take", "place", "place_and_unload", "swap_and_unload")


def two_in_the_first_row(person: Person, *seats: dict[str, str]) -> Seating:
    """A table where boat 1 can be unloaded and it is Merit's turn."""
    seating = make_table(person.server, *seats, game="imhotep_duel")
    person.sit_down(seating)
    for move in PLACED:
        person.wait()
        person.press(move)
    person.wait()
    expect(person.page.locator("section.log")).to_contain_text("Ani places a meeple on a1")
    return seating


def boat(page: Page, name: str) -> Locator:
    """Bow, hull and name of a boat."""
    return page.locator(f"[data-spot='boat:{name}']")


def token(page: Page, name: str, space: int) -> Locator:
    """The content of a cargo space."""
    return page.locator(f"[data-spot='cargo:{name}:{space}']")


def given(page: Page) -> list[tuple[str, str]]:
    """The previewed recipients, as drawn at the harbor."""
    script = "all => all.map(({dataset}) => [dataset.given, dataset.to])"
    return [(token, to) for token, to in page.locator(GIVEN).evaluate_all(script)]


def brings(view: dict[str, Any], name: str) -> list[tuple[str, str]]:
    """The previewed recipients, as the server sends them: tokens' ids and names or `the box`."""
    gains = next(each["unload"] for each in view["boats"] if each["name"] == name)
    who = ["the box" if gain["seat"] is None else NAMES[gain["seat"]] for gain in gains]
    return [(cargo(view, name)[gain["space"] - 1], whom) for gain, whom in zip(gains, who, strict=True)]


def cargo(view: dict[str, Any], name: str) -> list[str]:
    """The cargo of a boat, the token nearest to the harbor first."""
    return [str(token) for each in view["boats"] if each["name"] == name for token in each["cargo"]]


def expect_preview(page: Page, view: dict[str, Any], name: str = "1") -> None:
    """Check that each token of a boat is drawn at its destination, and at the sites of its recipients."""
    wanted = [
        (token, "box" if who == "the box" else str(NAMES.index(who))) for token, who in brings(view, name)
    ]
    expect(page.locator(GIVEN)).to_have_count(len(wanted))
    assert given(page) == wanted
    on_sites = [token for token, to in wanted if to != "box" and token not in ACTIONS]
    expect(page.locator(".site .arrival")).to_have_count(len(on_sites))


def expect_none(page: Page) -> None:
    """See that nothing is foretold."""
    expect(page.locator(GIVEN)).to_have_count(0)


def test_mouse_and_keyboard(person: Person) -> None:
    seating = two_in_the_first_row(person, *BOTH)
    page, now = person.page, state(person.server, seating)
    page.mouse.move(2, 2)
    expect_none(page)
    assert [who for _, who in brings(now["view"], "1")] == ["Merit", "Ani", "the box"]

    boat(page, "1").hover()
    expect_preview(page, now["view"])
    page.mouse.move(2, 2)
    expect_none(page)

    # The list lies over the board: to be pointed at it is pulled up.
    page.locator("button.list").click()
    page.locator("button[data-move='unload 1']").hover()
    expect_preview(page, now["view"])
    page.locator("button.list").click()
    page.mouse.move(2, 2)
    expect_none(page)

    token(page, "2", 3).hover()  # a boat with no meeple in its line
    expect_none(page)

    page.mouse.move(2, 2)
    tab_to(page, "[data-spot='boat:1']")
    expect_preview(page, now["view"])
    assert "to Merit" in (boat(page, "1").get_attribute("aria-description") or "")
    page.keyboard.press("Escape")
    expect_none(page)
    assert state(person.server, seating)["ply"] == now["ply"]


def test_what_is_predicted_comes_true(person: Person) -> None:
    seating = two_in_the_first_row(person, *BOTH)
    before = state(person.server, seating)["view"]
    at = token(person.page, "1", 2).bounding_box()
    assert at is not None
    x, y = at["x"] + 5, at["y"] + 5
    person.page.mouse.move(x, y)
    expect_preview(person.page, before)
    # Any part of a boat that can be unloaded is the boat.
    person.and_see(lambda: person.page.mouse.click(x, y))
    person.wait()
    after = state(person.server, seating)["view"]
    assert after["unloads_left"] == before["unloads_left"] - 1
    for gained, who in brings(before, "1"):
        if who in NAMES:
            assert holds(after["seats"][NAMES.index(who)], gained)


def holds(seat: dict[str, Any], gained: str) -> bool:
    """Whether a seat has a token; of temple tokens that lie face down, whether it has any."""
    return bool(
        seat["tokens"].get(gained)
        or seat["actions"].get(gained)
        or (gained.startswith("temple") and seat["temples"])
    )


def test_a_waiting_player_may_look_but_not_unload(person: Person, server: Server) -> None:
    """Ani sits elsewhere; while she thinks, Merit looks at the boats."""
    wire = Wire(person.page)
    seating = make_table(server, BOTH[0], {"kind": "open"}, game="imhotep_duel")
    ani = server.post(f"/api/tables/{seating.table}/join", {"name": "Ani"})["token"]
    person.sit_down(seating)
    person.wait()
    person.press("place c1")
    ply = state(server, seating)["ply"]
    server.post(f"/api/tables/{seating.table}/moves", {"ply": ply, "move": "place a1"}, ani)
    person.wait()
    person.press("place b3")
    now = state(server, seating)
    assert not now["my_turn"]
    expect(person.page.locator("button[data-lit]")).to_have_count(0)
    token(person.page, "1", 1).hover()
    expect_preview(person.page, now["view"])
    token(person.page, "1", 1).click()
    settle(person.page)
    assert [sent["move"] for sent in wire.of("play")] == ["place c1", "place b3"]
    assert state(server, seating)["ply"] == now["ply"]


def test_a_long_press_looks_and_a_tap_unloads(caller: Person) -> None:
    wire = Wire(caller.page)
    seating = two_in_the_first_row(caller, *BOTH)
    page, now = caller.page, state(caller.server, seating)
    bow = bow_of(page, "1")

    hold(page, *bow, page.locator(GIVEN).first)
    expect_preview(page, now["view"])
    settle(page)
    assert [sent["move"] for sent in wire.of("play")] == list(PLACED)
    assert state(caller.server, seating)["ply"] == now["ply"]

    page.touchscreen.tap(60, 30)  # somewhere else
    expect_none(page)

    token(page, "2", 2).tap()  # where a boat cannot be unloaded a finger asks what a token is
    expect(page.locator("#about")).to_be_visible()
    assert state(caller.server, seating)["ply"] == now["ply"]

    caller.and_see(lambda: page.touchscreen.tap(*bow))
    caller.wait()
    assert state(caller.server, seating)["view"]["unloads_left"] == now["view"]["unloads_left"] - 1


def test_a_swap_is_shown_before_it_is_made(person: Person) -> None:
    seating = play_until(person, "swap")
    now = state(person.server, seating)
    move = person.legal()[0]
    name, (one, other) = move.removeprefix("swap ")[0], (int(move[-3]), int(move[-1]))
    # The focus is on some swap, which is shown already. Pulling up the list takes it away.
    person.page.locator("button.list").click()
    expect(person.page.locator(".shifted")).to_have_count(0)
    settle(person.page)
    at = [token(person.page, name, space).bounding_box() for space in (one, other)]
    person.page.locator(f"button[data-move='{move}']").hover()
    wanted = [pytest.approx(box, abs=6) for box in at]

    def swapped() -> bool:
        return [token(person.page, name, space).bounding_box() for space in (other, one)] == wanted

    hear(person.page, swapped, f"{name}'s tokens {one} and {other} to have changed places")
    assert state(person.server, seating)["ply"] == now["ply"]
    person.press(move)
    person.wait()
    before, after = (cargo(view, name) for view in (now["view"], state(person.server, seating)["view"]))
    assert (after[one - 1], after[other - 1]) == (before[other - 1], before[one - 1])
    expect(person.page.locator(".shifted")).to_have_count(0)


def test_two_tokens_are_swapped_by_touching_one_and_the_other(caller: Person) -> None:
    seating = play_until(caller, "swap")
    now = state(caller.server, seating)
    move = caller.legal()[0]
    name, (one, other) = move.removeprefix("swap ")[0], (int(move[-3]), int(move[-1]))
    first = token(caller.page, name, one)
    hear(caller.page, lambda: is_chosen_by_touch(first), f"token {one} of boat {name} to be chosen")
    caller.and_see(token(caller.page, name, other).tap)
    caller.wait()
    before, after = (cargo(view, name) for view in (now["view"], state(caller.server, seating)["view"]))
    assert (after[one - 1], after[other - 1]) == (before[other - 1], before[one - 1])


def is_chosen_by_touch(piece: Locator) -> bool:
    """Touch a piece. A slow machine may take so long that it is a long press, which chooses nothing."""
    piece.tap()
    settle(piece.page)
    return CHOSEN.search(piece.get_attribute("class") or "") is not None


def test_a_meeple_is_carried_from_the_hand_to_its_space(person: Person) -> None:
    seating = make_table(person.server, *BOTH, game="imhotep_duel")
    person.sit_down(seating)
    person.wait()
    mouse = person.page.mouse
    start, end = (middle(person.page, spot) for spot in ("hand:0", "harbor:b2"))
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=5)
    mouse.up()
    person.page.locator("button[data-lit][data-target='hand:1']").wait_for()
    assert state(person.server, seating)["view"]["harbor"][4] == 0


def test_a_chain_is_taken_back_step_by_step(person: Person) -> None:
    """Placing after placing is taken back one by one, then the action token itself."""
    seating = play_until(person, "place", "place")
    states = [state(person.server, seating)["view"]]
    for _ in range(2):
        person.press(person.legal()[0])
        person.wait()
        states.append(state(person.server, seating)["view"])
    undo = person.page.locator("header .tools button").first
    for earlier in reversed(states[:-1]):
        expect(undo).to_have_attribute("aria-disabled", "false")
        person.undo()
        assert state(person.server, seating)["view"] == earlier
    person.undo()
    assert "play place" in person.legal()


def play_until(person: Person, step: str, action: str = "swap and unload") -> Seating:
    """Play at one screen for both until somebody has played an action token and must decide its *step*."""
    for _ in range(20):
        seating = make_table(person.server, *BOTH, game="imhotep_duel")
        if play_behind_the_scenes(person, seating, f"play {action}"):
            person.sit_down(seating)
            person.wait()
            person.press(f"play {action}")
            person.wait()
            assert all(move.startswith(step) for move in person.legal())
            return seating
    raise AssertionError(f"nobody ever got the token {action}")


def play_behind_the_scenes(person: Person, seating: Seating, wanted: str) -> bool:
    """Play without a page until a move is possible that is *wanted*; False if the game ends before."""
    while legal := [move["text"] for move in state(person.server, seating)["legal"]]:
        if wanted in legal:
            return True
        unloads = [move for move in legal if move.startswith("unload")]
        move = {"ply": state(person.server, seating)["ply"], "move": person.taste.choice(unloads or legal)}
        person.server.post(f"/api/tables/{seating.table}/moves", move, seating.token)
    return False


def middle(page: Page, spot: str) -> tuple[float, float]:
    """The middle of a spot of the board."""
    box = page.locator(f"[data-spot='{spot}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bow_of(page: Page, name: str) -> tuple[float, float]:
    """A point of a boat next to its cargo."""
    box = boat(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] * 0.14, box["y"] + box["height"] / 2
