/**
 * The store of the static site's tables: texts with versions in IndexedDB, so that two windows never overwrite each
 * other's changes. If the browser forbids storage or has no room, texts stay in memory until the page closes.
 */

const NAME = "benben";
const KINDS = ["table", "review"] as const;

interface Entry {
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

/** Resolves when the transaction commits; only then is it certain that there was room. */
function committed(transaction: IDBTransaction): Promise<void> {
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

export class KeyValueStore {
  /** Entries that are in memory only, by kind and name. */
  private readonly fallback = new Map<string, Entry>();
  /** Null if there is no database. */
  private connecting: Promise<IDBDatabase | null> | null = null;

  /** Calls *onLoss* when an entry will be lost with the page. */
  constructor(private readonly onLoss: () => void) {}

  /** A stored text. A missing one must be `undefined`, which Python sees as None. */
  async get(kind: string, name: string): Promise<string | undefined> {
    return (await this.find(kind, name))?.text;
  }

  /** Stores a text if the stored version is `before` (negative: any), in one transaction. Returns whether it did. */
  async put(kind: string, name: string, text: string, version: number, before: number): Promise<boolean> {
    const entry = { name, version, text };
    const [database, fallback] = [await this.database(), this.fallback.get(keyOf(kind, name))];
    if (!database || fallback) {
      if (before >= 0 && fallback?.version !== before) return false;
      this.keepInMemory(kind, entry);
      return true;
    }
    const transaction = database.transaction(kind, "readwrite", { durability: "relaxed" });
    const store = transaction.objectStore(kind);
    const stored = (await done(store.get(name))) as Entry | undefined;
    if (before >= 0 && stored?.version !== before) return false;
    store.put(entry);
    await committed(transaction).catch(() => this.keepInMemory(kind, entry));
    return true;
  }

  /** The versions of some names; the argument and the result are JSON. */
  async versions(kind: string, names: string): Promise<string> {
    const found: Record<string, number> = {};
    for (const name of JSON.parse(names) as string[]) {
      const entry = await this.find(kind, name);
      if (entry) found[name] = entry.version;
    }
    return JSON.stringify(found);
  }

  private async find(kind: string, name: string): Promise<Entry | undefined> {
    const fallback = this.fallback.get(keyOf(kind, name));
    const database = fallback ? null : await this.database();
    return database ? ((await done(database.transaction(kind).objectStore(kind).get(name))) as Entry | undefined) : fallback;
  }

  private database(): Promise<IDBDatabase | null> {
    this.connecting ??= Promise.resolve()
      .then(open)
      .then((database) => {
        // A browser may close the database, for example to free space; the next access opens it again.
        database.onclose = () => (this.connecting = null);
        return database;
      })
      .catch(() => {
        this.onLoss();
        return null;
      });
    return this.connecting;
  }

  private keepInMemory(kind: string, entry: Entry): void {
    this.fallback.set(keyOf(kind, entry.name), entry);
    this.onLoss();
  }
}

const keyOf = (kind: string, name: string): string => `${kind} ${name}`;
