/** The games this page can show. */
import type { GameModule } from "./module";
import { ra } from "./ra";

const GAMES: Record<string, GameModule> = { ra };

export function gameModule(name: string): GameModule | null {
  return GAMES[name] ?? null;
}
