/** Which pieces of The Duel travelled between two views, told from what lies where before and after. */
import type { Journey } from "../../lib/journeys";
import { ACTIONS, cargo, CARGO_SPACES, siteOf, spaceName, type DuelBoat, type DuelDelivery, type DuelView } from "./view";

/** Steps between what happens one after the other. */
const BEAT = 3;

export function journeys(before: DuelView, after: DuelView): Journey[] {
  // Whoever was away for a while sees where things are now, not how they got there.
  if (before.unloads_left - after.unloads_left > 1) return [];
  const fewer = after.unloads_left < before.unloads_left;
  const unloaded = fewer ? before.boats.find((boat) => isUnloaded(boat, after)) : undefined;
  return [
    ...played(before, after),
    ...placed(before, after),
    ...(unloaded ? unloading(unloaded, after) : before.boats.flatMap((boat, i) => handled(boat, before, after.boats[i], after))),
  ];
}

/** An action token goes to the box. */
function played(before: DuelView, after: DuelView): Journey[] {
  return after.seats.flatMap(({ seat, actions }, i) =>
    ACTIONS.filter((action) => (actions[action] ?? 0) < (before.seats[i]?.actions[action] ?? 0)).map(
      (action): Journey => ({ from: `action:${seat}:${action}`, to: "box", picture: "from", step: 0 }),
    ),
  );
}

function placed(before: DuelView, after: DuelView): Journey[] {
  return after.harbor.flatMap((seat, i): Journey[] =>
    seat !== null && before.harbor[i] === null
      ? [{ from: `hand:${seat}`, to: `harbor:${spaceName(i)}`, picture: "to", step: 0 }]
      : [],
  );
}

/** Two lines have one space in common at most, so only one boat can lose all its meeples at once. */
function isUnloaded(boat: DuelBoat, after: DuelView): boolean {
  return boat.unload.length > 0 && boat.line.every((space) => after.harbor[space] === null);
}

/** Each meeple goes home with its token, the closest first; what is left goes to the box, then new tokens come. */
function unloading(boat: DuelBoat, after: DuelView): Journey[] {
  const gone = boat.unload.flatMap((each, i) => delivered(boat, each, after, BEAT * i));
  const start = BEAT * boat.unload.length;
  const loaded = after.boats.find((each) => each.name === boat.name)?.in_play ? CARGO_SPACES : [];
  return [
    ...gone,
    ...loaded.map((space, i): Journey => ({ from: "supply", to: `cargo:${boat.name}:${space}`, picture: "to", step: start + i })),
  ];
}

function delivered(boat: DuelBoat, { space, harbor, seat }: DuelDelivery, after: DuelView, step: number): Journey[] {
  const from = `cargo:${boat.name}:${space}`;
  if (seat === null || harbor === null) return [{ from, to: "box", picture: "from", step }];
  return [
    { from, to: home(seat, cargo(boat, space), after), picture: "from", step },
    { from: `harbor:${spaceName(harbor)}`, to: `hand:${seat}`, picture: "from", step },
  ];
}

/** Where a token lands before a seat. */
function home(seat: number, token: string | null, after: DuelView): string {
  const site = siteOf(token ?? "");
  if (!site) return `action:${seat}:${token}`;
  const seen = (after.seats[seat]?.tokens[token ?? ""] ?? 0) > 0;
  return seen && site !== "temple" ? `site:${seat}:${token}` : `site:${seat}:${site}`;
}

/** Two tokens changed places, or one was taken and another came from the reserve. */
function handled(boat: DuelBoat, before: DuelView, then: DuelBoat | undefined, after: DuelView): Journey[] {
  const changed = CARGO_SPACES.filter((space) => then && cargo(boat, space) !== cargo(then, space));
  const spot = (space: number): string => `cargo:${boat.name}:${space}`;
  const [one, other] = changed;
  if (one && other && changed.length === 2) {
    return [
      { from: spot(one), to: spot(other), picture: "from", step: 0 },
      { from: spot(other), to: spot(one), picture: "from", step: 0 },
    ];
  }
  if (!one || changed.length > 1 || after.reserve >= before.reserve) return [];
  const taker = before.actor ?? 0;
  return [
    { from: spot(one), to: home(taker, cargo(boat, one), after), picture: "from", step: 0 },
    { from: "reserve", to: spot(one), picture: "to", step: BEAT },
  ];
}
