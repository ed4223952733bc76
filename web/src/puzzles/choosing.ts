// Which puzzle comes next, what there is of each theme, and how many days in a row the day's was found.
import type { PuzzleLine } from "../api/schema";

const NEAR = 8; // of so many as hard as one is good, one is drawn
const DAY = 86_400_000;

/** The key of one not answered yet, about as hard as one's rating; where all are, any but the one just seen.
 *
 * Of the theme that was chosen, as far as there is another of it.
 */
export function nextPuzzle(
  puzzles: readonly PuzzleLine[],
  answered: Readonly<Record<string, boolean>>,
  rating: number,
  current: string | null,
  theme: string | null = null,
  random: () => number = Math.random,
): string | null {
  const all = puzzles.filter((one) => one.key !== current);
  const chosen = all.filter((one) => one.theme === theme);
  const others = chosen.length > 0 ? chosen : all;
  const fresh = others.filter((one) => answered[one.key] === undefined);
  const near = [...(fresh.length > 0 ? fresh : others)]
    .sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, NEAR);
  return near[Math.floor(random() * near.length)]?.key ?? null;
}

export interface ThemeCount {
  theme: string;
  count: number;
  found: number;
}

/** How many puzzles each theme has and how many of them were found, the largest theme first. */
export function themesOf(puzzles: readonly PuzzleLine[], answered: Readonly<Record<string, boolean>>): ThemeCount[] {
  const themes = new Map<string, ThemeCount>();
  for (const { key, theme } of puzzles) {
    const { count, found } = themes.get(theme) ?? { count: 0, found: 0 };
    themes.set(theme, { theme, count: count + 1, found: found + Number(answered[key] === true) });
  }
  return [...themes.values()].sort((a, b) => b.count - a.count);
}

/** The days that end with this one, as 2026-11-17, oldest first. */
export function daysUntil(day: string, count: number): string[] {
  const end = Date.parse(day);
  return Array.from({ length: count }, (_, i) => new Date(end - (count - 1 - i) * DAY).toISOString().slice(0, 10));
}

/** Days in a row on which the day's puzzle was found, up to today; a day that is not over breaks nothing. */
export function streak(days: Readonly<Record<string, boolean>>, today: string): number {
  let day = Date.parse(today);
  const found = () => days[new Date(day).toISOString().slice(0, 10)];
  if (found() === undefined) day -= DAY;
  let count = 0;
  for (; found(); day -= DAY) count += 1;
  return count;
}
