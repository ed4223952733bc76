// Band building against the engine: every set of cards of a hand, every leader, compared one by one.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { isBand, joinable, leaders, sorted, suggestions } from "../src/game/bands";
import type { Card } from "../src/game/things";

interface Case {
  hand: Card[];
  wins: boolean;
  bands: [Card | null, ...Card[]][];
}

const CASES = JSON.parse(readFileSync(resolve(import.meta.dirname, "hands.json"), "utf-8")) as Case[];
const key = (leader: Card | null, cards: Card[]) => `${leader}: ${[...cards].sort().join(" ")}`;

/** Every band the page would let a person build: by picking, one card after another, and by choosing a leader. */
function buildable({ hand, wins }: Case): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const build = (picked: Set<number>) => {
    const name = [...picked].sort((a, b) => a - b).join(" ");
    if (seen.has(name)) return;
    seen.add(name);
    const band = [...picked].map((place) => hand[place]!);
    if (isBand(band, wins)) {
      const lead = leaders(band);
      for (const leader of lead.length > 0 ? lead : [null]) found.add(key(leader, band));
    }
    joinable(hand, picked).forEach((may, place) => {
      if (may && !picked.has(place)) build(new Set([...picked, place]));
    });
  };
  build(new Set());
  return found;
}

describe("band building", () => {
  it.each(CASES.map((one) => [one.hand.join(" "), one] as const))("allows what the rules allow: %s", (_, one) => {
    const legal = new Set(one.bands.map(([leader, ...cards]) => key(leader, cards)));
    expect([...buildable(one)].sort()).toEqual([...legal].sort());
  });

  it("suggests only bands, and the largest first", () => {
    for (const one of CASES) {
      const legal = new Set(one.bands.map(([, ...cards]) => key(null, cards)));
      const offered = suggestions(one.hand);
      for (const { places } of offered) {
        expect(
          legal.has(
            key(
              null,
              places.map((place) => one.hand[place]!),
            ),
          ),
        ).toBe(true);
      }
      const largest = Math.max(...one.bands.map((band) => band.length - 1));
      expect(offered[0]!.places.length).toBe(largest);
    }
  });

  it("keeps every card when it sorts", () => {
    for (const { hand } of CASES) {
      expect([...sorted(hand, "tribe")].sort()).toEqual([...hand.keys()].sort());
      expect([...sorted(hand, "kingdom")].sort()).toEqual([...hand.keys()].sort());
    }
  });
});
