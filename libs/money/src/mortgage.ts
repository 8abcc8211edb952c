import { checkAmount, greatest, type Pence } from './amounts.js';

export const mortgageKinds = ['repayment', 'interestOnly'] as const;
/** `repayment`: the loan is paid back in equal monthly parts with its interest. `interestOnly`: it is owed whole at the end. */
export type MortgageKind = (typeof mortgageKinds)[number];

export interface MortgageTerms {
  /** Per cent a year, the same all the time: `4.5`. */
  readonly rate: number;
  /** Whole years. */
  readonly years: number;
  readonly kind: MortgageKind;
}

export interface Mortgage {
  readonly monthly: Pence;
  /** All that is paid beside the loan itself. */
  readonly interest: Pence;
  readonly total: Pence;
}

export const MOST_RATE = 30;
export const MOST_YEARS = 50;

/** @throws RangeError that names the loan, the rate (0 to 30) or the years (1 to 50). */
export function mortgage(loan: Pence, { rate, years, kind }: MortgageTerms): Mortgage {
  checkAmount('loan', loan);
  if (!(rate >= 0 && rate <= MOST_RATE))
    throw new RangeError(`rate is not between 0 and ${MOST_RATE}: ${rate}`);
  if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS)
    throw new RangeError(`years is not a whole number from 1 to ${MOST_YEARS}: ${years}`);
  const months = years * 12;
  const share = rate / 1200;
  if (kind === 'interestOnly') {
    const exact = loan * share;
    const interest = Math.round(exact * months);
    return { monthly: Math.round(exact), interest, total: loan + interest };
  }
  // What an annuity pays each month; without interest, the loan in equal parts. `expm1` and `log1p` keep rates near 0 exact.
  const exact = share === 0 ? loan / months : (loan * share) / -Math.expm1(-months * Math.log1p(share));
  const total = Math.max(loan, Math.round(exact * months));
  return { monthly: Math.round(exact), interest: total - loan, total };
}

/** The greatest loan in whole pounds that costs at most so much a month. */
export function loanFor(monthly: Pence, terms: MortgageTerms, most: Pence): Pence {
  checkAmount('monthly', monthly);
  return greatest(Math.floor(most / 100), (pounds) => mortgage(pounds * 100, terms).monthly <= monthly) * 100;
}
