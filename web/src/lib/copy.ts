/** Puts a text where the device keeps what was copied, and tells whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  const safe = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (safe) return true;
  // Only pages that came over a safe line may write to the clipboard; others copy as people do, by selecting.
  const field = Object.assign(document.createElement("textarea"), { value: text });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
