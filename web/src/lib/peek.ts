/**
 * Previews an element without activating it: on hover, on keyboard focus, and on a long press. A long press does not
 * activate the element; if there is nothing to activate, any press is a preview.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LONG_PRESS = 400;

export function peek(look: (on: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A long press has shown the preview; lifting the finger must not activate the element. */
    let held = false;

    const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";
    const press = (event: Event): void => {
      clearTimeout(timer);
      held = false;
      if (isMouse(event)) return;
      timer = setTimeout(() => {
        held = true;
        look(true);
      }, LONG_PRESS);
    };
    const click = (event: Event): void => {
      if (held) event.stopPropagation();
      else if (event.target instanceof Element && !event.target.closest("[data-lit]")) look(true);
      held = false;
    };
    const elsewhere = (event: Event): void => {
      if (!(event.target instanceof Node && element.contains(event.target))) look(false);
    };

    const ends = [
      on(element, "pointerenter", (event) => isMouse(event) && look(true)),
      on(element, "pointerleave", (event) => isMouse(event) && look(false)),
      on(element, "pointerdown", press),
      on(element, "pointerup", () => clearTimeout(timer)),
      on(element, "pointercancel", () => clearTimeout(timer)),
      on(element, "contextmenu", (event) => held && event.preventDefault()),
      on(element, "click", click, { capture: true }),
      on(element, "focusin", (event) => (event.target as Element).matches(":focus-visible") && look(true)),
      on(element, "focusout", () => look(false)),
      on(document, "pointerdown", elsewhere),
      on(document, "keydown", (event) => (event as KeyboardEvent).key === "Escape" && look(false)),
    ];
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
      // A removed element ends its preview.
      look(false);
    };
  };
}
