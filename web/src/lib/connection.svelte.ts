/** One table, as the server tells it: the newest state, the log, the line, and what was refused. */
import type { ClientMessage, LegalMove, LogEntry, ServerMessage, TableState } from "./api";
import { backoff } from "./backoff";
import { hasGap, mergeLog } from "./log";
import type { Message } from "./texts";

export type Line = "connecting" | "open" | "lost";

export interface Refusal {
  message: Message;
  /** Notations of what would have been legal. */
  legal: string[] | null;
}

/** Puts a state on the screen; pieces may be measured before and set travelling after `apply`. */
export type Stager = (before: TableState | null, after: TableState, apply: () => void) => void;

const PING_EVERY = 20_000;
/** Milliseconds for which a state stays before the next is shown, so that quick bots can be followed. */
const PACE = 420;
const QUEUE_LIMIT = 12;

export class TableClient {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  line = $state<Line>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** True from sending a move until the server answers. */
  waiting = $state(false);

  /** Set by the screen; the default shows every state at once. */
  stage: Stager = (_before, _after, apply) => apply();
  pace = PACE;

  private socket: WebSocket | null = null;
  private attempt = 0;
  private closed = false;
  private queue: TableState[] = [];
  private shownAt = -Infinity;
  private timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  connect(): void {
    this.closed = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  /** Shows how the table stood when the server was last heard of, until it is heard of again. */
  restore(kept: TableState): void {
    this.log = kept.log;
    this.state = kept;
  }

  close(): void {
    this.closed = true;
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
    this.socket?.close();
  }

  play(move: LegalMove): void {
    this.act({ type: "play", move: move.text });
  }

  undo(): void {
    this.act({ type: "undo" });
  }

  /** Shows at once whatever is waiting to be shown. */
  flush(): void {
    for (const state of this.queue.splice(0)) this.show(state);
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

  private hello(socket: WebSocket): void {
    this.attempt = 0;
    this.waiting = false;
    this.flush();
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

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.line = "lost";
    this.waiting = false;
    this.later("connect", backoff(this.attempt++), () => this.connect());
  }

  private later(name: string, delay: number, act: () => void): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(act, delay));
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
    }
  }

  private enqueue(state: TableState): void {
    this.queue.push(state);
    if (this.pace === 0 || this.queue.length > QUEUE_LIMIT || document.hidden) this.flush();
    else this.showNext();
  }

  /** Shows what is due: at once where nothing was played, else not before the last state had its time. */
  private showNext(): void {
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const played = this.state !== null && this.state.ply !== next.ply;
      const wait = played ? this.shownAt + this.pace - performance.now() : 0;
      if (wait > 0) {
        this.later("show", wait, () => this.showNext());
        return;
      }
      this.queue.shift();
      this.show(next);
      if (played) this.shownAt = performance.now();
    }
  }

  private show(state: TableState): void {
    if (hasGap(this.log, state.log_from)) {
      this.rejoin();
      return;
    }
    // What was refused belongs to a position that is gone.
    if (this.state?.ply !== state.ply) this.refusal = null;
    this.stage(this.state, state, () => {
      this.log = mergeLog(this.log, state.log_from, state.log);
      this.state = state;
    });
  }

  /** Asks for the whole log again by a fresh connection; happens only if a message was missed. */
  private rejoin(): void {
    this.log = [];
    this.queue = [];
    this.socket?.close();
  }
}
