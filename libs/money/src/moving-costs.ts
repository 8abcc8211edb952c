import { checkAmount, type Pence } from './amounts.js';

export const movingCostKinds = ['survey', 'conveyancing', 'registration', 'lender', 'removals'] as const;
export type MovingCostKind = (typeof movingCostKinds)[number];

/** What something costs at least and at most. */
export interface CostRange {
  readonly low: Pence;
  readonly high: Pence;
}
export type MovingCosts = Readonly<Record<MovingCostKind, CostRange>>;

/** Ours, of what is commonly asked for a home of ordinary size in 2026; no quotation. Everybody puts their own in their place. */
export const estimatedMovingCosts: MovingCosts = {
  survey: { low: 400_00, high: 1_500_00 },
  conveyancing: { low: 1_200_00, high: 2_500_00 },
  registration: { low: 20_00, high: 500_00 },
  lender: { low: 0, high: 2_000_00 },
  removals: { low: 400_00, high: 1_800_00 },
};

/** @throws RangeError that names a range which ends before it begins. */
export function sumOfCosts(costs: MovingCosts): CostRange {
  let [low, high] = [0, 0];
  for (const kind of movingCostKinds) {
    const range = costs[kind];
    low += checkAmount(kind, range.low);
    high += checkAmount(kind, range.high);
    if (range.high < range.low) throw new RangeError(`${kind} ends before it begins`);
  }
  return { low, high };
}
