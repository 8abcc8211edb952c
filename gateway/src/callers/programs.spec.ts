import { createLogger, IdentityKey } from '@lintel/service-kit';
import { FakeClock } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import type { Sessions } from '../session/sessions.js';
import type { Upstream } from '../upstream.js';
import { callerOf } from './caller-of.js';
import { keyLookupsPerMinute } from './key-lookups.js';
import { limitRoutes } from './limited-routes.js';
import { Programs } from './programs.js';

const clock = new FakeClock();
const holder = { keyId: 'feed', agencyId: 'acme', scopes: ['listings:read'] };
/** The secrets that were asked for. */
let asked: string[];
let away: boolean;
let held: string[];
let programs: Programs;
beforeEach(() => {
  [asked, away, held] = [[], false, ['lintel_feed']];
  const integrations = {
    execute: async ({ variables }: { variables: { secret: string } }) => {
      asked.push(variables.secret);
      if (away) throw new Error('the documents are away');
      return { data: { keyHolder: held.includes(variables.secret) ? holder : null } };
    },
  } as unknown as Upstream;
  programs = new Programs(new IdentityKey('a secret that is long enough for anybody'), integrations, clock);
});

let tries = 0;
const aKey = () => `lintel_${++tries}`;
const show = (secret: string, network?: string) => programs.identify(`Bearer ${secret}`, network);
/** As many keys as a network may try. */
const tryKeys = async (network: string) => {
  for (let n = 0; n < keyLookupsPerMinute; n++) await show(aKey(), network);
};

describe('a key that nobody is known to have', () => {
  it('is looked up for a network so often a minute, and then no more until it may again', async () => {
    await tryKeys('a');
    await expect(show(aKey(), 'a')).rejects.toMatchObject({
      retrySeconds: 1,
      message: 'Too many unknown keys come from your network. Please try again in 1 second.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(asked).toHaveLength(keyLookupsPerMinute);
    expect(await show(aKey(), 'b')).toBeNull();
    clock.advance({ seconds: 1 });
    expect(await show(aKey(), 'a')).toBeNull();
  });

  it('is asked for once by all who show it at the same time, and charged once', async () => {
    const secret = aKey();
    const many = Array.from({ length: 2 * keyLookupsPerMinute }, () => show(secret, 'a'));
    expect(new Set(await Promise.all(many))).toEqual(new Set([null]));
    expect(asked).toEqual([secret]);
  });

  it('is charged too while nobody can be asked', async () => {
    away = true;
    for (let n = 0; n < keyLookupsPerMinute; n++)
      await expect(show(aKey(), 'a')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    await expect(show(aKey(), 'a')).rejects.toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS' } });
    expect(asked).toHaveLength(keyLookupsPerMinute);
  });

  it('is asked for only for the network that it came from', async () => {
    await expect(show('lintel_feed')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    const secret = aKey();
    await show(secret, 'a');
    clock.advance({ seconds: 3 });
    expect(await show(secret)).toBeNull();
    expect(asked).toEqual([secret]);
  });
});

describe('a key that somebody has', () => {
  it('is looked up anew as often as need be, whatever others try from the same network', async () => {
    await show('lintel_feed', 'a');
    await tryKeys('a').catch(() => undefined);
    for (let n = 0; n < 3; n++) {
      clock.advance({ seconds: 2 });
      await tryKeys('a').catch(() => undefined);
      expect(await show('lintel_feed', 'a')).toMatchObject({ identity: { subject: 'key:feed' } });
    }
    expect(asked.filter((secret) => secret === 'lintel_feed')).toHaveLength(4);
  });

  it('is not forgotten for however many that nobody has', async () => {
    await show('lintel_feed', 'a');
    for (let network = 0; network < 20; network++) await tryKeys(`${network}`);
    expect(await show('lintel_feed', 'a')).toMatchObject({ identity: { subject: 'key:feed' } });
    expect(asked.filter((secret) => secret === 'lintel_feed')).toHaveLength(1);
  });

  it('stays known while nobody can be asked', async () => {
    await show('lintel_feed', 'a');
    away = true;
    clock.advance({ seconds: 2 });
    await expect(show('lintel_feed', 'a')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    away = false;
    await tryKeys('a');
    expect(await show('lintel_feed', 'a')).toMatchObject({ identity: { subject: 'key:feed' } });
  });

  it('is a stranger’s once it is revoked', async () => {
    await show('lintel_feed', 'a');
    held = [];
    clock.advance({ seconds: 2 });
    expect(await show('lintel_feed', 'a')).toBeNull();
    clock.advance({ seconds: 60 });
    await tryKeys('a');
    await expect(show('lintel_feed', 'a')).rejects.toMatchObject({ retrySeconds: 1 });
  });
});

describe('a request with one key too many', () => {
  let http: FastifyInstance;
  beforeEach(async () => {
    http = fastify({ forceCloseConnections: true });
    const sessions = { peek: async () => null } as unknown as Sessions;
    const logger = createLogger('gateway', 'silent');
    limitRoutes(http, { callerOf: callerOf(sessions, programs), pointsPerMinute: 30_000, clock, logger });
    http.get('/work', { config: { limited: 'work' } }, async () => 'done');
  });
  afterEach(() => http.close());
  const get = (headers: Record<string, string>) => http.inject({ url: '/work', headers });

  it('is refused with what was limited and when to come again, and nobody is asked', async () => {
    await tryKeys('address 127.0.0.1');
    const refused = await get({ authorization: `Bearer ${aKey()}` });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(refused.headers['ratelimit-remaining']).toBe('29999');
    expect(refused.json().errors[0]).toMatchObject({
      message: expect.stringContaining('Too many unknown keys'),
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(asked).toHaveLength(keyLookupsPerMinute);
    expect((await get({})).statusCode).toBe(200);
  });
});
