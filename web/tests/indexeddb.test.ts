/** Without a database, the site's tables stay in memory, under the same rules. */
import { expect, test, vi } from "vitest";
import { KeyValueStore } from "../src/site/indexeddb";

test("without storage the site still works, and the page is notified", async () => {
  const onLoss = vi.fn();
  const store = new KeyValueStore(onLoss);
  expect(typeof indexedDB).toBe("undefined");
  expect(await store.get("table", "a")).toBeUndefined();
  expect(onLoss).toHaveBeenCalled();
  expect(await store.put("table", "a", "first", 1, -1)).toBe(true);
  expect(await store.put("table", "a", "second", 2, 1)).toBe(true);
  expect(await store.put("table", "a", "late", 2, 1)).toBe(false);
  expect(await store.put("table", "b", "never made", 2, 1)).toBe(false);
  expect(await store.get("table", "a")).toBe("second");
  expect(await store.get("review", "a")).toBeUndefined();
  expect(await store.versions("table", '["a", "b"]')).toBe('{"a":2}');
});
