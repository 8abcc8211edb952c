import type { Token } from './tokens.js';

export interface Amount {
  /** With its scale: 600k is 600,000. */
  readonly value: number;
  /** Before the scale: 600. */
  readonly base: number;
  /** 1 when the text gave none. */
  readonly scale: number;
  /** Index of the first token behind it. */
  readonly end: number;
}

const UNITS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  kish: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  m: 1e6,
  mish: 1e6,
  mil: 1e6,
  mill: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const FRACTION_WORDS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, third: 1 / 3 };

const fold = (tokens: readonly Token[], at: number): string => tokens[at]?.fold ?? '';
const own = (table: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** A plain number at a token, in digits or in words below a thousand: `3`, `twenty-one`, `four hundred and fifty`. */
function plainNumber(tokens: readonly Token[], at: number): { value: number; end: number } | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  if (first.kind === 'number') return digits(tokens, at, first.value ?? 0);
  if (first.kind !== 'word') return undefined;
  const spoken = spokenHundreds(tokens, at);
  if (spoken) return spoken;
  let end = at;
  let value = 0;
  let room = 1000;
  const article = (first.fold === 'a' || first.fold === 'one') && fold(tokens, at + 1) === 'hundred';
  if (article) {
    value = 100;
    room = 100;
    end = at + 2;
  }
  for (; ; end++) {
    const joint = end > at && room === 100 && fold(tokens, end) === 'and' ? 1 : 0;
    // "six hundred and seven hundred": two numbers, not six hundred and seven.
    if (joint === 1 && fold(tokens, end + 2) === 'hundred') break;
    const word = fold(tokens, end + joint);
    const unit = own(UNITS, word);
    const tens = own(TENS, word);
    if (word === 'hundred' && value > 0 && value < 100 && room !== 100) {
      value *= 100;
      room = 100;
    } else if (tens !== undefined && room >= 100) {
      value += tens;
      room = 10;
    } else if (unit !== undefined && unit < room && room > 1) {
      value += unit;
      room = 1;
    } else break;
    end += joint;
  }
  if (end === at) return undefined;
  if (fold(tokens, end) === 'point') {
    let decimals = '';
    let after = end + 1;
    for (
      let unit = own(UNITS, fold(tokens, after));
      unit !== undefined && unit < 10;
      unit = own(UNITS, fold(tokens, ++after))
    ) {
      decimals += unit;
    }
    if (decimals) return { value: Number(`${value}.${decimals}`), end: after };
  }
  return { value, end };
}

/** Behind "six fifty" these make it two numbers: "one twenty minute walk". */
const MEASURED =
  /^(?:min|mins|minute|minutes|metres|meters|m|yards|miles?|year|years|yr|%|percent|sq|sqft|sqm)$/;

/** Hundreds as they are spoken: "six fifty" 650, "four twenty five" 425, "fourteen fifty" 1,450, "twenty two fifty" 2,250. */
function spokenHundreds(tokens: readonly Token[], at: number): { value: number; end: number } | undefined {
  const first = fold(tokens, at);
  let hundreds = own(UNITS, first);
  let end = at + 1;
  if (hundreds === undefined) {
    const unit = own(UNITS, fold(tokens, end)) ?? 10;
    hundreds = unit < 10 ? (own(TENS, first) ?? NaN) + unit : NaN;
    end++;
  }
  const tens = own(TENS, fold(tokens, end));
  if (tens === undefined || Number.isNaN(hundreds)) return undefined;
  end++;
  const unit = own(UNITS, fold(tokens, end)) ?? 10;
  const more = unit < 10 && !ROOM.test(fold(tokens, end + 1)) ? unit : 0;
  if (more > 0) end++;
  if (MEASURED.test(fold(tokens, end)) || ROOM.test(fold(tokens, end))) return undefined;
  return { value: hundreds * 100 + tens + more, end };
}

/** "six fifty two bed": the two counts beds. */
const ROOM =
  /^(?:bed|beds|bedroom|bedrooms|bedroomed|bedder|bath|baths|bathroom|bathrooms|double|dbl|reception|receptions)$/;

function digits(tokens: readonly Token[], at: number, value: number): { value: number; end: number } {
  const next = tokens[at + 1];
  // "1½" and "2 hundred"
  if (next?.kind === 'number' && next.start === tokens[at]?.end && (next.value ?? 1) < 1) {
    return { value: value + (next.value ?? 0), end: at + 2 };
  }
  return next?.fold === 'hundred' ? { value: value * 100, end: at + 2 } : { value, end: at + 1 };
}

