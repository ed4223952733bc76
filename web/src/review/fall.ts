// Where a chance went: from the start over luck, one's own decisions and the others' to the end, as bars in one line.
import type { SeatSummary } from "../api/schema";

export interface Drop {
  part: "start" | "luck" | "own" | "others";
  left: number; // in per cent of the width
  width: number;
}

const EDGE = 2; // per cent left free on both sides

/** The bars, and where zero is. */
export function fall(seat: SeatSummary): { drops: Drop[]; zero: number } {
  const parts = (["start", "luck", "own", "others"] as const).map((part) => ({ part, points: seat[part] * 100 }));
  let level = 0;
  const spans = parts.map(({ part, points }) => {
    const from = level;
    level += points;
    return { part, low: Math.min(from, level), high: Math.max(from, level) };
  });
  const low = Math.min(0, ...spans.map((span) => span.low));
  const high = Math.max(1, ...spans.map((span) => span.high));
  const scale = (100 - 2 * EDGE) / (high - low);
  const at = (value: number) => EDGE + (value - low) * scale;
  const drops = spans.map((span) => ({
    part: span.part,
    left: at(span.low),
    width: Math.max(0.8, (span.high - span.low) * scale),
  }));
  return { drops, zero: at(0) };
}
