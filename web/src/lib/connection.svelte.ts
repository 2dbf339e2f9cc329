/** One table, as the server tells it: the newest state, the log, the line, and what was refused. */
import type { ClientMessage, LegalMove, Presence, ServerMessage, TableState } from "./api";
import { backoff } from "./backoff";
import { hasGap } from "./log";
import { Paced } from "./paced.svelte";
import type { Message } from "./texts";
import { transport, type Socket } from "./transport";
import { Here } from "../thinking/here";

export type Line = "connecting" | "open" | "lost";

export interface Refusal {
  message: Message;
  /** Notations of what would have been legal. */
  legal: string[] | null;
}

const PING_EVERY = 20_000;
const NOBODY: Presence = { connected: [], replaceable: [], watching: 0 };

export class TableClient extends Paced {
  line = $state<Line>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** True from sending a move until the server answers. */
  waiting = $state(false);

  private socket: Socket | null = null;
  private readonly here = new Here((message) => this.send(message));
  private attempt = 0;
  private closed = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    super();
  }

  connect(): void {
    this.closed = false;
    const socket = transport.line(this.id);
    this.socket = socket;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
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
    this.socket?.close();
  }

  play(move: LegalMove): void {
    this.act({ type: "play", move: move.text });
  }

  undo(): void {
    this.act({ type: "undo" });
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

  private act(message: { type: "play"; move: string } | { type: "undo" }): void {
    this.flush();
    if (this.state) this.ask({ ...message, ply: this.state.ply });
  }

  private ask(message: ClientMessage): void {
    if (this.waiting) return;
    if (this.line !== "open" || this.socket?.readyState !== WebSocket.OPEN) {
      this.refusal = { message: { id: "error-offline" }, legal: null };
      return;
    }
    this.waiting = true;
    this.refusal = null;
    this.send(message);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hello(socket: Socket): void {
    this.attempt = 0;
    this.waiting = false;
    this.flush();
    this.here.anew();
    // The whole log again: while we were away, some of it may have been taken back and played differently.
    this.send({ type: "hello", token: this.token, log_from: 0 });
    this.ping();
  }

  private ping(): void {
    this.later("ping", PING_EVERY, () => {
      if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: "ping" });
      this.ping();
    });
  }

  private lost(socket: Socket): void {
    if (this.closed || socket !== this.socket) return;
    this.line = "lost";
    this.waiting = false;
    this.later("connect", backoff(this.attempt++), () => this.connect());
  }

  private receive(message: ServerMessage): void {
    if (message.type === "error") {
      this.waiting = false;
      this.refusal = { message: message.message, legal: message.legal };
    } else if (message.type === "state") {
      // Only now it is known how things stand: what was played before that could be meant for another position.
      this.line = "open";
      this.waiting = false;
      this.enqueue(message);
    } else if (message.type === "presence") {
      this.comeAndGone(message.presence);
    } else if (message.type === "think") {
      void this.here.think(message);
    } else if (message.type === "forget") {
      this.here.forget(message.id);
    }
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
    this.socket?.close();
  }
}
