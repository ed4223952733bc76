// The scoring of an age in its order: kingdoms, Merfolk, Giant, raids, bands (section 7).
import type { Sheet } from "../api/schema";
import type { Term } from "../words/terms";
import type { Kingdom } from "./things";

export interface Step {
  key: string;
  message: string;
  term: Term;
  kingdom: Kingdom | null;
  won: number[];
}

export function stepsOf(sheet: Sheet): Step[] {
  const each = (worth: (seat: number) => number) => sheet.players.map((_, seat) => worth(seat));
  const steps: Step[] = sheet.kingdoms.map(({ kingdom }) => {
    const won = each((seat) => sheet.players[seat]!.kingdoms[kingdom] ?? 0);
    return { key: kingdom, message: `kingdom-${kingdom}`, term: "kingdom", kingdom, won };
  });
  const others: [string, Term, (seat: number) => number][] = [
    ["table-merfolk", "merfolk-board", (seat) => sheet.players[seat]!.merfolk],
    ["table-giant", "giant-token", (seat) => sheet.players[seat]!.giant], // claiming it has paid at once
    ["table-raids", "raid", (seat) => sheet.players[seat]!.raid],
    ["table-bands", "band", (seat) => sheet.players[seat]!.bands.reduce((sum, band) => sum + band.glory, 0)],
  ];
  for (const [message, term, worth] of others) {
    const won = each(worth);
    if (won.some((glory) => glory > 0)) steps.push({ key: message, message, term, kingdom: null, won });
  }
  return steps;
}

export const SOURCES = ["kingdoms", "merfolk", "giant", "raids", "bands"] as const;

/** Glory of one seat by source over all ages: what the chart at the end shows. */
export function bySource(sheets: Sheet[], seat: number): { source: (typeof SOURCES)[number]; ages: number[] }[] {
  const of = (sheet: Sheet): Record<(typeof SOURCES)[number], number> => {
    const one = sheet.players[seat]!;
    return {
      kingdoms: Object.values(one.kingdoms).reduce((sum, glory) => sum + glory, 0),
      merfolk: one.merfolk,
      giant: one.giant + one.claimed,
      raids: one.raid,
      bands: one.bands.reduce((sum, band) => sum + band.glory, 0),
    };
  };
  return SOURCES.map((source) => ({ source, ages: sheets.map((sheet) => of(sheet)[source]) }));
}
