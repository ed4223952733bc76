// A position as it is entered by hand; everything about whether it can be is the server's to say.
import { about } from "../api/about";
import type * as api from "../api/schema";
import { KINGDOMS, type Card, type Kingdom, type Tribe } from "../game/things";

export interface BandEntered {
  cards: Card[]; // the first leads
}
export interface SeatEntered {
  name: string;
  hand: Card[];
  known: Card[]; // that everybody knows: of the hand, or besides the hidden ones where it is left empty
  hidden: number; // cards that are dealt where the hand is left empty
  glory: number;
  markers: Partial<Record<Kingdom, number>>;
  bands: BandEntered[];
  horde: Kingdom[];
  merfolk: number;
  trolls: number[];
  giant: number;
}
export interface PositionEntered {
  tribes: Tribe[];
  seats: SeatEntered[];
  row: Card[];
  dragons: number;
  age: number;
  toAct: number;
  preset: string;
  tokens: Record<Kingdom, (number | null)[]>; // none where a field was emptied
}

const FIRST: Tribe[] = ["elf", "merfolk", "minotaur", "orc", "troll", "wizard"];
const MOST = 100_000;
const SAYS_WHOLE = { kind: "phrase" as const, message: "setup-whole", args: {} };
const DEALT = 3; // cards in a hand that nobody has named yet

export function emptySeat(name: string): SeatEntered {
  return {
    ...{ name, hand: [], known: [], hidden: DEALT, glory: 0, markers: {}, bands: [] },
    ...{ horde: [], merfolk: 0, trolls: [], giant: 0 },
  };
}

export function emptyPosition(names: string[]): PositionEntered {
  const { tribes, ages } = sizeOf(names.length);
  return {
    tribes: FIRST.slice(0, tribes),
    seats: names.map(emptySeat),
    row: [],
    dragons: 0,
    age: 1,
    toAct: 0,
    preset: about().presets[0]!,
    tokens: usualTokens(ages),
  };
}

export function sizeOf(players: number): api.TableSize {
  return about().components.sizes.find((size) => size.players === players)!;
}

/** What the server is asked about. */
export function asTable(entered: PositionEntered): api.SetUpTable {
  const { tribes, row, dragons, age, preset, toAct, tokens } = entered;
  const plays = (tribe: Tribe) => tribes.includes(tribe); // pieces of others stay entered, and are nowhere to be seen
  const seats = entered.seats.map((seat): api.SeatLaid => ({
    name: seat.name.trim(),
    hand: seat.hand.length > 0 ? seat.hand : seat.known.length + seat.hidden,
    known: seat.known,
    glory: seat.glory,
    markers: Object.fromEntries(KINGDOMS.flatMap((one) => (seat.markers[one] ? [[one, seat.markers[one]]] : []))),
    bands: seat.bands.flatMap(({ cards: [leader, ...others] }) => (leader ? [{ leader, others }] : [])),
    horde: plays("orc") ? seat.horde : [],
    merfolk: plays("merfolk") ? seat.merfolk : 0,
    trolls: plays("troll") ? seat.trolls : [],
    giant: plays("giant") ? seat.giant : 0,
  }));
  return { tribes, seats, row, dragons, age, preset, tokens, to_act: toAct, first: toAct };
}

/** The number in a field, cut to what the server reads: that it cannot be is said at the field. */
export function numberIn(field: HTMLInputElement): number | null {
  if (field.value === "") return null;
  return Math.max(-MOST, Math.min(MOST, Number(field.value)));
}

/** Numbers that are no whole ones, which the server does not read: said at their fields as it would say it. */
export function notWhole({ seats, tokens }: api.SetUpTable): api.FieldFault[] {
  const laid = seats.map(({ hand, glory, markers, merfolk, giant }) => ({ hand, glory, markers, merfolk, giant }));
  const wrong = Object.entries({ seats: laid, tokens: tokens ?? {} }).flatMap(([name, within]) => broken(name, within));
  return wrong.map((field) => ({ field, code: "not-whole", says: SAYS_WHOLE }));
}

/** Where such numbers are, a list being one field unless it is of seats. */
function broken(field: string, entered: unknown): string[] {
  if (typeof entered === "number") return Number.isInteger(entered) ? [] : [field];
  if (typeof entered !== "object" || entered === null) return [];
  const within = Object.entries(entered).flatMap(([name, one]) => broken(`${field}.${name}`, one));
  return Array.isArray(entered) && field !== "seats" && within.length > 0 ? [field] : within;
}

/** What is wrong at a field or within it. */
export function faultsAt(faults: readonly api.FieldFault[], field: string): api.FieldFault[] {
  return faults.filter((fault) => fault.field === field || fault.field.startsWith(`${field}.`));
}

// A way the tokens may lie, to begin with: whoever lays a position changes it to theirs.
const LAID: Record<number, Record<Kingdom, number[]>> = {
  2: { rhea: [0, 8], duris: [6, 8], ithys: [2, 8], althea: [2, 4], pelagon: [4, 10], straton: [2, 6] },
  3: {
    ...{ rhea: [0, 2, 4], duris: [6, 8, 10], ithys: [2, 4, 8] },
    ...{ althea: [0, 4, 8], pelagon: [4, 6, 10], straton: [2, 6, 6] },
  },
};

export function usualTokens(ages: number): Record<Kingdom, number[]> {
  return structuredClone(LAID[ages]!);
}
