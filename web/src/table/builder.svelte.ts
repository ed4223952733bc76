// The band being built: cards in any order, who leads, and what the server says it would do.
import * as client from "../api/client";
import type * as api from "../api/schema";
import { isBand, joinable, leaders, type Suggestion } from "../game/bands";
import { kingdomOf, tribeOf, type Card } from "../game/things";
import type { Session } from "./session.svelte";

export class Builder {
  picked = $state.raw<ReadonlySet<number>>(new Set());
  placing = $state(true); // whether the marker goes down without being asked again
  #lead = $state<Card | null>(null);
  #known = $state.raw<ReadonlyMap<string, api.Preview>>(new Map()); // by the band they are of

  constructor(private readonly session: Session) {}

  get band(): Card[] {
    return [...this.picked].flatMap((place) => this.session.hand[place] ?? []);
  }

  get leaders(): Card[] {
    return leaders(this.band);
  }

  get leader(): Card | null {
    const choice = this.leaders;
    return this.#lead !== null && choice.includes(this.#lead) ? this.#lead : (choice[0] ?? null);
  }

  get ready(): boolean {
    return isBand(this.band, this.session.view?.rules.skeletons_win ?? false);
  }

  /** Which cards may be picked as well: what Elves keep need not be a band. */
  get joins(): boolean[] {
    const { view, hand, mine } = this.session;
    if (mine && view?.question === "keep") return hand.map(() => this.picked.size < view.limit);
    return joinable(this.session.hand, this.picked);
  }

  get decision(): api.PlayBand {
    return { type: "band", leader: this.leader, cards: this.band };
  }

  /** The band being built, and the question it would answer. */
  get #band(): string {
    return `${this.session.asked} ${this.leader} ${[...this.band].sort().join(" ")}`;
  }

  /** What this very band would do; nothing while the server is asked, never what another would. */
  get shown(): api.Preview | null {
    return this.#asks ? (this.#known.get(this.#band) ?? null) : null;
  }

  get #asks(): boolean {
    const question = this.session.view?.question;
    return this.ready && this.session.mine && (question === "turn" || question === "centaur");
  }

  lead(card: Card): void {
    this.#lead = card;
  }

  toggle(place: number): void {
    const picked = new Set(this.picked);
    if (!picked.delete(place) && this.joins[place]) picked.add(place);
    this.picked = picked;
    this.placing = true;
  }

  take(one: Suggestion): void {
    this.picked = new Set(one.places);
    this.#lead = this.#bestLeader();
    this.placing = true;
  }

  clear(): void {
    this.picked = new Set();
    this.#lead = null;
    this.placing = true;
  }

  /** A leader whose marker would go in, where the tokens of this age pay most. */
  #bestLeader(): Card | null {
    const { view, seat } = this.session;
    if (!view || seat === null) return null;
    const size = this.picked.size;
    const worth = (card: Card): number => {
      const land = kingdomOf(card);
      if (land === null) return -1;
      const own = view.players[seat]?.markers[land] ?? 0;
      const all = view.players.reduce((sum, player) => sum + (player.markers[land] ?? 0), 0);
      const fits = (view.players.length === 2 ? all : own) < size && tribeOf(card) !== "halfling";
      return (fits ? 100 : 0) + (view.tokens[land]?.[view.age - 1] ?? 0);
    };
    return this.leaders.sort((a, b) => worth(b) - worth(a))[0] ?? null;
  }

  /** Ask the rules themselves what the band would do. */
  async look(): Promise<void> {
    const { session } = this;
    const key = this.#band;
    if (!this.#asks || session.seat === null || this.#known.has(key)) return;
    const told = await client.preview(session.id, { seat: session.seat, band: this.decision }).catch(() => null);
    if (told) this.#known = new Map(this.#known).set(key, told);
  }
}
