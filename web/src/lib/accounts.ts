/** A seat's game as a sum: start, luck, errors, doubt, result. */
import type { Account, Review } from "./api";
import type { Message } from "./texts";

export interface Part {
  kind: "luck" | "own" | "others" | "doubt";
  /** The change of the chance to win, from -1 to 1. */
  chance: number;
}

const sum = (rows: readonly { chance: number }[]): number => rows.reduce((total, { chance }) => total + chance, 0);

export const luckOf = ({ luck }: Account): number => sum(luck);
export const ownErrors = ({ seat, errors }: Account): number => errors[seat]?.chance ?? 0;
export const othersErrors = (account: Account): number => sum(account.errors) - ownErrors(account);

export const partsOf = (account: Account): Part[] => [
  { kind: "luck", chance: luckOf(account) },
  { kind: "own", chance: ownErrors(account) },
  { kind: "others", chance: othersErrors(account) },
  { kind: "doubt", chance: account.doubt.chance },
];

/** The longest side of all bars, at least a tenth. */
export function scaleOf({ accounts }: Review): number {
  const side = (account: Account, sign: 1 | -1): number => sum(partsOf(account).filter(({ chance }) => chance * sign > 0)) * sign;
  return Math.max(0.1, ...accounts.flatMap((account) => [side(account, 1), side(account, -1)]));
}

/** Whole percent with its sign, without the percent sign. */
export function signed(chance: number): string {
  const percent = Math.round(100 * chance);
  return percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : "0";
}

/** The rows of the table behind a bar: a label, its arguments, and the change in percent. */
export const rowsOf = (account: Account): { id: string; args?: Record<string, Message>; percent: string }[] => [
  { id: "start", percent: String(Math.round(100 * account.start.chance)) },
  ...account.luck.map(({ message, chance }) => ({ id: "luck", args: { source: message }, percent: signed(chance) })),
  { id: "own", percent: signed(ownErrors(account)) },
  { id: "others", percent: signed(othersErrors(account)) },
  { id: "doubt", percent: signed(account.doubt.chance) },
  { id: "result", percent: String(Math.round(100 * account.result.chance)) },
];
