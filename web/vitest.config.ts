import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

const HANGS = 7_200_000;

export default mergeConfig(
  build,
  defineConfig({
    // Components are tested in a simulated page, so the browser build of Svelte has to be picked.
    resolve: { conditions: ["browser"] },
    // A test knows no hurry: the only limit of time is for what hangs, as in pyproject.toml.
    // Files share a simulated page: making one for each file took longer than the tests.
    test: {
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/page.ts"],
      isolate: false,
      testTimeout: HANGS,
      hookTimeout: HANGS,
      teardownTimeout: HANGS,
    },
  }),
);
