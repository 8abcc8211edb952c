import { describe, expect, it } from '@jest/globals';
import { networkOf } from './caller-of.js';
import { ReadLimit } from './read-limit.js';

describe('what a caller may ask for in a minute', () => {
  it('is used up, says when it goes on, and comes back steadily', () => {
    let now = 0;
    const limit = new ReadLimit(60, { now: () => new Date(now) });
    expect(limit.of('a')).toEqual({ limit: 60, remaining: 60, resetSeconds: 0, retrySeconds: 0 });
    limit.take('a', 30);
    expect(limit.of('a')).toEqual({ limit: 60, remaining: 30, resetSeconds: 30, retrySeconds: 0 });
    limit.take('a', 35);
    expect(limit.of('a')).toEqual({ limit: 60, remaining: 0, resetSeconds: 65, retrySeconds: 6 });
    expect(limit.of('b').remaining).toBe(60);
    now = 6000;
    expect(limit.of('a')).toMatchObject({ remaining: 1, retrySeconds: 0 });
    now = 600_000;
    expect(limit.of('a').remaining).toBe(60);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:aaaa:bbbb:cccc:dddd', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
