/** What a game's manifest says (`GAME.json`), as `benben web publish` writes it. */

/** A type of numbers: signed, unsigned or float, and its bytes. */
export type Kind = "i1" | "u1" | "i2" | "u2" | "i4" | "u4" | "i8" | "f4" | "f8";

/** Numbers that lie in a table or a block: one, or as many as the product of the dimensions. */
export interface Cell {
  readonly offset: number;
  readonly kind: Kind | `V${number}`;
  readonly shape: readonly number[];
}

/** A record: so many bytes, and what lies where in them. */
export interface Layout {
  readonly bytes: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** An array in a region of its own; a dimension may be `nodes` or `seats`. */
export interface Part {
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
  readonly shape: readonly (number | "nodes" | "seats")[];
}

/** Where the numbers of a net lie among the weights. */
export interface Place {
  readonly offset: number;
  readonly bytes: number;
}

export type OptionValue = number | string | boolean;

/** An option of a game. Of an option of text only the default can be named; give `codes` for another. */
export interface Option {
  readonly name: string;
  readonly choices: readonly OptionValue[];
  readonly default: OptionValue;
  readonly text: boolean;
}

/** An integer that options are encoded as: the options it hangs on, its values by their choices, the last fastest. */
export interface Code {
  readonly by: readonly number[];
  readonly values: readonly (number | null)[];
}

/** An integer with its notation. */
export type Named = readonly [code: number, text: string];

/** How outcomes of chance are called: a list, by the numbers in some cells of the table. */
export interface Outcomes {
  readonly by: readonly string[];
  readonly lists: readonly (readonly Named[])[];
  readonly usual: number;
  readonly else: Readonly<Record<string, number>>;
}

/** How a game is searched with so many players. */
export interface Players {
  /** The fields of a `SearchConfig`; null is a number without bound. */
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
  /** The version of the rules: raised whenever the same moves may lead to another result. */
  readonly rules: number;
  /** A digest of the sources that the engine was made of. */
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

/** The version of manifests that this library reads. */
export const VERSION = 1;
