/** Groups many moves under headings. */
import type { MoveGroup } from "../games/module";
import type { LegalMove } from "../lib/api";

export interface MoveSection {
  /** Null for moves without a heading, whose text is complete. */
  heading: string | null;
  moves: { move: LegalMove; label: string | null }[];
}

/** Up to this many buttons need no headings. */
const FEW = 6;

/** The moves in order; those of one heading are together at the place of the first. */
export function sections(legal: readonly LegalMove[], group: (move: LegalMove) => MoveGroup | null, few = FEW): MoveSection[] {
  if (legal.length <= few) return [plain(legal)];
  const found: MoveSection[] = [];
  for (const move of legal) {
    const { heading = null, label = null } = group(move) ?? {};
    const section = found.find((each) => each.heading === heading);
    if (section) section.moves.push({ move, label });
    else found.push({ heading, moves: [{ move, label }] });
  }
  return found.map((section) => (section.moves.length > 1 ? section : plain(section.moves.map(({ move }) => move))));
}

function plain(moves: readonly LegalMove[]): MoveSection {
  return { heading: null, moves: moves.map((move) => ({ move, label: null })) };
}
