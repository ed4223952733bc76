// Grades are shapes, then words, then colour: none of them looks like a player's shape.
import type { ReviewedDecision } from "../api/schema";

export type Grade = ReviewedDecision["grade"];

export const SHAPES: Record<Grade, string> = {
  best: "M10 1.8l2.5 5.3 5.8.7-4.300 4 1.100 5.800L10 14.700l-5.100 2.900L6 11.800l-4.300-4 5.800-.7Z",
  good: "M3.500 10.500l4.300 4.300L16.500 5.500",
  inaccuracy: "M2 11.500c2.600-4.600 5.200-4.600 8-1.200s5.400 3.400 8-1.200",
  mistake: "M3.500 6.500L10 13l6.500-6.500",
  blunder: "M4 4.500L10 10l6-5.500M4 10.500L10 16l6-5.500",
  forced: "M4 10h12",
};
