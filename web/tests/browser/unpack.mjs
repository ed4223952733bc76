// Unpacks the pinned Chromium once, before tests that run beside each other would all do it: `make browser`.
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";

const there = resolve(import.meta.dirname, "node_modules/.chromium");
const part = `${there}.part`;
if (!existsSync(there)) {
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part);
  process.env.TMPDIR = part; // where the package unpacks to
  const { default: packed } = await import("@sparticuz/chromium");
  await packed.executablePath();
  renameSync(part, there);
}
