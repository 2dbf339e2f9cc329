/** Highlights places of the board: elements with one of these targets, otherwise those with such a spot. */
const MARK = "data-pointed";
const PLACE = "[data-target], [data-spot]";
const BOARD = "[data-board]";
/** Move buttons without a place on the board; the lesson sheet highlights these itself. */
const UNPLACED = "[data-unplaced]";

const found = (attribute: string, place: string): Element[] => [...document.querySelectorAll(`[${attribute}="${CSS.escape(place)}"]`)];

/** The elements that stand for a place. */
function elementsAt(place: string): Element[] {
  const targets = found("data-target", place);
  return targets.length ? targets : found("data-spot", place);
}

/**
 * Highlights exactly these places and scrolls the first one into view. With `toPlay`, only places that can be touched
 * now, if there are any.
 */
export function pointAt(places: readonly string[], toPlay = false): void {
  for (const element of document.querySelectorAll(`[${MARK}]:not(${UNPLACED})`)) element.removeAttribute(MARK);
  const all = places.flatMap(elementsAt);
  const lit = toPlay ? all.filter((element) => element.matches("[data-lit]")) : [];
  const elements = lit.length ? lit : all;
  for (const element of elements) element.setAttribute(MARK, "");
  const [first] = elements;
  // The sheet and the board settle their heights first, one after the other.
  if (first) requestAnimationFrame(() => requestAnimationFrame(() => first.hasAttribute(MARK) && bringIntoSight(first)));
}

function bringIntoSight(element: Element): void {
  if (!isInSight(element)) element.scrollIntoView({ block: "center" });
}

const isPart = (whole: Element | null, part: Element | null): boolean => part !== null && (whole?.contains(part) ?? false);

/** Whether its centre is visible: inside the window, and covered by nothing but pieces of the same board. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const under = document.elementsFromPoint?.(left + width / 2, top + height / 2) ?? [];
  const seen = under[0] ?? null;
  return isPart(element, seen) || isPart(seen, element) || (under.some((each) => isPart(element, each)) && isPart(element.closest(BOARD), seen));
}

/** The touched places (targets and spots): the touched element's own, and those of the elements below it. */
export function placesOf(event: MouseEvent): string[] {
  // A key press activates the focused element, wherever the pointer is.
  const under = event.detail ? (document.elementsFromPoint?.(event.clientX, event.clientY) ?? []) : [];
  const touched = [event.target, ...under].flatMap((each) => (each instanceof Element ? (each.closest<HTMLElement>(PLACE) ?? []) : []));
  return [...new Set(touched.flatMap(({ dataset }) => [dataset.target, dataset.spot]))].filter((place) => place !== undefined);
}
