import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

const HANGS = 7_200_000;

export default mergeConfig(
  build,
  defineConfig({
    // Components are tested in a simulated page, so the browser build of Svelte has to be picked.
    resolve: { conditions: ["browser"] },
    // A test knows no hurry: the only limit of time is for what hangs, as in pyproject.toml.
    test: { include: ["tests/**/*.test.ts"], testTimeout: HANGS, hookTimeout: HANGS, teardownTimeout: HANGS },
  }),
);
