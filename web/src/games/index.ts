/**
 * The games that this page can show: those of the folders here, each loaded when it is first asked for, and those that
 * the server lists with a page module of their own (`outside.ts`).
 */
import { fetchGames, type GameInfo } from "../lib/api";
import { fromOutside } from "./adapter";
import type { GameModule } from "./module";
import type { OutsideGame } from "./outside";
import { plainGame } from "./plain";

const FOLDERS = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

/** A game's module. Every game has one: where no board is drawn, or where it cannot be loaded, it tells the table in words. */
export async function gameModule(name: string, listed: () => Promise<readonly GameInfo[]> = fetchGames): Promise<GameModule> {
  try {
    const own = FOLDERS[`./${name}/index.ts`];
    if (own) return await own();
    const page = (await listed()).find((game) => game.name === name)?.page;
    return page ? fromOutside(((await import(/* @vite-ignore */ page)) as { default: OutsideGame }).default) : plainGame("table-no-board");
  } catch (error) {
    console.error(error);
    return plainGame("table-board-missing");
  }
}
