/** The language of the page: one catalogue, loaded once and again when the language is switched. */
import { files, isSite } from "./address";
import { fetchCatalogue, fetchLanguages } from "./api";
import { backoff } from "./backoff";
import { recall, remember } from "./memory";
import { Texts, type Arg, type Message, type Names } from "./texts";

/**
 * The first of the wanted languages that is spoken here, in any country; else the first that is.
 *
 * Browsers ask for languages that `Intl` refuses: Chromium without a locale of the system wants `en-US@posix`.
 */
export function preferred(wanted: readonly string[], spoken: readonly string[]): string {
  const bases = wanted.map((tag) => tag.toLowerCase().split(/[^a-z]/, 1)[0] ?? "");
  return bases.find((base) => spoken.includes(base)) ?? spoken[0] ?? "en";
}

/** What is said where the texts cannot be fetched, and on the link below it: as this browser last had them. */
export const unreachable = (): [string, string] =>
  recall("unreachable", ["The server does not answer. Is it running?", "Try again"]);

class Words {
  texts = $state.raw(new Texts("en", ""));
  languages = $state.raw<string[]>(["en"]);
  ready = $state(false);
  /** True while not even the texts can be fetched. */
  failed = $state(false);

  /** Finds the language and its texts, however long the server cannot be reached. */
  async load(): Promise<void> {
    for (let attempt = 0; !this.ready; attempt++) {
      this.failed = await this.find().then(() => false, () => true);
      if (this.failed) await new Promise((again) => setTimeout(again, backoff(attempt)));
    }
  }

  private async find(): Promise<void> {
    this.languages = await fetchLanguages();
    const chosen = recall<string | null>("language", null);
    await this.use(preferred(chosen ? [chosen, ...navigator.languages] : navigator.languages, this.languages));
  }

  /** Speaks a language from now on, and at the next visit. */
  async choose(language: string): Promise<void> {
    await this.use(language);
    remember("language", language);
  }

  private async use(language: string): Promise<void> {
    this.texts = new Texts(language, await fetchCatalogue(language));
    this.ready = true;
    remember("unreachable", ["error-offline", "lobby-try-again"].map((id) => this.texts.say(id, {}, [])));
    document.documentElement.lang = language;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", isSite ? `${files}manifest/${language}.webmanifest` : `/manifest/${language}`);
  }
}

export const words = new Words();

/** A text of the page. */
export const t = (id: string, args: Record<string, Arg> = {}, names: Names = []): string =>
  words.texts.say(id, args, names);

/** Who sits on a seat; what the server calls bots is said in the reader's language. A person without a name was deleted. */
export function nameOf({ name, kind }: { name: string; kind: string }): string {
  if (kind === "person" && !name) return t("people-deleted");
  if (kind !== "bot") return name;
  const id = `bot-name-${name.toLowerCase()}`;
  return words.texts.has(id) ? t(id) : name;
}

/** How a game says the texts of its board: their ids begin with its name and `-table-`. */
export const boardTexts =
  (game: string) =>
  (id: string, args: Record<string, Arg> = {}, names: Names = []): string =>
    t(`${game}-table-${id}`, args, names);

/** Formats a message of the server in the reader's language. */
export const formatMessage = (message: Message, names: Names = []): string => words.texts.format(message, names);
