// The fairness check against games that the engine dealt: true ones hold, and a lie anywhere is found.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { shake256 } from "@noble/hashes/sha3.js";
import { describe, expect, it } from "vitest";

import type { News } from "../src/api/schema";
import { checks, type Revealed } from "../src/fair/check";
import type { Card, Event } from "../src/game/things";
import type { Pledge } from "../src/settings.svelte";

interface Played {
  game: Revealed;
  seat: Event[][];
  spectator: Event[][];
}

const read = () =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, "deals.json"), "utf-8")) as [Played, ...Played[]];
const news = (told: Event[][]) => told.map((events) => ({ events }) as News);
const pledge = ({ game }: Played): Pledge => ({
  id: "",
  commitment: game.deals["commitment"]!,
  seat: 0,
  nonce: game.deals["nonce 1"]!,
});
const broken = async (one: Played, kept = pledge(read()[0])) =>
  (await checks(one.game, news(one.seat), kept)).filter((check) => !check.holds).map((check) => check.name);
const other = (hex: string) => `${hex.startsWith("0") ? "1" : "0"}${hex.slice(1)}`;

describe("SHAKE-256", () => {
  it.each([
    ["", "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"],
    ["abc", "483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739"],
  ])("has the published value for %j", (text, expected) => {
    expect(Buffer.from(shake256(new TextEncoder().encode(text), { dkLen: 32 })).toString("hex")).toBe(expected);
  });
});

describe("a true game", () => {
  it.each(read().map((one, i) => [one.game.ages.length, i, one] as const))(
    "of %i ages holds for a player and for a spectator (%i)",
    async (_ages, _i, one) => {
      const mine = await checks(one.game, news(one.seat), pledge(one));
      expect(mine.map((check) => check.name)).toEqual(["commitment", "promised", "number", "shuffles", "cards"]);
      expect(mine.every((check) => check.holds)).toBe(true);
      const theirs = await checks(one.game, news(one.spectator), null);
      expect(theirs.map((check) => [check.name, check.holds])).toEqual([
        ["commitment", true],
        ["shuffles", true],
        ["cards", true],
      ]);
    },
  );
});

describe("a lie", () => {
  it("another secret", async () => {
    const [one] = read();
    one.game.deals["secret"] = other(one.game.deals["secret"]!);
    expect(await broken(one)).toEqual(["commitment", "shuffles"]);
  });

  it("another secret, and a commitment made to fit it", async () => {
    const [one, next] = read();
    Object.assign(one.game.deals, { secret: next!.game.deals["secret"], commitment: next!.game.deals["commitment"] });
    expect(await broken(one)).toEqual(["promised", "shuffles"]);
  });

  it("another number for my seat", async () => {
    const [one] = read();
    one.game.deals["nonce 1"] = other(one.game.deals["nonce 1"]!);
    expect(await broken(one)).toEqual(["number", "shuffles"]);
  });

  it.each([0, 40, 55])("two cards of a deck exchanged (%i)", async (place) => {
    const [one] = read();
    const deck = one.game.ages[1]!.deck;
    const swap = deck.findIndex((card, i) => i > place && card !== deck[place]);
    [deck[place], deck[swap]] = [deck[swap]!, deck[place]!];
    expect(await broken(one)).toContain("shuffles");
  });

  it("other tokens", async () => {
    const [one] = read();
    [one.game.tokens.rhea, one.game.tokens.duris] = [one.game.tokens.duris, one.game.tokens.rhea];
    expect(await broken(one)).toEqual(["shuffles"]);
  });

  it("a card in my hand that did not lie in the deck", async () => {
    const [one] = read();
    const drew = one.seat.flat().find((event) => event.type === "drew" && event.cards);
    if (drew?.type !== "drew" || !drew.cards) throw new Error("seat 0 drew nothing");
    drew.cards = [(drew.cards[0] === "skeleton" ? "elf-rhea" : "skeleton") as Card];
    expect(await broken(one)).toEqual(["cards"]);
  });

  it("a dragon that came too early", async () => {
    const [one] = read();
    const at = one.seat.findIndex((events) => events.some((event) => event.type === "dragon"));
    one.seat[at - 4]!.push(...one.seat[at]!.filter((event) => event.type === "dragon"));
    expect(await broken(one)).toEqual(["cards"]);
  });

  it("a game whose story was never told", async () => {
    const [one] = read();
    one.seat = [];
    expect(await broken(one)).toEqual(["cards"]);
  });
});
