/** A worker that runs Python: it keeps the tables, or it thinks. */
import { KeyValueStore } from "./indexeddb";
import type { Begin, FromPython, Pair, ToPython } from "./messages";
import { decompress } from "../lib/decompress";

/** A Python object (Pyodide's `PyProxy`), to be destroyed after use. */
interface PyProxy<T> {
  toJs(): T;
  destroy(): void;
}

interface PageBackend {
  /** Headers are pairs as JSON, in both directions. */
  ask(method: string, path: string, headers: string, body: string): Promise<PyProxy<[status: number, headers: string, body: Uint8Array<ArrayBuffer>]>>;
  open(path: string): string;
  say(connection: string, text: string): void;
  end(connection: string): Promise<void>;
}

/** The part of Pyodide's interface that we use. Pyodide is loaded from the site's own files, so its package is not bundled. */
interface Python {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: "benben.site.worker"): { start_backend(...args: unknown[]): Promise<PageBackend> };
  pyimport(module: "benben.site.thinking"): { begin_to_think(browser: typeof globalThis): void; answer_question(question: string): string };
}

const FOLDER = "/benben";
/** Files that Pyodide requests, and the names of their compressed versions. */
const PACKED: readonly (readonly [file: string, name: string, kind: string])[] = [
  ["pyodide.asm.wasm", "python.bin", "application/wasm"],
  ["python_stdlib.zip", "library.bin", "application/zip"],
];
const MODULE = "module.bin";
const SOURCES = "sources.bin";
/** Third-party libraries for the request handling. */
const LIBRARIES = "others.bin";
/** The files that must be loaded before Python runs, by their names in `files.json`. */
const neededFor = (role: Begin["role"]): string[] =>
  ["pyodide.mjs", MODULE, ...archivesFor(role), ...PACKED.map(([, name]) => name)].map((name) => `python/${name}`);
const archivesFor = (role: Begin["role"]): string[] => (role === "tables" ? [SOURCES, LIBRARIES] : [SOURCES]);

const post = (message: FromPython): void => postMessage(message);

let backend: PageBackend | null = null;
let think: ((question: string) => string) | null = null;
const waiting = new Map<number, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
let asked = 0;
let starting: Promise<void> = Promise.resolve();

/** Files keep their names from one version of the site to the next. */
const FRESH: RequestInit = { cache: "no-cache" };

/** The sizes of the site's files, by name. */
const listed = async (files: string): Promise<Record<string, number>> => (await fetch(`${files}files.json`, FRESH)).json() as Promise<Record<string, number>>;

/** The default export of a script, whose source came compressed. */
async function defaultOf(script: ArrayBuffer): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Loads Python and the sources for a role, and reports progress. */
async function load({ files, role }: Begin): Promise<Python> {
  const own = fetch.bind(globalThis);
  const get = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => own(input, { ...init, ...FRESH });
  const sizes = await listed(files);
  const total = neededFor(role).reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  let done = 0;
  const came = (bytes: number): void => post({ kind: "progress", done: (done += bytes), total });
  const python = `${files}python/`;
  // Pyodide requests its parts itself; compressed ones are decompressed on the way.
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = String(input instanceof Request ? input.url : input);
    const packed = PACKED.find(([file]) => address.endsWith(file));
    if (!packed) return get(input, init);
    const [, name, kind] = packed;
    return new Response(await decompress(await get(python + name), came), { headers: { "Content-Type": kind } });
  }) as typeof fetch;
  const archives = Promise.all(archivesFor(role).map(async (name) => decompress(await get(python + name), came)));
  const module = get(python + MODULE).then((answer) => decompress(answer, came));
  await get(`${python}pyodide.mjs`); // so that the import below gets the current version
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const createPyodideModule = await defaultOf(await module);
  const found = await loadPyodide({ indexURL: python, createPyodideModule, env: { HOME: "/home/pyodide" } });
  globalThis.fetch = own;
  for (const archive of await archives) found.unpackArchive(archive, "zip", { extractDir: FOLDER });
  found.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})`);
  return found;
}

async function begin(message: Begin): Promise<void> {
  const { role, files } = message;
  const python = await load(message);
  if (role === "thinking") {
    const thinking = python.pyimport("benben.site.thinking");
    thinking.begin_to_think(globalThis);
    think = (question) => thinking.answer_question(question);
  } else {
    backend = await python.pyimport("benben.site.worker").start_backend(
      new KeyValueStore(() => post({ kind: "storage-lost" })),
      (question: string) =>
        new Promise<string>((resolve, reject) => {
          waiting.set(++asked, { resolve, reject });
          post({ kind: "think", id: asked, question });
        }),
      // `undefined` for a missing page, which Python sees as None.
      async (game: string, language: string) => {
        const page = await fetch(`${files}rules/${game}/${language}.json`, FRESH);
        return page.ok ? page.text() : undefined;
      },
      (connection: string, text: string) => post({ kind: "received", connection, text }),
      (connection: string, code: number) => post({ kind: "closed", connection, code }),
      globalThis,
    );
  }
  post({ kind: "ready" });
}

async function handleMessage(message: ToPython): Promise<void> {
  switch (message.kind) {
    case "begin":
      starting = begin(message).catch((error: unknown) => post({ kind: "failed", reason: String(error) }));
      break;
    case "ask": {
      const proxy = await backend!.ask(message.method, message.path, JSON.stringify(message.headers), message.body);
      const [status, headers, body] = proxy.toJs();
      proxy.destroy();
      post({ kind: "answer", id: message.id, status, headers: JSON.parse(headers) as Pair[], body });
      break;
    }
    case "open":
      post({ kind: "opened", id: message.id, connection: backend?.open(message.path) ?? "" });
      break;
    case "send":
      backend?.say(message.connection, message.text);
      break;
    case "close":
      await backend?.end(message.connection);
      break;
    case "think":
      await starting; // the first request arrives before Python is ready
      post({ kind: "thought", id: message.id, answer: think?.(message.question) ?? null });
      break;
    case "thought": {
      const asking = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.answer === null) asking?.reject(new Error("lost"));
      else asking?.resolve(message.answer);
    }
  }
}

addEventListener("message", (event: MessageEvent<ToPython>) => void handleMessage(event.data));
