/** The talk of a table: what the players say, and what each reader hides. */
import type { ClientMessage, TalkLine } from "./api";
import { recall, remember } from "./memory";
import type { Message } from "./texts";

export type Said = { text: string } | { reaction: Reaction };
export type Reaction = NonNullable<Extract<ClientMessage, { type: "say" }>["reaction"]>;

export const REACTIONS = ["hello", "luck", "nice", "thanks", "wow", "oops", "moment", "good_game"] as const satisfies readonly Reaction[];
/** The server's limit for a text. */
export const LONGEST = 200;

interface Stored {
  /** The seats whose lines the reader hides. */
  muted: number[];
  /** When the newest line that the reader has seen was said, in seconds since 1970. */
  seen: number;
}

/** Whether a line was said, and not only noted by the server. */
export const isSaid = ({ kind }: TalkLine): boolean => kind === "chat" || kind === "reaction";

export class Talk {
  /** All lines, the newest last. */
  lines = $state.raw<TalkLine[]>([]);
  /** The lines that came with the last message; empty for those from before this visit. */
  fresh = $state.raw<TalkLine[]>([]);
  /** Why the last line was refused. */
  problem = $state.raw<Message | null>(null);
  /** The line that the server has not answered. */
  private sent = $state.raw<{ id: string; done: () => void } | null>(null);
  private stored = $state.raw<Stored>({ muted: [], seen: 0 });

  constructor(private readonly table: string) {
    this.stored = { ...this.stored, ...recall<Partial<Stored>>(`talk:${table}`, {}) };
  }

  get busy(): boolean {
    return this.sent !== null;
  }

  isMuted(seat: number): boolean {
    return this.stored.muted.includes(seat);
  }

  mute(seat: number, on: boolean): void {
    const others = this.stored.muted.filter((each) => each !== seat);
    this.store({ muted: on ? [...others, seat] : others });
  }

  /** What people have said, without those whom the reader hides. */
  readonly said = $derived(this.lines.filter((line) => isSaid(line) && !this.isMuted(line.seat)));

  /** How many lines of others the reader has not seen. */
  unread(own: readonly number[]): number {
    return this.said.filter(({ at, seat }) => at > this.stored.seen && !own.includes(seat)).length;
  }

  /** The reader has seen all lines. */
  read(): void {
    const newest = this.lines.at(-1)?.at ?? 0;
    if (newest > this.stored.seen) this.store({ seen: newest });
  }

  receive(whole: boolean, lines: TalkLine[]): void {
    this.lines = whole ? lines : [...this.lines, ...lines];
    this.fresh = whole ? [] : lines;
  }

  /** A line is on its way; `done` is called if the server takes it. */
  sending(id: string, done: () => void): void {
    this.problem = null;
    this.sent = { id, done };
  }

  /** The server has answered a request with this id. */
  answered(id: string): void {
    if (this.sent?.id !== id) return;
    this.sent.done();
    this.sent = null;
  }

  /** The line was not said. */
  refuse(problem: Message | null): void {
    this.problem = problem;
    this.sent = null;
  }

  private store(part: Partial<Stored>): void {
    this.stored = { ...this.stored, ...part };
    remember(`talk:${this.table}`, this.stored);
  }
}
