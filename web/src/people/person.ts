/**
 * The person who uses this browser. The key is all that identifies them: the server stores only its hash. It is made
 * at the first game, without a question; where the host wants no people, everybody plays as a guest.
 */
import { isSite } from "../lib/address";
import { adoptSeats, createPerson, isRefused, type SignedIn } from "../lib/api";
import { knownTables, newToken, recall, remember, saveTable } from "../lib/memory";

const PERSON = "person";
/** The key of a requested person, until the answer arrives: a repeated request names the same person. */
const REQUESTED = "person-requested";
/** The number of tables whose seats are given to a new person. */
const MOST = 40;

export const knownPerson = (): SignedIn | null => recall<SignedIn | null>(PERSON, null);

export function savePerson({ key, name, mark }: SignedIn): void {
  remember(PERSON, { key, name, mark });
  if (name) remember("name", name);
}

/** Forgets the person: the device is signed out, or all data are deleted. */
export const forgetPerson = (): void => remember(PERSON, null);

/** The person's key; makes a person at the first game. Null for a guest. */
export async function personKey(): Promise<string | null> {
  if (isSite) return null;
  const known = knownPerson();
  if (known) return known.key;
  const key = recall<string | null>(REQUESTED, null) ?? newToken();
  remember(REQUESTED, key);
  try {
    savePerson(await createPerson(key, recall("name", "") || null, deviceLabel(navigator.userAgent)));
  } catch {
    // The host wants no people, or the server cannot be reached: one plays as a guest.
    return null;
  }
  remember(REQUESTED, null);
  void adoptKnown(key);
  return key;
}

/** Gives the seats that this browser had as a guest to its person. */
async function adoptKnown(key: string): Promise<void> {
  for (const { id, token } of knownTables().slice(0, MOST)) if (token !== key) await adopt(id, token, key);
}

/** Gives a guest's seats at a table to the person with this key. Returns whether the person has them now. */
export async function adopt(id: string, token: string, key: string): Promise<boolean> {
  try {
    const { seats } = await adoptSeats(id, key, token);
    const known = knownTables().find((table) => table.id === id);
    if (known?.token === token && seats.length > 0) saveTable({ ...known, token: key });
    return seats.length > 0;
  } catch (error) {
    if (isRefused(error, "signed_out")) forgetPerson();
    return false;
  }
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** The browser and the system in words, for the list of one's devices. */
export function deviceLabel(agent: string): string {
  const find = (names: readonly [RegExp, string][]): string => names.find(([sign]) => sign.test(agent))?.[1] ?? "";
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(" · ");
}
