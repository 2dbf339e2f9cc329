/** Messages of the server and of the page, put into words by a Fluent catalogue. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { components } from "./schema";

export type Message = components["schemas"]["Message"];
export type Arg = string | number | Message | Message[];

/** A number as people write it: Unicode's data have a hyphen for a minus. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** Fluent's own NUMBER makes plain numbers of them. */
function figure([value]: FluentValue[], options: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof FluentNumber)) return value ?? "";
  const asked = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.valueOf()]));
  return new Figure(value.value, { ...value.opts, ...asked });
}

/** The names of those who sit at a table, by seat. */
export interface Names extends ReadonlyArray<string> {
  /** The seat of the reader, if they have just one here: texts say "you" to them. Several people at a screen are told by name. */
  readonly you?: number | null;
}

/** Names of seats that know which of them is the reader's only one. */
export function namesOf(seats: readonly { seat: number; mine: boolean }[], names: Names): Names {
  const own = seats.filter(({ mine }) => mine);
  return Object.assign([...names], { you: own.length === 1 ? own[0]?.seat : null });
}

/** Who sits on a seat: shown as a name, told apart by WHO. */
class Who extends FluentType<string> {
  constructor(
    name: string,
    readonly isReader: boolean,
  ) {
    super(name);
  }

  override toString(): string {
    return this.value;
  }
}

/** WHO($seat) in a text is "you" where the seat is the reader's, else "other". */
function who([value]: FluentValue[]): FluentValue {
  return value instanceof Who && value.isReader ? "you" : "other";
}

/** Arguments that hold a seat's number and are shown as the name of who sits there. */
function isSeat(key: string): boolean {
  return key === "seat" || key.endsWith("_seat");
}

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    catalogue: string,
  ) {
    // Marks around inserted names would be read aloud by some screen readers; all our languages run left to right.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER: figure, WHO: who } });
    this.bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The words of a message; a text that is missing shows its id, which is ugly but honest. */
  format(message: Message, names: Names = []): string {
    const pattern = this.bundle.getMessage(message.id)?.value;
    if (!pattern) return message.id;
    // A number and its sign of percent stay on one line.
    return this.bundle.formatPattern(pattern, this.args(message.args ?? {}, names), []).replace(/(\d) %/g, "$1\u00a0%");
  }

  /** A text of the page itself. */
  say(id: string, args: Record<string, Arg> = {}, names: Names = []): string {
    return this.format({ id, args }, names);
  }

  private args(args: Record<string, Arg>, names: Names): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, this.argument(key, value, names)]));
  }

  private argument(key: string, value: Arg, names: Names): FluentVariable {
    if (typeof value === "number") return isSeat(key) ? new Who(names[value] ?? String(value + 1), names.you === value) : new Figure(value);
    if (Array.isArray(value)) return value.map((each) => this.format(each, names)).join(", ");
    return typeof value === "string" ? value : this.format(value, names);
  }
}
