/**
 * Requests to the server. The shapes come from its OpenAPI document: `make schema` turns that into `schema.ts`, which is
 * not in git; here they only get shorter names.
 */
import { awaited } from "./awaited.svelte";
import type { components } from "./schema";
import type { Source } from "./shelf.svelte";
import type { Message } from "./texts";
import { transport } from "./transport";

/** The server's models by name; those of one game's view are named in its own folder. */
export type Schemas = components["schemas"];

export type OptionSpec = Schemas["GameOption"];
export type Level = Schemas["Level"];
export type GameInfo = Schemas["GameInfo"];
export type SeatRequest = Schemas["SeatRequest"];
export type TableRequest = Schemas["TableRequest"];
export type Created = Schemas["TableCreated"];
export type Joined = Schemas["Joined"];
export type SeatInfo = Schemas["SeatState"];
export type LegalMove = Schemas["LegalMove"];
export type LogEntry = Schemas["LogEntry"];
/** A piece that travels: where from, where to, and which of the two shows it. */
export type Journey = Schemas["Journey"];
export type Problem = Schemas["Problem"];
export type ClientMessage = Schemas["ClientMessage"];
export type OptionPart = Schemas["OptionPart"];
export type RulesPage = Schemas["RulesPage"];
export type LessonInfo = Schemas["LessonInfo"];
export type ProblemState = Schemas["ProblemState"];
/** A scene of a lesson as it has been played so far. */
export type SceneState = Schemas["SceneState"];
/** A way to score, with the engine's figures. */
export type Way = Schemas["Way"];
export type Hint = Schemas["Hint"];
export type HintIdea = Schemas["HintIdea"];
export type Review = Schemas["Review"];
export type ReviewDecision = Schemas["Decision"];
export type ReviewState = Schemas["ReviewState"];
export type Position = Schemas["Position"];
export type ReceiptLine = Schemas["ReceiptEntry"];
/** What every game's view has in common; the rest belongs to the game's own module. */
export type GameView = Schemas["GameView"];
/** A table whose game the shell need not know. */
export type TableState = Schemas["TableState"];
export type Presence = Schemas["PresenceState"];
export type ServerMessage = Schemas["ServerMessage"];
/** How a state differs from the one before. */
export type StateChange = Schemas["ChangeMessage"];

/** A refusal of the server, in words where it gave any. Its code says what it is about: a status anything in between may give. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly words: Message | null,
  ) {
    super(code);
  }
}

/** Whether the server refused for this reason. */
export const isRefused = (error: unknown, code: string): boolean => error instanceof Refused && error.code === code;

/** Whether the server was not reached: no answer came, or only that of something in between. */
export const isOffline = (error: unknown): boolean => isRefused(error, OFFLINE);
const OFFLINE = "offline";

