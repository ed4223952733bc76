// The band being built: cards in any order, who leads, and what the server says it would do.
import * as client from "../../api/client";
import type * as api from "../../api/schema";
import { isBand, joinable, leaders, type Suggestion } from "../../game/bands";
import type { Card } from "../../game/things";
import type { Deciding } from "../decider.svelte";
import type { TableView } from "../seen.svelte";

export class Builder {
  picked = $state.raw<ReadonlySet<number>>(new Set());
  placing = $state(true); // whether the marker goes down without being asked again
  #lead = $state<Card | null>(null);
  #advised = $state(false); // whether the server is asked who leads best
  #known = $state.raw<ReadonlyMap<string, api.BandPreview>>(new Map()); // by the cards they are of

  constructor(
    private readonly seen: TableView,
    private readonly deciding: Deciding,
    private readonly ask = (body: api.AskPreview) => client.preview(seen.id, body),
  ) {}

  get band(): Card[] {
    return [...this.picked].flatMap((place) => this.seen.hand[place] ?? []);
  }

  get leaders(): Card[] {
    return leaders(this.band);
  }

  get leader(): Card | null {
    const choice = this.leaders;
    if (this.#lead !== null && choice.includes(this.#lead)) return this.#lead;
    const best = this.#advised ? this.#told?.leaders[0]?.leader : null;
    return best ?? choice[0] ?? null;
  }

  get ready(): boolean {
    return isBand(this.band, this.seen.view?.rules.skeletons_win ?? false);
  }

  /** Whether the band stands as it may be played now. */
  get playable(): boolean {
    const asking = this.#advised && this.#lead === null && this.#told === null;
    return this.ready && this.deciding.choices.bands && !this.deciding.busy && !asking;
  }

  /** Which cards may be picked as well: what Elves keep need not be a band. */
  get joins(): boolean[] {
    const { keeps } = this.deciding.choices;
    if (keeps !== null) return this.seen.hand.map(() => this.picked.size < keeps);
    return joinable(this.seen.hand, this.picked);
  }

  get decision(): api.PlayBand {
    return { type: "band", leader: this.leader, cards: this.band };
  }

  /** The cards of the band, and the question it would answer. */
  get #cards(): string {
    return `${this.seen.asked} ${[...this.band].sort().join(" ")}`;
  }

  get #told(): api.BandPreview | null {
    return this.#known.get(this.#cards) ?? null;
  }

  /** What this very band would do; nothing while the server is asked, never what another would. */
  get shown(): api.Preview | null {
    if (!this.ready || !this.deciding.choices.bands) return null;
    return this.#told?.leaders.find((one) => one.leader === this.leader)?.preview ?? null;
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
    this.#lead = null;
    this.#advised = true;
    this.placing = true;
  }

  /** Just these cards, and who leads them. */
  pick(cards: readonly Card[], leader: Card | null): void {
    const places = this.seen.hand.map((_, place) => place);
    this.clear();
    for (const card of cards) {
      const place = places.findIndex((one) => this.seen.hand[one] === card);
      if (place >= 0) this.picked = new Set([...this.picked, ...places.splice(place, 1)]);
    }
    this.#lead = leader;
  }

  clear(): void {
    this.picked = new Set();
    this.#lead = null;
    this.#advised = false;
    this.placing = true;
  }

  /** Ask the rules themselves what the band would do, whoever leads it. */
  async look(): Promise<void> {
    const { seat } = this.seen;
    const key = this.#cards;
    if (!this.ready || !this.deciding.choices.bands || seat === null || this.#known.has(key)) return;
    const told = await this.ask({ seat, band: this.decision }).catch(() => null);
    if (told) this.#keep(key, told);
    else this.#advised = false;
  }

  /** What was told of other questions is not wanted again. */
  #keep(key: string, told: api.BandPreview): void {
    const current = [...this.#known].filter(([other]) => other.startsWith(`${this.seen.asked} `));
    this.#known = new Map([...current, [key, told]]);
  }
}
