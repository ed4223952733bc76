// The pace of bots: they answer at once, and yet nobody can follow whoever never stops to think.
import type { TableInfo, View } from "../api/schema";

const LEAST = 400;
const A_CARD = 40; // of its hand and of the row: the more there is to weigh, the longer

/** How long a bot seems to think before its turn, in milliseconds: a person's time at pace 1, none where it is quick. */
export function thinking(view: View | null, table: TableInfo | null, pace: number): number {
  const seat = view?.seat_to_act ?? null;
  if (!view || seat === null || view.question !== "turn" || table?.seats[seat]?.kind !== "bot") return 0;
  if (pace === 0 || pace > 1) return 0;
  return (LEAST + A_CARD * (view.players[seat]!.hand_size + view.row.length)) / pace;
}
