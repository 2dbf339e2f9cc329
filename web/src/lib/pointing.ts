/** Marks the places of the board that somebody's eye is led to: those with one of these targets, else with such a spot. */
const MARK = "data-pointed";

const found = (attribute: string, place: string): Element[] => [...document.querySelectorAll(`[${attribute}="${CSS.escape(place)}"]`)];

/** The elements that stand for a place. */
function elementsAt(place: string): Element[] {
  const targets = found("data-target", place);
  return targets.length ? targets : found("data-spot", place);
}

/** Marks these places and no others; the first of them comes into sight. */
export function pointAt(places: readonly string[]): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  const elements = places.flatMap(elementsAt);
  for (const element of elements) element.setAttribute(MARK, "");
  if (elements[0] && !isInSight(elements[0])) elements[0].scrollIntoView({ block: "center" });
}

/** Whether some of it can be seen: it lies in the window, and nothing lies on its middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return seen !== null && (element.contains(seen) || (seen?.contains(element) ?? false));
}

/** The place of the board that an event happened at, if it has one: its target, else its spot. */
export function placeOf(event: Event): string[] {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-target], [data-spot]") : null;
  return [element?.dataset.target, element?.dataset.spot].filter((place) => place !== undefined);
}
