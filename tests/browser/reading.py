"""The page for people who do not see it: its screen reader texts, and an accessibility audit."""

from typing import Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.windows import painted

GRAVE = {"serious", "critical"}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# Options with which much is to be seen.
OPEN: dict[str, dict[str, object]] = {
    "ra": {"open_scores": True},
    "imhotep_duel": {"sides": "ABAB"},
    "imhotep": {"sides": "BABAB", "wrath": True},
    "ankhor": {},
}

# While something fades in, it is fainter than it is meant to be.
AT_REST = """Promise.allSettled(
    document.getAnimations()
        .filter(each => each.effect.getComputedTiming().endTime < Infinity)
        .map(each => each.finished)
).then(() => null)"""

AUDIT = "() => axe.run({resultTypes: ['violations']}).then(found => found.violations)"


def grave(page: Page) -> list[str]:
    """The serious and critical findings of the audit, with the place of each first one; no explanation may be open."""
    page.mouse.move(1, 1)
    expect(page.locator("#about")).to_be_hidden()
    with painted(page):
        page.evaluate(AT_REST)
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        found = page.evaluate(AUDIT)
    return [
        f"{fault['id']}: {fault['help']} ({fault['nodes'][0]['html'][:160]})"
        for fault in found
        if fault["impact"] in GRAVE
    ]


def check_told(page: Page, legal: int) -> None:
    """Check a decision: the question is a heading, each legal move a button; the news repeat the question.

    The audit finds controls without a name.
    """
    prompt = page.locator("#prompt").inner_text().strip()
    assert prompt
    expect(page.get_by_role("heading", name=prompt, exact=True)).to_have_count(1)
    moves = page.get_by_role("group", name="Possible moves", exact=True).get_by_role("button")
    assert moves.count() == legal
    assert page.locator("[aria-live=polite]").filter(has_text=prompt).count()
