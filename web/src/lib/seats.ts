/** How a seat is known on the page: by its piece of the game, or by a sign and a colour of ours where it has none. */
import { getContext, setContext } from "svelte";

/** A seat's piece: its colour, a custom property of `tokens.css`, and its drawing in the game's sprite. */
export interface SeatLook {
  color: string;
  symbol: string;
  box: string;
}

type Looks = () => readonly SeatLook[];
const KEY = Symbol("seats");

/** Everything below shows the seats so. */
export function provideSeats(looks: Looks): void {
  setContext(KEY, looks);
}

/** Where no game is known seats have our signs. */
export const useSeats = (): Looks => getContext<Looks | undefined>(KEY) ?? (() => []);

/** The custom properties that give seats the colours of their pieces. */
export const seatColors = (looks: readonly SeatLook[]): string =>
  looks.map(({ color }, seat) => `--seat-${seat}: var(${color})`).join("; ");
