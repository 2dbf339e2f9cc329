/** The memory of an engine: an allocator of regions, and access to the numbers in them. */

import type { Cell, Kind, Layout, Part } from "./manifest.ts";

const PAGE = 65536;
const BOUNDARY = 16;
const WORD = 8;

export type Numbers =
  | Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array
  | Float32Array | Float64Array | BigInt64Array;

type Maker = new (buffer: ArrayBuffer, offset: number, length: number) => Numbers;

const KINDS: Readonly<Record<Kind, Maker>> = {
  i1: Int8Array, u1: Uint8Array, i2: Int16Array, u2: Uint16Array, i4: Int32Array, u4: Uint32Array,
  i8: BigInt64Array, f4: Float32Array, f8: Float64Array,
};

/** The product of the dimensions: the number of elements. */
export function count(shape: readonly number[]): number {
  return shape.reduce((product, length) => product * length, 1);
}

/** An allocator for an engine's memory. It reuses freed regions of the same size. */
export class Memory {
  readonly #memory: WebAssembly.Memory;
  readonly #free = new Map<number, number[]>();
  #top: number;

  /** Everything from `top` on is free. */
  constructor(memory: WebAssembly.Memory, top: number) {
    this.#memory = memory;
    this.#top = top;
  }

  /** The size of the memory in bytes; it never shrinks. */
  get size(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Allocate a region of this many zero bytes and return its address. Throws a RangeError if there is no more memory. */
  take(bytes: number): number {
    const size = rounded(bytes);
    const address = this.#free.get(size)?.pop() ?? this.#grown(size);
    this.bytes(address, size).fill(0);
    return address;
  }

  /** Free a region of this many bytes. */
  give(address: number, bytes: number): void {
    const size = rounded(bytes);
    const waiting = this.#free.get(size);
    if (waiting) waiting.push(address);
    else this.#free.set(size, [address]);
  }

  /** A view of some bytes, valid until the memory grows. */
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  /** A view of some numbers, valid until the memory grows. */
  numbers(kind: string, address: number, length: number): Numbers {
    const make = KINDS[kind as Kind];
    if (!make) throw new TypeError(`there are no numbers of the kind ${kind}`);
    return new make(this.#memory.buffer, address, length);
  }

  #grown(size: number): number {
    const address = this.#top;
    const missing = address + size - this.size;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    this.#top = address + size;
    return address;
  }
}

function rounded(bytes: number): number {
  return Math.ceil(bytes / BOUNDARY) * BOUNDARY;
}

/** A record at some address. */
export class Rec {
  readonly memory: Memory;
  readonly address: number;
  readonly layout: Layout;

  constructor(memory: Memory, address: number, layout: Layout) {
    this.memory = memory;
    this.address = address;
    this.layout = layout;
  }

  /** The position of a cell. Throws a TypeError for an unknown one. */
  cell(name: string): Cell {
    const cell = this.layout.cells[name];
    if (!cell) throw new TypeError(`there is no ${name}; there are: ${Object.keys(this.layout.cells).join(", ")}`);
    return cell;
  }

  /** The numbers of a cell as a flat array, valid until the memory grows. */
  numbers(name: string): Numbers {
    const { offset, kind, shape } = this.cell(name);
    return this.memory.numbers(kind, this.address + offset, count(shape));
  }

  /** The numbers of a floating-point cell. */
  floats(name: string): Float64Array {
    return this.numbers(name) as Float64Array;
  }

  /** Write 64-bit integers. */
  write(name: string, values: Iterable<number | bigint>): void {
    const cells = this.numbers(name) as BigInt64Array;
    let place = 0;
    for (const value of values) cells[place++] = BigInt(value);
  }

  get bytes(): Uint8Array {
    return this.memory.bytes(this.address, this.layout.bytes);
  }
}

/** A region of arrays, with a header of their addresses for compiled code. */
export class Arrays {
  readonly memory: Memory;
  readonly address: number;
  readonly size: number;
  readonly #places = new Map<string, { readonly at: number; readonly kind: string; readonly length: number }>();

  /** Allocate a region for the parts; `same` names parts that are another view of the part before them. */
  constructor(memory: Memory, parts: readonly Part[], dimensions: Record<string, number>, same?: string) {
    const shapes = parts.map((part) => part.shape.map((each) => (typeof each === "number" ? each : dimensions[each]!)));
    const header: number[] = [];
    let end = shapes.reduce((words, shape) => words + 1 + shape.length, 0) * WORD;
    let last = end;
    parts.forEach((part, index) => {
      const shape = shapes[index]!;
      const begin = part.name === same ? last : end;
      header.push(begin, ...shape);
      this.#places.set(part.name, { at: begin, kind: part.kind, length: count(shape) });
      last = begin;
      end = Math.max(end, begin + Math.ceil((count(shape) * part.bytes) / WORD) * WORD);
    });
    this.memory = memory;
    this.size = end;
    this.address = memory.take(end);
    (memory.numbers("i8", this.address, header.length) as BigInt64Array).set(header.map(BigInt));
  }

  /** The address of a part. */
  at(name: string): number {
    return this.address + this.#places.get(name)!.at;
  }

  /** The numbers of a part as a flat array, valid until the memory grows. */
  numbers(name: string): Numbers {
    const { kind, length } = this.#places.get(name)!;
    return this.memory.numbers(kind, this.at(name), length);
  }

  free(): void {
    this.memory.give(this.address, this.size);
  }
}
