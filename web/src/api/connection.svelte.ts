// The live stream of a table: it comes back by itself and asks for what it missed. Decisions go the same way.
import type { Decide, Message, News, Presence, Snapshot, Trouble } from "./schema";

const WAITS = [300, 700, 1500, 3000, 5000];
const ANSWER = 4000; // milliseconds in which a decision is answered, if it is at all
const SILENT_CLOSES = new Set([4403, 4404]); // no such table, or not for your eyes: asking again is no use

/** Who is told what the stream brings. */
export interface Listener {
  snapshot(told: Snapshot): void;
  news(told: News): void;
  presence(told: Presence): void;
}

export class Connection {
  connected = $state(true);
  gone = $state.raw<Trouble | null>(null); // why the server tells no more, until it does again
  #socket: WebSocket | null = null;
  #seq: number | null = null; // of the last entry heard
  #left = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<number, (done: boolean) => void>(); // by the question that was answered

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  close(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Decide: false where the stream did not bring a yes. Then it is to be posted, which does no harm twice. */
  decide(body: Decide): Promise<boolean> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(false);
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#answered(body.asked, false), ANSWER);
      this.#waiting.set(body.asked, (done) => {
        clearTimeout(late);
        resolve(done);
      });
      socket.send(JSON.stringify(body));
    });
  }

  #answered(asked: number, done: boolean): void {
    this.#waiting.get(asked)?.(done);
    this.#waiting.delete(asked);
  }

  #connect(): void {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.#seq !== null) query.set("after", String(this.#seq));
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${this.id}/live?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#left) return;
      this.#tries = 0;
      this.connected = true;
      this.#hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event) => {
      for (const asked of [...this.#waiting.keys()]) this.#answered(asked, false);
      if (this.#left || SILENT_CLOSES.has(event.code)) return;
      this.connected = false;
      this.#timer = setTimeout(() => this.#connect(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
    };
  }

  #hear(message: Message): void {
    this.gone = message.type === "trouble" ? message : null;
    if (message.type === "presence") this.listener.presence(message);
    else if (message.type === "accepted" || message.type === "refused")
      this.#answered(message.asked, message.type === "accepted");
    else if (message.type !== "trouble") {
      this.#seq = message.seq;
      if (message.type === "snapshot") this.listener.snapshot(message);
      else this.listener.news(message);
    }
  }
}
