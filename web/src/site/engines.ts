/** The games' engines for the Python that thinks: what it asks of them, and is told, are texts. */
import { Engine } from "../../engine/src/engine.ts";
import { Search } from "../../engine/src/search.ts";
import { sourceAt } from "../thinking/source";

interface Asked {
  codes: number[];
  table: string;
  dice: string[];
  judge: "net" | "linear";
  config: Record<string, number | null>;
  nodes: number;
}

/** An engine as `benben.site.searching` knows it. */
class Searching {
  constructor(private readonly engine: Engine) {}

  search(asked: string) {
    const { codes, table: bytes, dice, ...settings } = JSON.parse(asked) as Asked;
    const table = this.engine.table({ codes });
    table.bytes = bytesOf(bytes);
    const search = new Search(table, { ...settings, dice: dice.map(BigInt) });
    return {
      run(games: number): number {
        search.run(games);
        return search.games;
      },
      children: (): string => JSON.stringify(search.children()),
      priors: (): string => JSON.stringify([...search.priors()]),
      dice: (): string => JSON.stringify(search.dice.map(String)),
      movedTo(bytes: string): boolean {
        table.bytes = bytesOf(bytes);
        return search.movedTo(table);
      },
      free(): void {
        search.free();
        table.free();
      },
    };
  }
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The names of the engines' manifests, of the names of a site's files. */
export const manifestsOf = (names: readonly string[]): string[] => names.filter((name) => /^engines\/.+\.json$/.test(name));

/** Loads some engines by their games' names. */
export async function engines(files: string, manifests: readonly string[]): Promise<Map<string, Searching>> {
  const loaded = await Promise.all(manifests.map(async (name) => Engine.make(await sourceAt(files + name))));
  return new Map(loaded.map((engine) => [engine.manifest.game, new Searching(engine)]));
}
