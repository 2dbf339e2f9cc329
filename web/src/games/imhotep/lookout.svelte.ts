/** What the reader looks at before anybody sails: a ship, a site, or a sailing; and the ship chosen to sail. */
import { getContext, setContext } from "svelte";
import { playingWith, type Playing } from "../../lib/playing";
import type { ImhotepSailing, ImhotepView, Site } from "./view";

export interface Foretold {
  ship: number;
  sailing: ImhotepSailing;
}

export class Lookout {
  /** The ship that was chosen; a landing stage is still to be chosen. */
  picked = $state<number | null>(null);
  ship = $state<number | null>(null);
  site = $state<Site | null>(null);

  constructor(
    private readonly view: () => ImhotepView,
    private readonly playing: Playing,
  ) {}

  private get all(): Foretold[] {
    return this.view().ships.flatMap((ship) => ship.sailings.map((sailing) => ({ ship: ship.number, sailing })));
  }

  /** The sailing whose button the reader points at. */
  private get hinted(): Foretold[] {
    const hinted = (target: string): boolean => this.playing.hinted(target);
    return this.all.filter(({ ship, sailing }) => hinted(`ship:${ship}`) && hinted(`site:${sailing.site}`));
  }

  /** The ship whose sailings are told, site by site. */
  get surveyed(): number | null {
    if (this.picked !== null) return this.picked;
    return this.site === null ? this.ship : null;
  }

  /** What could come to a site that the reader looks at; with a ship chosen, only that ship. */
  at(site: Site): Foretold[] {
    const hinted = this.hinted;
    if (hinted.length) return hinted.filter(({ sailing }) => sailing.site === site);
    if (this.site !== site) return [];
    return this.all.filter(({ ship, sailing }) => sailing.site === site && (this.picked === null || ship === this.picked));
  }

  lookAtShip(number: number, on: boolean): void {
    if (on) this.ship = number;
    else if (this.ship === number) this.ship = null;
  }

  lookAtSite(site: Site, on: boolean): void {
    if (on) this.site = site;
    else if (this.site === site) this.site = null;
  }
}

const KEY = Symbol("lookout");

export const provideLookout = (lookout: Lookout): Lookout => setContext(KEY, lookout);
export const useLookout = (): Lookout => getContext<Lookout>(KEY);

/** The board's way of playing: a sailing is chosen in two steps, the ship and then one of its landing stages. */
export function inTwoSteps(playing: Playing, lookout: Lookout): Playing {
  const movesOf = (target: string): ReturnType<Playing["movesOf"]> => {
    const moves = playing.movesOf(target);
    if (lookout.picked === null || !target.startsWith("site:")) return moves;
    return moves.filter((move) => move.targets.includes(`ship:${lookout.picked}`));
  };
  return playingWith(playing, {
    movesOf,
    choose: (target, at) => {
      const moves = movesOf(target);
      const ship = target.startsWith("ship:") && moves.length > 1 ? Number(target.slice("ship:".length)) : null;
      if (ship === null) playing.choose(target, at, moves);
      else lookout.picked = lookout.picked === ship ? null : ship;
    },
  });
}
