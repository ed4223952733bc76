// The shuffles of a fair game made again, as docs/fairness.md describes them.
import { shake256 } from "@noble/hashes/sha3.js";

import { KINGDOMS, TRIBES, type Card, type Kingdom, type Tribe } from "../game/things";

export type Dealt = Card | "dragon";
export interface SetUp {
  tribes: Tribe[];
  tokens: Record<Kingdom, number[]>;
  first: number;
}

const TOKENS = [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10];
const MORE_TOKENS = [0, 4, 4, 6, 6, 10]; // with four or more players
const SKELETONS = 12;
const STREAM = 4096;

export class FairDealer {
  constructor(
    private readonly secret: string,
    private readonly nonces: string[],
  ) {}

  /** The tribes are drawn, or those the host chose. */
  setUp(chosen: Tribe[] | null): SetUp {
    const draw = this.#numbers("set-up");
    const players = this.nonces.length;
    const [ages, wanted] = players > 3 ? [3, 6] : [2, 5];
    const drawn = chosen ?? shuffled(TRIBES, draw).slice(0, wanted);
    const pool = shuffled(players > 3 ? [...TOKENS, ...MORE_TOKENS] : TOKENS, draw);
    const pile = (place: number) => pool.slice(place * ages, (place + 1) * ages).sort((a, b) => a - b);
    const tokens = Object.fromEntries(KINGDOMS.map((kingdom, place) => [kingdom, pile(place)]));
    return {
      tribes: TRIBES.filter((tribe) => drawn.includes(tribe)),
      tokens: tokens as Record<Kingdom, number[]>,
      first: draw(players),
    };
  }

  /** The deck of an age in the order of drawing, hands and row first. */
  deck(age: number, tribes: Tribe[]): Dealt[] {
    const draw = this.#numbers(`age ${age}`);
    const cards = shuffled<Dealt>(allies(tribes), draw);
    const dealt = 3 * this.nonces.length;
    const cut = dealt + Math.floor((cards.length - dealt) / 2);
    return [...cards.slice(0, cut), ...shuffled([...cards.slice(cut), ...dragons()], draw)];
  }

  /** Numbers below n, each equally likely, from the stream of a part of the game. */
  #numbers(part: string): (n: number) => number {
    const text = ["ethnos deal 1", part, this.secret, ...this.nonces].join("\n");
    const stream = new DataView(shake256(new TextEncoder().encode(text), { dkLen: STREAM }).slice().buffer);
    let at = 0;
    return (n) => {
      for (;;) {
        const word = stream.getUint32(at);
        at += 4;
        if (word < Math.floor(2 ** 32 / n) * n) return word % n;
      }
    };
  }
}

function allies(tribes: Tribe[]): Card[] {
  return TRIBES.filter((tribe) => tribes.includes(tribe)).flatMap((tribe) => {
    if (tribe === "skeleton") return Array.from({ length: SKELETONS }, (): Card => "skeleton");
    const copies = { length: tribe === "halfling" ? 4 : 2 };
    return KINGDOMS.flatMap((kingdom) => Array.from(copies, () => `${tribe}-${kingdom}` as Card));
  });
}

function dragons(): Dealt[] {
  return ["dragon", "dragon", "dragon"];
}

function shuffled<T>(things: readonly T[], draw: (n: number) => number): T[] {
  const result = [...things];
  for (let i = result.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
