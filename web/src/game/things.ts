// The game's own names, as the server spells them, and what is fixed about them.
import type * as api from "../api/schema";

export type Kingdom = api.Kingdom;
export type Tribe = api.Tribe;
export type Card = api.Card;
export type Decision = api.Decide["decision"];
export type Event = NonNullable<api.News["events"]>[number];
export type Question = api.View["question"];

export const KINGDOMS: Kingdom[] = ["rhea", "duris", "ithys", "althea", "pelagon", "straton"];
export const ROMAN = ["I", "II", "III"] as const;
export const SYMBOLS = [3, 7, 12, 18]; // C6: spaces of the Merfolk board that give a marker
export const SPACES = 19;
export const TROLLS = 6; // C8: tokens
export const HAND_LIMIT = 10;
export const BAND_GLORY = [0, 0, 1, 3, 6, 10, 15]; // C10
export const HORDE_GLORY = [0, 1, 3, 6, 10, 15, 20]; // C9

const TRIBES: Tribe[] = [
  "centaur",
  "dwarf",
  "elf",
  "giant",
  "halfling",
  "merfolk",
  "minotaur",
  "orc",
  "troll",
  "wingfolk",
  "wizard",
  "skeleton",
];
export { TRIBES };

export const PICTURE: Record<Tribe, string> = {
  centaur: "centaur",
  dwarf: "dwarf-face",
  elf: "elf-helmet",
  giant: "giant",
  halfling: "hobbit-door",
  merfolk: "mermaid",
  minotaur: "minotaur",
  orc: "orc-head",
  troll: "ogre",
  wingfolk: "harpy",
  wizard: "wizard-face",
  skeleton: "skull-crossed-bones",
};

export const TOPIC: Record<Tribe, string> = {
  centaur: "centaurs",
  dwarf: "dwarves",
  elf: "elves",
  giant: "giants",
  halfling: "halflings",
  merfolk: "merfolk",
  minotaur: "minotaurs",
  orc: "orcs",
  troll: "trolls",
  wingfolk: "wingfolk",
  wizard: "wizards",
  skeleton: "skeletons",
};

export function tribeOf(card: Card): Tribe {
  return card.split("-")[0] as Tribe;
}

export function kingdomOf(card: Card): Kingdom | null {
  return (card.split("-")[1] as Kingdom | undefined) ?? null;
}

export function isSkeleton(card: Card): boolean {
  return card === "skeleton";
}

/** Letters stay Latin in every language: they are signs, the name is spoken. */
export function letterOf(kingdom: Kingdom): string {
  return kingdom[0]!.toUpperCase();
}

/** The class that carries a kingdom's colour and pattern. */
export function tint(kingdom: Kingdom | null): string {
  return `k-${kingdom ?? "none"}`;
}

/** Marker symbols reached by swimming from one space to another. */
export function symbolsPassed(start: number, end: number): number {
  return SYMBOLS.filter((space) => space > start && space <= end).length;
}
