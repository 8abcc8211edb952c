import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { fromPounds, MOST } from './amounts.js';
import { loanFor, mortgage, type MortgageTerms } from './mortgage.js';

const repayment = (rate: number, years: number): MortgageTerms => ({ rate, years, kind: 'repayment' });

describe('a mortgage', () => {
  // The annuity formula in any textbook: 584.590... and 1,073.643... a month.
  it.each([
    [100_000, repayment(5, 25), 584_59],
    [200_000, repayment(5, 30), 1_073_64],
    [120_000, repayment(0, 10), 1_000_00],
    [200_000, { rate: 6, years: 25, kind: 'interestOnly' } as const, 1_000_00],
  ])('of £%d by %j costs %d pence a month', (loan, terms, monthly) =>
    expect(mortgage(fromPounds(loan), terms).monthly).toBe(monthly),
  );

  it('costs its interest beside the loan', () => {
    const { monthly, interest, total } = mortgage(fromPounds(100_000), repayment(5, 25));
    expect(total).toBe(fromPounds(100_000) + interest);
    expect(Math.abs(total - monthly * 300)).toBeLessThan(300);
    expect(mortgage(fromPounds(90_000), { rate: 4, years: 10, kind: 'interestOnly' }).interest).toBe(
      fromPounds(36_000),
    );
  });

  const terms = fc.record({
    rate: fc.double({ min: 0, max: 30, noNaN: true }),
    years: fc.integer({ min: 1, max: 50 }),
    kind: fc.constantFrom('repayment' as const, 'interestOnly' as const),
  });
  const loans = fc.integer({ min: 0, max: 1_000_000_000 });

  it('is paid back to the penny by what it costs, within rounding', () => {
    fc.assert(
      fc.property(
        loans,
        fc.double({ min: 0.01, max: 15, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (loan, rate, years) => {
          const { monthly } = mortgage(loan, repayment(rate, years));
          let [owed, rounding] = [loan, 0];
          for (let month = 0; month < years * 12; month += 1) {
            owed = owed * (1 + rate / 1200) - monthly;
            rounding = rounding * (1 + rate / 1200) + 0.51;
          }
          expect(Math.abs(owed)).toBeLessThanOrEqual(rounding + 1);
        },
      ),
    );
  });

  it('costs more the more is lent, the dearer it is, and a month less the longer it runs', () => {
    fc.assert(
      fc.property(loans, terms, (loan, given) => {
        const { monthly } = mortgage(loan, given);
        expect(mortgage(loan + 10_000, given).monthly).toBeGreaterThanOrEqual(monthly);
        if (given.rate < 29)
          expect(mortgage(loan, { ...given, rate: given.rate + 1 }).monthly).toBeGreaterThanOrEqual(monthly);
        if (given.years < 50)
          expect(mortgage(loan, { ...given, years: given.years + 1 }).monthly).toBeLessThanOrEqual(monthly);
      }),
    );
  });

  it('is continuous where the rate becomes nothing', () => {
    const free = mortgage(fromPounds(300_000), repayment(0, 25)).monthly;
    expect(Math.abs(mortgage(fromPounds(300_000), repayment(1e-9, 25)).monthly - free)).toBeLessThanOrEqual(
      1,
    );
  });

  it('of as much as a month carries costs no more than that, and one pound more does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), terms, (budget, given) => {
        fc.pre(given.rate > 0.5);
        const loan = loanFor(budget, given, MOST - 100);
        expect(mortgage(loan, given).monthly).toBeLessThanOrEqual(budget);
        expect(mortgage(loan + 100, given).monthly).toBeGreaterThan(budget);
      }),
    );
  });

  it.each([
    ['loan', -1, repayment(5, 25)],
    ['rate', 100, repayment(-1, 25)],
    ['rate', 100, repayment(NaN, 25)],
    ['years', 100, repayment(5, 0)],
    ['years', 100, repayment(5, 2.5)],
  ])('names a wrong %s', (name, loan, given) =>
    expect(() => mortgage(loan, given)).toThrow(new RegExp(`^${name} is not`)),
  );
});
