/** A worker with Python in it: it keeps the tables, or it thinks for those who do. */
import { Drawer } from "./drawer";
import type { Begin, FromWorker, Pair, ToWorker } from "./messages";
import { unpacked } from "../lib/unpacked";

/** Something that Python has, until it is let go of. */
interface Held<T> {
  toJs(): T;
  destroy(): void;
}

interface Desk {
  /** Headers are pairs as JSON, both ways. */
  ask(method: string, path: string, headers: string, body: string): Promise<Held<[status: number, headers: string, body: Uint8Array<ArrayBuffer>]>>;
  open(path: string): string;
  say(line: string, text: string): void;
  end(line: string): Promise<void>;
}

/** As much of Pyodide as is used: it is loaded from the site's own files, so its package is not bundled. */
interface Python {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: "benben.site.worker"): { start_desk(...args: unknown[]): Promise<Desk> };
  pyimport(module: "benben.site.thinking"): { begin_to_think(browser: typeof globalThis): void; answer_question(question: string): string };
}

const FOLDER = "/benben";
/** Files that Pyodide asks for by itself, and what they are called here, where they are packed. */
const PACKED: readonly (readonly [file: string, name: string, kind: string])[] = [
  ["pyodide.asm.wasm", "python.bin", "application/wasm"],
  ["python_stdlib.zip", "library.bin", "application/zip"],
];
const MODULE = "module.bin";
const SOURCES = "sources.bin";
/** The libraries of others that answer requests. */
const OTHERS = "others.bin";
/** What is loaded before Python runs, as the site's list of files calls it. */
const neededFor = (role: Begin["role"]): string[] =>
  ["pyodide.mjs", MODULE, ...archivesFor(role), ...PACKED.map(([, name]) => name)].map((name) => `python/${name}`);
const archivesFor = (role: Begin["role"]): string[] => (role === "tables" ? [SOURCES, OTHERS] : [SOURCES]);

const tell = (message: FromWorker): void => postMessage(message);

let desk: Desk | null = null;
let think: ((question: string) => string) | null = null;
const waiting = new Map<number, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
let asked = 0;
let begun: Promise<void> = Promise.resolve();

/** Files keep their names when another version of the site is put there. */
const FRESH: RequestInit = { cache: "no-cache" };

/** The sizes of the site's files by their names. */
const listed = async (files: string): Promise<Record<string, number>> => (await fetch(`${files}files.json`, FRESH)).json() as Promise<Record<string, number>>;

/** What a script exports by default, where its text came packed. */
async function defaultOf(script: ArrayBuffer): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Loads Python and what it runs in a role, telling how much has come. */
async function load({ files, role }: Begin): Promise<Python> {
  const own = fetch.bind(globalThis);
  const get = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => own(input, { ...init, ...FRESH });
  const sizes = await listed(files);
  const total = neededFor(role).reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  let done = 0;
  const came = (bytes: number): void => tell({ kind: "progress", done: (done += bytes), total });
  const python = `${files}python/`;
  // Pyodide asks for its parts by itself; what is packed here is unpacked on the way.
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = String(input instanceof Request ? input.url : input);
    const packed = PACKED.find(([file]) => address.endsWith(file));
    if (!packed) return get(input, init);
    const [, name, kind] = packed;
    return new Response(await unpacked(await get(python + name), came), { headers: { "Content-Type": kind } });
  }) as typeof fetch;
  const archives = Promise.all(archivesFor(role).map(async (name) => unpacked(await get(python + name), came)));
  const module = get(python + MODULE).then((answer) => unpacked(answer, came));
  await get(`${python}pyodide.mjs`); // so that what is imported is fresh too
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

async function begin(begun: Begin): Promise<void> {
  const { role, files } = begun;
  const python = await load(begun);
  if (role === "thinking") {
    const thinking = python.pyimport("benben.site.thinking");
    thinking.begin_to_think(globalThis);
    think = (question) => thinking.answer_question(question);
  } else {
    desk = await python.pyimport("benben.site.worker").start_desk(
      new Drawer(() => tell({ kind: "forgets" })),
      (question: string) =>
        new Promise<string>((resolve, reject) => {
          waiting.set(++asked, { resolve, reject });
          tell({ kind: "think", id: asked, question });
        }),
      // `undefined` for none, which Python takes for None.
      async (game: string, language: string) => {
        const page = await fetch(`${files}rules/${game}/${language}.json`, FRESH);
        return page.ok ? page.text() : undefined;
      },
      (line: string, text: string) => tell({ kind: "told", line, text }),
      (line: string, code: number) => tell({ kind: "hung-up", line, code }),
      globalThis,
    );
  }
  tell({ kind: "ready" });
}

async function take(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case "begin":
      begun = begin(message).catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));
      break;
    case "ask": {
      const held = await desk!.ask(message.method, message.path, JSON.stringify(message.headers), message.body);
      const [status, headers, body] = held.toJs();
      held.destroy();
      tell({ kind: "answer", id: message.id, status, headers: JSON.parse(headers) as Pair[], body });
      break;
    }
    case "open":
      tell({ kind: "opened", id: message.id, line: desk?.open(message.path) ?? "" });
      break;
    case "say":
      desk?.say(message.line, message.text);
      break;
    case "end":
      await desk?.end(message.line);
      break;
    case "think":
      await begun; // the first question comes before Python is there
      tell({ kind: "thought", id: message.id, answer: think?.(message.question) ?? null });
      break;
    case "thought": {
      const asking = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.answer === null) asking?.reject(new Error("lost"));
      else asking?.resolve(message.answer);
    }
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => void take(event.data));
