/**
 * The games of this page: the folders here, each loaded on first use, and outside games that the server lists with a
 * page module (`outside.ts`).
 */
import type { Component } from "svelte";
import { isSite } from "../lib/address";
import { fetchGames, type GameInfo } from "../lib/api";
import { fromOutside } from "./adapter";
import type { CoverProps, GameModule, ScoringProps } from "./module";
import type { OutsideGame } from "./outside";
import { plainGame } from "./plain";

const FOLDERS = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const COVERS = import.meta.glob<Component<CoverProps>>("./*/Cover.svelte", { import: "default" });
const SCORINGS = import.meta.glob<Component<ScoringProps>>("./*/Scoring.svelte", { import: "default" });

/** A game's own scoring page; null if there is none or if loading fails. */
export async function gameScoring(name: string): Promise<Component<ScoringProps> | null> {
  return (await SCORINGS[`./${name}/Scoring.svelte`]?.().catch(() => null)) ?? null;
}

/** A game's cover, loaded without its board; null if there is none or if loading fails. */
export async function gameCover(name: string): Promise<Component<CoverProps> | null> {
  return (await COVERS[`./${name}/Cover.svelte`]?.().catch(() => null)) ?? null;
}

/** The module of a game from outside, by the address of its page. */
async function outside(page: string): Promise<GameModule> {
  const address = isSite ? new URL(`.${page}`, location.href).href : page;
  return fromOutside(((await import(/* @vite-ignore */ address)) as { default: OutsideGame }).default);
}

/** A game's module. Every game has one: without a board, or if loading fails, it shows the table in words. */
export async function gameModule(name: string, listed: () => Promise<readonly GameInfo[]> = fetchGames): Promise<GameModule> {
  try {
    const own = FOLDERS[`./${name}/index.ts`];
    if (own) return await own();
    const { page, has_rules: hasRules = true } = (await listed()).find((game) => game.name === name) ?? {};
    return { ...(page ? await outside(page) : plainGame("table-no-board")), hasRules };
  } catch (error) {
    console.error(error);
    return plainGame("table-board-missing");
  }
}
