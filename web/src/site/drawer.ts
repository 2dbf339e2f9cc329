/** What a browser keeps of the tables, in its IndexedDB: texts with versions, so that two windows never undo each other. */

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

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => KINDS.forEach((kind) => request.result.createObjectStore(kind, { keyPath: "name" }));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
  return opened;
}

export const drawer = {
  /** A text; what comes back for none must be `undefined`, which Python takes for None. */
  async get(kind: string, name: string): Promise<string | undefined> {
    const store = (await database()).transaction(kind).objectStore(kind);
    return ((await done(store.get(name))) as Kept | undefined)?.text;
  },

  /** Keeps a text if what is there is at the version before (below 0: whatever there is), in one transaction. */
  async put(kind: string, name: string, text: string, version: number, before: number): Promise<boolean> {
    const transaction = (await database()).transaction(kind, "readwrite", { durability: "relaxed" });
    const store = transaction.objectStore(kind);
    const there = (await done(store.get(name))) as Kept | undefined;
    if (before >= 0 && there?.version !== before) return false;
    await done(store.put({ name, version, text }));
    return true;
  },

  /** The versions of some names: lists and what comes back are JSON. */
  async versions(kind: string, names: string): Promise<string> {
    const store = (await database()).transaction(kind).objectStore(kind);
    const found: Record<string, number> = {};
    for (const name of JSON.parse(names) as string[]) {
      const kept = (await done(store.get(name))) as Kept | undefined;
      if (kept) found[name] = kept.version;
    }
    return JSON.stringify(found);
  },
};
