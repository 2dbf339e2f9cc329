/** The page's transport: HTTP and WebSocket, or, in the static site, Python in a worker. */

import type { Socket } from "./socket";

interface Transport {
  /** Whether a network lies in between, so that an answer may never arrive. */
  readonly isRemote: boolean;
  ask(path: string, init: RequestInit): Promise<Response>;
  /** Opens a connection, for example to a table. */
  connect(path: string): Socket;
}

/** Milliseconds before a request times out. */
const LIMIT = 30_000;

const network: Transport = {
  isRemote: true,
  ask(path, init) {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), LIMIT);
    init.signal?.addEventListener("abort", () => limit.abort());
    return fetch(`/api${path}`, { ...init, signal: limit.signal });
  },
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api${path}`);
  },
};

export const transport: Transport = import.meta.env.MODE === "site" ? (await import("../site/client")).client : network;
