/** The positions of a finished game, each fetched once. */
import { fetchPosition, type Position, type TableState } from "./api";

export class Positions {
  private readonly found = new Map<string, Promise<Position>>();

  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly source: typeof fetchPosition = fetchPosition,
  ) {}

  /** The position before a ply, or after a line of other moves from there. */
  get(ply: number, line: readonly number[] = []): Promise<Position> {
    const name = [ply, ...line].join();
    const known = this.found.get(name);
    if (known) return known;
    const asked = this.source(this.id, ply, this.token, line);
    this.found.set(name, asked);
    // A failed request is repeated on the next call.
    asked.catch(() => this.found.delete(name));
    return asked;
  }
}

/** The table at a position of a finished game, for the list of players: there no bot thinks and no person is away. */
export const tableAt = (table: TableState, { ply, actor }: Pick<Position, "ply" | "actor">): TableState => ({
  ...table,
  actor,
  outcome: ply === table.ply ? table.outcome : null,
  seats: table.seats.map((seat) => ({ ...seat, player: null })),
  presence: { connected: table.seats.map(({ seat }) => seat), replaceable: [], watching: 0 },
});
