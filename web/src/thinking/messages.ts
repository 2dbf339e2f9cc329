/** What goes between the page and the workers that think for it. */
import type { Source } from "../../engine/src/engine.ts";
import type { Child } from "../../engine/src/search.ts";
import type { Schemas } from "../lib/api";

export type Question = Schemas["ThinkMessage"];
export type Found = Schemas["Found"];
/** What the server is answered. */
export type Thought = Omit<Schemas["ThoughtMessage"], "type" | "id">;

export type ToWorker =
  | { kind: "begin"; source: Source }
  /** *part* sets several workers apart that search one position; *nodes* bounds a tree that only the clock ends. */
  | { kind: "think"; question: Question; part: number; nodes: number };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "thought"; id: number; answer: Answer; games: number; seconds: number }
  | { kind: "failed"; reason: string };

/** A bot's move; what one of several workers found about each; or a hint. */
export type Answer = { move: number } | { children: readonly Child[] } | { found: Found };
