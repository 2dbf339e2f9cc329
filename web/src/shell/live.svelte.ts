/** A table of the server: hints, advice, review, and the actions of its players. */
import { onMount, untrack } from "svelte";
import { sections } from "./moves";
import { TableModel, useTable } from "./table.svelte";
import type { GameModule } from "../games/module";
import { countWaiting } from "../lib/badge";
import { go, isGuided, isReview, isRoom, isSite, meAddress, reviewAddress } from "../lib/address";
import { CatchUp } from "../lib/catchUp.svelte";
import { Adviser } from "../lib/advice.svelte";
import { fetchMyGames, fetchWhy, withdrawOrder, type GameView, type LegalMove, type PlayedGame, type Rematch, type TableState } from "../lib/api";
import type { TableClient } from "../lib/connection.svelte";
import { Hinter } from "../lib/hint.svelte";
import { recall, remember } from "../lib/memory";
import { saveState } from "../lib/offline";
import { Reviewer } from "../lib/reviewer.svelte";
import { settings } from "../lib/settings.svelte";
import { rulesPanel } from "../lib/rulesPanel.svelte";
import type { Message } from "../lib/texts";
import { t, formatMessage } from "../lib/words.svelte";
import { runningFirst } from "../people/history";
import { knownPerson } from "../people/person";

/** The text that says why one's seat at this table is lost, if it is. */
export type Absence = "table-moved" | "error-removed" | null;

export interface LiveProps {
  client: TableClient;
  game: GameModule;
  onagain: (state: TableState, wanted?: Rematch) => void;
  /** A spectator wants to sit down. */
  onjoin: (state: TableState) => void;
  onover: () => void;
  /** One's seats have a new token. */
  onrenew: (token: string) => void;
  absence: Absence;
}

/** Milliseconds that a state must last before it is stored for offline use. */
const KEPT_AFTER = 1000;

/** The server's table of this screen; null in a lesson. */
export function useLive(): LiveTable | null {
  const table = useTable();
  return table instanceof LiveTable ? table : null;
}

export class LiveTable extends TableModel<TableClient> {
  /** Whether the list of all moves is open. */
  listed = $state(false);
  keysOpen = $state(false);
  /** The epoch that has just been scored. */
  scored = $state<number | null>(null);
  /** The seat that is to move to another device; null for one's own. */
  moving = $state.raw<{ seat: number | null } | null>(null);
  /** Gives advice at the first decision of each kind in a first game. */
  adviser = $state.raw<Adviser | null>(null);
  /** The seat whose person has the device; only where several people share it. */
  private holder = $state<number | null>(null);
  private uncovered = $state(false);
  /** A second try in the review: the moves of a past position, and what happens when one is chosen. */
  attempt = $state.raw<{ moves: readonly LegalMove[]; play: (move: LegalMove) => void } | null>(null);
  /** A position of a line that a hint shows. */
  preview = $state.raw<GameView | null>(null);
  /** The past position that the review shows. */
  past = $state.raw<GameView | null>(null);
  /** Whether the address asks for the review. */
  private asked = $state(isReview(location.hash));
  /** Whether it asks for the review that the players share. */
  together = $state(isRoom(location.hash));

  /** What happened since the reader's last move, step by step. */
  readonly catchUp: CatchUp;
  /** Other tables that wait for the reader, the most urgent first. */
  waiting = $state.raw<PlayedGame[]>([]);
  readonly hinter: Hinter;
  readonly reviewer: Reviewer;

