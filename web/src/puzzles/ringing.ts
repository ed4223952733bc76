// Ringing on the table what a decision is about, where it is no band: cards of the hand are picked instead.
import type { Decision } from "../game/things";

function placeOf(decision: Decision): string | null {
  switch (decision.type) {
    case "take":
      return `[data-spot="row-${decision.card}"]`;
    case "draw":
    case "conjure":
      return '[data-spot="deck"]';
    case "marker":
      return `.plate.k-${decision.kingdom}`;
    default:
      return null;
  }
}

/** The best is ringed otherwise than what was only looked at; the answer takes the ring away. */
export function ringAt(decision: Decision | null, best: Decision | null): () => void {
  const place = decision && placeOf(decision);
  const found = place ? document.querySelector(place) : null;
  const ring = decision === best ? "best" : "looked";
  found?.classList.add(ring);
  return () => found?.classList.remove(ring);
}
