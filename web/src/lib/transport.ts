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
  ask(path: string, init: RequestInit): Promise<Response>;
  /** A line to a table, by its name. */
  line(table: string): Socket;
}

const network: Transport = {
  ask: (path, init) => fetch(`/api${path}`, init),
  line(table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
  },
};

export const transport: Transport = import.meta.env.MODE === "site" ? (await import("../site/client")).client : network;
