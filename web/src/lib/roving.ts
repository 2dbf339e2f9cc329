/**
 * Roving tabindex: a group of many buttons is one tab stop. Arrow keys, Home and End move within it, following the
 * layout. Buttons that can be played (`data-lit`) remain tab stops.
 */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function buttons(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("button, [role=button]")];
}

/** Makes one unlit button the tab stop: `current` if it is unlit, otherwise the first. */
export function setTabStop(all: readonly HTMLElement[], current?: HTMLElement): void {
  const unlit = all.filter((button) => button.dataset.lit === undefined);
  const stop = current && unlit.includes(current) ? current : unlit[0];
  for (const button of all) button.tabIndex = button.dataset.lit !== undefined || button === stop ? 0 : -1;
}

/** The index of the button that a key leads to from `index`, or nothing if the key does not move. */
export function destination(key: string, index: number, length: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  const step = STEPS[key];
  return step === undefined ? null : (index + step + length) % length;
}

interface Position {
  x: number;
  y: number;
}

const WAYS: Record<string, Position> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
/** Pixels by which an element must lie further on to count. */
const ASTRAY = 4;

/** The nearest element in the direction of an arrow key, preferring straight ahead; nothing at the edge. */
export function neighbour(key: string, from: number, places: readonly Position[]): number | null {
  const [way, here] = [WAYS[key], places[from]];
  if (!way || !here) return null;
  let best: { index: number; far: number } | null = null;
  for (const [index, { x, y }] of places.entries()) {
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const far = ahead + 2 * Math.abs(dx * way.y + dy * way.x);
    if (ahead > ASTRAY && (!best || far < best.far)) best = { index, far };
  }
  return best?.index ?? null;
}

function middle(button: HTMLElement): Position {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export const roving: Attachment = (group) => {
  const onKey = (event: Event): void => {
    const all = buttons(group);
    const index = all.indexOf(document.activeElement as HTMLElement);
    const { key } = event as KeyboardEvent;
    const next = index < 0 ? null : (neighbour(key, index, all.map(middle)) ?? destination(key, index, all.length));
    if (next === null) return;
    event.preventDefault();
    setTabStop(all, all[next]);
    all[next]?.focus();
  };
  const observer = new MutationObserver(() => setTabStop(buttons(group)));
  setTabStop(buttons(group));
  group.addEventListener("keydown", onKey);
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-lit"] });
  return () => {
    group.removeEventListener("keydown", onKey);
    observer.disconnect();
  };
};
