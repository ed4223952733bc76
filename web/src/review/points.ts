// Points of chance as they are shown: whole numbers that still add up after rounding.
import type { ReviewedDecision, SeatSummary } from "../api/schema";

export type Part = "start" | "luck" | "own" | "others" | "end";

const hundredths = (part: number) => Math.sign(part) * Math.round(Math.abs(part) * 100);

/** What a decision gave away. */
export function lost({ loss }: Pick<ReviewedDecision, "loss">): number {
  return hundredths(loss);
}

/** The chances of what was played and of what was better, in per cent: what was lost apart, as it is said above them. */
export function compared(decision: ReviewedDecision): { played: number; better: number } {
  const points = lost(decision);
  const better = Math.min(100, hundredths(decision.chance_played) + points);
  return { played: better - points, better };
}

/** What became of a seat's chance. Luck is what the other parts leave, and so takes the rounding too. */
export function balance(seat: SeatSummary): Record<Part, number> {
  const [start, own] = [hundredths(seat.start), hundredths(seat.own)];
  const [others, end] = [hundredths(seat.others), hundredths(seat.end)];
  return { start, luck: end - start - own - others, own, others, end };
}

/** A number with its sign, and a minus of its own width. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
