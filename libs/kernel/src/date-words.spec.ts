import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import * as words from './date-words.js';

const summer = '2026-09-30T23:05:07.900Z';

it('has one British form of a day, a moment and a time, in London', () => {
  expect(words.dayText(summer)).toBe('1 Oct 2026');
  expect(words.dayText('2026-09-21')).toBe('21 Sep 2026');
  expect(words.longDayText('2026-11-21')).toBe('Saturday 21 November 2026');
  expect(words.nearDayText('2026-11-21')).toBe('Saturday 21 November');
  expect(words.shortDayText(new Date('2026-09-01T09:00:00Z'))).toBe('Tue 1 Sep');
  expect(words.monthText('2026-11-01')).toBe('November 2026');
  expect(words.momentText(summer)).toBe('1 Oct 2026, 00:05');
  expect(words.exactMomentText(summer)).toBe('1 Oct 2026, 00:05:07');
  expect(words.longMomentText('2026-11-21T10:05:00Z')).toBe('Saturday 21 November 2026 at 10:05');
  expect(words.shortMomentText('2026-07-01T23:05:00Z')).toBe('Thu 2 Jul at 00:05');
});

it("has the specification's forms: 'MMM d, yyyy', 'MMMM d, yyyy' and 'h:mm a'", () => {
  expect(words.specifiedDay('2026-09-03')).toBe('Sep 3, 2026');
  expect(words.specifiedLongDay('2026-11-21T10:05:00Z')).toBe('November 21, 2026');
  const viewing = { date: '2026-11-23', time: '14:00' };
  expect(words.specifiedFullDay(viewing.date)).toBe('Monday, November 23, 2026');
  expect(words.specifiedMoment(viewing)).toBe('Mon, Nov 23, 2026 at 2:00 PM');
  expect(words.specifiedLongMoment(viewing)).toBe('Monday, November 23, 2026 at 2:00 PM');
  expect(['00:05', '09:30', '12:00', '16:30'].map(words.specifiedTime)).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '4:30 PM',
  ]);
});

it('is the only place that words dates: nothing else asks the platform for a form of its own', () => {
  const asked = String.raw`Intl\.DateTimeFormat\(|toLocaleDateString|toLocaleTimeString|toLocaleString\('en-US`;
  const found = execFileSync(
    'git',
    ['grep', '-lE', asked, '--', 'apps/*/src', 'gateway/src', 'libs', 'services', 'deploy', ':!apps/e2e'],
    { cwd: fileURLToPath(new URL('../../..', import.meta.url)), encoding: 'utf8' },
  );
  expect(
    found
      .trim()
      .split('\n')
      .filter((file) => !file.endsWith('.spec.ts')),
  ).toEqual([
    'libs/kernel/src/date-words.ts',
    // What they make is read by programs: days to reckon with, and whether a time zone exists.
    'libs/kernel/src/london-time.ts',
    'libs/platform/jobs/job-rules.ts',
    'services/search/src/domain/saved/alert-times.ts',
  ]);
});
