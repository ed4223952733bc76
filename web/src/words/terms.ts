// The words of the game, as the glossary of the reference explains them.
import { say } from "./language.svelte";

export const TERMS = [
  "age",
  "ally",
  "band",
  "marker",
  "deck",
  "dragon",
  "first-player",
  "giant-token",
  "glory",
  "token",
  "horde",
  "kingdom",
  "leader",
  "merfolk-board",
  "raid",
  "recruit",
  "row",
  "supply",
  "tribe",
  "troll-token",
  "x",
] as const; // in the glossary's order, which is the same in every language
export type Term = (typeof TERMS)[number];

/** A term with its meaning, in one line. */
export function term(name: Term): string {
  return meanings(say("rules-glossary"))[TERMS.indexOf(name)] ?? "";
}

export function meanings(glossary: string): string[] {
  const lines = glossary.split("\n").filter((line) => line.trim().startsWith("- "));
  return lines.map((line) =>
    line
      .trim()
      .slice(2)
      .replaceAll("**", "")
      .replace(/\s?[（(][A-Z]\d+[)）]$/, ""),
  );
}
