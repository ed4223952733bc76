// The companion's state: what was entered, kept on this device, and what the rules make of it.
import { about, components } from "../api/about";
import * as client from "../api/client";
import type { FieldFault, ScoredPad, Sheet } from "../api/schema";
import { KINGDOMS, TRIBES, type Kingdom, type Tribe } from "../game/things";
import { say } from "../words/language.svelte";
import { asked, begun, blank, keep, load, type Age, type Entries } from "./entries";
import { below, drawn } from "./lots";

const SOON = 150; // several taps, one question
const LATER = 3000;
const PLAYERS = 4;

export class Pad {
  entries = $state(load(blank(PLAYERS, about().presets[0]!)));
  told = $state.raw<ScoredPad | null>(null);
  offline = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = 0;

  readonly players = $derived(this.entries.names.length);
  readonly names = $derived(
    this.entries.names.map((name, seat) => name.trim() || say("table-seat", { seat: seat + 1 })),
  );
  readonly size = $derived(components().sizes.find((one) => one.players === this.players)!);
  readonly ready = $derived(this.entries.tribes.length === this.size.tribes);
  readonly begun = $derived(this.entries.ages.length > 0);
  readonly age = $derived(Math.min(this.entries.age, this.size.ages - 1));
  /** The age that is looked at, before its first entry as it would begin. */
  readonly now = $derived<Age>(this.entries.ages[this.age] ?? begun(this.players, this.entries.ages[this.age - 1]));
  readonly sheet = $derived<Sheet | null>(this.told?.sheets[this.age] ?? null);
  readonly last = $derived(this.age === this.size.ages - 1);

  constructor() {
    this.ask();
  }

  has(tribe: Tribe): boolean {
    return this.entries.tribes.includes(tribe);
  }

  /** Change what was entered: it is kept, and the rules are asked again. */
  change(work: (entries: Entries) => void): void {
    work(this.entries);
    keep($state.snapshot(this.entries));
    this.ask();
  }

  /** The same for the age that is looked at; ages before it that nobody entered count as they began. */
  edit(work: (age: Age) => void): void {
    this.change((entries) => {
      while (entries.ages.length <= this.age) entries.ages.push(begun(this.players, entries.ages.at(-1)));
      work(entries.ages[this.age]!);
    });
  }

  clear(): void {
    const { names, preset, out } = this.entries;
    this.change((entries) => Object.assign(entries, { ...blank(names.length, preset), names, out }));
  }

  resize(players: number): void {
    this.change((entries) => {
      entries.names = Array.from({ length: players }, (_, seat) => entries.names[seat] ?? "");
      const { tribes } = components().sizes.find((one) => one.players === players)!;
      if (entries.tribes.length !== tribes) entries.tribes = [];
      Object.assign(entries, { first: null, checked: [], age: 0, tokens: blank(players, entries.preset).tokens });
    });
  }

  // Tribes and the first player

  readonly candidates = $derived(TRIBES.filter((one) => !this.entries.out.includes(one)));
  readonly spare = $derived(this.candidates.filter((one) => !this.entries.tribes.includes(one)));

  draw(): void {
    this.change((entries) => {
      entries.tribes = drawn(this.candidates, this.size.tribes);
      entries.checked = [];
      entries.first ??= below(this.players);
    });
  }

  redraw(tribe: Tribe): void {
    const other = this.spare[below(this.spare.length)]!;
    this.change((entries) => {
      entries.tribes = entries.tribes.map((one) => (one === tribe ? other : one));
    });
  }

  lot(): void {
    this.change((entries) => (entries.first = below(this.players)));
  }

  // Tokens of the kingdoms

  /** How many tokens of a value no kingdom has yet. */
  left(value: number): number {
    const used = KINGDOMS.flatMap((kingdom) => this.entries.tokens[kingdom]).filter((one) => one === value).length;
    return (this.told?.setup?.tokens.filter((one) => one === value).length ?? 0) - used;
  }

  putToken(kingdom: Kingdom, value: number): void {
    this.change(({ tokens }) => (tokens[kingdom] = [...tokens[kingdom], value].sort((a, b) => a - b)));
  }

  takeToken(kingdom: Kingdom, place: number): void {
    this.change(({ tokens }) => (tokens[kingdom] = tokens[kingdom].filter((_, at) => at !== place)));
  }

  // What the rules say

  /** What is wrong at a field of the age that is looked at, or inside it. */
  faults(field: string): FieldFault[] {
    const whole = `ages.${this.age}.${field}`;
    return this.told?.faults.filter((one) => one.field === whole || one.field.startsWith(`${whole}.`)) ?? [];
  }

  ask(after = SOON): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#askNow(), after);
  }

  async #askNow(): Promise<void> {
    const mine = ++this.#question;
    if (!this.ready) {
      this.told = null;
      return;
    }
    try {
      const told = await client.scorePad(asked($state.snapshot(this.entries), this.names, this.size.ages));
      if (mine !== this.#question) return;
      [this.told, this.offline] = [told, false];
    } catch (error) {
      if (mine !== this.#question) return;
      this.offline = !(error instanceof client.Refusal && error.code === "too-fast");
      this.ask(LATER);
    }
  }

  /** Nobody looks any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#question += 1;
  }
}
