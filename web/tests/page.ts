/** What browsers have and the simulated page lacks. */
class ResizeObserverOfNothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= ResizeObserverOfNothing;
