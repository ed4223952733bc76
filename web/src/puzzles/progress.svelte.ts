// What somebody has found, kept on this device: a rating, the puzzles answered, the days; and what is trained.
import { streak } from "./choosing";

interface Kept {
  rating: number;
  answered: Record<string, boolean>; // by key: whether the first answer was right
  row: number; // found one after the other
  days: Record<string, boolean>; // the day's puzzle, by day
  longest: number; // days in a row
  theme: string | null; // of the next ones; none is any
}

const KEY = "ethnos-puzzles";
const FIRST: Kept = { rating: 1200, answered: {}, row: 0, days: {}, longest: 0, theme: null };

function load(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

let kept = $state.raw(load());

export function progress(): Readonly<Kept> {
  return kept;
}

/** An answer to a puzzle; the first one counts. `day`: where it is the one of that day, which counts by itself. */
export function keepAnswer(key: string, right: boolean, rating: number | null, day: string | null): void {
  if (kept.answered[key] === undefined)
    kept = {
      ...kept,
      rating: rating ?? kept.rating,
      answered: { ...kept.answered, [key]: right },
      row: right ? kept.row + 1 : 0,
    };
  if (day !== null && kept.days[day] === undefined) {
    const days = { ...kept.days, [day]: right };
    kept = { ...kept, days, longest: Math.max(kept.longest, streak(days, day)) };
  }
  save();
}

export function keepTheme(theme: string | null): void {
  kept = { ...kept, theme };
  save();
}

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing still asks
  }
}
