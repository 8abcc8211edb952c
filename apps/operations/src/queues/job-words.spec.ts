import { describe, expect, it } from '@jest/globals';
import { durationText, nameText, runText, timelineOf } from './job-words.js';
import type { Run, WholeJob } from './queues-queries.js';

it.each([
  [null, '–'],
  [7.6, '8 ms'],
  [2_460, '2.5 s'],
  [42_000, '42 s'],
  [185_000, '3 min'],
  [7_300_000, '2 h'],
  [345_600_000, '4 days'],
])('%j milliseconds are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

it('a queue is called by its words', () => {
  expect(nameText('listing-bulk_changes')).toBe('Listing bulk changes');
  expect(nameText('emails')).toBe('E-mails');
});

const run: Run = {
  ...{ id: 'r', verb: 'retry', state: 'running', matched: 12_000, done: 3_000, overtaken: 0 },
  ...{ startedAt: '', endedAt: null, problem: null },
};

describe('what is done to many jobs', () => {
  it('says how far it is, what it came to, and why it stopped', () => {
    expect(runText(run)).toBe('3,000 of 12,000 jobs retried');
    expect(runText({ ...run, state: 'done', done: 11_998, overtaken: 2 })).toBe(
      '11,998 jobs retried; 2 had been dealt with meanwhile',
    );
    expect(runText({ ...run, verb: 'discard', state: 'stopped', problem: 'the queue is away' })).toBe(
      'Stopped after 3,000 of 12,000 jobs were discarded: the queue is away. Begin again for the rest.',
    );
  });
});

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 9, 0, seconds)).toISOString();
const whole = (about: Partial<WholeJob['job']>, failures: number): WholeJob => ({
  ...{ data: '{}', masked: false },
  history: Array.from({ length: failures }, (_, n) => ({ began: at(n), ended: at(n + 1), error: 'no' })),
  job: {
    ...{ queue: 'emails', key: 'k', name: 'digest', state: 'failed', attempts: 5, attemptsMade: failures },
    ...{ error: 'no', addedAt: at(0), dueAt: null, startedAt: at(8), finishedAt: at(9), tags: [], ...about },
  },
});

describe('the timeline of a job', () => {
  it('has each failed attempt with its number, and how it ended', () => {
    expect(timelineOf(whole({}, 2)).map(({ words }) => words)).toEqual([
      'Added',
      'Attempt 1 of 5 failed after 1.0 s',
      'Attempt 2 of 5 failed after 1.0 s',
      'Failed for good: it waits for somebody to retry or discard it',
    ]);
  });

  it('has the next attempt of one that waits for it', () => {
    const [, , next] = timelineOf(whole({ state: 'delayed', dueAt: at(30), finishedAt: null }, 1));
    expect(next).toEqual({ at: at(30), words: 'Next attempt' });
  });

  it('does not number attempts of before a retry', () => {
    expect(timelineOf(whole({ state: 'waiting', attemptsMade: 0 }, 1)).map(({ words }) => words)).toEqual([
      'Added',
      'An attempt failed after 1.0 s',
    ]);
  });
});
