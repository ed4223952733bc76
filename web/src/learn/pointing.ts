// Pointing at what would go through: the thing on the table that is pressed for it.
import type { Deed } from "./progress.svelte";

const WANTED = "wanted";

function placeOf(deed: Deed): string {
  switch (deed.type) {
    case "take":
      return `[data-spot="row-${deed.card}"]`;
    case "draw":
    case "conjure":
      return '[data-spot="deck"]';
    case "marker":
      return `.plate.k-${deed.kingdom}`;
    case "band":
    case "keep":
      return ".dock .acts .main";
    default:
      return ".dock .answers";
  }
}

/** Ring it; the answer takes the ring away. */
export function pointAt(deed: Deed | null): (() => void) | undefined {
  const found = deed ? document.querySelector(placeOf(deed)) : null;
  found?.classList.add(WANTED);
  found?.scrollIntoView({ block: "nearest" });
  return () => found?.classList.remove(WANTED);
}
