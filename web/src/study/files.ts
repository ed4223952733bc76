// Records as files: written for somebody to keep, and read again.
const TYPES = ".ethnos,.txt,text/plain";
const SOON = 10_000;

export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SOON);
}

export const ACCEPTED = TYPES;

/** The text of the file somebody chose. */
export async function chosen(event: Event): Promise<string | null> {
  const field = event.currentTarget as HTMLInputElement;
  const text = await field.files?.[0]?.text();
  field.value = ""; // the same file may be chosen again
  return text ?? null;
}
