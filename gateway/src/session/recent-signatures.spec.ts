import { describe, expect, it } from '@jest/globals';
import { IdentityKey, serviceAudience, sessionAudience } from '@lintel/service-kit';
import { FakeClock } from '@lintel/testing';
import { RecentSignatures } from './recent-signatures.js';

const key = new IdentityKey('a secret for tests that is long enough');
const agent = { subject: 'account-1', role: 'agent', agencyId: 'example' } as const;

describe('who asks often', () => {
  const clock = new FakeClock();
  const recent = new RecentSignatures(key, clock);
  const sign = (more = {}) =>
    recent.sign({ ...agent, ...more }, { now: clock.now(), audience: serviceAudience });
  const read = (token: string | undefined, audience = sessionAudience) =>
    recent.verify(token, { now: clock.now(), audience });

  it('is signed once in five seconds, and anew as soon as anything about them is different', async () => {
    const first = await sign();
    clock.advance({ milliseconds: 4000 });
    expect(await sign()).toBe(first);
    expect(await sign({ limited: true })).not.toBe(first);
    clock.advance({ milliseconds: 1000 });
    const second = await sign();
    expect(second).not.toBe(first);
    // Services have most of the minute that it is good for.
    clock.advance({ milliseconds: 54_000 });
    expect(await key.verify(second, { now: clock.now(), audience: serviceAudience })).toEqual(agent);
  });

  it('is taken for two seconds longer than their token says, and by nobody it was not meant for', async () => {
    const token = await key.sign(agent, { now: clock.now(), audience: sessionAudience });
    clock.advance({ milliseconds: 59_000 });
    expect(await read(token)).toEqual(agent);
    clock.advance({ milliseconds: 1500 });
    expect(await read(token)).toEqual(agent);
    expect(await read(token, serviceAudience)).toBeNull();
    clock.advance({ milliseconds: 1500 });
    expect(await read(token)).toBeNull();
    expect(await read(undefined)).toBeNull();
  });
});
