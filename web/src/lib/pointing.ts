/** Marks the places of the board that somebody's eye is led to: those with one of these targets, else with such a spot. */
const MARK = "data-pointed";
const PLACE = "[data-target], [data-spot]";
const BOARD = "[data-board]";
/** Buttons of moves without a place: the sheet marks its own. */
const UNPLACED = "[data-unplaced]";

const found = (attribute: string, place: string): Element[] => [...document.querySelectorAll(`[${attribute}="${CSS.escape(place)}"]`)];

/** The elements that stand for a place. */
function elementsAt(place: string): Element[] {
  const targets = found("data-target", place);
  return targets.length ? targets : found("data-spot", place);
}

/**
 * Marks these places and no others; the first of them comes into sight. Whoever is to play is led only to what can be
 * touched now, if anything of it can.
 */
export function pointAt(places: readonly string[], toPlay = false): void {
  for (const element of document.querySelectorAll(`[${MARK}]:not(${UNPLACED})`)) element.removeAttribute(MARK);
  const all = places.flatMap(elementsAt);
  const lit = toPlay ? all.filter((element) => element.matches("[data-lit]")) : [];
  const elements = lit.length ? lit : all;
  for (const element of elements) element.setAttribute(MARK, "");
  const [first] = elements;
  // Sheet and board find their heights first, one after the other.
  if (first) requestAnimationFrame(() => requestAnimationFrame(() => first.hasAttribute(MARK) && bringIntoSight(first)));
}

function bringIntoSight(element: Element): void {
  if (!isInSight(element)) element.scrollIntoView({ block: "center" });
}

const isPart = (whole: Element | null, part: Element | null): boolean => part !== null && (whole?.contains(part) ?? false);

/** Whether its middle can be seen: it lies in the window, and nothing lies on it but pieces of the same board. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const under = document.elementsFromPoint?.(left + width / 2, top + height / 2) ?? [];
  const seen = under[0] ?? null;
  return isPart(element, seen) || isPart(seen, element) || (under.some((each) => isPart(element, each)) && isPart(element.closest(BOARD), seen));
}

/** The places that were touched, targets and spots: what was touched itself, and whatever it lies on. */
export function placesOf(event: MouseEvent): string[] {
  // A key presses what has the focus, wherever the pointer is.
  const under = event.detail ? (document.elementsFromPoint?.(event.clientX, event.clientY) ?? []) : [];
  const touched = [event.target, ...under].flatMap((each) => (each instanceof Element ? (each.closest<HTMLElement>(PLACE) ?? []) : []));
  return [...new Set(touched.flatMap(({ dataset }) => [dataset.target, dataset.spot]))].filter((place) => place !== undefined);
}
