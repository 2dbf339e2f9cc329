/**
 * How a table is arranged in a window. Style sheets read it from the page: `data-arrangement` of the root says `wide`, `narrow stack
 * upright`, `narrow stack phone` or `narrow side`, and a rule under `:where([data-arrangement~="stack"])` is as strong as without.
 */
import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";

/**
 * `wide`: players and log on the right; `upright` and `phone`: all below each other, on a tablet and on a phone; `side`: a phone
 * on its side, a column beside the board.
 */
export type Arrangement = "wide" | "upright" | "phone" | "side";

/** Pixels. In a window as wide or as high as these there is no room for players and log beside the board. */
const [NARROW, LOW] = [900, 500];
/** So wide must a low window be for a column beside the board. A page that is enlarged has less, and scrolls. */
const COLUMN = 660;
/** A wider window is no phone's. */
const PHONE = 636;

const TOKENS: Record<Arrangement, string> = { wide: "wide", upright: "narrow stack upright", phone: "narrow stack phone", side: "narrow side" };

const resized = createSubscriber((update) => on(window, "resize", update));

/** The arrangement in the window as it is now; where it is read, it is read again when the window changes. */
export function arrangement(): Arrangement {
  resized();
  if (innerHeight <= LOW && innerWidth >= COLUMN) return "side";
  if (innerHeight > LOW && innerWidth > NARROW) return "wide";
  return innerWidth > PHONE ? "upright" : "phone";
}

/** Keeps the root's `data-arrangement` as the window is. */
export function arrange(): void {
  const mark = (): void => void (document.documentElement.dataset.arrangement = TOKENS[arrangement()]);
  mark();
  addEventListener("resize", mark);
}
