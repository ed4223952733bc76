// What this browser remembers: how the page looks and sounds, and the games played here.
import type { Route } from "./route.svelte";

export type Theme = "system" | "light" | "dark";

/** The review or the study from which a game is played on. */
export interface Whence extends Route {
  place: "review" | "study";
}

export interface Kept {
  id: string;
  seat: number | null;
  from?: Whence;
}

/** What was known here before the first card: the table's commitment, and the number given for a seat. */
export interface Pledge {
  id: string;
  seat: number;
  commitment: string;
  nonce: string;
}

interface Settings {
  language: string | null;
  theme: Theme;
  speed: number; // the pace of bots: 1 is a person's, 0 is at once
  sound: boolean;
  notify: boolean;
  tips: boolean;
  seenTips: string[];
  sort: "tribe" | "kingdom";
  name: string;
  players: number; // who sit down at "Play now", oneself included
  games: Kept[];
  pledges: Pledge[];
}

const KEY = "ethnos";
const FIRST: Settings = {
  language: null,
  theme: "system",
  speed: 1,
  sound: false,
  notify: false,
  tips: true,
  seenTips: [],
  sort: "kingdom",
  name: "",
  players: 4,
  games: [],
  pledges: [],
};
const REMEMBERED = 12;

function load(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state(load());

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function keepGame(game: Kept): void {
  const others = settings.games.filter((one) => one.id !== game.id);
  remember({ games: [{ ...keptGame(game.id), ...game }, ...others].slice(0, REMEMBERED) });
}

export function keptGame(id: string): Kept | undefined {
  return settings.games.find((one) => one.id === id);
}

export function keepPledge(pledge: Pledge): void {
  remember({ pledges: [pledge, ...settings.pledges].slice(0, 2 * REMEMBERED) });
}

export function forgetGame(id: string): void {
  remember({ games: settings.games.filter((one) => one.id !== id) });
}

export function applyTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const wanted = settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = wanted;
}

export function isDark(): boolean {
  return (
    settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
  );
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
