/** Keyboard input independent of the layout, and without auto-repeat. */

const FOREIGN = /^(?!\p{Script=Latin}|[0-9])[\p{L}\p{N}]$/u;

/** The key of an event. For another alphabet or other digits: the Latin character of the same physical key. */
export function latinKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const place = FOREIGN.test(key) ? /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code) : null;
  return (place?.[1] ?? place?.[2] ?? key).replace(/^[A-Z]$/, (letter) => letter.toLowerCase());
}

const CONTROLS = "button, a[href], summary, input, [role=button]";
/** Elements in which a space is text or scrolls the page. */
const WRITTEN = "input:not([type=checkbox], [type=radio], [type=button], [type=submit])";

/**
 * Ignores auto-repeat on controls: browsers press a button again with each repetition, and by then the button may stand
 * for the next move.
 */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ") || !(event.target instanceof Element)) return;
  if (!event.target.closest(CONTROLS) || (event.key === " " && event.target.closest(WRITTEN))) return;
  event.preventDefault();
  event.stopPropagation();
}
