/** Milliseconds to wait before the next attempt to connect: exponential up to a limit, with jitter. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(8000, 400 * 2 ** attempt);
  return ceiling / 2 + (ceiling / 2) * random();
}
