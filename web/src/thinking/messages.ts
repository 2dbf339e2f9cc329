/** The messages between the page and its thinking workers. */
import type { Source } from "../../engine/src/compiled.ts";
import type { Child } from "../../engine/src/search.ts";
import type { Schemas } from "../lib/api";

export type Question = Schemas["ThinkMessage"];
export type Found = Schemas["PageAnalysis"];
/** The answer for the server. */
export type Thought = Omit<Schemas["ThoughtMessage"], "type" | "id">;

export type ToEngine =
  | { kind: "begin"; source: Source }
  /** *part* distinguishes workers that search the same position; *nodes* limits a tree with a time limit. */
  | { kind: "think"; question: Question; part: number; nodes: number };

export type FromEngine =
  | { kind: "ready" }
  | { kind: "thought"; id: number; answer: Answer; games: number; seconds: number }
  | { kind: "failed"; reason: string };

/** A bot's move, one worker's statistics of each move, or a hint. */
export type Answer = { move: number } | { children: readonly Child[] } | { found: Found };
