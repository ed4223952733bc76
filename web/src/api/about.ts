// What the server offers and what the game's pieces are: asked once, before anything is shown.
import * as client from "./client";
import type { About, Components } from "./schema";

const AGAIN = 1000;
let known: About | null = null;

/** Ask until there is an answer. */
export async function learn(): Promise<void> {
  while (known === null) {
    known = await client.about().catch(() => null);
    if (known === null) await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** Told without asking. */
export function know(told: About): void {
  known = told;
}

export function about(): About {
  if (known === null) throw new Error("nobody has asked the server what it offers");
  return known;
}

export function components(): Components {
  return about().components;
}

/** The numeral of an age, counted from 1. */
export function numeral(age: number): string {
  return components().ages[age - 1] ?? "";
}
