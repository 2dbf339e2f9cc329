"""Render the pictures of games that messengers show for links: `python -m tools.cards http://localhost:8000`.

The address is that of a running server with the built page.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import chromium

GAMES = Path(__file__).parent.parent / "src" / "benben" / "games"
SIZE = {"width": 1200, "height": 630}
ALONE = (
    ".games article:has([data-play={game}]) > .picture"
    " {{ position: fixed; inset: 0; z-index: 99; width: 1200px; height: 630px }}"
)


def main(address: str) -> None:
    """Draw the cover of each game of this package, as the lobby shows it."""
    path = chromium.find()
    if path is None:
        raise SystemExit("no Chromium works here: see tools/chromium.py")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=chromium.sandboxed())
        for folder in sorted(GAMES.iterdir()):
            if not (folder / "texts").is_dir():
                continue
            page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
            page.goto(address)
            page.wait_for_selector(f"[data-play={folder.name}]")
            page.wait_for_load_state("networkidle")
            page.add_style_tag(content=ALONE.format(game=folder.name))
            page.screenshot(path=folder / "card.jpg", type="jpeg", quality=78)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
