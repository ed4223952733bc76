// Arrow keys move between the places a choice allows; where none is asked for, between the cards of a line; and in
// the log from one line's reason to the next.
const PLACES = ".choose, .deck.target";
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (here?.matches("input, select, textarea, [role=radio], [role=slider]")) return;
  const line = here?.closest(".cards, .row");
  const chosen = seen(document.querySelectorAll<HTMLElement>(PLACES));
  const told = here?.matches(".why") ? here.closest("ol") : null;
  const cards = line ? seen(line.querySelectorAll<HTMLElement>(".card")) : [];
  const places = told ? seen(told.querySelectorAll<HTMLElement>(".why")) : chosen.length > 0 ? chosen : cards;
  const next = places.includes(here as HTMLElement) ? nearest(here as HTMLElement, places, way) : places[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function seen(found: Iterable<HTMLElement>): HTMLElement[] {
  return [...found].filter((one) => one.getClientRects().length > 0);
}

/** The next place in a direction: what lies straight ahead comes before what lies aside. */
function nearest(from: HTMLElement, places: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const start = middle(from);
  const cost = (place: HTMLElement): number => {
    const [x, y] = middle(place);
    const [ahead, aside] = [(x - start[0]) * dx + (y - start[1]) * dy, (x - start[0]) * dy + (y - start[1]) * dx];
    return ahead > 1 ? ahead + 3 * Math.abs(aside) : Infinity;
  };
  const best = [...places].sort((a, b) => cost(a) - cost(b))[0];
  return best && cost(best) < Infinity ? best : undefined;
}

function middle(place: HTMLElement): [number, number] {
  const box = place.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
