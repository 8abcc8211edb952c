import { checkAmount, greatest, MOST, type Pence } from './amounts.js';
import { loanFor, mortgage, type Mortgage, type MortgageTerms } from './mortgage.js';
import { propertyTax, type Buyer, type PropertyTax } from './property-tax.js';
import type { Nation } from './nation.js';

/** Of the yearly income, which lenders usually lend at most. */
export const USUAL_MULTIPLE = 4.5;
/** Per cent of the price, which lenders usually lend at most. */
export const USUAL_LOAN_TO_VALUE = 95;

export interface Means {
  readonly nation: Nation;
  readonly buyer: Buyer;
  readonly nonResident?: boolean;
  /** Before tax, a year, of all who buy. */
  readonly income: Pence;
  /** What there is for the deposit, the tax and the costs of moving. */
  readonly savings: Pence;
  /** What is taken out of the savings for survey, lawyer and move. */
  readonly movingCosts: Pence;
  /** The most that the mortgage may cost a month; without it only the income counts. */
  readonly monthly?: Pence;
  readonly multiple: number;
  readonly terms: MortgageTerms;
}

export interface Affordable {
  /** The dearest home, in whole pounds; 0 when nothing is left for one. */
  readonly price: Pence;
  readonly loan: Pence;
  readonly deposit: Pence;
  readonly tax: PropertyTax;
  readonly mortgage: Mortgage;
  /** What would have to be more for a dearer home. */
  readonly limit: 'income' | 'monthly' | 'savings';
}

/** The dearest home that income, savings and a monthly budget carry together, its tax and the costs of moving paid. */
export function affordable(means: Means): Affordable {
  const { income, savings, movingCosts, monthly, multiple, terms } = means;
  checkAmount('savings', savings);
  if (!(multiple > 0 && multiple <= 10))
    throw new RangeError(`multiple is not between 0 and 10: ${multiple}`);
  const byIncome = Math.min(MOST, Math.floor((checkAmount('income', income) * multiple) / 100) * 100);
  const byMonthly = monthly === undefined ? byIncome : loanFor(monthly, terms, byIncome);
  const mostLoan = Math.min(byIncome, byMonthly);
  const left = savings - checkAmount('movingCosts', movingCosts);

  const taxOf = (price: Pence) => propertyTax({ ...means, price });
  const ofValue = (price: Pence): Pence => Math.floor((price * USUAL_LOAN_TO_VALUE) / 10_000) * 100;
  // One pound more of price is never one pound more of loan, and its tax is never less: what is too dear stays so.
  const most = Math.floor(Math.min(MOST, mostLoan + Math.max(0, left)) / 100);
  const price =
    greatest(most, (pounds) => {
      const candidate = pounds * 100;
      return candidate + taxOf(candidate).tax <= left + Math.min(mostLoan, ofValue(candidate));
    }) * 100;
  const tax = taxOf(price);
  const loan = price === 0 ? 0 : Math.min(mostLoan, ofValue(price));
  return {
    price,
    loan,
    deposit: price - loan,
    tax,
    mortgage: mortgage(loan, terms),
    limit: loan < mostLoan || price === 0 ? 'savings' : byMonthly < byIncome ? 'monthly' : 'income',
  };
}
