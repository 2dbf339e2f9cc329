/** The language of the page: one catalogue, loaded once and again when the language is switched. */
import { fetchCatalogue, fetchLanguages } from "./api";
import { recall, remember } from "./memory";
import { Texts, type Arg, type Message } from "./texts";

class Words {
  texts = $state.raw(new Texts("en", ""));
  languages = $state.raw<string[]>(["en"]);
  ready = $state(false);
  /** True if not even the texts could be fetched. */
  failed = $state(false);

  async load(): Promise<void> {
    this.languages = await fetchLanguages().catch(() => ["en"]);
    const wanted = recall("language", "en");
    const language = this.languages.includes(wanted) ? wanted : (this.languages[0] ?? "en");
    await this.use(language).catch(() => (this.failed = true));
  }

  async use(language: string): Promise<void> {
    this.texts = new Texts(language, await fetchCatalogue(language));
    this.ready = true;
    remember("language", language);
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** A text of the page. */
export const t = (id: string, args: Record<string, Arg> = {}, names: readonly string[] = []): string =>
  words.texts.say(id, args, names);

/** How a game says the texts of its board: their ids begin with its name and `-table-`. */
export const boardTexts =
  (game: string) =>
  (id: string, args: Record<string, Arg> = {}, names: readonly string[] = []): string =>
    t(`${game}-table-${id}`, args, names);

/** A message of the server. */
export const tell = (message: Message, names: readonly string[] = []): string => words.texts.format(message, names);
