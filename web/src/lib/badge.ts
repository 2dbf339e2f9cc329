/** The number of tables that wait for the reader, on the icon of the installed page. */
import { fetchNotices } from "./api";
import { recall } from "./memory";
import { knownPerson } from "../people/person";

/** Browsers without badges, and those that refuse, do without. */
export function showWaiting(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => {});
}

/** Asks how many tables wait, where somebody may see it: the page is installed, or notices are wanted here. */
export async function countWaiting(): Promise<void> {
  const key = knownPerson()?.key;
  if (!key || !("setAppBadge" in navigator) || !(recall("notices", false) || matchMedia("(display-mode: standalone)").matches)) return;
  const found = await fetchNotices(key).catch(() => null);
  if (found) showWaiting(found.waiting);
}
