// One table as this browser sees it: what the stream brings, told one entry at a time.
import { tick } from "svelte";

import * as client from "../api/client";
import type * as api from "../api/schema";
import { Stream } from "../api/stream";
import type { Decision, Event, Kingdom } from "../game/things";
import { play as playSound } from "../tell/sounds";
import { stage, type Stage } from "../tell/stage.svelte";

export interface LogLine {
  key: string;
  seat: number | null;
  event: Event | null;
  phrase: string | null;
}

const PLENTY = 14; // so many entries waiting are an absence to catch up with, not a turn to watch

export class Session {
  table = $state.raw<api.TableInfo | null>(null);
  view = $state.raw<api.View | null>(null);
  hand = $state.raw<api.Card[]>([]);
  asked = $state<number | null>(null);
  clock = $state.raw<api.ClockState | null>(null);
  undo = $state.raw<api.UndoInfo | null>(null);
  canUndo = $state(false);
  present = $state.raw<number[]>([]);
  sheets = $state.raw<api.Sheet[]>([]);
  result = $state.raw<api.Result | null>(null);
  log = $state.raw<LogLine[]>([]);
  legal = $state.raw<api.LegalDecision[]>([]);
  connected = $state(true);
  gone = $state.raw<api.Trouble | null>(null); // why the server tells no more
  trouble = $state("");
  busy = $state(false);
  telling = $state(false);
  answered = $state(false); // confirmed, but the news of it are still under way
  lit = $state<Kingdom | null>(null); // the kingdom being scored
  scoring = $state.raw<api.Sheet | null>(null);
  counted = $state.raw<number[] | null>(null); // Glory as far as the scoring has been told
  sideOpen = $state(false); // on a phone the log opens from the top
  drift = 0; // of the server's clock against ours

