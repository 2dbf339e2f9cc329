/** The same page as a site of files, which `benben web site` takes from here: `npm run site`. */
import { readFileSync } from "node:fs";
import { defineConfig, mergeConfig, type Plugin } from "vite";
import build from "./vite.config.ts";

const SITE = "../src/benben/site/static";
/** What the site takes of Python for browsers. */
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const AGAIN = "again.js";

function siteFiles(): Plugin {
  return {
    name: "site-files",
    generateBundle() {
      for (const name of PYTHON) {
        this.emitFile({ type: "asset", fileName: `python/${name}`, source: readFileSync(`node_modules/pyodide/${name}`) });
      }
      for (const name of ["keeper.js", AGAIN]) {
        this.emitFile({ type: "asset", fileName: name, source: readFileSync(`site/${name}`) });
      }
    },
    // Before all other scripts: it looks after them.
    transformIndexHtml: () => [{ tag: "script", attrs: { src: `./${AGAIN}` }, injectTo: "head-prepend" }],
  };
}

export default mergeConfig(
  build,
  defineConfig({
    plugins: [siteFiles()],
    // Whatever folder it is put into.
    base: "./",
    worker: { format: "es" },
    build: { outDir: SITE },
  }),
);
