const MOST_WORDS = 60;
const LONGEST_WORD = 40;
/** How many words of a search are looked for. */
const MOST_WANTED = 8;

/** The words of texts as they are looked for: in lower case, without accents and marks, each once. */
export function wordsOf(...texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => word.slice(0, LONGEST_WORD)),
  );
  return [...new Set(words)].filter(Boolean).slice(0, MOST_WORDS);
}

/** A phone number by its groups and whole, as people write it either way. */
export const phoneWords = (phone: string): readonly string[] => [
  ...wordsOf(phone),
  ...wordsOf(phone.replace(/\D+/g, '')),
];

/** The words of a search, each a prefix; undefined when nothing is looked for. */
export const wantedWords = (search: string | null | undefined): readonly string[] | undefined =>
  search?.trim() ? wordsOf(search).slice(0, MOST_WANTED) : undefined;
