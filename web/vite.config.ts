import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server carries the built table inside the Python package, so the build writes straight there. */
const STATIC = "../src/benben/server/static";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: STATIC,
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
});
