/** The page's side of the static site: sends requests to the worker that keeps the tables, and starts the one that thinks. */
import { files } from "../lib/address";
import { markTablesLost } from "../lib/memory";
import type { Socket } from "../lib/socket";
import type { FromPython, Pair, ToPython } from "./messages";
import { progress } from "./progress.svelte";

/** Requests with constant answers; the site has these as files. */
const FILES: [RegExp, (found: string[]) => string][] = [
  [/^\/games$/, () => "games.json"],
  [/^\/languages$/, () => "languages.json"],
  [/^\/texts\/([^/?]+)$/, ([language]) => `texts/${language}.ftl`],
  [/^\/rules\/([^/?]+)\/([^/?]+)$/, ([game, language]) => `rules/${game}/${language}.json`],
  [/^\/lessons\/([^/?]+)$/, ([game]) => `lessons/${game}.json`],
];
/** Files keep their names from one version of the site to the next. */
const FRESH: RequestInit = { cache: "no-cache" };
const OPEN = 1;
const CLOSED = 3;

const base = new URL(files, location.href).href.replace(/[?#].*$/, "");
const spawn = (): Worker => new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module", name: "benben" });

/** A file as an answer. A missing one becomes the server's error for an unknown page. */
const fileOrNotFound = (response: Response): Response =>
  response.status === 404 ? Response.json({ code: "unknown_page", message: { id: "error-unknown-page" } }, { status: 404 }) : response;

class SiteClient {
  readonly isRemote = false;
  private tables: Worker | null = null;
  private thinker: Worker | null = null;
  private ready: Promise<void> | null = null;
  private readonly answers = new Map<number, (message: FromPython) => void>();
  private readonly sockets = new Map<string, PageSocket>();
  private asked = 0;

  /** Starts Python unless it runs already. */
  start(): Promise<void> {
    this.ready ??= new Promise((resolve, reject) => {
      progress.stage = "loading";
      const worker = (this.tables = spawn());
      worker.onmessage = ({ data }: MessageEvent<FromPython>) => {
        if (data.kind === "progress") progress.came(data.done, data.total);
        else if (data.kind === "storage-lost") markTablesLost();
        else if (data.kind === "ready") {
          progress.stage = "ready";
          resolve();
        } else if (data.kind === "failed") {
          console.error(data.reason);
          this.stop();
          reject(new Error(data.reason));
        } else this.handleMessage(data);
      };
      worker.onerror = (event) => {
        this.stop();
        reject(new Error(event.message));
      };
      worker.postMessage({ kind: "begin", role: "tables", files: base } satisfies ToPython);
    });
    return this.ready;
  }

  /** The next request starts it again. */
  private stop(): void {
    progress.stage = "failed";
    this.tables?.terminate();
    this.tables = this.ready = null;
  }

  async ask(path: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? "GET";
    for (const [pattern, file] of FILES) {
      const found = method === "GET" ? pattern.exec(path) : null;
      if (found) return fileOrNotFound(await fetch(files + file(found.slice(1)), FRESH));
    }
    await this.start();
    const headers: Pair[] = [...new Headers(init.headers)];
    const answer = await this.request((id) => ({ kind: "ask", id, method, path: `/api${path}`, headers, body: String(init.body ?? "") }));
    if (init.signal?.aborted) throw new DOMException("aborted", "AbortError");
    if (answer.kind !== "answer") throw new Error("no answer");
    return new Response(answer.body.length ? answer.body : null, { status: answer.status, headers: answer.headers });
  }

  connect(path: string): Socket {
    const socket = new PageSocket();
    void this.open(socket, `/api${path}`);
    return socket;
  }

  private async open(socket: PageSocket, path: string): Promise<void> {
    try {
      await this.start();
    } catch {
      socket.closed(1006);
      return;
    }
    const opened = await this.request((id) => ({ kind: "open", id, path }));
    if (opened.kind !== "opened") return;
    const name = opened.connection;
    this.sockets.set(name, socket);
    socket.begin(
      (text) => this.send({ kind: "send", connection: name, text }),
      () => {
        this.sockets.delete(name);
        this.send({ kind: "close", connection: name });
      },
    );
  }

  private send(message: ToPython): void {
    this.tables?.postMessage(message);
  }

  private request(message: (id: number) => ToPython): Promise<FromPython> {
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send(message(id));
    });
  }

  private handleMessage(message: FromPython): void {
    if (message.kind === "received") this.sockets.get(message.connection)?.received(message.text);
    else if (message.kind === "closed") this.sockets.get(message.connection)?.closed(message.code);
    else if (message.kind === "think") this.think(message);
    else if ("id" in message) {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    }
  }

  /** Requests wait in the thinking worker, which the first one starts. */
  private think(question: { id: number; question: string }): void {
    if (!this.thinker) {
      const thinker = (this.thinker = spawn());
      thinker.onmessage = ({ data }: MessageEvent<FromPython>) => {
        if (data.kind === "thought") this.send(data);
        if (data.kind === "failed") {
          console.error(data.reason);
          this.lost(question.id);
        }
      };
      thinker.onerror = () => this.lost(question.id);
      thinker.postMessage({ kind: "begin", role: "thinking", files: base } satisfies ToPython);
    }
    this.thinker.postMessage({ kind: "think", ...question } satisfies ToPython);
  }

  private lost(id: number): void {
    this.thinker?.terminate();
    this.thinker = null;
    this.send({ kind: "thought", id, answer: null });
  }
}

/** A connection to a table with the interface of a WebSocket. */
class PageSocket implements Socket {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private say: (text: string) => void = () => {};
  private end: () => void = () => {};

  begin(say: (text: string) => void, end: () => void): void {
    if (this.readyState === CLOSED) {
      end();
      return;
    }
    this.say = say;
    this.end = end;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  send(text: string): void {
    this.say(text);
  }

  received(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  closed(code: number): void {
    this.readyState = CLOSED;
    this.end();
    this.onclose?.(new CloseEvent("close", { code }));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.closed(1000);
  }
}

export const client = new SiteClient();
