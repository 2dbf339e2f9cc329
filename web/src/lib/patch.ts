/**
 * JSON Patch (RFC 6902), limited to the operations that the server sends: `replace`, and `add` and `remove` for object
 * members.
 */
import type { Schemas } from "./api";

export type Operation = Schemas["Operation"];

type Branch = Record<string, unknown> | unknown[];

/** Applies a patch to a document. Unchanged parts are shared with the original. */
export function patched<T>(document: T, patch: readonly Operation[]): T {
  return patch.reduce<unknown>((found, operation) => changed(found, steps(operation.path), operation), document) as T;
}

const steps = (path: string): string[] =>
  path
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

function changed(branch: unknown, [step, ...rest]: string[], operation: Operation): unknown {
  if (step === undefined) return operation.value;
  const copy = (Array.isArray(branch) ? [...branch] : { ...(branch as object) }) as Branch & Record<string, unknown>;
  if (rest.length === 0 && operation.op === "remove") Reflect.deleteProperty(copy, step);
  else copy[step] = changed(copy[step], rest, operation);
  return copy;
}
