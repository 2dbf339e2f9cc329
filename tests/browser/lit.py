"""Touch targets: whether they are in sight, large enough for a finger, and not covered."""

from playwright.sync_api import Page

FINGER = 44  # CSS pixels
ROUNDING = 0.5

# Every lit piece, and every button of the sheet, as it lies without scrolling; a piece may be partly under another one
# as long as some point of it can be hit.
AUDIT = """() => {
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96];
    const hit = element => {
        const {left, top, width, height} = element.getBoundingClientRect();
        for (const down of parts) for (const across of parts) {
            const [x, y] = [left + across * width, top + down * height];
            const top_one = document.elementFromPoint(x, y);
            if (top_one && element.contains(top_one)) return {x, y};
        }
        return null;
    };
    const inside = ({left, top, right, bottom}) =>
        left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    return [...document.querySelectorAll("[data-lit], [data-unplaced]")].map(element => {
        const box = element.getBoundingClientRect();
        return {
            name: element.dataset.target ?? element.dataset.unplaced,
            width: box.width, height: box.height, inside: inside(box), point: hit(element),
        };
    });
}"""


class Touchable:
    """A lit piece or a button of the sheet."""

    def __init__(self, found: dict[str, object]) -> None:
        self.name = str(found["name"])
        self.width, self.height = float(str(found["width"])), float(str(found["height"]))
        self.inside = bool(found["inside"])
        point = found["point"]
        self.point = (point["x"], point["y"]) if isinstance(point, dict) else None

    @property
    def fault(self) -> str | None:
        """The faults for a finger."""
        if not self.inside:
            return f"{self.name} is not in sight"
        if self.point is None:
            return f"{self.name} is covered"
        if min(self.width, self.height) < FINGER - ROUNDING:
            return f"{self.name} is small: {self.width:.0f}x{self.height:.0f}"
        return None


def touchable(page: Page) -> list[Touchable]:
    """All that can be touched, whether it can be reached or not."""
    return [Touchable(found) for found in page.evaluate(AUDIT)]
