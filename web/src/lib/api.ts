/**
 * Requests to the server. `make schema` generates the types in `schema.ts` (not in git) from the server's OpenAPI
 * document; this module gives them shorter names.
 */
import { timeZone } from "./clock";
import { waitNotice } from "./waitNotice.svelte";
import type { components } from "./schema";
import type { RulesSource } from "./rulesPanel.svelte";
import type { Message } from "./texts";
import { transport } from "./transport";

/** The server's models by name. Each game's folder names the models of its own view. */
export type Schemas = components["schemas"];

export type OptionSpec = Schemas["GameOption"];
export type GameInfo = Schemas["GameOffer"];
export type SeatRequest = Schemas["SeatRequest"];
export type TableRequest = Schemas["TableRequest"];
export type ClockRequest = Schemas["ClockRequest"];
/** A table's clock. */
export type ClockInfo = Schemas["ClockState"];
export type Created = Schemas["TableCreated"];
export type Joined = Schemas["Joined"];
export type SeatInfo = Schemas["SeatState"];
export type LegalMove = Schemas["LegalMove"];
export type LogEntry = Schemas["LogEntry"];
/** A moving piece: where it starts, where it ends, and which end shows its drawing. */
export type Journey = Schemas["Journey"];
export type Problem = Schemas["Problem"];
export type ClientMessage = Schemas["ClientMessage"];
export type OptionPart = Schemas["OptionPart"];
export type RulesPage = Schemas["RulesPage"];
export type LessonInfo = Schemas["LessonInfo"];
export type ProblemState = Schemas["ProblemState"];
/** A scene of a lesson after the moves played so far. */
export type SceneState = Schemas["SceneState"];
/** A scoring rule with the engine's numbers. */
export type ScoringRule = Schemas["ScoringRule"];
export type Hint = Schemas["Hint"];
export type HintIdea = Schemas["HintIdea"];
export type HintReason = Schemas["HintReason"];
export type Review = Schemas["Review"];
export type ReviewDecision = Schemas["Decision"];
export type Why = Schemas["Why"];
export type SecondTry = Schemas["SecondTry"];
export type ErrorKind = Schemas["ErrorKindState"];
/** The points of strong play with one number of players, by seat and source. */
export type ReferencePoints = Schemas["ReferencePoints"];
export type Account = Schemas["Account"];
export type ReviewState = Schemas["ReviewState"];
export type Position = Schemas["PositionState"];
export type ReceiptLine = Schemas["ReceiptEntry"];
/** The fields that all views share; the game's own module knows the rest. */
export type GameView = Schemas["GameView"];
/** A table as the shell sees it, whatever the game. */
export type TableState = Schemas["TableState"];
export type Presence = Schemas["PresenceState"];
export type Rematch = Schemas["RematchRequest"];
export type OpenTable = Schemas["OpenTable"];
export type TalkLine = Schemas["TalkLine"];
export type TakeBack = Schemas["TakeBackState"];
export type ServerMessage = Schemas["ServerMessage"];
/** The difference between a state and the one before. */
export type StateChange = Schemas["ChangeMessage"];

/** The server refused a request, with a message if it gave one. The code says why; a proxy may have set the HTTP status. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly words: Message | null,
  ) {
    super(code);
  }
}

/** Why a request failed, in the server's words, or in other ones if it gave none. */
export const wordsOf = (error: unknown, otherwise = "error-unknown"): Message => (error instanceof Refused ? error.words : null) ?? { id: otherwise };

/** Whether the server refused with this code. */
export const isRefused = (error: unknown, code: string): boolean => error instanceof Refused && error.code === code;

/** Whether the request failed to reach the server: no answer came, or a proxy answered. */
export const isOffline = (error: unknown): boolean => isRefused(error, OFFLINE);
const OFFLINE = "offline";

/**
 * Sends a request and reads the answer. The answer must come from the server itself: a captive portal answers 200 to
 * everything.
 */