/** Asks and reads the answer, which must be the server's own: a network's page for signing in says yes to everything. */
async function answered<T>(path: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<T> {
  const done = awaited.begin();
  try {
    const response = await transport.ask(path, init);
    if (response.ok) return await read(response);
    const { code, message } = (await response.json()) as Partial<Problem>;
    if (code && message) throw new Refused(code, message);
    throw new Error(`an answer of something else: ${response.status}`);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(OFFLINE, { id: "error-offline", args: {} });
  } finally {
    done();
  }
}

const request = <T>(path: string, init: RequestInit = {}): Promise<T> => answered(path, init, (response) => response.json() as Promise<T>);

function post<T>(path: string, body: unknown, init: RequestInit = {}): Promise<T> {
  return request<T>(path, {
    ...init,
    method: "POST",
    headers: { ...init.headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Whose seat it is, told to the server; a spectator tells nothing. */
const bearer = (token: string | null): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {});
const tablePath = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const fetchGames = (): Promise<GameInfo[]> => request("/games");

export const fetchLanguages = async (): Promise<string[]> =>
  (await request<{ languages: string[] }>("/languages")).languages;

/** The address at which others in the same network reach the server, if they do and it knows. */
export const fetchGuestAddress = async (): Promise<string | null> => (await request<Schemas["Address"]>("/address")).guests;

export const createTable = (body: TableRequest): Promise<Created> => post("/tables", body);

/** Takes an open seat with a token of one's own making; asked again with the same one, it is as if asked once. */
export const joinTable = (id: string, name: string, seat: number, made: string): Promise<Joined> =>
  post(`${tablePath(id)}/join`, { name, seat, token: made });

/** The table as seen with a token, or as a spectator without one. */
export function fetchTable(id: string, token: string | null): Promise<TableState> {
  return request(tablePath(id), { headers: bearer(token) });
}

/** A link that moves one's own seats, or gives the lost seat of somebody else again. */
export const makeSeatLink = (id: string, token: string | null, seat: number | null): Promise<Schemas["SeatLink"]> =>
  post(`${tablePath(id)}/seat-link`, { seat }, { headers: bearer(token) });

/** Takes what a link moves, with a token of one's own making; whoever sits at the table already has it besides. */
export const claimSeat = (id: string, token: string | null, link: string, made: string): Promise<Joined> =>
  post(`${tablePath(id)}/claim`, { link, token: made }, { headers: bearer(token) });

/** Takes a new token of one's own making, so that all links are good no more. */
export const renewToken = (id: string, token: string | null, made: string): Promise<Joined> =>
  post(`${tablePath(id)}/renew`, { token: made }, { headers: bearer(token) });

/** The table where all who sat at a finished one play again; the token is good there too. */
export const playAgain = (id: string, token: string): Promise<Created> =>
  post(`${tablePath(id)}/again`, {}, { headers: bearer(token) });

/** The record of a game that is over, as a text. */
export const fetchRecord = async (id: string, token: string | null): Promise<string> =>
  JSON.stringify(await request<unknown>(`${tablePath(id)}/record`, { headers: bearer(token) }));

/** Makes a table of the record of a finished game, where the page is a site of files. */
export const bringRecord = (record: unknown): Promise<Created> => post("/records", record);

/** Why an element of the board stands for no move now, for whoever has the token. */
export const fetchWhy = (id: string, target: string, token: string | null): Promise<Message> =>
  request(`${tablePath(id)}/why/${encodeURIComponent(target)}`, { headers: bearer(token) });

/** The best moves of the seat that is to move, at a version of the table. */
export const fetchHint = (id: string, token: string | null, version: number, signal: AbortSignal): Promise<Hint> =>
  post(`${tablePath(id)}/hint`, { version }, { headers: bearer(token), signal });

/** How far the review of a finished game is, and the review itself when it is done. */
export const fetchReview = (id: string, token: string | null): Promise<ReviewState> =>
  request(`${tablePath(id)}/review`, { headers: bearer(token) });

/** Has a finished game thought over, unless that is done or on its way. */
export const startReview = (id: string, token: string | null): Promise<ReviewState> =>
  post(`${tablePath(id)}/review`, {}, { headers: bearer(token) });

/** A position of a finished game, by the number of plies before it. */
export const fetchPosition = (id: string, ply: number, token: string | null): Promise<Position> =>
  request(`${tablePath(id)}/positions/${ply}`, { headers: bearer(token) });

/** The rules in words: those that hold at a table, or all of a game's. */
export const fetchRules = ({ game, table }: Source, language: string): Promise<RulesPage> =>
  table
    ? request(`${tablePath(table.id)}/rules/${encodeURIComponent(language)}`, { headers: bearer(table.token) })
    : request(`/rules/${encodeURIComponent(game)}/${encodeURIComponent(language)}`);

/** What scores, in figures: at a table, or in a game with these options, the others being the usual ones. */
export const fetchScoring = ({ game, table }: Source, options: Readonly<Record<string, string>> = {}): Promise<Way[]> =>
  table
    ? request(`${tablePath(table.id)}/scoring`, { headers: bearer(table.token) })
    : request(`/scoring/${encodeURIComponent(game)}?${new URLSearchParams(options).toString()}`);

/** The Fluent catalogue of a language, as text. */
export const fetchCatalogue = (language: string): Promise<string> =>
  answered(`/texts/${encodeURIComponent(language)}`, {}, async (response) => {
    if (response.headers.get("content-type")?.includes("html")) throw new Error("no catalogue");
    return response.text();
  });

/** The scenes of a game's lesson. */
export const fetchLesson = (game: string): Promise<LessonInfo> => request(`/lessons/${encodeURIComponent(game)}`);

/** A scene of a lesson after these moves; or what is said of a piece that was touched, though no move stands there. */
export const fetchScene = (game: string, scene: string, moves: readonly string[], touched: string | null = null): Promise<SceneState> =>
  post(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(scene)}`, { moves, touched });
