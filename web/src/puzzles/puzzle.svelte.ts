// A puzzle in this browser: the table as at any other, one decision, and what the server says of it.
import * as client from "../api/client";
import { Latest } from "../api/patience";
import type * as api from "../api/schema";
import type { Decision } from "../game/things";
import { suits } from "../levels/standing.svelte";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import { Decider } from "../table/decider.svelte";
import { Director } from "../table/director.svelte";
import { Builder } from "../table/dock/builder.svelte";
import { Seen } from "../table/seen.svelte";
import { say } from "../words/language.svelte";
import { keepAnswer, progress } from "./progress.svelte";

export class PuzzleSession {
  readonly seat: number;
  readonly seen: Seen;
  readonly director: Director;
  readonly decider: PuzzleDecider;
  readonly builder: Builder;
  readonly known: boolean; // answered on this device before
  answer = $state.raw<api.PuzzleAnswer | null>(null);
  given = $state.raw<Decision | null>(null);
  shown = $state.raw<Decision | null>(null); // on the table, after the answer
  change = $state(0); // of one's rating
  theme = $state<string | null>(null);
  trouble = $state("");
  readonly #left = new AbortController();

  constructor(
    readonly asked: api.PuzzleAsked,
    readonly day: string,
  ) {
    this.seat = asked.snapshot.seat ?? 0;
    this.known = progress().answered[asked.key] !== undefined;
    this.seen = new Seen(asked.snapshot.table.id, this.seat, {
      outlook: () => Promise.resolve(asked.outlook),
      history: () => Promise.resolve([]),
    });
    this.director = new Director(this.seen, () => undefined);
    this.decider = new PuzzleDecider(this);
    const band = new Latest(this.#left.signal);
    this.builder = new Builder(this.seen, this.decider, (body) => client.puzzlePreview(asked.key, body, band.next()));
    this.director.begin(ours(asked.snapshot, this.seat));
  }

  async hint(): Promise<void> {
    await this.#attempt(async () => {
      this.theme = (await client.puzzleHint(this.asked.key, this.#left.signal)).theme;
    });
  }

  /** One try: what was decided stands, and the best is shown on the table. */
  async decide(decision: Decision): Promise<void> {
    const { rating } = progress();
    const answer = await client.answerPuzzle(this.asked.key, { decision, rating });
    const now = this.known ? null : answer.your_rating;
    this.change = now === null ? 0 : now - rating;
    this.given = decision;
    this.answer = answer;
    this.theme = answer.theme;
    keepAnswer(this.asked.key, answer.right, now, this.asked.today ? this.day : null);
    this.show(answer.solution);
  }

  /** A decision on the table: its cards picked, its place ringed. */
  show(decision: Decision): void {
    this.shown = decision;
    if (decision.type === "band") this.builder.pick(decision.cards, decision.leader);
    else if (decision.type === "keep") this.builder.pick(decision.cards, null);
    else this.builder.clear();
  }

  /** A table from here, with bots of the level that suits. */
  async playOn(): Promise<void> {
    const { answer, seat } = this;
    if (!answer) return;
    await this.#attempt(async () => {
      const seats = Array.from({ length: this.asked.players }, (_, one): api.NewTable["seats"][number] =>
        one === seat ? { type: "you", name: settings.name || say("page-guest") } : { type: "bot", bot: suits().name },
      );
      const { record, decisions } = answer;
      const table = await client.newTable({ seats, record, decisions, start: true });
      if (this.#left.signal.aborted) return;
      go("table", table.id, seat);
    });
  }

  close(): void {
    this.#left.abort();
    this.director.close();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.trouble = "";
    await work().catch((error: Error) => (this.trouble = error.message));
  }
}

/** Decides a puzzle: once, and nothing by itself. */
export class PuzzleDecider extends Decider {
  constructor(private readonly puzzle: PuzzleSession) {
    super(puzzle.seen, puzzle.director);
  }

  override get mine(): boolean {
    return this.puzzle.answer === null && super.mine;
  }

  /** After the answer cards can still be looked at as they were asked for, and nothing can be decided. */
  override get choices(): api.Choices {
    if (this.puzzle.answer === null) return super.choices;
    const { bands = false, keeps = null } = this.seen.choices ?? {};
    return { single: [], bands, keeps };
  }

  /** What the answer shows on the table stays there: nothing was played that is to be put away. */
  override async decide(decision: Decision, markerPlanned = false): Promise<boolean> {
    await super.decide(decision, markerPlanned);
    return false;
  }

  protected override async send({ decision }: api.Decide): Promise<void> {
    await this.puzzle.decide(decision);
  }

  override answerAlone(): void {
    // where a puzzle leads is told, not played
  }
}

/** The table with ourselves at the seat that is asked. */
function ours(snapshot: api.Snapshot, seat: number): api.Snapshot {
  const name = settings.name || say("page-guest");
  const named = <T extends { seat: number; name: string }>(one: T): T => (one.seat === seat ? { ...one, name } : one);
  const { game, table } = snapshot;
  return {
    ...snapshot,
    now: Date.now(),
    table: { ...table, seats: table.seats.map(named) },
    game: game && { ...game, view: { ...game.view, players: game.view.players.map(named) } },
  };
}
