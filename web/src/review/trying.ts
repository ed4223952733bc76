// Playing on from a moment: a table of the record, our seat and bots at all others.
import { about } from "../api/about";
import * as client from "../api/client";
import type { NewTable, TableInfo } from "../api/schema";
import { settings } from "../settings.svelte";
import { say } from "../words/language.svelte";

const STRONG = "champion"; // as good as any who decides at once: a better decision must hold against the best

export function tryFrom(record: string, decisions: number | null, seat: number, players: number): Promise<TableInfo> {
  const { bots } = about();
  const bot = bots.includes(STRONG) ? STRONG : bots.at(-1)!;
  const seats = Array.from({ length: players }, (_, one): NewTable["seats"][number] =>
    one === seat ? { type: "you", name: settings.name || say("page-guest") } : { type: "bot", bot },
  );
  return client.newTable({ seats, record, decisions, start: true });
}
