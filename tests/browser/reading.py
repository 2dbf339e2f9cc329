"""The page for people who do not see it: its screen reader texts, and an accessibility audit."""

from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.windows import painted

Node = dict[str, Any]

GRAVE = {"serious", "critical"}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
CONTROLS = {"button", "link", "textbox", "combobox", "checkbox", "radio", "slider"}

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


def tree(page: Page) -> list[Node]:
    """The texts for a screen reader: the nodes of the browser's accessibility tree that are not ignored."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [node for node in nodes if not node["ignored"]]


def named(node: Node) -> str:
    """The name of a node."""
    return str(node.get("name", {}).get("value", "")).strip()


def role(node: Node) -> str:
    """The role of a node."""
    return str(node["role"]["value"])


def check_told(page: Page, legal: int) -> None:
    """Check a decision: the question, a button for each legal move, a name for every control, the news."""
    nodes = tree(page)
    prompt = page.locator("#prompt").inner_text().strip()
    assert prompt
    assert [named(node) for node in nodes if role(node) == "heading"].count(prompt) == 1
    assert [node for node in nodes if role(node) in CONTROLS and not named(node)] == []
    moves = page.get_by_role("group", name="Possible moves", exact=True).get_by_role("button")
    assert moves.count() == legal
    assert page.locator("[aria-live=polite]").filter(has_text=prompt).count()
