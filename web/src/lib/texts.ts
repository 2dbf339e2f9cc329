/** Formats messages of the server and of the page with a Fluent catalogue. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { components } from "./schema";

export type Message = components["schemas"]["Message"];
export type Arg = string | number | Message | Message[];

/** Writes numbers with a real minus sign; Unicode's locale data use a hyphen. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** Fluent's own NUMBER would turn them into plain numbers. */
function formatNumber([value]: FluentValue[], options: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof FluentNumber)) return value ?? "";
  const asked = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.valueOf()]));
  return new Figure(value.value, { ...value.opts, ...asked });
}

/** The names of the people at a table, by seat. */
export interface Names extends ReadonlyArray<string> {
  /**
   * The reader's seat if it is the only one here; texts address it as "you". If several people share the screen, texts
   * use names.
   */
  readonly you?: number | null;
}

/** Names that know which seat is the reader's only one. */
export function namesOf(seats: readonly { seat: number; mine: boolean }[], names: Names): Names {
  const own = seats.filter(({ mine }) => mine);
  return Object.assign([...names], { you: own.length === 1 ? own[0]?.seat : null });
}

/** A seat argument: displayed as a name, and selectable with WHO. */
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

/** WHO($seat) is "you" if the seat is the reader's, otherwise "other". */
function who([value]: FluentValue[]): FluentValue {
  return value instanceof Who && value.isReader ? "you" : "other";
}

/** Arguments that hold a seat number and are displayed as that player's name. */
function isSeat(key: string): boolean {
  return key === "seat" || key.endsWith("_seat");
}

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    catalogue: string,
  ) {
    // Some screen readers would read bidi isolation marks aloud; all our languages run left to right.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER: formatNumber, WHO: who } });
    this.bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Formats a message. A missing text shows its id. */
  format(message: Message, names: Names = []): string {
    const pattern = this.bundle.getMessage(message.id)?.value;
    if (!pattern) return message.id;
    // A number and its percent sign stay on one line.
    return this.bundle.formatPattern(pattern, this.args(message.args ?? {}, names), []).replace(/(\d) %/g, "$1\u00a0%");
  }

  /** Formats a text of the page itself. */
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
