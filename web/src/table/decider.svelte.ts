// What the person at a seat asks of the server: decisions first of all.
import * as client from "../api/client";
import type * as api from "../api/schema";
import type { Decision } from "../game/things";
import { say } from "../words/language.svelte";
import type { Telling } from "./director.svelte";
import type { TableView } from "./seen.svelte";

/** What a seat may decide now, and deciding it. */
export interface Deciding {
  readonly mine: boolean; // our seat is asked, and has seen what led to it
  readonly busy: boolean;
  readonly choices: api.Choices;
  /** `markerPlanned`: where the band's marker has one place to go, it goes there without being asked again. */
  decide(decision: Decision, markerPlanned?: boolean): Promise<boolean>;
}

/** Something asked of the server; a refusal is kept, in words. */
export interface Attempting {
  readonly trouble: string;
  attempt(work: () => Promise<unknown>): Promise<boolean>;
}

const NONE: api.Choices = { single: [], bands: false, keeps: null };
export const WATCHING: Deciding = { mine: false, busy: false, choices: NONE, decide: () => Promise.resolve(false) };

export class Decider implements Deciding, Attempting {
  busy = $state(false);
  trouble = $state("");
  #answered = $state.raw<api.View | null>(null); // confirmed, but the news of it are still under way
  #markerPlanned = false;
  #unreached = false; // when something was asked last

  constructor(
    protected readonly seen: TableView,
    private readonly story: Telling,
    private readonly decideLive: (body: api.Decide) => Promise<boolean> = () => Promise.resolve(false),
  ) {}

  get mine(): boolean {
    const { seat, view } = this.seen;
    if (seat === null || view === this.#answered || this.story.telling || this.story.scoring !== null) return false;
    return view?.seat_to_act === seat;
  }

  get choices(): api.Choices {
    return (this.mine && this.seen.choices) || NONE;
  }

  async decide(decision: Decision, markerPlanned = false): Promise<boolean> {
    const { seat, asked, view } = this.seen;
    if (seat === null || asked === null || this.busy) return false;
    this.busy = true;
    this.#markerPlanned = markerPlanned;
    const done = await this.attempt(() => this.send({ seat, asked, decision }));
    this.busy = false;
    if (done) {
      if (this.seen.view === view) this.#answered = view; // in a study one may come back to what was left
      this.answerAlone();
    }
    return done;
  }

  /** How a decision reaches whoever plays it; what the stream did not take is posted, and a refusal said. */
  protected async send(body: api.Decide): Promise<unknown> {
    return (await this.decideLive(body)) || client.decide(this.seen.id, body);
  }

  /** A question with one answer is answered at once, and so is where a marker goes that was decided with its band. */
  answerAlone(): void {
    if (!this.mine || this.busy || this.seen.view?.question === "turn") return;
    const { single, bands, keeps } = this.choices;
    const asksMarker = this.seen.view?.question === "marker";
    const planned = asksMarker && this.#markerPlanned ? single.filter((one) => one.decision.type === "marker") : [];
    this.#markerPlanned = false;
    const only = single.length === 1 && !bands && keeps === null ? single[0] : planned.length === 1 ? planned[0] : null;
    if (only) void this.decide(only.decision);
  }

  async takeBack(): Promise<void> {
    const { id, seat, asked } = this.seen;
    if (seat !== null && asked !== null) await this.attempt(() => client.undo(id, { seat, asked }));
  }

  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      this.trouble = "";
      await work();
      return true;
    } catch (error) {
      this.#unreached = error instanceof client.Unreached;
      const refused = error instanceof client.Refusal && error.code !== "stale" ? error.message : "";
      this.trouble = this.#unreached ? say("page-unreached") : refused;
      return false;
    }
  }

  /** The server is there again: that it was not is no trouble any more. */
  reached(): void {
    if (this.#unreached) this.trouble = "";
    this.#unreached = false;
  }
}
