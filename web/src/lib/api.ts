/**
 * The JSON contract with the server, as the browser uses it.
 * The shapes are those of the OpenAPI schema; `npm run types` regenerates that next to this file.
 */
import type { Message } from "./texts";

export interface OptionSpec {
  name: string;
  kind: "choice" | "flag";
  choices: (string | number)[];
  default: string | number | boolean;
  label: Message;
  /** A label for each choice, where the bare value does not speak for itself. */
  choice_labels?: Message[] | null;
  /** For a choice: the numbers of players it allows. */
  players_of_choice?: Record<string, number[]> | null;
}

export interface Level {
  name: string;
  spec: string;
  label: Message;
}

export interface GameInfo {
  name: string;
  title: Message;
  players: number[];
  options: OptionSpec[];
  levels: Level[];
}

export type SeatRequest = { kind: "me" | "here" | "open" | "bot"; name?: string; player?: string };

export interface TableRequest {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatRequest[];
}

export interface Created {
  id: string;
  token: string;
  seats: number[];
}

export interface Joined {
  token: string;
  seats: number[];
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  player: string | null;
  mine: boolean;
  connected: boolean;
}

export interface LegalMove {
  move: number;
  text: string;
  message: Message;
  targets: string[];
}

export interface LogEntry {
  ply: number;
  seat: number | null;
  messages: Message[];
}

/** What every game's view has in common; the rest belongs to the game's own module. */
export interface GameView {
  game: string;
  viewer: number | null;
  over: boolean;
  actor: number | null;
  seats: { seat: number; points: number | null }[];
  receipt: ReceiptLine[];
}

export interface ReceiptLine {
  seat: number;
  epoch: number;
  item: string;
  count: number;
  points: number;
}

export interface TableState {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  status: "waiting" | "playing" | "over";
  warming: boolean;
  version: number;
  ply: number;
  seats: SeatInfo[];
  actor: number | null;
  my_turn: boolean;
  thinking: boolean;
  prompt: Message;
  legal: LegalMove[];
  can_undo: boolean;
  undo_reason: Message | null;
  log_from: number;
  log: LogEntry[];
  /** Empty while the rules are still being compiled. */
  view: GameView | null;
  outcome: { winners: number[]; reason: Message } | null;
  commitment: string;
}

/** A refusal of the server, in words where it gave any. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly words: Message | null,
  ) {
    super(`${status} ${code}`);
  }
}

interface ErrorBody {
  code?: string;
  message?: Message;
  detail?: unknown;
}

async function refusal(response: Response): Promise<Refused> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  return new Refused(response.status, body.code ?? "", body.message ?? null);
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(0, "offline", { id: "error-offline", args: {} });
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export const fetchGames = (): Promise<GameInfo[]> => request("/games");

export const fetchLanguages = async (): Promise<string[]> =>
  (await request<{ languages: string[] }>("/languages")).languages;

export const createTable = (body: TableRequest): Promise<Created> => post("/tables", body);

export const joinTable = (id: string, name: string, seat: number): Promise<Joined> =>
  post(`/tables/${encodeURIComponent(id)}/join`, { name, seat });

/** The table as seen with a token, or as a spectator without one. */
export function fetchTable(id: string, token: string | null): Promise<TableState> {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  return request(`/tables/${encodeURIComponent(id)}`, { headers });
}

/** The Fluent catalogue of a language, as text. */
export async function fetchCatalogue(language: string): Promise<string> {
  const response = await fetch(`/api/texts/${encodeURIComponent(language)}`);
  if (!response.ok) throw await refusal(response);
  return response.text();
}
