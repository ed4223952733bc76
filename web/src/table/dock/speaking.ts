// What words speak of, ringed on the table: the cards, the kingdoms, the deck.
import type { Why } from "../../api/schema";
import type { Card, Decision, Kingdom } from "../../game/things";

const RINGED = "spoken-of";
const inRow = (card: Card) => `.rowbox [data-card="${card}"]`;
const inHand = (card: Card) => `.dock [data-card="${card}"]`;
const onMap = (kingdom: Kingdom) => `.plate.k-${kingdom}`;

/** Where a decision and what speaks for it point: rings for the other one would seem to be part of the advice. */
export function placesOf(decision: Decision, why: readonly Why[]): string[] {
  const spoken = why.flatMap(({ better, cards = [], kingdom }) =>
    better ? [...cards.flatMap((card) => [inRow(card), inHand(card)]), ...(kingdom ? [onMap(kingdom)] : [])] : [],
  );
  switch (decision.type) {
    case "take":
      return [inRow(decision.card), ...spoken];
    case "draw":
    case "conjure":
      return ['[data-spot="deck"]', ...spoken];
    case "marker":
      return [onMap(decision.kingdom), ...spoken];
    default:
      return spoken; // the cards of a band are picked instead
  }
}

/** Ring them; the answer takes the rings away. */
export function ring(places: readonly string[]): () => void {
  const found = places.flatMap((place) => document.querySelector(place) ?? []);
  for (const one of found) one.classList.add(RINGED);
  return () => found.forEach((one) => one.classList.remove(RINGED));
}
