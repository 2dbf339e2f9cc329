import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The server carries the built table inside the Python package, so the build writes straight there. */
const STATIC = "../src/benben/server/static";
/** The page as a site of files (`--mode site`), which `benben web site` takes from here. */
const SITE = "../src/benben/site/static";
/** What the site takes of Python for browsers. */
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

function siteFiles(): Plugin {
  return {
    name: "site-files",
    generateBundle() {
      for (const name of PYTHON) {
        this.emitFile({ type: "asset", fileName: `python/${name}`, source: readFileSync(`node_modules/pyodide/${name}`) });
      }
      this.emitFile({ type: "asset", fileName: "keeper.js", source: readFileSync("site/keeper.js") });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "site" ? [siteFiles()] : [])],
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: mode === "site" ? SITE : STATIC,
    emptyOutDir: true,
    // light-dark() must reach the browser as written: the theme switch depends on it.
    target: ["chrome123", "firefox121", "safari17.5"],
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
  },
  server: {
    // Besides the tables: what games from outside the package bring.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/games": "http://127.0.0.1:8000" },
  },
}));
