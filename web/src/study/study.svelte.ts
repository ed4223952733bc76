// A study in this browser: a tree of decisions, the place one stands at, and the table there.
import * as client from "../api/client";
import type * as api from "../api/schema";
import type { Decision } from "../game/things";
import { keptRecord, sourceOf } from "../review/kept";
import { Places } from "../review/places.svelte";
import { Decider } from "../table/decider.svelte";
import type { Telling } from "../table/director.svelte";
import { Builder } from "../table/dock/builder.svelte";
import type { TableView } from "../table/seen.svelte";
import { stage } from "../tell/stage.svelte";
import { Considering } from "./candidates.svelte";
import { draft, keepDraft } from "./drafts";
import { studied } from "./studied";
import { children, cut, found, given, grown, numberOf, pathTo, whereIs, type Study, type Twig } from "./tree";

/** What was decided is of another place than the one where somebody stands now: nobody waits to be told. */
class Elsewhere extends Error {}

const AT_ONCE: Telling = { telling: false, scoring: null, counted: null, lit: null, stage: stage() };

export class StudySession {
  study = $state.raw<Study | null>(null);
  at = $state<number | null>(null); // the last twig of the way here; none at the start
  place = $state.raw<api.PlaceInGame | null>(null);
  trouble = $state("");
  lost = $state(false); // the file was opened elsewhere
  engine = $state(true);
  readonly considering = new Considering();
  readonly seen: TableView;
  readonly decider: StudyDecider;
  readonly builder: Builder;
  #places: Places | null = null;
  #asked = 0;
  #arrived = false; // what is shown is where one stands
  readonly #left = new AbortController();
  #changed = false; // here, by a line or a note

