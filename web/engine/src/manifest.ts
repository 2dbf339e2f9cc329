/** The format of a game's manifest (`GAME.json`), which `benben web publish` writes. */

/** A number type: signed, unsigned or float, and its size in bytes. */
export type Kind = "i1" | "u1" | "i2" | "u2" | "i4" | "u4" | "i8" | "f4" | "f8";

/** A number or an array in a table or block; its length is the product of the dimensions. */
export interface Cell {
  readonly offset: number;
  readonly kind: Kind | `V${number}`;
  readonly shape: readonly number[];
}

/** A record: its size in bytes, and its cells. */
export interface Layout {
  readonly bytes: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** An array in a separate region; a dimension may be `nodes` or `seats`. */
export interface Part {
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
  readonly shape: readonly (number | "nodes" | "seats")[];
}

/** The offsets of a net's numbers in the weights. */
export interface Place {
  readonly offset: number;
  readonly bytes: number;
}

export type OptionValue = number | string | boolean;

/** An option of a game. For text options only the default has a name; pass `codes` for other values. */
export interface Option {
  readonly name: string;
  readonly choices: readonly OptionValue[];
  readonly default: OptionValue;
  readonly text: boolean;
}

/** An integer that encodes options: the options concerned, and its values by their choices, the last option varying fastest. */
export interface Code {
  readonly by: readonly number[];
  readonly values: readonly (number | null)[];
}

/** An integer with its notation. */
export type Named = readonly [code: number, text: string];

/** The names of chance outcomes: a list, indexed by some cells of the table. */
export interface Outcomes {
  readonly by: readonly string[];
  readonly lists: readonly (readonly Named[])[];
  readonly usual: number;
  readonly else: Readonly<Record<string, number>>;
}

/** The search settings for a number of players. */
export interface Players {
  /** The fields of a `SearchConfig`; null means no limit. */
  readonly config: Readonly<Record<string, number | null>>;
  readonly linear: Place;
  readonly net: Place | null;
  readonly judge: "net" | "linear" | "playouts";
  readonly sureness: number;
}

export interface FileEntry {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: "benben-engine";
  readonly version: number;
  readonly game: string;
  /** The version of the rules. It is raised whenever the same moves may lead to another result. */
  readonly rules: number;
  /** A digest of the engine's sources. */
  readonly digest: string;
  readonly seats: number;
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly table: Layout;
  readonly block: Layout & { readonly headers: Readonly<Record<string, readonly number[]>> };
  readonly tree: readonly Part[];
  readonly line: readonly Part[];
  readonly notation: readonly Named[];
  readonly outcomes: Outcomes;
  readonly options: readonly Option[];
  readonly codes: readonly Code[];
  readonly refused: readonly (readonly number[])[];
  readonly players: Readonly<Record<string, Players>>;
  readonly files: { readonly engine: FileEntry; readonly weights: FileEntry };
}

/** The manifest version that this library reads. */
export const VERSION = 1;
