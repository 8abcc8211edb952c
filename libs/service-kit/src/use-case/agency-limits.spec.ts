import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import { describe, expect, it } from '@jest/globals';
import type { Identity } from '../identity/identity.js';
import type { Logger } from '../logging/logger.js';
import { type AgencyAct, AgencyLimits } from './agency-limits.js';

const registered = new Date('2026-03-02T09:00:00Z');
const agent: Identity = {
  ...{ subject: 'account-1', role: 'agent', agencyId: 'agency-1', sessionId: 'session-1' },
  agencySince: registered.getTime() / 1000,
};
const daysAfter = (days: number): Date => new Date(registered.getTime() + days * 86_400_000);

async function atAge(days: number) {
  let now = daysAfter(days);
  const clock = { now: () => now };
  const cache = await openEmbeddedCache({ clock });
  const limits = new AgencyLimits(cache, clock, {} as Logger);
  return {
    /** How many are let through, one after the other. */
    async most(act: AgencyAct, as: Identity = agent): Promise<number> {
      for (let done = 0; done < 3000; done += 1) if (!(await limits.count(act, as)).ok) return done;
      return Infinity;
    },
    count: (act: AgencyAct) => limits.count(act, agent),
    later: (days: number) => (now = new Date(now.getTime() + days * 86_400_000)),
  };
}

describe('what the people of an agency may do within a day', () => {
  it.each([
    ['invitation', 0, 60],
    ['invitation', 1, 150],
    ['invitation', 30, 500],
    ['entry', 0, 60],
    ['entry', 30, 500],
    ['viewing', 0, 400],
    ['viewing', 1, 800],
    ['viewing', 30, 2000],
    ['reply', 0, 400],
    ['reply', 29, 800],
    ['reply', 400, 2000],
    ['listing', 0, 300],
    ['listing', 1, 600],
    ['listing', 30, 2000],
  ] as const)('of the kind %s, after %i days, is %i', async (act, days, most) => {
    expect(await (await atAge(days)).most(act)).toBe(most);
  });

  it('is that of a new one where nothing says how long it has been there', async () => {
    const { agencySince: _, ...unknown } = agent;
    expect(await (await atAge(400)).most('invitation', unknown)).toBe(60);
  });

  it('is each agency’s own, each kind’s own, and there again a day later', async () => {
    const { most, count, later } = await atAge(0);
    expect(await most('invitation')).toBe(60);
    expect(await count('invitation')).toMatchObject({
      ok: false,
      failure: {
        code: 'TOO_MANY_REQUESTS',
        message: 'Your agency has sent 60 invitations within a day. Please try again in 24 hours.',
      },
    });
    expect((await count('reply')).ok).toBe(true);
    expect(await most('invitation', { ...agent, agencyId: 'agency-2' })).toBe(60);
    later(1);
    expect(await most('invitation')).toBe(150);
  });

  it('is not limited of programs, which hold the installation’s key', async () => {
    const { sessionId: _, ...program } = agent;
    expect(await (await atAge(0)).most('invitation', program)).toBe(Infinity);
  });
});
