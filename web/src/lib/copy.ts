/** Copies a text to the clipboard and returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  const safe = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (safe) return true;
  // Only secure contexts may write to the clipboard; elsewhere the page selects the text and copies the selection.
  const field = Object.assign(document.createElement("textarea"), { value: text });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
