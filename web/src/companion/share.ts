// A game at a real table to show to others: as text, and as a picture.
import { numeral } from "../api/about";
import type { ScoredPad } from "../api/schema";
import { say } from "../words/language.svelte";
import { linesOf, tieBreaks, verdict } from "./lines";

export function asText(told: ScoredPad, names: string[]): string {
  const ages = told.sheets.map((sheet) => {
    const title = say("table-age", { age: numeral(sheet.age) });
    return `${title}: ${names.map((name, seat) => `${name} ${sheet.players[seat]!.total}`).join(say("list-comma"))}`;
  });
  const places = told.ranking.map(({ place, name, glory }) => say("comp-share-line", { place, name, glory }));
  return ["Ethnos", ...ages, "", ...places, "", verdict(told), ...(told.over ? tieBreaks(told) : [])].join("\n").trim();
}

const SCALE = 2;
const ROW = 30;
const MARGIN = 24;

/** The sheets of all ages one under the other, and the places. */
export function asPicture(told: ScoredPad, names: string[]): Promise<Blob | null> {
  const rows: [string, (string | number)[], boolean][] = [];
  for (const sheet of told.sheets) {
    rows.push([say("table-age", { age: numeral(sheet.age) }), names, true]);
    for (const line of linesOf(sheet, names, told.setup?.claim ?? 0))
      if (line.won.some((glory) => glory > 0)) rows.push([line.title, line.won.map((glory) => glory || "·"), false]);
    rows.push([say("table-glory"), sheet.glory, true]);
  }
  const said = [verdict(told), ...(told.over ? tieBreaks(told) : [])];
  const width = MARGIN * 2 + 190 + names.length * 92;
  const height = MARGIN * 2 + 44 + rows.length * ROW + said.length * ROW + 10;
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const font = (weight: number, size: number) => `${weight} ${size}px ${colour("--font-ui")}`;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colour("--ink");
  pen.font = `800 26px ${colour("--font-display")}`;
  pen.fillText("Ethnos", MARGIN, MARGIN + 22);
  let y = MARGIN + 44;
  for (const [title, cells, strong] of rows) {
    y += ROW;
    if (strong) {
      pen.fillStyle = colour("--line");
      pen.fillRect(MARGIN, y - ROW + 8, width - 2 * MARGIN, 1);
    }
    pen.fillStyle = colour("--ink");
    pen.font = font(strong ? 700 : 400, 16);
    pen.textAlign = "left";
    pen.fillText(title, MARGIN, y, 184);
    pen.textAlign = "center";
    cells.forEach((cell, seat) => pen.fillText(String(cell), MARGIN + 190 + seat * 92 + 46, y, 86));
  }
  pen.textAlign = "left";
  pen.font = font(700, 16);
  for (const line of said) pen.fillText(line, MARGIN, (y += ROW), width - 2 * MARGIN);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Into the clipboard, or where the device shares things. Says whether it was copied. */
export async function shareText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if ("share" in navigator) await navigator.share({ text }).catch(() => undefined);
    return false;
  }
}

export async function sharePicture(picture: Blob): Promise<void> {
  const file = new File([picture], "ethnos.png", { type: picture.type });
  if ("canShare" in navigator && matchMedia("(pointer: coarse)").matches && navigator.canShare({ files: [file] })) {
    const shared = await navigator.share({ files: [file] }).then(
      () => true,
      (error: unknown) => (error as Error).name === "AbortError",
    );
    if (shared) return;
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(picture), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
