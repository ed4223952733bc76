// Where the plates lie, on the wide map and on the tall one.
import type { Kingdom } from "../game/things";

export const SPOTS: Record<Kingdom, { x: string; y: string; px: string; py: string }> = {
  ithys: { x: "18.9%", y: "26%", px: "26.5%", py: "20.5%" },
  duris: { x: "50.4%", y: "26%", px: "74%", py: "20.5%" },
  pelagon: { x: "81.7%", y: "26%", px: "74.5%", py: "50.5%" },
  rhea: { x: "18.2%", y: "65%", px: "26.5%", py: "50.5%" },
  althea: { x: "49.8%", y: "65%", px: "26.5%", py: "80.5%" },
  straton: { x: "82%", y: "65%", px: "73.8%", py: "80.5%" },
};

type Ornament = [kind: "hill" | "tower" | "tree", x: number, y: number, scale: number];
export const ORNAMENTS: Ornament[] = [
  ["hill", 74, 166, 0.85],
  ["hill", 96, 172, 0.7],
  ["hill", 214, 52, 0.8],
  ["hill", 192, 58, 0.62],
  ["tower", 250, 168, 0.8],
  ["tower", 420, 50, 0.85],
  ["tree", 330, 170, 0.85],
  ["tree", 346, 175, 0.7],
  ["tree", 498, 178, 0.8],
  ["hill", 700, 46, 0.85],
  ["hill", 722, 53, 0.7],
  ["hill", 780, 158, 0.95],
  ["hill", 757, 165, 0.72],
  ["tower", 610, 166, 0.8],
  ["tower", 146, 214, 0.85],
  ["tree", 96, 342, 0.85],
  ["tree", 112, 346, 0.7],
  ["hill", 232, 338, 0.7],
  ["tree", 420, 220, 0.9],
  ["tree", 437, 225, 0.72],
  ["tree", 404, 225, 0.72],
  ["tower", 330, 344, 0.8],
  ["tree", 520, 346, 0.8],
  ["tower", 690, 212, 0.85],
  ["tree", 632, 346, 0.8],
  ["tree", 756, 338, 0.85],
  ["tree", 772, 333, 0.7],
];
