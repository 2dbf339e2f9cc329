/** Where a browser has no database, the tables of the site lie in the page, by the same rules. */
import { expect, test, vi } from "vitest";
import { Drawer } from "../src/site/drawer";

test("a page whose browser keeps nothing is played all the same, and is told so", async () => {
  const forgets = vi.fn();
  const drawer = new Drawer(forgets);
  expect(typeof indexedDB).toBe("undefined");
  expect(await drawer.get("table", "a")).toBeUndefined();
  expect(forgets).toHaveBeenCalled();
  expect(await drawer.put("table", "a", "first", 1, -1)).toBe(true);
  expect(await drawer.put("table", "a", "second", 2, 1)).toBe(true);
  expect(await drawer.put("table", "a", "late", 2, 1)).toBe(false);
  expect(await drawer.put("table", "b", "never made", 2, 1)).toBe(false);
  expect(await drawer.get("table", "a")).toBe("second");
  expect(await drawer.get("review", "a")).toBeUndefined();
  expect(await drawer.versions("table", '["a", "b"]')).toBe('{"a":2}');
});
