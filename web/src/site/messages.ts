/** What the page and the workers say to each other. */

/** To a worker: begin, as what keeps the tables or as what thinks; the addresses are whole. */
export interface Begin {
  kind: "begin";
  role: "tables" | "thinking";
  /** Where the site's files lie. */
  files: string;
}

/** The name of a header, and what it says. */
export type Pair = [name: string, value: string];

export type ToWorker =
  | Begin
  | { kind: "ask"; id: number; method: string; path: string; headers: Pair[]; body: string }
  | { kind: "open"; id: number; path: string }
  | { kind: "say"; line: string; text: string }
  | { kind: "end"; line: string }
  /** A question to think about, and what came of one that the worker had. */
  | { kind: "think"; id: number; question: string }
  | { kind: "thought"; id: number; answer: string | null };

export type FromWorker =
  | { kind: "progress"; done: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  /** The browser keeps nothing of the tables. */
  | { kind: "forgets" }
  | { kind: "answer"; id: number; status: number; headers: Pair[]; body: Uint8Array<ArrayBuffer> }
  | { kind: "opened"; id: number; line: string }
  | { kind: "told"; line: string; text: string }
  | { kind: "hung-up"; line: string; code: number }
  | { kind: "think"; id: number; question: string }
  | { kind: "thought"; id: number; answer: string | null };
