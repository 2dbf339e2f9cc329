/** Texts of The Duel that several components need. */
import type { LegalMove } from "../../lib/api";
import type { Message } from "../../lib/texts";
import { boardTexts, t, formatMessage } from "../../lib/words.svelte";
import { signed } from "../../shell/receipt";
import type { MoveGroup } from "../module";
import { ACTIONS, cargo, gains, type DuelBoat, type DuelDelivery, type DuelView } from "./view";

const NAME = "imhotep_duel";

/** A text of this game's board. */
export const say = boardTexts(NAME);

export const tokenName = (token: string): string => t(`${NAME}-token-${token}`);

/** The short name of a token. */
function briefly(token: unknown): string {
  if (typeof token !== "object" || token === null) return String(token);
  const { id } = token as Message;
  const action = ACTIONS.find((each) => id === `${NAME}-token-${each}`);
  return action ? say(`brief-${action}`) : formatMessage(token as Message);
}

/** The receiver of each token, or the box. */
function delivery(boat: DuelBoat, { space, seat }: DuelDelivery, names: readonly string[]): string {
  const token = t(`${NAME}-token-${cargo(boat, space)}`);
  return seat === null ? say("boxed", { token }) : say("gets", { token, seat }, names);
}

/** The effects of unloading a boat, in order; empty if it cannot be unloaded. */
export function unloading(boat: DuelBoat, names: readonly string[]): string {
  if (!boat.unload.length) return "";
  const brings = say("unloading", { gains: boat.unload.map((each) => delivery(boat, each, names)).join(", ") });
  const points = gains(boat).map(({ seat, points }) => say("gains", { seat, points: signed(points) }, names));
  return [brings, points.join(", ")].join(". ");
}

export function previewMove(move: LegalMove, view: DuelView, names: readonly string[]): string {
  if (move.message.id !== `${NAME}-move-unload`) return "";
  const boat = view.boats.find((each) => each.name === move.message.args?.boat);
  return boat ? unloading(boat, names) : "";
}

/** The heading of a move by its kind; moves of cargo are grouped by boat. */
const GROUPS: Record<string, (args: Record<string, unknown>) => MoveGroup> = {
  place: ({ space }) => ({ heading: say("group-place"), label: String(space) }),
  unload: ({ boat }) => ({ heading: say("group-unload"), label: String(boat) }),
  play: ({ action }) => ({ heading: say("group-play"), label: briefly(action) }),
  take: ({ token, boat }) => ({ heading: say("group-take", { boat: String(boat) }), label: briefly(token) }),
  swap: ({ first, second, boat }) => ({
    heading: say("group-swap", { boat: String(boat) }),
    label: say("swapped", { first: briefly(first), second: briefly(second) }),
  }),
};

export function group({ message }: LegalMove): MoveGroup | null {
  const kind = message.id.slice(`${NAME}-move-`.length);
  return GROUPS[kind]?.(message.args ?? {}) ?? null;
}
