import { describe, expect, test } from "vitest";
import { patched, type Operation } from "../src/lib/patch";

const DOCUMENT = { ply: 3, view: { seats: [{ points: 1 }, { points: 2 }], "a/b~c": null as number | null, "~1": 1 }, other: [1] };

const after = (...patch: Operation[]): typeof DOCUMENT => patched(DOCUMENT, patch);

describe("a patch", () => {
  test("replaces values in objects and lists, and leaves the rest the same objects", () => {
    const found = after({ op: "replace", path: "/view/seats/1/points", value: 5 });
    expect(found.view.seats).toEqual([{ points: 1 }, { points: 5 }]);
    expect(found.view.seats[0]).toBe(DOCUMENT.view.seats[0]);
    expect(found.other).toBe(DOCUMENT.other);
    expect(DOCUMENT.view.seats[1]?.points).toBe(2);
  });

  test("adds and removes members", () => {
    expect(after({ op: "add", path: "/view/extra", value: [2] }).view).toHaveProperty("extra", [2]);
    expect(after({ op: "remove", path: "/other", value: null })).not.toHaveProperty("other");
  });

  test("finds members with slashes and tildes in their names", () => {
    expect(after({ op: "replace", path: "/view/a~1b~0c", value: 7 }).view["a/b~c"]).toBe(7);
    expect(after({ op: "replace", path: "/view/~01", value: 7 }).view["~1"]).toBe(7);
  });

  test("replaces the whole document where the path is empty", () => {
    expect(patched<unknown>(DOCUMENT, [{ op: "replace", path: "", value: 1 }])).toBe(1);
  });
});
