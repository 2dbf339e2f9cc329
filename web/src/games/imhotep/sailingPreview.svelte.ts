/** The preview of a sailing: a ship, a site, or a sailing that the reader looks at. The table knows the selection. */
import { getContext, setContext } from "svelte";
import type { Playing } from "../../lib/playing";
import { SITES, type ImhotepSailing, type ImhotepView, type Site } from "./view";

export interface PreviewedSailing {
  ship: number;
  sailing: ImhotepSailing;
}

export class SailingPreview {
  ship = $state<number | null>(null);
  site = $state<Site | null>(null);

  constructor(
    private readonly view: () => ImhotepView,
    private readonly playing: Playing,
  ) {}

  private get all(): PreviewedSailing[] {
    return this.view().ships.flatMap((ship) => ship.sailings.map((sailing) => ({ ship: ship.number, sailing })));
  }

  /** The sailing whose button the reader points at. */
  private get hinted(): PreviewedSailing | undefined {
    const hinted = (target: string): boolean => this.playing.hinted(target);
    return this.all.find(({ ship, sailing }) => hinted(`ship:${ship}`) && hinted(`site:${sailing.site}`));
  }

  /** The chosen ship, or the only one that may sail. */
  get chosenShip(): number | null {
    const { step, sailing, ships } = this.view();
    const chosen = ships.find(({ number }) => this.playing.isChosen(`ship:${number}`))?.number;
    return chosen ?? (step === "sail_on" && this.playing.legal.length ? sailing : null);
  }

  /** The site chosen before a ship. */
  get chosenSite(): Site | null {
    return SITES.find((site) => this.playing.isChosen(`site:${site}`)) ?? null;
  }

  /** The ship whose sailings are shown at the sites. */
  private get previewedShip(): number | null {
    if (this.playing.isChosen("sled")) return null;
    if (this.chosenShip !== null) return this.chosenShip;
    return this.chosenSite === null && this.site === null ? this.ship : null;
  }

  /** The sailing to preview at a site. */
  sailingTo(site: Site): PreviewedSailing | null {
    const { hinted } = this;
    if (hinted) return hinted.sailing.site === site ? hinted : null;
    const coming = this.previewedShip ?? (this.chosenSite === site ? this.ship : null);
    return this.all.find(({ ship, sailing }) => ship === coming && sailing.site === site) ?? null;
  }

  /** The sailing of a ship to the site that the reader looks at. */
  sailingOf(ship: number): ImhotepSailing | null {
    if (this.hinted || this.chosenShip !== null) return null;
    const goal = this.chosenSite ?? this.site;
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

const KEY = Symbol("preview");

export const provideSailingPreview = (preview: SailingPreview): SailingPreview => setContext(KEY, preview);
export const useSailingPreview = (): SailingPreview => getContext<SailingPreview>(KEY);
