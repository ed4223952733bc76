// A review in this browser: asked for, waited for, and then walked through.
import * as client from "../api/client";
import type * as api from "../api/schema";
import { address } from "../route.svelte";
import { keepRecord, keptRecord, nameOf, sourceOf, type Source } from "./kept";
import { Places } from "./places.svelte";

const OFTEN = 700; // milliseconds between two looks at how far it is
const SELDOM = 20_000; // … at most, where the server does not answer

/** Have a record reviewed; what the page's address calls it then. */
export async function openRecord(record: string, left: AbortSignal): Promise<string> {
  const { id } = await client.reviewRecord(record, left);
  return keepRecord(id, record);
}

export class Reviewing {
  state = $state.raw<api.ReviewState | null>(null);
  places = $state.raw<Places | null>(null);
  trouble = $state("");
  away = $state(false); // the server did not answer the last look
  lost = $state(false); // the record was opened elsewhere, or long ago
  readonly #source: Source;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = OFTEN;
  #shared: Promise<string> | null = null;
  readonly #left = new AbortController();

  constructor(name: string) {
    this.#source = sourceOf(name) ?? { table: name };
  }

  get #what(): client.ReviewedGame {
    return "file" in this.#source ? { review: this.#source.file } : this.#source;
  }

  /** The table that it is of, where others may look at it: then they may see its review too. */
  async openTable(): Promise<string | null> {
    const what = this.#what;
    if (!("table" in what)) return null;
    return (await client.look(what.table, null)).table.spectators ? what.table : null;
  }

  /** Keep the game where others find it; what its link names. Once: it stays as it is. */
  shared(): Promise<string> {
    const keeping = (this.#shared ??= client.keepStudy(this.places!.record, this.#left.signal).then(({ id }) => id));
    keeping.catch(() => (this.#shared = null)); // what failed may be asked again
    return keeping;
  }

  /** The same game as a study, at a moment. */
  studyAt(decisions: number): string {
    return address("study", nameOf(this.#source), decisions);
  }

  get review(): api.GameReview | null {
    return this.state?.review ?? null;
  }

  get waiting(): boolean {
    return (
      this.trouble === "" && !this.lost && (this.state === null || ["waiting", "running"].includes(this.state.status))
    );
  }

  get share(): number {
    return this.state && this.state.total > 0 ? this.state.done / this.state.total : 0;
  }

  /** Ask for it; also again, after it was stopped or failed. */
  async start(): Promise<void> {
    this.trouble = "";
    this.away = false;
    this.state = null;
    try {
      const record = await this.#record();
      this.lost = record === null;
      if (record === null) return;
      this.places = new Places(record, this.#left.signal);
      const what = this.#what;
      const { signal } = this.#left;
      this.#take(
        "table" in what ? await client.reviewTable(what.table, signal) : await client.reviewRecord(record, signal),
      );
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.state = await client.stopReview(this.#what, this.#left.signal);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  close(): void {
    this.#left.abort();
    clearTimeout(this.#timer);
  }

  #record(): Promise<string | null> {
    const what = this.#what;
    if ("table" in what) return client.record(what.table, this.#left.signal);
    return Promise.resolve(keptRecord(what.review));
  }

  #take(state: api.ReviewState): void {
    this.state = state;
    this.away = false;
    this.#pause = OFTEN;
    if (state.status === "waiting" || state.status === "running") this.#lookLater();
  }

  #lookLater(): void {
    if (!this.#left.signal.aborted) this.#timer = setTimeout(() => void this.#look(), this.#pause);
  }

  async #look(): Promise<void> {
    try {
      const { signal } = this.#left;
      const state = await client.review(this.#what, signal);
      if (!signal.aborted && this.state?.status !== "stopped") this.#take(state);
    } catch (error) {
      if (isFinal(error)) this.trouble = (error as Error).message;
      else if (this.state?.status !== "stopped") {
        this.away = true;
        this.#pause = Math.min(2 * this.#pause, SELDOM);
        this.#lookLater();
      }
    }
  }
}

const BUSY = 429;

/** Whether asking again is of no use; a server that is away or busy answers later. */
function isFinal(error: unknown): boolean {
  return error instanceof client.Refusal && error.status < 500 && error.status !== BUSY;
}
