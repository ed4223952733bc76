// Where one is in a review: whose decisions are looked at, which of them, and what the table shows of it.
import type * as api from "../api/schema";
import type { Decision } from "../game/things";
import type { Places } from "./places.svelte";

export type Shown = "before" | "played" | "better";
const TO_LEARN = new Set<api.ReviewedDecision["grade"]>(["inaccuracy", "mistake", "blunder"]);

export class Walk {
  seat = $state(0);
  at = $state(0);
  learning = $state(false); // only what one can learn from is listed
  shown = $state<Shown>("before");
  place = $state.raw<api.PlaceInGame | null>(null);
  trouble = $state("");
  #asked = 0;

  constructor(
    readonly review: api.GameReview,
    private readonly places: Places,
    seat: number,
    moment: number | null = null, // where it begins; else at what there is to learn most from
  ) {
    this.seat = seat;
    this.at = moment ?? this.summary.moments[0] ?? this.listed[0]?.at ?? 0;
  }

  get summary(): api.SeatSummary {
    return this.review.seats[this.seat]!;
  }

  get players(): number {
    return this.review.names.length;
  }

  /** The decisions of the seat where there was a choice. */
  get own(): api.ReviewedDecision[] {
    return this.review.decisions.filter((one) => one.seat === this.seat && one.grade !== "forced");
  }

  get listed(): api.ReviewedDecision[] {
    return this.learning ? this.own.filter((one) => TO_LEARN.has(one.grade)) : this.own;
  }

  /** The decision at the chosen moment, of whichever seat; the last one before it where nobody had a choice. */
  get decision(): api.ReviewedDecision | null {
    return this.review.decisions.find((one) => one.at === this.at) ?? this.nearest(this.at);
  }

  get moments(): api.ReviewedDecision[] {
    return this.summary.moments.flatMap((at) => this.review.decisions.find((one) => one.at === at) ?? []);
  }

  nearest(at: number): api.ReviewedDecision | null {
    const all = this.review.decisions;
    return all.findLast((one) => one.at <= at) ?? all[0] ?? null;
  }

  choose(at: number): void {
    this.at = at;
    this.shown = "before";
  }

  /** Chosen from a list, which on a phone is far below what it chooses. */
  pick(at: number): void {
    this.choose(at);
    if (matchMedia("(max-width: 640px)").matches) document.querySelector(".better")?.scrollIntoView();
  }

  /** A turning point stands after the turn that changed something: what was decided in it is looked at. */
  turnTo(point: api.TurningPoint): void {
    const before = this.review.points.findLast((one) => one.at < point.at);
    const turn = this.review.decisions.filter((one) => one.at < point.at && one.at >= (before?.at ?? 0));
    const dearest = turn.toSorted((one, other) => other.loss - one.loss)[0];
    this.choose(dearest?.at ?? this.nearest(point.at - 1)?.at ?? point.at);
  }

  /** To the next decision of the list, or the one before. */
  step(by: 1 | -1): void {
    const found =
      by > 0 ? this.listed.find((one) => one.at > this.at) : this.listed.findLast((one) => one.at < this.at);
    if (found) this.choose(found.at);
  }

  sit(seat: number): void {
    this.seat = seat;
    this.choose(this.summary.moments[0] ?? this.listed[0]?.at ?? this.at);
  }

  /** The decisions beside the record that the table shows: what was better, and what would follow in the turn. */
  get line(): Decision[] {
    const { decision } = this;
    return this.shown === "better" && decision?.better ? [decision.better, ...(decision.better_line ?? [])] : [];
  }

  /** How many decisions of the record the table shows: what was played, and what followed in the turn. */
  get played(): number {
    const { decision } = this;
    if (this.shown !== "played" || !decision) return 0;
    const rest = this.review.decisions.filter((one) => one.at >= decision.at);
    const next = rest.findIndex((one) => one.seat !== decision.seat || one.turn !== decision.turn);
    return next < 0 ? rest.length : next;
  }

  /** Ask for what is to be shown; an answer that comes too late is of no use. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    const { line, played } = this;
    try {
      const place = await this.places.at((this.decision?.at ?? this.at) + played, line, played + line.length || 1);
      if (asked === this.#asked) [this.place, this.trouble] = [place, ""];
    } catch (error) {
      if (asked === this.#asked) this.trouble = (error as Error).message;
    }
  }
}
