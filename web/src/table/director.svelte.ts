// The director tells what the stream brings in time: one entry after the other, each seen before the next.
import { tick } from "svelte";

import type * as api from "../api/schema";
import type { Kingdom } from "../game/things";
import { settings } from "../settings.svelte";
import { thinking } from "../tell/pace";
import { play as playSound } from "../tell/sounds";
import { rest, stage, type Stage } from "../tell/stage.svelte";
import type { Seen } from "./seen.svelte";

const PLENTY = 14; // so many entries waiting are an absence to catch up with, not a turn to watch

/** How far the story has been told. */
export interface Telling {
  readonly telling: boolean;
  readonly scoring: api.Sheet | null; // the age whose scoring is walked through
  readonly counted: number[] | null; // Glory as far as the scoring has been told
  readonly lit: Kingdom | null; // the kingdom being scored
  readonly stage: Stage;
}

export class Director implements Telling {
  telling = $state(false);
  scoring = $state.raw<api.Sheet | null>(null);
  counted = $state.raw<number[] | null>(null);
  lit = $state<Kingdom | null>(null);
  readonly stage: Stage = stage();
  #queue: api.News[] = [];
  #closed = false;
  #goOn: (() => void) | null = null;

  /** `told` is called whenever nothing waits to be told. */
  constructor(
    private readonly seen: Seen,
    private readonly told: () => void,
  ) {}

  /** Everything anew: what waited is part of it. */
  begin(snapshot: api.Snapshot): void {
    this.#queue = [];
    this.counted = null;
    this.seen.begin(snapshot);
    this.told();
  }

  tell(news: api.News): void {
    this.#queue.push(news);
    if (!this.telling) void this.#drive();
  }

  close(): void {
    this.#closed = true;
    this.#goOn?.();
    this.stage.clear();
  }

  /** Who is there now: nothing to tell in its time. */
  presence(told: api.Presence): void {
    this.seen.present = told.present;
    this.seen.leaving = told.leaving ?? [];
  }

  /** What the scoring walk has come to. */
  walkTo(kingdom: Kingdom | null): void {
    this.lit = kingdom;
  }

  count(glory: number[]): void {
    this.counted = glory;
  }

  /** The scoring walk is over: what waited behind it goes on. */
  goOn(): void {
    this.#goOn?.();
  }

  async #drive(): Promise<void> {
    this.telling = true;
    try {
      for (let news = this.#queue.shift(); news && !this.#closed; news = this.#queue.shift()) await this.#show(news);
    } finally {
      this.telling = false;
    }
    if (!this.#closed) this.told();
  }

  async #show(news: api.News): Promise<void> {
    const events = news.events ?? [];
    const recorded = news.kind === "started" && events.length > 1; // the story of a record, long over
    const quick = this.#queue.length > PLENTY || document.hidden || recorded;
    const pause = quick || events.length === 0 ? 0 : thinking(this.seen.view, this.seen.table, settings.speed);
    if (pause > 0) await rest(pause);
    if (this.#closed) return;
    const act = quick ? null : this.stage.prepare(events, this.seen.seat);
    if (quick) this.counted = null;
    else if (events.some((event) => event.type === "age-ended")) this.counted = glories(this.seen.view);
    this.seen.add(news);
    await tick();
    if (!recorded) for (const event of events) playSound(event);
    if (act) await act();
    const scored = events.some((event) => event.type === "age-scored");
    const sheet = this.seen.sheets.at(-1);
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
}

function glories(view: api.View | null): number[] | null {
  return view?.players.map((player) => player.glory) ?? null;
}
