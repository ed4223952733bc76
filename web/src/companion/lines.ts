// The lines of a pad's sheet, with the reason of each; and what the ranking rests on.
import type { ScoredPad, Sheet } from "../api/schema";
import type { Kingdom } from "../game/things";
import { stepsOf } from "../game/walk";
import { why } from "../table/explained";
import { say } from "../words/language.svelte";

export interface SheetLine {
  key: string;
  title: string;
  won: number[];
  kingdom: Kingdom | null;
  why: string;
}

/** Kingdom by kingdom, board, token, raids, bands; what the Giant token paid at once has a line of its own. */
export function linesOf(sheet: Sheet, names: string[], claim: number): SheetLine[] {
  const lines: SheetLine[] = stepsOf(sheet).map((step) => ({
    key: step.key,
    title: say(step.message),
    won: step.won,
    kingdom: step.kingdom,
    why: why(step, sheet, names),
  }));
  const claimed = sheet.players.map((player) => player.claimed);
  if (claimed.some((glory) => glory > 0)) {
    const list = sheet.players
      .filter((player) => player.claimed > 0)
      .map((player) => ({
        message: "why-player",
        args: { name: names[player.seat]!, list: `${player.giant_claims} × ${claim}` },
      }));
    const line = {
      key: "claimed",
      title: say("comp-claimed"),
      won: claimed,
      kingdom: null,
      why: say("comp-claimed-why", { glory: claim, list }),
    };
    lines.splice(sheet.kingdoms.length, 0, line);
  }
  return lines;
}

/** Why a place is below the one before it, where Glory alone does not say. */
export function tieBreaks({ ranking }: ScoredPad): string[] {
  return ranking.flatMap((rank, i) => {
    const before = ranking[i - 1];
    if (!before) return [];
    const both = { name: before.name, other: rank.name };
    switch (rank.below_by) {
      case "markers":
        return [say("comp-by-markers", { ...both, more: before.markers, less: rank.markers })];
      case "bands":
        return [say("comp-by-bands", { ...both, more: before.bands.join(" + "), less: rank.bands.join(" + ") || "0" })];
      case "nothing":
        return [say("comp-by-nothing", both)];
      case "skeletons":
        return [say("page-by-skeletons")];
      default:
        return [];
    }
  });
}

/** Who is ahead, or has won. */
export function verdict({ ranking, over }: ScoredPad): string {
  const first = ranking.filter((rank) => rank.place === 1);
  const names = first.map((rank) => rank.name);
  const [best, next] = ranking;
  if (!best || !next) return "";
  if (over) return names.length > 1 ? say("comp-win-shared", { names }) : say("comp-wins", { name: best.name });
  const level = ranking.filter((rank) => rank.glory === best.glory).map((rank) => rank.name);
  return level.length > 1
    ? say("comp-level", { names: level })
    : say("comp-leads", { name: best.name, count: best.glory - next.glory });
}
