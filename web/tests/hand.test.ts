// The hand as a person sees it: what may join stays bright, what cannot dims, and nothing dim can be picked.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { joinable } from "../src/game/bands";
import type { Card } from "../src/game/things";
import { WATCHING, type Deciding } from "../src/table/decider.svelte";
import { Builder } from "../src/table/dock/builder.svelte";
import Hand from "../src/table/dock/Hand.svelte";
import { still } from "../src/table/seen.svelte";
import { speak } from "../src/words/language.svelte";

const HANDS = (
  JSON.parse(readFileSync(resolve(import.meta.dirname, "hands.json"), "utf-8")) as { hand: Card[] }[]
).slice(0, 20);

function shown(hand: Card[], deciding: Deciding = WATCHING) {
  const builder = new Builder({ ...still(null, []), seat: 0, hand }, deciding);
  const keeping = deciding.choices.keeps !== null;
  const page = mount(Hand, { target: document.body, props: { hand, builder, keeping } });
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

  it("offers up to six bands, marks those that only wide screens have room for, and names each", () => {
    const { page } = shown(["elf-rhea", "orc-duris", "giant-ithys", "troll-althea", "wizard-pelagon"]);
    const pills = [...document.querySelectorAll(".sugg .pill")];
    expect(pills.map((one) => one.classList.contains("more"))).toEqual([false, false, false, true, true]);
    expect(pills.every((one) => one.querySelector(".called")!.textContent !== "")).toBe(true);
    void unmount(page);
    const many = shown([
      "elf-rhea",
      "orc-duris",
      "giant-ithys",
      "troll-althea",
      "wizard-pelagon",
      "dwarf-straton",
      "elf-duris",
    ]);
    expect(document.querySelectorAll(".sugg .pill").length).toBe(6);
    void unmount(many.page);
  });

  it("lets as many cards be kept as the server says, a band or not", () => {
    const deciding = { ...WATCHING, mine: true, choices: { single: [], bands: false, keeps: 2 } };
    const { page, builder } = shown(["elf-rhea", "orc-duris", "giant-ithys"], deciding);
    for (const button of buttons()) {
      button.click();
      flushSync();
    }
    expect(builder.band).toEqual(["elf-rhea", "orc-duris"]);
    void unmount(page);
  });
});
