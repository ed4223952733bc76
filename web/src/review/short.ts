// A decision in few words, where its cards are shown beside it.
import type { Unspoken } from "../api/schema";
import type { Decision } from "../game/things";
import { label } from "../words/language.svelte";
import { card } from "../words/speech";

/** A band by its size and leader. */
export function inShort(decision: Decision, told: Unspoken): string {
  if (decision.type !== "band" || decision.leader === null) return label(told);
  return label({ message: "review-band", args: { count: decision.cards.length, leader: card(decision.leader) } });
}
