// How somebody stands against the levels, kept on this device: a rating, and the games won against each.
import { about } from "../api/about";
import type { Result, TableInfo } from "../api/schema";
import { moved, nearest, type LevelInfo } from "./rating";

/** The games with bots of one level at the table; `last` says of the newest whether they were won. */
export interface Against {
  won: number;
  games: number;
  last: boolean[];
}
interface Counted {
  id: string;
  rating: number;
  change: number;
}
interface Standing {
  rating: number | null; // until the first game nobody knows
  against: Record<string, Against>;
  step: { from: string; up: boolean } | null; // the last time another level began to suit
  counted: Counted[]; // tables, so that none counts twice
}

const KEY = "ethnos-levels";
const NOTHING: Standing = { rating: null, against: {}, step: null, counted: [] };
const NEWEST = 8;
const REMEMBERED = 40;
const FIRST = 1; // the second level suits whoever has not played yet

function load(): Standing {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Standing>) };
  } catch {
    return NOTHING;
  }
}

let standing = $state.raw(load());

function keep(change: Partial<Standing>): void {
  standing = { ...standing, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(standing));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function levels(): LevelInfo[] {
  return about().levels;
}

export function levelNamed(name: string | null | undefined): LevelInfo | null {
  return levels().find((level) => level.name === name) ?? null;
}

/** The neighbour of a level; null beyond the weakest and the strongest. */
export function beside(level: LevelInfo, by: number): LevelInfo | null {
  return levels().find((one) => one.number === level.number + by) ?? null;
}

export function rating(): number {
  return standing.rating ?? levels()[FIRST]!.rating;
}

/** The level that suits: the second at first, then the one nearest to the rating. */
export function suits(): LevelInfo {
  return nearest(levels(), rating());
}

/** It and its neighbours, weakest first: a mix is drawn from them. */
export function nearSuits(): LevelInfo[] {
  const { number } = suits();
  return levels().filter((one) => Math.abs(one.number - number) <= 1);
}

/** Where among all levels the one that suits is: at the ends it has but one neighbour. */
export function placeOfSuits(): "weakest" | "between" | "strongest" {
  if (!beside(suits(), -1)) return "weakest";
  return beside(suits(), 1) ? "between" : "strongest";
}

/** Whether no game was counted yet. */
export function isNew(): boolean {
  return standing.rating === null;
}

export function against(level: string): Against | null {
  return standing.against[level] ?? null;
}

/** From which level the last step led to the one that suits, and whether up. */
export function lastStep(): Standing["step"] {
  return standing.step;
}

/**
 * Count a finished game with bots, once: one's own from the first card on, not a position somebody else played.
 * Whoever gives up is behind everybody, at once. Says how the rating moved; null where the game does not count.
 */
export function countGame(table: TableInfo, result: Result | null): Counted | null {
  const known = standing.counted.find((one) => one.id === table.id);
  if (known) return known;
  const mine = table.seats.filter((seat) => seat.yours);
  const [own] = mine;
  if (!own || mine.length > 1 || table.from_record || !(result ?? own.resigned)) return null;
  const placeOf = (seat: number) => result?.ranking.find((rank) => rank.seat === seat)?.place ?? Infinity;
  const place = own.resigned ? Infinity : placeOf(own.seat);
  const met = table.seats.flatMap(({ seat, bot }) => {
    const level = seat === own.seat ? null : levelNamed(bot);
    const score = (1 + Math.sign(placeOf(seat) - place)) / 2;
    return level ? [{ level, rating: level.rating, score: own.resigned ? 0 : score }] : [];
  });
  if (met.length === 0) return null;
  const [before, suited] = [rating(), suits()];
  const after = moved(before, met);
  const counted = { id: table.id, rating: after, change: after - before };
  const won = place === 1;
  const names = new Set(met.map(({ level }) => level.name));
  const games = Object.fromEntries([...names].map((name) => [name, added(against(name), won)]));
  keep({
    rating: after,
    against: { ...standing.against, ...games },
    counted: [counted, ...standing.counted].slice(0, REMEMBERED),
  });
  const now = suits();
  if (now.number !== suited.number) keep({ step: { from: suited.name, up: now.number > suited.number } });
  return counted;
}

function added(before: Against | null, won: boolean): Against {
  const { won: wins, games, last } = before ?? { won: 0, games: 0, last: [] };
  return { won: wins + Number(won), games: games + 1, last: [...last, won].slice(-NEWEST) };
}
