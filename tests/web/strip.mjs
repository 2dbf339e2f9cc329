/** Writes the library and other modules as JavaScript for a browser: `node strip.mjs FOLDER MODULE…`. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const library = readdirSync(join(root, "web/engine/src")).map((name) => join("web/engine/src", name));
const [folder, ...modules] = process.argv.slice(2);
for (const file of [...library, ...modules]) {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, stripTypeScriptTypes(readFileSync(join(root, file), "utf-8")));
}
