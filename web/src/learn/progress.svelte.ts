// How far somebody has come, kept on this device: lessons done, and the deeds of those that were left.
import type * as api from "../api/schema";

export type Deed = NonNullable<api.AskLesson["deed"]>;
interface Kept {
  done: string[];
  deeds: Record<string, Deed[]>;
}

const KEY = "ethnos-lessons";

function load(): Kept {
  try {
    return { done: [], deeds: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { done: [], deeds: {} };
  }
}

let kept = $state.raw(load());

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing still teaches
  }
}

export function isDone(lesson: string): boolean {
  return kept.done.includes(lesson);
}

export function isBegun(lesson: string): boolean {
  return (kept.deeds[lesson] ?? []).length > 0;
}

export function deedsOf(lesson: string): Deed[] {
  return kept.deeds[lesson] ?? [];
}

export function keepDeeds(lesson: string, deeds: Deed[]): void {
  keep({ deeds: { ...kept.deeds, [lesson]: deeds } });
}

/** Played to its end: marked, and next time it begins anew. */
export function finish(lesson: string): void {
  keep({ done: [...new Set([...kept.done, lesson])], deeds: { ...kept.deeds, [lesson]: [] } });
}

export function startOver(lessons: string[]): void {
  const deeds = Object.fromEntries(Object.entries(kept.deeds).filter(([lesson]) => !lessons.includes(lesson)));
  keep({ done: kept.done.filter((lesson) => !lessons.includes(lesson)), deeds });
}
