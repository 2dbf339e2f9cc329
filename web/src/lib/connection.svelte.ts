/** The client of one table: newest state, log, connection, and refusals. */
import type { ClientMessage, LegalMove, OrderState, Presence, Problem, RoomState, ServerMessage, StateChange, TableState } from "./api";
import { waitNotice } from "./waitNotice.svelte";
import { backoff } from "./backoff";
import { Liveness, SILENCE } from "./liveness";
import { hasGap } from "./log";
import { Paced } from "./paced.svelte";
import { patched } from "./patch";
import { serverTime } from "./serverTime.svelte";
import { Talk, type Said } from "./talk.svelte";
import type { Message } from "./texts";
import type { Socket } from "./socket";
import { transport } from "./transport";
import { LocalThinking } from "../thinking/localThinking";

export type ConnectionState = "connecting" | "open" | "lost";

export interface Refusal {
  message: Message;
  /** Notations of the legal moves. */
  legal: string[] | null;
}

/** A request that changes the table. The server recognizes a repeated one by its id. */
type Change = Extract<ClientMessage, { type: "play" | "undo" | "take_back" | "leave" | "bot" | "back" | "pause" }>;
/** A change of the review room: what was shown before says whether a repeated one still makes sense, so none is repeated. */
type RoomChange = Extract<ClientMessage, { type: `room_${string}` }>;
export type RoomRequest = RoomChange extends infer Each ? (Each extends RoomChange ? Omit<Each, "id"> : never) : never;
type Request = Change extends infer Each ? (Each extends Change ? Omit<Each, "id"> : never) : never;

interface PendingChange {
  change: Change;
  /** Whether the page sent it before; the server may have carried it out. */
  repeated: boolean;
  /** Called when the answer arrives. */
  answered: () => void;
}

const NO_ONE: Presence = { connected: [], replaceable: [], watching: 0 };
/** Milliseconds within which an announced version must arrive. */
const BEHIND = 2_000;
/** Milliseconds during which a new connection is left alone when the page wakes or the network returns. */
const FRESH = 2_000;
/** Refusals which mean that the request was carried out before and that the server has forgotten it. */
const MOOT = ["late", "over", "seat_taken"];

/** A random id, unique at a table. (`crypto.randomUUID` exists only in secure contexts.) */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

const isHidden = (): boolean => typeof document !== "undefined" && document.hidden;

export class TableClient extends Paced {
  connection = $state<ConnectionState>("connecting");
  refusal = $state.raw<Refusal | null>(null);

  /** The reader's standing order, or how it ended. */
  order = $state.raw<OrderState | null>(null);

  /** The room where the players review the finished game together; null if there is none. */
  room = $state.raw<RoomState | null>(null);

  readonly talk: Talk;

  /** Called when the server no longer knows the token: another device has taken the seat. */
  onstranger = (): void => {};

  /** Called when the creator of the table has opened one's seat again. */
  onremoved = (): void => {};

  /** Called when the table no longer exists. */
  ongone = (): void => {};

