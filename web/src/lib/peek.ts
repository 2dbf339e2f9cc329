/**
 * Looking before one acts: while the mouse rests on an element, while it has the keyboard's focus, and after a long
 * press of a finger. A press that was long does not act as well; one that had nothing to act on is a look too.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LONG_PRESS = 400;

export function peek(look: (on: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A finger has looked: lifting it must not act. */
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
      // What is gone is not looked at any more.
      look(false);
    };
  };
}
