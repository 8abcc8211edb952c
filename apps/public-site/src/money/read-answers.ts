/** What a visitor wrote, read; or what is wrong with it, in words to stand beside the field. */
export type Read<T> =
  { readonly value: T; readonly error?: undefined } | { readonly value?: undefined; readonly error: string };

const MOST_POUNDS = 1_000_000_000;
const scales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** Whole pence from `450,000`, `£1,250.50`, `450k` or `1.2m`. */
export function readAmount(text: string): Read<number> {
  const plain = text.replace(/[£,\s]/g, '').toLowerCase();
  if (plain === '') return { error: 'Enter an amount in pounds.' };
  const [, digits, scale = ''] = /^(\d{1,12}(?:\.\d{1,6})?|\.\d{1,6})([km]?)$/.exec(plain) ?? [];
  if (digits === undefined) return { error: 'Enter pounds in figures, such as 450,000.' };
  const pounds = Number(digits) * (scales[scale] ?? 1);
  if (pounds > MOST_POUNDS) return { error: 'Enter at most £1,000,000,000.' };
  return { value: Math.round(pounds * 100) };
}

/** As `readAmount`; nothing written is no amount. */
export const readOptionalAmount = (text: string): Read<number | null> =>
  text.trim() === '' ? { value: null } : readAmount(text);

/** A number from `least` to `most`; a per cent sign behind it does no harm. */
export function readNumber(text: string, least: number, most: number, whole = false): Read<number> {
  const plain = text.replace(/[%\s]/g, '');
  const number = /^(\d{1,6}(?:\.\d{0,6})?|\.\d{1,6})$/.test(plain) ? Number(plain) : NaN;
  if (!(number >= least && number <= most) || (whole && !Number.isInteger(number)))
    return { error: `Enter a ${whole ? 'whole number' : 'number'} from ${least} to ${most}.` };
  return { value: number };
}

/** One of the choices; the first for what is none, as only an address can hold that. */
export const readChoice = <Choice extends string>(text: string, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === text) ?? choices[0]!;

/** All values when each is one. */
export function allOf<Values extends Readonly<Record<string, unknown>>>(reads: {
  readonly [Name in keyof Values]: Read<Values[Name]>;
}): Values | undefined {
  const entries = Object.entries<Read<unknown>>(reads);
  return entries.some(([, { error }]) => error !== undefined)
    ? undefined
    : (Object.fromEntries(entries.map(([name, { value }]) => [name, value])) as Values);
}
