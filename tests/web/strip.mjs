/** Writes the library and the tests' questions as JavaScript for a browser: `node strip.mjs FOLDER`. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const library = readdirSync(join(root, "web/engine/src")).map((name) => join("web/engine/src", name));
for (const file of [...library, "tests/web/answers.ts"]) {
  const target = join(process.argv[2], file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, stripTypeScriptTypes(readFileSync(join(root, file), "utf-8")));
}
