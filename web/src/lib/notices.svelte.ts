/** Notices on this device that it is one's turn, while the page is closed (Web Push). */
import { isSite } from "./address";
import { fetchNoticeKey, startNotices, stopNotices } from "./api";
import { recall, remember } from "./memory";
import { words } from "./words.svelte";

const CHOSEN = "notices";

class Notices {
  /** Whether this device gets notices; null while that is unknown or impossible. */
  on = $state<boolean | null>(null);
  denied = $state(false);
  private key: string | null = null;

  /** Finds out whether notices are possible, and renews those of a table's seat that this device has. */
  async look(table: string, token: string): Promise<void> {
    if (isSite || !("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return;
    if (!(await navigator.serviceWorker.getRegistration())) return;
    this.key ??= await fetchNoticeKey();
    if (!this.key) return;
    this.on = recall(CHOSEN, false) && Notification.permission === "granted";
    if (this.on) await this.subscribe(table, token);
  }

  /** Asks the browser's permission, and begins. */
  async start(table: string, token: string): Promise<void> {
    this.denied = (await Notification.requestPermission()) !== "granted";
    if (this.denied) return;
    await this.subscribe(table, token);
    this.on = true;
    remember(CHOSEN, true);
  }

  async stop(table: string, token: string): Promise<void> {
    const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (found) {
      await stopNotices(table, token, described(found));
      await found.unsubscribe();
    }
    this.on = false;
    remember(CHOSEN, false);
  }

  private async subscribe(table: string, token: string): Promise<void> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.key });
    await startNotices(table, token, described(found));
  }
}

function described(found: PushSubscription): { endpoint: string; keys: { p256dh: string; auth: string }; language: string } {
  const { keys } = found.toJSON();
  return { endpoint: found.endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" }, language: words.texts.language };
}

export const notices = new Notices();
