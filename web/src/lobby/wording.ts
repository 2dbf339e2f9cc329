/** Short descriptions of games, options and tables. */
import type { GameInfo, OptionSpec, TableState } from "../lib/api";
import { messagesOf } from "../lib/log";
import { namesOf } from "../lib/texts";
import { nameOf, t, formatMessage, words } from "../lib/words.svelte";

/** A text of a game's catalogue; empty if a game from outside lacks it. */
export const gameText = (id: string): string => (words.texts.has(id) ? t(id) : "");

/** The number of players, the duration and the complexity, as far as known. */
export function facts(game: GameInfo): string[] {
  const minutes = gameText(`${game.name}-minutes`);
  return [forPlayers(game), minutes && t("lobby-minutes", { minutes }), gameText(`${game.name}-weight`)].filter(Boolean);
}

function forPlayers({ players }: GameInfo): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? t("lobby-for-so-many", { count: most }) : t("lobby-for-players", { least, most });
}

/** The options that differ from the defaults, in words. */
export function nonDefaultOptions(game: GameInfo, options: TableState["options"]): string[] {
  return game.options.flatMap((option) => {
    const value = options[option.name];
    return value === undefined || value === option.default ? [] : optionInWords(option, value);
  });
}

function optionInWords(option: OptionSpec, value: string | number | boolean): string {
  const label = formatMessage(option.label);
  if (option.kind === "flag") return value ? label : t("lobby-option-off", { option: label });
  if (option.kind === "text") return t("lobby-option-file", { option: label });
  const named = option.choice_labels?.[option.choices.indexOf(value)];
  const bare = option.kind === "letters" ? [...String(value)].join(" ") : String(value);
  return t("lobby-option", { option: label, choice: named ? formatMessage(named) : bare });
}

/** The names of the players. */
export const seatNames = (table: TableState): string[] => table.seats.map((seat) => nameOf(seat) || t("table-seat-open"));

/** The opponents who have come, or all players if all sit at this screen. */
export function otherPlayers(table: TableState): string {
  const others = table.seats.filter(({ mine }) => !mine);
  const there = (others.length ? others : table.seats).filter(({ kind }) => kind !== "open");
  return there.length ? t("lobby-with", { names: there.map(nameOf).join(", ") }) : "";
}

/** The awaited action at a table, or its result. */
export function tableStatus(table: TableState): string {
  const open = table.seats.filter(({ kind }) => kind === "open").length;
  if (table.outcome) return result(table);
  if (open) return t("table-prompt-waiting", { count: open });
  // If several sit at this screen, none of them is "you".
  if (table.my_turn && table.seats.filter(({ mine }) => mine).length === 1) return t("lobby-your-turn");
  if (table.my_turn) return t("lobby-turn-of", { seat: table.actor ?? 0 }, seatNames(table));
  return table.actor === null ? "" : t("lobby-their-turn", { seat: table.actor }, seatNames(table));
}

function result(table: TableState): string {
  const { outcome, seats } = table;
  if (outcome && (outcome.resigned ?? null) !== null) {
    const names = namesOf(seats, seatNames(table));
    return t("table-won-by", { seat: outcome.winners[0] ?? 0, reason: outcome.reason }, names);
  }
  const winners = outcome?.winners ?? [];
  const won = winners.map((seat) => seatNames(table)[seat] ?? "").join(", ");
  const mine = seats.filter((seat) => seat.mine);
  if (mine.length === 1 && winners.includes(mine[0]?.seat ?? -1)) return winners.length > 1 ? t("lobby-shared") : t("lobby-won");
  return t("lobby-won-by", { names: won });
}

/** The points of all players, if the game has started, nobody has resigned, and the points are public. */
export function score(table: TableState): string {
  if (table.status === "waiting" || (table.outcome?.resigned ?? null) !== null) return "";
  const points = table.view?.seats.map((seat) => seat.points) ?? [];
  return points.every((each) => each !== null) ? points.join(" : ") : "";
}

/** The last event, once the game has started. */
export function lastMove(table: TableState): string {
  if (table.status === "waiting") return "";
  const last = table.log.findLast((entry) => messagesOf(entry).length);
  const message = last && messagesOf(last)[0];
  return message ? formatMessage(message, seatNames(table)) : "";
}
