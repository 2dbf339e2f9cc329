/** One table, as the server tells it: the newest state, the log, the line, and what was refused. */
import type { ClientMessage, LegalMove, Presence, Problem, ServerMessage, StateChange, TableState } from "./api";
import { awaited } from "./awaited.svelte";
import { backoff } from "./backoff";
import { Liveness, SILENCE } from "./liveness";
import { hasGap } from "./log";
import { Paced } from "./paced.svelte";
import { patched } from "./patch";
import type { Message } from "./texts";
import { transport, type Socket } from "./transport";
import { Here } from "../thinking/here";

export type Line = "connecting" | "open" | "lost";

export interface Refusal {
  message: Message;
  /** Notations of what would have been legal. */
  legal: string[] | null;
}

/** A change of the table. Its id tells the server that it is the same one if it is sent again. */
type Change = Extract<ClientMessage, { type: "play" | "undo" | "leave" | "bot" | "back" }>;
type Wanted = Change extends infer Each ? (Each extends Change ? Omit<Each, "id"> : never) : never;

interface Pending {
  change: Change;
  /** Whether it was sent before: the server may have done it. */
  repeated: boolean;
  /** To be called when it was answered. */
  answered: () => void;
}

const NOBODY: Presence = { connected: [], replaceable: [], watching: 0 };
/** Milliseconds within which a version comes that was told. */
const BEHIND = 2_000;
/** So long a new line is left alone, though the page wakes or the network returns. */
const FRESH = 2_000;
/** Refusals of what was done already, where the server does not remember it. */
const MOOT = ["late", "over", "seat_taken"];

/** Random enough that no two are the same at a table. (`crypto.randomUUID` is there on safe lines only.) */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

export class TableClient extends Paced {
  line = $state<Line>("connecting");
  refusal = $state.raw<Refusal | null>(null);

  /** Called when the server does not know the token any more: the seat is another device's. */
  onstranger = (): void => {};

