// Studies somebody works on stay in this browser, each by itself: neither another one nor a page left by mistake
// takes them away.
import type { Study } from "./tree";

const KEY = "ethnos-study ";
const MOST = 10;
export interface Draft {
  name: string; // what the address calls it
  at: number | null;
  study: Study;
  changed: boolean; // here: what was only looked at gives way first
  kept: number; // when, in milliseconds
}

/** All drafts, the newest first. */
export function drafts(): Draft[] {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    return names.flatMap((key) => draft(key.slice(KEY.length)) ?? []).sort((a, b) => b.kept - a.kept);
  } catch {
    return [];
  }
}

export function draft(name: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + name) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** Keep a draft, and as many others as there is room for. */
export function keepDraft(given: Omit<Draft, "kept">): void {
  const mine: Draft = { ...given, kept: Date.now() };
  const dearest = [mine, ...drafts().filter((one) => one.name !== mine.name)];
  dearest.sort((a, b) => Number(b.changed) - Number(a.changed)); // of equals the newest stay first
  const put = (one: Draft) => localStorage.setItem(KEY + one.name, JSON.stringify(one));
  const giveUp = (one: Draft) => localStorage.removeItem(KEY + one.name);
  dearest.splice(MOST).forEach(giveUp);
  const gone: Draft[] = [];
  while (dearest.includes(mine))
    try {
      return put(mine);
    } catch {
      // a browser that keeps no more gives up the least dear; one that keeps nothing still studies
      const last = dearest.pop()!;
      if (last === mine) gone.forEach(put);
      else giveUp(last);
      gone.push(last);
    }
}
