/**
 * Keeps a group of many buttons at one tab stop: arrow keys, Home and End move within, as the buttons lie on the page.
 * Buttons that can be played (`data-lit`) stay tab stops of their own.
 */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function buttons(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("button, [role=button]")];
}

/** Leaves one unlit button as tab stop: `current` if it is one, else the first. */
export function settle(all: readonly HTMLElement[], current?: HTMLElement): void {
  const unlit = all.filter((button) => button.dataset.lit === undefined);
  const stop = current && unlit.includes(current) ? current : unlit[0];
  for (const button of all) button.tabIndex = button.dataset.lit !== undefined || button === stop ? 0 : -1;
}

/** The button that a key leads to from the one at `index`, or none if the key is not for moving. */
export function destination(key: string, index: number, length: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  const step = STEPS[key];
  return step === undefined ? null : (index + step + length) % length;
}

interface Place {
  x: number;
  y: number;
}

const WAYS: Record<string, Place> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
/** Pixels by which something must lie further on to count as such. */
const ASTRAY = 4;

/** Which of the places lies next in the direction of an arrow key, straight ahead before aside; none at the edge. */
export function neighbour(key: string, from: number, places: readonly Place[]): number | null {
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

function middle(button: HTMLElement): Place {
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
    settle(all, all[next]);
    all[next]?.focus();
  };
  const observer = new MutationObserver(() => settle(buttons(group)));
  settle(buttons(group));
  group.addEventListener("keydown", onKey);
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-lit"] });
  return () => {
    group.removeEventListener("keydown", onKey);
    observer.disconnect();
  };
};
