import { describe, expect, it } from '@jest/globals';
import { linePath, problemsOf, readSpan } from './figure-words.js';
import type { Overview } from './overview-queries.js';

const part = (name: string, ready: boolean, spare = false) => ({
  name,
  ready,
  spare,
  reason: ready ? null : 'no',
});

const overview: Overview = {
  at: '2026-03-01T09:00:00.000Z',
  services: [
    {
      ...{ service: 'search', replica: null, well: false, problem: null, answerMs: 1250, slow: true },
      parts: [
        part('search: consumers', false, true),
        part('search: index', false),
        part('search: documents', true),
      ],
    },
    {
      ...{ service: 'viewings', replica: '10.0.0.7:8080', well: false, problem: 'no answer: refused' },
      ...{ parts: [], answerMs: null, slow: false },
    },
  ],
  figures: [
    { name: 'jobsFailed', value: 1200, trouble: true },
    { name: 'partsDown', value: 3, trouble: true },
    { name: 'emailsSent', value: 5, trouble: false },
  ],
};

describe('what somebody on call has to know', () => {
  it('comes first where it keeps people away, then what only waits', () => {
    expect(problemsOf(overview).map(({ text, grave }) => [text, grave])).toEqual([
      ['search: index cannot do its work', true],
      ['viewings at 10.0.0.7:8080 does not answer', true],
      ['search: consumers cannot do its work', false],
      ['search answers slowly: 1.3 s', false],
      ['1,200 jobs have used up their attempts', false],
    ]);
  });

  it('leads to where it is mended, and says why', () => {
    expect(problemsOf(overview).at(-1)).toMatchObject({ to: '/operations/queues' });
    expect(problemsOf(overview)[1]).toMatchObject({ reason: 'no answer: refused' });
  });
});

describe('a chart', () => {
  const at = (minute: number, mean: number) => ({
    ...{ at: new Date(minute * 60_000).toISOString(), mean, max: mean },
  });
  const box = { width: 100, height: 10, from: 0, to: 600_000, gapMs: 90_000 };

  it('goes from left to right, as high as the largest, and not over gaps', () => {
    expect(linePath([at(0, 0), at(1, 4), at(5, 2)], box)).toBe('M0.0 10.0h0.1L10.0 0.0M50.0 5.0h0.1');
  });

  it('of nothing is nothing', () => {
    expect(linePath([], box)).toBe('');
  });
});

it('an address without a span shows the last hour', () => {
  expect([readSpan(null), readSpan('year'), readSpan('week')]).toEqual(['hour', 'hour', 'week']);
});
