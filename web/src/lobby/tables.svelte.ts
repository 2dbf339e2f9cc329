/** The tables at which this browser has a seat, with their current state on the server. */
import { fetchMyGames, fetchTable, isRefused, type TableState } from "../lib/api";
import { forgetTable, saveTable, knownTables, type KnownTable } from "../lib/memory";
import { showWaiting } from "../lib/badge";
import { byUrgency, type Urgency } from "../lib/urgency";
import { knownPerson } from "../people/person";

export interface MyTable {
  known: KnownTable;
  /** Missing until the server has answered. */
  state: TableState | null;
  /** The server does not know the table. */
  gone: boolean;
}

/** The number of tables shown; running ones come first. */
const MOST = 40;

function newest(): KnownTable[] {
  const tables = knownTables();
  return [...tables.filter(({ over }) => !over), ...tables.filter(({ over }) => over)].slice(0, MOST);
}

export class Tables {
  all = $state.raw<MyTable[]>(newest().map((known) => ({ known, state: null, gone: false })));

  private brought: Promise<void> | null = null;

  /** Running tables, the most urgent first. */
  readonly running = $derived(this.all.filter(goesOn).sort((a, b) => byUrgency(urgency(a), urgency(b))));
  readonly finished = $derived(this.all.filter((table) => !goesOn(table)));

  /** Fetches the states of the running tables; those that the person has joined at another device come along. */
  async refresh(): Promise<void> {
    this.brought ??= this.bring().catch(() => {});
    await this.brought;
    await Promise.all(this.running.map(({ known }) => this.ask(known)));
    showWaiting(this.running.filter(({ state }) => state?.my_turn).length);
  }

  /** Fetches the results of the finished ones, once. */
  async results(): Promise<void> {
    await Promise.all(this.finished.filter(({ state, gone }) => !state && !gone).map(({ known }) => this.ask(known)));
  }

  forget(id: string): void {
    forgetTable(id);
    this.all = this.all.filter(({ known }) => known.id !== id);
  }

  private async bring(): Promise<void> {
    const key = knownPerson()?.key;
    if (!key) return;
    const known = new Set(knownTables().map(({ id }) => id));
    const news = (await fetchMyGames(key)).filter((game) => game.status !== "over" && !known.has(game.id));
    for (const { id, game, changed } of news) saveTable({ id, token: key, game, seen: changed * 1000, over: false });
    const added = news.length ? newest().filter(({ id }) => !known.has(id)) : [];
    this.all = [...this.all, ...added.map((table) => ({ known: table, state: null, gone: false }))];
  }

  private async ask(known: KnownTable): Promise<void> {
    try {
      this.put(known, await this.look(known), false);
    } catch (error) {
      // Other failures leave the state unchanged.
      if (isRefused(error, "unknown_table")) this.put(known, null, true);
    }
  }

  /** The table as its player sees it; as a spectator sees it if the reader has no seat, as at a table of bots. */
  private async look({ id, token }: KnownTable): Promise<TableState> {
    try {
      return await fetchTable(id, token);
    } catch (error) {
      if (isRefused(error, "stranger")) return fetchTable(id, null);
      throw error;
    }
  }

  private put(asked: KnownTable, state: TableState | null, gone: boolean): void {
    const over = asked.over || state?.status === "over";
    const known = { ...asked, over };
    if (over && !asked.over) saveTable(known);
    this.all = this.all.map((each) => (each.known.id === asked.id ? { known, state, gone } : each));
  }
}

const goesOn = ({ known, gone }: MyTable): boolean => !known.over && !gone;

const urgency = ({ state, known }: MyTable): Urgency => ({ waits: state?.my_turn ?? false, due: state?.clock?.due ?? null, touched: known.seen });
