// The one explanation that is open, and what it explains.
import type { Kingdom } from "../game/things";

/** One player's line of an explanation: the place, what they have there, what they would be paid. */
export interface TipLine {
  place: string;
  seat: number;
  name: string;
  there: number;
  pays: number;
  own: boolean;
}

/** A sentence, and where numbers say more than words a picture of them. */
export interface Explanation {
  text: string;
  meaning?: string; // of the word that is explained, in general
  title?: string;
  kingdom?: Kingdom;
  corner?: string; // beside the title
  lines?: TipLine[];
  ladder?: { glory: number[]; at: number; label: string }; // what a band pays by its cards
}
export type Told = string | Explanation;

let shown = $state.raw<{ owner: HTMLElement; told: Explanation } | null>(null);

export function tip(): { owner: HTMLElement; told: Explanation } | null {
  return shown;
}

export function showTip(owner: HTMLElement, told: Told): void {
  hideTip();
  const explanation = typeof told === "string" ? { text: told } : told;
  shown = explanation.text ? { owner, told: explanation } : null;
  if (shown) owner.setAttribute("aria-describedby", "tip");
}

export function hideTip(owner?: HTMLElement): void {
  if (!shown || (owner && shown.owner !== owner)) return;
  shown.owner.removeAttribute("aria-describedby");
  shown = null;
}
