/** Keys as they are meant: the same letters whatever alphabet a keyboard writes, and one press that is held is one press. */

const FOREIGN = /^(?!\p{Script=Latin}|[0-9])[\p{L}\p{N}]$/u;

/** The key of an event; where it writes another alphabet or other digits, the Latin letter or the digit that stands in its place. */
export function latinKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const place = FOREIGN.test(key) ? /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code) : null;
  return (place?.[1] ?? place?.[2] ?? key).replace(/^[A-Z]$/, (letter) => letter.toLowerCase());
}

const CONTROLS = "button, a[href], summary, input, [role=button]";
/** Where a blank is a letter, or moves the page. */
const WRITTEN = "input:not([type=checkbox], [type=radio], [type=button], [type=submit])";

/**
 * Heeds a key that is held down on a control once: browsers press a button again with each repetition, and what stands there
 * by then may be the next move.
 */
export function pressOnce(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ") || !(event.target instanceof Element)) return;
  if (!event.target.closest(CONTROLS) || (event.key === " " && event.target.closest(WRITTEN))) return;
  event.preventDefault();
  event.stopPropagation();
}
