// A rating on the levels' own scale. Every bot at the table counts as one game against it, and all of them together
// as one game: the rating moves by so much of STEP as the result is better or worse than it was to be expected.
import type { About } from "../api/schema";

export type LevelInfo = About["levels"][number];

const STEP = 80; // two games won, or lost, at the level that suits lead to its neighbour
const SCALE = 400;

/** A bot somebody has played with: its rating, and 1 for ahead of it, 0 for behind it. */
export interface Met {
  rating: number;
  score: number;
}

export function moved(own: number, met: Met[]): number {
  if (met.length === 0) return own;
  const surprise = met.reduce((sum, { rating, score }) => sum + score - expected(own, rating), 0) / met.length;
  return Math.round(own + STEP * surprise);
}

function expected(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / SCALE));
}

/** The level whose rating is nearest. */
export function nearest(levels: readonly LevelInfo[], own: number): LevelInfo {
  const distance = (level: LevelInfo) => Math.abs(level.rating - own);
  return levels.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}
