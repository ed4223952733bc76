// Whether the rules lie open, and at which topic ("" is the list).
let topic = $state<string | null>(null);

export function rules(): { topic: string | null } {
  return { topic };
}

export function openRules(wanted: string | null): void {
  topic = wanted;
}
