// Asking again by itself where the server says when: whoever came too fast need not be told so.
import { Refusal } from "./refusal";

const TOO_FAST = 429;
const SECOND = 1000;
const LONGEST = 60 * SECOND; // all waiting for one answer

/** Ask until there is an answer, or until nobody waits for it any more. */
export async function patiently<T>(ask: () => Promise<T>, left: AbortSignal): Promise<T> {
  const until = Date.now() + LONGEST;
  for (;;) {
    left.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      const pause = pauseOf(error);
      if (pause === null || Date.now() + pause > until || !(await passes(pause, left))) throw error;
    }
  }
}

/** Milliseconds until it is worth asking again; none where the server does not say. */
function pauseOf(error: unknown): number | null {
  if (!(error instanceof Refusal) || error.status !== TOO_FAST || error.comeBack === null) return null;
  return Math.max(1, error.comeBack) * SECOND; // never at once, whatever it says
}

/** Whether the time went by with somebody still there. */
function passes(pause: number, left: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    if (left.aborted) return done(false);
    const leave = () => {
      clearTimeout(timer);
      done(false);
    };
    const timer = setTimeout(() => {
      left.removeEventListener("abort", leave);
      done(true);
    }, pause);
    left.addEventListener("abort", leave, { once: true });
  });
}

/** Of what is asked one after the other, only the last is still waited for, and nothing when the page is left. */
export class Latest {
  #asking = new AbortController();

  constructor(private readonly left: AbortSignal) {}

  next(): AbortSignal {
    this.#asking.abort();
    if (this.left.aborted) return this.left;
    const asking = new AbortController();
    this.left.addEventListener("abort", () => asking.abort(), { signal: asking.signal });
    this.#asking = asking;
    return asking.signal;
  }
}
