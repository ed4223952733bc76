// Places of one recorded game, and of lines beside it: each asked of the server once.
import * as client from "../api/client";
import { Latest } from "../api/patience";
import type * as api from "../api/schema";
import type { Decision } from "../game/things";

export class Places {
  readonly #known = new Map<string, Promise<api.PlaceInGame>>();

  readonly #place: Latest;
  readonly #band: Latest;
  #last = ""; // the place asked for last, which may be under way

  constructor(
    readonly record: string,
    private readonly left: AbortSignal,
  ) {
    this.#place = new Latest(left);
    this.#band = new Latest(left);
  }

  /** The game after so many decisions of the record, and then these; what the last ones did is told. */
  at(after: number, line: Decision[] = [], told = 1): Promise<api.PlaceInGame> {
    const key = JSON.stringify([after, line, told]);
    const known = this.#known.get(key);
    if (known && key === this.#last) return known;
    this.#last = key;
    const wanted = this.#place.next(); // nobody waits for another any more, though this one is known
    if (known) return known;
    const asked = client.place({ record: this.record, after, line, told }, wanted);
    const forget = (): void => void this.#known.delete(key);
    this.#known.set(key, asked);
    asked.then(() => wanted.removeEventListener("abort", forget), forget); // what failed may be asked again
    wanted.addEventListener("abort", forget); // so may what nobody waits for, which gives up at the first refusal
    return asked;
  }

  preview(after: number, line: Decision[], band: api.PlayBand): Promise<api.BandPreview> {
    return client.placePreview({ record: this.record, after, line, band }, this.#band.next());
  }

  /** The game up to there as a record of its own. */
  async upTo(after: number, line: Decision[]): Promise<string> {
    return (await client.recordTo({ record: this.record, after, line }, this.left)).record;
  }
}