/** A fraction in words or as `1/2`, with "of a" behind it: `half a`, `three quarters of a`, `a quarter of a`. */
export function readFraction(
  tokens: readonly Token[],
  at: number,
): { value: number; end: number } | undefined {
  let start = fold(tokens, at) === 'a' ? at + 1 : at;
  let value = own(FRACTION_WORDS, fold(tokens, start));
  const second = tokens[start + 2];
  if (fold(tokens, start) === 'three' && /^quarters?$/.test(fold(tokens, start + 1))) {
    value = 0.75;
    start += 1;
  } else if (
    tokens[start]?.kind === 'number' &&
    fold(tokens, start + 1) === '/' &&
    second?.kind === 'number'
  ) {
    const quotient = (tokens[start]?.value ?? 0) / (second.value || 1);
    value = quotient > 0 && quotient < 1 ? quotient : undefined;
    start += 2;
  }
  if (value === undefined) return undefined;
  let end = start + 1;
  if (fold(tokens, end) === 'of') end++;
  if (fold(tokens, end) === 'a' || fold(tokens, end) === 'an') end++;
  return { value, end };
}

/** A number with its scale, if it has one: `600`, `600k`, `1.2 million`, `half a million`, `four hundred and fifty thousand`. */
export function readAmount(tokens: readonly Token[], at: number): Amount | undefined {
  const fraction = readFraction(tokens, at);
  const scaleOfFraction = fraction && own(SCALES, fold(tokens, fraction.end));
  if (fraction && scaleOfFraction !== undefined && scaleOfFraction >= 1e6) {
    return {
      value: fraction.value * scaleOfFraction,
      base: fraction.value,
      scale: scaleOfFraction,
      end: fraction.end + 1,
    };
  }
  const article = fold(tokens, at) === 'a' || fold(tokens, at) === 'couple';
  const scaleOfArticle = article ? own(SCALES, fold(tokens, at + 1)) : undefined;
  if (scaleOfArticle !== undefined && fold(tokens, at + 1).length > 2) {
    const more = andAFraction(tokens, at + 2);
    const base = 1 + (more?.value ?? 0);
    return { value: base * scaleOfArticle, base, scale: scaleOfArticle, end: more?.end ?? at + 2 };
  }
  const head = plainNumber(tokens, at);
  if (head === undefined) return undefined;
  let { end } = head;
  let base = head.value;
  let fractional = andAFraction(tokens, end);
  const unit = own(SCALES, fold(tokens, fractional?.end ?? end));
  if (fractional && (unit !== undefined || fractional.value === 0.5)) {
    base += fractional.value;
    end = fractional.end;
  }
  const scale = own(SCALES, fold(tokens, end));
  if (scale === undefined) return { value: base, base, scale: 1, end };
  end++;
  fractional = Number.isInteger(base) && scale >= 1e6 ? andAFraction(tokens, end) : undefined;
  if (fractional) {
    base += fractional.value;
    end = fractional.end;
  }
  const value = round(base * scale);
  const tail = scale >= 1e3 && tokens[end]?.kind === 'word' ? thousandsTail(tokens, end, scale) : undefined;
  return tail ? { value: value + tail.value, base, scale, end: tail.end } : { value, base, scale, end };
}

/** What follows a whole number: "and a half", "and three quarters". */
function andAFraction(tokens: readonly Token[], at: number): { value: number; end: number } | undefined {
  if (fold(tokens, at) !== 'and') return undefined;
  if (fold(tokens, at + 1) === 'a') {
    const value = own(FRACTION_WORDS, fold(tokens, at + 2));
    // "two beds and a half million": an amount of its own.
    return value === undefined || value < 0.25 ? undefined : { value, end: at + 3 };
  }
  const quarters = fold(tokens, at + 1) === 'three' && /^quarters?$/.test(fold(tokens, at + 2));
  return quarters ? { value: 0.75, end: at + 3 } : undefined;
}

/** "one million two hundred thousand", "two thousand five hundred", "one million two fifty". */
function thousandsTail(
  tokens: readonly Token[],
  at: number,
  above: number,
): { value: number; end: number } | undefined {
  const from = fold(tokens, at) === 'and' ? at + 1 : at;
  const rest = tokens[from]?.kind === 'word' ? plainNumber(tokens, from) : undefined;
  if (!rest || rest.value >= above || (rest.value < 100 && from === at)) return undefined;
  const thousand = fold(tokens, rest.end) === 'thousand' && above > 1e3;
  // In millions the hundreds that follow are thousands: "one million two fifty".
  const meant = thousand || (above === 1e6 && rest.value >= 100 && rest.value % 25 === 0);
  const value = meant ? rest.value * 1e3 : rest.value;
  if (value < 20) return undefined;
  return { value, end: thousand ? rest.end + 1 : rest.end };
}

/** 1.1 × 1,000,000 is not exact in binary. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A small count in digits or words ("3", "two", "couple of"), as rooms are counted. */
export function readCount(tokens: readonly Token[], at: number): { value: number; end: number } | undefined {
  if (fold(tokens, at) === 'couple' || fold(tokens, at) === 'pair') {
    return { value: 2, end: fold(tokens, at + 1) === 'of' ? at + 2 : at + 1 };
  }
  return plainNumber(tokens, at);
}
