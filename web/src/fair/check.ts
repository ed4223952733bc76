// What a browser can prove of a finished game's deals, from what was promised before and is revealed after it.
import type { News } from "../api/schema";
import type { Kingdom, Tribe } from "../game/things";
import type { Pledge } from "../settings.svelte";
import { FairDealer, type Dealt } from "./deals";
import { bytes, hex } from "./hex";

/** A finished game as the server lays it open. */
export interface Revealed {
  options: { tribes: "random" | "chosen" };
  tribes: Tribe[];
  tokens: Record<Kingdom, number[]>;
  deals: Record<string, string>;
  ages: { first_player: number; deck: Dealt[] }[];
}

export interface Check {
  name: "commitment" | "promised" | "number" | "shuffles" | "cards";
  holds: boolean;
}

/** Every check that what is known here allows. `history` is what was told during the game. */
export async function checks(game: Revealed, history: News[], pledge: Pledge | null): Promise<Check[]> {
  const { commitment = "", secret = "" } = game.deals;
  const nonces = noncesOf(game);
  const found: Check[] = [{ name: "commitment", holds: (await sha256(secret)) === commitment }];
  if (pledge) {
    found.push({ name: "promised", holds: pledge.commitment === commitment });
    found.push({ name: "number", holds: nonces[pledge.seat] === pledge.nonce });
  }
  found.push({ name: "shuffles", holds: shufflesFit(game, new FairDealer(secret, nonces)) });
  found.push({ name: "cards", holds: cardsFit(game, history) });
  return found;
}

function noncesOf(game: Revealed): string[] {
  const nonces = [];
  for (let seat = 1; game.deals[`nonce ${seat}`] !== undefined; seat++) nonces.push(game.deals[`nonce ${seat}`]!);
  return nonces;
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(text))));
}

function shufflesFit(game: Revealed, dealer: FairDealer): boolean {
  const again = dealer.setUp(game.options.tribes === "chosen" ? game.tribes : null);
  return (
    same(again.tribes, game.tribes) &&
    Object.entries(again.tokens).every(([kingdom, worth]) => same(worth, game.tokens[kingdom as Kingdom])) &&
    again.first === game.ages[0]?.first_player &&
    game.ages.every((age, i) => same(dealer.deck(i + 1, game.tribes), age.deck))
  );
}

/** Row and hand of each age, every dragon and every card drawn by one's own seat, against the decks. */
function cardsFit(game: Revealed, history: News[]): boolean {
  const players = noncesOf(game).length;
  let deck: Dealt[] = [];
  let ages = 0;
  for (const { events = [] } of history) {
    let drawn: Dealt[] = [];
    for (const event of events) {
      if (event.type === "drew") drawn = [...drawn, ...(event.cards ?? Array<Dealt>(event.count).fill(UNSEEN))];
      if (event.type === "dragon") drawn = [...drawn, "dragon"];
    }
    if (!fits(drawn, deck.splice(0, drawn.length))) return false;
    for (const event of events) {
      if (event.type !== "age-began") continue;
      deck = [...(game.ages[event.age - 1]?.deck ?? [])];
      const hands = deck.splice(0, players);
      const dealt = event.hands.map((_, i) => event.hands[(event.first + i) % players] ?? UNSEEN);
      if (!dealt.every((card, i) => card === UNSEEN || card === hands[i])) return false;
      if (!fits(event.row, deck.splice(0, 2 * players))) return false;
      ages += 1;
    }
  }
  return ages > 0 && ages === game.ages.length;
}

const UNSEEN = "unseen" as Dealt; // a card in somebody else's hand

/** Whether cards seen, in whatever order, are those that lay there. */
function fits(seen: Dealt[], lay: Dealt[]): boolean {
  const left = [...lay];
  for (const card of seen) {
    if (card === UNSEEN) continue;
    const place = left.indexOf(card);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return seen.length === lay.length && !left.includes("dragon");
}

function same<T>(a: readonly T[], b: readonly T[] | undefined): boolean {
  return a.length === b?.length && a.every((one, i) => one === b[i]);
}
