/** Light, dark, or as the system says. */
import { recall, remember } from "./memory";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class ThemeChoice {
  now = $state<Theme>("auto");

  /** Applies the stored choice. */
  load(): void {
    const stored = recall<string>("theme", "auto");
    this.use(THEMES.find((theme) => theme === stored) ?? "auto");
  }

  use(theme: Theme): void {
    this.now = theme;
    document.documentElement.dataset.theme = theme;
    remember("theme", theme);
  }
}

export const theme = new ThemeChoice();