  constructor(private readonly props: LiveProps) {
    super(props.client, props.game);
    const { client } = props;
    this.hinter = new Hinter(client.id, client.token);
    this.catchUp = new CatchUp(client.id, client.token);
    this.uncovered = recall(`uncovered:${client.id}`, false);
    this.reviewer = new Reviewer(client.id, client.token);
    $effect(() => {
      if (this.state && this.game.hasRules !== false) rulesPanel.source = { game: this.state.game, table: { id: client.id, token: client.token } };
    });
    $effect(() => this.advise());
    $effect(() => this.beginReview());
    $effect(() => {
      if (client.state) this.catchUp.update(client.state, client.log);
    });
    const waits = $derived(this.sits && this.state?.status === "playing" && !this.state.my_turn);
    $effect(() => {
      if (waits) void this.findWaiting();
      else this.waiting = [];
    });
    $effect(() => client.offer());
    $effect(() => {
      if (this.state?.my_turn !== undefined) void countWaiting();
    });
    $effect(() => {
      const { state, log } = client;
      const timer = setTimeout(() => state && void saveState({ ...state, log_from: 0, log }), KEPT_AFTER);
      return () => clearTimeout(timer);
    });
    onMount(() => () => {
      this.hinter.drop();
      this.reviewer.close();
    });
  }

  // ---- what the page shows ----
  get title(): string {
    return this.state ? t(`${this.state.game}-title`) : "";
  }

  override get heading(): string {
    return this.state?.my_turn ? `● ${this.title}` : this.title;
  }

  override get shown(): GameView | null {
    return (this.reviewing && this.past) || this.preview || this.catchUp.view || this.view;
  }

  override get legal(): readonly LegalMove[] {
    return this.attempt?.moves ?? (this.catchUp.current || this.preview ? [] : super.legal);
  }

  get reviewing(): boolean {
    return this.asked && Boolean(this.state?.outcome);
  }

  /** Whether anybody has made a decision; otherwise there is nothing to review. */
  get decided(): boolean {
    return this.client.log.some(({ seat }) => seat !== null);
  }

  /** Whether the viewer has a seat here and may start the next game for all. */
  get inviting(): boolean {
    return this.state?.status === "waiting" && this.sits;
  }

  get absence(): Absence {
    return this.props.absence;
  }

  /** The seat whose person must have the device before the table is shown; null if it may be shown. */
  get covered(): number | null {
    const viewer = this.state?.view.viewer ?? null;
    return this.state?.pass_on && !this.uncovered && viewer !== this.holder ? viewer : null;
  }

  uncover(seat: number): void {
    this.holder = seat;
  }

  /** The people at this screen have no secrets from each other. */
  neverCover(): void {
    this.uncovered = true;
    remember(`uncovered:${this.client.id}`, true);
  }

  get undo(): { can: boolean; reason: string } {
    const { can_undo: can = false, undo_reason: reason } = this.state ?? {};
    return { can, reason: reason ? formatMessage(reason, this.names) : can ? "" : t("table-undo-nothing") };
  }

  /** Players get the reason why a move is not possible now. */
  get why(): ((target: string) => Promise<Message>) | null {
    const { id, token } = this.client;
    return this.state?.status === "playing" && this.sits ? (target) => fetchWhy(id, target, token) : null;
  }

  override get confirms(): boolean {
    return settings.confirm && !this.attempt;
  }

  get sits(): boolean {
    return this.state?.seats.some((seat) => seat.mine) ?? false;
  }

  /** Whether one may decide in advance: in a slow game, while another person is to decide. */
  get mayOrder(): boolean {
    const { state } = this;
    const own = state?.seats.filter((seat) => seat.mine) ?? [];
    if (isSite || !state || state.status !== "playing" || state.actor === null || own.length !== 1 || own[0]?.player != null) return false;
    const actor = state.seats[state.actor];
    const isSlow = state.clock?.kind === "correspondence" || !state.presence.connected.includes(state.actor);
    return this.client.order?.ended === null || (actor?.kind === "person" && !actor.mine && actor.player === null && isSlow);
  }

  // ---- actions ----
  play(move: LegalMove): void {
    if (this.attempt) return this.attempt.play(move);
    this.scored = null;
    this.client.play(move);
  }

