import { describe, expect, it } from '@jest/globals';
import { bookedDays, byWhoIsToAnswer, groupViewings, tabOf } from './viewing-groups.js';
import { aViewing } from './viewing.fixture.js';

describe('the tabs', () => {
  it.each([
    ['scheduled', 'scheduled'],
    ['rescheduling', 'scheduled'],
    ['pending', 'scheduled'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
  ] as const)('list a viewing that is %s under %s', (status, tab) => expect(tabOf(status)).toBe(tab));

  it('begin with the soonest of what is to come, and with the last of what has been', () => {
    const { scheduled, completed } = groupViewings([
      aViewing('scheduled', ['2026-11-25', '10:00']),
      aViewing('completed', ['2026-11-02', '10:00']),
      aViewing('pending', ['2026-11-24', '10:00']),
      aViewing('completed', ['2026-11-03', '10:00']),
    ]);
    expect(scheduled.map(({ date }) => date.date)).toEqual(['2026-11-24', '2026-11-25']);
    expect(completed.map(({ date }) => date.date)).toEqual(['2026-11-03', '2026-11-02']);
  });
});

describe('what waits for the visitor', () => {
  it('is told apart from what waits for the agent, and from what is settled', () => {
    const [asked, offered, settled] = [
      aViewing('pending', ['2026-11-24', '10:00']),
      aViewing('pending', ['2026-11-25', '10:00'], { awaits: 'visitor' }),
      aViewing('scheduled', ['2026-11-26', '10:00']),
    ];
    expect(byWhoIsToAnswer([asked, offered, settled])).toEqual({ mine: [offered], others: [asked, settled] });
  });
});

describe('the calendar', () => {
  it('highlights the days that have a viewing, and says what is on them', () => {
    const standing = aViewing('scheduled', ['2026-11-24', '10:00']).start;
    const marks = bookedDays(
      groupViewings([
        aViewing('scheduled', ['2026-11-24', '12:00']),
        aViewing('pending', ['2026-11-24', '14:00']),
        aViewing('pending', ['2026-11-25', '14:00']),
        aViewing('cancelled', ['2026-11-26', '14:00']),
        aViewing('rescheduling', ['2026-11-27', '09:30'], { start: standing }),
        aViewing('completed', ['2026-11-02', '10:00']),
      ]),
    );
    expect([...marks]).toEqual([
      ['2026-11-24', { words: '2 viewings booked, 1 viewing asked for', filled: true }],
      ['2026-11-25', { words: '1 viewing asked for', filled: false }],
      ['2026-11-02', { words: '1 viewing booked', filled: true }],
    ]);
  });
});
