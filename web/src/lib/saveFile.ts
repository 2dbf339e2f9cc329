/** Saves a text or a file on the reader's device. */
export function saveFile(name: string, content: string | Blob, type = "application/json"): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
