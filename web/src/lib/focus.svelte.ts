/** Keyboards go on where they were: a button that goes away with its move leaves the focus to what takes its place. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const LISTED = "[data-move]";

/** After `what` has changed; the section has a heading that can be focused. */
export function after(what: () => unknown): Attachment<HTMLElement> {
  return (section) => {
    /** What had the focus last, and its place among the listed moves. */
    let held: { place: number } | null = null;
    const remember = ({ target }: FocusEvent): void => {
      // The heading only keeps the place until there are moves again.
      if (held && (target as Element).id === "prompt") return;
      held = { place: [...section.querySelectorAll(LISTED)].indexOf(target as Element) };
    };
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && section.contains(target))) held = null;
    };
    section.addEventListener("focusin", remember);
    document.addEventListener("focusin", elsewhere);
    document.addEventListener("pointerdown", elsewhere);
    $effect(() => {
      void what();
      if (held) void tick().then(settle);
    });
    const settle = (): void => {
      const moves = section.querySelectorAll<HTMLElement>(LISTED);
      const here = document.activeElement;
      if (!held || (section.contains(here) && !(here?.id === "prompt" && moves.length))) return;
      const next = held.place < 0 ? null : (moves[held.place] ?? moves[0]);
      (next ?? section.querySelector<HTMLElement>("#prompt"))?.focus({ preventScroll: true });
    };
    return () => {
      document.removeEventListener("focusin", elsewhere);
      document.removeEventListener("pointerdown", elsewhere);
    };
  };
}
