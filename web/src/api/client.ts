// Asking the server. A refusal is said in the language of the page.
import type { Revealed } from "../fair/check";
import { hex } from "../fair/hex";
import { keepPledge } from "../settings.svelte";
import { language } from "../words/language.svelte";
import { patiently } from "./patience";
import { Refusal, Unreached } from "./refusal";
import type * as api from "./schema";

export { Refusal, Unreached };

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((error: Error) => {
    throw signal?.aborted ? error : new Unreached(error.message);
  });
  const json = answer.headers.get("content-type")?.includes("json") ?? false;
  const said: unknown = json ? await answer.json() : await answer.text();
  if (answer.ok) return said as T;
  const problem = said as Partial<api.Problem>;
  const again = Number.parseInt(answer.headers.get("retry-after") ?? "", 10);
  throw new Refusal(
    problem.detail ?? answer.statusText,
    problem.code ?? "failure",
    answer.status,
    Number.isNaN(again) ? null : again,
  );
}

/** For what changes nothing, or is refused before it has changed anything: who came too fast asks again, until `left`. */
function calm<T>(left: AbortSignal, method: string, path: string, body?: unknown): Promise<T> {
  return patiently(() => call<T>(method, path, body), left);
}

const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const about = () => call<api.About>("GET", "/about");
export const scorePad = (pad: api.ScorePad) => call<api.ScoredPad>("POST", "/scorepad", pad);
export const openTables = () => call<api.OpenTable[]>("GET", "/tables");
export const runningTables = () => call<api.RunningTable[]>("GET", "/running");
export const newTable = (table: api.NewTable) => call<api.TableInfo>("POST", "/tables", table);
export const byCode = (code: string) => call<api.Found>("GET", `/codes/${encodeURIComponent(code)}`);
export const look = (id: string, seat: number | null) => call<api.Snapshot>("GET", `${at(id)}${eyes(seat)}`);
export const history = (id: string, seat: number | null) => call<api.News[]>("GET", `${at(id)}/history${eyes(seat)}`);
export const outlook = (id: string) => call<api.Outlook>("GET", `${at(id)}/outlook`);
export const start = (id: string) => call<api.Accepted>("POST", `${at(id)}/start`);
export const rematch = (id: string) => call<api.TableInfo>("POST", `${at(id)}/rematch`);
export const decide = (id: string, body: api.Decide) => call<api.Accepted>("POST", `${at(id)}/decisions`, body);
export const undo = (id: string, body: api.Undo) => call<api.Accepted>("POST", `${at(id)}/undo`, body);
export const answerUndo = (id: string, body: api.AnswerUndo) =>
  call<api.Accepted>("POST", `${at(id)}/undo/answer`, body);
/** Without a target: to end the game. */
export const makeMotion = (id: string, body: api.MakeMotion) => call<api.Accepted>("POST", `${at(id)}/motion`, body);
export const answerMotion = (id: string, body: api.AnswerMotion) =>
  call<api.Accepted>("POST", `${at(id)}/motion/answer`, body);
export const sayPhrase = (id: string, body: api.Say) => call<api.Accepted>("POST", `${at(id)}/phrases`, body);
export const hint = (id: string, body: api.AskHint) => call<api.Hint>("POST", `${at(id)}/hints`, body);
export const preview = (id: string, body: api.AskPreview) => call<api.BandPreview>("POST", `${at(id)}/preview`, body);
export const leave = (id: string, seat: number) => call<api.Accepted>("DELETE", `${at(id)}/seats/${seat}`);
/** Before the game a bot of a level; during it the server knows which one is an absent person's. */
export const seatBot = (id: string, seat: number, bot?: string) =>
  call<api.Accepted>("PUT", `${at(id)}/seats/${seat}/bot`, bot === undefined ? {} : { bot });
export const seatLink = (id: string, seat: number) => call<api.SeatLink>("POST", `${at(id)}/seats/${seat}/link`);
export const invite = (id: string, seat: number) => call<api.SeatLink>("POST", `${at(id)}/seats/${seat}/invitation`);
export const moveSeat = (id: string, key: string) => call<api.TableInfo>("POST", `${at(id)}/move`, { key });
export const comeBack = (id: string, seat: number) => call<api.Accepted>("POST", `${at(id)}/seats/${seat}/return`);
export const resign = (id: string, seat: number) => call<api.Accepted>("POST", `${at(id)}/seats/${seat}/resign`);
export const claimHost = (id: string, seat: number) => call<api.Accepted>("POST", `${at(id)}/seats/${seat}/host`);
export const moment = (id: string, decisions: number) => call<api.Moment>("GET", `${at(id)}/moments/${decisions}`);
export const place = (where: api.WhereTold, left: AbortSignal) =>
  calm<api.PlaceInGame>(left, "POST", "/positions", where);
