import { type Amount, readAmount } from './numbers.js';
import type { Reading } from './reading.js';

const UNITS = new Set(
  (
    'sq sqft sqm square ft foot feet acre acres year years yr yrs yo parking car cars garage garages reception receptions receps recep living person people ' +
    'persons adults children kids child dog dogs cat cats pets sharers friends tenants storey storeys story floor floors st nd rd th month months week weeks day days am pm % percent ' +
    'toilet toilets wc wcs ensuite ensuites shower showers hour hours balconies gardens spaces units homes houses flats properties apartments stops minute minutes ' +
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'
  ).split(' '),
);
const LEADS = new Set(
  (
    'zone zones band built after since flat number no circa1 january february march april may june july august september october november december ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec terminal phase plot unit level floor grade heathrow #'
  ).split(' '),
);
/** Money that is not the price of the home: a word, and how the word behind it must begin. */
const OTHER_MONEY = new Map(
  Object.entries({
    deposit: '',
    salary: '',
    income: '',
    earn: '',
    earning: '',
    mortgage: '',
    wages: '',
    wage: '',
    pension: '',
    savings: '',
    saved: '',
    equity: '',
    inheritance: '',
    loan: '',
    maintenance: '',
    make: '',
    earns: '',
    bonus: '',
    fees: '',
    service: 'charge',
    ground: 'rent',
    stamp: 'duty',
    council: 'tax',
  }),
);
/** "£30k for a deposit", "60k cash deposit". */
const CARRIED_BY = new Set(['in', 'for', 'of', 'as', 'a', 'cash']);

/** Claims numbers that count or measure something else, so that nobody takes them for rooms or pounds. */
export function readOtherNumbers(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!reading.isFree(at)) continue;
    const amount = readAmount(reading.tokens, at);
    if (!amount) continue;
    const isMoney = reading.word(at - 1) === '£';
    const counted = !isMoney && (countsOther(reading, amount) || follows(reading, at, amount));
    const year =
      !isMoney &&
      /^(?:built|since|after|before|from|in|circa|pre|post)$/.test(reading.word(at - 1)) &&
      isYear(reading.word(at));
    const foreign =
      /^[$€¥₹]$/.test(reading.word(at - 1)) ||
      /^(?:[$€¥₹]|dollars|euros|usd|eur)$/.test(reading.word(amount.end));
    if (foreign) reading.note('Prices are in pounds sterling; another currency was left out.');
    if (counted || year || foreign || isOtherMoney(reading, at, amount.end)) reading.claim(at, amount.end);
    at = amount.end - 1;
  }
}

/** "1500 pm" and "1500 month" are rents, "5 pm" and "6 month" are not. */
const OF_RENTS = /^(?:pm|month|months|week|weeks)$/;

function countsOther(reading: Reading, { value, end }: Amount): boolean {
  const unit = reading.word(end);
  return UNITS.has(unit) && !(value >= 100 && OF_RENTS.test(unit)) && !isCountedHome(reading, value, end);
}

/** "two homes" counts homes; "350k flat", "450000 house" and "1500 flats in Bow" are prices. */
function isCountedHome(reading: Reading, value: number, end: number): boolean {
  return value >= 100 && /^(?:homes|houses|flats|properties|apartments|units)$/.test(reading.word(end));
}

/** "flat 12", "band D", "from March 2026"; but "1 bed flat 425k" and "flat 950" tell a price. */
function follows(reading: Reading, at: number, { value, scale }: Amount): boolean {
  const lead = reading.word(at - 1);
  if (!LEADS.has(lead) || scale > 1) return false;
  return (
    !/^(?:flat|unit|plot|number|no|floor|level|built|since|after)$/.test(lead) ||
    value < 100 ||
    isYear(reading.word(at))
  );
}

/** Only words a date could be: "from 1500" is a rent. */
function isYear(word: string): boolean {
  return /^(?:1[6-9]\d\d|20[0-4]\d)$/.test(word) && !/00$/.test(word)
    ? true
    : /^(?:1[6-9]00|19\d\d)$/.test(word);
}

function isOtherMoney(reading: Reading, start: number, end: number): boolean {
  let behind = reading.word(end) === 'pounds' ? end + 1 : end;
  if (CARRIED_BY.has(reading.word(behind))) behind++;
  if (namesOtherMoney(reading, behind)) return true;
  for (let at = start - 1; at >= start - 5; at--) {
    const word = reading.word(at);
    if (word === '.' || word === ';' || word === ',' || reading.tokens[at]?.kind === 'number') return false;
    if (
      /^(?:budget|price|asking|spend|total|rent|flat|house|home)$/.test(word) &&
      !namesOtherMoney(reading, at - 1)
    )
      return false;
    if (namesOtherMoney(reading, at)) return true;
  }
  return false;
}

function namesOtherMoney(reading: Reading, at: number): boolean {
  const second = OTHER_MONEY.get(reading.word(at));
  return second !== undefined && (second === '' || reading.word(at + 1).startsWith(second));
}
