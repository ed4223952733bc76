// The study somebody works on stays in this browser until it is shared: a page left by mistake loses nothing.
import type { Study } from "./tree";

const KEY = "ethnos-study";
export interface Draft {
  name: string; // what the address calls it
  at: number | null;
  study: Study;
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // a browser that keeps nothing still studies
  }
}

export function draft(): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}
