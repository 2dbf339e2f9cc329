/** What the reader looks at before anybody sails: a ship, a site, or a sailing. What is chosen the table knows. */
import { getContext, setContext } from "svelte";
import type { Playing } from "../../lib/playing";
import { SITES, type ImhotepSailing, type ImhotepView, type Site } from "./view";

export interface Foretold {
  ship: number;
  sailing: ImhotepSailing;
}

export class Lookout {
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
  private get hinted(): Foretold | undefined {
    const hinted = (target: string): boolean => this.playing.hinted(target);
    return this.all.find(({ ship, sailing }) => hinted(`ship:${ship}`) && hinted(`site:${sailing.site}`));
  }

  /** The ship that was chosen, or the only one that may sail. */
  get picked(): number | null {
    const { step, sailing, ships } = this.view();
    const chosen = ships.find(({ number }) => this.playing.isChosen(`ship:${number}`))?.number;
    return chosen ?? (step === "sail_on" && this.playing.legal.length ? sailing : null);
  }

  /** The site that was chosen before a ship. */
  get aimed(): Site | null {
    return SITES.find((site) => this.playing.isChosen(`site:${site}`)) ?? null;
  }

  /** The ship whose sailings are told, site by site. */
  private get surveyed(): number | null {
    if (this.playing.isChosen("sled")) return null;
    if (this.picked !== null) return this.picked;
    return this.aimed === null && this.site === null ? this.ship : null;
  }

  /** What would come to a site. */
  foretold(site: Site): Foretold | null {
    const { hinted } = this;
    if (hinted) return hinted.sailing.site === site ? hinted : null;
    const coming = this.surveyed ?? (this.aimed === site ? this.ship : null);
    return this.all.find(({ ship, sailing }) => ship === coming && sailing.site === site) ?? null;
  }

  /** What a ship would bring to the site that the reader looks at. */
  offered(ship: number): ImhotepSailing | null {
    if (this.hinted || this.picked !== null) return null;
    const goal = this.aimed ?? this.site;
    return this.all.find((each) => each.ship === ship && each.sailing.site === goal)?.sailing ?? null;
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
