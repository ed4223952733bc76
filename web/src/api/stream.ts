// The live stream of a table: it comes back by itself and asks for what it missed.
import type { Message } from "./schema";

const WAITS = [300, 700, 1500, 3000, 5000];
const SILENT_CLOSES = new Set([4403, 4404]); // no such table, or not for your eyes: asking again is no use

export class Stream {
  #socket: WebSocket | null = null;
  #left = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
    private readonly after: () => number | null,
    private readonly hear: (message: Message) => void,
    private readonly connected: (yes: boolean) => void,
  ) {
    this.#connect();
  }

  close(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const query = new URLSearchParams();
    const after = this.after();
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (after !== null) query.set("after", String(after));
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${this.id}/live?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#left) return;
      this.#tries = 0;
      this.connected(true);
      this.hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (this.#left || SILENT_CLOSES.has(event.code)) return;
      this.connected(false);
      this.#timer = setTimeout(() => this.#connect(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
    };
  }
}
