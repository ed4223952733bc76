// A lesson in this browser: the table as at any other, told by the director; the server says what a deed did.
import * as client from "../api/client";
import type * as api from "../api/schema";
import { Decider } from "../table/decider.svelte";
import { Director } from "../table/director.svelte";
import { Builder } from "../table/dock/builder.svelte";
import { Seen } from "../table/seen.svelte";
import type { Phrase } from "../words/speech";
import { deedsOf, finish, keepDeeds, type Deed } from "./progress.svelte";

const LEARNER = 0;

export class LessonSession {
  readonly seen: Seen;
  readonly director: Director;
  readonly decider: LessonDecider;
  readonly builder: Builder;
  moment = $state.raw<api.LessonMoment | null>(null);
  wrong = $state.raw<Phrase | null>(null);
  trouble = $state("");
  showing = $state(false); // what would go through is pointed at
  #deeds = $state.raw<Deed[]>([]);

  constructor(readonly name: string) {
    const outlook = () => Promise.resolve(this.moment?.outlook ?? null);
    this.seen = new Seen(name, LEARNER, { outlook, history: () => Promise.resolve([]) });
    this.director = new Director(this.seen, () => this.decider.answerAlone());
    this.decider = new LessonDecider(this);
    this.builder = new Builder(this.seen, this.decider, ({ band }) =>
      client.lessonPreview(name, { deeds: this.#deeds, band }),
    );
  }

  /** Whether something is asked of the learner: a deed, or an answer. */
  get asking(): boolean {
    return this.moment?.coach != null && !this.moment.done;
  }

  get first(): boolean {
    return this.#deeds.length === 0;
  }

  get last(): boolean {
    return this.moment !== null && this.moment.done && this.moment.step + 1 === this.moment.steps;
  }

  /** Where it was left; from the beginning where what was kept fits no more. */
  async open(): Promise<void> {
    await this.#begin(deedsOf(this.name)).catch(() => this.#begin([]).catch(this.#failed));
  }

  /** To the beginning of this step, or of the one before it. */
  async back(): Promise<void> {
    const { marks = [], step = 0 } = this.moment ?? {};
    const here = marks[step] ?? 0;
    const wanted = this.#deeds.length > here ? here : (marks[step - 1] ?? 0);
    this.director.goOn();
    await this.#begin(this.#deeds.slice(0, wanted)).catch(this.#failed);
  }

  /** What the others do, and the next question. */
  async next(): Promise<void> {
    await client
      .lesson(this.name, { deeds: this.#deeds })
      .then((found) => this.#tell(found))
      .catch(this.#failed);
  }

  async answer(answer: string): Promise<void> {
    await this.attempt({ type: "guess", answer }).catch(this.#failed);
  }

  /** Whether the deed went through; where it did not, `wrong` says why. */
  async attempt(deed: Deed): Promise<boolean> {
    const found = await client.lesson(this.name, { deeds: this.#deeds, deed });
    if (found.wrong) {
      this.wrong = found.wrong as Phrase;
      return false;
    }
    this.#keep([...this.#deeds, deed]);
    this.#tell(found);
    if (this.last) finish(this.name);
    return true;
  }

  /** Cards are picked, everything else is pointed at. */
  show(): void {
    const shown = this.moment?.coach?.shows;
    this.showing = true;
    if (shown?.type === "band") this.builder.pick(shown.cards, shown.leader);
    if (shown?.type === "keep") this.builder.pick(shown.cards, null);
  }

  close(): void {
    this.director.close();
  }

  async #begin(deeds: Deed[]): Promise<void> {
    const found = await client.lesson(this.name, { deeds });
    this.#keep(deeds);
    this.#turnTo(found);
    this.director.begin(found.table);
  }

  #tell(found: api.LessonMoment): void {
    this.#turnTo(found);
    for (const news of found.news) this.director.tell(news);
  }

  #turnTo(found: api.LessonMoment): void {
    this.moment = found;
    this.wrong = null;
    this.trouble = "";
    this.showing = false;
  }

  #keep(deeds: Deed[]): void {
    this.#deeds = deeds;
    keepDeeds(this.name, deeds);
  }

  readonly #failed = (error: unknown): void => {
    this.trouble = (error as Error).message;
  };
}

/** Decides in a lesson as at any table; what the step is not about comes back with a reason. */
export class LessonDecider extends Decider {
  constructor(private readonly lesson: LessonSession) {
    super(lesson.seen, lesson.director);
  }

  override get mine(): boolean {
    const { asking, moment } = this.lesson;
    return asking && moment?.coach?.answers.length === 0 && super.mine;
  }

  protected override async send({ decision }: api.Decide): Promise<void> {
    if (!(await this.lesson.attempt(decision))) throw new client.Refusal("", "wrong", 0);
  }

  override async takeBack(): Promise<void> {
    await this.lesson.back();
  }
}
