/** The tables this browser sits at, with what the server says of them now. */
import { fetchTable, isRefused, type TableState } from "../lib/api";
import { forgetTable, keepTable, knownTables, type KnownTable } from "../lib/memory";

export interface Seated {
  known: KnownTable;
  /** Missing until the server has answered. */
  state: TableState | null;
  /** The server does not know the table. */
  gone: boolean;
}

/** So many are shown, those that go on before others. */
const MOST = 40;

function newest(): KnownTable[] {
  const tables = knownTables();
  return [...tables.filter(({ over }) => !over), ...tables.filter(({ over }) => over)].slice(0, MOST);
}

export class Tables {
  all = $state.raw<Seated[]>(newest().map((known) => ({ known, state: null, gone: false })));

  /** Those that go on, the ones that wait for the person here first. */
  readonly running = $derived(this.all.filter(goesOn).sort((a, b) => urgency(b) - urgency(a)));
  readonly finished = $derived(this.all.filter((table) => !goesOn(table)));

  /** Asks how the tables are that go on. */
  async refresh(): Promise<void> {
    await Promise.all(this.running.map(({ known }) => this.ask(known)));
  }

  /** Asks once how the finished ones ended. */
  async results(): Promise<void> {
    await Promise.all(this.finished.filter(({ state, gone }) => !state && !gone).map(({ known }) => this.ask(known)));
  }

  forget(id: string): void {
    forgetTable(id);
    this.all = this.all.filter(({ known }) => known.id !== id);
  }

  private async ask(known: KnownTable): Promise<void> {
    try {
      this.put(known, await this.look(known), false);
    } catch (error) {
      // What the server does not answer for other reasons stays as it was.
      if (isRefused(error, "unknown_table")) this.put(known, null, true);
    }
  }

  /** The table as one sits at it; as a stranger sees it where one has no seat, as at a table of bots. */
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
    if (over && !asked.over) keepTable(known);
    this.all = this.all.map((each) => (each.known.id === asked.id ? { known, state, gone } : each));
  }
}

const goesOn = ({ known, gone }: Seated): boolean => !known.over && !gone;

const urgency = ({ state }: Seated): number => (state?.my_turn ? 1 : 0);
