/** Keeps keyboard focus in place: when a button disappears with its move, its successor gets the focus. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const LISTED = "[data-move]";

/** Runs after `what` has changed. The section needs a heading that can take focus. */
export function keepFocus(what: () => unknown): Attachment<HTMLElement> {
  return (section) => {
    /** The element that had the focus, and its index among the listed moves. */
    let focused: { place: number } | null = null;
    const remember = ({ target }: FocusEvent): void => {
      // The heading holds the focus until there are moves again.
      if (focused && (target as Element).id === "prompt") return;
      focused = { place: [...section.querySelectorAll(LISTED)].indexOf(target as Element) };
    };
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && section.contains(target))) focused = null;
    };
    section.addEventListener("focusin", remember);
    document.addEventListener("focusin", elsewhere);
    document.addEventListener("pointerdown", elsewhere);
    $effect(() => {
      void what();
      if (focused) void tick().then(restoreFocus);
    });
    const restoreFocus = (): void => {
      const moves = section.querySelectorAll<HTMLElement>(LISTED);
      const here = document.activeElement;
      if (!focused || (section.contains(here) && !(here?.id === "prompt" && moves.length))) return;
      const next = focused.place < 0 ? null : (moves[focused.place] ?? moves[0]);
      (next ?? section.querySelector<HTMLElement>("#prompt"))?.focus({ preventScroll: true });
    };
    return () => {
      document.removeEventListener("focusin", elsewhere);
      document.removeEventListener("pointerdown", elsewhere);
    };
  };
}
