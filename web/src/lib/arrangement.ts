/** How a table is arranged in a window; the style sheets' media queries say the same. Lengths are in pixels. */
import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";

/** `wide`: players and log on the right; `stack`: all below each other; `side`: a phone on its side, a column beside the board. */
export type Arrangement = "wide" | "stack" | "side";

/** In a window as wide or as high as these there is no room for players and log beside the board. */
const [NARROW, LOW] = [900, 500];
/** So wide must a low window be for a column beside the board. A page that is enlarged has less, and scrolls. */
const COLUMN = 660;

export function arrangementOf(width: number, height: number): Arrangement {
  if (height <= LOW) return width >= COLUMN ? "side" : "stack";
  return width > NARROW ? "wide" : "stack";
}

const resized = createSubscriber((update) => on(window, "resize", update));

/** The arrangement in the window as it is now; where it is read, it is read again when the window changes. */
export function arrangement(): Arrangement {
  resized();
  return arrangementOf(innerWidth, innerHeight);
}
