import { parsePostcode } from '@lintel/geo';

export type TokenKind = 'word' | 'number' | 'postcode' | 'symbol';

export interface Token {
  readonly kind: TokenKind;
  /** Lower case, without accents and apostrophes; "&" is "and", "saint" is "st". */
  readonly fold: string;
  readonly start: number;
  readonly end: number;
  /** Numbers only. */
  readonly value?: number;
  /** Starts with a capital letter. */
  readonly capital: boolean;
}

/** More than anyone types; the rest of a longer text is not read, so that the work stays bounded. */
export const LONGEST_TEXT = 10_000;
/** Words, numbers and marks read of one text: many times a long search, and under a millisecond of work. */
export const MOST_TOKENS = 600;

const WHOLE_POSTCODE = '(?<![\\p{L}\\d])[a-z]{1,2}\\d[a-z\\d]?(?: ?\\d[a-z]{2})?(?![\\p{L}\\d])';
const TOKEN = new RegExp(
  [
    `(?<postcode>${WHOLE_POSTCODE})`,
    '(?<number>\\d{1,3}(?: \\d{3}){2,}(?![\\d,])|\\d{2,3} 000(?![\\d,])|(?<=£ ?)\\d{1,3}(?: \\d{3})+(?![\\d,])|\\d+(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+|[½¼¾⅓⅔])',
    "(?<word>st\\.(?= ?\\p{L})|(?:p\\.c\\.m\\.?|p/cm|p\\.[wma]\\.?|p/?[wma]|w/c)(?![\\p{L}\\d])|\\p{L}[\\p{L}\\p{M}]*(?:['’]\\p{L}+)*)",
    '(?<symbol>[^\\s\\p{L}\\d\\p{M}])',
  ].join('|'),
  'giu',
);

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** Marks that mean something in a search; all others, emoji among them, only separate words. */
const MARKS = /^[£$€¥₹+\-–—/,.;:=<>≤≥±~!?%#|*]$/;
/** Pictures that stand for a word: "🛏3 🛁2 📍Bromley". */
const PICTURES = new Map(
  Object.entries({
    '🛏': 'beds',
    '🛁': 'baths',
    '🚿': 'baths',
    '📍': 'in',
    '🚇': 'tube',
    '🚌': 'bus',
    '🚆': 'train',
    '🚉': 'train',
  }),
);
/** "onebed", "twobedroom" */
const GLUED = /^(one|two|three|four|five|six)(?:bed|beds|bedroom|bedrooms|bedroomed|bath|bathroom)$/i;
const ASCII_WORD = /^[a-z]+$/;

function foldWord(raw: string): string {
  const lower = raw.toLowerCase();
  if (ASCII_WORD.test(lower)) return lower === 'saint' ? 'st' : lower;
  return lower.normalize('NFKD').replace(/[\p{M}'’./]/gu, '');
}

/** "E1 2bd" is a two-bedroom flat in E1, not the postcode E1 2BD. */
const ROOMS_AFTER_OUTCODE = /^\S+ \d(?:bd|br|ba)$/;

function isHyphenInWord(text: string, at: number): boolean {
  return /[\p{L}\d]/u.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + 1] ?? '');
}

/** The "<" and ">" of markup, which compare nothing. */
function isMarkup(text: string, at: number): boolean {
  if (text[at] === '<') return /[\p{L}/!]/u.test(text[at + 1] ?? '');
  return text[at] === '>' && /[\p{L}/"'-]/u.test(text[at - 1] ?? '');
}

/** Splits a text into words, numbers, postcodes and marks, in order, in one pass. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const read = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(read); match && tokens.length < MOST_TOKENS; match = TOKEN.exec(read)) {
    const { groups = {}, index: start } = match;
    let raw = match[0];
    if (groups.postcode !== undefined) {
      if (ROOMS_AFTER_OUTCODE.test(raw)) raw = raw.slice(0, raw.indexOf(' '));
      if (parsePostcode(raw) === undefined) {
        // "pm2" and the like: read its letters as a word and go on behind them.
        raw = /^[a-z]+/i.exec(raw)?.[0] ?? raw;
        tokens.push(wordToken(raw, start));
      } else {
        tokens.push({
          kind: 'postcode',
          fold: raw.toLowerCase(),
          start,
          end: start + raw.length,
          capital: raw[0] !== raw[0]?.toLowerCase(),
        });
      }
      TOKEN.lastIndex = start + raw.length;
    } else if (groups.number !== undefined) {
      const value = FRACTIONS[raw] ?? Number(raw.replace(/[, ]/g, ''));
      tokens.push({ kind: 'number', fold: raw, start, end: start + raw.length, value, capital: false });
    } else if (GLUED.test(raw)) {
      const [, count = ''] = GLUED.exec(raw) ?? [];
      tokens.push(wordToken(count, start), wordToken(raw.slice(count.length), start + count.length));
    } else if (groups.word !== undefined) {
      tokens.push(wordToken(raw, start));
    } else if (PICTURES.has(raw)) {
      const end = start + raw.length;
      tokens.push({ kind: 'word', fold: PICTURES.get(raw) as string, start, end, capital: false });
    } else if (raw === '&') {
      tokens.push({ kind: 'word', fold: 'and', start, end: start + 1, capital: false });
    } else if (MARKS.test(raw) && !(raw === '-' && isHyphenInWord(read, start)) && !isMarkup(read, start)) {
      const fold = raw === '–' || raw === '—' ? '-' : raw;
      tokens.push({ kind: 'symbol', fold, start, end: start + raw.length, capital: false });
    }
  }
  return tokens;
}

function wordToken(raw: string, start: number): Token {
  const first = raw[0] as string;
  return {
    kind: 'word',
    fold: foldWord(raw),
    start,
    end: start + raw.length,
    capital: first !== first.toLowerCase(),
  };
}
