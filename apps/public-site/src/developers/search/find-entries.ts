/** Something that a search may find. */
export interface Entry {
  readonly kind: 'Pages' | 'Events' | 'GraphQL';
  readonly title: string;
  readonly to: string;
  /** All that is said there. */
  readonly text: string;
}

export const MOST_FOUND = 60;

/** Those that have every word of the question, what is called so before what only says so. */
export function findEntries(entries: readonly Entry[], question: string): readonly Entry[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, worth: worthOf(entry, words) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}

function worthOf({ title, text }: Entry, words: readonly string[]): number {
  const name = title.toLowerCase();
  const all = `${name} ${text.toLowerCase()}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (name === words.join(' ')) return 4;
  if (words.every((word) => name.includes(word))) return name.startsWith(words[0]!) ? 3 : 2;
  return 1;
}

const AROUND = 70;

/** The place of a text where a word of the question stands. */
export function excerpt({ text }: Entry, question: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  const at = Math.max(0, ...words.map((word) => plain.toLowerCase().indexOf(word)));
  const from = at <= AROUND ? 0 : plain.indexOf(' ', at - AROUND) + 1;
  const to = Math.min(plain.length, at + 2 * AROUND);
  return `${from > 0 ? '… ' : ''}${plain.slice(from, to)}${to < plain.length ? ' …' : ''}`;
}
