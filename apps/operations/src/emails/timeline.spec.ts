import { describe, expect, it } from '@jest/globals';
import { timelineOf } from './timeline.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)).toISOString();
const email = {
  state: 'queued' as const,
  ...{ occurredAt: at(0), queuedAt: at(1), settledAt: null, dueAt: at(32) },
  ...{ reason: null, bounced: false },
  attempts: [{ began: at(1), ended: at(2), answer: '451 4.3.0 later', taken: false }],
};
const told = (change: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({ ...email, ...change }).map(({ what, detail = '' }) => `${what} | ${detail}`);

describe('what became of an e-mail', () => {
  it('waits for its next attempt, with what the server said', () => {
    expect(told({})).toEqual([
      'It happened | ',
      'Queued | ',
      'Attempt 1: not taken, after 1.0 s | 451 4.3.0 later',
      'Is tried next | ',
    ]);
  });

  it.each([
    [{ dueAt: null }, 'Waits for its turn | '],
    [{ state: 'sent' as const }, 'Sent | '],
    [{ state: 'failed' as const, reason: '554 spam' }, 'Given up | 554 spam'],
    [{ state: 'failed' as const, reason: '550', bounced: true }, 'Refused: the address takes no mail | 550'],
    [{ state: 'dropped' as const, reason: 'the account was closed' }, 'Dropped | the account was closed'],
  ])('ends with how it stands: %j', (change, last) => {
    expect(told(change).at(-1)).toBe(last);
  });
});
