// The levels' shields, by name: the field's parting, and the charge on it. Muted from linen to ink and gold, so that
// strength reads as darkness; they are paper and keep their colours in the dark. On a field of 64 by 76.
interface Shape {
  how: "fill" | "line" | "thin" | "hole";
  d: string;
}
export interface Drawing {
  parting: string;
  lines?: boolean; // the parting is drawn, not filled
  charge: Shape[];
  crown?: boolean;
}

const fill = (d: string): Shape => ({ how: "fill", d });
const line = (d: string): Shape => ({ how: "line", d });
const thin = (d: string): Shape => ({ how: "thin", d });
const hole = (d: string): Shape => ({ how: "hole", d });

export const RIM = "M5 5H59V37C59 57 44 67 32 73C20 67 5 57 5 37Z";
export const FIELD = "M9 9H55V37C55 54 42 63 32 68.5C22 63 9 54 9 37Z";
export const CROWN = "M16 4V-9l8 6 8-10 8 10 8-6V4Z";

export const SHIELDS: Record<string, Drawing> = {
  wanderer: {
    parting: "M9 36H55V72H9Z",
    charge: [
      fill("M21 36a11 11 0 0 1 22 0Z"),
      thin("M32 14v6M16.5 20.5l4.3 4.3M47.5 20.5l-4.3 4.3M12 36h40"),
      fill("M29 39h8c6 5-9 7-5 12 2 3 8 4 6 11l-6 5-8-5c4-7-3-8-4-13-1-6 9-5 9-10Z"),
    ],
  },
  shepherd: {
    parting: "M9 44c10-5 16 4 24 1s14-4 22-1V72H9Z",
    charge: [
      line("M29 60V30c0-17 20-15 18-2-1 7-10 7-10 1"),
      fill("M13 50c3-3 6-3 8 0-2 3-5 3-8 0ZM37 50c3-3 6-3 8 0-2 3-5 3-8 0Z"),
    ],
  },
  mason: {
    parting:
      "M9 17H55M9 27H55M9 37H55M9 47H55M13 57H51M20 9V17M44 9V17M14 17V27M50 17V27M14 37V47M50 37V47M20 27V37M46 27V37",
    lines: true,
    charge: [
      fill("M19 18h6v5h4v-5h6v5h4v-5h6V30l-3 3V56H22V33l-3-3Z"),
      hole("M28 56V46a4 4 0 0 1 8 0V56Z"),
      hole("M30.5 33h3v6h-3Z"),
    ],
  },
  steward: {
    parting: "M9 9H32V72H9Z",
    charge: [line("M32 14a8 8 0 1 0 0 16a8 8 0 1 0 0-16ZM32 30V58"), fill("M33 46h11v5h-4v7h-7Z")],
  },
  ferryman: {
    parting: "M9 47q6-4 11.5 0t11.5 0 11.5 0T55 47V72H9Z",
    charge: [
      fill("M33 14V40H50C49 28 42 18 33 14ZM30 20V40H17C19 32 23 24 30 20Z"),
      fill("M14 43H51C49 50 45 53 41 53H24C19 53 16 50 14 43Z"),
      thin("M17 59q4-3.5 8 0t8 0 8 0 6-.5"),
    ],
  },
  marshal: {
    parting: "M9 9H55L9 55Z",
    charge: [line("M21 12V62"), fill("M22.5 15H50L43 24.5 50 34H22.5Z"), fill("M24 42h15l-4 5 4 5H24Z")],
  },
  champion: {
    parting: "M32 9H55V40H32ZM9 40H32V72H9Z",
    charge: [
      fill("M32 11l4 6V41H28V17Z"),
      fill("M20 41H44V46H20ZM29.5 46h5V55h-5ZM32 54.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2Z"),
      fill("M24 35C15 33 13 25 13.5 17 20 20 24 26 24 35ZM40 35C49 33 51 25 50.5 17 44 20 40 26 40 35Z"),
    ],
  },
  archon: {
    parting: "M32 37L9 9M32 37L55 9M32 37V9M32 37H9M32 37H55M32 37L12 60M32 37L52 60M32 37V69",
    lines: true,
    charge: [
      thin("M32 18L48 27.5V46L32 55.5 16 46V27.5Z"),
      thin("M32 18V55.5M16 27.5L48 46M48 27.5L16 46"),
      fill("M32 31.2a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z"),
    ],
    crown: true,
  },
};
