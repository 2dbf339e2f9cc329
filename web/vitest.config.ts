import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

export default mergeConfig(
  build,
  defineConfig({
    // Components are tested in a simulated page, so the browser build of Svelte has to be picked.
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts"] },
  }),
);
