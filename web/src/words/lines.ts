// Where a line may not break: Polish, Czech and Russian leave no single letter and no dash at its edge.
const ALONE: Record<string, string> = { pl: "aiouwz", cs: "aikosuvz", ru: "авикосуя" };
const BOUND = "\u00a0";

/** The text with spaces that hold their neighbours together where the language wants them. */
export function bound(text: string, language: string): string {
  const letters = ALONE[language];
  if (!letters) return text;
  return text.replace(/(\S+) (?=(\S))/gu, (whole, word: string, next: string) => {
    const bare = word.replace(/^[(„«*]+/u, "").toLowerCase();
    return (bare.length === 1 && letters.includes(bare)) || /[–—]/u.test(next) ? word + BOUND : whole;
  });
}
