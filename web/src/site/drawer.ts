/**
 * What a browser keeps of the tables, in its IndexedDB: texts with versions, so that two windows never undo each other.
 * What one that forbids it, or has no room left, does not keep lies here for as long as the page is open.
 */

const NAME = "benben";
const KINDS = ["table", "review"] as const;

interface Kept {
  name: string;
  version: number;
  text: string;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}

/** Whether there is room shows only at the end. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("refused"));
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => KINDS.forEach((kind) => request.result.createObjectStore(kind, { keyPath: "name" }));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}

export class Drawer {
  /** What is only here, by kind and name. */
  private readonly here = new Map<string, Kept>();
  /** Null where there is none. */
  private opened: Promise<IDBDatabase | null> | null = null;

  /** *forgets* is called when something will be gone with the page. */
  constructor(private readonly forgets: () => void) {}

  /** A text; what comes back for none must be `undefined`, which Python takes for None. */
  async get(kind: string, name: string): Promise<string | undefined> {
    return (await this.find(kind, name))?.text;
  }

  /** Keeps a text if what is there is at the version before (below 0: whatever there is), in one transaction. */
  async put(kind: string, name: string, text: string, version: number, before: number): Promise<boolean> {
    const kept = { name, version, text };
    const [database, here] = [await this.database(), this.here.get(placeOf(kind, name))];
    if (!database || here) {
      if (before >= 0 && here?.version !== before) return false;
      this.keepHere(kind, kept);
      return true;
    }
    const transaction = database.transaction(kind, "readwrite", { durability: "relaxed" });
    const store = transaction.objectStore(kind);
    const there = (await done(store.get(name))) as Kept | undefined;
    if (before >= 0 && there?.version !== before) return false;
    store.put(kept);
    await ended(transaction).catch(() => this.keepHere(kind, kept));
    return true;
  }

  /** The versions of some names: lists and what comes back are JSON. */
  async versions(kind: string, names: string): Promise<string> {
    const found: Record<string, number> = {};
    for (const name of JSON.parse(names) as string[]) {
      const kept = await this.find(kind, name);
      if (kept) found[name] = kept.version;
    }
    return JSON.stringify(found);
  }

  private async find(kind: string, name: string): Promise<Kept | undefined> {
    const here = this.here.get(placeOf(kind, name));
    const database = here ? null : await this.database();
    return database ? ((await done(database.transaction(kind).objectStore(kind).get(name))) as Kept | undefined) : here;
  }

  private database(): Promise<IDBDatabase | null> {
    this.opened ??= Promise.resolve()
      .then(open)
      .then((database) => {
        // A browser may close it, as when it needs the room: then it is opened anew.
        database.onclose = () => (this.opened = null);
        return database;
      })
      .catch(() => {
        this.forgets();
        return null;
      });
    return this.opened;
  }

  private keepHere(kind: string, kept: Kept): void {
    this.here.set(placeOf(kind, kept.name), kept);
    this.forgets();
  }
}

const placeOf = (kind: string, name: string): string => `${kind} ${name}`;
