// How a topic of the reference is found: as the server's words/reference.py does.
import TOPICS from "virtual:topics";

import type { Words } from "../words/speech";

export function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Topics whose title, keywords or text hold the words, titles first. */
export function search(wanted: string, words: Words): string[] {
  const word = folded(wanted);
  if (!word) return TOPICS;
  const rank = (topic: string): number => {
    if (folded(words.say(`rules-${topic}.title`)).includes(word)) return 0;
    if (folded(words.say(`rules-${topic}.keywords`)).includes(word)) return 1;
    return folded(words.say(`rules-${topic}`)).includes(word) ? 2 : 3;
  };
  return TOPICS.map((topic) => [topic, rank(topic)] as const)
    .filter(([, found]) => found < 3)
    .sort((a, b) => a[1] - b[1])
    .map(([topic]) => topic);
}

/** The reference's light Markdown as HTML. Only our own catalogues come through here. */
export function html(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const plain = safe
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\s?[（(][^（()）]*\d[^（()）]*[)）]$/gm, ""); // a line ends in the rules it tells: (B3), (section 6, B5)
  return plain
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim());
      if (lines.every((line) => line.startsWith("|"))) return table(lines);
      if (lines.every((line) => line.startsWith("- "))) {
        return `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join("")}</ul>`;
      }
      return `<p>${lines.join(" ")}</p>`;
    })
    .join("");
}

function table(lines: string[]): string {
  const rows = lines.filter((line) => !/^\|[-|: ]+\|$/.test(line)).map((line) => line.slice(1, -1).split("|"));
  const cells = (row: string[], tag: string) => row.map((cell) => `<${tag}>${cell.trim()}</${tag}>`).join("");
  const [head = [], ...body] = rows;
  return `<div class="scroll"><table><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body
    .map((row) => `<tr>${cells(row, "td")}</tr>`)
    .join("")}</tbody></table></div>`;
}