  /** Plays a move by its place in the list, which must be visible. */
  playListed(number: number): void {
    const { legal } = this.selection;
    const move = sections(legal, this.game.group ?? (() => null), this.game.few).flatMap(({ moves }) => moves)[number - 1]?.move;
    if (!this.listed) this.listed = legal.length > 0;
    else if (move) this.selection.submit(move);
  }

  /** The reader knows how the order ended. */
  forgetOrder(): void {
    this.client.order = null;
    void withdrawOrder(this.client.id, this.client.token).catch(() => {}); // it comes again with the next connection
  }

  takeBack(): void {
    if (this.undo.can) this.client.undo();
  }

  /** Requests a hint if hints are allowed. */
  ask(): void {
    if (this.state?.my_turn && this.state.hints) void this.hinter.ask(this.state.version);
  }

  /** Clears the selection; otherwise closes open panels one by one. */
  escape(): void {
    const { selection, hinter, client } = this;
    if (selection.chosen.length || selection.pending) selection.clear();
    else if (hinter.status !== "none") hinter.drop();
    else if (this.listed) this.listed = false;
    else if (client.refusal) client.refusal = null;
    else if (this.scored !== null) this.scored = null;
    else this.adviser?.drop();
  }

  /** Opens or closes the review. */
  review(open: boolean, address = reviewAddress()): void {
    this.receiptOpen = false;
    this.past = null;
    this.attempt = null;
    location.hash = open ? address : "";
  }

  /** Whether the players may review the finished game together: several people have played. */
  get mayMeet(): boolean {
    const people = this.state?.seats.filter(({ kind }) => kind === "person") ?? [];
    return !isSite && this.sits && people.some((seat) => !seat.mine);
  }

  /** The address has changed. */
  follow(): void {
    this.asked = isReview(location.hash);
    this.together = isRoom(location.hash);
  }

  again(wanted?: Rematch): void {
    if (this.state) this.props.onagain(this.state, wanted);
  }

  join(): void {
    if (this.state) this.props.onjoin(this.state);
  }

  renew(token: string): void {
    this.props.onrenew(token);
  }

  /** Moves a seat to another device by a link (null for the viewer's own); missing if links are not possible. */
  get moveSeat(): ((seat: number | null) => void) | undefined {
    const movable = !isSite && this.client.token !== null && this.state?.host === true && this.state.again === null;
    if (!movable) return undefined;
    // The seats of a person follow to every device where the person signs in.
    const own = this.client.token === knownPerson()?.key;
    return (seat) => (seat === null && own ? go(meAddress("devices")) : (this.moving = { seat }));
  }

  /** Looks for other tables that wait for the person at this device. */
  private async findWaiting(): Promise<void> {
    const person = knownPerson();
    if (!person || isSite || person.key !== this.client.token) return;
    const games = await fetchMyGames(person.key).catch(() => []);
    this.waiting = runningFirst(games).filter(({ id, my_turn }) => my_turn && id !== this.client.id);
  }

  // ---- effects ----
  protected staged(before: TableState | null, after: TableState): void {
    this.hinter.at(after.version);
    const [known, now] = [before, after].map((each) => Math.max(0, ...(each?.view?.receipt.map((line) => line.epoch) ?? []))) as [number, number];
    if (this.game.epoch && before && !after.outcome && now > known) this.scored = now;
    if (after.outcome && before && !before.outcome) {
      this.receiptOpen = true;
      this.props.onover();
    }
  }

  private advise(): void {
    const { state } = this;
    if (!state || !settings.advice || !isGuided(location.search)) return;
    untrack(() => {
      this.adviser ??= new Adviser(state.game);
      this.adviser.update(state);
    });
  }

  private beginReview(): void {
    if (!this.state?.outcome || !this.decided || !(this.receiptOpen || this.asked)) return;
    const wanted = this.asked || this.sits;
    untrack(() => void this.reviewer.begin(wanted));
  }
}
