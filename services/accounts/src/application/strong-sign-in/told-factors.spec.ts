import { expect, it } from '@jest/globals';
import { noFactors } from '../../domain/strong-factor.js';
import type { FactorBook, FactorNotice } from '../factor-store.js';
import { ToldFactors } from './told-factors.js';

it('are told of by the next upkeep when the process died before it could', async () => {
  const kept: { at: Date; notices: readonly FactorNotice[] }[] = [];
  let now = new Date('2026-03-02T09:00:00Z');
  const book: FactorBook = {
    find: async (id) => noFactors(id),
    async change(id, decide) {
      const decided = decide(noFactors(id))!;
      kept.push({ at: now, notices: decided.notices! });
      return decided.factors;
    },
    erase: async () => undefined,
    untold: async (before) =>
      kept.filter(({ at }) => at < before).map(({ notices }) => ({ accountId: 'account-1', notices })),
    markTold: async () => void kept.pop(),
  };
  let writes = 0;
  const accounts = {
    change: async () => {
      if ((writes += 1) === 1) throw new Error('died');
      return { ok: true as const, value: null };
    },
  };
  const factors = new ToldFactors(book, accounts, { next: () => 'link-1' }, { now: () => now });
  const added = { factors: noFactors('account-1'), told: ['passkey-added'] as const };
  await expect(factors.change('account-1', () => added)).rejects.toThrow('died');
  expect(kept).toMatchObject([{ notices: [{ change: 'passkey-added', request: 'link-1' }] }]);
  await factors.tellLeft();
  expect(writes).toBe(1);
  now = new Date(now.getTime() + 61_000);
  await factors.tellLeft();
  expect([writes, kept]).toEqual([2, []]);
});
