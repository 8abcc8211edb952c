import { checkAmount, type Pence } from './amounts.js';

/** Agents and referencing firms usually ask for a yearly income of 30 times the monthly rent, of a guarantor 36 times. */
export const INCOME_TIMES = 30;
export const GUARANTOR_TIMES = 36;

/** The highest monthly rent for which a yearly income is usually enough, in whole pence. */
export const rentByIncome = (income: Pence): Pence =>
  Math.floor(checkAmount('income', income) / INCOME_TIMES);
/** The yearly income usually asked for a monthly rent. */
export const incomeForRent = (rent: Pence): Pence => checkAmount('rent', rent) * INCOME_TIMES;
export const guarantorIncomeForRent = (rent: Pence): Pence => checkAmount('rent', rent) * GUARANTOR_TIMES;

export interface FirstMonth {
  readonly rent: Pence;
  /** The most that may be asked to hold the home: one week's rent. It counts towards what is due later. */
  readonly holdingDeposit: Pence;
  /** The most that may be asked as a deposit, and of how many weeks' rent; undefined where no cap applies. */
  readonly deposit: { readonly most: Pence; readonly weeks: 5 | 6 } | undefined;
  /** The first month's rent and the greatest deposit. */
  readonly total: Pence;
}

const SIX_WEEKS_FROM = 50_000_00;
const CAPPED_TO = 100_000_00;

/**
 * What a tenant in England pays at most before moving in, for a monthly rent. A week's rent is a 52nd of the yearly one; caps are rounded down to
 * the penny, as more would be too much.
 *
 * Source: Tenant Fees Act 2019, Schedule 1, paragraphs 2 and 3 (https://www.legislation.gov.uk/ukpga/2019/4/schedule/1): five weeks' rent below
 * £50,000 a year, six from there. Above £100,000 a year a tenancy is no assured one (Housing Act 1988, Schedule 1), and the Act does not apply.
 */
export function firstMonthInEngland(rent: Pence): FirstMonth {
  const yearly = checkAmount('rent', rent) * 12;
  const weeks = (count: number): Pence => Math.floor((yearly * count) / 52);
  const count = yearly < SIX_WEEKS_FROM ? 5 : 6;
  const deposit = yearly <= CAPPED_TO ? ({ most: weeks(count), weeks: count } as const) : undefined;
  return { rent, holdingDeposit: weeks(1), deposit, total: rent + (deposit?.most ?? 0) };
}
