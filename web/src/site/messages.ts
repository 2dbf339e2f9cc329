/** The messages between the page and the workers. */

/** Starts a worker that keeps the tables, or one that thinks. Addresses are absolute. */
export interface Begin {
  kind: "begin";
  role: "tables" | "thinking";
  /** The base address of the site's files. */
  files: string;
}

/** The name and the value of a header. */
export type Pair = [name: string, value: string];

export type ToPython =
  | Begin
  | { kind: "ask"; id: number; method: string; path: string; headers: Pair[]; body: string }
  | { kind: "open"; id: number; path: string }
  | { kind: "send"; connection: string; text: string }
  | { kind: "close"; connection: string }
  /** A request to think, and the answer to one. */
  | { kind: "think"; id: number; question: string }
  | { kind: "thought"; id: number; answer: string | null };

export type FromPython =
  | { kind: "progress"; done: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  /** The browser does not store the tables. */
  | { kind: "storage-lost" }
  | { kind: "answer"; id: number; status: number; headers: Pair[]; body: Uint8Array<ArrayBuffer> }
  | { kind: "opened"; id: number; connection: string }
  | { kind: "received"; connection: string; text: string }
  | { kind: "closed"; connection: string; code: number }
  | { kind: "think"; id: number; question: string }
  | { kind: "thought"; id: number; answer: string | null };
