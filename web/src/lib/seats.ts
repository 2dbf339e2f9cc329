/** The look of a seat: its piece of the game, or a sign and colour of ours if it has none. */
import { getContext, setContext } from "svelte";

/** A seat's piece: its colour (a custom property of `tokens.css`) and its drawing in the game's sprite. */
export interface SeatLook {
  color: string;
  symbol: string;
  box: string;
}

type Looks = () => readonly SeatLook[];
const KEY = Symbol("seats");

/** Provides these looks to all components below. */
export function provideSeats(looks: Looks): void {
  setContext(KEY, looks);
}

/** Without a game, seats have our own signs. */
export const useSeats = (): Looks => getContext<Looks | undefined>(KEY) ?? (() => []);

/** Custom properties that give seats the colours of their pieces. */
export const seatColors = (looks: readonly SeatLook[]): string =>
  looks.map(({ color }, seat) => `--seat-${seat}: var(${color})`).join("; ");
