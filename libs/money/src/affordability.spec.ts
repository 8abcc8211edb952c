import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { affordable, USUAL_MULTIPLE, type Means } from './affordability.js';
import { fromPounds } from './amounts.js';
import { nations } from './nation.js';
import { buyers, propertyTax } from './property-tax.js';

const means: Means = {
  nation: 'england',
  buyer: 'firstTime',
  income: fromPounds(60_000),
  savings: fromPounds(50_000),
  movingCosts: 0,
  multiple: USUAL_MULTIPLE,
  terms: { rate: 5, years: 30, kind: 'repayment' },
};

describe('what one can afford', () => {
  it('is four and a half incomes and the savings, tax taken off', () => {
    // A loan of £270,000 and £50,000, of which 5% of what is above £300,000 is tax: p + (p - 300,000) / 20 = 320,000.
    const { price, loan, deposit, tax, limit } = affordable(means);
    expect([price, loan, tax.tax, limit]).toEqual([
      fromPounds(319_048),
      fromPounds(270_000),
      fromPounds(952),
      'income',
    ]);
    expect(deposit).toBe(price - loan);
  });

  it('ends where the monthly budget does', () => {
    const { loan, mortgage, limit } = affordable({ ...means, monthly: fromPounds(1_073.64) });
    expect([loan, limit]).toEqual([fromPounds(200_000), 'monthly']);
    expect(mortgage.monthly).toBe(fromPounds(1_073.64));
  });

  it('ends where the savings are less than a twentieth of the price', () => {
    const { price, limit } = affordable({ ...means, savings: fromPounds(10_000) });
    expect([price, limit]).toEqual([fromPounds(200_000), 'savings']);
  });

  it('stops at the limit of the relief, where one pound more of price is thousands more of tax', () => {
    const rich = { ...means, income: fromPounds(100_000), savings: fromPounds(62_000) };
    expect(affordable(rich).price).toBe(fromPounds(500_000));
  });

  it('is nothing when moving takes all savings', () => {
    const poor = affordable({ ...means, savings: fromPounds(1_000), movingCosts: fromPounds(2_000) });
    expect([poor.price, poor.loan, poor.limit]).toEqual([0, 0, 'savings']);
  });

  it('is paid for by what there is, and one pound more is not', () => {
    fc.assert(
      fc.property(
        fc.record({
          nation: fc.constantFrom(...nations),
          buyer: fc.constantFrom(...buyers),
          income: fc.integer({ min: 0, max: 100_000_000 }),
          savings: fc.integer({ min: 0, max: 200_000_000 }),
          movingCosts: fc.integer({ min: 0, max: 1_000_000 }),
        }),
        (some) => {
          const given = { ...means, ...some };
          const { price, loan, tax } = affordable(given);
          if (price > 0) expect(price - loan + tax.tax + some.movingCosts).toBeLessThanOrEqual(some.savings);
          expect(loan).toBeLessThanOrEqual(some.income * USUAL_MULTIPLE);
          expect(loan).toBeLessThanOrEqual(price * 0.95);
          const next = price + 100;
          const lent = Math.min(Math.floor((some.income * USUAL_MULTIPLE) / 100) * 100, next * 0.95);
          expect(
            next - lent + propertyTax({ ...given, price: next }).tax + some.movingCosts + 100,
          ).toBeGreaterThan(some.savings);
        },
      ),
    );
  });

  it('is never less with more income or savings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (income, more) => {
          const price = affordable({ ...means, income }).price;
          expect(affordable({ ...means, income: income + more }).price).toBeGreaterThanOrEqual(price);
          expect(
            affordable({ ...means, income, savings: means.savings + more }).price,
          ).toBeGreaterThanOrEqual(price);
        },
      ),
    );
  });
});
