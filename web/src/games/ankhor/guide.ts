/** On narrow pages the estate lies below the market: it is brought into sight while a place is chosen, and back again. */
import type { Attachment } from "svelte/attachments";
import { reducedMotion } from "../../lib/journeys";

/** Where the whole page scrolls, not its parts. */
const NARROW = "(max-width: 900px)";
/** Travelling pieces arrive before the page moves back. */
const PAUSE = 900;

let earlier: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const scroll = (top: number): void => scrollTo({ top, behavior: reducedMotion() ? "auto" : "smooth" });

export function guide(choosing: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    if (!choosing() || !globalThis.matchMedia?.(NARROW).matches) return;
    clearTimeout(timer);
    earlier ??= scrollY;
    scroll(scrollY + element.getBoundingClientRect().top - 8);
    return () => {
      timer = setTimeout(() => {
        if (earlier !== null) scroll(earlier);
        earlier = null;
      }, PAUSE);
    };
  };
}
