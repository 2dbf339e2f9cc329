/** The page's end of the site of files: asks the worker that keeps the tables, and starts the one that thinks. */
import { files } from "../lib/address";
import { loseTables } from "../lib/memory";
import type { Socket } from "../lib/transport";
import type { FromWorker, Pair, ToWorker } from "./messages";
import { progress } from "./progress.svelte";

/** What is always answered the same lies there as a file. */
const FILES: [RegExp, (found: string[]) => string][] = [
  [/^\/games$/, () => "games.json"],
  [/^\/languages$/, () => "languages.json"],
  [/^\/texts\/([^/?]+)$/, ([language]) => `texts/${language}.ftl`],
  [/^\/rules\/([^/?]+)\/([^/?]+)$/, ([game, language]) => `rules/${game}/${language}.json`],
  [/^\/lessons\/([^/?]+)$/, ([game]) => `lessons/${game}.json`],
];
/** Files keep their names when another version of the site is put there. */
const FRESH: RequestInit = { cache: "no-cache" };
const OPEN = 1;
const CLOSED = 3;

const here = new URL(files, location.href).href.replace(/[?#].*$/, "");
const spawn = (): Worker => new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module", name: "benben" });

/** What lies there as a file; what does not is nothing that the site has, in the words of a server. */
const filed = (response: Response): Response =>
  response.status === 404 ? Response.json({ code: "unknown_page", message: { id: "error-unknown-page" } }, { status: 404 }) : response;

class Client {
  readonly isRemote = false;
  private tables: Worker | null = null;
  private thinker: Worker | null = null;
  private ready: Promise<void> | null = null;
  private readonly answers = new Map<number, (message: FromWorker) => void>();
  private readonly lines = new Map<string, Line>();
  private asked = 0;

  /** Starts Python, if it does not run yet. */
  start(): Promise<void> {
    this.ready ??= new Promise((resolve, reject) => {
      progress.stage = "loading";
      const worker = (this.tables = spawn());
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "progress") progress.came(data.done, data.total);
        else if (data.kind === "forgets") loseTables();
        else if (data.kind === "ready") {
          progress.stage = "ready";
          resolve();
        } else if (data.kind === "failed") {
          console.error(data.reason);
          this.stop();
          reject(new Error(data.reason));
        } else this.take(data);
      };
      worker.onerror = (event) => {
        this.stop();
        reject(new Error(event.message));
      };
      worker.postMessage({ kind: "begin", role: "tables", files: here } satisfies ToWorker);
    });
    return this.ready;
  }

  /** Whoever asks again starts it anew. */
  private stop(): void {
    progress.stage = "failed";
    this.tables?.terminate();
    this.tables = this.ready = null;
  }

  async ask(path: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? "GET";
    for (const [pattern, file] of FILES) {
      const found = method === "GET" ? pattern.exec(path) : null;
      if (found) return filed(await fetch(files + file(found.slice(1)), FRESH));
    }
    await this.start();
    const headers: Pair[] = [...new Headers(init.headers)];
    const answer = await this.answered((id) => ({ kind: "ask", id, method, path: `/api${path}`, headers, body: String(init.body ?? "") }));
    if (init.signal?.aborted) throw new DOMException("aborted", "AbortError");
    if (answer.kind !== "answer") throw new Error("no answer");
    return new Response(answer.body.length ? answer.body : null, { status: answer.status, headers: answer.headers });
  }

  line(path: string): Socket {
    const line = new Line();
    void this.open(line, `/api${path}`);
    return line;
  }

  private async open(line: Line, path: string): Promise<void> {
    try {
      await this.start();
    } catch {
      line.hungUp(1006);
      return;
    }
    const opened = await this.answered((id) => ({ kind: "open", id, path }));
    if (opened.kind !== "opened") return;
    const name = opened.line;
    this.lines.set(name, line);
    line.begin(
      (text) => this.send({ kind: "say", line: name, text }),
      () => {
        this.lines.delete(name);
        this.send({ kind: "end", line: name });
      },
    );
  }

  private send(message: ToWorker): void {
    this.tables?.postMessage(message);
  }

  private answered(message: (id: number) => ToWorker): Promise<FromWorker> {
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send(message(id));
    });
  }

  private take(message: FromWorker): void {
    if (message.kind === "told") this.lines.get(message.line)?.told(message.text);
    else if (message.kind === "hung-up") this.lines.get(message.line)?.hungUp(message.code);
    else if (message.kind === "think") this.think(message);
    else if ("id" in message) {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    }
  }

  /** Questions wait in the worker that thinks; it is started by the first. */
  private think(question: { id: number; question: string }): void {
    if (!this.thinker) {
      const thinker = (this.thinker = spawn());
      thinker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "thought") this.send(data);
        if (data.kind === "failed") {
          console.error(data.reason);
          this.lost(question.id);
        }
      };
      thinker.onerror = () => this.lost(question.id);
      thinker.postMessage({ kind: "begin", role: "thinking", files: here } satisfies ToWorker);
    }
    this.thinker.postMessage({ kind: "think", ...question } satisfies ToWorker);
  }

  private lost(id: number): void {
    this.thinker?.terminate();
    this.thinker = null;
    this.send({ kind: "thought", id, answer: null });
  }
}

/** A line to a table, as a socket. */
class Line implements Socket {
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

  told(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  hungUp(code: number): void {
    this.readyState = CLOSED;
    this.end();
    this.onclose?.(new CloseEvent("close", { code }));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.hungUp(1000);
  }
}

export const client = new Client();
