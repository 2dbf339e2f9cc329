/** Every text the page names is in the English catalogues, and no file but the tokens names a colour. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Texts } from "../src/lib/texts";

const SOURCES = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const TEXTS = new Texts(
  "en",
  ["../src/benben/texts/en.ftl", "../src/benben/games/ra/texts/en.ftl"].map((file) => readFileSync(file, "utf8")).join("\n"),
);

test("every text of the page is in the catalogue", () => {
  const named = SOURCES.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"((?:table|lobby|error)-[a-z-]*[a-z])"/g)]);
  const missing = named.map((match) => match[1] ?? "").filter((id) => !TEXTS.has(id));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});

test.each([
  ["table-theme", ["auto", "light", "dark"]],
  ["table-line", ["connecting", "open", "lost"]],
  ["lobby-kind", ["me", "here", "open", "bot"]],
])("%s has a text for each case", (prefix, cases) => {
  expect(cases.filter((each) => !TEXTS.has(`${prefix}-${each}`))).toEqual([]);
});

test("only the tokens name colours", () => {
  const colour = /#[0-9a-f]{3,8}\b(?!["-])|rgba?\(|hsla?\(/gi;
  const files = SOURCES.filter((file) => /\.(svelte|css|ts)$/.test(file) && !file.endsWith("tokens.css") && !file.endsWith("schema.ts"));
  const found = files.flatMap((file) => (readFileSync(file, "utf8").match(colour) ?? []).map((hit) => `${file}: ${hit}`));
  expect(found).toEqual([]);
});
