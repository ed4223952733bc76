declare module "words:*" {
  const source: string;
  export default source;
}
declare module "rules:*" {
  const source: string;
  export default source;
}
declare module "companion:*" {
  const source: string;
  export default source;
}
declare module "review:*" {
  const source: string;
  export default source;
}
declare module "puzzles:*" {
  const source: string;
  export default source;
}
declare module "lessons:*" {
  const source: string;
  export default source;
}
declare module "virtual:pictures" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:languages" {
  type Source = () => Promise<{ default: string }>;
  export const WORDS: Record<string, Source>;
  export const RULES: Record<string, Source>;
  export const COMPANION: Record<string, Source>;
  export const REVIEW: Record<string, Source>;
  export const PUZZLES: Record<string, Source>;
  export const LESSONS: Record<string, Source>;
}
declare module "virtual:topics" {
  const topics: string[];
  export default topics;
}
