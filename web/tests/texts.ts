/** The catalogues as the server combines them: the page's own, the engine's and those of all games. */
import { readdirSync, readFileSync } from "node:fs";
import { Texts } from "../src/lib/texts";

const GAMES = "../src/benben/games";

export const FOLDERS = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

export const catalogue = (language: string): string =>
  ["../src/benben/texts", "../src/benben/engine/texts", ...FOLDERS.map((game) => `${GAMES}/${game}/texts`)]
    .map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf8"))
    .join("\n");

export const english = (): Texts => new Texts("en", catalogue("en"));