  private pending = $state.raw<Pending | null>(null);
  private socket: Socket | null = null;
  private readonly here = new Here((message) => this.send(message));
  private readonly liveness = new Liveness({
    ping: () => this.send({ type: "ping" }),
    dead: () => this.drop(this.hasStood ? 0 : backoff(this.attempt)),
  });
  private attempt = 0;
  private begun = 0;
  /** Whether this line has told how the table stands: what was sent before that could be meant for another position. */
  private hasStood = false;
  /** The newest version of the table that this line has told of. */
  private version = 0;
  /** The newest that there is, by the server's word. */
  private told = 0;
  private closed = false;
  /** The newest state that came through this line, which changes refer to. */
  private newest: TableState | null = null;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    super();
  }

  /** True from asking for a change until the server has answered, however often the line is lost in between. */
  get waiting(): boolean {
    return this.pending !== null;
  }

  connect(): void {
    this.closed = false;
    this.cancel("connect");
    this.hasStood = false;
    this.version = this.told = 0;
    this.newest = null;
    this.begun = Date.now();
    const socket = transport.line(`/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    const still = (act: () => void) => () => socket === this.socket && act();
    socket.onopen = still(() => this.hello());
    socket.onmessage = (event) => still(() => this.receive(JSON.parse(String(event.data)) as ServerMessage))();
    socket.onclose = still(() => this.drop(backoff(this.attempt)));
    if (transport.isRemote) this.liveness.begin(SILENCE * 2 ** Math.min(this.attempt, 3));
  }

  /** The page may have slept, or there may be a network again: finds out at once whether the line lives. */
  wake(): void {
    if (this.closed || !transport.isRemote) return;
    if (this.hasStood) this.liveness.wake();
    else if (Date.now() - this.begun > FRESH) this.drop(0);
  }

  /** Shows how the table stood when the server was last heard of, until it is heard of again. */
  restore(kept: TableState): void {
    this.log = kept.log;
    // Nobody knows who is there now.
    this.state = { ...kept, presence: NOBODY };
  }

  override close(): void {
    this.closed = true;
    super.close();
    this.here.close();
    this.liveness.stop();
    this.settle();
    awaited.lost = null;
    this.socket?.close();
  }

  play(move: LegalMove): void {
    this.flush();
    if (this.state) this.ask({ type: "play", move: move.text, ply: this.state.ply });
  }

  undo(): void {
    this.flush();
    if (this.state) this.ask({ type: "undo", ply: this.state.ply });
  }

  /** Gives a seat of one's own up: with two players the game ends, with more a bot stands in. */
  leave(seat: number): void {
    this.ask({ type: "leave", seat });
  }

  /** Takes one's seats back from the bots that stand in. */
  back(): void {
    this.ask({ type: "back" });
  }

  /** Lets a bot take a seat where nobody came, or whose person is away. */
  letBotPlay(seat: number): void {
    this.ask({ type: "bot", seat });
  }

  /** Offers to think for bots and hints, or takes that back: as the table stands, and as was chosen. */
  offer(): void {
    if (this.state && this.line === "open") this.here.at(this.state);
  }

  private ask(wanted: Wanted): void {
    if (this.waiting) return;
    if (this.line !== "open") {
      this.refusal = { message: { id: "error-offline" }, legal: null };
      return;
    }
    this.pending = { change: { ...wanted, id: newId() }, repeated: false, answered: awaited.begin() };
    this.refusal = null;
    this.sendPending();
  }

  private sendPending(): void {
    if (!this.pending) return;
    this.send(this.pending.change);
    if (transport.isRemote) this.liveness.expect("answer");
  }

  private settle(): void {
    this.pending?.answered();
    this.pending = null;
    this.liveness.came("answer");
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private tell(line: Line): void {
    this.line = line;
    awaited.lost = line === "lost" ? (this.waiting ? "unsent" : "lost") : null;
  }

  private hello(): void {
    this.flush();
    this.here.anew();
    // The whole log again: while we were away, some of it may have been taken back and played differently.
    this.send({ type: "hello", token: this.token, log_from: 0, changes: true });
  }

  /** Leaves the line as it is, and takes a new one after some milliseconds. What was asked for is kept. */
  private drop(delay: number): void {
    if (this.closed) return;
    const { socket } = this;
    this.socket = null;
    this.liveness.stop();
    socket?.close();
    this.attempt++;
    this.hasStood = false;
    this.tell("lost");
    this.later("connect", delay, () => this.connect());
  }

  private receive(message: ServerMessage): void {
    this.liveness.heard();
    if (message.type === "error") this.refused(message);
    else if (message.type === "state") this.stands(message);
    else if (message.type === "change") this.changed(message);
    else if (message.type === "presence") this.comeAndGone(message.presence);
    else if (message.type === "think") void this.here.think(message);
    else if (message.type === "forget") this.here.forget(message.id);
    else {
      if (message.type === "done" && message.id === this.pending?.change.id) this.settle();
      // A state may still be on its way, or it was lost.
      this.told = Math.max(this.told, message.version);
      if (this.told > this.version) this.liveness.expect("version", BEHIND);
    }
  }

  private refused({ code, message, legal }: Problem): void {
    if (code === "stranger") return this.onstranger();
    const done = this.pending?.repeated && MOOT.includes(code);
    // What is refused before there is a state is the line.
    if (this.hasStood) this.settle();
    if (!done) this.refusal = { message, legal };
  }

  private changed({ since, patch, log_from, log, presence }: StateChange): void {
    if (this.newest?.version !== since) this.rejoin();
    else this.stands({ ...patched(this.newest, patch), log_from, log, presence });
  }

  private stands(state: TableState): void {
    this.newest = state;
    const isFirst = !this.hasStood;
    this.hasStood = true;
    this.version = Math.max(this.version, state.version);
    this.attempt = 0;
    this.liveness.came("state");
    if (this.version >= this.told) this.liveness.came("version");
    const change = this.pending?.change;
    if (change && "ply" in change && change.ply !== state.ply) this.settle();
    else if (this.pending && isFirst) {
      this.pending = { ...this.pending, repeated: true };
      this.sendPending();
    }
    this.tell("open");
    this.enqueue(state);
  }

  protected override show(state: TableState): void {
    if (hasGap(this.log, state.log_from)) {
      this.rejoin();
      return;
    }
    // What was refused belongs to a position that is gone.
    if (this.state?.ply !== state.ply) this.refusal = null;
    super.show(state);
  }

  /** Asks for the whole log again by a fresh connection; happens only if a message was missed. */
  private rejoin(): void {
    this.log = [];
    this.queue = [];
    this.drop(backoff(this.attempt));
  }
}
