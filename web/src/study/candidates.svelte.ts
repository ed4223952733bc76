// What the engine would consider at a place, asked a moment after somebody has come there.
import * as client from "../api/client";
import type * as api from "../api/schema";

const PAUSE = 400; // milliseconds: whoever steps on quickly asks for nothing

export class Considering {
  found = $state.raw<api.Candidates | null>(null);
  busy = $state(false);
  trouble = $state("");
  #known = new Map<string, api.Candidates>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  /** Turn to a place; to none where nobody is asked anything. */
  turnTo(where: api.Where | null): void {
    this.stop();
    this.trouble = "";
    const known = where && this.#known.get(JSON.stringify([where.after, where.line]));
    this.found = known ?? null;
    this.busy = where !== null && !known;
    if (this.busy) this.#timer = setTimeout(() => void this.#ask(where!), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = null;
    this.busy = false;
  }

  async #ask(where: api.Where): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const found = await client.candidates(where, asking.signal);
      this.#known.set(JSON.stringify([where.after, where.line]), found);
      if (!asking.signal.aborted) this.found = found;
    } catch (error) {
      if (!asking.signal.aborted) this.trouble = (error as Error).message;
    }
    if (!asking.signal.aborted) this.busy = false;
  }
}