export const placePreview = (where: api.WhereBand, left: AbortSignal) =>
  calm<api.BandPreview>(left, "POST", "/positions/preview", where);
export const recordTo = (where: api.Where, left: AbortSignal) =>
  calm<api.RecordText>(left, "POST", "/positions/record", where);
/** Whoever no longer waits is not thought for. */
export const candidates = (where: api.Where, signal: AbortSignal) =>
  patiently(() => call<api.Candidates>("POST", "/positions/candidates", where, signal), signal);
export const setUp = (position: api.SetUpPosition, left: AbortSignal) =>
  calm<api.PositionLaid>(left, "POST", "/positions/set-up", position);
export const readStudy = (record: string, left: AbortSignal) =>
  calm<api.StudyTree>(left, "POST", "/studies/read", { record });
export const writeStudy = (study: api.WriteStudy, left: AbortSignal) =>
  calm<api.StudyRecord>(left, "POST", "/studies/write", study);
export const keepStudy = (record: string, left: AbortSignal) =>
  calm<api.StudyLink>(left, "POST", "/studies", { record });
export const study = (id: string, left: AbortSignal) =>
  calm<api.StudyRecord>(left, "GET", `/studies/${encodeURIComponent(id)}`);
export const record = (id: string, left: AbortSignal) => calm<string>(left, "GET", `${at(id)}/record`);
const reviewed = (what: ReviewedGame) => ("table" in what ? `${at(what.table)}/review` : `/reviews/${what.review}`);
/** What is reviewed: the game of a table, or a record that was brought before. */
export type ReviewedGame = { table: string } | { review: string };
export const reviewTable = (id: string, left: AbortSignal) => calm<api.ReviewState>(left, "POST", `${at(id)}/review`);
export const reviewRecord = (record: string, left: AbortSignal) =>
  calm<api.ReviewState>(left, "POST", "/reviews", { record });
export const review = (what: ReviewedGame, left: AbortSignal) => calm<api.ReviewState>(left, "GET", reviewed(what));
export const stopReview = (what: ReviewedGame, left: AbortSignal) =>
  calm<api.ReviewState>(left, "DELETE", reviewed(what));
export const lessons = () => call<api.Lessons>("GET", "/lessons");
export const lesson = (name: string, body: api.AskLesson) =>
  call<api.LessonMoment>("POST", `/lessons/${encodeURIComponent(name)}`, body);
export const lessonPreview = (name: string, body: api.AskLessonPreview) =>
  call<api.BandPreview>("POST", `/lessons/${encodeURIComponent(name)}/preview`, body);
export const puzzles = (left: AbortSignal) => calm<api.Puzzles>(left, "GET", "/puzzles");
const posed = (key: string) => `/puzzles/${encodeURIComponent(key)}`;
export const puzzle = (key: string, left: AbortSignal) => calm<api.PuzzleAsked>(left, "GET", posed(key));
export const puzzleHint = (key: string, left: AbortSignal) =>
  calm<api.PuzzleAsked>(left, "GET", `${posed(key)}?hint=true`);
export const puzzlePreview = (key: string, body: api.AskPuzzlePreview, left: AbortSignal) =>
  calm<api.BandPreview>(left, "POST", `${posed(key)}/preview`, body);
export const answerPuzzle = (key: string, body: api.AnswerPuzzle) =>
  call<api.PuzzleAnswer>("POST", `${posed(key)}/answer`, body);
export const recordUrl = (id: string, seat: number | null) => `/api${at(id)}/record${eyes(seat)}`;

export const revealed = (id: string) => call<Revealed>("GET", `${at(id)}/export`);

const random = () => hex(crypto.getRandomValues(new Uint8Array(16)));
const unanswered = new Map<string, Pick<api.TakeSeat, "nonce" | "key">>(); // what was asked and got no answer yet

/**
 * Take a seat. The own number for the fair deal is given now, after the table's commitment is known; both are kept.
 * Whoever gets no answer asks again with the same key, which is kept nowhere else.
 */
export async function sit(
  table: api.TableInfo,
  seat: number,
  name: string,
  invitation: string | null = null,
): Promise<api.TableInfo> {
  const path = `${at(table.id)}/seats/${seat}`;
  const mine = unanswered.get(path) ?? { nonce: random(), key: random() };
  unanswered.set(path, mine);
  const answer = await call<api.TableInfo>("PUT", path, { name, ...mine, invitation }).catch((error: unknown) => {
    if (error instanceof Refusal && error.status < 500) unanswered.delete(path);
    throw error;
  });
  unanswered.delete(path);
  if (table.commitment) keepPledge({ id: table.id, seat, commitment: table.commitment, nonce: mine.nonce! });
  return answer;
}
