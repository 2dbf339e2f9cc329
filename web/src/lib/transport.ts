/** How the page asks and hears: over the network, or in a site of files the Python that runs beside it. */

/** As much of a socket as a table needs. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Transport {
  /** Whether there is a network in between, so that an answer may never come. */
  readonly isRemote: boolean;
  ask(path: string, init: RequestInit): Promise<Response>;
  /** A line, as to a table. */
  line(path: string): Socket;
}

/** Milliseconds after which no answer is waited for any more. */
const LIMIT = 30_000;

const network: Transport = {
  isRemote: true,
  ask(path, init) {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), LIMIT);
    init.signal?.addEventListener("abort", () => limit.abort());
    return fetch(`/api${path}`, { ...init, signal: limit.signal });
  },
  line(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api${path}`);
  },
};

export const transport: Transport = import.meta.env.MODE === "site" ? (await import("../site/client")).client : network;
