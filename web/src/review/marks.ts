// What a decision is about, on the table: cards of the row and of the hand, the deck, a kingdom.
import type { View } from "../api/schema";
import type { Card, Decision, Kingdom } from "../game/things";

export interface Marks {
  deck: boolean;
  row: ReadonlySet<number>;
  hand: ReadonlySet<number>;
  kingdom: Kingdom | null;
}

const NOTHING: ReadonlySet<number> = new Set();
export const UNMARKED: Marks = { deck: false, row: NOTHING, hand: NOTHING, kingdom: null };

/** The places of these cards among others: each card once, though there may be several alike. */
export function placesOf(wanted: readonly Card[], among: readonly Card[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const card of wanted) {
    const place = among.findIndex((one, i) => one === card && !found.has(i));
    if (place >= 0) found.add(place);
  }
  return found;
}

export function marksOf(decision: Decision | null, view: View, seat: number): Marks {
  const hand = view.players[seat]?.hand ?? [];
  switch (decision?.type) {
    case "take":
      return { ...UNMARKED, row: placesOf([decision.card], view.row) };
    case "draw":
    case "conjure":
      return { ...UNMARKED, deck: true };
    case "band":
    case "keep":
      return { ...UNMARKED, hand: placesOf(decision.cards, hand) };
    case "marker":
      return { ...UNMARKED, kingdom: decision.kingdom };
    default:
      return UNMARKED;
  }
}
