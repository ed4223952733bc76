// What is seen of a table: everybody may read it, and only what the server tells changes it.
import * as client from "../api/client";
import type * as api from "../api/schema";
import type { Phrase } from "../words/speech";

export interface LogLine {
  key: string;
  seq: number; // of the entry that brought it
  seat: number | null;
  says: Phrase;
  dragon: boolean;
  spoken: boolean; // said by a player, not by the game
}

/** A table as a seat sees it, or a spectator. */
export interface TableView {
  readonly id: string;
  readonly seat: number | null;
  readonly table: api.TableInfo | null;
  readonly view: api.View | null;
  readonly hand: api.Card[];
  readonly asked: number | null;
  readonly choices: api.Choices | null; // of our seat, where it is asked
  readonly clock: api.ClockState | null;
  readonly drift: number; // of the server's clock against ours
  readonly undo: api.UndoInfo | null;
  readonly canUndo: boolean;
  readonly motion: api.MotionInfo | null;
  readonly present: number[];
  readonly leaving: api.Leaving[]; // whose person is not connected, and from when on a bot may be put in
  readonly sheets: api.Sheet[];
  readonly result: api.Result | null;
  readonly over: boolean; // played to its end, or ended without a result
  readonly log: LogLine[];
  readonly me: api.Player | null;
  readonly names: string[];
  /** What boards, tokens and bands would pay now; null where the server cannot be asked. */
  outlook(): Promise<api.Outlook | null>;
}

/** Where a table asks for what it was not told. */
export interface Source {
  outlook(): Promise<api.Outlook | null>;
  history(): Promise<api.News[]>;
}

export class Seen implements TableView {
  table = $state.raw<api.TableInfo | null>(null);
  view = $state.raw<api.View | null>(null);
  hand = $state.raw<api.Card[]>([]);
  asked = $state<number | null>(null);
  choices = $state.raw<api.Choices | null>(null);
  clock = $state.raw<api.ClockState | null>(null);
  drift = 0;
  undo = $state.raw<api.UndoInfo | null>(null);
  canUndo = $state(false);
  motion = $state.raw<api.MotionInfo | null>(null);
  present = $state.raw<number[]>([]);
  leaving = $state.raw<api.Leaving[]>([]);
  sheets = $state.raw<api.Sheet[]>([]);
  result = $state.raw<api.Result | null>(null);
  log = $state.raw<LogLine[]>([]);
  #counted: { view: api.View; outlook: Promise<api.Outlook | null> } | null = null;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    private readonly source: Source = {
      outlook: () => client.outlook(id),
      history: () => client.history(id, seat),
    },
  ) {}

  get me(): api.Player | null {
    return this.seat === null ? null : (this.view?.players[this.seat] ?? null);
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get over(): boolean {
    return this.result !== null || this.table?.aborted === true;
  }

  outlook(): Promise<api.Outlook | null> {
    const view = this.view;
    if (!view) return Promise.resolve(null);
    if (this.#counted?.view !== view) this.#counted = { view, outlook: this.source.outlook().catch(() => null) }; // asked once a position
    return this.#counted.outlook;
  }

  /** Everything anew. */
  begin(snapshot: api.Snapshot): void {
    this.drift = snapshot.now - Date.now();
    this.table = snapshot.table;
    this.present = snapshot.present;
    this.leaving = snapshot.leaving;
    this.motion = snapshot.motion;
    this.clock = snapshot.clock;
    this.undo = snapshot.undo;
    this.canUndo = snapshot.can_undo;
    if (snapshot.game) {
      this.view = this.#calm(snapshot.game.view);
      this.hand = snapshot.game.hand ?? [];
      this.asked = snapshot.game.asked;
      this.choices = snapshot.game.choices;
      this.sheets = snapshot.game.sheets;
      this.result = snapshot.game.result;
    }
    void this.#recall(snapshot.seq);
  }

  /** One entry more. */
  add(news: api.News): void {
    if (news.table) this.table = news.table;
    if (news.sheets) this.sheets = news.sheets;
    if (news.result) this.result = news.result;
    if (news.view) {
      this.view = this.#calm(news.view);
      this.hand = news.hand ?? [];
      this.asked = news.asked ?? null;
      this.choices = news.choices ?? null;
      this.clock = news.clock ?? null;
      this.undo = news.undo ?? null;
      this.canUndo = news.can_undo ?? false;
      this.motion = news.motion ?? null;
    }
    this.log = [...this.log, ...linesOf(news)];
  }

  /** A game that was ended asks nobody any more. */
  #calm(view: api.View): api.View {
    return this.table?.aborted ? { ...view, seat_to_act: null } : view;
  }

  /** The log up to an entry, from the server. */
  async #recall(until: number): Promise<void> {
    const told = await this.source.history().catch(() => null);
    if (!told) return; // what is there is better than nothing
    const since = this.log.filter((line) => line.seq > until); // told while we asked
    this.log = [...told.filter((news) => news.seq <= until).flatMap(linesOf), ...since];
  }
}

/** A table at a moment that nobody can change: of a replay, or of a test. */
export function still(view: api.View | null, names: string[], outlook: api.Outlook | null = null): TableView {
  return {
    id: "",
    seat: null,
    table: null,
    view,
    hand: [],
    asked: null,
    choices: null,
    clock: null,
    drift: 0,
    undo: null,
    canUndo: false,
    motion: null,
    present: [],
    leaving: [],
    sheets: [],
    result: null,
    over: false,
    log: [],
    me: null,
    names,
    outlook: () => Promise.resolve(outlook),
  };
}

function linesOf(news: api.News): LogLine[] {
  if (news.phrase) {
    const says: Phrase = { message: `phrase-${news.phrase}`, args: {} };
    return [{ key: `${news.seq}p`, seq: news.seq, seat: news.by ?? null, says, dragon: false, spoken: true }];
  }
  const { seq, told, says = [] } = news;
  const about = told ? [{ key: `${seq}t`, seq, seat: news.by ?? null, says: told, dragon: false, spoken: false }] : [];
  const events = (news.events ?? []).map((event, i) => ({
    key: `${seq}.${i}`,
    seq,
    seat: "seat" in event ? event.seat : null,
    says: says[i]!,
    dragon: event.type === "dragon",
    spoken: false,
  }));
  return [...about, ...events];
}