async function send<T>(path: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<T> {
  const done = waitNotice.start();
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

const request = <T>(path: string, init: RequestInit = {}): Promise<T> => send(path, init, (response) => response.json() as Promise<T>);

function post<T>(path: string, body: unknown, init: RequestInit = {}, method: "POST" | "PUT" | "PATCH" = "POST"): Promise<T> {
  return request<T>(path, {
    ...init,
    method,
    headers: { ...init.headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** The header that identifies a seat; spectators send none. */
const bearer = (token: string | null): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {});
const asPost = (body: unknown, token: string): RequestInit => ({
  method: "POST",
  headers: { ...bearer(token), "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
const tablePath = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const fetchGames = (): Promise<GameInfo[]> => request("/games");

export const fetchLanguages = async (): Promise<string[]> =>
  (await request<{ languages: string[] }>("/languages")).languages;

/** The points of strong play in a game, for each number of players that was measured. */
export const fetchReferencePoints = (game: string): Promise<ReferencePoints[]> => request(`/reference-points/${encodeURIComponent(game)}`);

/** What the host allows, and the address at which others on the same network reach the server, if it knows one. */
export const fetchHost = (): Promise<Schemas["Host"]> => request("/host");

/** The tables that wait for anybody. */
export const fetchOpenTables = (): Promise<OpenTable[]> => request("/open-tables");

/** Makes a table for the person with a key, or for a guest. */
export const createTable = (body: TableRequest, key: string | null): Promise<Created> =>
  post("/tables", body, { headers: bearer(key) });

/**
 * Takes an open seat for the person with a key, or for a guest with a token that the page made. A repeated request with
 * the same token has no further effect.
 */
export const joinTable = (id: string, name: string, seat: number, made: string, key: string | null): Promise<Joined> =>
  post(`${tablePath(id)}/join`, { name, seat, token: made, zone: timeZone() }, { headers: bearer(key) });

/** The key by which this browser knows the server's notices; null if it sends none. */
export const fetchNoticeKey = async (): Promise<string | null> => (await request<Schemas["NoticeKey"]>("/notices")).key;

/** Gets notices on this device when it is one's turn. */
export const startNotices = (id: string, token: string, body: Schemas["PushRequest"]): Promise<unknown> =>
  send(`${tablePath(id)}/notices`, asPost(body, token), (response) => response.text());

export const stopNotices = (id: string, token: string, body: Schemas["PushRequest"]): Promise<unknown> =>
  send(`${tablePath(id)}/notices/stop`, asPost(body, token), (response) => response.text());

/** The table as the owner of a token sees it, or as a spectator does without one. */
export function fetchTable(id: string, token: string | null): Promise<TableState> {
  return request(tablePath(id), { headers: bearer(token) });
}

/** Makes a link that moves one's own seats, or gives another person's lost seat back. */
export const makeSeatLink = (id: string, token: string | null, seat: number | null): Promise<Schemas["SeatLink"]> =>
  post(`${tablePath(id)}/seat-link`, { seat }, { headers: bearer(token) });

/** Takes the seats of a link with a token that the page made; somebody already at the table gets them in addition. */
export const claimSeat = (id: string, token: string | null, link: string, made: string): Promise<Joined> =>
  post(`${tablePath(id)}/claim`, { link, token: made }, { headers: bearer(token) });

/** Replaces one's token with a new one that the page made. All existing links become invalid. */
export const renewToken = (id: string, token: string | null, made: string): Promise<Joined> =>
  post(`${tablePath(id)}/renew`, { token: made }, { headers: bearer(token) });

/** The table for the next game with the same people; the token is valid there too. */
export const playAgain = (id: string, token: string, wanted: Rematch): Promise<Created> =>
  post(`${tablePath(id)}/again`, wanted, { headers: bearer(token) });

/** The occupants of two seats change places, before the game; only for the table's maker. */
export const swapSeats = (id: string, token: string | null, seat: number, to: number): Promise<TableState> =>
  post(`${tablePath(id)}/seats`, { seat, to }, { headers: bearer(token) });

/** Opens another person's seat again, before the game; only for the table's maker. */
export const removeGuest = (id: string, token: string | null, seat: number): Promise<TableState> =>
  post(`${tablePath(id)}/remove`, { seat }, { headers: bearer(token) });

/** Deletes a table, before the game; only for its maker. */
export const closeTable = (id: string, token: string | null): Promise<void> =>
  send(tablePath(id), { method: "DELETE", headers: bearer(token) }, () => Promise.resolve());

/** The record of a finished game, as text. */
export const fetchRecord = async (id: string, token: string | null): Promise<string> =>
  JSON.stringify(await request<unknown>(`${tablePath(id)}/record`, { headers: bearer(token) }));

/** Makes a table from the record of a finished game, with own seats and a name of the table if it is free (static site only). */
export const importRecord = (record: unknown, mine: readonly number[] = [], table = ""): Promise<Created> =>
  post(`/records?${new URLSearchParams([...mine.map((seat) => ["mine", String(seat)]), ...(table ? [["table", table]] : [])]).toString()}`, record);

/** A game of this browser as for lists and statistics, without its times (static site only). */
export const fetchPlayed = (id: string, token: string): Promise<PlayedGame> => request(`${tablePath(id)}/played`, { headers: bearer(token) });

/** The reason why an element of the board stands for no legal move of the token's owner. */
export const fetchWhy = (id: string, target: string, token: string | null): Promise<Message> =>
  request(`${tablePath(id)}/why/${encodeURIComponent(target)}`, { headers: bearer(token) });

/** The best moves for the seat to move, at a version of the table. */
export const fetchHint = (id: string, token: string | null, version: number, signal: AbortSignal): Promise<Hint> =>
  post(`${tablePath(id)}/hint`, { version }, { headers: bearer(token), signal });

/** Why the best idea of the hint is better than another move. */
export const fetchReason = (id: string, token: string | null, version: number, other: number, signal: AbortSignal): Promise<HintReason> =>
  post(`${tablePath(id)}/hint/reason`, { version, other }, { headers: bearer(token), signal });

/** The progress of a review of a finished game, and the review once it is done, without answers to one's own costliest decisions. */
export const fetchReview = (id: string, token: string | null): Promise<ReviewState> =>
  request(`${tablePath(id)}/review?covered=true`, { headers: bearer(token) });

/** The verdict on another move at a decision of a reviewed game; without a move, the answer. */
export const fetchVerdict = (id: string, ply: number, move: number | null, token: string | null): Promise<SecondTry> =>
  post(`${tablePath(id)}/review/decisions/${ply}`, { move }, { headers: bearer(token) });

/** Starts a review of a finished game, unless one exists or is running. */
export const startReview = (id: string, token: string | null): Promise<ReviewState> =>
  post(`${tablePath(id)}/review`, {}, { headers: bearer(token) });

/** A position of a finished game, by the number of plies before it, and after a line of other moves from there. */
export const fetchPosition = (id: string, ply: number, token: string | null, line: readonly number[] = []): Promise<Position> =>
  request(`${tablePath(id)}/positions/${ply}?${line.map((move) => `line=${move}`).join("&")}`, { headers: bearer(token) });

/** The rules as text: those that apply at a table, or all rules of a game. */
export const fetchRules = ({ game, table }: RulesSource, language: string): Promise<RulesPage> =>
  table
    ? request(`${tablePath(table.id)}/rules/${encodeURIComponent(language)}`, { headers: bearer(table.token) })
    : request(`/rules/${encodeURIComponent(game)}/${encodeURIComponent(language)}`);

/** The scoring rules with their numbers: at a table, or in a game with these options and defaults for the rest. */
export const fetchScoring = ({ game, table }: RulesSource, options: Readonly<Record<string, string>> = {}): Promise<ScoringRule[]> =>
  table
    ? request(`${tablePath(table.id)}/scoring`, { headers: bearer(table.token) })
    : request(`/scoring/${encodeURIComponent(game)}?${new URLSearchParams(options).toString()}`);

/** The Fluent catalogue of a language, as text. */
export const fetchCatalogue = (language: string): Promise<string> =>
  send(`/texts/${encodeURIComponent(language)}`, {}, async (response) => {
    if (response.headers.get("content-type")?.includes("html")) throw new Error("no catalogue");
    return response.text();
  });

/** The scenes of a game's lesson. */
export const fetchLesson = (game: string): Promise<LessonInfo> => request(`/lessons/${encodeURIComponent(game)}`);

/** A scene of a lesson after these moves, or the text about a touched piece that stands for no move. */
export const fetchScene = (game: string, scene: string, moves: readonly string[], touched: string | null = null): Promise<SceneState> =>
  post(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(scene)}`, { moves, touched });

// ---- daily deals ----
export type DailyDeal = Schemas["DailyDeal"];
export type DailyChoices = Schemas["DailyChoices"];

/** Today's deals, with the results, for the person with a key. */
export const fetchDaily = (key: string | null): Promise<DailyDeal[]> => request("/daily", { headers: bearer(key) });

/** The table of today's deal of a game; made at the first request. */
export const playDaily = (game: string, name: string | null, key: string | null): Promise<Created> =>
  post(`/daily/${encodeURIComponent(game)}`, { name }, { headers: bearer(key) });

/** What everybody chose at the decisions of a table of a daily deal. */
export const fetchDailyChoices = (id: string, token: string | null): Promise<DailyChoices> =>
  request(`${tablePath(id)}/daily`, { headers: bearer(token) });

// ---- standing orders ----
export type RoomState = Schemas["RoomState"];
export type OrderState = Schemas["OrderState"];
export type OrderChoices = Schemas["OrderChoices"];

/** The orders that one can give now; for a move, what comes after others' decisions. */
export const fetchOrders = (id: string, token: string | null, path: readonly number[]): Promise<OrderChoices> =>
  request(`${tablePath(id)}/orders?${path.map((code) => `path=${code}`).join("&")}`, { headers: bearer(token) });

export const giveOrder = (id: string, token: string | null, wanted: Schemas["OrderRequest"]): Promise<void> =>
  send(
    `${tablePath(id)}/orders`,
    { method: "POST", headers: { ...bearer(token), "Content-Type": "application/json" }, body: JSON.stringify(wanted) },
    async () => {},
  );

/** Withdraws one's order, or forgets how it ended. */
export const withdrawOrder = (id: string, token: string | null): Promise<void> =>
  send(`${tablePath(id)}/orders`, { method: "DELETE", headers: bearer(token) }, async () => {});

/** Notifies the person who is to decide once more. */
export const nudge = (id: string, token: string): Promise<unknown> => post(`${tablePath(id)}/nudge`, {}, { headers: bearer(token) });

/** Being away from a seat for some days: no time runs for it, or a bot plays there. */
export const beAway = (id: string, token: string, wanted: { seat: number; days: number; bot: boolean }): Promise<unknown> =>
  post(`${tablePath(id)}/away`, wanted, { headers: bearer(token) });

// ---- notices ----
export type Notices = Schemas["NoticesState"];
export type NoticeChoices = Pick<Notices, "remind" | "quiet_start" | "quiet_end" | "zone">;

export const fetchNotices = (key: string): Promise<Notices> => request("/people/me/notices", { headers: bearer(key) });

export const chooseNotices = (key: string, chosen: NoticeChoices): Promise<Notices> =>
  post("/people/me/notices", chosen, { headers: bearer(key) }, "PUT");

/** Asks the owner of a mailbox whether they want mails. */
export const askMailbox = (key: string, address: string, language: string): Promise<Notices> =>
  post("/people/me/email", { address, language }, { headers: bearer(key) }, "PUT");

export const removeEmail = (key: string): Promise<Notices> =>
  send("/people/me/email", { method: "DELETE", headers: bearer(key) }, (response) => response.json() as Promise<Notices>);

/** Confirms a mailbox, or stops its mails, by the code in a mail. */
export const answerMail = (what: "confirm" | "stop", code: string): Promise<void> =>
  what === "confirm"
    ? send("/mail/confirm", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ code }) }, async () => {})
    : send(`/mail/stop?code=${encodeURIComponent(code)}`, { method: "POST" }, async () => {});

// ---- people ----
export type SignedIn = Schemas["SignedIn"];
export type Me = Schemas["Me"];
export type PersonCard = Schemas["PersonCard"];
export type Ranking = Schemas["Ranking"];
export type PlayedGame = Schemas["PlayedGameState"];

/** Makes a person who is known by the key of this device. */
export const createPerson = (key: string, name: string | null, device: string): Promise<SignedIn> =>
  post("/people", { key, name, device });

/** Gives the seats of a guest's token to the person with a key. */
export const adoptSeats = (id: string, key: string, token: string): Promise<Joined> =>
  post(`${tablePath(id)}/adopt`, { token }, { headers: bearer(key) });

export const fetchMe = (key: string): Promise<Me> => request("/people/me", { headers: bearer(key) });

export const changeMe = (key: string, change: { name?: string; mark?: number }): Promise<Me> =>
  post("/people/me", change, { headers: bearer(key) }, "PATCH");

const remove = (path: string, key: string): Promise<void> =>
  send(path, { method: "DELETE", headers: bearer(key) }, async () => {});

/** Deletes everything about oneself. */
export const deleteMe = (key: string): Promise<void> => remove("/people/me", key);

export const signOutDevice = (key: string, device: string): Promise<void> =>
  remove(`/people/me/devices/${encodeURIComponent(device)}`, key);

/** Makes a link that signs one in at another device. */
export const makeSignInLink = (key: string): Promise<Schemas["SignInLink"]> => post("/people/me/link", {}, { headers: bearer(key) });

/** Whom a sign-in link signs in. */
export const lookAtSignInLink = (link: string): Promise<PersonCard> => post("/people/sign-in/look", { link });

/** Signs in with a link and a key that the page made; `before` is the key of the person who was signed in here. */
export const signInByLink = (
  wanted: { link: string; key: string; device: string; bring: boolean },
  before: string | null,
): Promise<SignedIn> => post("/people/sign-in", wanted, { headers: bearer(before) });

export const fetchMyGames = (key: string): Promise<PlayedGame[]> => request("/people/me/games", { headers: bearer(key) });

/** The kinds of errors in one's newest reviewed games. */
export const fetchMyErrors = (key: string): Promise<ErrorKind[]> => request("/people/me/errors", { headers: bearer(key) });

/** The ratings of all people by game and number of players. */
export const fetchRankings = (key: string): Promise<Ranking[]> => request("/people/ratings", { headers: bearer(key) });

/** A download about oneself, as text: all data, or the records of all finished games. */
export const fetchMyFile = (key: string, what: "data" | "records"): Promise<string> =>
  send(`/people/me/${what}`, { headers: bearer(key) }, (response) => response.text());

/** The options with which the browser makes a passkey. */
export const passkeyOptions = (key: string): Promise<Record<string, unknown>> =>
  post("/people/me/passkeys/options", {}, { headers: bearer(key) });

export const addPasskey = (key: string, credential: Record<string, unknown>, device: string): Promise<Me> =>
  post("/people/me/passkeys", { credential, device }, { headers: bearer(key) });

export const removePasskey = (key: string, id: string): Promise<void> => remove(`/people/me/passkeys/${encodeURIComponent(id)}`, key);

/** The options with which the browser proves to have a passkey. */
export const passkeySignInOptions = (): Promise<Record<string, unknown>> => post("/people/passkey/options", {});

/** Signs in with a proven passkey and a key that the page made. */
export const signInByPasskey = (
  wanted: { credential: Record<string, unknown>; key: string; device: string; bring: boolean },
  before: string | null,
): Promise<SignedIn> => post("/people/passkey", wanted, { headers: bearer(before) });
