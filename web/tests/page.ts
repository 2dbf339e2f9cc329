/** Browser features that the simulated page lacks; and a clean page for each file, since files share one. */
import { cleanup } from "@testing-library/svelte";
import { vi } from "vitest";

class ResizeObserverOfNothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= ResizeObserverOfNothing;

if (typeof document !== "undefined") {
  cleanup();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
}
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
