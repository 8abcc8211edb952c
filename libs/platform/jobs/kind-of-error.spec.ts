import { describe, expect, it } from '@jest/globals';
import { kindOfError } from './kind-of-error.js';

describe('the kind of an error', () => {
  it.each([
    ['451 4.3.0 try again', '# # try again'],
    ['mailbox of <ann@example.com> is full', 'mailbox of <<address>> is full'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED #'],
    ['GET https://images.example.com/a?b=1 answered 503', 'GET <url> answered #'],
    ['no listing 8f14e45f-ceea-467a-9575-2f0c0c8a5f7b', 'no listing <id>'],
    ['no upload 65a1b2c3d4e5f60718293a4b', 'no upload <id>'],
    ['two\n  lines\tof it', 'two lines of it'],
    ['<b>markup</b> stays text', '<b>markup</b> stays text'],
    ['', ''],
  ])('%j is %j', (error, kind) => {
    expect(kindOfError(error)).toBe(kind);
  });

  it('is short, however long the error, and found at once', () => {
    expect(kindOfError('x'.repeat(100_000)).length).toBeLessThanOrEqual(200);
    expect(kindOfError(`${'a@'.repeat(50_000)} ${'1.'.repeat(50_000)}`).length).toBeLessThanOrEqual(200);
  });
});