  constructor(readonly name: string) {
    // One table for all who hold it, though every place has another.
    this.seen = new Proxy({} as TableView, { get: (_, key: keyof TableView) => this.#table[key] });
    this.decider = new StudyDecider(this);
    this.builder = new Builder(this.seen, this.decider, ({ band }) => {
      const { after, line } = this.where;
      return this.#places!.preview(after, line, band);
    });
  }

  readonly #table = $derived(studied(this.place, this.study?.names ?? [], this.#number));

  /** The number of the question: another at every place. */
  get #number(): number {
    return (this.at ?? -1) + 1;
  }

  get twigs(): readonly Twig[] {
    return this.study?.twigs ?? [];
  }

  get where(): { after: number; line: Decision[] } {
    return whereIs(this.twigs, this.at);
  }

  get comment(): string {
    return (this.at === null ? this.study?.comment : this.twigs[this.at]?.comment) ?? "";
  }

  set comment(text: string) {
    if (!this.study) return;
    if (this.at === null) this.study = { ...this.study, comment: text };
    else this.#change(this.at, { comment: text });
    this.#changed = true;
    this.#keep();
  }

  /** The study an address names, at a place or where it was left. */
  async open(number: number | null): Promise<void> {
    const { signal } = this.#left;
    this.trouble = "";
    try {
      const kept = draft(this.name);
      if (kept) {
        this.#changed = kept.changed;
        this.#take(kept.study);
        await this.go(number === null ? kept.at : this.#numbered(number));
        return;
      }
      const record = await this.#record();
      if (signal.aborted) return;
      this.lost = record === null;
      if (record === null) return;
      const tree = await client.readStudy(record, signal);
      if (signal.aborted) return;
      this.#take(grown(tree));
      await this.go(this.#numbered(number ?? 0));
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async #record(): Promise<string | null> {
    const source = sourceOf(this.name);
    const { signal } = this.#left;
    if (source === null) return (await client.study(this.name, signal)).record;
    return "table" in source ? client.record(source.table, signal) : keptRecord(source.file);
  }

  #take(study: Study): void {
    this.study = study;
    this.#places = new Places(study.record, this.#left.signal);
  }

  /** The twig with a number: as they were read, the game's own first. What was tried here since stands behind them. */
  #numbered(number: number): number | null {
    return this.twigs[number - 1] ? number - 1 : null;
  }

  /** Go to a place. */
  async go(at: number | null): Promise<void> {
    this.at = at;
    this.#keep();
    const asked = ++this.#asked;
    this.#arrived = false;
    try {
      const { after, line } = this.where;
      const place = await this.#places!.at(after, line);
      if (asked !== this.#asked) return;
      this.place = place;
      this.#arrived = true;
      this.trouble = "";
      this.consider();
    } catch (error) {
      if (asked === this.#asked) this.trouble = (error as Error).message;
    }
  }

  /** What the engine thinks of it, where it is wanted and somebody is asked. */
  consider(): void {
    const wanted = this.engine && this.place?.choices != null && this.study !== null;
    this.considering.turnTo(wanted ? { record: this.study!.record, ...this.where } : null);
  }

  /** On along the line, or back. */
  step(by: 1 | -1): Promise<void> {
    if (by < 0) return this.at === null ? Promise.resolve() : this.go(this.twigs[this.at]!.parent);
    const next = children(this.twigs, this.at)[0];
    return next === undefined ? Promise.resolve() : this.go(next);
  }

  toStart(): Promise<void> {
    return this.go(null);
  }

  toEnd(): Promise<void> {
    let at = this.at;
    for (let next = children(this.twigs, at)[0]; next !== undefined; next = children(this.twigs, at)[0]) at = next;
    return this.go(at);
  }

  /** Decide something here: along a line that is there, or in a new one. */
  async play(decision: Decision): Promise<void> {
    if (!this.#arrived) throw new Elsewhere(); // the table shown is still that of another place
    await this.go(found(this.twigs, this.at, decision) ?? (await this.#grow(decision)));
    if (!this.#arrived) throw new Elsewhere();
  }

  /** A new twig here. */
  async #grow(decision: Decision): Promise<number> {
    const asked = this.#asked;
    const { age, turn, seat_to_act: seat } = this.place!.view;
    const { after, line } = this.where;
    const answered = this.#places!.at(after, [...line, decision]); // what cannot be decided is refused here
    await answered.finally(() => {
      if (asked !== this.#asked) throw new Elsewhere(); // whoever has walked on waits for no answer
    });
    const study = this.study!; // as it is now: a note may have been written meanwhile
    const twig: Twig = { parent: this.at, decision, seat: seat!, age, turn, comment: "", game: false };
    this.study = { ...study, twigs: [...study.twigs, twig] };
    this.#changed = true;
    return study.twigs.length;
  }

  /** Take a line of one's own away, from here on. */
  async remove(): Promise<void> {
    const { at, study } = this;
    if (at === null || !study || study.twigs[at]!.game) return;
    const { parent } = study.twigs[at]!;
    const { twigs, moved } = cut(study.twigs, at);
    this.study = { ...study, twigs };
    this.#changed = true;
    await this.go(parent === null ? null : moved.get(parent)!);
  }

  /** Who plays on from here: whoever tried the last decision of a line of one's own, else whoever is asked. */
  get seat(): number | null {
    const tried = this.at === null || this.twigs[this.at]!.game ? null : this.twigs[this.at]!.seat;
    return this.seen.seat === null ? null : (tried ?? this.seen.seat);
  }

  get removable(): boolean {
    return this.at !== null && this.twigs[this.at]?.game === false;
  }

  /** The whole study as text. */
  async written(): Promise<string> {
    return (await client.writeStudy(given(this.study!), this.#left.signal)).record;
  }

  /** Keep it where others find it; what its link names, and the place where one stands. */
  async shared(): Promise<{ id: string; number: number }> {
    const number = numberOf(this.twigs, this.at);
    return { ...(await client.keepStudy(await this.written(), this.#left.signal)), number };
  }

  /** The line up to here as a record, to play on from. */
  here(): Promise<string> {
    const { after, line } = this.where;
    return this.#places!.upTo(after, line);
  }

  get way(): number[] {
    return pathTo(this.twigs, this.at);
  }

  close(): void {
    this.#left.abort();
    this.#asked++; // nobody waits for a place any more
    this.considering.stop();
  }

  #change(at: number, change: Partial<Twig>): void {
    const twigs = this.study!.twigs.map((twig, i) => (i === at ? { ...twig, ...change } : twig));
    this.study = { ...this.study!, twigs };
  }

  #keep(): void {
    const { name, at, study } = this;
    if (study) keepDraft({ name, at, study, changed: this.#changed });
  }
}

/** Decides for whoever is asked; nobody else waits. */
export class StudyDecider extends Decider {
  constructor(private readonly session: StudySession) {
    super(session.seen, AT_ONCE);
  }

  protected override send({ decision }: api.Decide): Promise<void> {
    return this.session.play(decision);
  }
}
