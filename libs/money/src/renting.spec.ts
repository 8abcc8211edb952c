import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { fromPounds } from './amounts.js';
import { estimatedMovingCosts, movingCostKinds, sumOfCosts } from './moving-costs.js';
import { firstMonthInEngland, guarantorIncomeForRent, incomeForRent, rentByIncome } from './renting.js';

describe('the rule of agents', () => {
  it('is a thirtieth of the yearly income a month, and 36 rents of a guarantor', () => {
    expect(rentByIncome(fromPounds(45_000))).toBe(fromPounds(1_500));
    expect(incomeForRent(fromPounds(1_500))).toBe(fromPounds(45_000));
    expect(guarantorIncomeForRent(fromPounds(1_500))).toBe(fromPounds(54_000));
  });

  it('never allows a rent for which the income would not be enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (income) => {
        const rent = rentByIncome(income);
        expect(incomeForRent(rent)).toBeLessThanOrEqual(income);
        expect(incomeForRent(rent + 1)).toBeGreaterThan(income);
      }),
    );
  });
});

/** Tenant Fees Act 2019, Schedule 1: a week's rent is the yearly one, divided by 52. */
describe('the first month of a tenant in England', () => {
  it('is the rent and five weeks, below £50,000 a year', () => {
    // 1,300 × 12 / 52 = 300 a week.
    expect(firstMonthInEngland(fromPounds(1_300))).toEqual({
      rent: fromPounds(1_300),
      holdingDeposit: fromPounds(300),
      deposit: { most: fromPounds(1_500), weeks: 5 },
      total: fromPounds(2_800),
    });
  });

  it('is rounded down to the penny: more would be above the cap', () => {
    // 1,000 × 12 / 52 = 230.769..., and five of these 1,153.846...
    expect(firstMonthInEngland(fromPounds(1_000))).toMatchObject({
      holdingDeposit: 230_76,
      deposit: { most: 1_153_84 },
      total: 2_153_84,
    });
  });

  it.each([
    [4_166_66, 5],
    [4_166_67, 6],
    [8_333_33, 6],
    [8_333_34, undefined],
  ])('of %d pence has a cap of %p weeks', (rent, weeks) =>
    expect(firstMonthInEngland(rent).deposit?.weeks).toBe(weeks),
  );

  it('is never above its caps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8_333_33 }), (rent) => {
        const { holdingDeposit, deposit } = firstMonthInEngland(rent);
        expect(holdingDeposit * 52).toBeLessThanOrEqual(rent * 12);
        expect((holdingDeposit + 1) * 52).toBeGreaterThan(rent * 12);
        expect(deposit!.most * 52).toBeLessThanOrEqual(rent * 12 * deposit!.weeks);
      }),
    );
  });
});

describe('the costs of moving', () => {
  it('are summed at both ends', () => {
    expect(sumOfCosts(estimatedMovingCosts)).toEqual({ low: fromPounds(2_020), high: fromPounds(8_300) });
  });

  it.each(movingCostKinds)('name a wrong range of %s', (kind) => {
    expect(() => sumOfCosts({ ...estimatedMovingCosts, [kind]: { low: 2, high: 1 } })).toThrow(
      `${kind} ends before it begins`,
    );
    expect(() => sumOfCosts({ ...estimatedMovingCosts, [kind]: { low: -1, high: 1 } })).toThrow(
      `${kind} is not`,
    );
  });
});
