/*
 * How text is compared, the same for every adapter. An adapter folds and splits both the document and the question with these, so that
 * two engines with analysers of their own still give one answer.
 */

/** Letters that Unicode does not decompose, as people type them without the letter at hand. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
const APOSTROPHE = /[\u2018\u2019\u201B\u02BC\u02B9\u02BB\u00B4\u0060\uFF07\u2032]/gu;
const UNFOLDED = /[^\t\n\r -@[-_a-~]/u;

/** Lower case without accents, one apostrophe for all its shapes; everything else stays as it is. Folding twice changes nothing. */
export function foldText(text: string): string {
  if (!UNFOLDED.test(text)) return text;
  return text
    .toWellFormed()
    .replace(APOSTROPHE, "'")
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(APOSTROPHE, "'")
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter]!);
}

/** The letters, digits and apostrophes that stand together in a folded text. */
export function runsOf(folded: string): readonly string[] {
  return folded.match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The words of a folded text; an apostrophe belongs to its word and does not count, so that "Kings" finds "King's". */
export function wordsOf(folded: string): readonly string[] {
  return runsOf(folded)
    .map(withoutApostrophes)
    .filter((word) => word !== '');
}

export function withoutApostrophes(run: string): string {
  return run.includes("'") ? run.replaceAll("'", '') : run;
}

/** More words than this add nothing to a question, only time. */
const WORDS_OF_A_QUESTION = 16;

export interface SoughtWord {
  readonly word: string;
  /** Insertions, deletions and replacements of a character (Levenshtein) by which a word of the text may differ. */
  readonly edits: 0 | 1 | 2;
  /** Whether a word of the text that begins with it will do as well. */
  readonly prefix: boolean;
}

/**
 * What a `matches` filter looks for: the first 16 words, the last of them as a prefix too. Words of 4 letters may differ by one
 * edit, of 7 by two; shorter ones and those with a digit (postcodes, house numbers) must be exact.
 */
export function soughtWords(text: string): readonly SoughtWord[] {
  const words = wordsOf(foldText(text)).slice(0, WORDS_OF_A_QUESTION);
  return words.map((word, position) => ({
    word,
    edits: editsAllowed(word),
    prefix: position === words.length - 1,
  }));
}

function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The order of code points, which is that of UTF-8 bytes; `<` on strings differs from it for characters beyond U+FFFF. */
export function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at++) {
    const a = left.charCodeAt(at);
    const b = right.charCodeAt(at);
    if (a !== b) return surrogatesLast(a) - surrogatesLast(b);
  }
  return left.length - right.length;
}

function surrogatesLast(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
