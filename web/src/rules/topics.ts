// How a topic of the reference is found: as the server's words/reference.py does.
import TOPICS from "virtual:topics";

import type { Words } from "../words/speech";

/** Without accents and case: niziolki finds Niziołki. */
export function folded(text: string): string {
  const small = text.trim().toLowerCase().replaceAll("ß", "ss").replaceAll("ł", "l");
  return small.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The topics that a word means: by name, title, keyword or text, accents aside. */
export function search(wanted: string, words: Words): string[] {
  const word = folded(wanted);
  if (word === "all") return TOPICS;
  if (TOPICS.includes(word)) return [word];
  if (!word) return [];
  const title = (topic: string) => folded(words.say(`rules-${topic}.title`));
  const keywords = (topic: string) => words.say(`rules-${topic}.keywords`).split(",").map(folded);
  const ways: ((topic: string) => boolean)[] = [
    (topic) => title(topic) === word,
    (topic) => title(topic).startsWith(word) && [...word].length > 1,
    (topic) => keywords(topic).some((keyword) => keyword.split(/\s+/).includes(word)),
    (topic) => keywords(topic).includes(word),
    (topic) => folded(words.say(`rules-${topic}`)).includes(word),
  ];
  for (const fits of ways) {
    const found = TOPICS.filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}

/** The reference's light Markdown as HTML. Only our own catalogues come through here. */
export function html(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const plain = safe
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\s?[（(][^（()）]*\d[^（()）]*[)）]$/gm, ""); // a line ends in the rules it tells: (B3, B5)
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
