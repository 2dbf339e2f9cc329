"""Render the page's icons as bitmaps, for systems that do not support SVG: `python -m tools.icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import chromium

PUBLIC = Path(__file__).parent.parent / "web" / "public"
SIZES = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}


def main() -> None:
    """Draw all of them."""
    path = chromium.find()
    if path is None:
        raise SystemExit("no Chromium works here: see tools/chromium.py")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=chromium.sandboxed())
        for name, (source, size) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (PUBLIC / source).read_text(encoding="utf-8")
            page.set_content(f"<style>*{{margin:0;display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