  readonly stage: Stage = stage();
  #stream: Stream;
  #seq: number | null = null;
  #queue: api.News[] = [];
  #driving = false;
  #closed = false;
  #goOn: (() => void) | null = null;
  #markerPlanned = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.#stream = this.#connect();
  }

  get mine(): boolean {
    if (this.seat === null || this.answered || this.telling || this.scoring !== null) return false;
    return this.view?.seat_to_act === this.seat;
  }

  get me(): api.Player | null {
    return this.seat === null ? null : (this.view?.players[this.seat] ?? null);
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  close(): void {
    this.#closed = true;
    this.#goOn?.();
    this.#stream.close();
    this.stage.clear();
  }

  #connect(): Stream {
    return new Stream(
      this.id,
      this.seat,
      () => this.#seq,
      (message) => this.#hear(message),
      (yes) => (this.connected = yes),
    );
  }

  #hear(message: api.Message): void {
    if (message.type === "snapshot") void this.#begin(message);
    else if (message.type === "presence") this.present = message.present;
    else if (message.type === "trouble") this.gone = message;
    else {
      this.#seq = message.seq;
      this.#queue.push(message);
      void this.#drive();
    }
  }

  async #begin(snapshot: api.Snapshot): Promise<void> {
    this.#seq = snapshot.seq;
    this.#queue = [];
    this.answered = false;
    this.counted = null;
    this.drift = snapshot.now - Date.now();
    this.table = snapshot.table;
    this.present = snapshot.present;
    this.clock = snapshot.clock;
    this.undo = snapshot.undo;
    this.canUndo = snapshot.can_undo;
    if (snapshot.game) {
      this.view = snapshot.game.view;
      this.hand = snapshot.game.hand ?? [];
      this.asked = snapshot.game.asked;
      this.sheets = snapshot.game.sheets;
      this.result = snapshot.game.result;
    }
    await Promise.all([this.#recall(snapshot.seq), this.#prepare()]);
  }

  /** The log up to an entry, from the server: at the beginning, and after something was taken back. */
  async #recall(until: number): Promise<void> {
    const told = await client.history(this.id, this.seat).catch(() => []);
    this.log = told.filter((news) => news.seq <= until).flatMap(linesOf);
  }

  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    this.telling = true;
    try {
      for (let news = this.#queue.shift(); news && !this.#closed; news = this.#queue.shift()) {
        await this.#tell(news);
      }
    } finally {
      this.telling = false;
      this.#driving = false;
    }
    if (!this.#closed) await this.#prepare();
  }

  async #tell(news: api.News): Promise<void> {
    const events = news.events ?? [];
    const recorded = news.kind === "started" && events.length > 1; // the story of a record, long over
    const quick = this.#queue.length > PLENTY || document.hidden || recorded;
    const act = quick ? null : this.stage.prepare(events, this.seat);
    if (quick) this.counted = null;
    else if (events.some((event) => event.type === "age-ended")) this.counted = glories(this.view);
    this.#apply(news);
    await tick();
    if (!recorded) for (const event of events) playSound(event);
    if (act) await act();
    const scored = events.some((event) => event.type === "age-scored");
    const sheet = this.sheets.at(-1);
    if (scored && sheet && !quick) await this.#walk(sheet);
  }

  #walk(sheet: api.Sheet): Promise<void> {
    this.scoring = sheet;
    return new Promise((resolve) => {
      this.#goOn = () => {
        this.scoring = null;
        this.lit = null;
        this.counted = null;
        this.#goOn = null;
        resolve();
      };
    });
  }

  /** The scoring walk is over: what waited behind it goes on. */
  goOn(): void {
    this.#goOn?.();
    this.scoring = null;
  }

  #apply(news: api.News): void {
    if (news.table) this.table = news.table;
    if (news.sheets) this.sheets = news.sheets;
    if (news.result) this.result = news.result;
    if (news.view) {
      this.view = news.view;
      this.hand = news.hand ?? [];
      this.asked = news.asked ?? null;
      this.clock = news.clock ?? null;
      this.undo = news.undo ?? null;
      this.canUndo = news.can_undo ?? false;
      this.legal = [];
      this.answered = false;
    }
    this.log = [...this.log, ...linesOf(news)];
    if (news.kind.startsWith("undo") && news.view) void this.#recall(news.seq);
  }

  /** What may be answered, where the page cannot know by itself; a choice of one is made at once. */
  async #prepare(): Promise<void> {
    const question = this.view?.question;
    if (!this.mine || this.seat === null || question === "turn" || question === undefined) return;
    const asked = this.asked;
    const legal = await client.legal(this.id, this.seat).catch(() => []);
    if (this.asked !== asked || this.#closed) return;
    this.legal = legal;
    const planned =
      question === "marker" && this.#markerPlanned ? legal.filter((one) => one.decision.type === "marker") : [];
    this.#markerPlanned = false;
    const only = legal.length === 1 ? legal[0] : planned.length === 1 ? planned[0] : undefined;
    if (only) await this.decide(only.decision);
  }

  async decide(decision: Decision, markerPlanned = false): Promise<void> {
    if (this.seat === null || this.asked === null || this.busy) return;
    this.busy = true;
    this.#markerPlanned = markerPlanned;
    const asked = this.asked;
    await this.attempt(async () => {
      await client.decide(this.id, { seat: this.seat!, asked, decision });
      this.answered = this.asked === asked && !this.telling;
    });
    this.busy = false;
  }

  async takeBack(): Promise<void> {
    if (this.seat === null || this.asked === null) return;
    await this.attempt(() => client.undo(this.id, { seat: this.seat!, asked: this.asked! }));
  }

  /** Something asked of the server; a refusal is shown, in words. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      this.trouble = "";
      await work();
    } catch (error) {
      this.trouble = error instanceof client.Refusal && error.code !== "stale" ? error.message : "";
    }
  }
}

function glories(view: api.View | null): number[] | null {
  return view?.players.map((player) => player.glory) ?? null;
}

function linesOf(news: api.News): LogLine[] {
  if (news.phrase) return [{ key: `${news.seq}p`, seat: news.by ?? null, event: null, phrase: news.phrase }];
  return (news.events ?? []).map((event, i) => ({
    key: `${news.seq}.${i}`,
    seat: "seat" in event ? event.seat : null,
    event,
    phrase: null,
  }));
}
