/** The positions of a finished game, each fetched once. */
import { fetchPosition, type Position } from "./api";

export class Positions {
  private readonly found = new Map<number, Promise<Position>>();

  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly source: typeof fetchPosition = fetchPosition,
  ) {}

  get(ply: number): Promise<Position> {
    const known = this.found.get(ply);
    if (known) return known;
    const asked = this.source(this.id, ply, this.token);
    this.found.set(ply, asked);
    // A failed request is repeated on the next call.
    asked.catch(() => this.found.delete(ply));
    return asked;
  }
}
