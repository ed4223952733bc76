// One table in this browser: what the connection brings is told by the director, seen, and answered.
import { Connection } from "../api/connection.svelte";
import { Decider } from "./decider.svelte";
import { Director } from "./director.svelte";
import { Seen } from "./seen.svelte";

export class Session {
  readonly seen: Seen;
  readonly director: Director;
  readonly decider: Decider;
  readonly connection: Connection;

  constructor(id: string, seat: number | null) {
    this.seen = new Seen(id, seat);
    this.director = new Director(this.seen, () => this.decider.answerAlone());
    this.decider = new Decider(this.seen, this.director, (body) => this.connection.decide(body));
    this.connection = new Connection(id, seat, {
      snapshot: (told) => this.director.begin(told),
      news: (told) => this.director.tell(told),
      presence: (told) => this.director.presence(told),
    });
  }

  close(): void {
    this.connection.close();
    this.director.close();
  }
}
