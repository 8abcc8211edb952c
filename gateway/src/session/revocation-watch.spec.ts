import { systemClock } from '@lintel/kernel';
import { createLogger } from '@lintel/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { Upstream } from '../upstream.js';
import { RevocationWatch } from './revocation-watch.js';
import { Revocations } from './revocations.js';

/** A watch over accounts that answer, refuse or are gone, and a bus that is heard or not. */
function watching(accounts: () => Promise<unknown>, isHearing: () => Promise<boolean>) {
  const revocations = new Revocations(systemClock, () => undefined);
  const upstream = { name: 'accounts', execute: accounts, health: async () => [] } as unknown as Upstream;
  const logger = createLogger('gateway', 'silent');
  return { revocations, watch: new RevocationWatch({ accounts: upstream, revocations, isHearing, logger }) };
}
const gone = () => Promise.reject(new Error('connect ECONNREFUSED'));
const identity = { subject: 'ada', role: 'user', sessionId: 'session-1' } as const;

describe('what a gateway knows of revoked tokens', () => {
  it('is nothing before it was told, so that none is honoured', () => {
    expect(watching(gone, gone).watch.isCurrent).toBe(false);
  });

  it('is what accounts answer', async () => {
    const answer = {
      data: { revocations: [{ accountId: 'ada', sessionId: 'session-1', fromVersion: null }] },
    };
    const { watch, revocations } = watching(async () => answer, gone);
    await watch.check();
    expect([watch.isCurrent, revocations.concern(identity)]).toEqual([true, true]);
  });

  it('is what the bus says while accounts are away', async () => {
    const { watch } = watching(gone, async () => true);
    await watch.check();
    expect(watch.isCurrent).toBe(true);
  });

  it.each([
    ['gone', gone],
    ['failing', async () => ({ data: null, errors: [new Error('no')] })],
  ])('is nothing when accounts are %s and the bus is away', async (_how, accounts) => {
    for (const bus of [gone, async () => false]) {
      const { watch } = watching(accounts, bus);
      await watch.check();
      expect(watch.isCurrent).toBe(false);
    }
  });

  it('is asked of accounts as far back as it may have missed something', async () => {
    const asked: number[] = [];
    const { watch } = watching(
      (async ({ variables }: { variables: { withinSeconds: number } }) => {
        asked.push(variables.withinSeconds);
        return { data: { revocations: [] } };
      }) as never,
      gone,
    );
    await watch.check();
    await watch.check();
    expect(asked).toEqual([360, 11]);
  });
});
