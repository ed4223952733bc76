// What people enter about a game at a real table, and how it is kept on this device.
import type { ScorePad } from "../api/schema";
import { KINGDOMS, TRIBES, type Kingdom, type Tribe } from "../game/things";

export interface Band {
  cards: number;
  skeletons: number;
  dwarf: boolean;
}
export interface Seat {
  markers: Record<Kingdom, number>;
  bands: Band[];
  merfolk: number;
  trolls: number[];
  claims: number;
  horde: number;
  raids: boolean;
}
export interface Age {
  seats: Seat[];
  giant: number | null;
  drawer: number | null;
  winner: number | null;
}
export interface Entries {
  names: string[]; // "" is a player without a name yet
  preset: string;
  tribes: Tribe[];
  out: Tribe[]; // left out of the draw
  first: number | null;
  checked: string[];
  tokens: Record<Kingdom, number[]>; // ascending; of use once a kingdom has them all
  ages: Age[];
  age: number; // that is looked at
}

const KEY = "ethnos-companion";
const each = <T>(value: () => T) =>
  Object.fromEntries(KINGDOMS.map((kingdom) => [kingdom, value()])) as Record<Kingdom, T>;

export function blank(players: number, preset: string): Entries {
  return {
    names: Array.from({ length: players }, () => ""),
    preset,
    tribes: [],
    out: [],
    first: null,
    checked: [],
    tokens: each(() => []),
    ages: [],
    age: 0,
  };
}

/** What was kept; something else, or nothing, where it cannot be read. */
export function load(otherwise: Entries): Entries {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Entries | null;
    return kept !== null && sound({ ...otherwise, ...kept }) ? { ...otherwise, ...kept } : otherwise;
  } catch {
    return otherwise;
  }
}

/** Whether it has the shape of entries: what an older page or somebody else kept there must not stop this one. */
function sound({ names, tribes, out, tokens, ages, age }: Entries): boolean {
  const seat = (one: Seat) => KINGDOMS.every((k) => one.markers[k] >= 0) && one.bands.every((band) => band.cards > 0);
  return (
    names.length >= 2 &&
    [...tribes, ...out].every((one) => TRIBES.includes(one)) &&
    KINGDOMS.every((kingdom) => Array.isArray(tokens[kingdom])) &&
    ages.every(
      ({ seats }) => seats.length === names.length && seats.every((one) => seat(one) && Array.isArray(one.trolls)),
    ) &&
    age >= 0
  );
}

export function keep(entries: Entries): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // a browser that keeps nothing still counts
  }
}

/** An age as it begins: markers, Merfolk and Hordes lie where they lay, everything else has gone back. */
export function begun(players: number, before: Age | undefined): Age {
  return {
    seats: Array.from({ length: players }, (_, seat) => {
      const was = before?.seats[seat];
      return {
        markers: was ? { ...was.markers } : each(() => 0),
        bands: [],
        merfolk: was?.merfolk ?? 0,
        trolls: [],
        claims: 0,
        horde: was && !was.raids ? was.horde : 0,
        raids: false,
      };
    }),
    giant: null,
    drawer: null,
    winner: null,
  };
}

/** The same for the server, what is nothing left out. */
export function asked(entries: Entries, names: string[], ages: number): ScorePad {
  const whole = KINGDOMS.filter((kingdom) => entries.tokens[kingdom].length === ages);
  return {
    names,
    preset: entries.preset,
    tribes: entries.tribes,
    tokens: Object.fromEntries(whole.map((kingdom) => [kingdom, entries.tokens[kingdom]])),
    ages: entries.ages.map(({ seats, ...rest }) => ({
      ...rest,
      seats: seats.map(({ bands, ...seat }) => ({
        ...seat,
        bands: bands.map(({ cards, skeletons, dwarf }) => ({
          cards,
          ...(skeletons ? { skeletons } : {}),
          ...(dwarf ? { dwarf } : {}),
        })),
      })),
    })),
  };
}
