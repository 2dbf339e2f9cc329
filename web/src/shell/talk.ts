/** Lines of the talk in the reader's language. */
import type { TalkLine } from "../lib/api";
import type { Names } from "../lib/texts";
import { t } from "../lib/words.svelte";

const NOTES = { took_back: "table-took-back", kept: "table-kept" } as const;

/** What a line says, without the speaker. */
export function spoken({ kind, text, seat }: TalkLine, names: Names): string {
  if (kind === "chat") return text;
  return kind === "reaction" ? t(`talk-reaction-${text}`) : t(NOTES[kind], { seat }, names);
}

/** A line as a sentence, with the speaker. */
export function sentence(line: TalkLine, names: Names): string {
  const said = spoken(line, names);
  return line.kind === "chat" || line.kind === "reaction" ? t("talk-line", { seat: line.seat, text: said }, names) : said;
}
