import { describe, expect, it } from '@jest/globals';
import { subgraphContext } from '../graphql/subgraph.module.js';
import { confirmedLately } from './confirmed-lately.js';
import { apiAudience, type Identity, identityHeader, IdentityKey, serviceAudience } from './identity.js';

const key = new IdentityKey('a secret that is long enough for this');
const now = new Date('2026-03-01T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const agent = { subject: 'account-1', role: 'agent', agencyId: 'example' } as const;

describe('a signed identity', () => {
  it('is read back by whoever shares the secret, within its minute', async () => {
    const token = await key.sign(agent, { now, audience: serviceAudience });
    expect(await key.verify(token, { now: later(59), audience: serviceAudience })).toEqual(agent);
    expect(await key.verify(token, { now: later(61), audience: serviceAudience })).toBeNull();
  });

  it('leaves a service in no state to answer when it has expired, and is nobody when it is forged', async () => {
    const token = await key.sign(agent, { now, audience: serviceAudience });
    const seenAt = (at: Date, by = key) =>
      subgraphContext({ [identityHeader]: token }, { identityKey: by, clock: { now: () => at } });
    expect(await seenAt(later(59))).toEqual({ identity: agent });
    await expect(seenAt(later(61))).rejects.toMatchObject({ name: 'StaleIdentity', statusCode: 503 });
    const another = new IdentityKey('another secret that is long enough');
    expect(await seenAt(later(61), another)).toEqual({ identity: null });
    expect(await key.verify(token, { now: later(61), audience: serviceAudience })).toBeNull();
  });

  it('says what an agent may do for the agency, where it was said', async () => {
    const check = async (identity: Identity) =>
      key.verify(await key.sign(identity, { now, audience: serviceAudience }), {
        now,
        audience: serviceAudience,
      });
    expect(await check({ ...agent, agencyRole: 'negotiator' })).toEqual({
      ...agent,
      agencyRole: 'negotiator',
    });
    expect(await check(agent)).not.toHaveProperty('agencyRole');
    expect(await check({ ...agent, agencyRole: 'emperor' as 'owner' })).toBeNull();
  });

  it('is nobody when it was meant for someone else, signed by another or tampered with', async () => {
    const token = await key.sign(agent, { now, audience: serviceAudience });
    const check = (value: string | undefined, by = key) =>
      by.verify(value, { now, audience: serviceAudience });
    expect(await key.verify(token, { now, audience: apiAudience })).toBeNull();
    expect(await check(token, new IdentityKey('another secret that is long enough'))).toBeNull();
    const [header, payload, signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', role: 'operations' })).toString('base64url');
    expect(await check(`${header}.${forged}.${signature}`)).toBeNull();
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    expect(await check(`${unsigned}.${payload}.`)).toBeNull();
    expect(await check('nonsense')).toBeNull();
    expect(await check(undefined)).toBeNull();
  });

  it('needs a secret that cannot be guessed', () => {
    expect(() => new IdentityKey('short')).toThrow(/LINTEL_IDENTITY_SECRET/);
  });
});

describe('who has yet to show a passkey or a code', () => {
  const limited = { subject: 'account-1', role: 'user', sessionId: 'session-1', limited: true } as const;
  const seen = async (admitsLimited?: boolean) => {
    const token = await key.sign(limited, { now, audience: serviceAudience });
    const clock = { now: () => now };
    const options = { identityKey: key, clock, ...(admitsLimited ? { admitsLimited } : {}) };
    return (await subgraphContext({ [identityHeader]: token }, options)).identity;
  };

  it('is a visitor to every service', async () => {
    expect(await seen()).toBeNull();
  });

  it('is known to the one that can take the passkey', async () => {
    expect(await seen(true)).toEqual(limited);
  });
});

describe('having proved who one is', () => {
  const session = { ...agent, sessionId: 'session-1' };
  const at = Math.floor(now.getTime() / 1000);

  it('is good for ten minutes', () => {
    const confirmed = { ...session, confirmedAt: at };
    expect(confirmedLately(confirmed, later(600)).ok).toBe(true);
    expect(confirmedLately(confirmed, later(601))).toMatchObject({
      ok: false,
      failure: { code: 'CONFIRM_IDENTITY' },
    });
  });

  it('is asked of every session, and of no program', () => {
    expect(confirmedLately(session, now).ok).toBe(false);
    expect(confirmedLately(agent, now).ok).toBe(true);
  });
});
