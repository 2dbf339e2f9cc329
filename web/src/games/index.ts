/** The games this page can show. */
import { ankhor } from "./ankhor";
import { imhotep } from "./imhotep";
import { imhotepDuel } from "./imhotep_duel";
import type { GameModule } from "./module";
import { ra } from "./ra";

const GAMES: Record<string, GameModule> = { ra, imhotep, imhotep_duel: imhotepDuel, ankhor };

export function gameModule(name: string): GameModule | null {
  return GAMES[name] ?? null;
}
