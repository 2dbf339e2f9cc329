/**
 * How a table fits into a window. Style sheets read the root's `data-arrangement`: `wide`, `narrow stack upright`,
 * `narrow stack phone` or `narrow side`. A rule under `:where([data-arrangement~="stack"])` has the same specificity as
 * one without it.
 */
import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";

/**
 * `wide`: players and log at the right. `upright` and `phone`: everything in one column, on a tablet and on a phone.
 * `side`: a phone in landscape, with a column next to the board.
 */
export type Arrangement = "wide" | "upright" | "phone" | "side";

/** Pixels. Players and log fit next to the board only in a window larger than this in both directions. */
const [NARROW, LOW] = [900, 500];
/** Minimum width (pixels) of a low window with a column next to the board. An enlarged page has less, and scrolls. */
const COLUMN = 660;
/** Phones are narrower than this (pixels). */
const PHONE = 636;

const TOKENS: Record<Arrangement, string> = { wide: "wide", upright: "narrow stack upright", phone: "narrow stack phone", side: "narrow side" };

const resized = createSubscriber((update) => on(window, "resize", update));

/** The current arrangement. Reading it subscribes to changes of the window's size. */
export function arrangement(): Arrangement {
  resized();
  if (innerHeight <= LOW && innerWidth >= COLUMN) return "side";
  if (innerHeight > LOW && innerWidth > NARROW) return "wide";
  return innerWidth > PHONE ? "upright" : "phone";
}

/** Keeps the root's `data-arrangement` up to date. */
export function watchArrangement(): void {
  const mark = (): void => void (document.documentElement.dataset.arrangement = TOKENS[arrangement()]);
  mark();
  addEventListener("resize", mark);
}
