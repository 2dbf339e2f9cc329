/** The last states of tables, which are kept for a visit without the server. */
import { expect, test, vi } from "vitest";
import type { TableState } from "../src/lib/api";
import { savedState, saveState } from "../src/lib/offline";

/** A browser's cache: in the order in which things were put there, where the same address takes the place of the old one. */
function caches(): void {
  const kept = new Map<string, string>();
  const cache = {
    put: async (address: string, answer: Response) => void (kept.delete(address), kept.set(address, await answer.text())),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
  };
  const match = (address: string): Promise<Response | undefined> => Promise.resolve(kept.has(address) ? new Response(kept.get(address)) : undefined);
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache), match });
}

const state = (id: string, version = 1): TableState => ({ id, version }) as TableState;

test("the newest five tables are kept, each as it was last", async () => {
  caches();
  for (const id of ["a", "b", "c", "d", "e"]) await saveState(state(id));
  await saveState(state("a", 2));
  await saveState(state("f"));
  const found = await Promise.all(["a", "b", "c", "d", "e", "f"].map(savedState));
  expect(found.map((each) => each && [each.id, each.version])).toEqual([["a", 2], null, ["c", 1], ["d", 1], ["e", 1], ["f", 1]]);
});

test("a browser without storage keeps nothing and says so", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("no room")), match: () => Promise.reject(new Error("no room")) });
  await saveState(state("a"));
  expect(await savedState("a")).toBeNull();
});
