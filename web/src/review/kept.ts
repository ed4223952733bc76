// Records opened on this page: they stay with the browser's tab, and an address names them.
const KEPT = "ethnos-record";
const FILE = "file.";
const TABLE = "of.";

/** Where a game comes from: a record kept here, or a table of the server. */
export type Source = { file: string } | { table: string };

export function keepRecord(id: string, record: string): string {
  sessionStorage.setItem(`${KEPT} ${id}`, record);
  return FILE + id;
}

export function keptRecord(id: string): string | null {
  return sessionStorage.getItem(`${KEPT} ${id}`);
}

/** What an address names, where it names a game. */
export function sourceOf(name: string): Source | null {
  if (name.startsWith(FILE)) return { file: name.slice(FILE.length) };
  if (name.startsWith(TABLE)) return { table: name.slice(TABLE.length) };
  return null;
}

export function nameOf(source: Source): string {
  return "file" in source ? FILE + source.file : TABLE + source.table;
}