  private pending = $state.raw<PendingChange | null>(null);
  private socket: Socket | null = null;
  private readonly local = new LocalThinking((message) => this.send(message));
  private readonly liveness = new Liveness({
    ping: () => this.ping(),
    dead: () => this.drop(this.hasState ? 0 : backoff(this.attempt)),
  });
  private attempt = 0;
  private pingedAt = 0;
  private startedAt = 0;
  /** Whether this connection has sent a state. Before that, a request might apply to another position. */
  private hasState = false;
  /** The newest version that this connection has sent. */
  private version = 0;
  /** The newest version that the server has announced. */
  private announced = 0;
  private closed = false;
  /** The newest state from this connection; changes are relative to it. */
  private newest: TableState | null = null;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    super();
    this.talk = new Talk(id);
  }

  /** True from a request until its answer, even if the connection drops in between. */
  get waiting(): boolean {
    return this.pending !== null;
  }

  connect(): void {
    this.closed = false;
    this.cancel("connect");
    this.hasState = false;
    this.version = this.announced = 0;
    this.newest = null;
    this.startedAt = Date.now();
    const socket = transport.connect(`/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.hello();
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => socket === this.socket && this.drop(backoff(this.attempt));
    if (transport.isRemote) this.liveness.begin(SILENCE * 2 ** Math.min(this.attempt, 3));
  }

  /** Checks the connection now: the page may have slept, or the network may be back. */
  wake(): void {
    if (this.closed || !transport.isRemote) return;
    if (this.hasState) this.liveness.wake();
    else if (Date.now() - this.startedAt > FRESH) this.drop(0);
  }

  /** The page goes to the background: from now on its person is notified of turns. */
  hide(): void {
    if (transport.isRemote && this.connection === "open") this.ping();
  }

  /** Shows the last known state until the server answers. */
  restore(kept: TableState): void {
    this.log = kept.log;
    // Presence is unknown now.
    this.state = { ...kept, presence: NO_ONE };
  }

  override close(): void {
    this.closed = true;
    super.close();
    this.local.close();
    this.liveness.stop();
    this.settlePending();
    waitNotice.lost = null;
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

  /** Agrees that another player takes a move back, or does not; withdraws one's own request. */
  answerTakeBack(agrees: boolean): void {
    if (this.state) this.ask({ type: "take_back", ply: this.state.ply, agrees });
  }

  /** Says something to the other players; calls `done` when the server has taken it. Moves need not wait for it. */
  say(said: Said, done: () => void = () => {}): void {
    if (this.talk.busy) return;
    if (this.connection !== "open") {
      this.talk.refuse({ id: "error-offline" });
      return;
    }
    const id = newId();
    this.talk.sending(id, done);
    this.send({ type: "say", id, text: null, reaction: null, ...said });
  }

  /** Does something in the review room. */
  inRoom(request: RoomRequest): void {
    this.refusal = this.connection === "open" ? null : { message: { id: "error-offline" }, legal: null };
    this.send({ ...request, id: newId() });
  }

  /** Gives up one's seat. In a game of two this ends the game; otherwise a bot takes over. */
  leave(seat: number): void {
    this.ask({ type: "leave", seat });
  }

  /** Takes one's seats back from their stand-in bots. */
  back(): void {
    this.ask({ type: "back" });
  }

  /** Wants a pause of the table's clock, or no longer wants it. */
  pause(wanted: boolean): void {
    this.ask({ type: "pause", wanted });
  }

  /** Lets a bot play for an empty seat or an absent person. */
  letBotPlay(seat: number): void {
    this.ask({ type: "bot", seat });
  }

  /** Offers to compute moves of bots and hints on this device, or withdraws the offer, as the state and the settings require. */
  offer(): void {
    if (this.state && this.connection === "open") this.local.update(this.state);
  }

  private ask(request: Request): void {
    if (this.waiting) return;
    if (this.connection !== "open") {
      this.refusal = { message: { id: "error-offline" }, legal: null };
      return;
    }
    this.pending = { change: { ...request, id: newId() }, repeated: false, answered: waitNotice.start() };
    this.refusal = null;
    this.sendPending();
  }

  private sendPending(): void {
    if (!this.pending) return;
    this.send(this.pending.change);
    if (transport.isRemote) this.liveness.expect("answer");
  }

  private settlePending(): void {
    this.pending?.answered();
    this.pending = null;
    this.liveness.arrived("answer");
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    this.pingedAt = Date.now();
    this.send({ type: "ping", hidden: isHidden() });
  }

  private setConnection(state: ConnectionState): void {
    this.connection = state;
    waitNotice.lost = state === "lost" ? (this.waiting ? "unsent" : "lost") : null;
  }

  private hello(): void {
    this.flush();
    this.local.reconnected();
    this.order = null;
    // Asks for the whole log: other players may have undone and replaced moves in the meantime.
    this.send({ type: "hello", token: this.token, log_from: 0, changes: true });
  }

  /** Drops the connection and opens a new one after some milliseconds. The pending request is kept. */
  private drop(delay: number): void {
    if (this.closed) return;
    const { socket } = this;
    this.socket = null;
    this.liveness.stop();
    socket?.close();
    this.attempt++;
    this.hasState = false;
    if (this.talk.busy) this.talk.refuse({ id: "error-offline" });
    this.setConnection("lost");
    this.later("connect", delay, () => this.connect());
  }

  private receive(message: ServerMessage): void {
    this.liveness.messageArrived();
    if (message.type === "error") this.receiveError(message);
    else if (message.type === "state") this.receiveState(message);
    else if (message.type === "change") this.receiveChange(message);
    else if (message.type === "presence") this.updatePresence(message.presence);
    else if (message.type === "talk") this.talk.receive(message.whole, message.lines);
    else if (message.type === "order") this.order = message.order;
    else if (message.type === "room") this.room = message.room;
    else if (message.type === "think") void this.local.think(message);
    else if (message.type === "forget") this.local.cancel(message.id);
    else {
      if (message.type === "pong") serverTime.heard(message.now, this.pingedAt);
      if (message.type === "done" && message.id === this.pending?.change.id) this.settlePending();
      if (message.type === "done") this.talk.answered(message.id);
      // The state may still arrive, or it was lost.
      this.announced = Math.max(this.announced, message.version);
      if (this.announced > this.version) this.liveness.expect("version", BEHIND);
    }
  }

  private receiveError({ code, message, legal }: Problem): void {
    if (code === "stranger" || code === "signed_out") return this.onstranger();
    if (code === "removed") return this.onremoved();
    if (code === "unknown_table") {
      this.close();
      return this.ongone();
    }
    if (code.startsWith("talk_")) return this.talk.refuse(message);
    const done = this.pending?.repeated && MOOT.includes(code);
    // An error before the first state refuses the connection itself.
    if (this.hasState) this.settlePending();
    if (!done) this.refusal = { message, legal };
  }

  private receiveChange({ since, patch, log_from, log, presence }: StateChange): void {
    if (this.newest?.version !== since) this.rejoin();
    else this.receiveState({ ...patched(this.newest, patch), log_from, log, presence });
  }

  private receiveState(state: TableState): void {
    this.newest = state;
    const isFirst = !this.hasState;
    this.hasState = true;
    this.version = Math.max(this.version, state.version);
    this.attempt = 0;
    this.liveness.arrived("state");
    if (this.version >= this.announced) this.liveness.arrived("version");
    const change = this.pending?.change;
    if (change && "ply" in change && change.ply !== state.ply) this.settlePending();
    else if (this.pending && isFirst) {
      this.pending = { ...this.pending, repeated: true };
      this.sendPending();
    }
    // The clock shows the server's time from the first state on.
    if (isFirst && (state.clock || isHidden())) this.ping();
    this.setConnection("open");
    this.enqueue(state);
  }

  protected override show(state: TableState): void {
    if (hasGap(this.log, state.log_from)) {
      this.rejoin();
      return;
    }
    // The refusal belongs to an earlier position.
    if (this.state?.ply !== state.ply) this.refusal = null;
    super.show(state);
  }

  /** Reconnects to get the whole log; needed only if a message was missed. */
  private rejoin(): void {
    this.log = [];
    this.queue = [];
    this.drop(backoff(this.attempt));
  }
}
