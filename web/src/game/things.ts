// The game's own names, as the server spells them, and how the page shows them.
import { kingdomValues, tribeValues } from "../api/schema";
import type * as api from "../api/schema";

export type Kingdom = api.Kingdom;
export type Tribe = api.Tribe;
export type Card = api.Card;
export type Decision = api.Decide["decision"];
export type Event = NonNullable<api.News["events"]>[number];
export type Question = api.View["question"];

export const KINGDOMS = kingdomValues;
export const TRIBES = tribeValues;

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
