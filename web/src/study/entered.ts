// A position being laid by hand stays with the browser's tab: whoever comes back to correct it finds it as it was.
import { KINGDOMS } from "../game/things";
import { emptyPosition, type PositionEntered } from "./position";

const KEY = "ethnos-set-up";

/** Keep what was entered; of an untouched form nothing. */
export function keepEntered(entered: PositionEntered, untouched: PositionEntered): void {
  try {
    const text = JSON.stringify(entered);
    if (text === JSON.stringify(untouched)) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // a browser that keeps nothing still lays positions
  }
}

/** What was entered here before; an untouched form where there is nothing, or nothing that can be read. */
export function keptEntered(untouched: PositionEntered): PositionEntered {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as PositionEntered | null;
    return kept !== null && sound(kept) ? kept : untouched;
  } catch {
    return untouched;
  }
}

/** Whether it has the shape of a position: what an older page kept must not stop this one. */
function sound(kept: PositionEntered): boolean {
  const { seats, tokens, ...rest } = emptyPosition(kept.seats.map(({ name }) => name));
  return (
    alike(kept, rest) &&
    seats.every((seat, i) => alike(kept.seats[i]!, seat)) &&
    KINGDOMS.every((kingdom) => kept.tokens[kingdom].length === tokens[kingdom].length)
  );
}

function alike(one: object, like: object): boolean {
  const kind = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);
  const values = new Map(Object.entries(one));
  return Object.entries(like).every(([key, value]) => kind(values.get(key)) === kind(value));
}
