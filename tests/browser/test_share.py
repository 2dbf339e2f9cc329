"""The result as a picture: drawn by the page itself, with everything that the table shows."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import GAMES, Arrive, make_table, play_on
from tests.browser.reading import THEMES
from tests.browser.windows import PHONE
from tests.serving import Server

WIDE = {"width": 1280, "height": 800}
PNG = b"\x89PNG\r\n\x1a\n"
# The width, the brightness in the last row, and the number of colours in a small copy.
SEEN = """canvas => {
    const small = Object.assign(document.createElement("canvas"), { width: 200, height: 200 });
    const pen = small.getContext("2d");
    pen.drawImage(canvas, 0, 0, 200, 200);
    const dots = new Uint32Array(pen.getImageData(0, 0, 200, 200).data.buffer);
    const last = canvas.getContext("2d").getImageData(0, canvas.height - 2, canvas.width, 1).data;
    const brightness = last.reduce((sum, each) => sum + each, -255 * canvas.width) / 3 / canvas.width;
    return [canvas.width, brightness, new Set(dots).size];
}"""


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "theme"), [(PHONE, THEMES[0]), (WIDE, THEMES[1])])
def test_the_final_board_is_saved_as_a_picture(
    arrive: Arrive, server: Server, tmp_path: Path, game: str, size: dict[str, int], theme: str
) -> None:
    players = {"kind": "me", "name": "Merit"}, {"kind": "bot", "player": "greedy"}
    seating = make_table(server, *players, game=game)
    play_on(server, seating)
    person = arrive(viewport=size, color_scheme=theme)
    person.sit_down(seating)
    page = person.page
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("button", name="Share the result").click()
    width, last, colours = page.locator("[data-picture] canvas").evaluate(SEEN)
    assert width >= 1600
    assert last < 90 if theme == "dark" else last > 150, "the ground does not reach the last row"
    assert colours > 2000, "nothing is drawn on the ground"
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save the picture").click()
    downloading.value.save_as(tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes().startswith(PNG)
    page.get_by_role("button", name="Copy text and link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
