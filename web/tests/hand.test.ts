// The hand as a person sees it: what may join stays bright, what cannot dims, and nothing dim can be picked.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { joinable } from "../src/game/bands";
import type { Card } from "../src/game/things";
import { Builder } from "../src/table/builder.svelte";
import Hand from "../src/table/Hand.svelte";
import type { Session } from "../src/table/session.svelte";
import { speak } from "../src/words/language.svelte";

const HANDS = (
  JSON.parse(readFileSync(resolve(import.meta.dirname, "hands.json"), "utf-8")) as { hand: Card[] }[]
).slice(0, 20);

function shown(hand: Card[]) {
  const session = { hand, seat: 0, view: null, mine: false } as unknown as Session;
  const builder = new Builder(session);
  const page = mount(Hand, { target: document.body, props: { session, builder, keeping: false } });
  flushSync();
  return { page, builder };
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".cards .card")];

describe("the hand", () => {
  beforeAll(() => speak("en"));
  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each(HANDS.map(({ hand }) => [hand.join(" "), hand] as const))("dims what cannot join: %s", (_, hand) => {
    const { page, builder } = shown(hand);
    expect(buttons().length).toBe(hand.length);
    for (const button of buttons()) {
      builder.clear();
      flushSync();
      button.click();
      flushSync();
      expect(builder.band).toEqual([button.dataset["card"]]);
      const may = joinable(hand, builder.picked).filter((one) => !one).length;
      const dim = buttons().filter((one) => one.classList.contains("dim"));
      expect(dim.length).toBe(may);
      dim[0]?.click();
      flushSync();
      expect(builder.band.length).toBe(1);
    }
    void unmount(page);
  });
});
